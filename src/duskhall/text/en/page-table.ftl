# The table in the browser.

page-table-not-connected = There is no connection to the table just now.
page-table-broken-off = The connection broke off before the answer came. What the table shows is what counts.
page-table-reload = The server speaks a newer language than this page. Reload the page.

## Signs on cards that something can be done with

page-can = choose
page-can-use = use
page-can-equip = arm
page-can-buy = buy
page-can-level = level up
page-can-attack = attack
page-can-destroy = destroy
page-can-discard = discard
page-can-cancel = cancel
page-can-first = first
page-can-under = send under
page-can-top = put on top
page-can-deck = put on top
page-can-hand = take
page-can-show = show

## What can be done

page-ask-window-village = You may use village effects.
page-ask-window-dungeon = You may use dungeon effects and hand out weapons.
page-ask-window-spoils = You have won. You may use spoils.
page-ask-window-victory = You may use victory effects.
page-ask-window-trophy = You may use the effects of your trophies.
page-ask-pick-destroy = You rest: which card of your hand is destroyed?
page-ask-pick-deck = Which card goes on top of your deck? The last one chosen lies on top.
page-ask-buy = { $place ->
        [bazaar] Buy a card? Gear is sold after that.
        [shop] Buy a card? A treasure for 10 gold is sold after that.
       *[other] Buy a card?
    }
page-ask-level = Which hero goes up a level?
page-ask-card-pick-destroy = { $card }: which card is destroyed?
page-ask-card-pick-hand = { $card }: which card comes to your hand?
page-ask-card-pick-replace = { $card }: which monster is replaced?
page-ask-card-buy = { $card }: buy a card?
page-ask-card-level = { $card }: which hero goes up a level?
page-done = Done
page-done-window-village = To the purchase
page-done-window-dungeon = Choose the monster
page-done-window-spoils = No more spoils
page-done-window-react = No reaction
page-done-window = No more effects
page-done-buy = Buy no more
page-done-level = No more levels
page-done-pick-destroy = Destroy nothing
page-done-pick-deck = No more cards
page-done-pick-pick = No more cards
page-done-pick-top = No more cards
page-done-pick = No card

page-way-village = Village
page-way-village-note = buy and level up
page-way-dungeon = Dungeon
page-way-dungeon-note = fight a monster
page-way-prepare = Prepare
page-way-prepare-note = cards onto your deck
page-way-rest = Rest
page-way-rest-note = destroy a card, or none
page-way-return = Put a monster under the dungeon deck
page-way-rearrange = Rearrange the hall
page-way-hero = Discard a hero
page-way-two = Discard two cards
page-way-discard = Discard three cards
page-way-lose = Lose 1 experience
page-way-show = Show a curse of your hand
page-way-gain = Gain two curses
page-way-top = Back on top of the dungeon deck
page-way-under = Under the dungeon deck

page-option-equip = { $hero } carries { $card }
page-option-equip-begin = Give { $card } to a hero …
page-option-buy = Buy { $card }
page-option-price = { $cost ->
        [0] for nothing
       *[other] for { $cost } gold
    }
page-option-level = { $card } becomes { $into }
page-option-level-plain = { $card } goes up a level
page-option-xp = { $xp ->
        [0] without experience
       *[other] for { $xp } experience
    }
page-option-attack = Attack { $card }
page-option-rank = rank { $rank }
page-option-cancel = { $card }: this does not happen
page-option-first = { $card } first
page-option-order = { $card } stands here
page-option-show-hand = You have none: show your hand
page-option-pick = Choose { $card }
page-option-destroy = Destroy { $card }
page-option-discard = Discard { $card }
page-option-under = Put { $card } under the dungeon deck
page-option-top = Put { $card } on top of the dungeon deck
page-option-deck = Put { $card } on top of your deck
page-option-hand = Take { $card } to your hand
page-option-show = Show { $card }
page-option-swap = Move { $card } forward
page-option-replace = Replace { $card }
page-option-front = Take { $card }
page-lose-attack = Attack loses { $n }
page-lose-magic = Magic attack loses { $n }

