# The table of an edition with rooms, champions and keys.

page-dungeon = ダンジョン
page-places = 村の場所
page-sold-label = { $title }：{ $gold }金貨、残り{ $n }
page-level-deck = レベル{ $level }のデッキ：{ $n }枚
page-keys-found = 見つかった鍵 { $found }／{ $goal }本
page-keys-short = { $found }／{ $goal }
page-light-left = { $n ->
        [0] 明かりの残りなし
       *[other] 明かりの残り{ $n }点
    }
page-last-turns = ガーディアンが現れた：{ $n ->
        [1] これが最後のターン
       *[other] 残り{ $n }ターン
    }
page-champion = { $name }のチャンピオン
page-champion-own = 自分のチャンピオン
page-champion-nowhere = まだ出ていない
page-seat-champion = チャンピオン：{ $place }。ヒットポイント{ $n }。
page-total-hit-points = HP
page-token-label = { $n ->
        [1] { $card }
       *[other] { $card }×{ $n }
    }
page-token-times = ×{ $n }

page-room-label = { $room }、レベル{ $level }、必要な明かり{ $light }点
page-room-monster = { $room }：{ $card }
page-room-empty = 空き
page-battle-won = 「{ $card }」を倒した
page-battle-lost = 「{ $card }」を倒せなかった
page-battle-since = その後に来たカード：「{ $card }」
page-room-down = 裏向きのカード
page-boost-health = モンスターのヘルス+{ $n }
page-boost-armor = モンスターのアーマー+{ $n }
page-boost-resistance = モンスターの魔法抵抗+{ $n }
page-boost-wounds = 負傷+{ $n }
page-boost-xp = 経験値+{ $n }

## What can be done

page-can-go = 行く
page-can-temple = 行く
page-can-bazaar = 行く
page-can-shop = 行く
page-can-guilds-quarter = 行く
page-can-marketplace = 行く
page-can-item = めくる
page-can-spell = めくる
page-can-weapon = めくる
page-can-dungeon = 行く
page-can-travel = 行く
page-can-heal = 癒す
page-can-drop = 外す
page-ask-walk = { $light ->
        [0] 明かりの残りなし
       *[other] 明かりの残り{ $light }点
    }：どの部屋に入りますか？
page-ask-buy-gear = 装備品トークンを購入しますか？
page-ask-buy-treasure = 財宝を、見ずに購入しますか？
page-ask-pick-heal = どの負傷を癒しますか？
page-done-quest-window-dungeon = 出発する
page-done-walk = ここで止まって戦う
page-done-pick-heal = 癒し終える
page-option-go = { $card }
page-option-use = 「{ $card }」を使用する
page-option-travel = { $card }へ行く
page-option-heal = 「{ $card }」を癒す
page-option-die = { $shown }を振りなおす
page-option-die-face = { $shown }を{ $face }にする
page-ask-card-die = 「{ $card }」：どのダイスを変えますか？
page-ask-card-window-dice = 「{ $card }」：ダイスを変えますか？
page-ask-card-pick-heal = 「{ $card }」：どの負傷を癒しますか？
page-ask-card-pick-pick = 「{ $card }」：どのカードにしますか？
page-done-die = ダイスを変えない
page-done-window-dice = ダイスを変えない
page-option-drop = 「{ $card }」を外す
page-option-light = 明かり{ $light }点
page-option-buy-hidden = 財宝を購入する

page-way-temple = 寺院
page-way-temple-note = カードをデッキに置く、購入、負傷を2個癒す
page-way-bazaar = バザール
page-way-bazaar-note = 購入、装備品の購入、負傷を1個癒す、レベルアップ
page-way-shop = 秘術の店
page-way-shop-note = 購入、財宝の購入、負傷を1個癒す、レベルアップ
page-way-guilds-quarter = ギルド街
page-way-guilds-quarter-note = 購入、負傷を1個癒す、レベルアップ2回
page-way-marketplace = 市場
page-way-marketplace-note = カードをめくる、購入、負傷を1個癒す、レベルアップ
page-way-item = アイテムをめくる
page-way-spell = 呪文をめくる
page-way-weapon = 武器をめくる
page-way-venture = 荒野に入る
page-way-venture-note = そこで戦い、先には進まない
page-way-stay = 村にとどまる
page-way-pay = 自分の装備品トークン1個を破棄する
page-way-bleed = 負傷を1個受ける
page-way-kings-collector-lose = 経験値2点を失う
page-way-kings-collector-discard = カード2枚を捨てる
page-way-food = 保存食トークン4個を得る
page-way-lamps = ランタン・トークン3個を得る
page-way-medicine = ポーション2個を得る
page-way-experience = 経験値3点を得る
page-way-training = 英雄1枚をレベルアップさせる
page-way-bear = 熊：攻撃が増える
page-way-owl = フクロウ：カードと明かりが増える
page-way-beacons = ランタン・トークン2個を得る
page-way-tribute = 経験値1点を失う
page-way-heavy-tribute = 経験値2点を失う
page-way-fester = 「化膿した傷」1枚を得る
page-way-bleed-twice = 負傷を2個受ける
page-way-charm = 英雄1枚を捨てる
page-way-onslaught = ヘルスを3増やす
page-way-ransom = カード2枚を捨てる
page-way-vengeance = レベル1以上の英雄1枚を破棄する
page-way-remedies = 負傷を2個癒し、ポーション2個を得る
page-way-ration = 保存食トークン1個を得る
page-way-lamp = ランタン・トークン1個を得る
page-way-vial = ポーション1個を得る
page-way-fire = 火：魔法攻撃+5
page-way-earth = 土：英雄1枚は攻撃+4と技量+4を得る
page-way-air = 風：明かり+3
page-way-water = 水：負傷を2個癒す
page-way-gold = 1金貨を得る
page-way-skill = 英雄1枚は技量+2を得る

