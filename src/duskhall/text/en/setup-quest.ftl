### What only a set-up of Quest can get wrong.

setup-what-guardian = guardians
setup-what-rooms = rooms
setup-what-mode = other modes
refused-setup-unknown-mode = there is no mode “{ $got }”; choose one of { $known }
refused-setup-no-guardian = a guardian is missing: add one of { $known }
refused-setup-one-guardian = choose one guardian, not { $got }
refused-setup-group-levels = choose one monster group of each level: one of level 1, one of level 2 and one of level 3
refused-setup-room-levels = choose two rooms of each level and name them from the entrance inwards: level 1, then level 2, then level 3
refused-setup-class-spots = choose heroes for every class: one cleric, one fighter, one rogue and one wizard; a hero with two classes counts as either
refused-setup-keys = { $least } to { $most } keys can summon the guardian, not { $got }
refused-setup-no-further = only starting decks of Quest grow from game to game: leave “further” out, or play Quest
refused-setup-further-seats = further cards are a list for each of the { $players } seats, and there are { $got } lists
refused-setup-further-card = a starting deck cannot grow by “{ $name }”: name an Item, a Spell or a Weapon of the market by its id

## Wishes for a random set-up. Terminal, page and library all say these.

refused-setup-no-wishes = only Quest has quests to choose from, must-haves, exclusions and re-rolls: leave them out, or play Quest
refused-setup-wishes-settled = quests, must-haves, exclusions and a guardian are wishes for random cards, and these cards are fixed: leave the wishes out
refused-setup-no-pack = there is no quest “{ $got }”; choose one of { $known }
refused-setup-unknown-wish = “{ $name }” is not a hero, market card, monster group, room or guardian of Quest: check the name
refused-setup-not-a-guardian = “{ $name }” is not a guardian: choose one of { $known }, with -4, -5 or -6 after its first word for one version
refused-setup-only-without = “{ $name }” is both required and left out: drop one of the two wishes
refused-setup-only-elsewhere = you require “{ $name }”, but { $pack } is not among the chosen quests: add that quest, or drop “{ $name }”
refused-setup-only-monsters = there is no place for “{ $name }”: a dungeon has one monster group of each level. Ask for fewer
refused-setup-only-rooms = there is no place for “{ $name }”: a dungeon has two rooms of each level. Ask for fewer
refused-setup-only-guardian = there is no place for “{ $name }”: a game has one guardian. Ask for one
refused-setup-only-heroes = there is no place for “{ $name }”: the Guilds’ Quarter has one spot for each class, and the other heroes you asked for take them. Ask for fewer
refused-setup-only-village = there is no place for “{ $name }”: the market has eight spots, at most three of a type. Ask for fewer
refused-setup-too-few-monsters = no monster group of level { $level } is left to choose from: add a quest, or leave fewer out
refused-setup-too-few-rooms =
    { $got ->
        [0] no room
       *[one] only one room
    } of level { $level } is left to choose from, and a dungeon needs two: add a quest, or leave fewer out
refused-setup-too-few-guardian = no guardian is left to choose from: add a quest, or leave fewer out
refused-setup-too-few-heroes =
    { $missing ->
        [none] the heroes left fill only { $got } of the four class spots
       *[other] no hero is left for { $missing }
    }: add a quest, or leave fewer out
refused-setup-too-few-village = the market cards left fill only { $got } of its { $least } spots, { $what } are scarce: add a quest, or leave fewer out
refused-setup-reroll-missing = “{ $name }” is not in this set-up: name one of its stacks
refused-setup-reroll-only = “{ $name }” is required, so it cannot be re-rolled: drop one of the two wishes
refused-setup-reroll-none = nothing else fits in place of “{ $name }”: add a quest, or leave fewer out

## What is said of a published set-up.

setup-note-a-mirror-in-the-dark = These cards are our choice: the quest’s own book is not public.
setup-note-total-eclipse-of-the-sun = These cards are our choice: the quest’s own book is not public.
setup-note-risen-from-the-mire = These cards are our choice: the quest’s own book is not public.
setup-note-at-the-foundations-of-the-world = These cards are our choice: the quest’s own book is not public.
setup-note-ripples-in-time = These cards are our choice: the quest’s own book is not public. The quest has one room of each level; Abandoned Gate, Crypt and Throne Room are borrowed from A Mirror in the Dark.

## Titles that an id does not give by itself.

setup-name-a-mirror-in-the-dark = A Mirror in the Dark
setup-name-total-eclipse-of-the-sun = Total Eclipse of the Sun
setup-name-risen-from-the-mire = Risen from the Mire
setup-name-at-the-foundations-of-the-world = At the Foundations of the World
setup-name-ripples-in-time = Ripples in Time
stack-goblin-kings-guard = Goblin King's Guard
stack-minions-of-chaos = Minions of Chaos
stack-smorga-the-queen = Smorga the Queen
refused-setup-key-decks = the { $n } keys go into three decks: give three numbers that add up to { $n }, not { $got }
refused-setup-key-decks-numbers = “{ $got }” does not say how many keys go into each deck: give three numbers separated by commas, such as 0,2,4
refused-setup-packs-epic = only an Epic game uses whole quests: leave them out, or play Epic
refused-setup-too-few-titles = these quests have only { $got } monsters of level { $level }, and an Epic dungeon takes { $least }: add a quest
setup-what-packs = quests
setup-what-key_decks = key decks
refused-setup-only-epic = an Epic game plays with every card of its quests, so “{ $name }” cannot be asked for or left out: drop the wish, or choose quests
