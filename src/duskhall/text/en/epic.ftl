### Epic games of Quest: how to lay one out, and what the table shows of it. The page has its own words.

setup-epic-quest = All cards of { $quest } play, one copy of each title.
setup-epic-quests = All cards of these quests play, one copy of each title: { $quests }.
setup-epic-monsters = Monsters of level { $level }
setup-epic-titles = titles, one copy of each
setup-step-epic = Shuffle the monsters of each level face down and count off { $n }: these are the monsters of this game. Put the others back in the box without looking at them. Turn up { $open } of each { $n } into the rooms of their level. Ignore anything this would set off.
setup-epic-heroes = Heroes (one copy of each hero of level 1, stacked by class):
setup-epic-levels = Shuffle each stack and lay it face up in the Guilds’ Quarter: only the hero on top can be bought. A hero with two classes may go to either stack. Heroes of level 2 and 3 stay in the box; a hero who levels up comes from there.
setup-epic-market = Marketplace (one copy of each title):
setup-epic-spots = shuffled face down; { $n } of them turned up in the spots of their type
setup-epic-refill = Refill each spot from its deck as soon as its card is gone. When a deck runs out, its spots stay empty.
setup-epic-any = The { $n } spots for any card start empty. A champion who goes to the marketplace first turns up the top card of one deck there; if both are taken, the player destroys one of the two cards first.

## The beginning of a game in the terminal

# What an Epic game takes from a set-up; all other cards are those of its quests.
opening-epic-parts = { $heroes ->
        [yes] Guardian, rooms and heroes
       *[no] Guardian and rooms
    }
opening-epic = { $how ->
        [first] { $parts } are those of a first game.
        [random] { $parts } are drawn at random, set-up number { $seed }.
        [chosen] { $parts } are those you chose.
        [rerolled] { $parts } are drawn at random; you re-rolled some of them.
       *[published] { $parts } are those of the published set-up “{ $name }”.
    }

## The market of spots in the terminal

section-any = Any card
village-deck = { $n } in the deck
village-empty = { $n ->
        [one] 1 empty spot
       *[other] { $n } empty spots
    }
spot-empty = { $name } is empty.
spot-deck = { $n ->
        [0] No cards are left to refill this spot.
        [one] 1 card is face down to refill this spot.
       *[other] { $n } cards are face down to refill this spot.
    }
stack-later = Later levels, in the box
help-epic = marketplace: this is an Epic game. Every card in the market is the only one of its title. When an item, spell or weapon leaves its spot, the next card of its deck takes its place. The spots for any card start empty: go to the marketplace to turn up the top card of a deck there. If they are full, you destroy one of their cards first.
help-epic-heroes = heroes: each class has one stack, and only the hero on top can be bought. Level 2 and 3 come from the box; “stack” with the hero’s name shows them.

## Questions and the log

ask-branch-deck = Turn up the top card of which deck?
quest-ask-pick-destroy-rules = The spots for any card are full. Destroy which card to make room?
log-move-draw-stack = { $cards } { $n ->
        [one] is
       *[other] are
    } now for sale.

## Names of spots and decks

stack-item-1 = Item spot 1
stack-item-2 = Item spot 2
stack-spell-1 = Spell spot 1
stack-spell-2 = Spell spot 2
stack-weapon-1 = Weapon spot 1
stack-weapon-2 = Weapon spot 2
stack-any-1 = Any spot 1
stack-any-2 = Any spot 2
stack-cleric-1 = Clerics
stack-fighter-1 = Fighters
stack-rogue-1 = Rogues
stack-wizard-1 = Wizards
stack-item = Items
stack-spell = Spells
stack-weapon = Weapons
stack-cleric = Clerics
stack-fighter = Fighters
stack-rogue = Rogues
stack-wizard = Wizards
stack-hero = Heroes of level 2 and 3
