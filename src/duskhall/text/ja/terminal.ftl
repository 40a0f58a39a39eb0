### What the terminal and the command line say.
###
### Arguments: $you is "yes" where the reader is meant, "no" where $who is the name of somebody else, and "turn" where that
### name has just been said (in the head of the turn). $cards is a finished list of cards. Other arguments are names or whole
### numbers.

## The command line. Messages of this part have no arguments: the help is shown before Fluent is loaded.

cli-about = Duskhall は、カードゲーム「サンダーストーン」を遊ぶプログラムです。ブラウザーかターミナルで、ボットや人を相手に、または Python から遊べます。
cli-epilog = 「duskhall コマンド --help」で、コマンドの詳しい説明を表示します。「duskhall serve」でブラウザーの卓を開き、「duskhall play」でターミナルで遊びます。
cli-commands = コマンド
cli-option-version = バージョンを表示して終了する
cli-option-lang = 使う言語（既定：DUSKHALL_LANG、なければシステムの言語）

command-learn = 遊び方を1ステップずつ学ぶ
command-play = ターミナルで遊ぶ
command-campaign = 最初のデッキが育つクエストを続けて遊ぶ
command-serve = ブラウザーで、1人または何人かで遊ぶ
command-backup = 動いているサーバーをバックアップする：卓、プレイヤー、秘密鍵を1つのファイルに
command-restore = バックアップをデータフォルダーに戻す
command-worker = サーバーの代わりに考える（ボット、計画、ヒント、分析。バスが必要）
command-move-store = サークルをデータフォルダーと PostgreSQL の間で移す：卓、プレイヤー、秘密鍵
command-admin = サーバーを管理する：人、卓、報告、メンテナンス
command-replay = 記録したゲームを1手ずつ表示する
command-review = 終わったゲームの分かれ目を示す：ミス、よりよい手、運
command-scenario = シナリオファイル（局面と手と期待する結果）を実行する
command-cards = 版のカードを一覧・検索する
command-rules = ルールの要点か、ゲームの用語を説明する
command-setup = 手元の箱で並べるためのセットアップを表示する
command-simulate = ボットに多くのゲームをさせ、結果を数える

