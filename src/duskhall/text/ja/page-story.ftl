# The side of the table: the story of the game, the other players, the bar above, and what moves.

## Story

page-story = 経過
page-story-turn = 第{ $turn }ターン · { $who }
page-story-you = あなた
page-story-earlier = これまで
page-story-none = まだ何も起きていません。
page-story-more = 以前の{ $n }ターン
page-story-won = 勝ち
page-story-lost = 負け
page-story-taken-back = 取り消し
page-story-again = もう一度
page-story-again-note = 自分の前のターンの後に、ほかのプレイヤーがしたことをもう一度見せます
page-story-again-all = すべて見せる
page-story-again-back = 1つ戻る
page-story-again-next = 次へ
page-story-again-play = 再生
page-story-again-pause = 一時停止
page-story-again-none = ほかのプレイヤーはまだ何もしていません。
page-pace = 速さ
page-news = 最新の手
page-news-plays = プレイ中…
page-news-deed = { $who }：{ $deed }

## Players

page-seat-vp = 勝利点{ $n }
page-seat-hp = HP{ $n }
page-seat-hand = 手札{ $n }
page-seat-deck = デッキ{ $n }
page-seat-xp = 経験値{ $n }
page-seat-just-now = たった今：
page-seat-turn-of = 第{ $turn }ターン：

## The bar

page-steps = あなたのターンの流れ
page-turn-step = 第{ $turn }ターン · { $step }
page-turn-whose = { $name }のターン
page-step-dungeon = ダンジョン
page-step-prepare = 準備
page-step-battle = 戦闘
page-step-spoils = 報酬
page-step-walk = 移動
page-step-fight = 戦闘
page-step-rewards = 討伐報酬
page-step-village = 村
page-step-buy = 購入
page-step-level = レベルアップ
page-step-end = ターンの終了
page-step-rest = 休息
page-step-ready = 備える

## What moves

page-motion-won = { $total }対{ $health }：「{ $card }」を倒した
page-motion-level = 「{ $card }」が「{ $into }」にレベルアップ
page-motion-lost = { $total }対{ $health }：「{ $card }」を倒せなかった
