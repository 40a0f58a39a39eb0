### What the commands say. Messages of play itself are elsewhere.

commands-unknown-edition = 「{ $name }」という版はありません。{ $known }から選んでください
commands-did-you-mean = もしかして：{ $names }

## cards

cards-unknown = { $edition }に、名前、id、系統、タグが「{ $name }」に当てはまるカードはありません。つづりを確かめるか、名前の一部で探してください。
cards-elsewhere = { $edition }にあります：duskhall cards --edition { $name } { $wanted }
cards-count = { $n }枚。「duskhall cards NAME」でカードを詳しく表示します。
cards-in-box = 箱に{ $n }枚、山札「{ $stack }」
cards-pack = クエスト{ $n }「{ $pack }」より
cards-ours = { $card }*
cards-ours-note = * このカードの効果は、文がどの資料にもないため、自分たちで書きました。
cards-source = 数値：{ $source }。
cards-source-ours = 数値と文：どの資料にもないため、自分たちで決めました{ $but ->
        [yes] 。例外：
       *[no] 。
    }
cards-source-text = 効果：{ $source }。
cards-mark = { $figure }{ $n }：{ $source }
cards-mark-none = { $figure }なし：{ $source }
cards-mark-ability = 能力{ $n }：{ $source }
cards-mark-count = 箱に{ $n }枚：{ $source }
cards-mark-name = 名前：{ $source }
cards-mark-keyword = キーワード「{ $tag }」：{ $source }
cards-rulings = 裁定：

source-rulebook = ルールブックによる
source-public = 公開されているカード表による
source-public-disputed = 公開されているカード表に食い違いがあり、確からしいほうの数
source-reconstructed = どの資料にもないため再構成
source-inferred = 推定（どの資料にも書かれていない）
source-disputed = 不確か（資料が食い違うか、ほとんど述べていない）
source-owner = 自分のファイルによる

## Files of figures

figures-unreadable = このファイルを読み取れません（{ $why }）。名前とアクセス権を確かめてください
figures-not-text = このファイルは UTF-8 のテキストではありません。UTF-8 で保存してください
figures-bad-toml = これは TOML ではありません：{ $why }
figures-unknown-card = そのカードはありません。「duskhall cards --json」ですべての id を一覧にします
figures-unknown-card-close = そのカードはありません。もしかして：{ $close }
figures-not-a-table = 数値は、[dagger] の次に cost = 4 のように、角かっこに入れたカード名の下に書いてください
figures-unknown-figure = この種別のカードにその数値はありません。あるのは：{ $known }
figures-not-whole = 数値は引用符のない整数です（見つかったのは { $found }）
figures-out-of-range = ここには{ $least }〜{ $most }の数が必要です（見つかったのは { $found }）
figures-refused = ルール上、このカードは使えません：{ $why }

## setup

