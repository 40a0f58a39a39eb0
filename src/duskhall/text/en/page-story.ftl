# The side of the table: the story of the game, the other players, the bar above, and what moves.

## Story

page-story = Story
page-story-turn = Turn { $turn } · { $who }
page-story-you = you
page-story-earlier = Earlier
page-story-none = Nothing has happened yet.
page-story-more = { $n ->
        [one] 1 earlier turn
       *[other] { $n } earlier turns
    }
page-story-won = won
page-story-lost = lost
page-story-taken-back = undone
page-story-again = Again
page-story-again-note = Show again what the others did since your last turn
page-story-again-all = Show all
page-story-again-back = One step back
page-story-again-next = Next
page-story-again-play = Play
page-story-again-pause = Pause
page-story-again-none = The others have not played yet.
page-pace = Speed
page-news = Latest move
page-news-plays = is playing …
page-news-deed = { $who } { $deed }

## Players

page-seat-vp = { $n } VP
page-seat-hp = { $n } HP
page-seat-hand = { $n } in hand
page-seat-deck = deck { $n }
page-seat-xp = XP { $n }
page-seat-just-now = Just now:
page-seat-turn-of = Turn { $turn }:

## The bar

page-steps = Steps of your turn
page-turn-step = turn { $turn } · { $step }
page-turn-whose = { $name }’s turn
page-step-dungeon = Dungeon
page-step-prepare = Equip
page-step-battle = Battle
page-step-spoils = Spoils
page-step-walk = Walk
page-step-fight = Fight
page-step-rewards = Rewards
page-step-village = Village
page-step-buy = Buy
page-step-level = Level up
page-step-end = End of turn
page-step-rest = Rest
page-step-ready = Prepare

## What moves

page-motion-won = { $total } against { $health }: { $card } is defeated
page-motion-level = { $card } levels up to { $into }
page-motion-lost = { $total } against { $health }: { $card } is not defeated
