### What is wrong with a card that somebody has written, with the text of a move or with a script. Words in '…' are
### notation: they are the same in every language, as are $figure, $place and $known.

# $ability is 0 where the fault is in no ability; $why is the fault.
fault-card =
    { $ability ->
        [0] カード '{ $card }'：{ $why }
       *[other] カード '{ $card }'、能力{ $ability }：{ $why }
    }
fault-card-twice = id が '{ $card }' のカードが2種類あります

## Words that are not known

fault-unknown-what =
    { $what ->
        [act] 行動
        [attack-kind] 攻撃の種類
        [card] カード
        [comparison] 比較
        [dice] ダイスの名前
        [dice-change] ダイスの変え方
        [dice-reading] ダイスの読み方
        [event] 出来事
        [figure] 数値
        [moment] 時点
        [name] 名前
        [operation] 計算方法
        [party-figure] パーティーの数値
        [picker] 選び方
        [pile] 山
        [place] 場所
        [printed-figure] 印刷された数値
        [seat-figure] 席の数値
        [seats] 席の指定
        [stock] 増減するもの
        [tag] タグ
        [target] 対象
        [what] 終わるもの
        [window] 場面
       *[word] 語
    }
fault-unknown = { fault-unknown-what } '{ $word }' はありません。使えるもの：{ $known }

## The text of a card

fault-too-long = カードは{ $most }文字以内です（これは{ $n }文字）
fault-expression = カードとして読めません。{ $column }文字目が誤っています
fault-unreadable = カードとして読めません
fault-not-allowed = カードに使えるのは、決まった語、文字列、整数、丸かっこのリストだけです（見つかったのは { $found }）
fault-no-place = '{ $word }' に項目 '{ $place }' はありません。あるのは：{ $known }
fault-place-twice = '{ $word }' に、2回書かれた項目があります
fault-missing = '{ $word }' に { $places } がありません
fault-too-many = '{ $word }' の項目は{ $most }個以下です（見つかったのは{ $n }個）

## What stands around its abilities

fault-id = id には小文字、数字、ハイフンを使います。数字だけにはできません
fault-stack = 山 'stack' には小文字、数字、ハイフンを使います。数字だけにはできません
fault-tag-letters = タグ 'tags' には小文字、数字、ハイフンを使います
fault-text = { $place } は文字列です
fault-texts = { $place } は文字列のリストです
fault-count = 'count' は0以上の整数です
fault-figures = 'figures' は表です
fault-not-whole = { $figure } が整数ではありません
fault-marks = 'marks' は文字列の表です
fault-abilities = 'abilities' は丸かっこのリストです

## Abilities

fault-ability = 能力ではありません：{ $found }
# $kind is the kind of card. $wanted and $homes are places.
fault-never-met-what =
    { $what ->
        [window] 場面 '{ $name }'
        [event] 出来事 '{ $name }'
        [place] 場所 '{ $name }'
        [hiding] 中にモンスターを裏向きで置くこと
       *[instead] ほかのカードに場所をゆずること
    }
fault-never-met =
    種別が '{ $kind }' のカードに{ fault-never-met-what }はありえません。それができるのは、次の場所にあるカードです：{ $wanted }。このカードがある場所：{ $homes }。
fault-true-or-false = { $place } は 'True' か 'False' です
fault-windows = 場面か、場面のリストが必要です
fault-cost-list = コストは丸かっこのリストです
fault-cost = コストにできるのは、破棄する、捨てる、失う、得ることだけです
fault-no-steps = 能力に手順のリストがありません
fault-equipped = 装備できるのは、タグ 'weapon' のあるカードだけです
fault-while = 'While' に書けるのは、続く効果だけです
fault-while-pick = 'While' ではカードを選べません
fault-while-when = 条件は 'While' に書きます
fault-made-only = { $figure } は、カードがあるだけでは変わりません
fault-buys = カードの購入時に変わるのは 'buys' だけで、'buys' が変わるのもそのときだけです
fault-vp = 残しておいたカードで変わるのは 'vp' だけで、'vp' が変わるのもそのときだけです
fault-own-weight = カードがあるだけで変わる自分の重量は、減るか0になるかです。増えることはありません
fault-settle = 'Settle' の次は 'Compare' です

## Steps

