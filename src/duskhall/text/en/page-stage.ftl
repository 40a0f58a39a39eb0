# The table: the place where the turn is, large, and the other one as a strip.

page-look = Look
page-strip-health = { $n } health
page-strip-left = left
page-strip-later = not this turn
