### What card text is made of. The grammar (grammar.py) puts these pieces together.
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
printed-kind-level = { $kind }, level { $level }
printed-plain = { $figure } { $n }
printed-level-cost = levels up for { $n }
printed-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
printed-trophy = trophy: { $figures }
minus = −{ $n }
signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
separator = { " · " }

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

trophy = Trophy
label = { $label }: { $text }
label-if = { $label }, { $when }
lead = { $clause }, { $text }
sentence = { $text }.
two-sentences = { $a } { $b }

## Lists and small words

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-and-long = { $head }, and { $last }
list-or-long = { $head }, or { $last }
list-comma = { $head }, { $next }
either-or = either { $list }
semicolon = { $a }; { $b }

number =
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

number-all = all
card = card
    .plural = cards

## Noun phrases

np-a = { $article ->
        [an] an { $noun }
       *[a] a { $noun }
    }
np-another = another { $noun }
np-one = one { $noun }
np-each = each { $noun }
np-all = all { $noun }
np-no = no { $noun }
np-number = { $n } { $noun }
np-any = any number of { $noun }
np-that = that { $noun }
np-those = those { $noun }
np-other = other { $noun }
np-of = { $n } of { $those }
np-among = { $cards } among { $those }
np-not = non-{ $adjective }
np-than = other than { $noun }
np-best = with the highest { $figure }
np-after = { $noun } { $after }

them = them
it = it
its = its
the-rest = the rest
the-hand = { $who ->
        [they] their hand
       *[you] your hand
    }
from-hand = { $who ->
        [they] from their hand
       *[you] from your hand
    }
in-hand = { $who ->
        [they] in their hand
       *[you] in your hand
    }
from-hall = from the hall
in-hall = in the hall
top-cards = the top { $many ->
        [yes] { $n } cards
       *[no] card
    } of each { $stack } stack in the village

self =
    { $type ->
        [hero] this hero
        [monster] this monster
        [weapon] this weapon
       *[card] this card
    }
wielder = the wielder
foe = the monster
party =
    { $who ->
        [they] they
       *[you] you
    }
party-own =
    { $who ->
        [they] their
       *[you] your
    }
own = { $owner }’s
seat-others = each other player
seat-all = each player
seat-winner = the winner

held = equipped
    .not = unequipped
armed = with { $weapon }
    .not = without { $weapon }
fig = with { $value }
    .not = without { $value }
fig-rank = in rank { $range }
    .not = outside rank { $range }
fig-level = of level { $range }
    .not = not of level { $range }
fig-cost = costing { $range }
    .not = not costing { $range }
fig-vp = worth { $value }
    .not = not worth { $value }
has-gold = a gold value
has-cost = a price
has-level = a level
has-level-cost = a level-up price
has-darkness = a light penalty
has-weight = a weight
is-self = that is this card
can-attack = able to attack
    .not = unable to attack
can-be-fought = that can be fought
    .not = that cannot be fought
can-be-defeated = that can be defeated
    .not = that cannot be defeated

## Numbers that are compared

range-exactly = { $n }
range-least =
    { $figure ->
        [rank] { $n } or deeper
        [level] { $n } or higher
       *[other] { $n } or more
    }
range-most =
    { $figure ->
        [rank] { $n } or nearer
        [level] { $n } or lower
       *[other] { $n } or less
    }
range-either = { $low } or { $high }
range-between = { $low } to { $high }
value = { $figure } { $range }
value-gold = { $range } gold
value-xp = { $range } experience
value-buys = { $range } purchases
value-vp = { $range } { $one ->
        [yes] victory point
       *[no] victory points
    }
test =
    { $test ->
        [less] below { $amount }
        [most] at most { $amount }
        [least] at least { $amount }
        [more] above { $amount }
        [not] other than { $amount }
       *[equal] equal to { $amount }
    }

## Amounts

amount-of = { $own } { $figure }
amount-of-long = the { $figure } of { $owner }
amount-count = the number of { $cards }
amount-plus = { $a } plus { $b }
amount-minus = { $a } minus { $b }
amount-times =
    { $n ->
        [2] twice { $of }
       *[other] { $n } times { $of }
    }
