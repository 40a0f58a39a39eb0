### Rulings of Total Eclipse of the Sun: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-avania-ward = She prevents wounds dealt by the monster and the room after the battle, not wounds from other effects. Several of her add up, to no fewer than 0 wounds.
ruling-quest-brimstone-light = All light of your party counts, his own included, and so does light you spent on the way.
ruling-quest-dagger-kinds = The Dagger you start with is a dagger, and so is every weapon that has the word in its name.
ruling-quest-ehrlingal-anyone = Daggers wielded by your other heroes count too; unwielded ones do not.
ruling-quest-felin-forms = The rulebook says that she has two forms and that you may choose one of them in your turn, or none; what the forms do is ours. You choose once per turn, even if you go to both the village and the dungeon.
ruling-quest-gendarme-weapons = Every weapon wielded by one of your heroes counts, and it gains magic attack. Two of him add up.
ruling-quest-gendarme-weight = Choose the weapon before or after you equip it; it needs less skill until the turn ends.
ruling-quest-sephilest-kinds = The kinds are edged, blunt and bow: each counts once, whichever of your heroes wields the weapon and however many of the kind there are.
ruling-quest-sephilest-armor = The armor of the monster and the room together goes down, not below 0, for the attack of all your heroes.

## Market

ruling-quest-elven-ring-in-turn = You discard first and then draw a card. An elf you discard no longer counts; an elf you have just drawn does.
ruling-quest-headband-own = The magic attack is the hero’s own: effects that weaken the hero weaken it, and it is lost if the hero leaves.
ruling-quest-wand-classes = Each of the three classes counts once, and a hero of two classes counts for both. In total the Wand gives 1 to 4 light.
ruling-quest-touch-each = Wizards you draw later get the bonus too; two of these spells add up.
ruling-quest-highest-cleric = Only your highest cleric counts, by printed level. The spell works without a cleric too, without this bonus.
ruling-quest-bolt-resistance = Resistance never falls below 0, and it falls for all your magic attack, not only for this spell.
ruling-quest-fury-health = It lowers health, so armor and resistance do not matter, and a guardian pays no more for it. You win by more, though.
ruling-quest-longbow-light = All light of your party counts, including light you spent on the way.
ruling-quest-punching-dagger = The rulebook counts +3 for a Punching Dagger beside the starting Dagger of the same hero. We read that as +2, and +1 with another dagger; a second Punching Dagger is another dagger too.
ruling-quest-quarterstaff-alone = Any other weapon of the same hero cancels the bonus, even a second Quarterstaff.

## Treasure

ruling-quest-forest-sun-light = All light your party brings to the battle counts, including this card’s. Light spent on the way still counts; light you lose does not.

## Monsters

ruling-quest-twisted-light = Light was counted when you began to walk, so this does not move you out of the room. It matters only in this battle, for this monster and for your cards that count your light.
ruling-quest-twisted-moth = Any card with printed light counts, such as a Lantern; a Lantern token is not a card.
ruling-quest-thorn-at-once = The Festering Wound joins your hand, so the sprite has 1 more health in this battle. If their stack is empty, nothing happens.
ruling-quest-nettle-margin = Your total must exceed the health, including the room’s bonus, by 2 or more; after a lost battle you always take the wound.
ruling-quest-elves-pay = You choose, but you can pay only with XP you already have, and in full. If only one of the two is possible, it happens without a question.
ruling-quest-keepers-revealed = This happens when a refill reveals the monster, to the player whose turn it is. Monsters revealed during set-up do not attack.
ruling-quest-bellower-hand = You draw one card fewer at the end of this turn, on top of what your wounds cost you; the next turn is normal.
ruling-quest-centaurs-class = One hero of the class is enough, and more of them lower the health no further. A hero of two classes is spared if either is the right one; weapons and spells lose nothing.
ruling-quest-treefolk-margin = Count how far your total, after armor and resistance, exceeds the health, including the room’s bonus.
ruling-quest-treefolk-no-margin = If your total equals the health, you get only the printed XP.

## Rooms

ruling-quest-room-road = The public table names a spell and a weapon; we read it as one purchase of either. You have one more gold for it, but gold you spent this turn is gone.
ruling-quest-room-tree-house = The card must be in your hand: an Adventurer, Dagger, Lantern or Thunderstone Shard.
ruling-quest-room-outpost = You may decline; then no hero levels up and your champion stays. A level never costs less than 0, and no hero levels up twice in a turn.
ruling-quest-room-ruins = The health rises by the printed cost of the card; a card without a cost adds nothing. The public table names no reward here, and we added none.

## Guardian

ruling-quest-sun-glare = If several cards fit, you choose. What they brought to this battle is lost. If you have fewer such cards, you discard those you have.
