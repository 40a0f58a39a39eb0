### What the server says: why a request or a message was refused, and what to do about it.
###
### $why is a finished part of a sentence; names come from the person who asked.

## Editions and set-ups

server-first = 初めてのゲーム
server-board-wilderness = 荒野の面：足りない明かり1点につき合計攻撃力−1
server-mode-plain = 基本ゲーム
server-mode-full = フルゲーム
server-mode-epic = エピックゲーム
server-mode-epic-heroes = 英雄をすべて使うエピックゲーム
server-board-dungeon = ダンジョンの面：足りない明かり1点につき合計攻撃力−2
server-part-monsters = モンスターの種類
server-part-bearer = サンダーストーンの担い手
server-part-guardian = ガーディアン
server-part-rooms = 部屋
server-part-heroes = 英雄
server-part-village = 村カード
server-no-edition = 「{ $name }」という版はありません。使える版：{ $known }。
server-no-setup = セットアップか、続きから始めるゲームを選んでください。
server-no-such-setup = 「{ $name }」という公式セットアップはありません。使えるセットアップ：{ $known }。
server-no-such-card = 「{ $name }」は{ $edition }のモンスターの種類でも、英雄でも、村カードでもありません。つづりを確かめ、名前はコンマか改行で区切ってください。
server-setup = このセットアップは使えません：{ $why }。
server-setup-learning-board = 練習用の場には専用のカードがあります。公式セットアップ「練習用のゲーム」を選んでください。

## People

server-bad-name = 名前は目に見える文字で1〜{ $most }文字です。コンマと改行は使えません。別の名前にしてください。
server-no-person = 先に名前を決めてください。
server-no-such-code = この復元コードは登録されていません。1文字ずつ確かめてください。新しいコードを作ると、古いコードは使えなくなります。

## Requests

server-too-deep = リクエストの入れ子が深すぎます。
server-bad-request = リクエストを読み取れません：{ $why }。
server-body-cut-off = 本文が最後まで届く前にリクエストが切れました。もう一度送信してください。
server-two-lengths = リクエストに本文の長さが2つ書かれています。長さを1つにして送信してください。
server-not-found = このアドレスには何もありません。リンクを確かめてください。
server-method = このアドレスでは、その種類のリクエストは使えません。
server-too-big = 大きすぎます。上限は{ $most } kB です。
server-bad-type = リクエストは JSON でなければなりません。
server-origin = 別のサイトからのリクエストなので拒否しました。Duskhall を本来のアドレスで開いてください。（別の名前で公開しているときは、サーバーを --origin 付きで起動してください。）
server-too-fast = リクエストが多すぎます。少し待ってからもう一度試してください。
server-loopback = この数値を見られるのは、サーバーのあるコンピューターだけです。全員に見せるには、サーバーを --metrics 付きで起動してください。
server-failed = サーバーで問題が起きました。何も変わっていないので、もう一度試してください。詳しくはサーバーのログにあります。

## The page

server-page-missing = ページがまだ作られていません
server-page-missing-text = サーバーは動いていますが、パッケージにウェブページが入っていません。ソースからなら「make play」でページを作り、サーバーを再起動できます（Node 20.19 以降が必要です）。ページがなくても、「duskhall play」を使えばターミナルで遊べます。
server-page-nothing = ここには何もありません
server-page-nothing-text = リンクを確かめるか、入口から始めてください。
server-page-entrance = 入口へ

## Tables

