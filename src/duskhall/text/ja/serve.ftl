### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = 待ち受けるアドレス（既定：127.0.0.1、このコンピューターのみ。0.0.0.0 なら、届くすべてのコンピューターから）
serve-option-port = ポート（既定：8080、使用中なら次の空いているポート）
serve-option-data = 卓とプレイヤーを保存するフォルダー（既定：duskhall のデータフォルダーの「server」）
serve-option-store = 卓とプレイヤーをこの PostgreSQL データベースに保存する。複数のサーバーで共有できる（例：postgresql://duskhall:パスワード@db.example/duskhall。既定：DUSKHALL_STORE の値、なければデータフォルダー）
serve-option-bus = この Redis を通してワーカーに考えさせる（例：redis://:パスワード@bus.example。既定：DUSKHALL_BUS の値、なければこのサーバー自身のプロセス）
serve-option-node-address = 同じデータベースを使う他のサーバーから見た、このサーバーのアドレス（省略時は --host と --port から決める）
serve-option-no-open = ブラウザーを開かない
serve-option-origin = 別の名前で公開するときのページのアドレス（例：https://duskhall.example）
serve-option-metrics = /metrics の数値を、このコンピューターだけでなくすべての訪問者に見せる
serve-option-log = ログをこのファイルにも JSON の行で書く。いっぱいになったファイルは名前を変え、6個残す
serve-option-trusted-proxy = X-Forwarded-For を信頼する、別のコンピューターのプロキシ。10.0.0.5 や 10.0.0.0/24 のようなアドレスかネットワークで、何回でも指定できる
serve-option-bot = ボットを追加する。module:Class か path/file.py:Class の形で、何回でも指定できる

## Saying

serve-by-hand = このアドレスをブラウザーで開いてください。
serve-ready = Duskhall が動いています：{ $address }
serve-stop = 止めるには Ctrl-C を押します。卓はすべて保存されます。
serve-stopped = Duskhall を終了しました。卓は保存してあります。「duskhall serve」でまた開けます。
serve-other-port = ポート{ $port }は使用中なので、今回は{ $other }を使います。
serve-open = このコンピューターのポート{ $port }に届く人は、誰でも参加できます。通信は暗号化されません。インターネットで公開するときは、Duskhall を https サーバーの後ろに置き、そのアドレスを --origin で指定してください。

## Errors

serve-not-installed = サーバーにはライブラリーがもう少し必要です：pip install "duskhall[server]"
serve-bad-port = 「{ $port }」はポートではありません。0〜65535の数を指定してください。
serve-bad-origin = 「{ $origin }」はオリジンではありません。https://duskhall.example のように、スキームとホストだけを指定してください。
serve-bad-node-address = 「{ $address }」はサーバーのアドレスではありません。http://10.0.0.5:8080 のように書いてください。
serve-bad-store = 「{ $store }」は保存先のアドレスではありません。postgresql:// で始まるものを指定してください
serve-bad-proxy = 「{ $proxy }」はアドレスでもネットワークでもありません。10.0.0.5 や 10.0.0.0/24 のように指定してください。
serve-port-taken = ポート{ $port }は別のプログラムが使っています。そのプログラムを止めるか、--port で別のポートを選ぶか、--port を省いて次の空いているポートを使ってください。
serve-no-listening = サーバーは { $host } のポート{ $port }で待ち受けられません：{ $why }。--host か --port を変えてください。

## The bus, and “duskhall worker”

bus-bad = 「{ $bus }」は Redis のアドレスではありません。redis://:パスワード@bus.example のように書いてください。
bus-not-installed = バスには追加のライブラリーが必要です：pip install "duskhall[many]"
worker-option-bus = サーバーが仕事を渡す Redis（例：redis://:パスワード@bus.example。既定：DUSKHALL_BUS の値）
worker-option-processes = 同時に考えるプロセスの数（既定：プロセッサーごとに1つ）
worker-option-bot = サーバーが使うなら、このボットも動かす。module:Class か path/file.py:Class の形で、何回でも指定できる
worker-no-bus = サーバーが使うバスを指定してください：--bus redis://…
worker-bad-processes = --processes は1以上にしてください。
# $n: processes.
worker-ready = { $n }個のプロセスでサーバーのために考えます。Ctrl-C で終了します。
worker-unreachable = バスにつながりません：{ $why }
worker-stopped = ワーカーを終了しました。
