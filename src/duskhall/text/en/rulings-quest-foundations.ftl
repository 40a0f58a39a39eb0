### Rulings of At the Foundations of the World: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-blood-at-once = You take the wound at once, before the battle. You can do this once per turn, and only while wound tokens are left.
ruling-quest-darkrend-wounds = Wound tokens count, and so do Festering Wounds in your hand. The wound she has just dealt you counts too.
ruling-quest-grimwolf-each = Each time counts once, however many wounds you take together; his own ability counts, and so do Festering Wounds. Wounds dealt after the comparison come too late.
ruling-quest-honormain-unhurt = One wound is enough to lose the bonus, whether a token or a Festering Wound in your hand. Festering Wounds in your deck do not matter.
ruling-quest-jadress-one-bow = One bow wielded by Jadress is enough, and a second bow adds nothing. Armor never falls below 0, and it falls for all your attack.
ruling-quest-moonblades-light = All light you bring counts, whether or not you used it to walk. If you lose light before the comparison, you lose this attack too.
ruling-quest-stormskull-kinds = The kinds are arcane, chaos, divine and elemental. A spell with two of these keywords counts for both, and a second spell of the same kind adds nothing.

## The marketplace

ruling-quest-protected = This covers only effects of monsters and rooms. You may choose a protected card for such an effect, and then nothing happens. A hero who levels up is still destroyed, and you may pay costs with any card.
ruling-quest-huskie-heroes = The Huskie protects heroes, not itself and not the weapons they wield.
ruling-quest-potion-of-light-own = The 1 light printed on the Potion leaves with it, so it brings 3 light in the turn it is destroyed.
ruling-quest-ring-then = The skill is counted with the 3 that the Ring has just added.
ruling-quest-image-before = This covers every monster and room this turn, guardians included. It does not cover effects after the battle or on the way.
ruling-quest-tempest-classes = A class counts once, however many such heroes you have. A hero with two classes counts for both, and an Adventurer for none.
ruling-quest-seeing-levels = Your highest cleric lowers armor and your highest wizard lowers resistance, by printed level. Neither falls below 0.
ruling-quest-broadsword-skill = The wielder needs 8 skill in all, whatever else he carries; skill gained this turn counts.
ruling-quest-flail-skill = Half of the wielder’s whole skill, rounded up, not only of what the Flail leaves over.
ruling-quest-two-handed-level = The printed level of the monster counts, not that of the room. A Giant Rat has level 0.

## Treasures

ruling-quest-elmoran-all = Armor and resistance fall for your whole party, not only for Elmoran, and never below 0.
ruling-quest-offering-hand = You may destroy one card from your hand, or none. You get the XP either way.

## Monsters

ruling-quest-servitor-magic = One magic attack is enough. Resistance is subtracted first.
ruling-quest-servitor-brings = One card with magic attack is enough, whatever resistance subtracts.
ruling-quest-hollow-double = All your magic attack is added up and then doubled, before resistance is subtracted.
ruling-quest-servitor-swap = The two monsters swap places and nothing else happens: a champion in one of the rooms now faces the monster there.
ruling-quest-flood-revealed = This happens when it is revealed during the game, not during set-up.
ruling-quest-servitor-wielded = Each weapon wielded by a hero counts; unwielded ones do not.
ruling-quest-mire-half = All your physical attack is added up and then halved, rounded down. Magic attack counts in full.
ruling-quest-root-weapons = Weapons add nothing, magic attack included; the hero who wields one counts as usual.
ruling-quest-fire-drop = When the battle begins, a hero who can no longer carry all his weapons drops some of them; you choose which. You keep them afterwards.
ruling-quest-forge-all = Only weapons wielded by your heroes go to your discard pile. The others stay.
ruling-quest-bellows-once = A hero with two weapons loses the attack once. The hero’s own attack does not fall below 0, and the weapons count in full.
ruling-quest-judgment-weapons = What the hero brings does not fall below 0, and the weapons count in full.
ruling-quest-watcher-weapons = Such a hero’s own attack does not count, but the weapon he wields does.
ruling-quest-keeper-novices = You choose which two; Adventurers count too. If you have only one such hero, you discard that one; veterans stay.
ruling-quest-weigher-veteran = The veteran must still be in your hand after the battle. Adventurers are not veterans, and they are not at risk either.
ruling-quest-magistrate-fewer = With only one hero you may discard that one. Without any hero you must take the wounds.
ruling-quest-mouth-paid = The number rolled is added to the printed XP.

## Rooms

ruling-quest-temple-purchase = You pay with the gold of the cards you still have, as in the village, and may buy one item.
ruling-quest-water-temple-refill = The monster of the other level 1 room moves over before the rooms are refilled, so the new monster goes to that room.
ruling-quest-earth-temple-margin = Your total must exceed the health, including all bonuses, by 3 or more. You then draw one more card at the end of this turn.
ruling-quest-fire-temple-weapons = Each weapon needs 2 more skill in a battle here. A hero who can no longer carry all his weapons drops some of them; you choose which.
ruling-quest-abyssal-temple-light = Your light is counted after the battle. Light you lost on the way does not stop you, but it gives no XP.
ruling-quest-abyssal-temple-stay = Spoils are optional: if you skip this XP, your champion stays here.
ruling-quest-abyssal-temple-down = The monster is revealed before you fight it. If you do not defeat it, it goes under its deck and another is placed here face down.

## The guardian

ruling-quest-miricelle-half = Halves are rounded up. What the dice add lowers what you are paid, and the dice are rolled again for each player.
