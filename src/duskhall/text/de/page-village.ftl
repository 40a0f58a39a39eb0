# The village, the hand and the totals.

page-column-item = Gegenstände
page-column-spell = Zaubersprüche
page-column-basic = Basiskarten
page-stack-short = { $n } Gold zu wenig
page-stack-buy = Kaufen für { $cost }
page-village-open = Öffnen
page-discarded = { $n ->
    [0] Ablage leer
   *[other] { $n } abgelegt
}
page-hand-with = → { $hero }
page-front-later = Mehr ab { $xp } EP
page-total-then = wird { $n }
page-place = Ort
page-place-story = Verlauf
page-place-hall = Dungeon
page-card-guardian = Wächter
page-card-guardian-text = bleibt auf seiner Position; auf Position 1 oder besiegt beendet er das Spiel.
