### The pieces of card text; only the grammar puts them together. Their ids begin with text-.
###
### Arguments: $form is "base" (draw) or "third" (draws). $who is "you" or "they": whose hand, whose choice. $many is "yes" or
### "no": one card or several. Other arguments are finished phrases or whole numbers.

## Lists and small words

text-list-and = { $head } and { $last }
text-list-or = { $head } or { $last }
text-list-and-long = { $head }, and { $last }
text-list-or-long = { $head }, or { $last }
text-list-comma = { $head }, { $next }
text-either-or = either { $list }
text-semicolon = { $a }; { $b }

text-number =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }

text-number-all = all
text-card = card
    .plural = cards

## Noun phrases

text-np-a = { $article ->
        [an] an { $noun }
       *[a] a { $noun }
    }
text-np-another = another { $noun }
text-np-the = the { $noun }
text-np-one = one { $noun }
text-np-each = each { $noun }
text-np-all = all { $noun }
text-np-no = no { $noun }
text-np-more = { $n } more { $noun }
text-np-number = { $n } { $noun }
text-np-any = any number of { $noun }
text-np-that = that { $noun }
text-np-those = those { $noun }
text-np-other = other { $noun }
text-np-of = { $n } of { $those }
text-np-among = { $cards } among { $those }
text-np-not = non-{ $adjective }
text-np-than = other than { $noun }
text-np-best = with the highest { $figure }
text-np-after = { $noun } { $after }

text-them = them
text-it = it
text-its = its
text-the-rest = the rest
text-left-over = the card left over
text-the-hand = { $who ->
        [they] their hand
       *[you] your hand
    }
text-from-hand = { $who ->
        [they] from their hand
       *[you] from your hand
    }
text-in-hand = { $who ->
        [they] in their hand
       *[you] in your hand
    }
text-from-hall = from the hall
text-in-hall = in the hall
text-in-dungeon = in the dungeon deck
text-in-front = { $who ->
        [they] in front of them
       *[you] in front of you
    }
text-in-secret = { $who ->
        [they] dealt to them in secret
       *[you] dealt to you in secret
    }
text-in-yours = { $who ->
        [they] they have
       *[you] you have
    }
text-from-yours = { $who ->
        [they] of theirs
       *[you] of yours
    }
text-from-hands = from the hands shown
text-from-stacks = { $many ->
        [yes] on top of their stacks in the village
       *[no] on top of its stack in the village
    }
text-stack = { $kind } stack
text-any-stack = stack
text-top-cards = the top { $many ->
        [yes] { $n } cards
       *[no] card
    } of each { $stack } in the village
text-top-card = the top card of { $stack } in the village

text-self =
    { $type ->
        [hero] this hero
        [monster] this monster
        [weapon] this weapon
       *[card] this card
    }
text-wielder = the wielder
text-foe = the monster
text-party =
    { $who ->
        [they] they
       *[you] you
    }
text-party-own =
    { $who ->
        [they] their
       *[you] your
    }
text-own = { $owner }’s
text-seat-others = each other player
text-seat-all = each player
text-seat-one = a player of your choice
text-seat-winner = the winner

text-held = equipped
    .not = unequipped
text-armed = with { $weapon }
    .not = without { $weapon }
text-fig = with { $value }
    .not = without { $value }
text-fig-rank = in rank { $range }
    .not = outside rank { $range }
text-fig-level = of level { $range }
    .not = not of level { $range }
text-fig-cost = costing { $range }
    .not = not costing { $range }
text-fig-vp = worth { $value }
    .not = not worth { $value }
text-has-gold = a gold value
text-has-cost = a price
text-has-level = a level
text-has-level-cost = a level-up price
text-has-darkness = a light penalty
text-has-weight = a weight
text-is-self = that is this card
text-kin = of { $of }
    .not = not of { $of }
text-group = { $own } group
text-groups = the same group as one of { $owner }
text-brings = bringing { $figure }
    .not = bringing no { $figure }
