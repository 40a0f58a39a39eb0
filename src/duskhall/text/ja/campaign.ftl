### Campaigns: what is wrong with one, for all clients. What the terminal says stands in terminal-campaign.ftl.

campaign-error-players = キャンペーンは{ $least }〜{ $most }人用です（指定は{ $got }人）
campaign-error-bad-name = 「{ $name }」は名前として使えません。文字、数字、空白を使い、コンマは使わないでください
campaign-error-same-name = 「{ $name }」という名前のプレイヤーが2人います。それぞれ別の名前にしてください
campaign-error-unknown-source = セットアップには{ $known }か自分の一覧を使います。「{ $got }」は使えません
campaign-error-no-setups = 自分のセットアップで遊ぶキャンペーンには、セットアップが1つ以上必要です
campaign-error-wishes = クエスト、必ず入れるもの、入れないもの、ガーディアンの指定は、ランダムなセットアップのためのものです。指定を外すか、ランダムなセットアップを選んでください
campaign-error-seed = ランダムなセットアップの番号は0〜{ $most }です（指定は{ $got }）
campaign-error-games = キャンペーンは{ $most }ゲームまでで、0ならゲーム数を決めません（指定は{ $got }）
campaign-error-more-than-planned = 予定の{ $games }ゲームより多く遊んでいます
campaign-error-impossible-game = 第{ $number }ゲームがこのように終わることはありません。得点、順位、選んだカードが合っていません
campaign-error-unfinished-choice = 第{ $number }ゲーム後のギルドの表彰が終わらないうちに、次のゲームが始まっています
campaign-error-nothing-to-choose = 「{ $name }」には、いまカードを選ぶプレイヤーがいません
campaign-error-not-your-turn = いまは{ $who }がカードを選んでいます。自分の番を待ってください
campaign-error-card-taken = 今回のギルドの表彰では、{ $who }が{ $card }を選びました。別のカードを選ぶか、選ばないでください。選べるカード：{ $legal }
campaign-error-not-legal = { $card }は選べません。終了時に持っていた市場のアイテム、呪文、武器から選ぶか、選ばないでください。選べるカード：{ $legal }
campaign-error-over = 「{ $name }」は{ $games }ゲームで終わりました。続けるには、ゲーム数を増やしてください
campaign-error-playing = 「{ $name }」の第{ $number }ゲームが進行中です。先に終えてください
campaign-error-choose-first = { $who }がまだカードを選んでいません。次のゲームはその後です
campaign-error-other-game = このゲームは、{ $seats }人で遊ぶクエストのキャンペーン「{ $name }」のゲームではありません
campaign-error-not-over = 第{ $number }ゲームはまだ終わっていません。先に最後まで遊んでください
campaign-error-too-few-games = もう{ $played }ゲームを遊んだか、始めています。ゲーム数はそれ以上にしてください（指定は{ $games }）

## The file of a campaign

campaign-error-file-other = これはキャンペーンではありません。キャンペーンのファイルは「campaign: 1」で始まります
campaign-error-file-version = このキャンペーンは版「{ $got }」ですが、このプログラムが読めるのは版{ $version }です。書いたときのプログラムか、新しいプログラムを使ってください
campaign-error-file-cut-off = キャンペーンが{ $lines }行で途切れています。最後の行は「end:」で始まるはずです。バックアップがあれば、ファイルを戻してください
campaign-error-file-changed = キャンペーンがプログラムの外で変更されたか、壊れています。内容が最後の行のチェックサムと合いません。バックアップがあれば、ファイルを戻してください
campaign-error-file-line = キャンペーンを読み取れません：{ $why }
campaign-error-line-twice = 「{ $key }」が2回あります。どちらか1行だけを残してください
campaign-error-line-missing = 番号{ $number }の前に番号{ $n }がありません。行には1から順に、抜けなく番号を付けてください
campaign-error-line-unknown = 「{ $key }」はキャンペーンの行ではありません。つづりを確かめるか、新しいプログラムを使ってください
campaign-error-line-setup = セットアップには monsters、heroes、village が必要です。足りない行を加えてください
