### What happens at a table with rooms, champions, keys and a guardian: log, questions, map, forecasts.
### The arguments are those of terminal.ftl; $room is a room in a sentence ("the Mine"), $place where a champion stands.

## Places

room-number = room { $n }
room-named = the { $room }
stands-nowhere = not on the board yet
stands-room = in { $room }
stands-temple = at the temple
stands-bazaar = at the bazaar
stands-shop = at the shop of arcane goods
stands-guilds-quarter = in the Guilds’ Quarter
stands-marketplace = in the marketplace
card-face-down = a card face down
lies-in = { $card } in { $room }

## The log

log-choose-temple = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } to the temple.
log-choose-bazaar = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } to the bazaar.
log-choose-shop = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } to the shop of arcane goods.
log-choose-guilds-quarter = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } to the Guilds’ Quarter.
log-choose-marketplace = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } to the marketplace.
log-choose-item = { $you ->
        [yes] You turn
        [turn] Turns
       *[no] { $who } turns
    } up an item.
log-choose-spell = { $you ->
        [yes] You turn
        [turn] Turns
       *[no] { $who } turns
    } up a spell.
log-choose-weapon = { $you ->
        [yes] You turn
        [turn] Turns
       *[no] { $who } turns
    } up a weapon.
log-choose-venture = { $you ->
        [yes] You go
        [turn] Goes
       *[no] { $who } goes
    } on into the Wilderness.
log-place = { $you ->
        [yes] Your champion is
        [turn] The champion is
       *[no] { $who }’s champion is
    } now { $place }.
log-light = { $you ->
        [yes] You set
        [turn] Sets
       *[no] { $who } sets
    } out with light { $n }.
log-walk = { $you ->
        [yes] You walk
        [turn] Walks
       *[no] { $who } walks
    } into { $room }{ $light ->
        [0] .
       *[other] {" "}(light { $light }).
    }
quest-log-face = { $you ->
        [yes] You fight
        [turn] Fights
       *[no] { $who } fights
    } { $card } in { $room }.
log-arrange-one = { $card } changes places and is now in { $room }.
log-arrange-rooms = Monsters change places: { $cards }.
log-key = { $you ->
        [yes] You find
        [turn] Finds
       *[no] { $who } finds
    } { $last ->
        [yes] the last key, { $found } of { $goal }: the guardian comes when this turn is over.
       *[no] a key: { $found } of { $goal }.
    }
log-shuffle-key = Another key is revealed, but you find only one per turn: it is shuffled back into the monster deck of level { $level }.
log-summon = { $card } enters { $room }. Each player draws 6 cards, discards 4, and then takes one last turn.
log-roll = { $you ->
        [yes] You roll
        [turn] Rolls
       *[no] { $who } rolls
    } { $dice }.
log-die-again = { $you ->
        [yes] You roll
        [turn] Rolls
       *[no] { $who } rolls
    } { $n ->
        [one] the { $was } again: { $now }.
       *[other] the { $was } again: { $now }. The dice show { $dice }.
    }
log-die-turn = { $you ->
        [yes] You turn
        [turn] Turns
       *[no] { $who } turns
    } { $n ->
        [one] the { $was } to { $now }.
       *[other] the { $was } to { $now }. The dice show { $dice }.
    }
log-buy-treasure = { $you ->
        [yes] You buy
        [turn] Buys
       *[no] { $who } buys
    } a treasure for { $price } gold: { $card }.
log-xp-loss-quest = { log-xp-loss-advance }
log-move-draw-hall = { $cards } enters { $room }.
log-move-hall-hall = { $cards } is revealed in { $room }.
log-move-hall-destroyed = { $cards } leaves { $room }.
log-move-discard-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } used up and leaves the game.
log-move-front-supply = { $you ->
        [yes] You lose
        [turn] Loses
       *[no] { $who } loses
    } { $cards }.
log-move-supply-front-wound = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $n ->
        [one] a wound.
       *[other] { $n } wounds.
    }
log-move-front-supply-wound = { $you ->
        [yes] You heal
        [turn] Heals
       *[no] { $who } heals
    } { $n ->
        [one] a wound.
       *[other] { $n } wounds.
    }
log-move-hand-supply-wound = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } rid of { $cards }.
log-move-discard-supply-wound = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } rid of { $cards }.

## Questions

quest-ask-pick-hand = { $card }: take which card into your hand?
quest-ask-branch-turn = Your turn: where does your champion go?
quest-ask-window-dungeon = Equip heroes and use abilities, or done to start walking.
ask-walk = { $light ->
        [0] No light left:
        [one] 1 light left:
       *[other] { $light } light left:
    } enter which room, or done to fight here?
ask-die = Change which die, or done to keep them?
option-die = reroll die { $n }, which shows { $shown }
option-die-face = turn die { $n } from { $shown } to { $face }
ask-window-dice = You can change the dice, or done to keep them.
option-done-window-dice = keep the dice
option-done-die = keep the dice
ask-drop = A hero carries more than the skill allows: drop which weapon?
ask-pick-travel = { $card }: move your champion to which room?
ask-pick-heal = { $card }: heal which wound?
ask-pick-heal-rules = Heal which wound, or done for none?
quest-ask-pick-deck-rules = Temple: put which card on top of your deck? { $done ->
        [yes] Name them one by one, then done:
       *[no] At least one:
    } the last one is on top.
