### What happens at a table with rooms, champions, keys and a guardian: log, questions, map, forecasts.
### The arguments are those of terminal.ftl; $room is a room in a sentence ("the Mine"), $place where a champion stands.

## Places

room-number = room { $n }
room-named = the { $room }
stands-nowhere = not yet on the way
stands-room = in { $room }
stands-temple = at the temple
stands-bazaar = at the bazaar
stands-shop = at the shop of arcane goods
stands-guilds-quarter = in the guilds’ quarter
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
    } to the guilds’ quarter.
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
log-shuffle-key = One more key turns up, but only one is found in a turn: it is shuffled back into the pile of level { $level }.
log-summon = { $card } comes to { $room }. Everybody draws 6 cards and discards 4, then has one last turn.
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
log-move-draw-hall = { $cards } comes to { $room }.
log-move-hall-hall = { $cards } is turned up in { $room }.
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
        [yes] You are
        [turn] Is
       *[no] { $who } is
    } rid of { $cards }.
log-move-discard-supply-wound = { $you ->
        [yes] You are
        [turn] Is
       *[no] { $who } is
    } rid of { $cards }.

## Questions

quest-ask-pick-hand = { $card }: which card comes to your hand?
quest-ask-branch-turn = Your turn: where does your champion go?
quest-ask-window-dungeon = In the dungeon: use dungeon effects and hand out weapons, or done to set out.
ask-walk = { $light ->
        [0] No light is left to walk on:
        [one] 1 light is left to walk on:
       *[other] { $light } light is left to walk on:
    } which room does your champion enter, or done to fight here?
ask-die = Which of the dice do you change, or done to leave them?
option-die = roll the { $shown } of die { $n } again
option-die-face = turn die { $n } from { $shown } to { $face }
ask-window-dice = Dice were rolled. Use what changes them, or done to leave them.
option-done-window-dice = leave the dice as they are
option-done-die = leave the dice as they are
ask-drop = A hero carries more than the skill allows: which weapon falls?
ask-pick-travel = { $card }: to which room does your champion go?
ask-pick-heal = { $card }: which wound is healed?
ask-pick-heal-rules = Which wound is healed, or done for none?
quest-ask-pick-deck-rules = The temple: which card goes on top of your deck? { $done ->
        [yes] Name as many as you like, then done:
       *[no] One at least, then as many as you like:
    } the last one named lies on top.
ask-pick-discard-rules = { $left ->
        [one] The guardian comes: which card do you discard?
       *[other] The guardian comes: which card do you discard? ({ $left } to go)
    }
ask-pick-destroy-quest-any = { $card }: which card is destroyed, or done for none?
ask-pick-pick-quest-any = { $card }: which card, or done for none?
quest-ask-buy = Buy a card, or done?{ $place ->
        [bazaar] {" "}Gear is sold after that.
        [shop] {" "}A treasure for 10 gold is sold after that.
       *[other] {""}
    }
ask-buy-gear = Buy gear, one piece, or done?
ask-buy-treasure = Buy a treasure unseen, or done?
ask-so-far-quest = Named so far: { $cards }.

quest-option-done-window-dungeon = ready; set out
option-done-walk = stay here and fight: { $fight }
option-done-walk-nobody = stay here; there is nobody to fight
option-done-pick-heal = heal nothing
option-go = { $room } · { $fight }
option-travel = { $room } · { $monster }
option-heal = a wound
option-heal-wound = a wound in front of you: you draw more cards again
option-heal-festering-wound = a card of your hand: it leaves your deck
option-buy-treasure = costs 10 · the top card of the treasure pile, which nobody knows

quest-option-rank = { $card } in room { $rank }
quest-option-line = { $card } in room { $rank }: { $text }
quest-note-strength = skill now { $n }

branch-temple = use village effects, buy a card, heal up to 2 wounds; first put cards of your hand back on your deck
branch-bazaar = use village effects, buy a card and a piece of gear, heal 1 wound, level up 1 hero
branch-shop = use village effects, buy a card and a treasure, heal 1 wound, level up 1 hero
branch-guilds-quarter = use village effects, buy a card, heal 1 wound, level up 2 heroes
branch-marketplace = turn up a card of a deck of your choice; use village effects, buy a card, heal 1 wound, level up 1 hero
branch-item = the top item comes to an empty spot
branch-spell = the top spell comes to an empty spot
branch-weapon = the top weapon comes to an empty spot
quest-branch-dungeon = walk as far as your light reaches and fight one monster
branch-venture = go on into the Wilderness and fight the monster there
branch-stay = stay in the village
branch-gold = 1 gold more
branch-skill = a hero has 2 skill more this turn
branch-pay = destroy a piece of gear
branch-bleed = take a wound
branch-yield = discard a hero
branch-yield-two = discard two heroes
branch-atone = take two wounds
quest-branch-lose = lose 2 experience
quest-branch-discard = discard two cards
branch-food = get 4 Iron Rations
branch-lamps = get 3 Lantern Tokens
branch-medicine = get 2 Potions
branch-experience = gain 3 experience
branch-training = a hero goes up a level at no price
branch-bear = be a bear: more attack
branch-owl = be an owl: draw, and see more
branch-beacons = get 2 Lantern Tokens
branch-tribute = lose 1 experience
branch-heavy-tribute = lose 2 experience
branch-fester = gain a Festering Wound
branch-bleed-twice = take two wounds
branch-charm = discard a hero
branch-onslaught = face 3 more health
branch-ransom = discard two cards
branch-vengeance = destroy a hero of level 1 or higher
branch-remedies = heal 2 wounds and get 2 Potions
branch-ration = get Iron Rations
branch-lamp = get a Lantern Token
branch-vial = get a Potion
branch-fire = 5 magic more
branch-earth = a hero has 4 attack and 4 skill more
branch-air = 3 light more
branch-water = heal 2 wounds

