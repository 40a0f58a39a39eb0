### Rulings of the Quest heroes, starting cards, wounds, gear and treasures: a sentence or two each, shown beside the card.

## Quest: starting cards, wounds, gear and keys

ruling-quest-adventurer-any-stack = An Adventurer goes up to the first level of any hero in the village that still has one; he has no class and no race.
ruling-quest-dagger-one = However many Daggers you have, you may destroy one each time you buy a card; a piece of gear is no card.
ruling-quest-dagger-thrown = The Dagger must be in the hands of a hero, and its attack is gone with it; what was drawn for it stays.
ruling-quest-lantern-no-further = You go no deeper than the Wilderness, whatever your light, and two Lanterns give no second visit. After a visit to the Temple you stay at home.
ruling-quest-shard-once = One use in a turn, in the village or in the dungeon, even if you go to both; a second Shard has a use of its own.
ruling-quest-festering-hand = It is a card of your deck and does not lower your hit points; wherever you may heal a wound you may destroy a Festering Wound among your laid-out cards instead.
ruling-quest-festering-each = Each one counts, against whichever monster you fight, a guardian included; against a guardian it does not lessen the experience.
ruling-quest-potion-found = Only a Potion that you buy may be drunk at once; one that you find waits for the next village or dungeon abilities.
ruling-quest-key-one-a-turn = Only one key is found in a turn; any others turned up in it go back into their decks.

## Quest: heroes

ruling-quest-gorlandor-weight = One weapon that needs skill 3 or more is enough, and two of them give no more; several small ones do not add up.
ruling-quest-hawkswood-flight = Your champion is placed there and does not move, so no room and no monster on the way takes notice; afterwards light counts from that room. On a visit that goes no further than the Wilderness there is no flight.
ruling-quest-pylorian-each = Every spell with the keyword Arcane counts, as long as it is among your laid-out cards, and a spell that is drawn later counts as well.
ruling-quest-pylorian-page = Any spell will do here, arcane or not.
ruling-quest-scathian-mark = Each opponent turns up the top card of the deck and discards it; then you alone choose which of these cards you profit from.
ruling-quest-scathian-printed = Only the number printed on the card counts, so a weapon counts without a hero, and a card without the figure brings nothing.
ruling-quest-silverhelm-after = Spoils come after the wounds of the battle, so these can be healed, but only if the battle was won.
ruling-quest-silverhelm-himself = He blesses himself too if he carries a weapon, and a hero with two weapons gains only once.
ruling-quest-stormhand-keep = Cards once drawn stay, even if the weapon is lost or discarded afterwards.
ruling-quest-stormhand-anyone = Edged weapons in the hands of your other heroes count as well; those that nobody wields do not.

## Quest: treasures

ruling-quest-cache-at-once = A cache is opened when you get it and never becomes part of your deck, so it brings no victory points of its own.
ruling-quest-seal-one-purse = Both cards are paid from the same purse.
ruling-quest-banner-everyone = Heroes whom you draw later gain as well, and so do heroes who fight with magic.
ruling-quest-bestiary-level = The level printed on the beaten monster counts: 1 for levels 1 and 2, 2 for levels 3 and 4, 3 for levels 5 and 6. A Giant Rat teaches nothing.
ruling-quest-cloak-printed = It covers the wounds that monster and room deal after the battle, not those that an ability gives out besides; fewer than none there cannot be.
ruling-quest-splinter-not-below = Resistance never falls below 0, and it falls for all your magic, not only for this spell.
ruling-quest-hymn-next-hand = It counts if it is still among your cards when the turn ends: you then draw one card more.
ruling-quest-spark-wound = The wound comes at once, before the battle, and is a wound like any other.
ruling-quest-club-skill = Half of the wielder's whole skill counts, rounded up, with everything that raises it and whatever other weapons he carries.
ruling-quest-bow-in-hand = Its attack, its magic and its light count only in the hands of a hero; its gold always counts.
ruling-quest-hostage-level = A hostage has no stack in the village and can go up no further, but is a hero of the printed level in every other way.
ruling-quest-knight-wound = One wound is enough, a token or a Festering Wound among your laid-out cards; more make no difference.
ruling-quest-mirror-printed = The figures printed on the hero count, without weapons and bonuses; what the mirror adds is magic whatever the hero fights with, and it stays if the hero is lost.
