### Hints and reviews: the better move, and why.

## A hint. Its parts are put together to one sentence.

hint-move = ヒント：{ $move }。
hint-done = これ以上何もしない
hint-stay = ここにとどまる
hint-reasons = 理由：{ $reasons }。
hint-chance = このゲームの勝率：約{ $percent }%。
hint-wins = 「{ $card }」に勝てる（{ $total }対{ $health }）
hint-may-win = 「{ $card }」に勝てるかもしれない
hint-xp = 経験値{ $xp }点
hint-gives-up = { $cards }を手放す
hint-keeps = { $cards }を残せる
hint-gold = { $gold }金貨でたとえば「{ $card }」（{ $price }）を購入できる
hint-level = 経験値{ $xp }点でたとえば「{ $card }」にレベルアップできる（残り{ $left }点）
hint-pause-destroy = 「{ $card }」がなければ強いカードを引きやすい
hint-pause-deck = { $cards }を次の手札に残せる
hint-does-trades = 「{ $card }」は「{ $given }」を経験値に変える
hint-does-xp = 「{ $card }」で経験値を得られる
hint-does-draws = 「{ $card }」でカードを引ける
hint-does-levels = 「{ $card }」で英雄をレベルアップできる
hint-does-heals = 「{ $card }」で負傷を癒せる
hint-does-buys = 「{ $card }」でもう1枚購入できる
hint-does-thins = 「{ $card }」で要らないカードを破棄できる
hint-instead = 今「{ $card }」に勝つより得になる
hint-slight = どれを選んでも大差はない
hint-rids = { $cards }を手放せる
hint-lost = 負けても「{ $card }」はダンジョンホールを去り、後ろのモンスターが前に出る
hint-adds = 「{ $card }」が加わる（{ $what }）
hint-adds-part = { $figure }{ $n }
hint-gold-left = { $price }金貨を使い、残りは{ $left }
hint-xp-left = 経験値{ $xp }点を使い、残りは{ $left }点
hint-ahead = { $move }より{ $percent }%多く勝てる
hint-close = { $move }のとほぼ同じ
hint-forced = ここでの手は1つだけです：{ $move }。
hint-agree = この卓には{ $n }人います。全員がヒントに同意しますか？（はい／いいえ）
hint-refused = では、ヒントはなしにします。全員が同意したら「ヒント」と打ち込んでください。

## The words of a review

review-title = { $names }の分析
review-working = 分析中
review-note = { $decisions }の決定を評価し、うち{ $again }は2回評価しました。「±」は標準誤差です。その2倍より多く勝率を失った手だけをミスと数えます。
review-curve = ターンごとの勝率
review-curve-end = 終了
review-percent = { $n }%
review-gain = +{ $n }%
review-loss = −{ $n }%
review-even = 0%

review-turning = 転機
review-turning-none = 勝率が大きく動いたターンはありません。
review-turning-line = 第{ $turn }ターン、{ $who }：{ $name } { $change }（±{ $error }%）
review-turning-given = { $who }が{ $moves ->
        [1] {""}
       *[other] { $moves }手で
    }{ $percent }%を失った
review-happened-won = { $who }が「{ $card }」を倒した
review-happened-lost = { $who }が「{ $card }」に敗れた
review-happened-bought = { $who }が「{ $card }」を購入した
review-happened-levelled = { $who }が「{ $card }」にレベルアップさせた
review-happened-key = { $who }が鍵を見つけた
review-happened-guardian = 「{ $card }」が現れた

review-mistakes = 最も損をした手
review-mistakes-of = { $name }
review-mistakes-none = はっきりしたミスはありません。
review-mistake = 第{ $turn }ターン、{ $move }：{ $loss }（±{ $error }%）
review-better = よりよい手：{ $move }
review-better-why = よりよい手：{ $move }（{ $reasons }）

review-shares = 運と腕前
review-column-turn = ターン
review-column-player = プレイヤー
review-column-start = 開始時
review-column-given = 自分のミス
review-column-gifts = 相手のミス
review-column-luck = 運
review-column-result = 結果
review-share-luck = { $name }：運の内訳は、自分の手札{ $draws }、相手の手札{ $others }（±{ $hands }%）、モンスター・ダイスなど{ $rest }。自分のミスは±{ $given }%。

review-buys = 購入したカードの働き
review-buys-paid = 役に立った
review-buys-never = 役に立たなかった
review-buys-none = 購入はありませんでした。
review-buy = { $copies ->
        [1] { $card }
       *[other] { $card }×{ $copies }
    }：{ $drawn ->
        [0] 引かれなかった
       *[other] { $drawn }回引いた
    }{ $uses ->
        [none] {""}
       *[other] 、{ $used }
    }
review-buy-victories = 手札にあるとき{ $n }勝
review-buy-purchases = 手札にあるとき購入{ $n }回
review-buy-points = 勝利点{ $n }点
review-not-over = このゲームは終わっていないので、まだ分析できません。先に終えてください。「duskhall play --from { $file }」で続けられます。