learn-option-lesson = レッスンの名前か番号。省くと、すべてのレッスンを一覧にする
play-option-edition = 版：classic（既定）、advance、quest
play-option-players = 席の数（既定：人とボットの数、最低2）
play-option-bots = ボットをコンマで区切って指定。none でボットなし（既定：空いた席すべてに veteran）。apprentice、veteran、master、archmage、greedy、random、または自作のボットを module:Class か ./file.py:Class の形で
play-option-names = 人の名前をコンマで区切って指定。2つあれば、1台を交代で使うゲームになる
play-option-setup = first（既定）、random、random:N、その他の公式セットアップ、コンマで区切ったカード名、またはカード名を書いたファイル
play-option-seed = ゲームを再現できるようにする数
play-option-groups = ランダムなセットアップのモンスターの種類の数。多いほど長いゲームになる
play-option-board = 面が複数あるゲームボードの面。アドバンスは wilderness（既定）か dungeon
play-option-avatars = アバターのある版（アドバンス）で、アバターを使う
play-option-keys = ガーディアンが現れる鍵の数（クエスト。既定：4）
option-mode = クエストの遊び方：plain（基本ゲーム）。full（フルゲーム：サイドクエスト、ギルドの後援、伝説カードを使う）。epic（エピックゲーム：箱のすべてのカードで市場を作るフルゲーム）。epic-heroes（英雄もすべて使うエピックゲーム）。（既定：初めてのゲームは plain、ほかは full）
option-key-decks = レベル1、2、3のモンスターデッキに入れる鍵の数、合計6本（クエスト。既定：1,2,3）
option-quests = ランダムなセットアップで使うクエストの番号か名前、コンマ区切り（クエスト。既定：すべて）
option-only = ランダムなセットアップに必ず入れる山札、部屋、モンスターの種類、コンマ区切り（クエスト）
option-without = ランダムなセットアップに入れない山札、部屋、モンスターの種類、コンマ区切り（クエスト）
option-guardian = ランダムなセットアップのガーディアン：名前ならそのどれか、smorga-5 のような指定ならその1つ（クエスト）
option-reroll = セットアップの次の山札を、合う別のものに替える、コンマ区切り（クエスト）
option-edition = 版（既定：classic）
rules-option-term = 用語（突破、明かり、レベルアップなど。既定：ルールの要点）
cards-option-name = 名前、id、系統、タグ、または名前の一部
cards-option-quest = このクエストのカードだけを表示する、番号か名前で（クエスト）
cards-option-json = JSON オブジェクトの一覧を表示する
cards-option-figures = 自分の数値を書いた TOML ファイル
setup-option-seed = ランダムなカード。同じ数なら同じカードになる
setup-option-first = 初めてのゲームのカード
setup-option-setup = 公式セットアップの名前
setup-option-cards = 使うモンスターの種類、英雄、村カード、コンマ区切り
setup-option-players = プレイヤーの人数（既定：2）
setup-option-groups = ランダムなセットアップのモンスターの種類の数。多いほど長いゲームになる
setup-option-board = 面が複数あるゲームボードの面
setup-option-avatars = アバターを使う（アドバンス）
setup-option-keys = ガーディアンが現れる鍵の数（クエスト）
setup-option-json = JSON オブジェクトを1つ表示する
scenario-option-path = シナリオファイル、または *.txt ファイルのあるフォルダー
scenario-option-coverage = シナリオのないカード、裁定、能力を一覧にする
scenario-option-edition = 一覧にする版（既定：すべて）
setup-option-file = このファイルに書いたカード（コンマか改行で区切る）
setup-option-doctor = セットアップの長さ、難しさ、波乱、足りないもの、直し方を示す
play-option-record = ゲームの記録をこのファイルに書く
play-option-challenge = ほかの人が終えたゲームと同じ配りで遊び、その得点に挑戦する：もらったコードかリンク
play-option-from = 局面ファイル、記録（FILE）、または記録の1手（FILE:MOVE）から続ける
play-option-bot-seconds = ボットが1つの決定に使える最長の秒数（既定：10）
play-option-strict-bots = ボットが指せない手を選ぶ、時間切れになる、失敗するのどれかで、トレースバックを出して止める
play-option-max-turns = ボットだけのゲームを、全席合わせてこのターン数で止める
play-option-figures = 自分の数値を書いた TOML ファイル
play-option-new = 終わっていないゲームについて尋ねず、新しいゲームを始める
play-option-list = 終わっていないゲームを一覧にして終了する
play-option-resume = 終わっていないゲームを続ける：一覧の番号か名前（既定：最新のゲーム）
play-option-drop = 終わっていないゲームを削除する：一覧の番号か名前
play-option-yes = 尋ねずに削除する（--drop と一緒に）

campaign-commands = すること
campaign-new = キャンペーンを始め、最初のゲームを遊ぶ
campaign-next = キャンペーンを続ける：進行中のゲーム、ギルドの表彰、または次のゲーム
campaign-log = キャンペーンの全ゲームを表示する：勝者、得点、選んだカード
campaign-list-all = すべてのキャンペーンとその状況を一覧にする
campaign-option-name = キャンペーンの名前
campaign-option-which = キャンペーンの名前か、その先頭（既定：最新のキャンペーン）
campaign-option-players = 席順に並べたプレイヤー、コンマ区切り：人の名前と、veteran などのボット
campaign-option-same-players = プレイヤー。キャンペーンの間ずっと変わらない
campaign-option-setups = quests（既定：5つのクエストを順番に）、random、またはセットアップのファイル（カード名をコンマで区切り、セットアップの間に空行を入れる）
campaign-option-games = ゲーム数（既定：決めない）
campaign-option-mode = 遊び方：plain（基本ゲーム）。full（既定。フルゲーム：サイドクエスト、ギルドの後援、伝説カードを使う）。epic（エピックゲーム：箱のすべてのカードで市場を作るフルゲーム）。epic-heroes（英雄もすべて使うエピックゲーム）。自分のセットアップは、その指定どおりに遊ぶ
campaign-option-more-games = 全部で遊ぶゲーム数。もう遊んだ数を指定すると、キャンペーンが終わる
campaign-option-keys = 最初のゲームでガーディアンが現れる鍵の数（既定：4）
campaign-option-more-keys = ゲームごとに、ガーディアンが現れる鍵を1本ずつ増やす（6本まで）
campaign-option-seed = ゲームを再現できるようにする数
campaign-option-anew = 進行中のゲームを最初からやりなおす