text-has-hand = a hand size
text-can-attack = able to attack
    .not = unable to attack
text-can-be-fought = that can be fought
    .not = that cannot be fought
text-can-be-defeated = that can be defeated
    .not = that cannot be defeated
text-can-be-affected = that battle effects affect
    .not = that battle effects do not affect
text-can-be-lit = that light helps against
    .not = that light does not help against
text-can-leave = that can be taken from the hall
    .not = that cannot be taken from the hall
text-can-switch = that can be moved to another rank
    .not = that cannot be moved to another rank
text-can-retreat = that can retreat
    .not = that cannot retreat
text-can-move-up = that can move up
    .not = that cannot move up
text-can-be-seen = that can be seen
    .not = that cannot be seen
text-can-equip = able to equip
    .not = unable to equip
text-can-use = that can use abilities
    .not = that cannot use abilities
text-can-use-window = that can use { $window } abilities
    .not = that cannot use { $window } abilities

## Numbers that are compared

text-range-exactly = { $n }
text-range-least =
    { $figure ->
        [rank] { $n } or deeper
        [level] { $n } or higher
       *[other] { $n } or more
    }
text-range-most =
    { $figure ->
        [rank] { $n } or nearer
        [level] { $n } or lower
       *[other] { $n } or less
    }
text-range-not = other than { $n }
text-range-either = { $low } or { $high }
text-range-between = { $low } to { $high }
text-value = { $figure } { $range }
text-value-gold = { $range } gold
text-value-xp = { $range } experience
text-value-buys = { $range } purchases
text-value-wounds = { $range } { $one ->
        [yes] wound
       *[no] wounds
    }
text-value-vp = { $range } { $one ->
        [yes] victory point
       *[no] victory points
    }
text-test =
    { $test ->
        [less] below { $amount }
        [most] at most { $amount }
        [least] at least { $amount }
        [more] above { $amount }
        [not] other than { $amount }
       *[equal] equal to { $amount }
    }

# The same with a plural: more victory points than this hero’s strength.
text-test-many =
    { $test ->
        [less] fewer { $figure } than { $amount }
        [most] at most as many { $figure } as { $amount }
        [least] at least as many { $figure } as { $amount }
        [more] more { $figure } than { $amount }
        [not] not as many { $figure } as { $amount }
       *[equal] as many { $figure } as { $amount }
    }

## Amounts

text-amount-of = { $own } { $figure }
text-amount-of-long = the { $figure } of { $owner }
text-amount-count = the number of { $cards }
text-amount-sum = the total printed { $figure } of { $cards }
text-amount-most = the highest printed { $figure } among { $cards }
text-amount-most-yours = the highest { $figure } among { $who ->
        [they] their
       *[you] your
    } { $cards }
text-amount-half = half { $of }, rounded up
text-amount-dice =
    { $how ->
        [highest] { $n ->
            [1] the number rolled
            [2] the higher number rolled
           *[other] the highest number rolled
        }
        [lowest] { $n ->
            [1] the number rolled
            [2] the lower number rolled
           *[other] the lowest number rolled
        }
       *[sum] { $n ->
            [1] the number rolled
           *[other] the sum of the dice
        }
    }
text-amount-together = { $of } together
text-amount-plus = { $a } plus { $b }
text-amount-minus = { $a } minus { $b }
text-amount-times =
    { $n ->
        [2] twice { $of }
       *[other] { $n } times { $of }
    }
text-amount-product = { $a } times { $b }
text-for-each = { $what } for { $each }
text-as-many = as many { $noun } as { $amount }
text-equal-to = { $what } equal to { $amount }
text-extra-equal-to = extra { $what } equal to { $amount }
text-reduced-by = { $what } reduced by { $amount }
text-more = { $what } more
text-of-kind =
    { $who ->
        [they] { $what } of the kind they name
       *[you] { $what } of the kind you name
    }

## Steps

text-choose = { $form ->
        [third] chooses
       *[base] choose
    } { $what }