## The forecast

page-forecast-by = { $rooms }を通って
page-forecast-way = 移動に明かり{ $light }点
page-forecast-needs = 明かり{ $light }点が必要
page-forecast-no-way = この手番では行けない
page-things-number = { $n }個
page-pile-wound = 負傷{ $n }個
page-pile-festering-wound = 化膿した傷{ $n }枚
page-pile-treasure = 財宝{ $n }枚

## Kinds of cards

page-type-room = 部屋
page-secret = { $n ->
        [1] 秘密のサイドクエスト
       *[other] 自分だけに見えるサイドクエスト
    }
page-brings = 「{ $card }」で得られるカード
page-brings-left = 残り{ $n }
page-legendary = 伝説
page-legendary-label = 伝説カード：{ $n }枚
page-legendary-title = 伝説カード
page-legendary-note = サイドクエストでのみ得られるカードです。選ぶと読めます。
page-large-brings = 次のカードのうち1枚を得る
page-type-treasure = 財宝
page-type-side-quest = サイドクエスト
page-type-guild = ギルド
page-type-gear = 装備品
page-type-wound = 負傷
page-type-key = 鍵
page-after-type-room = 部屋
page-after-type-treasure = 財宝
page-after-type-side-quest = サイドクエスト
page-after-type-guild = ギルド
page-after-type-gear = 装備品
page-after-type-wound = 負傷
page-after-type-key = 鍵
page-after-type-xp = 経験値

## The end of a game

page-end-holds-wounds = 負傷が多い
page-end-holds-treasures = 財宝が多い
page-end-xp = 経験値
page-end-measure-treasure = 財宝
page-end-measure-wound = 負傷

## Help for the first turns

page-coach-rooms-turn =
    このターン、チャンピオンがどこへ行くかを選びます。村の場所ではカードの購入、負傷の回復、レベルアップができ、ダンジョンでは戦えます。{ $best ->
        [dungeon] このターンに倒せるモンスターがいるので、ダンジョンがよさそうです。
        [luck] 運がよければモンスターを倒せます。確実なのは村です。
        [open] { "" }
       *[other] この手札で倒せるモンスターはいないので、村がよさそうです。
    }
page-coach-rooms-map = これがダンジョンです。どの部屋にも、入るのに必要な明かりと、モンスターに加わる数値が示してあります。下の枠には、この手札でこのターンにそこで勝てるか、どのカードを使うかが出ます。
page-coach-rooms-walk = チャンピオンは部屋から部屋へ移動します。部屋の名前の横にあるだけの明かりを使います。明かりの残りは{ $light }点です。光っている部屋に入れます。大きなボタンで移動を終え、いまいる部屋で戦います。
page-coach-rooms-equip = 武器は、英雄が装備している間だけ数えます。武器を選んでから英雄を選ぶか、英雄までドラッグしてください。技量が足りれば、英雄1枚に武器をいくつも装備させられます。
page-coach-rooms-spoils = 勝利！ 経験値を得ました。報酬のあるカードは、いま使えます。光っているものを使うか、先へ進んでください。
page-coach-rooms-heal = 負傷すると手札が減ります。癒す負傷を選んでください。
page-coach-rooms-temple = デッキに戻すカードを1枚以上選んでください。またすぐに引けます。

## Moves of a record

page-move-temple = 寺院を訪れる
page-move-bazaar = バザールを訪れる
page-move-shop = 秘術の店を訪れる
page-move-guilds-quarter = ギルド街を訪れる
page-move-marketplace = 市場を訪れる
page-move-item = アイテムをめくる
page-move-spell = 呪文をめくる
page-move-weapon = 武器をめくる
page-move-venture = 荒野に入る
page-move-stay = 村にとどまる
page-move-go-card = { $card }へ行く
page-move-travel-card = { $card }へ行く
page-move-heal-card = 「{ $card }」を癒す
page-move-drop-card = 「{ $card }」を外す
