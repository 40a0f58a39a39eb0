# The table of an edition with rooms, champions and keys.

page-dungeon = Dungeon
page-places = Village locations
page-sold-label = { $title } for { $gold } gold, { $n } left
page-level-deck = Deck of level { $level }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-keys-found = { $found } of { $goal } keys found
page-keys-short = { $found } of { $goal }
page-light-left = { $n ->
        [0] no light left
       *[other] { $n } light left
    }
page-last-turns = The guardian has arrived: { $n ->
        [one] this is the last turn
       *[other] { $n } turns left
    }
page-champion = { $name }’s champion
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

page-room-label = { $room }, level { $level }, needs { $light } light
page-room-monster = { $room }: { $card }
page-room-empty = empty
page-battle-won = { $card } is defeated
page-battle-lost = { $card } is not defeated
page-battle-since = { $card } has come here since.
page-room-down = a card, face down
page-boost-health = monster’s health +{ $n }
page-boost-armor = monster’s armor +{ $n }
page-boost-resistance = monster’s magic resistance +{ $n }
page-boost-wounds = wounds +{ $n }
page-boost-xp = XP +{ $n }

## What can be done

page-can-go = go
page-can-temple = go
page-can-bazaar = go
page-can-shop = go
page-can-guilds-quarter = go
page-can-marketplace = go
page-can-item = reveal
page-can-spell = reveal
page-can-weapon = reveal
page-can-dungeon = go
page-can-travel = go
page-can-heal = heal
page-can-drop = drop
page-ask-walk = { $light ->
        [0] No light left
       *[other] { $light } light left
    }: enter which room?
page-ask-buy-gear = Buy a gear token?
page-ask-buy-treasure = Buy a treasure, unseen?
page-ask-pick-heal = Heal which wound?
page-done-quest-window-dungeon = Set out
page-done-walk = Stay and fight here
page-done-pick-heal = Done healing
page-option-go = { $card }
page-option-use = Use { $card }
page-option-travel = Go to { $card }
page-option-heal = Heal { $card }
page-option-die = Re-roll the { $shown }
page-option-die-face = Turn the { $shown } to { $face }
page-ask-card-die = { $card }: change which die?
page-ask-card-window-dice = { $card }: change the dice?
page-ask-card-pick-heal = { $card }: heal which wound?
page-ask-card-pick-pick = { $card }: which card?
page-done-die = Keep the dice
page-done-window-dice = Keep the dice
page-option-drop = Drop { $card }
page-option-light = { $light } light
page-option-buy-hidden = Buy a treasure

page-way-temple = Temple
page-way-temple-note = put cards on your deck, buy, heal 2
page-way-bazaar = Bazaar
page-way-bazaar-note = buy, buy gear, heal 1, level up
page-way-shop = Shop
page-way-shop-note = buy, buy treasure, heal 1, level up
page-way-guilds-quarter = Guilds’ Quarter
page-way-guilds-quarter-note = buy, heal 1, level up twice
page-way-marketplace = Marketplace
page-way-marketplace-note = reveal a card, buy, heal 1, level up
page-way-item = Reveal an item
page-way-spell = Reveal a spell
page-way-weapon = Reveal a weapon
page-way-venture = Enter the Wilderness
page-way-venture-note = fight there and go no further
page-way-stay = Stay in the village
page-way-pay = Destroy one of your gear tokens
page-way-bleed = Take a wound
page-way-kings-collector-lose = Lose 2 XP
page-way-kings-collector-discard = Discard two cards
page-way-food = Gain four Iron Rations
page-way-lamps = Gain three Lanterns
page-way-medicine = Gain two Potions
page-way-experience = Gain 3 XP
page-way-training = Level up a hero
page-way-bear = Bear: more attack
page-way-owl = Owl: draw and see more
page-way-beacons = Gain two Lanterns
page-way-tribute = Lose 1 XP
page-way-heavy-tribute = Lose 2 XP
page-way-fester = Gain a Festering Wound
page-way-bleed-twice = Take two wounds
page-way-charm = Discard a hero
page-way-onslaught = Give it 3 more health
page-way-ransom = Discard two cards
page-way-vengeance = Destroy a hero of level 1 or higher
page-way-remedies = Heal 2 wounds and gain two Potions
page-way-ration = Gain Iron Rations
page-way-lamp = Gain a Lantern
page-way-vial = Gain a Potion
page-way-fire = Fire: +5 magic
page-way-earth = Earth: a hero gets +4 attack and +4 skill
page-way-air = Air: +3 light
page-way-water = Water: heal 2 wounds
page-way-gold = Gain 1 gold
page-way-skill = Give a hero +2 skill

## The forecast

page-forecast-by = through { $rooms }
page-forecast-way = the way costs { $light } light
page-forecast-needs = needs { $light } light
page-forecast-no-way = no way there this turn
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

## Kinds of cards

page-type-room = room
page-secret = { $n ->
        [one] secret side quest
       *[other] Side quests only you can see
    }
page-brings = { $card } may give
page-brings-left = { $n } left
page-legendary = legendary
page-legendary-label = Legendary cards: { $n }
page-legendary-title = Legendary cards
page-legendary-note = Only side quests give these cards. Select one to read it.
page-large-brings = It gives one of these cards
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
page-after-type-xp = XP

## The end of a game

page-end-holds-wounds = has more wounds
page-end-holds-treasures = has more treasures
page-end-xp = XP
page-end-measure-treasure = Treasures
page-end-measure-wound = Wounds

## Help for the first turns

page-coach-rooms-turn =
    Choose where your champion spends the turn: a village location to buy a card, heal and level up, or the dungeon to fight. { $best ->
        [dungeon] You can defeat a monster this turn, so the dungeon looks good.
        [luck] With some luck you defeat a monster; the village is the safe choice.
        [open] { "" }
       *[other] This hand cannot defeat any monster, so the village looks good.
    }
page-coach-rooms-map = This is the dungeon. Every room shows how much light you need to enter and what it adds to its monster. The box below says whether this hand can win a fight there this turn, and with which cards.
page-coach-rooms-walk = Your champion walks from room to room. Each room costs the light shown beside its name, and you have { $light } left. You can enter glowing rooms; the big button ends the walk, and you fight where you stand.
page-coach-rooms-equip = A weapon counts only when a hero carries it: choose a weapon and then a hero, or drag it there. A hero can carry several weapons if they have enough skill for all of them.
page-coach-rooms-spoils = Victory! You gain the XP. Some cards give spoils now; use what glows or continue.
page-coach-rooms-heal = Wounds make your hands smaller. Choose one to heal.
page-coach-rooms-temple = Choose one or more cards to put back on your deck. You will draw them again.

## Moves of a record

page-move-temple = Visit the temple
page-move-bazaar = Visit the bazaar
page-move-shop = Visit the shop
page-move-guilds-quarter = Visit the Guilds’ Quarter
page-move-marketplace = Visit the marketplace
page-move-item = Reveal an item
page-move-spell = Reveal a spell
page-move-weapon = Reveal a weapon
page-move-venture = Enter the Wilderness
page-move-stay = Stay in the village
page-move-go-card = Go to { $card }
page-move-travel-card = Go to { $card }
page-move-heal-card = Heal { $card }
page-move-drop-card = Drop { $card }
