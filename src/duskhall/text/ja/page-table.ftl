# The table in the browser.

page-table-not-connected = いま、卓に接続していません。
page-table-broken-off = 応答が届く前に接続が切れました。いま卓に見えているとおりに進みます。
page-table-reload = このページはサーバーより古い版です。ページを再読み込みしてください。

## Signs on cards that something can be done with

page-can = 選ぶ
page-can-use = 使用
page-can-equip = 装備
page-can-buy = 購入
page-can-level = レベルアップ
page-can-attack = 攻撃
page-can-destroy = 破棄
page-can-discard = 捨てる
page-can-cancel = 打ち消す
page-can-first = 先に
page-can-under = 一番下へ
page-can-top = 一番上へ
page-can-deck = 一番上へ
page-can-hand = 手札へ
page-can-show = 見せる

## What can be done

page-ask-window-village = 購入の前に、村効果を使用できます。
page-ask-window-dungeon = 英雄に武器を装備させ、能力を使用してください。
page-ask-window-spoils = 勝利！ 報酬能力を使用できます。
page-ask-spoils-of = 「{ $card }」：報酬能力を使用しますか？
page-ask-window-victory = 勝利能力を使用できます。
page-ask-window-trophy = トロフィーを使用できます。
page-ask-pick-destroy = 休息：手札からどのカードを破棄しますか？
page-ask-pick-deck = どのカードをデッキの一番上に置きますか？ 最後に選んだカードが一番上になります。
page-ask-buy = { $place ->
        [bazaar] カードを購入しますか？ この後、装備品を購入できます。
        [shop] カードを購入しますか？ この後、10金貨で財宝を購入できます。
       *[other] カードを購入しますか？
    }
page-ask-level = どの英雄をレベルアップさせますか？
page-ask-card-pick-destroy = 「{ $card }」：どのカードを破棄しますか？
page-ask-card-pick-hand = 「{ $card }」：どのカードを手札に加えますか？
page-ask-card-pick-replace = 「{ $card }」：どのモンスターを入れ替えますか？
page-ask-card-buy = 「{ $card }」：カードを購入しますか？
page-ask-card-level = 「{ $card }」：どの英雄をレベルアップさせますか？
page-done = 完了
page-done-window-village = 購入に進む
page-done-window-dungeon = 準備完了：モンスターを選ぶ
page-done-window-spoils = 報酬を終える
page-done-window-react = リアクションしない
page-done-window = 能力を終える
page-done-buy = 購入を終える
page-done-level = レベルアップを終える
page-done-pick-destroy = 破棄しない
page-done-pick-deck = 選び終える
page-done-pick-pick = 選び終える
page-done-pick-top = 選び終える
page-done-pick = 選ばない

page-way-village = 村
page-way-village-note = 購入とレベルアップ
page-way-dungeon = ダンジョン
page-way-dungeon-note = モンスターと戦う
page-way-prepare = 備える
page-way-prepare-note = カードをデッキに置く
page-way-rest = 休息
page-way-rest-note = カードを1枚まで破棄する
page-way-return = モンスター1体をダンジョンデッキの一番下に置く
page-way-rearrange = ダンジョンホールを並べなおす
page-way-hero = 英雄1枚を捨てる
page-way-two = カード2枚を捨てる
page-way-discard = カード3枚を捨てる
page-way-lose = 経験値1点を失う
page-way-show = 手札から呪い1枚を見せる
page-way-gain = 呪い2枚を得る
page-way-top = ダンジョンデッキの一番上に戻す
page-way-under = ダンジョンデッキの一番下に置く

page-option-equip = 「{ $hero }」に「{ $card }」を装備させる
page-option-equip-begin = 「{ $card }」を英雄に装備させる…
page-option-buy = 「{ $card }」を購入する
page-option-idle = いまは効果がない
page-option-price = { $cost ->
        [0] 無料で
       *[other] { $cost }金貨で
    }
page-option-level = 「{ $card }」を「{ $into }」にレベルアップさせる
page-why-level-later = 「{ $card }」は購入の後でレベルアップできます。
page-option-level-plain = 「{ $card }」をレベルアップさせる
page-option-xp = { $xp ->
        [0] 経験値不要
       *[other] 経験値{ $xp }点で
    }
