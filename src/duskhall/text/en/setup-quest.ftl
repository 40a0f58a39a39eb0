### What only a set-up of Quest can get wrong.

setup-what-guardian = guardians
setup-what-rooms = rooms
refused-setup-no-guardian = a guardian belongs to the cards: name one of { $known } too
refused-setup-one-guardian = choose one guardian, not { $got }
refused-setup-group-levels = choose one monster group of each level: one of level 1, one of level 2 and one of level 3
refused-setup-room-levels = choose two rooms of each level and name them from the entrance inwards: level 1, then level 2, then level 3
refused-setup-class-spots = choose heroes for every class: one cleric, one fighter, one rogue and one wizard; a hero with two classes takes the place of either
refused-setup-keys = between { $least } and { $most } keys can summon the guardian, not { $got }

## Titles that an id does not give by itself.

setup-name-a-mirror-in-the-dark = A Mirror in the Dark
stack-goblin-kings-guard = Goblin King's Guard
stack-smorga-the-queen = Smorga the Queen
