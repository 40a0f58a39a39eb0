### The terminal: a challenge to beat somebody's score.

cli-not-with-challenge = { $option } passt nicht zu --challenge: Der Code sagt, wie das Spiel aufgebaut ist.
cli-challenge = Diese Herausforderung lässt sich nicht öffnen: { $why }. Bitte noch einmal um den Code.
opening-challenge = Schlag { $name } mit denselben Karten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
