### What card text is made of. First the names of things, for all to use; then pieces, which begin with text- and which only
### the grammar (grammar.py) puts together.
###
### Arguments: $form is "base" (draw) or "third" (draws). $who is "you" or "they": whose hand, whose choice. $many is "yes" or
### "no": one card or several. Other arguments are finished phrases or whole numbers.

## Tags: types, classes, keywords, groups.
## Attributes: .plural; .noun, only on adjectives: the tag whose noun it stands with (empty: "card"); .home, where it usually lies, if not
## with the heroes; .article, if the first letter misleads.

tag-hero = hero
    .plural = heroes
tag-monster = monster
    .plural = monsters
    .home = hall
tag-weapon = weapon
    .plural = weapons
tag-item = item
    .plural = items
tag-spell = spell
    .plural = spells
tag-villager = villager
    .plural = villagers
tag-thunderstone = Thunderstone
    .plural = Thunderstones
    .home = hall
tag-disease = Disease
    .plural = Diseases
tag-food = food
    .plural = foods
tag-light = light
    .noun = { "" }
tag-magic = magic
    .noun = { "" }
tag-edged = edged
    .noun = weapon
tag-blunt = blunt
    .noun = weapon
tag-basic = basic
    .noun = { "" }
tag-village = village
    .noun = { "" }
tag-militia = militia
    .plural = militia
tag-fighter = fighter
    .plural = fighters
tag-archer = archer
    .plural = archers
tag-cleric = cleric
    .plural = clerics
tag-wizard = wizard
    .plural = wizards
tag-thief = thief
    .plural = thieves
tag-abyssal = abyssal
    .plural = abyssals
    .home = hall
tag-doomknight = doomknight
    .plural = doomknights
    .home = hall
tag-humanoid = humanoid
    .plural = humanoids
    .home = hall
tag-dragon = dragon
    .plural = dragons
    .home = hall
tag-enchanted = enchanted
    .noun = monster
tag-ooze = ooze
    .plural = oozes
    .home = hall
tag-undead = undead
    .plural = undead
    .home = hall
tag-doom = doom
    .noun = monster
tag-spirit = spirit
    .plural = spirits
    .home = hall
tag-white = white
    .noun = monster
tag-green = green
    .noun = monster
tag-blue = blue
    .noun = monster
tag-red = red
    .noun = monster
tag-black = black
    .noun = monster

## Titles of cards that other cards name. A title that is missing here is made from the id of the card.

title-disease = Disease
    .plural = Diseases
title-militia = Militia
    .plural = Militia

## Kinds of cards: the pile in the box.

kind-hero = hero
kind-monster = monster
kind-village = village card
kind-basic = basic card
kind-disease = Disease
kind-thunderstone = Thunderstone
kind-xp = experience

## Figures. Attribute: .many, if the word is a plural.

figure-attack = attack
figure-magic = magic attack
figure-either = attack of either kind
figure-total = total attack
figure-strength = strength
figure-weight = weight
figure-light = light
figure-darkness = light penalty
figure-health = health
figure-gold = gold
figure-cost = cost
figure-buys = purchases
    .many = yes
figure-vp = victory points
    .many = yes
figure-level = level
figure-level-cost = level-up price
figure-xp = experience
figure-rank = rank

# The printed figures of a card, in the order of the line.
text-printed-kind-level = { $kind }, level { $level }
text-printed-plain = { $figure } { $n }
text-printed-level-cost = levels up for { $n }
text-printed-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
text-printed-trophy = trophy: { $figures }
text-minus = −{ $n }
text-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
text-separator = { " · " }

## Labels

window-village = Village
    .repeat = Repeat village
window-dungeon = Dungeon
    .repeat = Repeat dungeon
window-spoils = Spoils
    .repeat = Repeat spoils
window-victory = Victory
    .repeat = Repeat victory

# An event is a label, or a clause (.clause) that leads into the sentence. $foe: the monster concerned.
event-battle = Battle
event-breach = Breach
event-won = Victory
    .clause = when you beat { $foe }
event-arrive = Arrival
    .clause = when this card reaches rank 1

text-trophy = Trophy
text-label = { $label }: { $text }
text-label-if = { $label }, { $when }
text-lead = { $clause }, { $text }
text-sentence = { $text }.
text-two-sentences = { $a } { $b }

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
text-np-one = one { $noun }
text-np-each = each { $noun }
text-np-all = all { $noun }
text-np-no = no { $noun }
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
text-top-cards = the top { $many ->
        [yes] { $n } cards
       *[no] card
    } of each { $stack } stack in the village

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
text-can-attack = able to attack
    .not = unable to attack
text-can-be-fought = that can be fought
    .not = that cannot be fought
text-can-be-defeated = that can be defeated
    .not = that cannot be defeated

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
text-range-either = { $low } or { $high }
text-range-between = { $low } to { $high }
text-value = { $figure } { $range }
text-value-gold = { $range } gold
text-value-xp = { $range } experience
text-value-buys = { $range } purchases
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

## Amounts

text-amount-of = { $own } { $figure }
text-amount-of-long = the { $figure } of { $owner }
text-amount-count = the number of { $cards }
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
text-to-under = under the dungeon deck
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
text-to-home =
    { $many ->
        [yes] into their owners’ discard piles
       *[no] into its owner’s discard pile
    }
text-look = { $form ->
        [third] turns up
       *[base] turn up
    } { $many ->
        [yes] the top { $n } cards
       *[no] the top card
    } of { $who ->
        [they] their deck
       *[you] your deck
    }
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
text-end-anyway = either way, the game ends
text-may = may { $act }
text-you-may = you may { $act }
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
text-later = when the battle is over, { $text }
text-act-later = { $act } when the battle is over

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

text-act-attack = { $who } cannot attack
    .again = { $who } can no longer attack
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from attacking
    .foe = { $text } { $foe }
text-act-be-fought = { $who } cannot be fought
    .again = { $who } can no longer be fought
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being fought
text-act-be-defeated = { $who } cannot be defeated
    .again = { $who } can no longer be defeated
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being defeated

## Conditions

text-if = if { $when }
text-while = while { $when }
text-unless = unless { $when }
text-then = { $text } { $when }
text-while-equipped = while equipped
    .not = while not equipped
text-while-it-is-equipped = while { $self } is equipped
text-while-fought = while fought
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
text-won = you won the battle
    .not = you did not win the battle
text-dark = a light penalty remains
    .not = no light penalty remains
text-now-claim = a victory in rank 1 brought it there
    .not = no victory in rank 1 brought it there
