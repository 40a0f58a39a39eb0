### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = データフォルダー { $folder } を使えません：{ $why }。サーバーのアカウントをフォルダーの所有者にするか、--data で別のフォルダーを選んでください。
store-in-use = 別の Duskhall サーバーがデータフォルダー { $folder } を使っています。そのサーバーを止めるか、--data で別のフォルダーを選んでください。
store-bad-secret = ファイル { $file } がないか、クッキーの署名に使う秘密鍵が入っていません。バックアップから戻してください。これがないと、クッキーも復元コードも使えません。バックアップがなければ、ランダムな32バイトを書き込んでください。ゲームは残りますが、誰も自分の席には戻れません。
store-not-a-store = { $file } は Duskhall のデータベースではないので、変更していません。別の場所に移すか、--data で別のフォルダーを選んでください。
store-broken = データベースが壊れています：{ $why }。バックアップから戻してください。壊れたファイルはそのままにしてあります。
store-newer = { $file } は新しいバージョンの Duskhall で作られたもので（データベースのバージョンは{ $found }、このプログラムが扱えるのは{ $known }まで）、変更していません。新しいバージョンのプログラムを起動してください。
store-unreleased = { $file } は未公開のバージョンの Duskhall で作られたもので、変更していません。別の場所に移すか、--data で別のフォルダーを選んでください。
store-full = データベースのディスクがいっぱいです。何も失われていません。空きを作ってから、もう一度試してください。
store-busy = 別のプログラムがデータベースを使っています。もう一度試してください。
store-failed = データベースのエラー：{ $why }。
store-disk = データベースのディスクを読み書きできません：{ $why }。ディスクを確認してください。受け付けた手は保存してあります。
store-slow = データベースが時間内に応答しません。ディスクと、データベースを使っているほかのプログラムを確認してください。
store-missing = { $file } にデータベースがありませんが、このフォルダーには以前ありました。「duskhall restore ファイル --data { $folder }」で戻してください。新しく始めるなら、ファイル「secret」をフォルダーの外に移してください。その場合、プレイヤーはすべて失われます。
store-no-answer = { $address } のサーバーが応答しません（{ $why }）。ログを確認するか、サーバーを止めてもう一度試してください。
store-nothing-there = { $folder } に卓とプレイヤーのデータがありません。データベースと秘密鍵が必要です。サーバーのデータフォルダーを --data で指定してください。
store-file-exists = { $file } はもうあります。別の名前にするか、--force で置き換えてください。
store-file-failed = { $file } を読み書きできません：{ $why }。
store-folder-in-use = { $folder } にはもう卓とプレイヤーがあります。--data で別のフォルダーを選ぶか、--force を付けてください。今あるものは、新しいファイルの横の別のフォルダーに移します。
store-bad-backup = { $file } は Duskhall の完全なバックアップではありません（{ $why }）。何も変更していません。別のバックアップを試してください。
store-closed = サーバーを終了しています。
store-stale = ゲームが先に進みました。
store-exists = もう保存してあります。
store-unknown = そのプレイヤーや卓はありません。
# A database of PostgreSQL. $file is its address without the password.
store-no-driver = PostgreSQL に保存するには、ライブラリーがもう少し必要です。インストールしてください：pip install "duskhall[many]"
store-bad-url = { $file } は PostgreSQL データベースのアドレスではありません：{ $why }。postgresql://ユーザー:パスワード@ホスト:5432/データベース の形で指定してください。
store-unreachable = { $file } の PostgreSQL サーバーに接続できません：{ $why }。サーバーが動いていて、このコンピューターから接続できるか確認してください。
store-wrong-password = { $file } の PostgreSQL サーバーが、ユーザーかパスワードを拒否しました：{ $why }。アドレスか ~/.pgpass を直してください。
store-no-database = { $file } のデータベースかユーザーがありません：{ $why }。作成する（createdb、createuser）か、アドレスを直してください。
store-turned-away = { $file } の PostgreSQL サーバーが、このコンピューターからの接続を拒否しました：{ $why }。接続の許可は pg_hba.conf で決まります。
store-crowded = { $file } の PostgreSQL サーバーの接続がいっぱいです：{ $why }。max_connections を増やすか、接続しているほかのプログラムを止めてください。
store-not-our-database = データベース { $file } には Duskhall 以外のテーブルがあるので、変更していません。--store で空のデータベースを指定してください。
store-unreleased-database = データベース { $file } は未公開のバージョンの Duskhall で作られたもので、変更していません。--store で別のデータベースを指定してください。
store-read-only = データベース { $file } に書き込めません。別のサーバーの複製か、読み取り専用です。--store で書き込めるサーバーを指定してください。
store-not-allowed = { $file } のユーザーには許可されていません：{ $why }。このユーザーをデータベースの所有者にしてください。
store-no-secret = データベース { $file } に、クッキーの署名に使う秘密鍵がありません。バックアップから戻してください。
store-lost = データベースへの接続が切れました：{ $why }。受け付けた手は保存してあります。少し待ってから、もう一度試してください。
store-nothing-to-move = { $file } に Duskhall のデータがありません。サークルの今の場所を指定してください。
store-not-empty = { $file } にはもうプレイヤーか卓があるので、変更していません。空の場所を指定してください。
store-database-in-use = Duskhall サーバーが { $file } を使っています。すべてのサーバーを止めて、もう一度試してください。
store-not-arrived = { $file } に届いたものが、送ったものと違います（テーブル { $table }）。元の場所はそのままです。新しい場所は使わずに空にして、もう一度試してください。
# $what: table or campaign. $table is its id.
store-row-table = 卓
store-row-campaign = キャンペーン
store-row-newer = { $what } { $table } は新しいバージョンの Duskhall で保存されたもので（行のバージョンは{ $found }、このプログラムが扱えるのは{ $known }まで）、変更していません。新しいバージョンのプログラムを起動してください。
store-row-unknown = { $what } { $table } を読み取れません。行のバージョン{ $found }は存在したことがありません。そのままにしてあるので、バックアップから戻してください。
store-row-broken = { $what } { $table } を読み取れません：{ $why }。そのままにしてあるので、バックアップから戻してください。

## Records that are looked at again. $why is what the notation says.

server-bad-record = この記録は再生できません：{ $why }。
server-too-much-work = 1回の要求に使える時間またはメモリを超えました。もっと小さなゲームなら処理できることがあります。
server-no-move = この記録は{ $most }手です。その中の手か、開始時の0を指定してください。
server-no-view = このゲームの席は{ $most }です。その中の席か、観戦者の0を指定してください。
