### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = 待ち受けるアドレス（既定：127.0.0.1、このコンピューターのみ。0.0.0.0 なら、届くすべてのコンピューターから）
serve-option-port = ポート（既定：8080、使用中なら次の空いているポート）
serve-option-data = 卓とプレイヤーを保存するフォルダー（既定：duskhall のデータフォルダーの「server」）
serve-option-no-open = ブラウザーを開かない
serve-option-origin = 別の名前で公開するときのページのアドレス（例：https://duskhall.example）
serve-option-metrics = /metrics の数値を、このコンピューターだけでなくすべての訪問者に見せる
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
serve-port-taken = ポート{ $port }は別のプログラムが使っています。そのプログラムを止めるか、--port で別のポートを選ぶか、--port を省いて次の空いているポートを使ってください。
serve-no-listening = サーバーは { $host } のポート{ $port }で待ち受けられません：{ $why }。--host か --port を変えてください。
