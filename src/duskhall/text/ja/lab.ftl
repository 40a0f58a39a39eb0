### The measure of balance (python -m duskhall.lab.balance) and files of games. It must run without any library, so each
### of these messages is one line whose arguments are texts; there is no choice in braces.

## Its help

lab-about-games = 版のカードの釣り合いはとれているか？ ボットがゲームをし、このプログラムが数えます。3人と4人のゲームでは、席の得点と、最後の鍵が見つかったターン。2人の鏡写しのゲーム（同じセットアップと同じ運で、開始の席を入れ替えて2回）では、ある山札のカードを多く得た席がどれだけ勝つか、その山札がそもそもどれだけ購入されるか。クエストのフルゲームでは、ギルドの勝ち、達成されたサイドクエスト、得られた伝説カードも数えます。エピックゲームのカードは、公開された時点で購入できるものとします。
lab-about-limits = 95%区間の全体が範囲の外にあるとき、範囲を外れたとします。--keep を付けると、ゲームをファイルに書き、途中で止めた実行をそこから続けます。
lab-help-edition = 版（既定：%(default)s）
lab-help-setup = 公式セットアップ、'random'（既定）、または 'all'
lab-help-quests = このクエストのランダムなセットアップ（既定：すべてのクエスト）
lab-help-mode = 遊び方、'duskhall play' と同じ（既定：%(default)s）
lab-help-bot = すべての席のボット（既定：%(default)s）
lab-help-games = 鏡写しのゲームの数（既定：%(default)s）
lab-help-threes = 3人のゲームの数（既定：鏡写し{ $n }ゲームにつき1）
lab-help-fours = 4人のゲームの数（既定：鏡写し{ $n }ゲームにつき1）
lab-help-seed = 同じ数なら同じゲームになる（既定：1）
lab-help-jobs = 作業を分けるプロセスの数（既定：コアごとに1つ）
lab-help-ray = 代わりに、この Ray クラスターで作業を分ける：'auto'、'HOST:6379'、'ray://HOST:10001'。そのとき --jobs は同時に行う分の数
lab-help-keep = 終わったゲームをこのファイルに書き、続きもここから行う
lab-help-seconds = この秒数で止め、そこまでの結果を示す
lab-help-markdown = docs/quest-figures.md 用の表を表示する
lab-help-json = セットアップごとにオブジェクトを1つだけ表示する

## What is wrong, and how a run ends

lab-bad-numbers = --games は0以上の偶数、--threes と --fours は0以上、--jobs は1以上です
lab-no-setup = { $edition }にセットアップ '{ $name }' はありません。使えるのは { $known }、または { $all } です
lab-not-games = { $file } にゲームがありません。別のファイルを指定してください
lab-other-games = { $file } には別のカード、ルール、ボットのゲームがあります。削除するか、別のファイルを指定してください
lab-unusable = { $file }：{ $why }
lab-balancing = 測定中
lab-out-of-time = 時間になりました。そこまでの結果です
lab-stopped = 止めました。そこまでの結果です
lab-process-gone = プロセスの1つが終わってしまいました。そこまでの結果です
lab-took = { $seconds }秒。範囲を外れたもの：{ $n }

## A cluster (--ray)

lab-cluster-missing = --ray に必要なライブラリーがインストールされていません：pip install "duskhall[cluster]"
lab-cluster-address = 「{ $address }」は Ray クラスターのアドレスではありません。'auto'、'HOST:6379'、'ray://HOST:10001' のどれかを指定してください（このマシンだけなら、Ray なしで --jobs が同じことをします）
lab-cluster-unreachable = { $address } から応答がありません（{ $why }）。アドレスと、クラスターが動いているかを確かめてください
lab-cluster-silent = クラスター { $address } に{ $seconds }秒以内に入れませんでした。そこで Ray クラスターが動いているか確かめてください
lab-cluster-refused = クラスター { $address } は使えません：{ $why }
lab-cluster-empty = クラスターに{ $seconds }秒間プロセッサーがありません。マシンを起動して、同じコマンドをもう一度実行してください
lab-cluster-without = クラスターの { $machine } に Duskhall がありません。バージョン { $ours } をインストールしてください
lab-cluster-other = クラスターの { $machine } の Duskhall { $version } は、こちら（{ $ours }）とソースが違います。すべてに同じものをインストールしてください
lab-cluster-outside = { $file } はクラスターに送れません。その上のフォルダーでコマンドを実行し、そこからの名前で指定してください

