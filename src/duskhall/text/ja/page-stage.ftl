# The table: the place where the turn is, large, and the other one as a strip.

page-look = 見る
page-strip-health = ヘルス{ $n }
page-strip-left = 残り
page-strip-later = このターンは戦えません
