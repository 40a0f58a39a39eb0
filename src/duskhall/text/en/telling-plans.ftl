### Plans: what a hand can do this turn, and how.

## The verdict

plan-wins = You win as it is: { $total } against { $health }
plan-wins-with = { $with ->
        [none] You win: { $total } against { $health }
       *[other] You win with { $cards }: { $total } against { $health }
    }
plan-may-win = { $with ->
        [none] You may win: { $odds }
       *[other] You may win with { $cards }: { $odds }
    }
plan-may-win-open = { $with ->
        [none] You may win: { $total } against { $health } at best
       *[other] You may win with { $cards }: { $total } against { $health } at best
    }
plan-may-win-luck = { $with ->
        [none] You may win with luck
       *[other] You may win with { $cards } and luck
    }
plan-falls-short = { $with ->
        [none] You fall short: { $total } against { $health }
       *[other] You fall short with { $cards }: { $total } against { $health }
    }
plan-cannot = You cannot win this turn
plan-cannot-short = You cannot win: { $missing } short at best
plan-cannot-dark = Out of reach: { $light } light short at best
plan-stopped = { $text } (as far as the search went)
plan-odds = { $wins } in { $of }
plan-odds-about = about { $wins } in { $of }
plan-odds-low = less than 1 in { $of }
plan-odds-high = more than { $wins } in { $of }
plan-odds-least = at least { $odds }

## The cards of a line

plan-card = the { $card }
plan-card-quest-hero = { $card }
plan-card-on = { $card } on { $hero }
plan-card-times = { $card } ({ $n } times)
plan-more = { $cards } and { $n } more

## The steps of a line

step-done = continue
step-dungeon = enter the dungeon
step-village = visit the village
step-temple = visit the temple
step-bazaar = visit the bazaar
step-shop = visit the shop
step-guilds-quarter = visit the Guilds’ Quarter
step-marketplace = visit the marketplace
step-rest = rest
step-prepare = prepare
step-use = use { $card }
step-equip = give { $card } to { $hero }
step-attack = attack { $card }
step-attack-rank = attack { $card } in rank { $rank }
step-go = walk into { $room }
step-travel = move to { $room }
step-drop = drop { $card }
step-buy = buy { $card }
step-level = level up { $card }
step-level-to = level up { $card } to { $hero }
step-cancel = cancel an effect of { $card }
step-first = { $card } first
step-order = { $card } next
step-seat = choose { $who }
step-die = reroll die { $n }
step-die-face = turn die { $n } to { $face }
step-destroy = destroy { $card }
step-discard = discard { $card }
step-deck = put { $card } on top of your deck
step-hand = take { $card } into your hand
step-show = show { $card }
step-show-hand = show the cards asked for
step-under = put { $card } under the dungeon deck
step-top = put { $card } on top of the dungeon deck
step-swap = move { $card } forward
step-replace = replace { $card }
step-heal = heal { $card }
step-pick = choose { $card }
step-way = choose: { $way }
step-ability = { $step } ({ $n ->
        [1] first effect
        [2] second effect
        [3] third effect
       *[other] effect { $n }
    })
step-ability-text = { $step } ({ $text })

## What a line brings and gives up

plan-brings-vp = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
plan-brings-xp = { $xp } XP
plan-brings-healing = { $n ->
        [one] heals 1 wound
       *[other] heals { $n } wounds
    }
plan-costs-destroyed = destroys { $cards }
plan-costs-discarded = discards { $cards }
plan-costs-gained = you get { $cards }
plan-costs-light = { $light } light
plan-costs-xp = { $xp } XP
plan-costs-wounds = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }

## The village, and pauses

plan-visit-gold = { $open ->
        [yes] { $gold } gold or more
       *[no] up to { $gold } gold
    }
plan-visit-buy = { $gold }: { $cards }
plan-visit-basket = in one visit { $cards }
plan-visit-levels = level up to { $cards }
plan-visit-trip = then { $card }: { $verdict }
plan-offer = { $card } ({ $price })
plan-pause-destroy = you may destroy one of { $n } cards; no battle and no buying this turn
plan-pause-deck = you may keep up to { $n } cards for your next hand; no battle and no buying this turn

## In the terminal

plan-village = In the village: { $visit }
plan-place = { $place }: { $visit }

head-plan = What you can do this turn
plan-monster = { $n }  { $card }
plan-other = Or: { $line }
plan-then-see = then see what comes up
plan-brings = Brings: { $what }
plan-costs = Gives up: { $what }
plan-go = “go” plays the best of these lines, “go 2” the one against number 2.
plan-go-number = “go { $n }” plays the line against number { $n }.
plan-nothing = There is nothing to plan here: this question leads to no attack. Type “moves” for what you can do now.
plan-no-rank = “{ $word } { $got }”: there is no monster with this number. The numbers are { $known }.
plan-no-win = No line is certain to win this turn. The best is against { $card }. { $best }. “go { $rank }” plays it anyway.
plan-no-chance = You cannot defeat any monster this turn. “plan” shows what else you can do.
plan-follows = Playing the line against { $card }.
plan-follows-short = Playing the line against { $card }. It falls short.
plan-unforeseen = The line stops here: something unexpected happened. The next step would have been: { $step }.
plan-look-again = The line stops here: look at what came up. “plan” shows how to continue, “go” plays it.
