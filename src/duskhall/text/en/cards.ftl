### The names of the things that cards are made of, for all to use, and the lines of a card. The pieces of its sentences are
### in text*.ftl.

## Tags: types, classes, keywords, groups.
## Attributes: .plural; .noun, only on adjectives: the tag whose noun it stands with (empty: "card"); .home, where it usually lies, if not
## with the heroes ("hall", or "front": before its owner); .article, if the first letter misleads.

tag-hero = hero
    .plural = heroes
tag-monster = monster
    .plural = monsters
    .home = hall
tag-weapon = weapon
    .plural = weapons
tag-item = item
    .plural = items
tag-spell = spell
    .plural = spells
tag-villager = villager
    .plural = villagers
tag-thunderstone = Thunderstone
    .plural = Thunderstones
    .home = hall
tag-disease = Disease
    .plural = Diseases
tag-food = food
    .plural = foods
tag-light = light
    .noun = { "" }
tag-magic = magic
    .noun = { "" }
tag-edged = edged
    .noun = weapon
tag-blunt = blunt
    .noun = weapon
tag-basic = basic
    .noun = { "" }
tag-village = village
    .noun = { "" }
tag-militia = militia
    .plural = militia
tag-fighter = fighter
    .plural = fighters
tag-archer = archer
    .plural = archers
tag-cleric = cleric
    .plural = clerics
tag-wizard = wizard
    .plural = wizards
tag-thief = thief
    .plural = thieves
tag-abyssal = abyssal
    .plural = abyssals
    .home = hall
tag-doomknight = doomknight
    .plural = doomknights
    .home = hall
tag-humanoid = humanoid
    .plural = humanoids
    .home = hall
tag-dragon = dragon
    .plural = dragons
    .home = hall
tag-enchanted = enchanted
    .noun = monster
tag-ooze = ooze
    .plural = oozes
    .home = hall
tag-undead = undead
    .plural = undead
    .home = hall
tag-doom = doom
    .noun = monster
tag-spirit = spirit
    .plural = spirits
    .home = hall
tag-white = white
    .noun = monster
tag-green = green
    .noun = monster
tag-blue = blue
    .noun = monster
tag-red = red
    .noun = monster
tag-black = black
    .noun = monster

# Advance
tag-curse = curse
    .plural = curses
tag-familiar = familiar
    .plural = familiars
tag-avatar = avatar
    .plural = avatars
tag-token = token
    .plural = tokens
tag-placeholder = placeholder
    .plural = placeholders
tag-mercenary = mercenary
    .plural = mercenaries
tag-polearm = polearm
    .plural = polearms
tag-bow = bow
    .plural = bows
tag-support = support
    .noun = spell
tag-auxiliary = auxiliary
    .noun = spell
tag-attack = attack
    .noun = spell
tag-human = human
    .plural = humans
tag-elf = elf
    .plural = elves
tag-dwarf = dwarf
    .plural = dwarves
tag-ranger = ranger
    .plural = rangers
tag-guardian = guardian
    .plural = guardians
    .home = hall
tag-bearer = Thunderstone Bearer
    .plural = Thunderstone Bearers
    .home = hall
tag-ambusher = ambusher
    .plural = ambushers
    .home = hall
tag-horde = horde
    .noun = monster
tag-fire = fire
    .noun = monster
tag-burnmarked = burnmarked
    .noun = monster
tag-corvaxis = corvaxis
    .plural = corvaxis
    .home = hall
tag-avian = avian
    .plural = avians
    .home = hall
tag-djinni = djinni
    .plural = djinn
    .home = hall
tag-efreet = efreet
    .plural = efreet
    .home = hall
tag-kobold = kobold
    .plural = kobolds
    .home = hall
tag-ogre = ogre
    .plural = ogres
    .home = hall
tag-skeleton = skeleton
    .plural = skeletons
    .home = hall
tag-treefolk = treefolk
    .plural = treefolk
    .home = hall

# Quest
tag-rogue = rogue
    .plural = rogues
tag-halfling = halfling
    .plural = halflings
tag-starter = starter
    .plural = starters
tag-arcane = arcane
    .noun = spell
tag-divine = divine
    .noun = spell
tag-elemental = elemental
    .noun = spell
tag-chaos = chaos
    .noun = spell
tag-treasure = treasure
    .plural = treasures
tag-legendary = legendary
    .noun = card
tag-side-quest = side quest
    .plural = side quests
tag-guild = guild
    .plural = guilds
tag-cache = cache
    .plural = caches
tag-gear = gear
    .noun = token
    .home = front
tag-wound = wound
    .plural = wounds
tag-key = key
    .plural = keys
tag-room = room
    .plural = rooms
tag-alert = alert
    .noun = { "" }
tag-giant = giant
    .noun = monster
tag-vermin = vermin
    .plural = vermin
    .home = hall
tag-beast = beast
    .plural = beasts
    .home = hall
tag-fey = fey
    .plural = fey
    .home = hall
tag-triton = triton
    .plural = tritons
tag-orc = orc
    .plural = orcs
tag-ally = ally
    .plural = allies
tag-cursed = cursed
    .noun = weapon
tag-demon = demon
    .plural = demons
    .home = hall
tag-plant = plant
    .plural = plants
    .home = hall
tag-lich = lich
    .plural = liches
    .home = hall
tag-celestial = celestial
    .plural = celestials
tag-dagger = dagger
    .plural = daggers
tag-golem = golem
    .plural = golems
    .home = hall

## Titles of cards that other cards name. A title that is missing here is made from the id of the card.

