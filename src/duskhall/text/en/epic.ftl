### Epic games of Quest: how to lay one out, and what the table shows of it. The page has its own words.

setup-epic-quest = All cards of { $quest } play, one copy of each title.
setup-epic-quests = All cards of these quests play, one copy of each title: { $quests }.
setup-epic-monsters = Monsters of level { $level }
setup-epic-titles = titles, one copy of each
setup-step-epic = Shuffle the monsters of each level face down and count off { $n }: these are the monsters of this game. Put the others back in the box without looking at them. Turn up { $open } of each { $n } into the rooms of their level. Nothing that this would set off happens now.
setup-epic-heroes = Heroes (one copy of each hero of level 1, stacked by class):
setup-class-cleric = Clerics
setup-class-fighter = Fighters
setup-class-rogue = Rogues
setup-class-wizard = Wizards
setup-epic-levels = Shuffle each stack and lay it face up in the Guilds’ Quarter: only the hero on top can be bought. A hero with two classes may go to either stack. Heroes of level 2 and 3 stay in the box; a hero who levels up comes from there.
setup-epic-market = Marketplace (one copy of each title):
setup-epic-spots = shuffled face down; { $n } of them turned up in the spots of their type
setup-epic-refill = Each spot is filled again from its deck as soon as its card is gone. A deck that has run out fills nothing.
setup-epic-any = The { $n } spots for any card start empty. A champion who goes to the marketplace first turns up the top card of one deck there; if both are taken, the player destroys one of the two cards first.