amount-product = { $a } times { $b }
for-each = { $what } for { $each }
as-many = as many { $noun } as { $amount }
equal-to = { $what } equal to { $amount }
extra-equal-to = extra { $what } equal to { $amount }
reduced-by = { $what } reduced by { $amount }
more = { $what } more
of-kind =
    { $who ->
        [they] { $what } of the kind they name
       *[you] { $what } of the kind you name
    }

## Steps

choose = { $form ->
        [third] chooses
       *[base] choose
    } { $what }
draw = { $form ->
        [third] draws
       *[base] draw
    } { $what }
discard = { $form ->
        [third] discards
       *[base] discard
    } { $what }
destroy = { $form ->
        [third] destroys
       *[base] destroy
    } { $what }
destroy-late = { $form ->
        [third] destroys
       *[base] destroy
    } { $what } when the battle is over
give-up = { $form ->
        [third] gives up
       *[base] give up
    } { $what }
given-up =
    { $what ->
        [self] it is destroyed when the battle is over
       *[other] what you give up is destroyed when the battle is over
    }
gain = { $form ->
        [third] gains
       *[base] gain
    } { $what }
lose = { $form ->
        [third] loses
       *[base] lose
    } { $what }
earn = { $form ->
        [third] earns
       *[base] earn
    } { $what }
earn-gold = { $n } gold
earn-xp = { $n } experience
put = { $form ->
        [third] puts
       *[base] put
    } { $what } { $to }
to-under = under the dungeon deck
to-discard =
    { $who ->
        [they] into their discard pile
       *[you] into your discard pile
    }
to-hand =
    { $who ->
        [they] into their hand
       *[you] into your hand
    }
to-home =
    { $many ->
        [yes] into their owners’ discard piles
       *[no] into its owner’s discard pile
    }
look = { $form ->
        [third] turns up
       *[base] turn up
    } { $many ->
        [yes] the top { $n } cards
       *[no] the top card
    } of { $who ->
        [they] their deck
       *[you] your deck
    }
arrange-hall = { $form ->
        [third] rearranges
       *[base] rearrange
    } the hall
arrange-cards = { $form ->
        [third] puts
       *[base] put
    } { $what } in any order
buy = { $form ->
        [third] buys
       *[base] buy
    } { $what }
end = the game ends
    .order = end the game
end-anyway = either way, the game ends
may = may { $act }
you-may = you may { $act }
they-do = { $who ->
        [they] they { $act }
       *[you] you { $act }
    }
or-show =
    { $form ->
        [third] { $act } or, having none, shows { $hand }
       *[base] { $act } or, having none, show { $hand }
    }
have = { $seat } { $act }
make = make { $seat } { $act }
for-every = for { $seat }: { $text }
choose-one = choose one: { $list }
or-else = { $a }; or { $b }
then-else = { $then }; otherwise, { $else }
act-if = { $act } if { $when }
act-else = { $act } and otherwise { $else }
later = when the battle is over, { $text }
act-later = { $act } when the battle is over

## Costs

pay = pay { $what }
pay-for = { $cost } for { $boon }
pay-to = { $cost } to { $act }
pay-then = { $cost }. If you do, { $text }

## Changes of figures

with-sign = { $figure } { $signed }
with-number = { $n } { $figure }
gains = { $who } { $many ->
        [yes] gain
       *[no] gains
    } { $what }
loses = { $who } { $many ->
        [yes] lose
       *[no] loses
    } { $what }
give = { $form ->
        [third] gives
       *[base] give
    } { $who } { $what }
take = { $form ->
        [third] takes
       *[base] take
    } { $what } from { $who }
higher = { $what } is { $n } higher
lower = { $what } is { $n } lower
higher-by = { $what } is higher by { $amount }
lower-by = { $what } is lower by { $amount }
raise = { $form ->
        [third] raises
       *[base] raise
    } { $what } by { $amount }
reduce = { $form ->
        [third] lowers
       *[base] lower
    } { $what } by { $amount }
zero = { $what } { $many ->
        [yes] count
       *[no] counts
    } as 0
    .order = { $form ->
        [third] sets
       *[base] set
    } { $what } to 0
party-zero-attack = { $what } counts as 0; only magic attack counts
zero-each = { $who } { $many ->
        [yes] have
       *[no] has
    } { $what }
