### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = データフォルダー { $folder } を使えません：{ $why }。サーバーのアカウントをフォルダーの所有者にするか、--data で別のフォルダーを選んでください。
store-in-use = 別の Duskhall サーバーがデータフォルダー { $folder } を使っています。そのサーバーを止めるか、--data で別のフォルダーを選んでください。
store-bad-secret = ファイル { $file } に、クッキーの署名に使う秘密鍵がありません。バックアップから戻してください。バックアップがなければファイルを削除してください。その場合、プレイヤーが席に戻るには復元コードが必要です。
store-not-a-store = { $file } は Duskhall のデータベースではないので、変更していません。別の場所に移すか、--data で別のフォルダーを選んでください。
store-broken = データベースが壊れています：{ $why }。バックアップから戻してください。壊れたファイルはそのままにしてあります。
store-newer = { $file } は新しい版の Duskhall で作られたもので（データベースの版は{ $found }、このプログラムが扱えるのは{ $known }まで）、変更していません。新しい版のプログラムを起動してください。
store-unreleased = { $file } は未公開の版の Duskhall で作られたもので、変更していません。別の場所に移すか、--data で別のフォルダーを選んでください。
store-full = データフォルダーのディスクがいっぱいです。何も失われていません。空きを作ってから、もう一度試してください。
store-busy = 別のプログラムがデータベースを使っています。もう一度試してください。
store-failed = データベースのエラー：{ $why }。
store-closed = サーバーを終了しています。
store-stale = ゲームが先に進みました。
store-exists = もう保存してあります。
store-unknown = そのプレイヤーや卓はありません。
# $what: table or campaign. $table is its id.
store-row-table = 卓
store-row-campaign = キャンペーン
store-row-newer = { $what } { $table } は新しい版の Duskhall で保存されたもので（行の版は{ $found }、このプログラムが扱えるのは{ $known }まで）、変更していません。新しい版のプログラムを起動してください。
store-row-unknown = { $what } { $table } を読み取れません。行の版{ $found }は存在したことがありません。そのままにしてあるので、バックアップから戻してください。
store-row-broken = { $what } { $table } を読み取れません：{ $why }。そのままにしてあるので、バックアップから戻してください。

## Records that are looked at again. $why is what the notation says.

server-bad-record = この記録は再生できません：{ $why }。
server-record-long = この記録は長すぎます。上限は{ $most } kB です。
server-record-moves = この記録は{ $n }手あります。上限は{ $most }手です。
server-record-cards = この記録のカードは、どのゲームより多くなっています。上限は{ $most }枚です。
server-no-move = この記録は{ $most }手です。その中の手か、開始時の0を指定してください。
server-no-view = このゲームの席は{ $most }です。その中の席か、観戦者の0を指定してください。