## The forecast

page-verdict-wins = { $by ->
        [0] just wins
       *[other] wins by { $by }
    }
page-verdict-short = short by { $by }
page-verdict-yet = short by { $by } so far
page-plan-wins-with = can win
page-plan-may-win = { $odds ->
        [none] may win
       *[other] may win: { $odds }
    }
page-plan-unlikely = unlikely
page-plan-cannot = short by { $missing } at best
page-plan-with = with { $cards }
page-plan-now = now: { $words }
page-plan-turn = This turn
page-plan-brings = Brings: { $what }
page-plan-costs = Gives up: { $what }
page-plan-stands = The party as it stands
page-plan-steps = Moves of the best line
page-verdict-depends = it depends
page-verdict-undefeatable = cannot be beaten by this party
page-verdict-unfightable = cannot be fought by this party
page-range = { $low }–{ $high }
page-sum = { $total } of { $health }
page-sum-dark = { $before } − { $penalty } light = { $total } of { $health }
page-forecast-certain = destroys { $cards }
page-forecast-possible = may destroy { $cards }
page-forecast-discarded = discards { $cards }
page-forecast-gained = you get { $cards }
page-forecast-dark = { $missing } light missing
page-cards-number = { $n } cards
page-and-more = { $shown } and { $n } more
page-counted = { $n }× { $card }
page-pile-curse = { $n ->
        [one] a curse
       *[other] { $n } curses
    }

## Things on the table, for the eyes and for the ears

page-thing-can = { $thing }. You can: { $can }
page-can-here = here
page-can-carried = to whom?
page-points = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
page-type-hero = hero
page-type-weapon = weapon
page-type-item = item
page-type-spell = spell
page-type-villager = villager
page-type-monster = monster
page-type-thunderstone = Thunderstone
page-type-curse = curse
page-type-disease = disease
page-type-familiar = familiar
page-type-avatar = avatar
page-type-other = other card
page-held-strength = { $figure } now { $n }
page-held-carries = carries { $card }
page-held-carried = carried by { $card }
page-held-used = used this turn
page-held-lent = on loan, goes home after this turn
page-held-marked = destroyed when the battle is over
page-mark-falls = falls after the battle
page-mark-lent = on loan
page-card-hidden = a card

page-hall = Dungeon hall
page-entrance = entrance
page-rank = Rank { $rank }
page-rank-light = light { $light }
page-rank-light-title = The light that this monster asks for; what is missing costs attack
page-rank-label = Rank { $rank }: { $card }
page-rank-empty = nobody
page-dungeon-deck = dungeon deck
page-dungeon-known = { $n } known
page-dungeon-known-title = Cards of the dungeon deck that you know
page-dungeon-known-place = { $n ->
        [1] On top: { $card }
       *[other] Number { $n } of { $of } from the top: { $card }
    }
page-battle = { $total ->
        [0] In battle
       *[other] In battle: attack { $total }
    }
page-forecast-of = Forecast for { $card }:
page-forecast-open = Show what the sum is made of
page-pile-label = { $title }: { $n } left
page-destroyed = destroyed
page-destroyed-label = Destroyed cards: { $n }
page-destroyed-title-bar = Out of the game

page-village = Village
page-column-hero = Heroes
page-column-weapon = Weapons
page-column-magic = Spells & items
page-column-villager = Villagers
page-column-other = Other cards
page-column-any = Any card
page-column-can = { $n } to choose
page-stack-label = { $card }. Price { $cost }, { $left ->
        [0] sold out
       *[other] { $left } left
    }
page-spot-label = { $card }. Price { $cost }
page-spot-empty = Empty spot
page-deck-refill = { $title }: { $n ->
        [0] the deck is used up
       *[other] { $n } in the deck
    }
page-stack-open = All levels of { $title }

page-players = Players
page-hand = hand
page-hand-own = Your hand: { $n ->
        [0] no cards
        [one] one card
       *[other] { $n } cards
    }
