### Rulings of the marketplace cards of Quest: a sentence or two each, shown beside the card.

## Quest: items

ruling-quest-amulet-one-rogue = One rogue is enough for any number of Amulets, and further rogues add nothing. If the last rogue leaves you, so does this light.
ruling-quest-gem-besides = This comes on top of the wounds you heal in the village anyway. It works once a turn, in whichever part of the turn you like.

## Quest: spells

ruling-quest-fireball-fuel = You discard one other card of yours, whatever it is; what that card gave you is lost. One Fireball is fed once a turn.
ruling-quest-vision-in-turn = A cleric must be in your hand before the cards are turned up; a wizard counts even if he is the card that you have just drawn. A hero who is both counts for both.
ruling-quest-vision-order = The cards go back one by one, so the last one that you name lies on top and is the one you draw. If your deck has fewer than three cards, your discard pile is shuffled to turn up the rest.
ruling-quest-highest-wizard = Only your highest wizard counts, by the level printed on the card. The spell works without a wizard too, just without this addition.
ruling-quest-moonlight-total = Altogether it gives 1 light without a wizard, 2 with one of level 1 or 2, and 3 with one of level 3.

## Quest: weapons

ruling-quest-hammer-armor = Armor of the monster and of the room together goes down by 2, not below 0, for all your physical attack and not only that of the Hammer. Several Hammers add up.
ruling-quest-shortbow-once = It asks 2 skill less of an elf or a rogue, and no less still of an elf who is a rogue as well.
ruling-quest-spear-each = It must be wielded. Several Shortspears add up, and the monster deals no fewer than 0 wounds; wounds that an ability gives out besides are not lowered.
ruling-quest-sword-drawn-weapon = A weapon drawn in this way may still be given to a hero, and a hero drawn in this way may still be given weapons.