simulate-option-edition = 版（既定：classic）
simulate-option-players = 席の数（既定：2）
simulate-option-bots = apprentice、veteran、master、archmage、greedy、random、module:Class、./file.py:Class をコンマで区切って指定。引数はかっこの中に：archmage(seconds=5)。席が埋まるまで、並びをくり返す（既定：greedy）
simulate-option-games = ゲーム数（既定：1000）
simulate-option-seed = 同じ数なら同じゲームになる（既定：1）
simulate-option-jobs = 作業を分けるプロセスの数（既定：コアごとに1つ）
simulate-option-ray = 代わりに、この Ray クラスターで作業を分ける：'auto'、'HOST:6379'、'ray://HOST:10001'。そのとき --jobs は同時に行う分の数
simulate-option-keep = 終わったゲームをこのファイルに書き、続きもここから行う
simulate-option-max-turns = ゲームを、全席合わせてこのターン数で止める（既定：400）
simulate-option-bot-seconds = ボットが1つの決定に使える最長の秒数（既定：無制限）
simulate-option-strict-bots = ボットが指せない手を選ぶ、時間切れになる、失敗するのどれかで、トレースバックを出して止める。1つのプロセスで行う
simulate-option-setup = カード：ゲームごとにランダム（既定）、first、またはその他の公式セットアップ
simulate-option-board = 面が複数あるゲームボードの面
simulate-option-avatars = アバターのある版で、アバターを使う
simulate-option-keys = ガーディアンが現れる鍵の数（クエスト）
simulate-option-figures = 自分の数値を書いた TOML ファイル
simulate-option-game = このシードのゲーム G だけを行う（0から数える）
simulate-option-record = 各ゲームの記録をこのフォルダーに書く
simulate-option-json = JSON オブジェクトを1つだけ表示する

replay-option-file = 記録
replay-option-seat = この席から見えたとおりに表示する。all なら全員の手札を表示する（既定：全員に見えたものだけ）
replay-option-to = この手の後で止める
replay-option-move = この手と、その後の卓を表示する。ターミナルではそこから始める
replay-option-turn = このターンを表示する。ターミナルではそこから始める
review-option-file = 終わったゲームの記録
review-option-json = 分析を JSON で表示する
review-option-seat = このプレイヤーのミスだけを一覧にする、番号で

## Errors of the command line

cli-no-command = 「{ $name }」というコマンドはありません。コマンドは { $known } です。
cli-no-language = 「{ $name }」（{ $where }）は Duskhall が使える言語ではありません。{ $known }から選んでください。
cli-interrupted = 中断しました。
cli-no-file = ファイル「{ $file }」がありません。名前を確かめるか、完全なパスを指定してください。
cli-unreadable = ファイル「{ $file }」を読み取れません：{ $why }。名前とアクセス権を確かめてください。
cli-unwritable = ファイル「{ $file }」に書き込めません：{ $why }。別のファイルを選んでください。
cli-no-folder = 「{ $file }」に書き込めません。既にあるフォルダーの中のファイル名を指定してください。
cli-folder = 「{ $file }」はフォルダーです。その中のファイル名を指定してください。
cli-output = 出力を書き込めません：{ $why }。空きを作るか、別の場所に書いてください。
cli-empty = ファイル「{ $file }」は空です。duskhall が書いた記録か局面を指定してください。
cli-no-moves = ファイル「{ $file }」は局面なので、手がありません。「duskhall play --from { $file }」で続きから遊べます。
cli-not-text = ファイル「{ $file }」はテキストではありません。duskhall が書いた記録か局面を指定してください。
cli-notation = ファイル「{ $file }」を記録や局面として読み取れません：{ $why }。
cli-no-move = この記録は{ $n }手です。第{ $got }手はありません。0〜{ $n }の数を選んでください。
cli-not-a-record = ファイル「{ $file }」は局面で、記録ではありません。「duskhall play --from { $file }」で続きから遊べます。
cli-no-turn = この記録は第{ $first }〜第{ $n }ターンです。第{ $got }ターンはありません。その中から選んでください。
cli-no-seat = このゲームに席「{ $got }」はありません。席は1〜{ $n }です。all で全員の手札を表示します。
cli-bad-bot = ボット「{ $name }」は使えません：{ $why }
cli-too-many-bots = 席が{ $players }つなのに、ボットが{ $bots }人います。ボットを減らすか、--players を増やしてください。
cli-too-many-names =
    { $people ->
        [0] 名前が{ $names }つありますが、席はすべてボットです。--names を省くか、ボットを減らしてください。
       *[other] 人は{ $people }人なのに、名前が{ $names }つあります。ボットを減らすか、--players を増やしてください。
    }