setup-title = { $edition }、{ $players }人
setup-how-first = 初めてのゲームのカード。
setup-how-chosen = 自分で選んだカード。
setup-how-random = ランダムなカード、セットアップのシード { $seed }。
setup-how-published = 公式セットアップ「{ $name }」。
setup-how-rerolled = 選びなおした山札：{ $piles }。
setup-packs-one = 山札はすべて「{ $pack }」のものです。
setup-packs-many = 角かっこの数はクエストを示します：{ $packs }。
setup-packs-entry = { "[" }{ $n }] { $pack }
setup-board-wilderness = ゲームボードは荒野の面を使います。足りない明かり1点につき、合計攻撃力が1減ります。
setup-board-dungeon = ゲームボードはダンジョンの面を使います。足りない明かり1点につき、合計攻撃力が2減ります。
setup-board-learning = 練習用のカードなので、ゲームボードは使いません。足りない明かり1点につき、合計攻撃力が1減ります。最後のモンスターがいなくなると、ゲームが終わります。
setup-dungeon = ダンジョンデッキ：
setup-step-shuffle = このモンスター{ $n }枚を裏向きでシャッフルします。
setup-step-bottom = その中から見ずに{ $n }枚を数え取り、「{ $card }」を混ぜてシャッフルします。これがデッキの底になります。残りのモンスター{ $rest }枚を上に置きます。
setup-step-last = 「{ $card }」を除くモンスター{ $n }枚を裏向きでシャッフルし、「{ $card }」をその下に置きます。
setup-step-hall = デッキから離れる向きに{ $ranks }枚をめくって一列に並べます。デッキから一番遠いカードがランク1、隣がランク{ $ranks }です。このとき効果は起こりません。
setup-dungeon-rooms = ダンジョン：
setup-group = { $name }、レベル{ $level }
setup-room = { $room }（明かり{ $light }）
setup-rooms-level = レベル{ $level }：{ $rooms }
setup-step-rooms = { $first }と、その下に部屋を2列に並べます。先に書いた部屋が左です。{ $rows }。
setup-step-first = レベル{ $level }の「{ $card }」を裏返し、「{ $monster }」の面を上にして{ $room }に置きます。どのガーディアンのカードも、裏面は「{ $monster }」です。
setup-step-levels = モンスターの種類ごとに裏向きでシャッフルし、{ $n }体ずつめくって同じレベルの部屋に置きます。このとき効果は起こりません。
setup-step-keys = 各種類の残りに、ガーディアンの鍵を混ぜてシャッフルします：{ $keys }。
setup-keys-level = レベル{ $level }に{ $n }本
setup-step-guardian = 鍵が{ $n }本見つかったら、「{ $monster }」を裏返します。「{ $card }」が現れます。
setup-gear = { $card }、手番順に：{ $numbers }
setup-ready-gear = トークン、バザールで{ $n }金貨
setup-ready-wound = 無制限
setup-pile-side-quest = サイドクエスト
    .about = 裏向きでシャッフル
setup-pile-guild = ギルドの後援
    .about = 4つのギルド、各4枚
setup-pile-legendary = 伝説カード
    .about = ゲームボードの横に表向き。サイドクエストでのみ得られる
setup-pile-treasure = 財宝
    .about = 基本の財宝と、使うクエストの財宝をすべて、裏向きでシャッフル
setup-basics = 基本カード（村に残るもの）：
setup-basics-each = 基本カード（プレイヤー1人につき{ $n }枚ずつ）：
setup-heroes = 英雄（上からレベル1、レベル2、レベル3）：
setup-heroes-alike = 英雄：
setup-village = 村カード：
setup-piles = 村の横の山：
setup-endless = なくならない
setup-markers = 経験値トークン、必要なだけ
setup-pile-curse = 呪い
    .about = 裏向きでシャッフル。破棄された呪いは一番下に戻す
setup-pile-familiar = 使い魔
    .about = 裏向きでシャッフル。各プレイヤーは勝利後、1ゲームに1枚引ける
setup-pile-monster = 大群
    .about = 表向き、ヘルスの低いものが上。代用カードがめくられたら、一番上のカードと入れ替える
setup-pile-avatar = レベル2のアバター
    .about = 全員の手の届くところに、プレイヤー1人につき各クラス1枚
setup-each-player = 各プレイヤー：
setup-deck = { $cards }。シャッフルして{ $hand }枚引きます。
setup-mode-full = 各プレイヤーにサイドクエスト3枚を裏向きで配ります。各プレイヤーは1枚を秘密のまま残し、ほかを裏向きで山の一番下に置きます。次に、各プレイヤーはギルドの後援を選び、デッキの横に表向きで置きます。
setup-avatars = 各プレイヤーはレベル1のアバター一式を取り、1枚を裏向きで選びます。全員が同時に公開し、残りは箱に戻します。
setup-start = 開始プレイヤーをくじで決めます。手番は左回りに進みます。
setup-copies = { $card }×{ $n }
setup-price = 購入コスト{ $n }