zero-figure = { $figure } 0
ignore = { $what } { $many ->
        [yes] do
       *[no] does
    } not count
    .order = { $form ->
        [third] ignores
       *[base] ignore
    } { $what }
adds-nothing = { $who } { $many ->
        [yes] add
       *[no] adds
    } nothing to { $own } total attack
double = { $what } { $many ->
        [yes] are
       *[no] is
    } doubled
    .order = { $form ->
        [third] doubles
       *[base] double
    } { $what }
half = { $what } { $many ->
        [yes] are
       *[no] is
    } halved
    .order = { $form ->
        [third] halves
       *[base] halve
    } { $what }
become = { $what } { $many ->
        [yes] become
       *[no] becomes
    } { $new }
    .order = { $form ->
        [third] turns
       *[base] turn
    } { $what } into { $new }
buys-add = buy { $n } more { $many ->
        [yes] cards
       *[no] card
    } this turn
buys-less = buy { $n } { $many ->
        [yes] cards
       *[no] card
    } fewer this turn

act-attack = { $who } cannot attack
    .again = { $who } can no longer attack
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from attacking
    .foe = { $text } { $foe }
act-be-fought = { $who } cannot be fought
    .again = { $who } can no longer be fought
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being fought
act-be-defeated = { $who } cannot be defeated
    .again = { $who } can no longer be defeated
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } from being defeated

## Conditions

if = if { $when }
while = while { $when }
unless = unless { $when }
then = { $text } { $when }
while-equipped = while equipped
    .not = while not equipped
while-it-is-equipped = while { $self } is equipped
while-fought = while fought
against = against { $foe }
against-rank = against rank { $range }
against-not = except against { $foe }
carried-by = when carried by { $hero }
    .not = unless carried by { $hero }
in-rank = a monster in rank { $range }

you-have = { $who ->
        [they] they have { $what }
       *[you] you have { $what }
    }
range-cards-least = { $n } or more { $cards }
range-cards-most = at most { $n } { $cards }
range-cards-not = other than { $n } { $cards }
range-cards-exactly = exactly { $n } { $cards }
there-is = there is { $what }
there-are = there are { $what }
they-fight = { $past ->
        [yes] you beat { $foe }
       *[no] you fight { $foe }
    }
    .not = { $past ->
        [yes] you did not beat { $foe }
       *[no] you do not fight { $foe }
    }
does-what = { $who } { $what }
compared = { $a } is { $b }
pred-is =
    { $many ->
        [yes] are { $what }
       *[no] is { $what }
    }
    .not = { $many ->
        [yes] are not { $what }
       *[no] is not { $what }
    }
pred-has =
    { $many ->
        [yes] have { $what }
       *[no] has { $what }
    }
pred-fig =
    { $many ->
        [yes] have { $value }
       *[no] has { $value }
    }
    .not = { $many ->
        [yes] do not have { $value }
       *[no] does not have { $value }
    }
pred-rank =
    { $many ->
        [yes] are in rank { $range }
       *[no] is in rank { $range }
    }
    .not = { $many ->
        [yes] are not in rank { $range }
       *[no] is not in rank { $range }
    }
pred-level =
    { $many ->
        [yes] are of level { $range }
       *[no] is of level { $range }
    }
    .not = { $many ->
        [yes] are not of level { $range }
       *[no] is not of level { $range }
    }
pred-cost =
    { $many ->
        [yes] cost { $range }
       *[no] costs { $range }
    }
    .not = { $many ->
        [yes] do not cost { $range }
       *[no] does not cost { $range }
    }
pred-vp =
    { $many ->
        [yes] are worth { $value }
       *[no] is worth { $value }
    }
    .not = { $many ->
        [yes] are not worth { $value }
       *[no] is not worth { $value }
    }
pred-can-attack = can attack
    .not = cannot attack
pred-can-be-fought = can be fought
    .not = cannot be fought
pred-can-be-defeated = can be defeated
    .not = cannot be defeated
won = you won the battle
    .not = you did not win the battle
dark = a light penalty remains
    .not = no light penalty remains
now-claim = a victory in rank 1 brought it there
    .not = no victory in rank 1 brought it there
