# The table: the place where the turn is, large, and the other one as a strip.

page-look = Ansehen
page-strip-health = { $n } Lebenspunkte
page-strip-left = übrig
page-strip-later = nicht in diesem Zug
