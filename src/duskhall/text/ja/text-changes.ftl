### The pieces of card text: changes of figures, and what is forbidden.

## Changes of figures

text-buys-add = このターン、カードをもう{ $n }
text-buys-less = このターンに購入できるカードが{ $n }
text-next-hand = ターンの終了時に引くカードが{ $n }
text-resolves-add = 戦闘効果をもう{ $n }
text-resolves-less = 戦闘効果の解決回数が{ $n }
text-wounds-of = { $who }の与える負傷
text-to-total = 合計攻撃力に
text-only-magic = 0になり、魔法攻撃だけを
text-zero = 0
text-double = 2倍
text-half = 半分
text-into = { $new }に

text-no-longer = このターンはもう
text-no-more = もう
text-either-kind = 攻撃{ $n }か魔法攻撃{ $n }のどちらか
text-granted = { $cards }の{ $effect }も

## What is forbidden. .verb: the verb that goes with it; .more: without whom it concerns.

text-act-attack = { $who }は
    .verb = cannot-attack
    .more = { "" }
text-act-be-fought = { $who }とは
    .verb = cannot-be-fought
    .more = { "" }
text-act-be-defeated = { $who }は
    .verb = cannot-be-defeated
    .more = { "" }
text-act-be-affected = { $who }は戦闘効果を
    .verb = not-receive
    .more = 戦闘効果を
text-act-be-lit = { $who }には明かりが
    .verb = not-help
    .more = 明かりが
text-act-be-discarded = { $who }はモンスターと部屋によって
    .verb = not-discarded
    .more = モンスターと部屋によって
text-act-be-destroyed = { $who }はモンスターと部屋によって
    .verb = not-destroyed
    .more = モンスターと部屋によって
text-act-be-lost = { $who }はモンスターと部屋によって捨てられず、
    .verb = not-destroyed
    .more = モンスターと部屋によって捨てられず、
text-act-walk = このターン、チャンピオンはもう
    .verb = not-walk
    .more = チャンピオンは
text-act-leave = { $who }はダンジョンホールから
    .verb = not-leave
    .more = ダンジョンホールから
text-act-switch = { $who }は他のランクに
    .verb = not-switch
    .more = 他のランクに
text-act-retreat = { $who }は
    .verb = not-retreat
    .more = { "" }
text-act-move-up = { $who }は前に
    .verb = not-move-up
    .more = 前に
text-act-be-seen = { $who }のモンスターは裏向きのままに
    .verb = make
    .more = 裏向きのままに
text-act-equip = { $who }は武器を
    .verb = not-equip
    .more = 武器を
text-act-use = { $who }は能力を
    .verb = not-use
    .more = 能力を
text-act-use-window = { $who }は{ $window }を
    .verb = not-use
    .more = { $window }を
