### The page: the large Play button, one's games, links that share a deal, seats of people who are gone, the app.
###
### Arguments: $n, $more, $turn, $vp, $minutes are whole numbers; $yours is how many tables wait for the reader.

## Play, and go on

page-play = 遊ぶ
page-play-new = 新しいゲーム
page-play-against = { $edition }、相手は{ $bot }
page-play-go-on = 続ける
page-play-line = { $turn ->
    [0] { $state }。
   *[other] 第{ $turn }ターン。{ $state }。
}
page-play-line-against = { $turn ->
    [0] 相手は{ $names }。{ $state }。
   *[other] 第{ $turn }ターン、相手は{ $names }。{ $state }。
}
page-play-others = ほかに{ $more }卓{ $yours ->
    [0] { "" }
   *[other] （{ $yours }卓であなたの番）
}
page-back = 戻る

## Sound and speed

page-sound-offer = 音を出して遊びますか？ 自分のターン、カード、戦闘を音で知らせます。
page-sound-yes = 音を出す
page-sound-no = 出さない
page-menu-pace = ボットの速さ
