### Rulings of side quests, guild sponsorships and legendary cards: a sentence or two each, shown beside the card.

## Side quests

ruling-quest-side-quest-secret = Only you see your side quest until you reveal it. One that counts at the end stays secret until then, and it counts every card you own, wherever it is.
ruling-quest-deed-claimed = You may wait: a deed you did not claim can be claimed the next time you do it. Once revealed it stays in front of you and gives nothing more.
ruling-quest-bloodied-wounds = Wound tokens and wound cards in your hand count. The wounds printed on the monster are added to the two, so the wounds of this battle do not help; the room’s are not added, and wounds prevented by a guild or a card make no difference.
ruling-quest-crushing-compared = The total counts as it was compared, after armor and resistance, against the health at that moment.
ruling-quest-deep-light = All light of your party counts, including light you spent on the way.
ruling-quest-banners-classes = A hero with two classes counts for both. Adventurers have no class.
ruling-quest-steel-wielded = Only weapons wielded by heroes after the battle count; two wielded by one hero count as two.
ruling-quest-ransom-printed = Only gold printed on the cards in your hand counts, not gold from abilities or Iron Rations.
ruling-quest-bridges-starters = Adventurers, Lanterns, Daggers and Thunderstone Shards are starting cards. An Adventurer who levels up no longer counts.
ruling-quest-vault-caches = An opened cache is destroyed and does not count. Legendary cards are not treasures.
ruling-quest-scars-both = Wound tokens and wound cards both count. A healed wound no longer counts.

## Guild sponsorships

ruling-quest-guild-front = The sponsorship stays in front of you for the whole game and always counts. It is not one of your cards: nothing discards or destroys it.
ruling-quest-open-hand-one = You take one wound fewer, however many clerics you have; a monster that deals none still deals none. Wounds from other effects are not reduced.

## Legendary cards

ruling-quest-legendary-level = A legendary hero has level 3 and cannot level up.
ruling-quest-oathbroken-village = You pay once for each Oathbroken Knight in your hand. Without XP you pay nothing, and he stays.
ruling-quest-crown-not-below = A hero’s attack does not fall below 0, and a weapon’s attack counts with its wielder’s. Magic attack is not affected.
ruling-quest-grimoire-points = You lose the point at the end of the game if you still own it.