text-draw = { $form ->
        [third] draws
       *[base] draw
    } { $what }
text-discard = { $form ->
        [third] discards
       *[base] discard
    } { $what }
text-destroy = { $form ->
        [third] destroys
       *[base] destroy
    } { $what }
text-destroy-late = { $form ->
        [third] destroys
       *[base] destroy
    } { $what } when the battle is over
text-give-up = { $form ->
        [third] gives up
       *[base] give up
    } { $what }
text-given-up =
    { $what ->
        [self] it is destroyed when the battle is over
       *[other] what you give up is destroyed when the battle is over
    }
text-gain = { $form ->
        [third] gains
       *[base] gain
    } { $what }
text-gain-hand = { $form ->
        [third] gains
       *[base] gain
    } { $what } and { $form ->
        [third] puts
       *[base] put
    } { $many ->
        [yes] them
       *[no] it
    } into { $who ->
        [they] their
       *[you] your
    } hand
text-gain-front = { $form ->
        [third] gains
       *[base] gain
    } { $what } and { $form ->
        [third] lays
       *[base] lay
    } { $many ->
        [yes] them
       *[no] it
    } in front of { $who ->
        [they] them
       *[you] you
    }
text-gain-wound = { $form ->
        [third] takes
       *[base] take
    } { $what }
text-heal = { $form ->
        [third] heals
       *[base] heal
    } { $less ->
        [yes] up to { $n } { $one ->
            [yes] wound
           *[no] wounds
        }
       *[no] { $one ->
            [yes] a wound
           *[no] { $n } wounds
        }
    }
text-roll = { $form ->
        [third] rolls
       *[base] roll
    } { $one ->
        [yes] a die
       *[no] { $n } dice
    }
text-travel = { $form ->
        [third] places
       *[base] place
    } { $who ->
        [they] their
       *[you] your
    } champion in { $what }
text-venture = { $form ->
        [third] ventures
       *[base] venture
    } into the Wilderness to fight there
text-lose = { $form ->
        [third] loses
       *[base] lose
    } { $what }
text-earn = { $form ->
        [third] earns
       *[base] earn
    } { $what }
text-earn-gold = { $n } gold
text-earn-xp = { $n } experience
text-put = { $form ->
        [third] puts
       *[base] put
    } { $what } { $to }
text-any-order = { $act } in any order
text-at-random = { $act } at random
text-to-under = under the dungeon deck
text-to-top = on top of the dungeon deck
text-to-top-or-under = on top of the dungeon deck or under it
text-to-deck =
    { $who ->
        [they] on top of their deck
       *[you] on top of your deck
    }
text-to-front =
    { $who ->
        [they] in front of them
       *[you] in front of you
    }
text-to-owner =
    { $many ->
        [yes] into their owners’ discard piles, even if they were destroyed
       *[no] into its owner’s discard pile, even if it was destroyed
    }
text-to-discard =
    { $who ->
        [they] into their discard pile
       *[you] into your discard pile
    }
text-to-hand =
    { $who ->
        [they] into their hand
       *[you] into your hand
    }
text-to-pile =
    { $many ->
        [yes] under their piles
       *[no] under its pile
    }
text-to-home =
    { $many ->
        [yes] into their owners’ discard piles
       *[no] into its owner’s discard pile
    }
text-look = { $form ->
        [third] turns up
       *[base] turn up
    } the { $end ->
        [bottom] bottom
       *[top] top
    } { $many ->
        [yes] { $n } cards
       *[no] card
    } of { $deck }
text-own-deck = { $who ->
        [they] their deck
       *[you] your deck
    }
text-dungeon-deck = the dungeon deck
text-arrange-hall = { $form ->
        [third] rearranges
       *[base] rearrange
    } the hall
text-arrange-cards = { $form ->
        [third] puts
       *[base] put
    } { $what } in any order
text-buy = { $form ->
        [third] buys
       *[base] buy
    } { $what }
text-end = the game ends
    .order = end the game