page-hand-of = The hand of { $name }
page-hand-empty = No cards in hand
page-front = in front of you
page-front-of = in front of { $name }
page-turned = Turned up
page-seat-label = { $name }: { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }, experience { $xp }, { $hand } cards in hand, { $deck } in the deck, { $discard } discarded. Opens the deck.
page-seat-you = { $name } (you)
page-seat-bot = bot
page-seat-away = a bot stands in
page-seat-resigned = resigned
page-seat-offline = not here
page-seat-turn = turn
page-seat-asked = decides

page-totals = Your totals
page-total-label = { $figure } { $n }: what it is made of
page-total-attack = attack
page-total-magic = magic
page-total-light = light
page-total-gold = gold
page-total-health = health
page-total-vp = points
page-total-xp = XP
page-total-buys = { $n ->
        [one] purchase
       *[other] purchases
    }
page-deck = deck
page-discard = discard
page-deck-title = Deck
page-deck-label = Your deck: { $n } cards. Opens the list.
page-discard-label = Your discard pile: { $n ->
        [0] empty
       *[other] { $n } cards, { $card } on top
    }

page-ledger = Where it comes from
page-ledger-against = Against { $card }
page-ledger-total = total against health { $health }
page-ledger-nothing = nothing adds to it
page-ledger-choose = Against which monster
page-ledger-nobody = nobody
page-ledger-rank = rank { $rank }

page-question = What is asked
page-gold = up to { $gold } gold
page-left = { $n } to go
page-carry = { $card }: choose the hero who carries it.
page-carry-cancel = Never mind
page-find = Show ({ $n })
page-pass = No reactions until my turn
page-menu-of = { $card }: what to do
page-why-not = Why not
page-why-not-close = All right
page-read-card = Read the card

page-side = Beside the table
page-log = Log
page-log-more = { $n } earlier lines
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Mute { $name }
page-chat-unmute = Hear { $name } again

## The bar and the menu of a table

page-turn = turn { $turn }
page-watchers = { $n ->
        [one] one watches
       *[other] { $n } watch
    }
page-clock = Time until a bot takes over
page-skip-bots = Skip ahead
page-undo-short-free = Undo
page-undo-short-marked = Undo, with a mark
page-undo-short-ask = Ask to undo
page-undo-none = Nothing can be taken back now
page-undo-free = Take the last move back
page-undo-marked = Take the last move back. Something has been seen since: the game is marked for it
page-undo-ask = Ask the others to let you take the last move back
page-menu = Menu
page-menu-copy = Copy the link to this table
page-menu-copied = The link is copied.
page-menu-away = Let a bot play for me
page-menu-back = Play myself again
page-menu-end = Propose to end the game and score it
page-menu-view = Save what I see
page-menu-keys = Keys
page-menu-rules = Rules
page-menu-settings = Settings
page-menu-lobby = Leave the table and go to the lobby
page-menu-resign = Resign
page-menu-resign-sure = Resign this game? You cannot win it any more. If others play on, a bot takes your seat; if nobody is left, the game ends.
page-menu-resign-yes = Resign
page-menu-resign-no = Play on
page-vote-undo = { $name } asks to take the last move back.
page-vote-end = { $name } proposes to end the game and score it as it stands.
page-vote-open = Waiting for { $names }
page-vote-yes = Agree
page-vote-no = No

page-keys = Keys
page-keys-number = does what has this number
page-keys-arrows = go from one thing you can do to the next
page-keys-enter = does it
page-keys-main = the big button
page-keys-undo = undo
page-keys-log = log
page-keys-info = the card in large
page-keys-numbers = shows the numbers
page-keys-escape = closes, or lets go

page-curtain = Pass the screen to { $name }
page-curtain-note = Everybody else looks away: the next hand is for { $name } alone.
page-curtain-ready = I am { $name }

page-wait = One moment …
page-wait-for = Waiting for { $names }
page-wait-away = A bot plays for you. The menu gives the seat back to you.
page-wait-over = The game is over.
page-result = Show the result
page-table-loading = The table is being laid …
page-table-lost = No connection – trying again
page-table-never-begun = Everybody left this table before the game began.
page-table-stop = This table cannot be shown
page-table-again = Try again
