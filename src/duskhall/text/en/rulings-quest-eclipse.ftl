### Rulings of Total Eclipse of the Sun: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-avania-ward = She keeps away wounds that monster and room deal after the battle, not those that an ability gives out besides. Several of her add up, and fewer wounds than none there cannot be.
ruling-quest-brimstone-light = All the light your party brings counts, his own included, and light that you spend on the way still counts in the battle.
ruling-quest-dagger-kinds = The Dagger you start with is a dagger, and so is every weapon that has the word in its name.
ruling-quest-ehrlingal-anyone = Daggers in the hands of your other heroes count as well; those that nobody wields do not.
ruling-quest-felin-forms = The rulebook says that she has two forms and that you may choose one of them in your turn, or none; what the forms do is ours. You choose once a turn, even if you go to both the village and the dungeon.
ruling-quest-gendarme-weapons = Every weapon that one of your heroes wields counts, and what it gains is magic. Two of him add up.
ruling-quest-gendarme-weight = Choose the weapon before or after it is given to a hero; it asks for less skill until the turn ends.
ruling-quest-sephilest-kinds = The kinds are edged, blunt and bow: each counts once, whoever of your heroes wields the weapon and however many of the kind there are.
ruling-quest-sephilest-armor = Armor of the monster and of the room together goes down, not below 0, for the physical attack of all your heroes.

## Market

ruling-quest-elven-ring-in-turn = You discard first and then draw a card. An elf whom you discard no longer counts; an elf whom you have just drawn does.
ruling-quest-headband-own = The magic is the hero's own: what weakens that hero weakens it, and it is gone if the hero leaves.
ruling-quest-wand-classes = Each of the three classes counts once, and a hero of two classes counts for both. Altogether the Wand gives 1 to 4 light.
ruling-quest-touch-each = Wizards whom you draw later gain as well; two of these spells add up.
ruling-quest-highest-cleric = Only your highest cleric counts, by the level printed on the card. The spell works without a cleric too, just without this addition.
ruling-quest-bolt-resistance = Resistance never falls below 0, and it falls for all your magic, not only for this spell.
ruling-quest-fury-health = Less health, not more attack: neither armor nor resistance matters, and a guardian pays no more for it. You win by more, though.
ruling-quest-longbow-light = All the light your party brings counts, and light that you spend on the way still counts in the battle.
ruling-quest-punching-dagger = The rulebook counts +3 for a Punching Dagger beside the starting Dagger of the same hero. We take it for +2, and +1 with another dagger; a second Punching Dagger is another dagger too.
ruling-quest-quarterstaff-alone = Any other weapon of the same hero takes the addition away, even a second Quarterstaff.

## Treasure

ruling-quest-forest-sun-light = All the light that your party brings to the battle counts, that of this card included. Light spent on the way still counts; light that you lose does not.

## Monsters

ruling-quest-twisted-light = Light was counted when you began to move, so this does not take you out of the room. It only matters in this battle, for this monster and for your cards that look at your light.
ruling-quest-twisted-moth = Any card with light printed on it will do, such as a Lantern; a Lantern token is no card.
ruling-quest-thorn-at-once = The Festering Wound joins your laid-out cards, so the sprite has 1 more health in this battle. If their stack has run out, nothing happens.
ruling-quest-nettle-margin = Your total must exceed the health, with the room's boost, by two or more; after a lost battle you always get the wound.
ruling-quest-elves-pay = You choose, but you pay only with experience that you already have, and in full. If just one of the two is possible, it happens without a question.
ruling-quest-keepers-revealed = This happens when a refill turns the monster up, to the player whose turn it is. Monsters that are laid out when the game is set up do not attack.
ruling-quest-bellower-hand = You draw one card fewer when this turn ends, besides what your wounds cost you; the next turn is as usual.
ruling-quest-centaurs-class = One hero of the class is enough, and more of them take away no more health. A hero of two classes is spared if either of them is the right one; weapons and spells lose nothing.
ruling-quest-treefolk-margin = What counts is how far your total, after armor and resistance, exceeds the health with the room's boost.
ruling-quest-treefolk-no-margin = If your total is exactly the health, you get only the printed experience.

## Rooms

ruling-quest-room-road = The public table names a spell and a weapon; we read it as one purchase of either. You have one gold more for it, but gold you have spent this turn is gone.
ruling-quest-room-tree-house = The card must be among your laid-out cards: an Adventurer, Dagger, Lantern or Thunderstone Shard.
ruling-quest-room-outpost = You may decline; then nobody levels up and your champion stays. A level never costs less than nothing, and nobody levels up twice in a turn.
ruling-quest-room-ruins = The health rises by the price printed on the card; a card without a price adds nothing. The public table names no reward here, and we have added none.

## Guardian

ruling-quest-sun-glare = Where several cards fit, you choose. What they brought to this battle is lost. With fewer such cards you discard those you have.
