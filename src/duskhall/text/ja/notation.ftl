### What is wrong with a position, a record, a scenario or the code of a challenge. Words in '…' are notation: keys, ids
### and marks that are the same in every language.

notation-line = { $n }行目：{ $what }

## What is counted. $what is a key of the notation, or one of these.

notation-what =
    { $what ->
        [a-seat] 席
        [a-rank] ランク
        [a-place] 位置
        [a-turn] ターン
        [a-copy] 同じカードの番号
        [a-die] ダイス
        [an-ability] 能力
        [an-amount] 量
        [number-of-seats] 席の数
        [number-of-cards] カードの枚数
        [number-of-copies] 同じカードの枚数
        [number-of-keys] 鍵の数
        [counter-of-luck] 運のカウンター
        [gold-left] 残りの金貨
       *[other] { $what }
    }
notation-not-whole = { notation-what }は整数です（見つかったのは '{ $found }'）
notation-too-small =
    { $least ->
        [0] { notation-what }は0以上です（見つかったのは { $found }）
       *[other] { notation-what }は{ $least }以上です（見つかったのは { $found }）
    }
notation-too-large = { notation-what }は{ $most }以下です（見つかったのは { $found }）

## Lines, cards, seats and places

notation-key-value = 'key: value' の形が必要です（見つかったのは '{ $found }'）
notation-indented = 最初の行は続きの行（字下げした行）にできません
notation-no-seat = 席{ $found }はありません。席は1〜{ $seats }です
notation-not-a-card = 'militia' や 'militia*2' のようなカードが必要です（見つかったのは '{ $found }'）
notation-nobody-knows = '{ $found }' は、ここでは誰がカードを知っているかを示せません。'^' を省いてください
notation-who-knows = '{ $found }' は、誰がカードを知っているかを示していません。'^' の後に席を書くか、'^all' と書いてください
notation-twice = '{ $name }' が2回あります
notation-twice-in = '{ $key }' に '{ $name }' が2回あります
notation-yes-or-no = { $key } は yes か no です（見つかったのは '{ $found }'）
notation-unknown-key = キー '{ $key }' は使えません
notation-unknown-edition = 版 '{ $name }' はありません。使える版：{ $known }
notation-unknown-card = カード '{ $card }' はありません
notation-unknown-card-close = カード '{ $card }' はありません。もしかして：{ $close }
notation-not-a-place = hand.1/3 のような位置が必要です（見つかったのは '{ $found }'）
notation-no-card-at = { $zone } の{ $n }番目にカードはありません
notation-no-such-place = '{ $name }' はありません。あるのは：{ $known }
notation-neither = 'record: 1' で始まる記録でも、'position: 1' で始まる局面でもありません

## Positions