text-bought-with = { $what } with { $gold }
text-show = { $form ->
        [third] shows
       *[base] show
    } { $what }
text-swap = { $form ->
        [third] swaps
       *[base] swap
    } { $what } with the card in front of { $many ->
        [yes] each
       *[no] it
    }
text-replace = { $form ->
        [third] puts
       *[base] put
    } { $by } in the place of { $what }
text-level-up = { $form ->
        [third] levels up
       *[base] level up
    } { $what }
text-once-each = { $act } once each
text-for-free = { $act } for free
text-and-put = { $act } and { $form ->
        [third] puts
       *[base] put
    } the new { $many ->
        [yes] cards
       *[no] card
    } into { $who ->
        [they] their
       *[you] your
    } hand
text-cancel = { $form ->
        [third] cancels
       *[base] cancel
    } { $n } { $kind } { $many ->
        [yes] effects of monsters
       *[no] effect of a monster
    } in the hall for this turn
text-defeat = { $form ->
        [third] defeats
       *[base] defeat
    } { $what } without earning { $many ->
        [yes] their
       *[no] its
    } experience
text-again = { $form ->
        [third] takes
       *[base] take
    } another turn after this one
text-end-turn = your turn ends
    .order = end your turn
text-end-anyway = either way, the game ends
text-may = may { $act }
text-you-may = you may { $act }
text-if-liked = { $who ->
        [they] if they like, { $text }
       *[you] if you like, { $text }
    }
text-they-do = { $who ->
        [they] they { $act }
       *[you] you { $act }
    }
text-or-show =
    { $form ->
        [third] { $act } or, having none, shows { $hand }
       *[base] { $act } or, having none, show { $hand }
    }
text-have = { $seat } { $act }
text-make = make { $seat } { $act }
text-for-every = for { $seat }: { $text }
text-choose-one = choose one: { $list }
text-or-else = { $a }; or { $b }
text-then-else = { $then }; otherwise, { $else }
text-act-if = { $act } if { $when }
text-act-else = { $act } and otherwise { $else }
text-later = { $at ->
        [turn] at the end of the turn
       *[battle] when the battle is over
    }, { $text }
text-act-later = { $act } { $at ->
        [turn] at the end of the turn
       *[battle] when the battle is over
    }
text-instead = when this card would be placed in the hall, destroy it and place the top card of the { $pile } pile there instead

## Costs

text-pay = pay { $what }
text-pay-for = { $cost } for { $boon }
text-pay-to = { $cost } to { $act }
text-pay-then = { $cost }. If you do, { $text }

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
text-lower = { $what } is { $n } lower
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
text-wounds-less-by = as many wounds fewer as { $amount }
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

## Conditions

text-if = if { $when }
text-while = while { $when }
text-unless = unless { $when }
text-then = { $text } { $when }
text-while-equipped = while equipped
    .not = while not equipped
text-while-it-is-equipped = while { $self } is equipped
    .not = while { $self } is not equipped
text-while-fought = while fought
text-while-fought-here = while you fight here
text-while-in-hall = while { $self } is in the hall
text-when-bought = when you buy { $self }
text-against = against { $foe }
text-against-rank = against rank { $range }
text-against-not = except against { $foe }
text-carried-by = when carried by { $hero }
    .not = unless carried by { $hero }
text-in-rank = a monster in rank { $range }

text-you-have = { $who ->
        [they] they have { $what }
       *[you] you have { $what }
    }
text-range-cards-least = { $n } or more { $cards }
text-range-cards-most = at most { $n } { $cards }
text-range-cards-not = other than { $n } { $cards }
text-range-cards-exactly = exactly { $n } { $cards }
text-deck-left = the dungeon deck is not empty
    .not = the dungeon deck is empty
text-exceeds = your total attack exceeds { $foe } health by { $range }
text-rolled =
    { $how ->
        [highest] { $n ->
            [1] you roll
            [2] the higher die shows
           *[other] the highest die shows
        }
        [lowest] { $n ->
            [1] you roll
            [2] the lower die shows
           *[other] the lowest die shows
        }
       *[sum] you roll
    } { $range }