ask-pick-discard-rules = { $left ->
        [one] The guardian arrives: discard which card?
       *[other] The guardian arrives: discard which card? ({ $left } left)
    }
ask-pick-destroy-quest-any = { $card }: destroy which card, or done for none?
ask-pick-pick-quest-any = { $card }: which card, or done for none?
quest-ask-buy = Buy a card, or done?{ $place ->
        [bazaar] {" "}Gear comes next.
        [shop] {" "}A treasure for 10 gold comes next.
       *[other] {""}
    }
ask-buy-gear = Buy one gear token, or done?
ask-buy-treasure = Buy the top treasure, unseen, or done?
ask-so-far-quest = So far: { $cards }.

quest-option-done-window-dungeon = ready; start walking
option-done-walk = stay here and fight: { $fight }
option-done-walk-nobody = stay here; there is no monster to fight
option-done-pick-heal = heal no wound
option-go = { $room } · { $fight }
option-travel = { $room } · { $monster }
option-heal = a wound
option-heal-wound = a wound in front of you: wounds make your next hand smaller
option-heal-festering-wound = a card in your hand: it leaves your deck
option-buy-treasure = costs 10 · the top treasure, face down

quest-option-rank = { $card } in room { $rank }
quest-option-line = { $card } in room { $rank }: { $text }
quest-note-strength = skill now { $n }

branch-temple = use village abilities, buy a card, heal up to 2 wounds; first put cards from your hand on top of your deck
branch-bazaar = use village abilities, buy a card and a gear token, heal 1 wound, level up 1 hero
branch-shop = use village abilities, buy a card and a treasure, heal 1 wound, level up 1 hero
branch-guilds-quarter = use village abilities, buy a card, heal 1 wound, level up 2 heroes
branch-marketplace = reveal the top card of one deck; use village abilities, buy a card, heal 1 wound, level up 1 hero
branch-item = the top item comes to an empty spot
branch-spell = the top spell comes to an empty spot
branch-weapon = the top weapon comes to an empty spot
quest-branch-dungeon = walk as far as your light reaches and fight one monster
branch-venture = go on into the Wilderness and fight the monster there
branch-stay = stay in the village
branch-gold = +1 gold
branch-skill = +2 skill on a hero this turn
branch-pay = destroy a gear token
branch-bleed = take a wound
branch-yield = discard a hero
branch-yield-two = discard two heroes
branch-atone = take two wounds
quest-branch-lose = lose 2 XP
quest-branch-discard = discard two cards
branch-food = get 4 Iron Rations
branch-lamps = get 3 Lantern Tokens
branch-medicine = get 2 Potions
branch-experience = gain 3 XP
branch-training = level up a hero for free
branch-bear = become a bear: more attack
branch-owl = become an owl: draw cards, from level 2 on also light
branch-beacons = get 2 Lantern Tokens
branch-tribute = lose 1 XP
branch-heavy-tribute = lose 2 XP
branch-fester = gain a Festering Wound
branch-bleed-twice = take two wounds
branch-charm = discard a hero
branch-onslaught = fight against +3 health
branch-ransom = discard two cards
branch-vengeance = destroy a hero of level 1 or higher
branch-remedies = heal 2 wounds and get 2 Potions
branch-ration = get Iron Rations
branch-lamp = get a Lantern Token
branch-vial = get a Potion
branch-fire = +5 magic attack
branch-earth = +4 attack and +4 skill on a hero
branch-air = +3 light
branch-water = heal 2 wounds

## Answers that are not taken

refused-no-such-room = “{ $answer }”: there is no such room. “map” shows the rooms.
refused-too-far = “{ $answer }”: that room is not next to yours. Walk room by room; “map” shows which rooms touch.
refused-been-there = “{ $answer }”: your champion was already in that room this turn. Choose another room.
refused-too-dark = “{ $answer }”: you do not have enough light for that room. Fight here, or enter a lighter room.
refused-goes-no-further = “{ $answer }”: a champion coming from the village stays in the Wilderness this turn. Answer done to fight here.
quest-refused-too-heavy = “{ $answer }”: the weapon needs more skill than this hero has left. Iron Rations give 2 more.
quest-refused-cost-not-payable = { refused-cost-not-payable-advance }
quest-refused-no-monster = “{ $answer }”: there is no monster in that room. “map” shows the rooms.
quest-refused-which-copy = “{ $answer }”: these copies differ now. Say which one, such as adventurer#2.
quest-refused-cannot-be-fought = “{ $answer }”: your party cannot fight this monster. “map” shows what it needs.
refused-setup-no-keys = the guardian needs at least one key: give 1 or more
setup-what-keys = keys

## Numbers explained