setup-no-such-name = 「{ $name }」は、選べるカードでも種類でも部屋でもありません。
setup-choices = 次から選んでください：
setup-choices-line = { $what }：{ $known }
setup-elsewhere = { $edition }にあります。--edition { $name } を付けてください。
setup-published = セットアップ全体：{ $known }。
setup-no-such-setup = 「{ $name }」という公式セットアップはありません。{ $known }から選んでください。
setup-doctor-cards = カード：{ $cards }。
setup-file-unreadable = { $file } を読み取れません：{ $why }。セットアップのカードを書いたファイルを指定してください。
setup-file-not-text = { $file } はテキストファイルではありません。セットアップのカードを書いたファイルを指定してください。
setup-groups-random = --groups はランダムなセットアップでだけ使えます。--groups を省くか、--first、--setup、--cards を省いてください
wishes-random = { $option } はランダムなカードのためのものですが、このセットアップのカードは決まっています。{ $option } を省くか、ランダムなセットアップを選んでください
setup-what-monsters = モンスターの種類
setup-what-heroes = 英雄の山札
setup-what-village = 村カード
setup-what-bearer = サンダーストーンの担い手
setup-what-avatars = アバター
setup-what-weapon = 武器
setup-what-item = アイテム
setup-what-spell = 呪文
setup-what-villager = 村人

refused-setup-edition = これは{ $got }のセットアップです。遊ぶ版のものを選んでください
refused-setup-first = 席{ $got }はありません。席は1〜{ $most }です
refused-setup-monster-groups = モンスターの種類は{ $least }〜{ $most }です（指定は{ $got }）
refused-setup-monster-groups-exact = モンスターの種類は{ $least }です（指定は{ $got }）
refused-setup-unknown-card = 「{ $name }」は{ $what }にありません。次から選んでください：{ $known }
refused-setup-twice = { $what }で同じものが2回選ばれています。別のものを選んでください
refused-setup-how-many = { $what }は{ $least }〜{ $most }選んでください（指定は{ $got }）
refused-setup-how-many-exact = { $what }は{ $least }選んでください（指定は{ $got }）
refused-setup-no-bearer = サンダーストーンの担い手がありません。次から1つ加えてください：{ $known }
refused-setup-one-bearer = サンダーストーンの担い手は1つだけ選んでください（指定は{ $got }）
refused-setup-no-room = 村に置ける{ $what }は{ $most }までです（指定は{ $got }）
refused-setup-not-in-box = この版に{ $what }はありません。省いてください
refused-setup-one-board = この版のゲームボードの面は1つだけです。「{ $got }」を省いてください
refused-setup-unknown-board = 「{ $got }」という面はありません。{ $known }から選んでください
refused-setup-other-board = ルールは「{ $got }」の面、セットアップは「{ $board }」の面のものです
refused-setup-learning-cards = 練習用のカードには専用の場があります。「{ $board }」の面を省いてください
refused-setup-learning-board = 練習用の場には専用のカードがあります。--setup learning を指定してください
refused-setup-learning-avatars = 練習用のセットアップにアバターはありません。省いてください
refused-setup-players = プレイヤーは{ $least }〜{ $most }人です（指定は{ $got }人）

## scenario

scenario-no-path = { $path } というファイルやフォルダーはありません。シナリオファイルか、それを含むフォルダーを指定してください
scenario-none-there = { $path } にシナリオ（*{ $suffix }）がありません。別のファイルかフォルダーを指定してください
scenario-not-text = このファイルは UTF-8 のテキストではありません。UTF-8 で保存してください
scenario-unreadable = このファイルを読み取れません（{ $why }）。名前とアクセス権を確かめてください
scenario-fault = プログラム自体がここで失敗しました：{ $error }。報告してください
scenario-where = { $file }、実行「{ $run }」：{ $text }
scenario-expected = 期待：{ $text }
scenario-actual = 実際：{ $text }
scenario-missing = 不足：{ $text }
scenario-extra = 余分：{ $text }
scenario-hole = シナリオなし：{ $what }
scenario-count = 成功{ $passed }、失敗{ $failed }
