### The log of a game. The arguments are those of terminal.ftl.

## The log

log-empty = まだ何も起きていません。
log-turn = 第{ $turn }ターン、{ $you ->
        [yes] あなた
       *[no] { $who }
    }：
log-choose-village = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }村を訪れた。
log-choose-dungeon = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }ダンジョンに入った。
log-choose-prepare = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }備えた。
log-choose-rest = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }休息した。
log-choose = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }選んだ：{ $branch }。
log-lay = { $you ->
        [yes] あなたの手札：
        [turn] 手札：
       *[no] { $who }の手札：
    }{ $cards }。
log-show-advance = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を見せた。
log-show = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }手札を公開した：{ $cards }。
log-use = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }「{ $card }」を使用した。
log-must = 「{ $card }」：{ $text }
log-must-bare = 「{ $card }」の効果が発生した。
log-mark = 「{ $card }」は戦闘後に破棄される。
log-arrive = 「{ $card }」がランク1に来た。
log-equip = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }「{ $hero }」に「{ $card }」を装備させた。
log-buy = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }「{ $card }」を{ $price }金貨で購入した。
log-level = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }「{ $card }」を「{ $into }」にレベルアップさせた。
log-face = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }ランク{ $rank }の「{ $card }」を攻撃した。
log-compare = { $won ->
        [yes] { $total }対{ $health }：「{ $card }」を倒した。
        [stays] { $total }対{ $health }：「{ $card }」を倒せず、ダンジョンホールに残った。
       *[no] { $total }対{ $health }：「{ $card }」を倒せなかった。
    }
log-xp-gain = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }経験値{ $n }点を得た。
log-xp-pay = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }経験値{ $n }点を支払った。
log-xp-loss-advance = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }経験値{ $n }点を失った。
log-gold = 「{ $card }」から{ $n }金貨を得た。
log-gold-loss = 「{ $card }」により{ $n }金貨を失った。
log-defeat = 「{ $card }」も倒した。
log-drop = 「{ $hero }」は「{ $card }」を装備していられなくなった。
log-name = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $other }を選んだ。
log-name-self = あなたは自分を選んだ。
log-change = 効果の対象：{ $cards }。
log-change-figure = { $cards }：{ $figure }{ $amount }。
log-cancel = このターン、効果が打ち消された：{ $cards }。
log-again = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }もう1ターン行う。
log-lose = ペナルティの内訳は{ $loss }。
log-shift = モンスターが前にずれた。
log-arrange = 並べなおしたダンジョンホール：{ $cards }。
log-no-battle = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }戦えるモンスターがいなかった。
log-end = ゲームが終了した。
log-undo = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }1手取り消した。
log-shuffle-deck = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }捨て札をシャッフルして新しいデッキにした。
log-shuffle = カード{ $n }枚がシャッフルされた。
log-new-hand = 新しい手札：{ $cards }。
log-bot-illegal = { $who }の応答「{ $answer }」は合法手ではないので、最初の合法手を選んだ。
log-bot-late = { $who }は時間切れのため、最初の合法手を選んだ。
log-bot-failed = { $who }は異常終了したため（{ $why }）、最初の合法手を選んだ。

# Moves of cards, by the kinds of place they leave and reach.
log-move-deck-hand = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を引いた。
log-move-hand-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を捨てた。
log-move-hand-destroyed = { $cards }が破棄された。
log-move-hand-destroyed-other = { $you ->
        [yes] あなたの
       *[no] { $who }の
    }手札から破棄：{ $cards }。
log-move-hand-supply = { $cards }が共通の山に戻った。
log-move-discard-supply = { $cards }が共通の山に戻った。
log-give = { $you ->
        [yes] あなたは
       *[no] { $who }は
    }{ $to ->
        [you] あなた
       *[other] { $name }
    }に{ $cards }を渡した。
log-move-hall-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を手に入れた。
log-move-hall-dungeon = { $cards }がダンジョンデッキの一番上に置かれた。
log-move-hall-dungeon-under = { $cards }がダンジョンデッキの一番下に置かれた。
log-move-dungeon-hall = { $cards }がダンジョンホールに現れた。
log-move-supply-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を得た。
log-move-stack-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を得た。
log-move-stack-destroyed = 村：{ $cards }が破棄された。
log-move-deck-aside = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }をめくった。
log-move-aside-destroyed = { $cards }が破棄された。
log-move-aside-supply = { $cards }が共通の山に戻った。
log-move-aside-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を捨てた。
log-move-discard-hand = { $cards }が{ $you ->
        [yes] あなたの
       *[no] { $who }の
    }パーティーに加わった。
log-move-hand-deck = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }をデッキの一番上に置いた。
log-move-hand-stack = { $cards }が破棄され、村に戻った。
log-move-hand-stack-other = { $you ->
        [yes] あなたの
       *[no] { $who }の
    }手札から破棄され、村に戻った：{ $cards }。
log-move-hand-draw-other = { $you ->
        [yes] あなたの
       *[no] { $who }の
    }手札から破棄され、山札の一番下に戻った：{ $cards }。
log-move-hand-hand = { $cards }が{ $you ->
        [yes] あなたの
       *[no] { $who }の
    }手札に移った。
log-move-hand-dungeon = { $cards }がダンジョンデッキの一番上に置かれた。
log-move-destroyed-discard = { $cards }が{ $you ->
        [yes] あなたの
       *[no] { $who }の
    }捨て札置き場に戻った。
log-move-hand-draw = { $cards }が破棄され、山札の一番下に戻った。
log-move-draw-discard = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を得た。
log-move-draw-front = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を得た。
log-move-supply-front = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を得た。
log-move-secret-front = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を選んだ。
log-move-secret-front-quest = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を公開した。
log-move-secret-draw = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }をサイドクエストの一番下に戻した。
log-move-dungeon-destroyed = { $cards }がめくられ、別のカードに替わった。
log-move-dungeon-destroyed-alone = { $cards }がめくられたが、替わりのカードがもうない。
log-move-supply-hall = { $cards }がダンジョンホールに現れた。
log-move-front-discard = このターンに使用した{ $cards }が捨て札置き場に置かれた。
log-move-deck-front = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を引き、自分の前に表向きに置いた。
log-move-discard-discard = { $cards }が{ $you ->
        [yes] あなたの
       *[no] { $who }の
    }捨て札置き場に置かれた。
log-move-aside-hand = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を手札に加えた。
log-move-aside-deck = { $cards }がデッキの一番上に戻った。
log-move-dungeon-aside = { $cards }がダンジョンデッキからめくられた。
log-move-aside-dungeon = { $cards }がダンジョンデッキの一番上に戻った。
log-move-aside-dungeon-under = { $cards }がダンジョンデッキの一番下に置かれた。
log-move-stack-hand = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を手札に加えた。
log-move-stack-deck = { $cards }が{ $you ->
        [yes] あなたの
       *[no] { $who }の
    }デッキの一番上に置かれた。
log-move = { $cards }：{ $from }から{ $to }へ。

place-dungeon = ダンジョンデッキ
place-hall = ダンジョンホール
place-destroyed = 破棄カード置き場
place-aside = めくられたカード
place-deck = { $who }のデッキ
place-hand = { $who }の手札
place-discard = { $who }の捨て札置き場
place-front = { $who }の前のカード
place-secret = { $who }の秘密のカード
place-draw = 元の山札
place-stack = 村
place-supply = 共通の山
place-other = { $name }

# What ends the game has come into the hall.
log-ends = { $told }ランク1に来るとゲームが終わる。
