### The pieces of card text: changes of figures. The arguments are those of text.ftl.

## Changes of figures

text-with-sign = { $figure } { $signed }
text-with-number = { $n } { $figure }
text-gains = { $who } { $many ->
        [yes] gain
       *[no] gains
    } { $what }
text-loses = { $who } { $many ->
        [yes] lose
       *[no] loses
    } { $what }
text-give = { $form ->
        [third] gives
       *[base] give
    } { $who } { $what }
text-take = { $form ->
        [third] takes
       *[base] take
    } { $what } from { $who }
text-higher = { $what } is { $n } higher
text-higher-weight = { $what } is { $n } higher
text-lower = { $what } is { $n } lower
text-lower-weight = { $what } is { $n } lower
text-higher-by = { $what } is higher by { $amount }
text-lower-by = { $what } is lower by { $amount }
text-raise = { $form ->
        [third] raises
       *[base] raise
    } { $what } by { $amount }
text-reduce = { $form ->
        [third] lowers
       *[base] lower
    } { $what } by { $amount }
text-zero = { $what } { $many ->
        [yes] count
       *[no] counts
    } as 0
    .order = { $form ->
        [third] sets
       *[base] set
    } { $what } to 0
text-party-zero-attack = { $what } counts as 0; only magic attack counts
text-zero-each = { $who } { $many ->
        [yes] have
       *[no] has
    } { $what }
text-zero-figure = { $figure } 0
text-ignore = { $what } { $many ->
        [yes] do
       *[no] does
    } not count
    .order = { $form ->
        [third] ignores
       *[base] ignore
    } { $what }
text-adds-nothing = { $who } { $many ->
        [yes] add
       *[no] adds
    } nothing to { $own } total attack
text-double = { $what } { $many ->
        [yes] are
       *[no] is
    } doubled
    .order = { $form ->
        [third] doubles
       *[base] double
    } { $what }
text-half = { $what } { $many ->
        [yes] are
       *[no] is
    } halved
    .order = { $form ->
        [third] halves
       *[base] halve
    } { $what }
text-become = { $what } { $many ->
        [yes] become
       *[no] becomes
    } { $new }
    .order = { $form ->
        [third] turns
       *[base] turn
    } { $what } into { $new }
text-buys-add = buy { $n } more { $many ->
        [yes] cards
       *[no] card
    } this turn
text-buys-add-by = buy as many more cards this turn as { $amount }
text-buys-less-by = buy as many cards fewer this turn as { $amount }
text-buys-less = buy { $n } { $many ->
        [yes] cards
       *[no] card
    } fewer this turn
text-hand-add = { $form ->
        [third] draws
       *[base] draw
    } { $n } more { $many ->
        [yes] cards
       *[no] card
    } at the end of the turn
text-hand-less = { $form ->
        [third] draws
       *[base] draw
    } { $n } { $many ->
        [yes] cards
       *[no] card
    } fewer at the end of the turn
text-hand-add-by = { $form ->
        [third] draws
       *[base] draw
    } as many more cards at the end of the turn as { $amount }
text-hand-less-by = { $form ->
        [third] draws
       *[base] draw
    } as many cards fewer at the end of the turn as { $amount }
text-wounding = { $who } { $many ->
        [yes] deal
       *[no] deals
    } { $what }
    .order = { $form ->
        [third] makes
       *[base] make
    } { $who } deal { $what }
text-wounds-add = { $n } more { $one ->
        [yes] wound
       *[no] wounds
    }
text-wounds-less = { $n } { $one ->
        [yes] wound
       *[no] wounds
    } fewer
text-wounds-add-by = as many more wounds as { $amount }
text-wounds-less-by = as many fewer wounds as { $amount }
text-enter-less = { $who } { $many ->
        [yes] need
       *[no] needs
    } { $n } less light
    .order = { $form ->
        [third] lowers
       *[base] lower
    } the light that { $who } needs by { $n }
text-enter-add = { $who } { $many ->
        [yes] need
       *[no] needs
    } { $n } more light
    .order = { $form ->
        [third] raises
       *[base] raise
    } the light that { $who } needs by { $n }