cli-players = { $edition }は{ $least }〜{ $most }人用です（指定は{ $got }人）。--players、--bots、--names で選んでください。
cli-bad-name = 「{ $name }」は名前として使えません。文字を使い、コンマや改行は使わないでください。
cli-same-name = 「{ $name }」という名前のプレイヤーが2人います。それぞれ別の名前にしてください。
cli-not-with-from = { $option } は --from と一緒に使えません。セットアップはファイルで決まっています。{ $option } を省いてください。
cli-not-with-resume = { $option } は --resume と一緒に使えません。ゲームはもうセットアップされています。{ $option } を省いてください。
cli-yes = --yes は --drop と一緒にだけ使えます。省いてください。
cli-bots-with-from = ファイルのゲームの席は{ $players }つですが、ボットが{ $got }人指定されました。ボットの席の数だけ指定してください。人は最初の席から座ります。
cli-already-over = このゲームは終わっています。「duskhall replay」で見られます。--from FILE:MOVE で、終わる前の手から続けられます。
play-bad-setup-seed = 「random:{ $got }」のコロンの後が数ではありません。random:7 のように書いてください。
play-groups-random = --groups は --setup random と一緒にだけ使えます。ほかのセットアップではモンスターが決まっています。--groups を省いてください。
cli-seconds = --bot-seconds には0より大きい秒数を指定してください。
cli-strict = ボットがゲームを止めました（{ $fault }）。トレースバックがその場所を示します。
cli-max-turns = --max-turns には0より大きいターン数を指定してください。
cli-max-turns-people = --max-turns はボットだけのゲームで使えます。省くか、--players と --bots で全席をボットにしてください。

## Small pieces

join-list = { $head }、{ $next }
join-and = { $head }、{ $last }
join-dots = { $head } · { $next }
figure-number = { $figure }{ $n }
number-negative = −{ $n }
number-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
card-says = { $card }：{ $text }
figures-and-text = { $figures }。{ $text }

## The table

opening = { $edition }、{ $players }人。{ $you ->
        [yes] あなたから始めます。
       *[no] { $who }から始めます。
    }
opening-setup = { $how ->
        [first] 初めてのゲームのカードで遊びます。
        [random] ランダムなカードで遊びます。セットアップ番号は{ $seed }です。
        [chosen] 選んだカードで遊びます。
        [rerolled] カードの一部を選びなおしました。
       *[published] 公式セットアップ「{ $name }」で遊びます。
    }
opening-cards-monsters = モンスター
opening-cards-bearer = 担い手
opening-cards-heroes = 英雄
opening-cards-village = 村
opening-classic = モンスターを倒して勝利点を集めます。サンダーストーンがダンジョンホールのランク1に来ると、ゲームが終わります。
opening-board-wilderness = ゲームボードは荒野の面です。足りない明かり1点につき、合計攻撃力が1減ります。
opening-board-dungeon = ゲームボードはダンジョンの面です。足りない明かり1点につき、合計攻撃力が2減ります。
opening-board-learning = 練習用のカードで遊びます。サンダーストーンの担い手、呪い、使い魔はありません。最後のモンスターを倒すと、ゲームが終わります。
opening-advance = モンスターを倒して勝利点を集めます。サンダーストーンの担い手が倒されたターンの終わりか、担い手がダンジョンホールのランク1に来たときに、ゲームが終わります。
opening-help = 手の番号で答えてください。「ヘルプ」で、ルールの要点と、ほかに打ち込める語を表示します。
opening-bot = { $bot }：{ $note }
opening-levels = 「duskhall play --bots { $easy }」なら、初めてのゲーム向けのやさしい相手になります。ほかのボットは、弱い順に { $others } です。
opening-watch = すべての席がボットなので、観戦になります。
opening-demo = ターミナルがないので、ボット{ $n }人が模範ゲームをします。ターミナルで「duskhall play」とすれば、自分で遊べます。
opening-demo-silence = ターミナルも答えもないので、ボット{ $n }人が模範ゲームをします。
opening-demo-seats = 人が座るはずの{ $n }席には、ボットが座ります。

seat-person = { $you ->
        [yes] { $who }（あなた）
       *[no] { $who }
    }
player-default = プレイヤー{ $n }
bot-default = { $bot }
    .many = { $bot }{ $n }
