### Rulings of the marketplace cards of Quest: a sentence or two each, shown beside the card.

## Quest: items

ruling-quest-amulet-one-rogue = One rogue is enough for any number of Amulets, and more rogues add nothing. If your last rogue leaves, you lose this light.
ruling-quest-gem-besides = This is in addition to the wounds you heal in the village anyway. It works once per turn, in any part of the turn.

## Quest: spells

ruling-quest-fireball-fuel = You discard any one of your other cards and lose what it gave you. You can do this once per turn for each Fireball.
ruling-quest-vision-in-turn = A cleric must be in your hand before you reveal the cards; a wizard counts even if you have just drawn him. A hero who is both counts for both.
ruling-quest-vision-order = The cards go back one by one, so the last one you name is on top and is the one you draw. If your deck has fewer than three cards, you shuffle your discard pile to reveal the rest.
ruling-quest-highest-wizard = Only your highest wizard counts, by printed level. The spell works without a wizard too, without this bonus.
ruling-quest-moonlight-total = In total it gives 1 light without a wizard, 2 with one of level 1 or 2, and 3 with one of level 3.

## Quest: weapons

ruling-quest-hammer-armor = The armor of the monster and the room together goes down by 2, not below 0, for all your attack and not only that of the Hammer. Several Hammers add up.
ruling-quest-shortbow-once = It needs 2 less skill for an elf or a rogue; an elf who is also a rogue gets this only once.
ruling-quest-spear-each = A hero must wield it. Several Shortspears add up, down to 0 wounds; wounds from other effects are not reduced.
ruling-quest-sword-drawn-weapon = You may still equip a weapon you draw this way, and you may still equip a hero you draw this way.