notation-position-head = 局面は 'position: { $version }' で始まります
notation-seats = { $edition }の席は{ $least }〜{ $most }です
notation-card-twice = カード '{ $card }' が2回定義されています
# $why: what the linter has to say of the definition of a card.
notation-bad-card = { $why }
notation-card-line = カードの行には Card(...) を書きます
notation-no-board = { $edition }に面 '{ $board }' はありません。使える面：{ $known }
notation-version = このプログラムのルールは{ $edition }の版{ $version }ですが、ここでは { $found } です
notation-too-many-cards = カードが{ $most }枚を超えるゲームはありません
notation-no-pile = '{ $pile }' に属するカードはありません
notation-box-alone = '{ $pile }' は 'draw.{ $name }' を作った残りですが、その山がありません
notation-spot-alone = '{ $pile }' は 'draw.{ $name }' から補充されますが、その山がありません
notation-one-pile = '{ $name }' は1つの山です。'supply.{ $name }' か 'draw.{ $name }' のどちらかにしてください
notation-no-supply = 局面に 'supply.{ $pile }' がありません
notation-open-pile = この山は公開されています。'supply.{ $pile }' と書きます
notation-ranks = ダンジョンホールのランクは{ $ranks }です
notation-wrong-pile = '{ $card }' は山 '{ $pile }' のカードではありません。取り除いてください
notation-not-a-room = '{ $card }' は部屋ではありません。'rooms' に置けるのは部屋だけです
notation-a-room = '{ $card }' は部屋です。部屋は 'rooms' だけに置きます
notation-not-in-hall = '{ $card }' がダンジョンホールに置かれることはありません。モンスターか、空きを示す '-' を書いてください
notation-script-empty = script には、一番上に来るカードか、ダイスの目を書きます
notation-script-mixed = script は1回のシャッフルか、1回のダイスのためのものです。カードか数のどちらかだけを書きます
notation-place-and-word = { $key } には位置ともう1語が必要です
notation-number-each = { $key } には{ $seats }席それぞれの数を1つずつ書きます
notation-luck = luck は16進数の鍵とカウンターです
notation-luck-length = luck の鍵は{ $n }バイトです
notation-needs-rooms = この版の局面には 'rooms' が必要です
notation-rooms = 異なる部屋が{ $n }あります
notation-champions = champions には{ $seats }席それぞれの位置を1つずつ書きます
notation-keys = ガーディアンが現れる鍵は1〜{ $most }本です
notation-down = 'down: hall/N draw.PILE' と、カードを知っている席が必要です
notation-down-twice = このカードはもう裏向きです
notation-sealed = 'sealed: PLACE in ZONE lowest N' の形が必要です
notation-marked = marked にできるのは、手番の席の手札だけです
notation-held = held にできるのは、手番の席の手札だけです
notation-used = used にはカードを書きます
notation-used-bits =
    { $n ->
        [0] { $card } に能力はないので、used にできません
       *[other] { $card } の能力は{ $n }つで、used はそれぞれに1ビットです
    }

## What is half done

notation-no-change = この段階は変化を残しません。変化を残す段階を書いてください
notation-change-until =
    { $until ->
        [battle] この変化は戦闘の終わりまで続きます。'until=battle' と書いてください
       *[turn] この変化はターンの終わりまで続きます。'until=turn' と書いてください
    }
notation-ability-and-step = 'banish.1 2.pick' のような、カードの能力と段階が必要です
notation-no-ability = 能力 '{ $ability }' はありません
notation-no-step = { $ability } に段階 '{ $step }' はありません
notation-unexpected = '{ $found }' は使えません。使えるのは：{ $known }
notation-missing = { $key }=... がありません
notation-lane = lane は、lane のある段階で、その前の frame に属します
notation-first-frame = 最初の frame は手番の席のターンです：'frame: turn.1 ...'。ほかの frame はターンではありません
notation-no-frame = 終わっていない局面には frame があります
notation-split = split は、損失を割り振る frame で、位置と3つの数を書きます
notation-unexpected-in-frame = frame に '{ $found }' は使えません
notation-use = use は、これから動く lane で、位置と能力の番号を書きます
notation-champion-outside = ターンはダンジョンですが、チャンピオンがダンジョンにいません
notation-no-walk = ターンは移動中ですが、'walk' がありません
notation-no-foe = ターンは戦闘中ですが、'foe' または 'rank' がありません
notation-foe-outside = ターンは戦闘中ではないので、'foe'・'rank'・'won' は書けません
notation-foe-elsewhere = foe が、書かれたランクにいません
notation-question-frame = この質問は一番上の frame に合いません
notation-question-empty = この質問に選択肢がありません
notation-no-question = 終わっていない局面には質問があります
notation-unknown-question = 質問 '{ $name }' はありません。使える質問：{ $known }
notation-no-lane = lane { $n } はありません
notation-question-step = この質問は frame の段階に合いません
notation-asked-twice = 同じ席か lane に2回尋ねています
notation-question-number = この質問の番号は{ $n }です。その席にはそれだけ尋ねています

## Records

notation-record-head = 記録は 'record: { $version }' で始まります
notation-record-cut-off = 記録が途切れています。edition か result の行がありません
notation-record-no-start = 記録に開始局面がありません
notation-record-version = 記録の版は '{ $found }' ですが、開始局面は { $start } です
notation-record-players =
    記録のプレイヤーは{ $n }人ですが、席は{ $seats }です