edition-name = { $name ->
        [Classic] サンダーストーン・クラシック
        [Advance] サンダーストーン・アドバンス
        [Quest] サンダーストーン・クエスト
       *[other] サンダーストーン・{ $name }
    }

head-turn = 第{ $turn }ターン · { $who }
head-players = プレイヤー
head-hall =
    { $n ->
        [0] ダンジョンホール（ダンジョンデッキは空）
       *[other] ダンジョンホール（ダンジョンデッキの残り{ $n }枚）
    }
head-village = 村（購入コスト、残り枚数）
head-hand = { $n ->
        [0] 手札なし
       *[other] 手札（{ $n }枚）
    }
head-deck = 自分のカード（{ $n }枚）
head-destroyed = 破棄されたカード（{ $n }枚）
head-aside = めくられたカード
head-log = ログ
head-standings = 結果
head-points = { $who }の勝利点：{ $n }
head-help = ヘルプ

cards-one = { $card }
cards-many = { $card }×{ $n }
cards-none = なし
cards-hidden = カード{ $n }枚
cards-hidden-more = 他{ $n }枚

head-front = 自分の前
head-secret = 自分だけが知っているもの
head-brings = 得られるかもしれないもの
player-secret = { $n ->
        [1] 自分だけに見えるサイドクエスト：{ $cards }{ $progress ->
            [none] {""}
           *[other] （{ $progress }）
        }
       *[other] 自分だけに見えるサイドクエスト：{ $cards }
    }
head-fronts = プレイヤーの前の公開カード
player-front = { $you ->
        [yes] 自分の前
       *[no] { $who }の前
    }：{ $cards }
piles-line = 残り：{ $piles }
pile-curse = 呪い{ $n }枚
pile-familiar = 使い魔{ $n }枚
player-line = 経験値{ $xp } · 勝利点{ $vp } · 手札{ $hand } · デッキ{ $deck } · 捨て札{ $discard }

monster-line = ヘルス{ $health } · 必要な明かり{ $light }
monster-worth = 勝利点{ $points }点、{ $xp ->
        [0] 経験値なし
       *[other] 経験値{ $xp }点
    }
card-points = 勝利点{ $points }点
card-points-each = 勝利点{ $points }点ずつ
monster-none = 空き
known-dungeon = ダンジョンデッキの中で場所が分かっているカード：{ $cards }。
known-card = { $card }（{ $n ->
        [1] 一番上
       *[other] 上から{ $n }枚目
    }）
known-card-bottom = { $card }（一番下）

forecast-note = 「現在」は、いまのパーティーで数えます（装備中の武器、使用した能力を含む）。その下の行は、この手札でできる最善です。「計画」で手筋と見込みを表示し、「実行」で最善の手筋を進めます。
forecast-now = 現在：{ $forecast }
forecast-both = { $now }。{ $best }
forecast-wins = { $by ->
        [0] ちょうど勝てる（{ $total }対{ $health }）
       *[other] { $by }上回って勝てる（{ $total }対{ $health }）
    }
forecast-short = あと{ $by }足りない（{ $total }対{ $health }）
forecast-undefeatable = このパーティーでは倒せない（{ $total }対{ $health }）
forecast-depends = 場合による（{ $total }対{ $health }）
forecast-unfightable = このパーティーでは攻撃できない
forecast-range = { $low }〜{ $high }
forecast-health = 戦闘効果の後のヘルス{ $health }
forecast-dark =
    明かりが{ $missing }点足りない（{ $penalty }）
forecast-certain = { $cards }を破棄
forecast-possible = { $cards }を破棄するかもしれない
forecast-discarded-advance = { $cards }を捨てる
forecast-gained = { $cards }を得る
cards-of-curse = 呪い{ $n }枚
forecast-list = { $a }、{ $b }
forecast-label = { $card }：{ $forecast }

section-hero = 英雄
section-weapon = 武器
section-item = アイテム
section-spell = 呪文
section-villager = 村人
section-other = その他のカード
price-item = { $card }{ "\u00A0" }{ $cost }（{ $n }）
price-item-alone = { $card }{ "\u00A0" }{ $cost }
price-alone = 購入コスト{ $cost }
price-line = 購入コスト{ $cost }、{ $n ->
        [0] 売り切れ
       *[other] 残り{ $n }枚
    }
price-sold-out = 売り切れ

