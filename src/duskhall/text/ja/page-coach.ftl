# The guide in ordinary games: what each edition has of its own, told once.

page-coach-ask = { $tucked ->
        [yes] 迷ったら「詳しく」の中の「ヒント」を。達人が選ぶ手と、その理由を示します。
       *[no] 迷ったら「ヒント」を。達人が選ぶ手と、その理由を示します。
    }
page-coach-new-prepare = アドバンスの新しい点：備える。手札のカードをデッキに戻し、次のターンにまた引きます。残さなかったカードの代わりには、別のカードを引きます。
page-coach-new-bearer = アドバンスの新しい点：サンダーストーンの担い手。残り{ $left }枚の下のほうに混ざっています。倒されるか、ランク1に来ると、ゲームが終わります。
page-coach-new-curse = アドバンスの新しい点：呪い。手札にある間は攻撃が減ります。なくす方法はカードに書いてあります。
page-coach-new-familiar = アドバンスの新しい点：使い魔。勝利後、1ゲームに1回、「使い魔の呼び声」で使い魔を引けます。
page-coach-new-familiar-lies = 使い魔は自分の前に置かれています。毎ターン使用でき、経験値が多いほど多くのことができます。経験値は減りません。
page-coach-new-keys = クエストの新しい点：モンスターのあいだに鍵が隠れています。{ $goal }本中{ $found }本が見つかりました。最後の1本でガーディアンが現れます。
page-coach-new-guardian = ガーディアンが現れました。ゲームは残り{ $turns }ターンです。
page-coach-new-tokens = クエストの新しい点：トークンは、使うまで自分の前に置いておきます。手札の枚数には入りません。