notation-out-twice = 席が抜けるのは1回だけで、全席が抜けることはありません
notation-who-resigned = 投了した席は 'resigned: SEAT' の行で示します
notation-who-absent = 不在の席は 'absent: SEAT' の行で示します
notation-out = { $key } には1〜{ $seats }の席を1回ずつ書きます。全席は書けません
notation-setup-parts = セットアップには monsters、heroes、village があります
# $why: the whole sentence that says why the set-up cannot be laid out.
notation-setup = { $why }
notation-setup-board = セットアップの面は '{ $board }'、開始局面の面は '{ $start }' です
notation-turn-line = 'turn N, seat N: moves' の形が必要です
notation-turn-head = この行は 'turn { $turn }, seat { $seat }:' で始まるはずです
notation-move = 第{ $n }手（席{ $seat }の '{ $move }'）が合いません：{ $why }
notation-result = 手から求めた結果は '{ $result }' ですが、記録では '{ $found }' です

## Codes of challenges

notation-code-lacks = コードが途切れています。{ $key } がありません
notation-code-version = コードの版は '{ $found }' ですが、このプログラムが読めるのは { $version } です
notation-code-seats = 挑戦は、1つの席でボットを相手にするものです
notation-code-deal = このバージョンのプログラムでは、配られるカードが違います
notation-not-a-code = これは挑戦のコードではありません
notation-code-cut-off = コードが途切れているか、長すぎます
notation-code-luck = luck は64桁の16進数の鍵です

## Scenarios

notation-scenario-line = シナリオには '{ $key }: ...' の行があります
notation-scenario-run = シナリオには run が1つ以上あります
notation-covers-unknown = '{ $name }' はこの版のカードでも能力でもありません
notation-covers-unknown-close = '{ $name }' はこの版のカードでも能力でもありません。もしかして：{ $close }
notation-rulings-unknown = '{ $name }' はこの版の裁定ではありません
notation-rulings-unknown-close = '{ $name }' はこの版の裁定ではありません。もしかして：{ $close }
notation-no-stack = 種別 '{ $kind }' の山札 '{ $stack }' はありません
# The name of a run that has none.
notation-run = 実行{ $n }
notation-run-script = run の script は、その最初の行の前に書きます
notation-run-empty = '{ $run }' に手も期待もありません
notation-run-line = run の行は、手 '> move'、拒否 '! move reason'、期待 '? ...' のどれかです
notation-refusal = 拒否は '! move reason' の形です。使える理由：{ $known }
notation-moves = '> move' の形が必要です。複数の手は ';' で区切ります

## Expectations

notation-no-zone = 場所 '{ $name }' はありません。使える場所：{ $known }
notation-no-number = ここの '{ $name }' に番号はありません。'{ $name }' だけを書いてください
notation-equals = '= ...' の後に、あるはずのものを書いてください
notation-equals-yes-or-no = '= yes' か '= no' が必要です（見つかったのは '{ $found }'）
notation-compare = { notation-what }は '= N'、'>= N'、'<= N' で比べます
notation-never-below = { notation-what }が{ $least }を下回ることはありません（見つかったのは { $found }）
notation-says-nothing = { notation-what }が{ $least }を下回ることはないので、'>= { $least }' には意味がありません
notation-bare = '{ $name }' に席とランクはありません。'{ $name }' だけを書いてください
notation-last-seat = 最後の戦闘の席は1つです。席を省いてください
notation-last-lacks = 最後の戦闘に '{ $word }' はありません
notation-needs-rank = '{ $word }' はモンスターについてのものです。ランクを付けて '{ $word }@N' と書いてください
notation-no-battle = この run ではまだ戦闘の比較がありません
notation-rank-empty = ランク{ $rank }は空きなので、比べるものがありません
notation-not-a-monster = ランク{ $rank }の { $card } はモンスターではありません
notation-not-a-forecast =
    '{ $found }' は予測ではありません。予測は 'wins by N'、'short by N'、'depends'、'undefeatable'、'unfightable'、'too-dark'、'none'、'LOW..HIGH' のどれかです