text-times =
    { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
text-times-by = as many times as { $amount }
text-resolves-add = { $who } { $many ->
        [yes] resolve their
       *[no] resolves its
    } battle effects { $times } more
    .order = { $form ->
        [third] makes
       *[base] make
    } { $who } resolve { $many ->
        [yes] their
       *[no] its
    } battle effects { $times } more
text-resolves-less = { $who } { $many ->
        [yes] resolve their
       *[no] resolves its
    } battle effects { $times } less
    .order = { $form ->
        [third] makes
       *[base] make
    } { $who } resolve { $many ->
        [yes] their
       *[no] its
    } battle effects { $times } less

text-cannot = { $who } cannot { $act }
text-no-longer = { $who } can no longer { $act } this turn
text-granted = { $who } also has the { $effect } effects of { $cards }

# .verb: after "cannot".
text-act-attack = { $who } cannot attack
    .verb = attack
    .again = { $who } can no longer attack
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from attacking
    .foe = { $text } { $foe }
text-act-be-fought = { $who } cannot be fought
    .verb = be fought
    .again = { $who } can no longer be fought
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being fought
text-act-be-defeated = { $who } cannot be defeated
    .verb = be defeated
    .again = { $who } can no longer be defeated
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being defeated
text-act-be-affected = battle effects do not affect { $who }
    .verb = be affected by battle effects
    .again = battle effects no longer affect { $who }
    .order = { $form ->
        [third] keeps
       *[base] keep
    } battle effects from affecting { $who }
text-act-be-lit = light does not help against { $who }
    .verb = be lit
    .again = light no longer helps against { $who }
    .order = { $form ->
        [third] keeps
       *[base] keep
    } light from helping against { $who }
text-act-be-discarded = monsters and rooms cannot discard { $who }
    .verb = be discarded by monsters and rooms
    .again = monsters and rooms can no longer discard { $who }
    .order = { $form ->
        [third] keeps
       *[base] keep
    } monsters and rooms from discarding { $who }
text-act-be-destroyed = monsters and rooms cannot destroy { $who }
    .verb = be destroyed by monsters and rooms
    .again = monsters and rooms can no longer destroy { $who }
    .order = { $form ->
        [third] keeps
       *[base] keep
    } monsters and rooms from destroying { $who }
text-act-be-lost = monsters and rooms cannot discard or destroy { $who }
    .verb = be discarded or destroyed by monsters and rooms
    .again = monsters and rooms can no longer discard or destroy { $who }
    .order = { $form ->
        [third] keeps
       *[base] keep
    } monsters and rooms from discarding or destroying { $who }
text-act-walk = your champion moves no further this turn
    .verb = move any further
    .again = your champion moves no further this turn
    .order = { $form ->
        [third] ends
       *[base] end
    } the movement of the champion
text-act-leave = { $who } cannot be taken from the hall
    .verb = be taken from the hall
    .again = { $who } can no longer be taken from the hall
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being taken from the hall
text-act-switch = { $who } cannot be moved to another rank
    .verb = be moved to another rank
    .again = { $who } can no longer be moved to another rank
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being moved to another rank
text-act-retreat = { $who } cannot retreat
    .verb = retreat
    .again = { $who } can no longer retreat
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from retreating
text-act-move-up = { $who } cannot move up
    .verb = move up
    .again = { $who } can no longer move up
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from advancing
text-act-be-seen = monsters in { $who } lie face down
    .verb = be seen
    .again = monsters in { $who } lie face down from now on
    .order = { $form ->
        [third] turns
       *[base] turn
    } the monsters in { $who } face down
text-act-equip = { $who } cannot equip weapons
    .verb = equip weapons
    .again = { $who } can no longer equip weapons
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from equipping weapons
text-act-use = { $who } cannot use abilities
    .verb = use abilities
    .again = { $who } can no longer use abilities
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from using abilities
text-act-use-window = { $who } cannot use { $window } abilities
    .verb = use { $window } abilities
    .again = { $who } can no longer use { $window } abilities
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from using { $window } abilities
