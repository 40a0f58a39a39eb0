### Bots: what they are called, how they play, and why one cannot be loaded.

bot-name-apprentice = 見習い
    .note = 分かりやすい手を選び、罠をかけません。初めてのゲームに最適です。
bot-name-veteran = ベテラン
    .note = カードをよく知り、戦う相手を慎重に選びます。
bot-name-master = 達人
    .note = 1手ごとに数ターン先まで考えます。
bot-name-archmage = 大魔導師
    .note = 1手ごとに何度も先を試します。最大0.5秒ほどかかります。
bot-name-greedy = 欲張り
    .note = 決まった経験則に従います。強さを測る基準のボットです。
bot-name-random = ランダム
    .note = 合法手を無作為に選びます。

bot-unknown = 「{ $bot }」というボットはありません。使えるボットは { $known } です。自作のボットは module:Class か ./file.py:Class の形で指定してください。
bot-no-file = ボット「{ $bot }」のファイル { $file } がありません。パスを確かめてください。起点は { $folder } です。
bot-no-module = ボット「{ $bot }」のモジュール { $module } がありません。インストールするか、ファイルを ./{ $module }.py:Class の形で指定してください。
bot-import = { $where } を読み込めません：{ $why }。直してからもう一度試してください。
bot-import-missing = { $where } を読み込めません：{ $why }。足りないライブラリーをインストールしてください。
bot-no-class = { $where } にクラス { $name } がありません。あるのは { $classes } です。
bot-no-class-at-all = { $where } にクラス { $name } がありません。メソッド choose(view, decision) を持つクラスもありません。
bot-no-choose = { $where } の { $name } に、手を返すメソッド choose(view, decision) がありません。書き加えてください。
bot-made-no-choose = { $bot } が返す { $made } に、メソッド choose(view, decision) がありません。書き加えてください。
bot-constructor = { $bot } を作れません：{ $why }。コンストラクターは、seed を受け取るなら seed=数 と、かっこの中の引数を受け取ります。
bot-arguments = 「{ $bot }」の引数を読み取れません：{ $why }。name(key=value, key=value) の形で書いてください。
bot-arguments-call = 「{ $bot }」は、引数の付いた名前ではありません。name(key=value, key=value) の形で書いてください。
bot-arguments-open = 「{ $bot }」のかっこが閉じていません。引数は name(key=value, key=value) の形で書いてください。
bot-arguments-nameless = 「{ $bot }」に名前のない引数があります。引数は name(key=value, key=value) の形で書いてください。
bot-arguments-twice = 「{ $bot }」に引数 { $name } が2回あります。1回だけにしてください。
bot-arguments-literal = 「{ $bot }」の引数 { $name } が単純な値ではありません。数、引用符に入れた文字列、True、False、None、またはそれらのリスト、タプル、集合、辞書にしてください。
bot-no-argument = { $bot } に引数 { $name } はありません。使える引数は { $known } です。
bot-no-arguments = { $bot } は引数を受け取らないので、{ $name } は指定できません。かっこを外してください。
