# The table in the browser.

page-table-not-connected = You are not connected to the table right now.
page-table-broken-off = The connection broke before the answer arrived. The table shows how the game stands now.
page-table-reload = This page is older than the server. Reload the page.

## Signs on cards that something can be done with

page-can = choose
page-can-use = use
page-can-equip = equip
page-can-buy = buy
page-can-level = level up
page-can-attack = attack
page-can-destroy = destroy
page-can-discard = discard
page-can-cancel = cancel
page-can-first = first
page-can-under = put under
page-can-top = put on top
page-can-deck = put on top
page-can-hand = take
page-can-show = show

## What can be done

page-ask-window-village = Use village abilities before you buy.
page-ask-window-dungeon = Equip heroes and use abilities.
page-ask-window-spoils = Victory! Use your spoils.
page-ask-spoils-of = { $card }: use its spoils?
page-ask-window-victory = Use victory abilities.
page-ask-window-trophy = Use your trophies.
page-ask-pick-destroy = Rest: destroy which card from your hand?
page-ask-pick-deck = Put which card on top of your deck? The last one you choose goes on top.
page-ask-buy = { $place ->
        [bazaar] Buy a card? You can buy gear next.
        [shop] Buy a card? You can buy a treasure for 10 gold next.
       *[other] Buy a card?
    }
page-ask-level = Level up which hero?
page-ask-card-pick-destroy = { $card }: destroy which card?
page-ask-card-pick-hand = { $card }: take which card into your hand?
page-ask-card-pick-replace = { $card }: replace which monster?
page-ask-card-buy = { $card }: buy a card?
page-ask-card-level = { $card }: level up which hero?
page-done = Done
page-done-window-village = Go to buying
page-done-window-dungeon = Ready: pick a monster
page-done-window-spoils = Done with spoils
page-done-window-react = Don’t react
page-done-window = Done with abilities
page-done-buy = Done buying
page-done-level = Done levelling
page-done-pick-destroy = Destroy nothing
page-done-pick-deck = Done choosing
page-done-pick-pick = Done choosing
page-done-pick-top = Done choosing
page-done-pick = Choose nothing

page-way-village = Village
page-way-village-note = buy and level up
page-way-dungeon = Dungeon
page-way-dungeon-note = fight a monster
page-way-prepare = Prepare
page-way-prepare-note = put cards on your deck
page-way-rest = Rest
page-way-rest-note = destroy a card, or none
page-way-return = Put a monster under the dungeon deck
page-way-rearrange = Rearrange the hall
page-way-hero = Discard a hero
page-way-two = Discard two cards
page-way-discard = Discard three cards
page-way-lose = Lose 1 XP
page-way-show = Show a curse from your hand
page-way-gain = Gain two curses
page-way-top = Put it back on top of the dungeon deck
page-way-under = Put it under the dungeon deck

page-option-equip = Equip { $hero } with { $card }
page-option-equip-begin = Equip a hero with { $card } …
page-option-buy = Buy { $card }
page-option-idle = does nothing now
page-option-price = { $cost ->
        [0] for free
       *[other] for { $cost } gold
    }
page-option-level = Level up { $card } to { $into }
page-why-level-later = { $card } can level up after you buy.
page-option-level-plain = Level up { $card }
page-option-xp = { $xp ->
        [0] for free
       *[other] for { $xp } XP
    }
page-option-attack = Attack { $card }
page-option-rank = rank { $rank }
page-option-cancel = Cancel { $card }
page-option-first = { $card } first
page-option-order = Place { $card } here
page-option-show-hand = You have none: show your hand
page-option-pick = Choose { $card }
page-option-destroy = Destroy { $card }
page-option-discard = Discard { $card }
page-option-under = Put { $card } under the dungeon deck
page-option-top = Put { $card } on top of the dungeon deck
page-option-deck = Put { $card } on top of your deck
page-option-hand = Take { $card } into your hand
page-option-show = Show { $card }
page-option-swap = Move { $card } forward
page-option-replace = Replace { $card }
page-option-front = Take { $card }
page-lose-attack = −{ $n } attack
page-lose-magic = −{ $n } magic

## The forecast

page-plan-with = with { $cards }
page-plan-now = now: { $words }
page-range = { $low }–{ $high }
page-sum = { $total } of { $health }
page-sum-best = at best { $total } of { $health }
page-sum-dark = { $total } of { $health } ({ $missing } light missing: −{ $penalty })
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
page-held-lent = borrowed, goes back after this turn
page-held-marked = destroyed after the battle
page-mark-falls = falls after the battle
page-mark-lent = borrowed
page-card-hidden = a card

page-hall = Dungeon hall
page-entrance = entrance
page-rank = Rank { $rank }
page-rank-light = light { $light }
page-rank-light-title = The light this monster needs. Missing light lowers your attack.
page-rank-label = Rank { $rank }: { $card }
page-rank-empty = empty
page-dungeon-known = { $n } known
page-dungeon-known-title = Dungeon cards you know
page-dungeon-known-place = { $n ->
        [1] On top: { $card }
       *[other] Number { $n } of { $of } from the top: { $card }
    }
