### Rulings of the Quest heroes, starting cards, wounds, gear and treasures: a sentence or two each, shown beside the card.

## Quest: starting cards, wounds, gear and keys

ruling-quest-adventurer-any-stack = An Adventurer levels up to the first level of any hero in the village that still has one; he has no class and no race.
ruling-quest-dagger-one = However many Daggers you have, you may destroy one each time you buy a card; a gear token is not a card.
ruling-quest-dagger-thrown = A hero must wield the Dagger. You lose its attack with it, but keep the card you drew for it.
ruling-quest-lantern-no-further = You go no deeper than the Wilderness, whatever your light, and two Lanterns give no second walk. After a visit to the Temple your champion stays there.
ruling-quest-shard-once = Each Shard has one use per turn, in the village or in the dungeon, even if you go to both.
ruling-quest-festering-hand = It is a card of your deck and does not lower your hit points; whenever you may heal a wound you may destroy a Festering Wound in your hand instead.
ruling-quest-festering-each = Each one counts, against any monster you fight, guardians included; against a guardian it does not lower the XP.
ruling-quest-potion-found = You may drink only a Potion you buy at once; one you find waits for your next village or dungeon abilities.
ruling-quest-key-one-a-turn = You find only one key per turn; any others revealed go back into their decks.

## Quest: heroes

ruling-quest-gorlandor-weight = One weapon that needs 3 skill or more is enough, and two of them give no more; several small ones do not add up.
ruling-quest-hawkswood-flight = Your champion is placed there and does not walk, so no room or monster on the way reacts; afterwards light counts from that room. He cannot fly on a visit that goes no further than the Wilderness.
ruling-quest-pylorian-each = Every spell with the keyword Arcane in your hand counts, including a spell you draw later.
ruling-quest-pylorian-page = Any spell counts here, arcane or not.
ruling-quest-scathian-mark = Each opponent reveals the top card of their deck and discards it; then you alone choose which of these cards you benefit from.
ruling-quest-scathian-printed = Only the printed number counts, so a weapon counts without a hero, and a card without the figure gives nothing.
ruling-quest-silverhelm-after = Spoils come after the wounds of the battle, so you can heal these, but only if you won the battle.
ruling-quest-silverhelm-himself = He blesses himself too if he carries a weapon, and a hero with two weapons gains only once.
ruling-quest-stormhand-keep = You keep the cards you drew, even if you lose or discard the weapon afterwards.
ruling-quest-stormhand-anyone = Edged weapons wielded by your other heroes count too; unwielded ones do not.

## Quest: treasures

ruling-quest-cache-at-once = You open a cache when you get it; it never enters your deck, so it gives no victory points itself.
ruling-quest-seal-one-purse = You pay for both cards with the same gold.
ruling-quest-banner-everyone = Heroes you draw later get the bonus too, and so do heroes who fight with magic attack.
ruling-quest-bestiary-level = The printed level of the defeated monster counts: 1 for levels 1 and 2, 2 for levels 3 and 4, 3 for levels 5 and 6. A Giant Rat teaches nothing.
ruling-quest-cloak-printed = It prevents wounds dealt by the monster and the room after the battle, not wounds from other effects, down to 0 wounds.
ruling-quest-splinter-not-below = Resistance never falls below 0, and it falls for all your magic attack, not only for this spell.
ruling-quest-hymn-next-hand = It counts if it is still in your hand when the turn ends: you then draw one more card.
ruling-quest-spark-wound = You take the wound at once, before the battle; it is a wound like any other.
ruling-quest-club-skill = Half of the wielder’s whole skill counts, rounded up, including bonuses and whatever other weapons he carries.
ruling-quest-bow-in-hand = Its attack, magic attack and light count only while a hero wields it; its gold always counts.
ruling-quest-hostage-level = A hostage has no stack in the village and cannot level up, but is a hero of the printed level in every other way.
ruling-quest-knight-wound = One wound is enough, a token or a Festering Wound in your hand; more make no difference.
ruling-quest-mirror-printed = The hero’s printed figures count, without weapons and bonuses; the mirror adds magic attack whatever the hero fights with, and you keep it if you lose the hero.