## Answers that are not taken

refused-no-such-room = “{ $answer }”: there is no such room. “map” shows the rooms.
refused-too-far = “{ $answer }”: that room is not beside yours. Walk room by room; “map” shows which rooms touch.
refused-been-there = “{ $answer }”: your champion has been there this turn and does not enter a room twice.
refused-too-dark = “{ $answer }”: your light does not reach into that room. Stay and fight here, or enter a lighter room.
refused-goes-no-further = “{ $answer }”: who comes from the village stays in the Wilderness this turn. Answer done to fight here.
quest-refused-too-heavy = “{ $answer }”: the weapon asks for more skill than this hero has left. Iron Rations give 2 more.
quest-refused-cost-not-payable = { refused-cost-not-payable-advance }
quest-refused-no-monster = “{ $answer }”: there is no monster in that room. “map” shows the rooms.
quest-refused-which-copy = “{ $answer }”: several copies differ by now. Say which one, such as adventurer#2.
quest-refused-cannot-be-fought = “{ $answer }”: this monster cannot be fought by your party. “map” shows what it asks for.
refused-setup-no-keys = at least one key has to be found before the guardian comes
setup-what-keys = keys

## Numbers explained

why-room = { $card }, the room
why-armor = armor of { $card }
why-resistance = magic resistance of { $card }
why-xp = experience
quest-why-head-rank = { $figure } { $n } against { $card } in { $room }
quest-why-head-health = { $figure } { $n } of { $card } in { $room }
quest-why-no-rank = There is no monster in room { $rank }. The rooms are 1 to { $ranks }; “map” shows them.
quest-why-which = Which number? There are { $known }. A room may follow, as in “why attack 2”.
quest-why-which-rank = The { $figure } of which monster? Add the number of its room, as in “why { $figure } 2”.
quest-why-unknown = There is no number “{ $name }”. Try: { $known }. A room may follow, as in “why attack 2”.

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
opening-mode-full = This is the full game: first you keep a side quest in secret, then you choose a guild. “--mode plain” leaves them out.
opening-mode-epic = This is an Epic game: the full game, with single cards in the market and the dungeon.
opening-mode-epic-heroes = This is an Epic game: the full game, with single cards in the market, the dungeon and the Guilds’ Quarter.
opening-quest = Beat monsters in the rooms of the dungeon, buy and train, collect victory points. When enough keys are found the guardian comes, and everybody has one last turn.

head-map = { $left ->
        [0] Dungeon · keys found: { $found } of { $goal }
        [one] Dungeon · the guardian is here: this is the last turn
       *[other] Dungeon · the guardian is here: { $left } turns are left
    }
map-level = Level { $level }
map-room = { $n } { $room }
map-light = light { $n }
map-alert = alert
map-boost = { $figure } { $n }
map-here = here: { $names }
map-monster-none = nobody
map-walking = Light left to walk on: { $n }
map-reach = Within reach
map-beyond = Out of reach with light { $light }: { $rooms }.
map-beyond-room = { $room } ({ $light })
map-note = Light is what it costs to enter a room; a room gives its figures to the monster in it.
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
place-guilds-quarter = guilds’ quarter
place-marketplace = marketplace
quest-player-line = { $place } · hit points { $hit } · wounds { $wounds } · experience { $xp } · victory points { $vp } · hand { $hand } · deck { $deck } · discard { $discard }

forecast-too-dark = out of reach: the way takes { $light } light
forecast-path = through { $rooms }
forecast-light = light { $n }
forecast-alerts = alert: { $cards }
forecast-wounds = { $n ->
        [one] you take a wound
       *[other] you take { $n } wounds
    }
forecast-xp = { $n } experience
forecast-discarded-quest = discards { $cards }
cards-of-treasure = { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }

end-tie-wounds = { $n } players have { $vp } points; having more wounds decides.
end-tie-treasures = { $n } players have { $vp } points and as many wounds; having more treasures and legendary cards decides.
end-points-xp = experience

## Help

help-quest-head = Your turn in short:
help-quest-village = village: choose one of four places. Use village effects, buy one card with the gold of your hand, heal, then pay experience to level up heroes. The temple lets you put cards back on your deck and heals best, the bazaar sells gear, the shop a treasure for 10 gold, the guilds’ quarter levels up two heroes.
help-quest-dungeon = dungeon: use effects, hand weapons to heroes (a hero may carry several, as far as the skill goes), then walk from room to room. Each room takes the light that is written beside it, and no room is entered twice on one walk. Where you stop you fight: attack less armor and magic attack less resistance count together against the health.
help-quest-rest = wounds: a battle costs the wounds written beside the monster and its room, won or lost. The more you have, the fewer cards you draw.
help-quest-spoils = spoils: after a victory the monster’s and the room’s rewards come, and you may use spoils.
help-quest-end = The end: keys lie in the monsters’ piles. When enough are found the guardian comes to the Wilderness, everybody draws 6 cards and discards 4, and each player has one last turn.
help-word-map = the rooms with their text, the monsters, and your chances
quest-help-word-hand = your hand with its figures and text, and what lies in front of you
quest-help-word-table = all players: where they stand, wounds, gear, experience, cards, points
quest-help-word-why = where a number comes from: { $figures }; “why attack 2” counts it against room 2
word-map = map
