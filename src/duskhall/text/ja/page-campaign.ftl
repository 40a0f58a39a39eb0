### What the page says about campaigns.
###
### $n and $of count games from 1, $of and $planned are 0 where no number is fixed; $open, $turns and $points are whole
### numbers. All others are names or finished texts.

## Making one

page-campaign-what = キャンペーンは、同じプレイヤーでクエストを続けて遊ぶものです。ゲームが終わるたびに、カード1枚を自分の最初のデッキに加えられます。全ゲームの得点を合計します。
page-campaign-rules = キャンペーンのルール
page-campaign-how-many = ゲーム数
page-campaign-games = ゲーム
page-campaign-games-of = { $n ->
    [0] 決めない
   *[other] { $n }ゲーム
}
page-campaign-setups = 各ゲームのカード
page-campaign-setups-quests = 5つのクエストを順番に
page-campaign-setups-random = ランダムなカード
page-campaign-setups-chosen = 自分で選んだセットアップ
page-campaign-setups-again = セットアップの数より多くゲームをするときは、最初のセットアップに戻ります。
page-campaign-setups-random-note = ゲームごとに新しいランダムなカードを使います。始まる前に確かめられます。
page-campaign-setups-none = 最初のゲームのカードを下で選び、追加してください。後のゲームのセットアップも追加できます。
page-campaign-setup-of = 第{ $n }ゲームのカード
page-campaign-setup-add = このカードを第{ $n }ゲームで使う
page-campaign-setup-remove = 第{ $n }ゲームのカードを外す
page-campaign-harder = 難しくする
page-campaign-harder-note = 最初のデッキはゲームごとに強くなります。次の設定で釣り合いをとれます。
page-campaign-keys = 第1ゲームでガーディアンが現れる鍵の数
page-campaign-more-keys = その後はゲームごとに鍵が1本ずつ多く必要（6本まで）
page-campaign-key-decks = レベル1 · 2 · 3のモンスターデッキの鍵
page-campaign-key-decks-usual = 1 · 2 · 3（通常）
page-campaign-key-decks-of = { $a } · { $b } · { $c }
page-campaign-tables = 観戦者・時計・ボットの速さ
page-campaign-make = キャンペーンを作る

## The page of a campaign

page-campaign-stop = このキャンペーンは表示できません
page-campaign-link = このキャンペーンへのリンク
page-campaign-players = プレイヤー
page-campaign-leave = キャンペーンを離れる
page-campaign-state-waiting = 空席が{ $open }つあります。埋まるとキャンペーンを始められます。
page-campaign-state-ready = { $of ->
    [0] 第{ $n }ゲームを始められます。
   *[other] 全{ $of }ゲームの第{ $n }ゲームを始められます。
}
page-campaign-state-playing = { $of ->
    [0] 第{ $n }ゲームが進行中です。
   *[other] 全{ $of }ゲームの第{ $n }ゲームが進行中です。
}
page-campaign-state-recognition = 第{ $n }ゲーム後のギルドの表彰：{ $name }がカードを選んでいます。
page-campaign-state-yours = 第{ $n }ゲーム後のギルドの表彰：カードを選んでください。
page-campaign-state-over = { $n ->
    [1] キャンペーンは終わりました。{ $points }点で{ $names }の勝ちです。
   *[other] キャンペーンは終わりました。{ $points }点で{ $names }が勝利を分け合います。
}
page-campaign-next = 第{ $n }ゲームを始める
page-campaign-to-table = 第{ $n }ゲームを続ける
page-campaign-watch = 第{ $n }ゲームを観戦する
page-campaign-cards-next = 第{ $n }ゲームのカード
page-campaign-cards-now = 進行中の第{ $n }ゲームのカード

page-campaign-recognition = ギルドの表彰
page-campaign-recognition-note = 1位から順に、各プレイヤーは自分のデッキのアイテム、呪文、武器のうち1枚を最初のデッキに加えられます。誰かが選んだカードは、今回ほかのプレイヤーは選べません。
page-campaign-choose = 最初のデッキに加えるカードを選んでください
page-campaign-choose-for = { $name }さん、最初のデッキに加えるカードを選んでください
page-campaign-take = 「{ $card }」を加える
page-campaign-decline = 加えない
page-campaign-pass-over = { $name }を飛ばして進める
page-campaign-took = 「{ $card }」を加えた
page-campaign-declined = 加えなかった
page-campaign-forfeited = 加えられるカードがなかった
page-campaign-choosing = 選んでいる
page-campaign-later = 後で選ぶ

page-campaign-game-title = 第{ $n }ゲーム：{ $title }
page-campaign-game-note = { $turns }ターン、{ $date }
page-campaign-points = 点
page-campaign-winner = 勝者：
page-campaign-total = これまでの合計
page-campaign-final = 最終得点
page-campaign-decks = 最初のデッキに加えたカード
page-campaign-decks-none = なし

page-campaign-about = このキャンペーンについて
page-campaign-end = いまキャンペーンを終える
page-campaign-end-note = 首位のプレイヤーの勝ちになります。後で取り消せます。
page-campaign-go-on = もっと遊ぶ
page-campaign-go-on-note = 終わったところからキャンペーンを続けます。

## In the lobby, and at the table of a game

