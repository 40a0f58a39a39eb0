### Rulings of At the Foundations of the World: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-blood-at-once = You take the wound at once, before the battle. You can do this once a turn, and only while there are wounds left to take.
ruling-quest-darkrend-wounds = Wound tokens count, and so do Festering Wounds among your laid-out cards. The wound she has just dealt you counts as well.
ruling-quest-grimwolf-each = Each time counts once, however many wounds come together; his own ability counts, and so do Festering Wounds. Wounds dealt after the comparison come too late to help.
ruling-quest-honormain-unhurt = One wound is enough to lose the bonus, whether it is a token or a Festering Wound among your laid-out cards. Festering Wounds in your deck do not matter.
ruling-quest-jadress-one-bow = One bow in Jadress's own hands is enough, and a second bow adds nothing. Armor never falls below 0, and it falls for all your attack.
ruling-quest-moonblades-light = All the light you bring counts, whether or not you used it for moving. If you lose light before the comparison, this attack goes with it.
ruling-quest-stormskull-kinds = The kinds are arcane, chaos, divine and elemental. A spell with two of these keywords counts for both, and a second spell of the same kind adds nothing.

## The marketplace

ruling-quest-protected = Only effects of monsters and rooms are meant. You may choose a protected card for such an effect, and then nothing happens. You still destroy a hero who levels up, and you may pay costs with any card.
ruling-quest-huskie-heroes = The Huskie protects heroes, not itself and not the weapons they wield.
ruling-quest-potion-of-light-own = The 1 light printed on the Potion leaves with it, so it brings 3 light in the turn it is destroyed.
ruling-quest-ring-then = The skill is counted with the 3 that the Ring has just added.
ruling-quest-image-before = This covers every monster and room of this turn, a guardian included. What happens after the battle or on the way is not affected.
ruling-quest-tempest-classes = A class counts once, however many such heroes you have. A hero with two classes counts for both, and an Adventurer for none.
ruling-quest-seeing-levels = Your highest cleric lowers armor, and your highest wizard lowers resistance, by the level printed on the card. Neither falls below 0.
ruling-quest-broadsword-skill = The wielder needs 8 skill in all, whatever else he carries; skill gained this turn counts.
ruling-quest-flail-skill = Half of all the wielder's skill as it stands, rounded up, not only of what the Flail leaves over.
ruling-quest-two-handed-level = The level printed on the monster counts, not that of the room. A Giant Rat has level 0.

## Treasures

ruling-quest-elmoran-all = Armor and resistance fall for everything you bring, not only for Elmoran, and never below 0.
ruling-quest-offering-hand = You may destroy one of your laid-out cards, or none. You get the experience either way.

## Monsters

ruling-quest-servitor-magic = One point of magic attack is enough. Resistance is taken off first.
ruling-quest-servitor-brings = One card that brings magic attack is enough, whatever resistance takes off.
ruling-quest-hollow-double = All your magic attack is added up and then doubled, before resistance is taken off.
ruling-quest-servitor-swap = The two monsters change places and nothing else happens: a champion in one of the rooms now faces what lies there.
ruling-quest-flood-revealed = This happens when it is turned up during the game, not while the dungeon is set up.
ruling-quest-servitor-wielded = Each weapon that a hero wields counts; those that nobody wields do not.
ruling-quest-mire-half = All your physical attack is added up and then halved, rounded down. Magic attack counts in full.
ruling-quest-root-weapons = What a weapon brings counts for nothing, magic attack included; the hero who wields it counts as usual.
ruling-quest-fire-drop = When the battle begins, a hero who can no longer carry all his weapons puts some of them down; you choose which. They are yours again afterwards.
ruling-quest-forge-all = Only weapons in the hands of your heroes go to your discard pile. The others stay.
ruling-quest-bellows-once = A hero with two weapons loses the attack once. The hero's own attack does not fall below 0, and the weapons count in full.
ruling-quest-judgment-weapons = What the hero brings does not fall below 0, and the weapons count in full.
ruling-quest-watcher-weapons = What such a hero brings himself counts for nothing, but the weapon he wields does count.
ruling-quest-keeper-novices = You choose which two; Adventurers count as well. With one such hero you discard that one, and veterans stay.
ruling-quest-weigher-veteran = The veteran must still be among your laid-out cards when the battle is over. Adventurers are neither veterans nor in danger.
ruling-quest-magistrate-fewer = With only one hero you may discard that one. Without any hero you must take the wounds.
ruling-quest-mouth-paid = The number rolled comes on top of the printed experience.

## Rooms

ruling-quest-temple-purchase = You pay with the gold of the cards you still have, as in the village, and may buy one item.
ruling-quest-water-temple-refill = The monster of the other level 1 room moves over before the rooms are refilled, so the new monster lies in that room.
ruling-quest-earth-temple-margin = Your total must exceed the health, with everything added to it, by 3 or more. You then draw one card more at the end of this turn.
ruling-quest-fire-temple-weapons = Each weapon needs 2 skill more in a battle here. A hero who can no longer carry all his weapons puts some of them down; you choose which.
ruling-quest-abyssal-temple-light = Your light is counted after the battle. Light that you lost on the way does not stop you, but brings no experience.
ruling-quest-abyssal-temple-stay = Spoils are optional: if you do without this experience, your champion stays here.
ruling-quest-abyssal-temple-down = The monster is turned up before you fight it. If you do not defeat it, it goes under its deck and another is laid here face down.

## The guardian

ruling-quest-miricelle-half = Halves are rounded up. What the dice add lowers your pay, and they are rolled anew for each player.
