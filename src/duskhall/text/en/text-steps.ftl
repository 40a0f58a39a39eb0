### The pieces of card text: steps. The arguments are those of text.ftl.

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
# $many: "any" for as many as one likes.
text-alter-again = { $form ->
        [third] rolls
       *[base] roll
    } { $many ->
        [any] any of these dice
        [yes] up to { $n } of these dice
       *[no] one of these dice
    } again
text-alter-face = { $form ->
        [third] turns
       *[base] turn
    } { $many ->
        [any] any of these dice to faces
        [yes] up to { $n } of these dice to faces
       *[no] one of these dice to a face
    } of { $form ->
        [third] their
       *[base] your
    } choice
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
text-earn-xp = { $n } XP
text-earn-vp = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
text-put = { $form ->
        [third] puts
       *[base] put
    } { $what } { $to }
# A card that was kept in secret is shown, and lies in front of its owner from now on.
text-reveal = { $form ->
        [third] reveals
       *[base] reveal
    } { $what }
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
text-to-secret =
    { $who ->
        [they] back to what was dealt to them in secret
       *[you] back to what was dealt to you in secret
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
text-swap-rooms = { $what } and whatever lies in { $by } change places
text-swap-monsters = { $what } and { $by } change places
text-swap-here = { $form ->
        [third] moves
       *[base] move
    } the monster of { $by } into this room
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
text-for-less = { $act } for { $n } XP less
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
    } XP
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
