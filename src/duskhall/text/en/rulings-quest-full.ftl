### Rulings of side quests, guild sponsorships and legendary cards: a sentence or two each, shown beside the card.

## Side quests

ruling-quest-side-quest-secret = Nobody else sees your side quest before you reveal it. One that counts at the end stays secret until then, and it looks at every card you own, wherever it lies.
ruling-quest-deed-claimed = You may wait: a deed that you did not claim can be claimed the next time it is done. Once revealed it stays in front of you and brings nothing more.
ruling-quest-bloodied-wounds = Wound tokens and wound cards in your hand count. The wounds printed on the monster are added to the two, so that those of this very battle do not help; the room’s are not, and what a guild or a card keeps away makes no difference.
ruling-quest-crushing-compared = What counts is the total as it was compared, after armor and resistance, against the health as it was then.
ruling-quest-deep-light = All light of your party counts, what you have spent on the way included.
ruling-quest-banners-classes = A hero with two classes counts for both. Adventurers have no class.
ruling-quest-steel-wielded = Only weapons that heroes wield after the battle count; two in one hero’s hands are two.
ruling-quest-ransom-printed = Only gold printed on the cards of your hand counts, not what abilities and Iron Rations earn.
ruling-quest-bridges-starters = Adventurers, Lanterns, Daggers and Thunderstone Shards are starting cards. An Adventurer who has levelled up is none anymore.
ruling-quest-vault-caches = A cache that was opened is destroyed and does not count. Legendary cards are not treasures.
ruling-quest-scars-both = Wound tokens and wound cards count alike. A wound that you heal no longer counts.

## Guild sponsorships

ruling-quest-guild-front = The sponsorship lies in front of you for the whole game and always counts. It is none of your cards: nothing discards or destroys it.
ruling-quest-open-hand-one = One wound less, however many clerics you have; a monster that deals none deals none. Wounds that effects deal are not concerned.

## Legendary cards

ruling-quest-legendary-level = A legendary hero is of level 3 and cannot level up.
ruling-quest-oathbroken-village = You pay once for each Oathbroken Knight in your hand. Without experience you pay nothing, and he stays.
ruling-quest-crown-not-below = A hero’s attack does not fall below 0, and a weapon’s attack counts with that of its wielder. Magic attack is not concerned.
ruling-quest-grimoire-points = The point is lost at the end of the game, if you still own it.
