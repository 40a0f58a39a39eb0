# The map of an edition with rooms, and its village.

page-map-figure = { $name ->
    [resistance] 魔法抵抗
    [xp] 経験値
    [health] ヘルス
    [armor] アーマー
    [wounds] 負傷
    [light] 明かり
    [attack] 攻撃
    [magic] 魔法攻撃
    [vp] 勝利点
    [gold] 金貨
   *[other] { $name }
  }
page-map-outside = 屋外
page-map-level = レベル{ $level }
page-map-below = 下にモンスター{ $n }体
page-map-light = { $n ->
    [0] 明かり不要
   *[other] 明かり{ $n }
  }
page-map-here = 現在地
page-map-steps = { $n }部屋先
page-map-walk = 移動
page-map-walk-to = { $room }へ移動する
page-map-fight = 戦う
page-map-fight-with = 「{ $card }」と戦う
page-map-play-against = この手で進む：「{ $card }」
page-map-stands = { $room } · { $by ->
    [0] ちょうど勝てる
   *[other] 勝てる（+{ $by }）
  }
page-map-dice = 「{ $card }」のダイス：{ $dice }
page-map-enter = ダンジョンに入る
page-map-guardian = ガーディアン
page-map-read = 押して読む
page-map-keys = 鍵

## The village and its places

page-map-place-label = { $place }：{ $note }
page-map-place-temple = 寺院
page-map-place-guilds-quarter = ギルド街
page-map-place-bazaar = バザール
page-map-place-shop = 秘術の店
page-map-place-marketplace = 市場
page-map-treasure = 財宝
page-map-price = { $gold }金貨 · 残り{ $n }