totals-turn = 合計：金貨{ $gold } · 攻撃{ $attack } · 魔法攻撃{ $magic } · 明かり{ $light }
totals-village = { $gold }金貨、購入{ $buys }回。
totals-gold = { $gold }金貨。
totals-xp = 経験値{ $n }点。
totals-hint = 「なぜ 攻撃」や「なぜ 攻撃 2」で、数値の内訳を表示します。

note-carries = 「{ $card }」を装備中
note-carried = 装備者「{ $card }」
note-strength = 現在の体力{ $n }
note-nth = 左から{ $n }枚目
hand-line = 手札：{ $cards }。
marked-line = 戦闘後に破棄されるカード：{ $cards }。

deck-line = 手札{ $hand } · 捨て札{ $discard } · これから引く{ $deck }
deck-note = 「これから引く」はデッキにあるカードの数です。順番は分かりません。

stack-line = 購入コスト{ $cost } · { $about }
stack-empty = 山札「{ $name }」は空です。

## Answers that are not taken: the reason, and what to do

answer-ambiguous = 「{ $answer }」に当てはまるものがいくつかあります：{ $options }。もう少し長く打ち込むか、番号で答えてください。
answer-number = { $n }番の手はありません。番号は1〜{ $most }です。「候補」で一覧を表示します。
answer-moves = 「候補」で、いまできることを、「ヘルプ」で、尋ねられることを表示します。
answer-unknown-card = このゲームに「{ $name }」というカードはありません。名前を確かめてください。「ホール」「値段」「手札」でカードを一覧にします。
answer-many-cards = 「{ $name }」に当てはまるものがいくつかあります：{ $options }。もう少し長く打ち込んでください。
answer-which-card = どのカードですか？ 例：{ $example }
answer-which-stack = どの山札ですか？ 次から選んでください：{ $known }。
answer-unknown-stack = 「{ $name }」という山札はありません。山札は次のとおりです：{ $known }。
answer-which-term = どの用語ですか？ 次から選んでください：{ $known }。
answer-unknown-term = 「{ $name }」はこのゲームの用語ではありません。用語は次のとおりです：{ $known }。
answer-log-number = 「ログ」で最後の数行を表示します。もっと見るには「ログ 40」のように数を付けてください。

refused-game-over = ゲームは終わりました。
refused-not-asked = いまはあなたが決める番ではありません。
refused-stale = それは前の質問への答えです。いま表示されている質問に答えてください。
refused-not-understood = 「{ $answer }」は手でもコマンドでもありません。
refused-wrong-step = 「{ $answer }」は、いまできる段階ではありません。
refused-no-such-card = 「{ $answer }」：そのカードはここにありません。名前と番号を確かめてください。
refused-which-copy-advance = 「{ $answer }」：同じカードでも状態が違います。regular#2 のように、どれかを指定してください。
refused-which-copy = 「{ $answer }」：同じカードでも状態が違います。militia#2 のように、どれかを指定してください。
refused-which-hero = 「{ $answer }」：どの英雄ですか？ > と英雄の名前を付けてください。
refused-no-such-ability = 「{ $answer }」：カードにその能力はありません。能力がいくつかあるときは、.2 のように番号を付けてください。
refused-already-used = 「{ $answer }」：この能力は、このターンもう使用しました。
refused-condition-not-met = 「{ $answer }」：この能力の条件を満たしていません。
refused-cost-not-payable-advance = 「{ $answer }」：そのために破棄する、捨てる、または失うものがありません。
refused-cost-not-payable = 「{ $answer }」：そのために破棄する、または捨てるものがありません。
refused-nothing-to-choose = 「{ $answer }」：いま、この能力の対象がありません。
refused-already-chosen = 「{ $answer }」：このカードはもう選びました。
refused-not-a-weapon = 「{ $answer }」：英雄が装備できるのは武器だけです。
refused-not-a-hero = 「{ $answer }」：それができるのは英雄だけです。
refused-already-held = 「{ $answer }」：この武器は、もう英雄が装備しています。
refused-already-armed = 「{ $answer }」：この英雄は、もう武器を装備しています。
refused-too-heavy = 「{ $answer }」：この英雄には重すぎます。武器の重量が英雄の体力を超えています。もっと体力のある英雄を選んでください。
refused-not-for-sale = 「{ $answer }」：このカードは村の山札の一番上にありません。
refused-sold-out = 「{ $answer }」：この山札は売り切れです。
refused-too-expensive = 「{ $answer }」：金貨が足りません。「なぜ 金貨」で、いまの金貨を表示します。
refused-wrong-type = 「{ $answer }」：いま、この種別のカードは購入できません。
refused-not-enough-xp = 「{ $answer }」：経験値が足りません。
refused-highest-level = 「{ $answer }」：この英雄はもう最高レベルです。
refused-no-next-level = 「{ $answer }」：次のレベルの英雄が、もう村にありません。
refused-already-levelled = 「{ $answer }」：この英雄はレベルアップしたばかりです。レベルアップは、英雄1枚につき1ターンに1回です。
refused-no-monster = 「{ $answer }」：そのランクにモンスターはいません。
refused-cannot-be-fought-advance = 「{ $answer }」：このパーティーでは、このモンスターを攻撃できません。「ホール」で、必要なものを表示します。
refused-cannot-be-fought = 「{ $answer }」：このパーティーでは、このモンスターを攻撃できません。明かりを増やすとよい場合が多いです。
refused-no-such-seat = 「{ $answer }」：そのプレイヤーはいません。
refused-no-such-die = 「{ $answer }」：そのダイスは、このようには変えられません。選択肢から選んでください。
refused-wrong-loss = 「{ $answer }」：ペナルティをすべて割り振ってください。攻撃も魔法攻撃も、いまある分より多くは減らせません。
refused-not-allowed = 「{ $answer }」：ルールにより、ここではできません。
refused-forbidden = 「{ $answer }」：いまはカードがそれを禁じています。
refused-due-first = 「{ $answer }」：先に手札のトロフィーを使用してください。
refused-not-now = 「{ $answer }」：いまはできません。
refused-no-undo = この手は取り消せません。その後でカードが引かれたか見せられたか、ほかのプレイヤーが答えました。