page-option-attack = 「{ $card }」を攻撃する
page-option-rank = ランク{ $rank }
page-option-cancel = 「{ $card }」を打ち消す
page-option-first = 「{ $card }」を先にする
page-option-order = 「{ $card }」をここに置く
page-option-show-hand = 持っていないので手札を見せる
page-option-pick = 「{ $card }」を選ぶ
page-option-destroy = 「{ $card }」を破棄する
page-option-discard = 「{ $card }」を捨てる
page-option-under = 「{ $card }」をダンジョンデッキの一番下に置く
page-option-top = 「{ $card }」をダンジョンデッキの一番上に置く
page-option-deck = 「{ $card }」をデッキの一番上に置く
page-option-hand = 「{ $card }」を手札に加える
page-option-show = 「{ $card }」を見せる
page-option-swap = 「{ $card }」を前に出す
page-option-replace = 「{ $card }」を入れ替える
page-option-front = 「{ $card }」を取る
page-lose-attack = 攻撃−{ $n }
page-lose-magic = 魔法攻撃−{ $n }

## The forecast

page-plan-with = { $cards }で
page-plan-now = 現在：{ $words }
page-range = { $low }〜{ $high }
page-sum = { $total }対{ $health }
page-sum-best = 最大{ $total }対{ $health }
page-sum-dark = { $total }対{ $health }（明かり{ $missing }不足：−{ $penalty }）
page-forecast-certain = { $cards }を破棄
page-forecast-possible = { $cards }を破棄するかもしれない
page-forecast-discarded = { $cards }を捨てる
page-forecast-gained = { $cards }を得る
page-forecast-dark = 明かりが{ $missing }点足りない
page-cards-number = カード{ $n }枚
page-and-more = { $shown }、他{ $n }枚
page-counted = { $card }×{ $n }
page-pile-curse = 呪い{ $n }枚

## Things on the table, for the eyes and for the ears

page-thing-can = { $thing }。できること：{ $can }
page-can-here = ここへ
page-can-carried = どの英雄に？
page-points = 勝利点{ $n }点
page-type-hero = 英雄
page-type-weapon = 武器
page-type-item = アイテム
page-type-spell = 呪文
page-type-villager = 村人
page-type-monster = モンスター
page-type-thunderstone = サンダーストーン
page-type-curse = 呪い
page-type-disease = 病気
page-type-familiar = 使い魔
page-type-avatar = アバター
page-type-other = その他のカード
page-held-strength = 現在の{ $figure }{ $n }
page-held-carries = 「{ $card }」を装備中
page-held-carried = 装備者「{ $card }」
page-held-used = このターン使用済み
page-held-lent = 借りたカード。このターンの後に返す
page-held-marked = 戦闘後に破棄される
page-mark-falls = 戦闘後に破棄
page-mark-lent = 借りもの
page-card-hidden = カード1枚

page-hall = ダンジョンホール
page-entrance = 入口
page-rank = ランク{ $rank }
page-rank-light = 明かり{ $light }
page-rank-light-title = このモンスターに必要な明かりです。足りないと合計攻撃力が減ります。
page-rank-label = ランク{ $rank }：{ $card }
page-rank-empty = 空き
page-dungeon-known = { $n }枚が既知
page-dungeon-known-title = 分かっているダンジョンデッキのカード
page-dungeon-known-place = { $n ->
        [1] 一番上：{ $card }
       *[other] 上から{ $n }枚目（{ $of }枚中）：{ $card }
    }
page-forecast-of = 「{ $card }」の予測：
page-forecast-open = 内訳を見る
page-pile-label = { $title }：残り{ $n }
page-destroyed = 破棄
page-destroyed-label = 破棄されたカード：{ $n }枚
page-destroyed-title-bar = ゲームから取り除かれたカード

page-village = 村
page-column-hero = 英雄
page-column-weapon = 武器
page-column-villager = 村人
page-column-other = その他のカード
page-column-any = すべてのカード
page-stack-label = { $card }。購入コスト{ $cost }、{ $left ->
        [0] 売り切れ
       *[other] 残り{ $left }枚
    }
page-spot-label = { $card }。購入コスト{ $cost }
page-spot-empty = 空き
page-deck-refill = { $title }：{ $n ->
        [0] デッキは空
       *[other] デッキに{ $n }枚
    }
page-stack-levels = { $title }：この英雄には上のレベルがあります。選ぶと一覧が開きます。
page-stack-open = { $title }の全レベル

page-players = プレイヤー
page-hand-own = あなたの手札：{ $n ->
        [0] なし
       *[other] { $n }枚
    }
