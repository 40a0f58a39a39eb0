### The terminal: a challenge to beat somebody's score.

cli-not-with-challenge = { $option } does not go with --challenge: the code says how the game is set up.
cli-challenge = This challenge cannot be opened: { $why }. Ask for the code again.
opening-challenge = Beat { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } with this deal.
