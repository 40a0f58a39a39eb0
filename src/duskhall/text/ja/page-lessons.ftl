# The lessons on the page. The words of their steps are in lessons.ftl and come from the server.

page-title-learn = 遊び方を学ぶ
page-lessons-text = ガイドつきの本物のゲームです。1ステップずつ、することと理由を示します。代わりにやってもらうことも、戻ることも、レッスンを省いて遊び続けることもできます。
page-lessons-tile = 遊び方を学ぶ
page-lessons-tile-first = 初めてですか？ ゲームをしながら学べます。レッスンは約10分、そのあとゲームの終わりまで約30分です。
page-lessons-tile-more = 明かり、武器、病気、休息、ゲームの終わり、アドバンス、クエストの短いレッスン。
page-lessons-tile-begin = 初めてのゲームを始める
page-lesson-begin = 始める
page-lesson-begin-title = レッスンを始める：{ $title }
page-lesson-again = もう一度
page-lesson-finished = 修了
page-lesson-minutes = 約{ $n }分
page-lesson-minutes-game = レッスンは約{ $n }分、そのあとゲームの終わりまで約30分です。
page-lesson-step = ステップ{ $n }／{ $steps }
page-lesson-progress = 終えたステップ
page-lesson-behind = （完了）
page-lesson-next = 次へ
page-lesson-do = 代わりにやる
page-lesson-skip = レッスンを省く
page-lesson-find = 光っている場所へ移る
page-lesson-watch = 相手の番です。
page-lesson-next-one = 次のレッスン
page-lesson-all = すべてのレッスン
page-lesson-play-on = 遊び続ける