undo-done = 取り消しました。
undo-marked = 取り消しました。この先をもう見ていたので、取り消したことが記録に残ります。この先に出るカードは変わりません。
undo-nothing = 取り消せる手はありません。

pass-done = 次の自分のターンまで、リアクションをすべて省きます。ほかのプレイヤーには知らせません。もう一度「パス」と打ち込むと、また尋ねます。
pass-undone = リアクションをまた尋ねます。

## People at one screen

curtain-leave = { $who }さん、Enter キーで手札を隠してください：
curtain-pass = 手札を隠しました。{ $who }さんに交代してください。{ $who }さんは、ほかの人が見ていないときに Enter キーを押してください：
curtain-help = Enter キーで先へ進みます。「終了」と打ち込むと止まります。ゲームは保存され、後で続けられます。次の質問で「ヘルプ」と打ち込むと、詳しい説明を表示します。
curtain-undo = 手札が隠れているので、取り消せません。先に Enter キーを押してください。
curtain-other = 「{ $answer }」は手として受け取りませんでした。先に Enter キーを押してください。「終了」でゲームを止めます。

## The end

end-winner = { $you ->
        [yes] 勝利点{ $n }点で、あなたの勝ちです。
       *[no] 勝利点{ $n }点で、{ $who }の勝ちです。
    }
end-shared = { $names }が、それぞれ勝利点{ $n }点で勝利を分け合います。
end-tie-stone = { $n }人が{ $vp }点で並びました。サンダーストーンを持つプレイヤーの勝ちです。
end-tie-bearer = { $n }人が{ $vp }点で並びました。サンダーストーンの担い手を持つプレイヤーの勝ちです。
end-bearer = { $you ->
        [yes] あなた
       *[no] { $who }
    }がサンダーストーンの担い手を持っています。
end-bearer-nobody = サンダーストーンの担い手を持つプレイヤーはいません。
end-stone = { $you ->
        [yes] あなた
       *[no] { $who }
    }がサンダーストーンを持っています。
end-stone-nobody = サンダーストーンを持つプレイヤーはいません。
end-length = ゲームは{ $turns }ターンでした。
end-marked = 新しいカードを見た後の取り消しがあります。
end-record = 「duskhall replay FILE」でゲームを見なおせます。記録はこのファイルです：
end-max-turns = { $n }ターンで打ち切りました（--max-turns）。勝者はいません。
end-no-record = このようなゲームの記録を残すには「--record FILE」を付けます。
end-points-line = { $n ->
        [1] { $vp }
       *[other] { $each }×{ $n }＝{ $vp }
    }
end-points-none = 勝利点のあるカードなし

## Help