page-forecast-of = Forecast for { $card }:
page-forecast-open = Show how this adds up
page-pile-label = { $title }: { $n } left
page-destroyed = destroyed
page-destroyed-label = Destroyed cards: { $n }
page-destroyed-title-bar = Removed from the game

page-village = Village
page-column-hero = Heroes
page-column-weapon = Weapons
page-column-villager = Villagers
page-column-other = Other cards
page-column-any = Any card
page-stack-label = { $card }. Costs { $cost }, { $left ->
        [0] sold out
       *[other] { $left } left
    }
page-spot-label = { $card }. Costs { $cost }
page-spot-empty = Empty spot
page-deck-refill = { $title }: { $n ->
        [0] the deck is empty
       *[other] { $n } in the deck
    }
page-stack-levels = { $title }: this hero has higher levels. Select to see them.
page-stack-open = All levels of { $title }

page-players = Players
page-hand-own = Your hand: { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
page-hand-of = { $name }’s hand
page-hand-empty = No cards in hand
page-front = in front of you
page-front-of = in front of { $name }
page-turned = Revealed
page-seat-label = { $name }: { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }, { $xp } XP, { $hand } cards in hand, { $deck } in the deck, { $discard } discarded. Opens the deck.
page-seat-you = { $name } (you)
page-seat-bot = bot
page-seat-away = bot plays
page-seat-resigned = resigned
page-seat-offline = offline
page-seat-turn = turn
page-seat-asked = deciding

page-totals = Your totals
page-total-label = { $figure } { $n }: show how it adds up
page-total-changed = { $figure } { $by }, now { $n }.
page-total-attack = attack
page-total-magic = magic
page-total-light = light
page-total-gold = gold
page-total-health = health
page-total-vp = VP
page-total-xp = XP
page-total-buys = { $n ->
        [one] buy
       *[other] buys
    }
page-deck = deck
page-discard = discard
page-deck-title = Deck
page-deck-label = Your deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }. Opens the list.
page-discard-label = Your discard pile: { $n ->
        [0] empty
        [one] 1 card: { $card }
       *[other] { $n } cards, { $card } on top
    }

page-ledger = How it adds up
page-ledger-against = Against { $card }
page-ledger-nothing = nothing adds to it

page-question = Your decision
page-left = { $n } left
page-carry = { $card }: choose a hero to equip.
page-carry-cancel = Cancel
page-pass = Don’t react until my turn
page-menu-of = { $card }: options
page-why-not = Why not?
page-why-not-close = OK
page-read-card = Read the card

page-side = Side panel
page-chat = Chat
page-chat-none = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-chat-mute = Mute { $name }
page-chat-unmute = Unmute { $name }

## The bar and the menu of a table

page-turn = turn { $turn }
page-watchers = { $n ->
        [one] 1 watching
       *[other] { $n } watching
    }
page-clock = Time until a bot takes over
page-skip-bots = Skip ahead
page-undo-short-free = Undo
page-undo-short-marked = Undo, noted in the record
page-undo-short-ask = Ask to undo
page-undo-none = There is nothing to undo
page-undo-free = Undo your last move
page-undo-marked = Undo your last move. You had already seen what came next, so the record notes this undo.
page-undo-ask = Ask the others to allow an undo
page-menu = Menu
page-menu-copy = Copy the link to this table
page-menu-copied = Link copied.
page-menu-away = Let a bot play for me
page-menu-back = Take my seat back
page-menu-end = Propose to end the game and score it
page-menu-view = Save my view of the game
page-menu-keys = Keys
page-menu-rules = Rules
page-menu-settings = Settings
page-menu-lobby = Leave the table
page-menu-lobby-kept = The game is kept: go on with it from the lobby.
page-menu-resign = Resign
page-menu-resign-sure = Resign this game? You can no longer win it. If others play on, a bot takes your seat; otherwise the game ends.
page-menu-resign-yes = Resign
page-menu-resign-no = Keep playing
page-vote-undo = { $name } asks to undo the last move.
page-vote-end = { $name } proposes to end the game and score it as it stands.
page-vote-open = Waiting for { $names }
page-vote-yes = Agree
page-vote-no = Decline

page-keys = Keys
page-key-space = Space
page-keys-number = choose the option with this number
page-keys-arrows = move between your options
page-keys-enter = choose
page-keys-main = press the big button
page-keys-undo = undo
page-keys-log = show the log
page-keys-info = read the card
page-keys-numbers = show the numbers
page-keys-escape = close or cancel

page-curtain = Pass the screen to { $name }
page-curtain-note = Everyone else, please look away: only { $name } should see the next hand.
page-curtain-ready = I am { $name }

page-wait = One moment …
page-wait-for = Waiting for { $names }
page-wait-away = A bot plays for you. Use the menu to take your seat back.
page-wait-over = The game is over.
page-result = Show the result
page-table-loading = Setting up the table …
page-table-lost = Connection lost. Reconnecting …
page-table-never-begun = All players left this table before the game began.
page-table-stop = This table cannot be shown
page-table-again = Try again