why-room = { $card }, the room
why-armor = armor of { $card }
why-resistance = magic resistance of { $card }
why-xp = XP
quest-why-head-rank = { $figure } { $n } against { $card } in { $room }
quest-why-head-health = { $figure } { $n } of { $card } in { $room }
quest-why-no-rank = There is no monster in room { $rank }. The rooms are 1 to { $ranks }; “map” shows them.
quest-why-which = Which number? Choose one of { $known }. You can add a room, as in “why attack 2”.
quest-why-which-rank = The { $figure } of which monster? Add the number of its room, as in “why { $figure } 2”.
quest-why-unknown = There is no number “{ $name }”. Choose one of { $known }. You can add a room, as in “why attack 2”.

## The table

opening-cards-guardian = Guardian
opening-cards-rooms = Rooms
opening-guardian = { $card }, level { $level }
opening-keys = { $n ->
        [one] One key summons the guardian.
       *[other] { $n } keys summon the guardian.
    }
# How far a side quest has come: how many cards there are, and how many it asks for at least or at most.
side-quest-progress = { $have } of { $need }
    .most = { $have }, at most { $need }
opening-mode-plain = This is the plain game, without side quests, guilds and legendary cards. “--mode full” adds them.
opening-mode-full = This is the full game: first you keep a secret side quest, then you choose a guild. “--mode plain” leaves them out.
opening-mode-epic = This is an Epic game: the full game, with single cards in the market and the dungeon.
opening-mode-epic-heroes = This is an Epic game: the full game, with single cards in the market, the dungeon and the Guilds’ Quarter.
opening-quest = Defeat monsters in the rooms of the dungeon, buy cards, level up heroes and collect victory points. When enough keys are found the guardian arrives, and each player takes one last turn.

head-map = { $left ->
        [0] Dungeon · keys found: { $found } of { $goal }
        [one] Dungeon · the guardian is here: last turn
       *[other] Dungeon · the guardian is here: { $left } turns left
    }
map-level = Level { $level }
map-room = { $n } { $room }
map-light = light { $n }
map-alert = alert
map-boost = { $figure } { $n }
map-here = here: { $names }
map-monster-none = empty
map-walking = Light left: { $n }
map-reach = Within reach
map-beyond = Out of reach with light { $light }: { $rooms }.
map-beyond-room = { $room } ({ $light })
map-note = Light is what a room costs to enter; a room adds its figures to the monster in it.
pile-level-1 = cards of level 1: { $n }
pile-level-2 = of level 2: { $n }
pile-level-3 = of level 3: { $n }
pile-treasure = treasures { $n }
pile-iron-rations = Iron Rations { $n }
pile-lantern-token = Lantern Tokens { $n }
pile-potion = Potions { $n }
places-row = Places
places-item = { $place } ({ $names })
place-temple = temple
place-bazaar = bazaar
place-shop = shop of arcane goods
place-guilds-quarter = Guilds’ Quarter
place-marketplace = marketplace
quest-player-line = { $place } · hit points { $hit } · wounds { $wounds } · XP { $xp } · victory points { $vp } · hand { $hand } · deck { $deck } · discard pile { $discard }

forecast-too-dark = out of reach: the way takes { $light } light
forecast-no-way = out of reach: no way there this turn
forecast-path = through { $rooms }
forecast-light = light { $n }
forecast-alerts = alert: { $cards }
forecast-wounds = { $n ->
        [one] you take a wound
       *[other] you take { $n } wounds
    }
forecast-xp = { $n } XP
forecast-discarded-quest = discards { $cards }
cards-of-treasure = { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }

end-tie-wounds = { $n } players have { $vp } points; the player with more wounds wins.
end-tie-treasures = { $n } players have { $vp } points and equally many wounds; the player with more treasures and legendary cards wins.
end-points-xp = XP

## Help

help-quest-head = Your turn in short:
help-quest-village = village: choose one of four places. Use village abilities, buy one card with the gold in your hand, heal, then spend XP to level up heroes. The temple lets you put cards back on your deck and heals best, the bazaar sells gear, the shop sells a treasure for 10 gold, the Guilds’ Quarter levels up two heroes.
help-quest-dungeon = dungeon: use abilities, equip heroes with weapons (a hero may carry several, up to the skill), then walk from room to room. Each room costs the light shown beside it, and you enter no room twice in one walk. You fight where you stop: attack less armor plus magic attack less resistance must reach the health.
help-quest-rest = wounds: a battle costs the wounds shown beside the monster and its room, won or lost. Each wound means a smaller hand.
help-quest-spoils = spoils: after a victory you get the rewards of the monster and the room, and may use spoils.
help-quest-end = The end: keys are hidden in the monster decks. When enough are found the guardian enters the Wilderness, each player draws 6 cards, discards 4, and takes one last turn.
help-word-map = the rooms with their text, the monsters, and your chances
quest-help-word-hand = your hand with its figures and text, and the cards in front of you
quest-help-word-table = all players: where they are, wounds, gear, XP, cards, points
quest-help-word-why = where a number comes from: { $figures }; “why attack 2” counts against room 2
word-map = map