title-disease = Disease
    .plural = Diseases
title-militia = Militia
    .plural = Militia
title-curse = curse
    .plural = curses
title-familiar = familiar
    .plural = familiars
title-treasure = treasure
    .plural = treasures
title-lantern-token = Lantern token
    .plural = Lantern tokens
title-lichs-apprentice = Lich’s Apprentice
    .plural = Lich’s Apprentices
title-wound = wound
    .plural = wounds

## Kinds of cards: the pile in the box.

kind-hero = hero
kind-monster = monster
kind-village = village card
kind-basic = basic card
kind-disease = Disease
kind-thunderstone = Thunderstone
kind-xp = XP
kind-starter = starting card
kind-bearer = Thunderstone Bearer
kind-placeholder = placeholder
kind-curse = curse
kind-familiar = familiar
kind-avatar = avatar
kind-token = token
kind-guardian = guardian
kind-room = room
kind-treasure = treasure
kind-legendary = legendary card
kind-side-quest = side quest
kind-guild = guild sponsorship
kind-gear = gear token
kind-wound = wound
kind-key = key

## Figures. Attribute: .many, if the word is a plural.

figure-attack = attack
figure-magic = magic attack
figure-either = attack of either kind
figure-total = total attack
figure-strength = strength
figure-weight = weight
figure-light = light
figure-darkness = light penalty
figure-health = health
figure-armor = armor
figure-resistance = resistance
figure-wounds = wounds
    .many = yes
figure-gold = gold
figure-cost = cost
figure-buys = purchases
    .many = yes
figure-vp = victory points
    .many = yes
figure-level = level
figure-level-cost = level-up price
figure-xp = XP
figure-rank = rank
figure-hand = hand size
figure-resolves = repetitions of effects
    .many = yes
figure-worth = combined attack
figure-margin = margin over the monster’s health
figure-used = abilities used this turn
    .many = yes

# The printed figures of a card, in the order of the line. $shown: the number as it is written.
text-printed-kind-level = { $kind }, level { $level }
text-printed-plain = { $figure } { $shown }
text-printed-level-cost = levels up for { $shown }
text-printed-vp =
    { $n ->
        [one] { $shown } victory point
       *[other] { $shown } victory points
    }
text-printed-trophy = trophy: { $figures }
text-minus = −{ $n }
text-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
text-separator = { " · " }

## Labels

# .word: in a list, and before "abilities".
window-village = Village
    .repeat = Repeat village
    .word = village
window-dungeon = Dungeon
    .repeat = Repeat dungeon
    .word = dungeon
window-spoils = Spoils
    .repeat = Repeat spoils
    .word = spoils
window-walk = Next to this room
    .repeat = Next to this room, repeatedly
    .word = walk
window-dice = After dice are rolled
    .repeat = After dice are rolled, repeatedly
    .word = dice
window-victory = Victory
    .repeat = Repeat victory
    .word = victory
window-trophy = Trophy
    .repeat = Repeat trophy
    .word = trophy
window-avatar = At any time in the village or dungeon
    .repeat = Again and again in the village or dungeon
    .word = avatar
window-react = Reaction to a lost battle
    .repeat = Repeat reaction to a lost battle
    .word = reaction

# An event is a label, or a clause (.clause) that leads into the sentence. $foe: the monster concerned. .global: it happens to
# every player, from the hall. $by: "room" where a room says it. .effect: before "effects".
event-battle = Battle
    .effect = battle
event-aftermath = Aftermath
    .effect = aftermath
event-raid = Raid
    .effect = raid
event-breach = Breach
    .effect = breach
event-defeated = Defeated
    .effect = defeat
event-won = Victory
    .clause = when you defeat { $foe }
    .effect = victory
event-arrive = Arrival
    .clause = when this card reaches rank 1
    .effect = arrival
event-drew = Cards drawn
    .clause = after each ability with which you drew cards
    .effect = draw
    .global = yes
event-village-over = Village visited
    .clause = after each visit to the village
    .effect = village
    .global = yes
event-turn-over = End of the turn
    .clause = at the end of your turn
    .effect = end-of-turn

# Quest
event-before = Before battle
    .effect = before-battle
event-after = After battle
    .effect = after-battle
event-reward = Reward
    .effect = reward
event-into = Alert
    .clause = when you move into { $by ->
        [room] this room
       *[card] its room
    }
    .effect = alert
event-from = Alert
    .clause = when you move out of { $by ->
        [room] this room
       *[card] its room
    }
    .effect = alert
event-through = Alert
    .clause = when you move through { $by ->
        [room] this room
       *[card] its room
    }
    .effect = alert
event-emptied = Emptied
    .clause = before this room is refilled
    .effect = refill
event-revealed = Revealed
    .effect = reveal
event-wounded = Wounded
    .clause = whenever you take one or more wounds
    .effect = wound
event-gained = Found
    .clause = when you gain this card
    .effect = gain
event-bought = Bought
    .clause = when you buy this { $by ->
        [token] token
       *[card] card
    }
    .effect = purchase
event-buying = Purchase
    .clause = when you buy a card
    .effect = purchase

text-trophy = Trophy
text-at-the-end = At the end of the game
text-global = Global: { $text }
text-once = Several copies act as one.
text-label-repeat = repeat { $label }
text-label-due = compulsory { $label }
text-label = { $label }: { $text }
text-label-if = { $label }, { $when }
text-lead = { $clause }, { $text }
text-sentence = { $text }.
text-two-sentences = { $a } { $b }

