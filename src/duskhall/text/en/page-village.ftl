# The village, the hand and the totals.

page-column-item = Items
page-column-spell = Spells
page-column-basic = Basic cards
page-stack-short = { $n } gold short
page-stack-buy = Buy for { $cost }
page-village-open = Open
page-discarded = { $n ->
    [0] no discards
   *[other] { $n } discarded
}
page-hand-with = on { $hero }
page-front-later = More at { $xp } XP
page-total-then = becomes { $n }
page-place = Place
page-place-story = Story
page-place-hall = Hall
page-card-guardian = Guardian
page-card-guardian-text = stays in its rank; it ends the game at rank 1, or once defeated.