notation-ledger = 'ledger FIGURE@N has WHY CARD AMOUNT' の形が必要です。使える数値：{ $known }
notation-seat-in-front = 前に席を書けるのは { $known } だけです。席{ $seat }の数値は '{ $word }.{ $seat }' と書きます
notation-unknown-expectation = 期待 '{ $found }' は使えません。一覧は docs/notation.md にあります
notation-compare-zone = 場所は '='（順不同）、'=='（この順）、'has'、'lacks' で比べます
notation-name-cards = '{ $how }' の後にカードを書いてください。なければ '{ $zone } = nothing' と書きます
notation-nothing = '{ $how } nothing' には意味がありません。'{ $zone } = nothing' と書くか、カードを書いてください
notation-compare-hall = ダンジョンホールは '=' と{ $ranks }ランクすべてで比べます。空きは '-' です
notation-known = 位置と席が必要です：'known deck.1/1 = 1 2'、'= all'、'= nobody'
notation-one-move = 手が1つ必要です（見つかったのは '{ $found }'）
# $why: what is wrong with the grammar of a move.
notation-not-a-move = '{ $move }' は手ではありません：{ $why }
notation-move-card = '{ $move }' は手ではありません：'{ $name }' はカードでも山でもありません
notation-move-rank = '{ $move }' は手ではありません：ランクは1〜{ $ranks }です
notation-move-seat = '{ $move }' は手ではありません：席は1〜{ $seats }です
notation-move-ability = '{ $move }' は手ではありません：{ $card } の能力はそれより少ないです
notation-move-copy = '{ $move }' は手ではありません：{ $card } の枚数はそれより少ないです
notation-move-never = '{ $move }' は手ではないので、選択肢になることはありません
notation-buys-nothing = 席{ $seat }はいま購入していません。金貨は 'gold.{ $seat }' です
notation-one-active = 手番の席は1つです
notation-won-unfought =
    このターンに戦闘はなかったので、'won' には意味がありません。run の最後の戦闘は 'wins@last' で調べます
notation-won-ended =
    最後の戦闘のターンは終わったので、'won' には意味がありません。run の最後の戦闘は 'wins@last' で調べます
notation-no-rank-here = '{ $word }' にランクはありません
notation-no-seat-here = '{ $word }' に席はありません
notation-no-champions = { $edition }にチャンピオンはいません
notation-no-strength = { $card } は英雄ではないので、体力がありません
notation-no-weight = { $card } は武器ではないので、重量がありません
notation-no-copy = 席{ $seat }の手札に { $card }#{ $n } はありません

## What does not hold: what was expected, and what was found

notation-failure = 実行 '{ $run }'、{ $n }行目：{ $text }
notation-expected-offered = { $move } が選択肢にある
notation-expected-not-offered = { $move } が選択肢にない
notation-expected-legal = { $move } は合法手
notation-expected-refused = { $move } は拒否される：{ $reason }
notation-expected-asked = どれかの席に尋ねる
notation-expected-asked-seat = 席{ $seat }に尋ねる
notation-expected-scripts = script のシャッフルをすべて使う
notation-found-asked = 尋ねた席：{ $who }
notation-found-refused = 拒否された（{ $reason }）
notation-found-refused-legal = 拒否された（{ $reason }）。合法手：{ $legal }
notation-found-over = ゲームは終わっている
notation-found-not-over = ゲームは終わっていない
notation-found-no-entry = 項目なし
notation-found-scripts = { $n }個が未使用

## What no scenario covers

notation-hole-card = カード { $name }
notation-hole-ability = 能力 { $name }
notation-hole-ruling = 裁定 { $name }（{ $card }）
notation-hole-event = 出来事 { $name }
notation-hole-window = 場面 { $name }
