### What the set-up doctor says, in the terminal and on the page.

doctor-length = Length
    .level-0 = very short
    .level-1 = short
    .level-2 = average
    .level-3 = long
    .level-4 = very long
    .share = Longer than { $n } % of random set-ups.
doctor-difficulty = Difficulty
    .level-0 = very easy
    .level-1 = easy
    .level-2 = average
    .level-3 = hard
    .level-4 = very hard
    .share = Harder than { $n } % of random set-ups.
doctor-swing = Swing
    .level-0 = very calm
    .level-1 = calm
    .level-2 = average
    .level-3 = swingy
    .level-4 = very swingy
    .share = Swingier than { $n } % of random set-ups.
doctor-length-text = { $turns } turns each (mostly { $least } to { $most }), about { $minutes } minutes
doctor-difficulty-text = a victory every { $effort } turns, the first in turn { $opened }; { $lost } % of fights are lost
doctor-swing-text = the lead changes { $leads } times; last place ends { $spread } % behind first
doctor-epic = An Epic game turns up its cards as you play, so the doctor cannot judge it beforehand.
doctor-source = Measured on { $games } simulated games of { $edition } between greedy bots with random cards. Minutes: { $minutes ->
        [one] one for each turn.
       *[other] { $minutes } for each turn.
    }

## What is missing

doctor-missing = What is missing:
doctor-nothing = Nothing is missing: the village offers the light, weapons, magic and cures these cards call for.
quest-doctor-nothing = Nothing is missing: the village offers the light, weapons, magic and healing these cards call for.

doctor-lack-light = No card for sale gives light. With one { $card } you still lose { $need } attack in rank 3.
quest-doctor-lack-light = No card for sale gives light. You have only { $card } to move by, and the darkest room costs { $need }.
doctor-lack-weapons = No weapon for sale: heroes have only { $weapon } to fight with.
doctor-lack-hands = No hero for sale is strong enough at level 1 for any weapon for sale.
doctor-lack-blades = No weapon for sale is of the kind that makes { $heroes } stronger.
doctor-lack-magic = { $need ->
        [one] { $need } monster needs magic attack
       *[other] { $need } monsters need magic attack
    }, and no card for sale gives any.
doctor-lack-cures = { $need ->
        [one] { $need } monster hands out
       *[other] { $need } monsters hand out
    } { $ill ->
        [disease] diseases
        [curse] curses
       *[wound] wounds
    }, and no card for sale destroys them.
doctor-lack-healing = No card for sale heals wounds.
doctor-lack-draws = No card for sale draws cards in the dungeon.
doctor-lack-gold = Few village cards are worth gold.
doctor-lack-prey = No monster is easy prey: the weakest has { $need } health.

## What that changes, as far as it was measured

doctor-effect = In { $tables } simulated set-ups like this: { $changes }.
doctor-effect-none = In { $tables } simulated set-ups like this, games were no longer and no harder.
doctor-effect-rare = Too rare in random set-ups to measure.
doctor-effect-turns = games { $n } % longer
doctor-effect-effort = { $n } % more turns for each victory
doctor-effect-lost = { $n } more fights in 100 lost
doctor-effect-ills = { $n } more { $ill ->
        [disease] diseases
        [curse] curses
       *[wound] wounds
    } for each player

## The nearest set-up without the fault

doctor-swap = { $old } for { $new }
doctor-offer = To fix it, swap { $swaps }.
doctor-no-offer = No other pile fixes this. Deal other cards.
