### The page: advice, people who stay away, one's games, challenges, the app on one's device.

## Advice

page-settings-advice = モンスターについての助言
page-settings-advice-note = 卓の設定により、全員の助言がこれより少なくなることがあります。
page-advice-full = 判定と勝ち方
page-advice-verdicts = 判定だけ
page-advice-off = なし
page-new-rule-advice = この卓での助言
page-new-rule-advice-full = 各プレイヤーの設定どおり
page-new-rule-advice-verdicts = 判定まで（ヒントなし）
page-new-rule-advice-off = なし（ヒントもなし）

## People who stay away

page-new-rule-away = プレイヤーを待つ時間
page-new-rule-away-note = その後、ほかのプレイヤーは、ボットに代行させる、勝ちを主張する、ゲームを終えるのどれかを選べます。
page-away-times = { $same ->
    [yes] { $idle }
   *[other] { $idle }、切断時は{ $gone }
  }
page-away-length = { $unit ->
    [days] { $n }日
    [hours] { $n }時間
   *[minutes] { $n }分
  }
page-new-rule-listed-hot = 1つの画面を交代で使うので、この卓はロビーに載りません。
page-absent-somebody = プレイヤー
page-absent-waits = { $names }を待っています。あと{ $unit ->
    [hours] { $n }時間
    [minutes] { $n }分
   *[seconds] { $n }秒
  }で、待たずに進められます。
page-absent-up = { $names }を十分に待ちました。
page-absent-bot = ボットに代行させる
page-absent-claim = 勝ちを主張する
page-absent-end = 終えて得点計算する
page-vote-bot = { $name }が、いないプレイヤーをボットに代行させることを提案しています。
page-vote-claim = { $name }が、勝ちを主張することを提案しています。いないプレイヤーの負けになります。
page-vote-withdraw = 取り下げる
page-seat-absent = 不在
page-end-absent = 不在
page-waiting-close = 卓を閉じる

## One screen for several people

page-pass-on = 画面を渡してください
page-pass-on-note = あなたの手は終わりました。次は{ $name }です。
page-pass-on-done = 完了（手札を隠す）
page-curtain-undo = { $name }：最後のクリックを取り消す

## One's games

page-title-games = あなたのゲーム
page-games-title = あなたのゲーム
page-games-won = 勝ち
page-games-lost = 負け
page-games-running = 進行中
page-games-over = 終了
page-games-bot = { $name }（{ $bot }）
page-games-line = 相手：{ $names }
page-games-points = 得点：
page-games-absent = 不在による
page-games-challenge = { $name }の挑戦：{ $points }
## Challenges

page-title-challenge = 挑戦
page-share-title = 同じ配りで挑戦してもらう
page-share-note = このリンクを開いた人は、同じカード、同じ運、同じボットでゲームをします。目標は{ $points }点を超えることです。
page-share-link = リンク
page-share-copy = リンクをコピー
page-share-code = コードをコピー
page-share-terminal = ターミナルでは：duskhall play --challenge コード
page-end-share = この配りを共有する
page-end-challenge = { $came ->
    [beaten] { $name }の{ $points }点を{ $by }点上回りました。
    [short] { $name }の{ $points }点に{ $by }点届きませんでした。
   *[equal] { $name }と同じ{ $points }点です。
  }
page-challenge-beat = { $name }の{ $points }点に挑戦
page-challenge-note = 同じカード、同じ運、同じボットで遊びます。
page-challenge-bots = 相手
page-challenge-play = この配りで遊ぶ
page-challenge-broken = この挑戦は開けません

## The lobby

page-lobby-new = ゲームを選ぶ
page-lobby-games = 自分のゲームとリプレイの一覧
page-lobby-remove = 外す
page-lobby-close = 閉じる
page-lobby-leave = 離れる
page-lobby-remove-sure = 一覧から外す
page-lobby-end-sure = このゲームを終えて外す
page-lobby-keep = 残す

## Campaigns, as far as lobby and table speak of them

page-title-newcampaign = 新しいキャンペーン
page-title-campaign = キャンペーン
page-more-campaign = キャンペーン
page-more-campaign-note = クエストを何ゲームも。最初のデッキが育っていく
page-lobby-campaigns = 自分のキャンペーン
page-campaign-scores = 得点
page-campaign-leads = 首位：
page-campaign-open = 開く
page-campaign-listed = { $state ->
    [waiting] プレイヤー待ち
    [ready] 第{ $n }ゲームを始められます
    [playing] 第{ $n }ゲームが進行中
    [recognition] ギルドの表彰
   *[over] 終了
}
page-campaign-back = キャンペーン
page-campaign-back-menu = キャンペーンへ
page-campaign-next-table = 次のゲームへ
page-campaign-of = キャンペーン：{ $names }