fault-steps = 手順は、丸かっこにコンマで区切って書きます（見つかったのは { $found }）
fault-step = カードの手順ではありません：{ $found }
fault-pick-name = 手順としての 'Pick' には名前が必要です
fault-hall-put = ダンジョンホールのカードは 'Put' で動かします。捨てることも破棄することもできません
fault-look = 'Look' には1以上の数が必要です
fault-heal = 'Heal' には1以上の数が必要です
fault-roll = 'Roll' のダイスは1〜{ $most }個です
fault-dice = { $n }個のダイスは変えられません
fault-travel = チャンピオンの移動先は部屋です
fault-swap = 入れ替えるのは、ダンジョンホールのカードです
fault-replace = 取り替えるのは、ダンジョンホールのカードです
fault-defeat = 倒すのは、ダンジョンホールのカードです
fault-level = 英雄{ $n }枚のレベルアップはできません
fault-level-less = 'less' は0以上の数です
fault-cancel-events = 'Cancel' には出来事のリストが必要です
fault-cancel-lines = 'Cancel' に書けるのは1か 'ALL' です
fault-grant = 与えることができるのは、続く能力だけです
fault-grant-hall = 与えることができるのは、ダンジョンホールにある間だけです
fault-grant-lines = 与えるのは、ダンジョンホールのカードの能力です
fault-purchase = 購入の条件にできるのは、印刷されたことだけです
fault-change = '{ $on }' の { $figure } { $how } を読む数値はありません
fault-plain-number = { $figure } を変えるのは決まった数です
fault-circle = { $figure } が自分自身で決まることになります
fault-walk = 移動するのはパーティーです
fault-choose = 'Choose' には2つ以上の枝が必要です
fault-branch = 枝ではありません：{ $found }
fault-branch-name = 枝の名前ではありません：{ $found }
fault-branch-twice = 同じ名前の枝が2つあります
fault-branches-empty = 少なくとも1つの枝に手順が必要です
fault-each-steps = 'Each' には手順のリストが必要です
fault-each-each = 'Each' の中に 'Each' は書けません

## Their parts

fault-name = 名前ではありません：{ $found }
fault-name-taken = 名前 '{ $name }' は使われています
fault-target = 対象ではありません：{ $found }
fault-chance = 無作為に選ぶのは決まった枚数です。任意にも、最大のものにもできません
fault-pick = { $n }枚は選べません
fault-tops = 一番上の{ $n }枚とは書けません
fault-cards = カードの指定ではありません：{ $found }
fault-filter = 絞り込みではありません：{ $found }
fault-many = { $of }種類のタグのうち{ $n }種類以上とは書けません
fault-and-or = 'And' と 'Or' は丸かっこのリストをつなぎます
fault-tags = 丸かっこに2種類以上のタグが必要です
fault-tag-twice = 同じタグが2回あります
fault-amount = 量ではありません：{ $found }
fault-below-zero = 量は0以上です。減らすには 'less' を使います
fault-party-unknown = パーティーの攻撃と魔法攻撃がわかるのは、続く能力だけです
fault-owned = 席のすべてのカードを数えるのは、ゲームの終わりだけです
fault-hidden-deck = ダンジョンデッキのカードはわかりません
fault-condition = 条件ではありません：{ $found }

## Moves

fault-move-verb = '{ $verb }' は動詞ではありません
fault-move-goal = '{ $verb }' に行き先はありません
fault-move-ability = '{ $verb }' に能力は書けません
fault-move-copy = '{ $verb }' に同じカードの番号は書けません
fault-move-level-copy = レベルアップ後のカードに番号は書けません
fault-move-card = '{ $card }' はカードの id ではありません
fault-move-number =
    { $what ->
        [seat] 席は1以上の数です（見つかったのは '{ $found }'）
        [ability] 能力は1以上の数です（見つかったのは '{ $found }'）
        [rank] ランクは1以上の数です（見つかったのは '{ $found }'）
        [copy] 同じカードの番号は1以上の数です（見つかったのは '{ $found }'）
       *[loss] 失う量は1以上の数です（見つかったのは '{ $found }'）
    }
fault-move-loss = 失うのは 'attack'、'magic'、'attack*2,magic*1' のどれかです
fault-move-loss-of-one = 1を失うときは '{ $move }' と書きます

## Scripts of a scenario

fault-script = 'script' では { $zone } の一番上が '{ $card }' ですが、シャッフルするカードの中にありません
fault-script-dice = 'script' の '{ $found }' が{ $n }個のダイスに合いません。1〜6の数が同じ個数だけ必要です