## The report

lab-random = ランダムなセットアップ
lab-random-of = { $packs }のランダムなセットアップ
lab-mode = { $setups }、遊び方 { $mode }
lab-head = { $edition }、{ $setups }、{ $bot }、シード { $seed }：ゲーム{ $played }、打ち切り：{ $lost }
lab-played-2 = 2人{ $n }
lab-played-3 = 3人{ $n }
lab-played-4 = 4人{ $n }
lab-two = 2人
lab-three = 3人
lab-four = 4人
lab-score-2 = 2人ゲームの席の得点
lab-score-3 = 3人ゲームの席の得点
lab-score-4 = 4人ゲームの席の得点
lab-key-turn-2 = 2人ゲームの最後の鍵のターン
lab-key-turn-3 = 3人ゲームの最後の鍵のターン
lab-key-turn-4 = 4人ゲームの最後の鍵のターン
lab-spread = { $what }：中央値{ $median }（{ $low }〜{ $high }）、四分位{ $lower }と{ $upper }、ゲーム数：{ $n }
lab-spread-none = { $what }：なし
lab-first = 開始の席は鏡写しのゲームの{ $share }で勝つ
lab-interval = { $value }（{ $low }〜{ $high }）
lab-quartiles = { $lower }と{ $upper }
lab-percent = { $n }%
lab-at-least = { $least }以上
lab-between = { $least }〜{ $most }
lab-finding = { $what } { $numbers }、目安は{ $limit }
lab-stack = 山札
lab-quest = クエスト
lab-kind = 種別
lab-kind-hero = 英雄
lab-kind-market = 市場
lab-offered = 出たゲーム
lab-on-offer = 購入できたゲーム
lab-bought = 購入
lab-95 = 95%区間
lab-copies = 枚数
lab-copies-a-game = 1ゲームの枚数
lab-one-more = 1枚多い
lab-had-more = 片方の席が多い
lab-wins = 勝ち
lab-players = プレイヤー
lab-score = 席の得点
lab-quartiles-head = 四分位
lab-key-turn = 最後の鍵のターン
lab-games = ゲーム
lab-share = 割合
lab-should-be = 目安
lab-guilds = ギルド
lab-side-quests-2 = 2人ゲームのサイドクエスト
lab-side-quests-3 = 3人ゲームのサイドクエスト
lab-side-quests-4 = 4人ゲームのサイドクエスト
lab-legends = 伝説カード
lab-goal = 3人ゲームの目安は、得点が{ $score }、ターンが{ $turn }です。
lab-goal-first = 開始の席は鏡写しのゲームの{ $share }で勝ちます。目安は{ $limit }です。
lab-given-up = 打ち切ったゲーム：{ $n }、シード { $seed }。
lab-broken = 範囲を外れたもの
lab-near = 範囲の近く（確かではない）
lab-none = { $what }：なし。
lab-list = { $what }：
lab-listed = { $what }：{ $names }
lab-seldom-offered = 出た回数が少なく判断できない（{ $n }ゲーム未満）
lab-seldom-more = 片方が多く持つことが少なく、勝ちを判断できない（{ $n }ゲーム未満）
lab-no-broken = 範囲を外れたものはありません

## What has a limit. $name is a stack or a card.

lab-figure-more = { $name }：多く持つ席の勝ち
lab-figure-bought = { $name }：購入
lab-figure-first = 開始の席：勝ち
lab-figure-score = 3人ゲームの席の得点、中央値
lab-figure-key-turn = 3人ゲームの最後の鍵のターン、中央値
lab-figure-wins = { $name }：勝ち
lab-figure-completed-2 = { $name }：2人のうち1人が達成
lab-figure-completed-3 = { $name }：3人のうち1人が達成
lab-figure-completed-4 = { $name }：4人のうち1人が達成
lab-figure-taken = { $name }：獲得
