# The village, the hand and the totals.

page-column-item = アイテム
page-column-spell = 呪文
page-column-basic = 基本カード
page-stack-short = あと{ $n }金貨
page-stack-buy = { $cost }金貨で購入
page-village-open = 開く
page-discarded = { $n ->
    [0] 捨て札なし
   *[other] 捨て札{ $n }枚
}
page-hand-with = { $hero }が装備
page-front-later = 経験値{ $xp }点でさらに
page-total-then = { $n }になる
page-place = 場所
page-place-story = 経過
page-place-hall = ホール
page-card-guardian = ガーディアン
page-card-guardian-text = そのランクから動かない。ランク1に来るか、倒されると、ゲームが終わる。
