### Plans: what a hand can do this turn, and how.

## The verdict

plan-wins = You win as it stands: { $total } against { $health }
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

step-done = go on
step-dungeon = enter the dungeon
step-village = visit the village
step-rest = rest
step-prepare = prepare
step-use = use { $card }
step-equip = give { $card } to { $hero }
step-attack = attack { $card }
step-go = walk into { $room }
step-travel = move to { $room }
step-drop = drop { $card }
step-buy = buy { $card }
step-level = level { $card } up
step-cancel = cancel an effect of { $card }
step-first = { $card } first
step-order = { $card } next
step-seat = choose { $who }
step-die = roll die { $n } again
step-die-face = turn die { $n } to { $face }
step-destroy = destroy { $card }
step-discard = discard { $card }
step-deck = put { $card } on top of your deck
step-hand = take { $card } to your hand
step-show = show { $card }
step-show-hand = show what is asked for
step-under = put { $card } under the dungeon deck
step-top = put { $card } on top of the dungeon deck
step-swap = move { $card } forward
step-replace = replace { $card }
step-heal = heal { $card }
step-pick = choose { $card }
step-way = choose: { $way }
step-ability = { $step } (effect { $n })

## What a line brings and gives up

plan-brings-vp = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
plan-brings-xp = { $xp } experience
plan-brings-healing = { $n ->
        [one] heals 1 wound
       *[other] heals { $n } wounds
    }
plan-costs-destroyed = destroys { $cards }
plan-costs-discarded = discards { $cards }
plan-costs-gained = you get { $cards }
plan-costs-light = { $light } light
plan-costs-xp = { $xp } experience
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
plan-visit-basket = together { $cards }
plan-visit-levels = level up to { $cards }
plan-visit-trip = then { $card }: { $verdict }
plan-offer = { $card } ({ $price })
plan-pause-destroy = you may destroy one of { $n } cards for good; no fight and no purchase this turn
plan-pause-deck = you may keep up to { $n } cards for your next hand; no fight and no purchase this turn

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
plan-nothing = There is nothing to plan here: no monster can be attacked from this question. Type “moves” for what you can do now.
plan-no-rank = “{ $word } { $got }”: there is no monster with this number. The numbers are { $known }.
plan-no-win = No line wins for certain this turn. The best is against { $card }. { $best }. “go { $rank }” plays it all the same.
plan-no-chance = No monster can be beaten this turn. “plan” shows what else you can do.
plan-follows = Playing the line against { $card }.
plan-follows-short = Playing the line against { $card }. It falls short.
plan-unforeseen = The line stops here: something came up that it did not foresee. The next step would have been: { $step }.
plan-look-again = The line stops here: look at what came up. “plan” shows how to go on, “go” plays it.