server-no-table = この卓はありません。または非公開で、リンクが一部欠けています。完全なリンクをもらってください。
server-table-full = この卓は満席です。許可されていれば観戦できます。自分で卓を作ることもできます。
server-seat-taken = この席はもう埋まっています。別の席を選んでください。
server-table-over = この卓のゲームは終わりました。
server-begun = ゲームが始まったので、席はもう変えられません。
server-not-begun = ゲームはまだ始まっていません。
server-not-over = ゲームはまだ終わっていません。
server-not-host = これができるのは、卓を作ったプレイヤーだけです。
server-not-your-seat = ここはあなたの席ではありません。
server-no-seat = この卓にその席はありません。
server-no-watching = この卓では観戦できません。
server-no-bot = 「{ $name }」というボットはありません。
server-nobody = これではプレイヤーも観戦者もいない卓になります。自分が座るか、空席を残すか、観戦を許可してください。
server-seats = このゲームの席は{ $least }〜{ $most }です。
server-seats-exactly = このゲームの席は{ $most }です。
server-clock = 1回の決定の制限時間は、10秒から7日まで、または無制限です。
server-pace = ボットの手の間隔は0〜5秒です。
server-many-tables = 終わっていない卓が{ $most }あります。先にどれかを終えるか、離れてください。
server-unreadable = この卓は開けません。{ $why }
server-readonly = このバージョンのプログラムでは、このゲームを続けられません：{ $why }
server-storage = サーバーに保存できなかったので、何も変わっていません。もう一度試してください。また失敗するなら、サーバーのディスクがいっぱいかもしれません。
server-closing = サーバーを終了しています。卓は保存してあります。少ししてから戻ってきてください。
server-cut-off = このサーバーは今、データベースにつながりません。つながりしだい、卓を続けられます。
server-moving = 卓を別のサーバーに移しています。少し待ってから、もう一度試してください。

## Campaigns

server-no-campaign = このキャンペーンはありません。またはリンクが一部欠けています。完全なリンクをもらってください。
server-many-campaigns = 終わっていないキャンペーンが{ $most }あります。先にどれかを終えてください。
server-campaign-unreadable = このキャンペーンは開けません：{ $why }。
# What an open seat is called.
server-campaign-seat = 席{ $n }
server-campaign-full = このキャンペーンは満席です。ゲームの観戦はできます。
server-campaign-begun = キャンペーンが始まったので、プレイヤーは最後まで変わりません。
server-campaign-open = まだ空席があります。プレイヤーを待つか、ボットを座らせてください。
server-campaign-stranger = あなたはこのキャンペーンのプレイヤーではありません。
server-campaign-host = これができるのは、キャンペーンを作ったプレイヤーだけです。
server-campaign-table = これはキャンペーンのゲームです。次のゲームはキャンペーンのページで始めてください。
server-campaign-late = キャンペーンが先に進みました。もう一度見てください。
server-campaign-game = 先に第{ $game }ゲームです。
server-campaign-games = キャンペーンは1〜{ $most }ゲーム、またはゲーム数を決めないこともできます。
server-campaign-setups = キャンペーンに使える自分のセットアップは{ $most }件までです。

## Moves and talk

server-away = あなたの席はボットが代行しています。先に席に戻ってください。
server-resigned = このゲームは投了しました。
server-no-undo = 取り消せる手はありません。
server-proposal-open = 卓では別の提案の投票が続いています。
server-hints-off = この卓ではヒントを使えません。卓を作ったときに切られたか、ゲームが終わっています。
server-hints-ask = ヒントには全員の同意が必要です。メニューから求め、全員が賛成するまで待ってください。
server-review-busy = あなたの別の分析、または同じネットワークからのいくつかの分析がまだ続いています。どれかが終わってから、もう一度頼んでください。
server-review-open = この記録はゲームの途中で止まっているので、分析できません。先に最後まで遊んでください。
server-no-proposal = 投票する提案はありません。
server-no-ledger = 説明できる数値がありません。
server-chat-empty = メッセージが空です。
server-chat-long = メッセージが長すぎます。上限は{ $most }文字です。
server-name-first = 先に名前を決めてください。その後でチャットできます。

## Messages of the socket

server-hello-first = どの卓への接続か分かりません。ページを再読み込みしてください。
server-hello-twice = この接続にはもう卓があります。
server-protocol = このページは別のバージョンのプログラムのものです。再読み込みしてください。
server-bad-message = メッセージを読み取れません：{ $why }。
server-not-json = メッセージが正しい JSON ではありません。
server-too-large = メッセージが大きすぎます。

## Records and positions

server-record-later = 記録は、ゲームが終わるとダウンロードできます。
server-bad-position = 局面や記録として読み取れません：{ $why }。
server-position-over = その時点でゲームは終わっています。もっと前の手から続けてください。
