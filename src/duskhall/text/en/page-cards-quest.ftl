### The page: what only Quest has beside its cards, in the lobby and where a table is made.

## What Quest calls by another name

quest-page-figure = { $name ->
    [strength] skill
    [weight] skill needed
    [darkness] light needed
   *[other] { page-figure }
  }

## Lobby and new table

page-edition-quest = The third box with its five quests: rooms to explore, treasure, wounds, and a guardian at the end. Most of its cards are reconstructed.
page-setup-keys = Keys
page-setup-keys-wanted = Keys that summon the guardian
page-setup-keys-of = { $n }{ $usual ->
    [yes] { " " }(usual)
   *[no] { "" }
  }
page-setup-reroll = Re-roll { $name }
page-quests = Quests
page-quest-numbered = { $n } { $title }
# Read aloud before the number of a quest.
page-quest-of = quest
page-quests-legend = The number shows the quest:
page-wish-guardian = Guardian
page-wish-any = any
page-wish-only = Must be in
page-wish-without = Leave out
page-wish-add = add a card, group or room
page-wish-drop = Remove { $name }
page-cards-quest = Quest
page-cards-quest-all = all
page-large-pack = From { $pack }
page-picker-level = { $title } (level { $level })
page-picker-wanted-quest-monsters = Choose three, one of each level.
page-picker-wanted-quest-guardian = Choose one.
page-picker-wanted-quest-rooms = Choose six, two of each level.
page-picker-wanted-quest-heroes = Choose four: a cleric, a fighter, a rogue and a wizard. A hero with two classes counts as either.
page-picker-wanted-quest-village = Choose eight, at most three each of items, spells and weapons.
