# The table of an edition with rooms, champions and keys.

page-dungeon = Dungeon
page-way-in = The way in
page-places = Places of the village
page-sold-label = { $title } for { $gold } gold, { $n } left
page-level-short = { $level }
page-level-deck = Deck of level { $level }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-keys-found = { $found } of { $goal } keys found
page-keys-short = { $found } of { $goal }
page-light-left = light { $n }
page-last-turns = The guardian has come: { $n ->
        [one] this is the last turn
       *[other] { $n } turns left
    }
page-champion = the champion of { $name }
page-champion-own = your champion
page-champion-nowhere = not out yet
page-seat-champion = Champion: { $place }. { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }.
page-total-hit-points = HP
page-token-label = { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
page-token-times = ×{ $n }

page-room-label = { $room }, level { $level }, light needed { $light }
page-room-monster = { $room }: { $card }
page-room-empty = nobody
page-battle-won = { $card } is beaten
page-room-down = a card, face down
page-boost-health = monster’s health +{ $n }
page-boost-armor = monster’s armor +{ $n }
page-boost-resistance = monster’s magic resistance +{ $n }
page-boost-wounds = wounds +{ $n }
page-boost-xp = experience +{ $n }

## What can be done

page-can-go = go
page-can-temple = go
page-can-bazaar = go
page-can-shop = go
page-can-guilds-quarter = go
page-can-marketplace = go
page-can-item = turn up
page-can-spell = turn up
page-can-weapon = turn up
page-can-dungeon = go
page-can-travel = go
page-can-heal = heal
page-can-drop = drop
page-ask-walk = { $light ->
        [0] No light left
       *[other] { $light } light left
    }: which room does your champion enter?
page-ask-buy-gear = Buy a piece of gear?
page-ask-buy-treasure = Buy a treasure, unseen?
page-ask-pick-heal = Which wound is healed?
page-done-quest-window-dungeon = Set out
page-done-walk = Stay and fight here
page-done-pick-heal = Heal no more
page-option-go = { $card }
page-option-use = Use { $card }
page-option-travel = Go to { $card }
page-option-heal = Heal { $card }
page-option-die = Roll the { $shown } again
page-option-die-face = Turn the { $shown } to { $face }
page-ask-card-die = { $card }: which die do you change?
page-ask-card-window-dice = { $card }: change the dice?
page-done-die = Leave the dice
page-done-window-dice = Leave the dice
page-option-drop = { $card } falls
page-option-light = { $light } light
page-option-buy-hidden = Buy a treasure

page-way-temple = Temple
page-way-temple-note = cards on deck, buy, heal 2
page-way-bazaar = Bazaar
page-way-bazaar-note = buy, gear, heal 1, a level
page-way-shop = Shop
page-way-shop-note = buy, treasure, heal 1, a level
page-way-guilds-quarter = Guilds’ Quarter
page-way-guilds-quarter-note = buy, heal 1, two levels
page-way-marketplace = Marketplace
page-way-marketplace-note = turn up a card, buy, heal 1, a level
page-way-item = Turn up an item
page-way-spell = Turn up a spell
page-way-weapon = Turn up a weapon
page-way-venture = Into the Wilderness
page-way-venture-note = fight there, and go no further
page-way-stay = Stay in the village
page-way-pay = Destroy one of your gear tokens
page-way-bleed = Take a wound
page-way-kings-collector-lose = Lose 2 experience
page-way-kings-collector-discard = Discard two cards
page-way-food = Four Iron Rations
page-way-lamps = Three Lanterns
page-way-medicine = Two Potions
page-way-experience = Three experience
page-way-training = A hero goes up a level
page-way-bear = Bear: more attack
page-way-owl = Owl: draw and see more
page-way-beacons = Two Lanterns
page-way-tribute = Lose 1 experience
page-way-heavy-tribute = Lose 2 experience
page-way-fester = Gain a Festering Wound
page-way-bleed-twice = Take two wounds
page-way-charm = Discard a hero
page-way-onslaught = Face 3 more health
page-way-ransom = Discard two cards
page-way-vengeance = Destroy a hero of level 1 or higher
page-way-remedies = Heal 2 wounds, two Potions
page-way-ration = Iron Rations
page-way-lamp = A Lantern
page-way-vial = A Potion
page-way-fire = Fire: 5 magic
page-way-earth = Earth: a hero gets 4 attack and 4 skill
page-way-air = Air: 3 light
page-way-water = Water: heal 2 wounds
page-way-gold = One gold
page-way-skill = A hero has 2 more skill

## The forecast

page-verdict-too-dark = out of reach
page-forecast-by = by way of { $rooms }
page-forecast-way = the way takes { $light } light
page-forecast-needs = needs { $light } light
page-things-number = { $n } things
page-pile-wound = { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
page-pile-festering-wound = { $n ->
        [one] a festering wound
       *[other] { $n } festering wounds
    }
page-pile-treasure = { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }

## What flies over the table

page-motion-key = A key is found
page-motion-summon = The guardian comes
page-motion-roll = rolled { $dice }
page-motion-die = { $turned ->
        [yes] turned to { $now }
       *[no] rolled { $now }
    }

## Kinds of cards

page-type-room = room
page-secret = { $n ->
        [one] secret side quest
       *[other] Side quests only you can see
    }
page-brings = { $card } may bring
page-brings-left = { $n } left
page-legendary = legendary
page-legendary-label = Legendary cards: { $n }
page-legendary-title = Legendary cards
page-legendary-note = Only side quests bring these cards. Select one to read it.
page-large-brings = It brings one of these cards
page-type-treasure = treasure
page-type-side-quest = side quest
page-type-guild = guild
page-type-gear = gear
page-type-wound = wound
page-type-key = key
page-after-type-room = Rooms
page-after-type-treasure = Treasures
page-after-type-side-quest = Side quests
page-after-type-guild = Guilds
page-after-type-gear = Gear
page-after-type-wound = Wounds
page-after-type-key = Keys
page-after-type-xp = Experience

## The end of a game

page-end-holds-wounds = has more wounds
page-end-holds-treasures = has more treasures
page-end-xp = Experience
page-end-measure-treasure = Treasures
page-end-measure-wound = Wounds

## Help for the first turns

page-coach-rooms-turn =
    Choose where your champion spends the turn: a place of the village to buy a card, heal and level up, or the dungeon to fight. { $best ->
        [dungeon] You can beat one of the monsters this turn, so the dungeon looks good.
        [luck] With some luck you beat one of the monsters; the village is the safe choice.
        [open] { "" }
       *[other] No monster is within reach of this hand, so the village looks good.
    }
page-coach-rooms-map = This is the dungeon. Every room says how much light it takes to enter and what it adds to its monster; the box below says whether this hand can win a fight there this turn, and with which cards.
page-coach-rooms-walk = Your champion walks from room to room. Each room takes the light that stands beside its name, and you have { $light } left. Rooms with a glow can be entered; the big button ends the walk, and you fight where you stand.
page-coach-rooms-equip = Weapons count only in the hands of a hero: choose a weapon and then a hero, or drag it there. A hero may carry several, as long as his skill suffices for all of them.
page-coach-rooms-spoils = You have won, and the experience is yours. Some cards bring spoils now; use what glows or go on.
page-coach-rooms-heal = Wounds make your hands smaller. Choose what you want to be rid of.
page-coach-rooms-temple = Choose the cards that go back on your deck, one or more. You will draw them again.

## Moves of a record

page-move-temple = Visit the temple
page-move-bazaar = Visit the bazaar
page-move-shop = Visit the shop
page-move-guilds-quarter = Visit the Guilds’ Quarter
page-move-marketplace = Visit the marketplace
page-move-item = Turn up an item
page-move-spell = Turn up a spell
page-move-weapon = Turn up a weapon
page-move-venture = Go on into the Wilderness
page-move-stay = Stay in the village
page-move-go-card = Go to { $card }
page-move-travel-card = Go to { $card }
page-move-heal-card = Heal { $card }
page-move-drop-card = Drop { $card }
