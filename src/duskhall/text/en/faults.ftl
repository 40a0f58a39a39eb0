### What is wrong with a card that somebody has written, with the text of a move or with a script. Words in '…' are
### notation: they are the same in every language, as are $figure, $place and $known.

# $ability is 0 where the fault is in no ability; $why is the fault.
fault-card =
    { $ability ->
        [0] card '{ $card }': { $why }
       *[other] card '{ $card }', ability { $ability }: { $why }
    }
fault-card-twice = two cards have the id '{ $card }'

## Words that are not known

fault-unknown-what =
    { $what ->
        [act] act
        [attack-kind] kind of attack
        [card] card
        [comparison] comparison
        [dice] name of dice
        [dice-change] way to change dice
        [dice-reading] way to read dice
        [event] event
        [figure] figure
        [moment] moment
        [name] name
        [operation] operation
        [party-figure] figure of the party
        [picker] picker
        [pile] pile
        [place] place
        [printed-figure] printed figure
        [seat-figure] figure of a seat
        [seats] choice of seats
        [stock] stock
        [tag] tag
        [target] target
        [what] end
        [window] window
       *[word] word
    }
fault-unknown = unknown { fault-unknown-what } '{ $word }'; known are { $known }

## The text of a card

fault-too-long = a card has at most { $most } characters, this one has { $n }
fault-expression = this is not a card; the mistake is at column { $column }
fault-unreadable = this is not a card: it cannot be read
fault-not-allowed = a card has only known words, texts, whole numbers and lists in round brackets, found { $found }
fault-no-place = '{ $word }' has no place '{ $place }'; it has { $known }
fault-place-twice = '{ $word }' has a place that is filled twice
fault-missing = '{ $word }' lacks { $places }
fault-too-many = '{ $word }' has { $most } places at most, found { $n }

## What stands around its abilities

fault-id = an id is lower-case letters, digits and hyphens, and not a number alone
fault-stack = a stack is lower-case letters, digits and hyphens, and not a number alone
fault-tag-letters = each of its tags is lower-case letters, digits and hyphens
fault-text = { $place } is a text
fault-texts = { $place } is a list of texts
fault-count = count is a whole number, not below zero
fault-figures = figures are a table
fault-not-whole = { $figure } is not a whole number
fault-marks = marks are a table of texts
fault-abilities = abilities are a list in round brackets

## Abilities

fault-ability = not an ability: { $found }
# $kind is the kind of card. $wanted and $homes are places.
fault-never-met-what =
    { $what ->
        [window] the window '{ $name }'
        [event] the event '{ $name }'
        [place] the place '{ $name }'
        [hiding] monsters that would lie in it face down
       *[instead] a place in the hall that another card takes
    }
fault-never-met =
    a card of the kind '{ $kind }' never meets { fault-never-met-what }. That is for cards that can be here: { $wanted }. Such a card can be here: { $homes }.
fault-true-or-false = { $place } is 'True' or 'False'
fault-windows = a window, or a list of them
fault-cost-list = a cost is a list in round brackets
fault-cost = a cost destroys, discards, loses or gains
fault-no-steps = an ability without a list of steps
fault-equipped = only a card with the tag 'weapon' is ever equipped
fault-while = 'While' holds only lasting changes
fault-while-pick = 'While' cannot pick
fault-while-when = the condition stands on the 'While'
fault-made-only = no card changes { $figure } by being there
fault-buys = 'buys' change when a card is bought, and nothing else does
fault-vp = 'vp' change for what was kept, and nothing else does
fault-own-weight = by being there a card makes its own weight less or zero, not more
fault-settle = 'Settle' stands before 'Compare'

## Steps

fault-steps = steps stand in round brackets with commas, found { $found }
fault-step = not a step of a card: { $found }
fault-pick-name = a 'Pick' as a step needs a name
fault-hall-put = cards of the hall are put, not discarded or destroyed
fault-look = 'Look' needs a number from 1
fault-heal = 'Heal' needs a number from 1
fault-roll = 'Roll' takes 1 to { $most } dice
fault-dice = a change of { $n } dice
fault-travel = a champion travels to a room
fault-swap = cards of the hall swap
fault-replace = cards of the hall are replaced
fault-defeat = cards of the hall are defeated
fault-level = a level for { $n } heroes
fault-level-less = 'less' is a number from 0
fault-cancel-events = 'Cancel' needs a list of events
fault-cancel-lines = 'Cancel' takes one line or 'ALL'
fault-grant = only a lasting ability grants
fault-grant-hall = a card is granted lines while it lies in the hall
fault-grant-lines = lines are those of cards in the hall
fault-purchase = a purchase looks only at what is printed
fault-change = no number reads { $figure } { $how } on a '{ $on }'
fault-plain-number = { $figure } changes by a plain number
fault-circle = { $figure } would depend on itself
fault-walk = it is the party that walks
fault-choose = 'Choose' needs two branches or more
fault-branch = not a branch: { $found }
fault-branch-name = not a branch’s name: { $found }
fault-branch-twice = two branches have the same name
fault-branches-empty = one branch at least does something
fault-each-steps = 'Each' needs a list of steps
fault-each-each = 'Each' cannot stand inside 'Each'

## Their parts

fault-name = not a name: { $found }
fault-name-taken = the name '{ $name }' is taken
fault-target = not a target: { $found }
fault-chance = where chance picks, it picks so many cards: neither optional nor the best
fault-pick = a pick of { $n } cards
fault-tops = the top { $n } cards
fault-cards = not cards: { $found }
fault-filter = not a filter: { $found }
fault-many = at least { $n } of { $of } tags
fault-and-or = 'And' and 'Or' join a list in round brackets
fault-tags = two tags or more, in round brackets
fault-tag-twice = a tag stands twice
fault-amount = not an amount: { $found }
fault-below-zero = an amount is not below zero; 'less' takes away
fault-party-unknown = the party’s attack and magic are known only to a lasting ability
fault-owned = all cards of a seat count at the end alone
fault-hidden-deck = the cards of the dungeon deck are not known
fault-condition = not a condition: { $found }

## Moves

fault-move-verb = '{ $verb }' is not a verb
fault-move-goal = '{ $verb }' takes no goal
fault-move-ability = '{ $verb }' takes no ability
fault-move-copy = '{ $verb }' takes no number of a copy
fault-move-level-copy = the card that a hero becomes has no copies to choose from
fault-move-card = '{ $card }' is not the id of a card
fault-move-number =
    { $what ->
        [seat] a seat is a number from 1, not '{ $found }'
        [ability] an ability is a number from 1, not '{ $found }'
        [rank] a rank is a number from 1, not '{ $found }'
        [copy] a copy is a number from 1, not '{ $found }'
       *[loss] a loss is a number from 1, not '{ $found }'
    }
fault-move-loss = a loss falls on 'attack', 'magic' or 'attack*2,magic*1'
fault-move-loss-of-one = a loss of one is written '{ $move }'

## Scripts of a scenario

fault-script = the script wants '{ $card }' on top of { $zone }, but it is not among the cards to be shuffled
fault-script-dice = the script gives '{ $found }' for { $n } dice: it needs as many numbers from 1 to 6