text-used-none = { $who ->
        [they] they have used no ability this turn
       *[you] you have used no ability this turn
    }
text-used-none-of = { $who ->
        [they] they have used no ability of { $card } this turn
       *[you] you have used no ability of { $card } this turn
    }
text-used = { $who ->
        [they] they have used
       *[you] you have used
    } { $range } { $one ->
        [yes] ability
       *[no] abilities
    } this turn
text-used-of = { $who ->
        [they] they have used
       *[you] you have used
    } { $range } { $one ->
        [yes] ability
       *[no] abilities
    } of { $card } this turn
text-there-is = there is { $what }
text-there-are = there are { $what }
text-they-fight = { $past ->
        [yes] you beat { $foe }
       *[no] you fight { $foe }
    }
    .not = { $past ->
        [yes] you did not beat { $foe }
       *[no] you do not fight { $foe }
    }
text-does-what = { $who } { $what }
text-compared = { $a } is { $b }
text-pred-is =
    { $many ->
        [yes] are { $what }
       *[no] is { $what }
    }
    .not = { $many ->
        [yes] are not { $what }
       *[no] is not { $what }
    }
text-pred-has =
    { $many ->
        [yes] have { $what }
       *[no] has { $what }
    }
text-pred-fig =
    { $many ->
        [yes] have { $value }
       *[no] has { $value }
    }
    .not = { $many ->
        [yes] do not have { $value }
       *[no] does not have { $value }
    }
text-pred-rank =
    { $many ->
        [yes] are in rank { $range }
       *[no] is in rank { $range }
    }
    .not = { $many ->
        [yes] are not in rank { $range }
       *[no] is not in rank { $range }
    }
text-pred-level =
    { $many ->
        [yes] are of level { $range }
       *[no] is of level { $range }
    }
    .not = { $many ->
        [yes] are not of level { $range }
       *[no] is not of level { $range }
    }
text-pred-cost =
    { $many ->
        [yes] cost { $range }
       *[no] costs { $range }
    }
    .not = { $many ->
        [yes] do not cost { $range }
       *[no] does not cost { $range }
    }
text-pred-vp =
    { $many ->
        [yes] are worth { $value }
       *[no] is worth { $value }
    }
    .not = { $many ->
        [yes] are not worth { $value }
       *[no] is not worth { $value }
    }
text-pred-can-attack = can attack
    .not = cannot attack
text-pred-can-be-fought = can be fought
    .not = cannot be fought
text-pred-can-be-defeated = can be defeated
    .not = cannot be defeated
text-pred-brings =
    { $many ->
        [yes] bring { $figure }
       *[no] brings { $figure }
    }
    .not = { $many ->
        [yes] bring no { $figure }
       *[no] brings no { $figure }
    }
text-pred-can-be-affected = is affected by battle effects
    .not = is not affected by battle effects
text-pred-can-be-lit = can be lit
    .not = cannot be lit
text-pred-can-leave = can be taken from the hall
    .not = cannot be taken from the hall
text-pred-can-switch = can be moved to another rank
    .not = cannot be moved to another rank
text-pred-can-retreat = can retreat
    .not = cannot retreat
text-pred-can-move-up = can move up
    .not = cannot move up
text-pred-can-be-seen = can be seen
    .not = cannot be seen
text-pred-can-equip = can equip
    .not = cannot equip
text-pred-can-use = can use abilities
    .not = cannot use abilities
text-pred-can-use-window = can use { $window } abilities
    .not = cannot use { $window } abilities
text-won = you won the battle
    .ahead = you win the battle
    .not = you did not win the battle
text-dark = a light penalty remains
    .not = no light penalty remains
text-now-claim = a victory in rank 1 brought it there
    .not = no victory in rank 1 brought it there
text-now-delve = your champion is in the dungeon
    .not = your champion is not in the dungeon