page-hand-of = { $name }の手札
page-hand-empty = 手札なし
page-front = 自分の前
page-front-of = { $name }の前
page-turned = 公開
page-seat-label = { $name }：勝利点{ $vp }点、経験値{ $xp }点、手札{ $hand }枚、デッキ{ $deck }枚、捨て札{ $discard }枚。デッキを開きます。
page-seat-you = { $name }（あなた）
page-seat-bot = ボット
page-seat-away = ボットが代行
page-seat-resigned = 投了
page-seat-offline = オフライン
page-seat-turn = 手番
page-seat-asked = 考え中

page-totals = あなたの合計
page-total-label = { $figure }{ $n }：内訳を見る
page-total-changed = { $figure } { $by }、現在{ $n }。
page-total-attack = 攻撃
page-total-magic = 魔法
page-total-light = 明かり
page-total-gold = 金貨
page-total-health = ヘルス
page-total-vp = 勝利点
page-total-xp = 経験値
page-total-buys = 購入回数
page-deck = デッキ
page-discard = 捨て札
page-deck-title = デッキ
page-deck-label = あなたのデッキ：{ $n }枚。一覧を開きます。
page-discard-label = あなたの捨て札置き場：{ $n ->
        [0] 空
       *[other] { $n }枚、一番上は「{ $card }」
    }

page-ledger = 内訳
page-ledger-against = 「{ $card }」に対して
page-ledger-nothing = 加わるものはありません

page-question = あなたの決定
page-left = 残り{ $n }
page-carry = 「{ $card }」：装備させる英雄を選んでください。
page-carry-cancel = やめる
page-pass = 自分のターンまでリアクションしない
page-menu-of = 「{ $card }」：できること
page-why-not = なぜできない？
page-why-not-close = OK
page-read-card = カードを読む

page-side = サイドパネル
page-chat = チャット
page-chat-none = まだメッセージはありません。
page-chat-say = メッセージを書く
page-chat-send = 送信
page-chat-mute = { $name }を非表示にする
page-chat-unmute = { $name }の非表示を解除する

## The bar and the menu of a table

page-turn = 第{ $turn }ターン
page-watchers = 観戦者{ $n }人
page-clock = ボットに交代するまでの時間
page-skip-bots = 先へ飛ばす
page-undo-short-free = 取り消し
page-undo-short-marked = 取り消し（記録に残る）
page-undo-short-ask = 取り消しを頼む
page-undo-none = 取り消せる手はありません
page-undo-free = 最後の手を取り消します
page-undo-marked = 最後の手を取り消します。この先をもう見ているので、取り消したことが記録に残ります。
page-undo-ask = 他のプレイヤーに取り消しの許可を求めます
page-menu = メニュー
page-menu-copy = この卓へのリンクをコピー
page-menu-copied = リンクをコピーしました。
page-menu-away = ボットに代行させる
page-menu-back = 自分の席に戻る
page-menu-end = ここで終えて得点計算することを提案する
page-menu-view = 自分から見えるゲームを保存する
page-menu-keys = キー操作
page-menu-rules = ルール
page-menu-settings = 設定
page-menu-lobby = 卓を離れる
page-menu-lobby-kept = ゲームは保存され、ロビーから続けられます。
page-menu-resign = 投了する
page-menu-resign-sure = このゲームを投了しますか？ もう勝てなくなります。他の人が続けるなら、席はボットが引き継ぎます。続けなければゲームは終わります。
page-menu-resign-yes = 投了する
page-menu-resign-no = 続ける
page-vote-undo = { $name }が最後の手の取り消しを求めています。
page-vote-end = { $name }が、ここで終えて得点計算することを提案しています。
page-vote-open = { $names }を待っています
page-vote-yes = 賛成
page-vote-no = 反対

page-keys = キー操作
page-key-space = スペース
page-keys-number = その番号の選択肢を選ぶ
page-keys-arrows = 選択肢の間を移動する
page-keys-enter = 選ぶ
page-keys-main = 大きなボタンを押す
page-keys-undo = 取り消す
page-keys-log = ログを表示する
page-keys-info = カードを読む
page-keys-numbers = 番号を表示する
page-keys-escape = 閉じる、やめる

page-curtain = 画面を{ $name }に渡してください
page-curtain-note = 次の手札を見てよいのは{ $name }だけです。ほかの人は見ないでください。
page-curtain-ready = { $name }です

page-wait = お待ちください…
page-wait-for = { $names }を待っています
page-wait-away = ボットが代行しています。メニューから席に戻れます。
page-wait-over = ゲームは終わりました。
page-result = 結果を見る
page-table-loading = 卓を準備しています…
page-table-lost = 接続が切れました。再接続しています…
page-table-never-begun = ゲームが始まる前に、全員がこの卓を離れました。
page-table-stop = この卓は表示できません
page-table-again = もう一度試す
