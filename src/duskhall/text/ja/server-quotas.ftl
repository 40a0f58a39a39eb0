### Quotas, names that are shown, and browsers that are signed in.

## Quotas

store-bad-limits = { $file } の設定を使えません：{ $why }。ファイルを直すか、削除して標準の上限に戻してください。
server-many-people = 今日は同じネットワークから多くの新しいプレイヤーが参加しました。明日もう一度試すか、復元コードで入ってください。
server-many-tables-here = 同じネットワークからの終わっていない卓が多すぎます。先にどれかを終えるか閉じてください。
server-many-tables-today = 今日はあなた、または同じネットワークから作られた卓が多すぎます。進行中のゲームは続けられます。新しい卓は後でまた作ってください。
server-many-waiting = ロビーに載せてプレイヤーを待っている卓がもう{ $most }卓あるか、同じネットワークのものが多すぎます。席が埋まるのを待つか、どれかを閉じるか、この卓をロビーに載せないでください。
server-many-uploads = 同じネットワークからアップロードされた記録が多すぎます。古い記録が削除されてからもう一度試してください。
server-storage-full = このサーバーには新しいものを保存する空きがありません。進行中のゲームは続けられます。サーバーの管理者に知らせてください。

## Where a request comes from

server-host = このサーバーは「{ $name }」という名前では応答しません。アドレス（http://192.168.1.20:8080 など）で開くか、--origin { $origin } を付けて起動してください。

## Browsers that are signed in

server-no-browser = このブラウザーはもうサインインしていません。
server-signed-out = このブラウザーからサインアウトしました。名前を決めるか、復元コードを入力してください。
