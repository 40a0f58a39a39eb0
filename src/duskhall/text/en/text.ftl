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
text-tribute = either { $lose }, if you have { $one ->
        [yes] any
       *[no] that much
    }, or { $suffer }
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
text-in-spots = in a spot of the market for any card
text-in-front = { $who ->
        [they] in front of them
       *[you] in front of you
    }
text-in-secret = { $who ->
        [they] dealt to them in secret
       *[you] dealt to you in secret
    }
text-in-owned = { $who ->
        [they] that they own
       *[you] that you own
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
text-fig-level-by = whose level is { $range }
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
text-can-be-discarded = that monsters and rooms can discard
    .not = that monsters and rooms cannot discard
text-can-be-destroyed = that monsters and rooms can destroy
    .not = that monsters and rooms cannot destroy
text-can-walk = whose champion can move
    .not = whose champion cannot move
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
text-value-xp = { $range } XP
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
# Of an amount and a number; of two amounts.
text-amount-least = { $of } ({ $n } at most)
text-amount-lesser = the smaller of { $a } and { $b }
text-amount-variety = the number of different kinds ({ $tags }) among { $cards }
text-each-class = each class among { $who ->
        [they] their
       *[you] your
    } heroes
text-each-kind = each kind of { $card } ({ $tags })
text-several-classes = { $n } classes
text-amount-margin = the amount by which your total attack exceeds { $foe } health
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
text-you-own = { $who ->
        [they] they own { $what }
       *[you] you own { $what }
    }
text-of-classes = { $cards } of { $range } different classes
text-range-cards-least = { $n } or more { $cards }
text-range-cards-most = at most { $n } { $cards }
text-range-cards-not = other than { $n } { $cards }
text-range-cards-exactly = exactly { $n } { $cards }
text-deck-left = the dungeon deck is not empty
    .not = the dungeon deck is empty
text-exceeds = your total attack exceeds { $foe } health by { $range }
text-rolled-same = { $n ->
        [2] you roll doubles
       *[other] all dice show the same number
    }
    .not = { $n ->
        [2] you do not roll doubles
       *[other] the dice show different numbers
    }
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
        [yes] you defeat { $foe }
       *[no] you fight { $foe }
    }
    .not = { $past ->
        [yes] you did not defeat { $foe }
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
text-pred-can-be-discarded = can be discarded by monsters and rooms
    .not = cannot be discarded by monsters and rooms
text-pred-can-be-destroyed = can be destroyed by monsters and rooms
    .not = cannot be destroyed by monsters and rooms
text-pred-can-walk = can move
    .not = cannot move
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
text-dark = light is missing
    .not = no light is missing
text-now-claim = a victory in rank 1 brought it there
    .not = no victory in rank 1 brought it there
text-now-delve = your champion is in the dungeon
    .not = your champion is not in the dungeon
