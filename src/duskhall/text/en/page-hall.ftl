# The hall of the page: verdicts on monsters, their sums, lines of moves, and the box that asks.

page-verdict-wins = { $by ->
        [0] Wins exactly
       *[other] Wins by { $by }
    }
page-verdict-short = { $by } short
page-verdict-depends = May win
page-verdict-undefeatable = Out of reach
page-verdict-unfightable = Out of reach
page-verdict-too-dark = Out of reach
page-plan-may-win = { $odds ->
        [none] May win
       *[other] May win: { $odds }
    }
page-plan-unlikely = Unlikely
page-verdict-of = Verdict on { $card }
page-verdict-searching = as the party stands; looking for better …
page-verdict-stands = as the party stands
page-verdict-with = with
page-verdict-to = on { $hero }
page-verdict-ability = (ability)
page-verdict-why-undefeatable = Your party cannot defeat it.
page-verdict-why-unfightable = Your party cannot fight it.
page-verdict-play = Do this
page-verdict-enter = Enter and do this
page-verdict-enter-attack = Enter and attack
page-verdict-attack-now = Attack now
page-verdict-attack = Attack
page-verdict-anyway = Attack anyway
page-verdict-sum = Sum
page-verdict-sum-hide = Hide sum
page-prize-vp = { $n } VP
page-prize-xp = { $n } XP
page-sum-title = Attack on { $card }
page-sum-line = With the cards suggested
page-sum-total = Total
page-sum-health = Health
page-rank-lit = { $lit } of { $light } light
page-rank-down = face down
page-step-use = use
page-step-to = on { $hero }
page-sheet-attack = { $sum ->
        [none] Attack as it stands
       *[other] Attack as it stands, { $sum }
    }
page-sheet-rulings = Text and rulings
page-sheet-gold = Your gold
page-sheet-left = Left in the stack
page-battle-now = In battle

## The box that asks

page-ask-place = Your turn: where to?
page-ask-can-fall = { $n ->
        [1] { $card } can fall
        [2] Two monsters can fall
        [3] Three monsters can fall
        [4] Four monsters can fall
       *[other] { $n } monsters can fall
    }
page-ask-most = { $card } is the best prize: { $prize }.
page-ask-or = Or pick a card or monster yourself.
page-ask-pick = Pick a monster to attack.
page-ask-ready = When you are ready, pick a monster to attack.
page-ask-none-wins = No monster falls to this party.
page-ask-none-sure = { $odds ->
        [none] No monster is sure to fall. { $card } may fall.
       *[other] No monster is sure to fall. { $card } may fall: { $odds }.
    }
page-ask-searching = Working out what this hand can do …
page-ask-gold = { $gold } gold, { $buys ->
        [1] one purchase
       *[other] { $buys } purchases
    }
page-ask-choose-stack = Pick a card; pick it again to buy it.
page-ask-read-stack = Choose a card to read it and to buy it.
page-ask-unused = You can still use { $card }: { $text }
page-next-dungeon = Enter the dungeon
page-next-village = Visit the village
page-next-visit = Visit the { $place }
page-next-can-fall = { $prize ->
        [none] { $card } can fall
       *[other] { $card } can fall: { $prize }
    }
page-next-may-fall = { $odds ->
        [none] { $card } may fall
       *[other] { $card } may fall: { $odds }
    }
page-next-spend = { $gold } gold{ $more ->
        [0] {""}
       *[other] {" "}(+{ $more } { $how ->
            [destroys] if you destroy { $cards }
           *[uses] with { $cards }
        })
    }, { $buys ->
        [1] one purchase
       *[other] { $buys } purchases
    }{ $levels ->
        [0] {""}
       *[other] , level up
    }
page-next-rest = Rest
page-next-rest-why = nothing to fight, little to buy
page-next-beat = Beat { $card }
page-next-attack = Attack { $card }
page-next-way = { $cards }, attack
page-next-stands = rank { $rank } · { $by ->
        [0] wins exactly
       *[other] wins by { $by }
    }
page-next-none-wins = no monster falls to this party
page-next-draw = may bring something better
page-next-price = { $rest ->
        [0] { $price } gold, all you have
       *[other] { $price } gold · { $rest } left
    }
page-next-one = One step
page-next-stop = Stop here
page-next-equip = Equip best
page-next-more = More
page-next-less = Less
page-waste-win = { $card } can fall. Go on without a fight?
page-waste-gold = You have { $gold } gold, enough for { $card }. Buy nothing?
page-waste-yes = { $do } anyway
page-waste-no = Go back
page-buy-tag = Buy for { $cost }
page-reach-line = Do this: { $cards }
page-reach-bare = { $sum ->
        [none] Attack as it stands
       *[other] Attack as it stands: { $sum }
    }
page-reach-read = Read { $card }
page-sum-battle = { $card } in battle
page-battle-against = { $total } against { $health } health
page-dungeon-left = { $n ->
        [one] card left in the dungeon deck
       *[other] cards left in the dungeon deck
    }