help-answer = 質問には、手の番号か、手そのもの（{ $move }、または「{ $typed }」）か、1つの手だけに当てはまる先頭の部分で答えます。
help-ask = いつでも尋ねられること：
help-word-hall = モンスターの文と勝ち目
help-word-prices = 村の値段表
help-word-hand = 手札の数値と文
help-word-totals = 金貨、攻撃、魔法攻撃、明かり
help-word-why = 数値の内訳：{ $figures }。「なぜ 攻撃 2」はランク2に対する値
help-word-plan = このターン、各モンスターに対してできる最善を1手ずつ。「計画 2」は2番への手筋をすべて
help-word-go = 最善の手筋を1手ずつ進め、予想外のことが起きたら止まる。「実行 2」は2番を攻撃する
help-word-hint = 達人が選ぶ手と、その理由
help-word-deck = 自分のカードの一覧
help-word-table = 全員の経験値、カード、得点
help-word-destroyed = 破棄されたカード
help-word-hand-advance = 手札の数値と文、自分の前のカード
help-word-table-advance = 全員の経験値、カード、得点、公開カードの効果
help-word-pass = 次の自分のターンまでリアクションをすべて省く。もう一度「パス」でまた尋ねる
help-word-stack = 村の山札のカード：山札 { $example }
help-word-card = カードのすべて：カード { $example }
help-word-what = 用語の意味：用語 { $example }
help-word-log = これまでに起きたこと。「ログ 40」でもっと表示する
help-word-moves = いまできること
help-word-undo = 最後の手を取り消す
help-word-save = ゲームを保存する。「保存 ファイル名」でそのファイルに書く
help-word-record = 記録をファイルに書き、更新し続ける：記録 ファイル名
help-word-help = この説明。「ヘルプ { $example }」は「用語 { $example }」と同じ
help-word-quit = 終了する。ゲームは保存され、後で続けられる
help-classic-head = ターンの要点：
help-classic-village = 村：カードは金貨になります。村効果を使用し、カードを1枚購入し、経験値を支払って英雄をレベルアップさせます。
help-classic-dungeon = ダンジョン：能力を使用し、英雄に武器を装備させ、モンスター1体を攻撃します。攻撃と魔法攻撃は合計し、足りない明かり1点につき2減ります。合計攻撃力がヘルス以上なら倒せます。倒せなければ、モンスターはダンジョンデッキの一番下に置かれます。
help-classic-rest = 休息：いらないカード1枚を破棄します。
help-classic-end = ターンの後、新しい手札を引きます。新しいカードは捨て札置き場に置かれ、次のシャッフルの後に引けます。
help-advance-head = ターンの要点：
help-advance-village = 村：カードは金貨になります。村効果を使用し、カードを1枚購入し、経験値を支払って英雄をレベルアップさせます。
help-advance-dungeon = ダンジョン：能力を使用し、英雄に武器を装備させ、モンスター1体を攻撃します。攻撃と魔法攻撃は合計し、このゲームボードでは足りない明かり1点につき{ $light }減ります。合計攻撃力がヘルス以上なら倒せます。倒せなければ、モンスターはダンジョンデッキの一番下に置かれます。
help-advance-prepare = 備える：手札から好きな枚数のカードをデッキの一番上に置きます。最後のカードが一番上になり、またすぐに引けます。
help-advance-spoils = 報酬：勝利後に使用できます。1ゲームに1回、使い魔も引けます（「使い魔の呼び声」）。使い魔は自分の前に残り、経験値が必要ですが、支払いません。
help-advance-spoils-learning = 報酬：勝利後に使用できます。
help-advance-rest = 休息：いらないカード1枚を破棄します。
help-advance-end = ターンの後、新しい手札を引きます。新しいカードは捨て札置き場に置かれ、次のシャッフルの後に引けます。
help-avatars = アバター：自分の前にあり、毎ターン使用できます。経験値を支払うと、村かダンジョンで1回だけレベルアップします。

# Words that are typed. Each stands for a question to the program.
word-hall = ホール
word-prices = 値段
word-hand = 手札
word-totals = 合計
word-why = なぜ
word-plan = 計画
word-go = 実行
word-hint = ヒント
word-deck = デッキ
word-table = 卓
word-destroyed = 破棄
word-stack = 山札
word-card = カード
word-what = 用語
word-log = ログ
word-moves = 候補
word-undo = 取消
word-pass = パス
word-save = 保存
word-record = 記録
word-help = ヘルプ
word-quit = 終了
