### Rulings of the cards of Ripples in Time: a sentence or two each, shown beside the card.

## Ripples in Time: heroes

ruling-quest-aird-monsters = The opponents whose strengths Aird uses are monsters: no source bars him from the game in which all play together, as it does with heroes who turn on other players.
ruling-quest-aird-printed = The figures printed on the monster count, without those of the room and without bonuses.
ruling-quest-aird-level = The level of the monster you fight counts, so the discard pays more the deeper you go: 1 to 3, more against a guardian, nothing against the Giant Rat.
ruling-quest-arcanian-any-dice = Any dice that you roll will do: those of your own cards, and those that a monster makes you roll. One use a turn, for one roll.
ruling-quest-dunardic-again = You may use this as often as you have experience to pay, up to the moment you set out.
ruling-quest-regian-wounds = Wound tokens in front of you and Festering Wounds in your hand count, and they count anew whenever you gain or lose one.
ruling-quest-regian-cards = Only a Festering Wound in your hand will do here, not a wound token; destroying it also ends what it did for the monster.
ruling-quest-terakian-brew = He brews after every victory until you have that many Potions; Potions that you bought or found count as well. A Potion brewed now waits for the next turn.
ruling-quest-terakian-all = He shares the Potion with every hero, himself and those whom you draw later this turn included, also with heroes who fight with magic.
ruling-quest-veris-glow = Weapons glow in the hands of any hero, not only hers. Your light is counted when you begin to move, so give out the weapons before that.

## Ripples in Time: marketplace

ruling-quest-power-each = Every hero gains the skill, and two Amulets add up. Without the Amulet the skill is gone, and a hero who carries too much lets go of weapons.
ruling-quest-lightstone-flash = The discarded Gem takes its light and its gold with it; the magic stays for this turn.
ruling-quest-ring-stored = The spell is the first card of your next hand. In the village its gold and its effects are gone for this visit; after a victory it has done its work already.
ruling-quest-creeping-turns = Only your highest wizard counts. Without a wizard a 3 or more turns on you, with a wizard of level 1 a 4 or more, of level 2 a 5 or more, of level 3 only a 6. The magic is yours either way.
ruling-quest-frost-line = One line is frozen, before battle or after battle, of any monster you can see in the dungeon; what it does all the time, its wounds and its rewards are not.
ruling-quest-control-blows = The wounds printed on the monster count, without those of the room, and they count in full even if it deals fewer.
ruling-quest-control-wizard = Only your highest wizard counts. It takes off wounds that monster and room deal after the battle, not those of other effects; fewer than none there cannot be.
ruling-quest-mace-curse = Each Cursed Mace in the hands of a hero who is no cleric adds a wound; a cleric who does not wield it does not help.
ruling-quest-longspear-reach = It takes off wounds that monster and room deal after the battle, not those of other effects; fewer than none there cannot be. Several Longspears add up.
ruling-quest-staff-spells = At most 2, however many spells you have; every spell among your laid-out cards counts.

## Ripples in Time: monsters

ruling-quest-doomknight-alert = The public list sets no Alert mark for this group, but says that they attack those who move through their room; only Alert lines do that, so they are alert.
ruling-quest-warden-barred = Your champion arrives in the next room and stays there for this turn, whatever light is left; being placed elsewhere is no movement and still possible.
ruling-quest-oathkeeper-alone = Without a hero you can only take the wound.
ruling-quest-raider-turned-up = This happens when a refill turns the card up, to every player, and not when the dungeon is laid out at the start. Each player chooses a piece of gear; a player without gear loses nothing.
ruling-quest-cutstrap-any = Any weapon in your hand is in danger, wielded or not; you choose.
ruling-quest-rusthide-weapons = Neither the attack nor the magic of a wielded weapon counts; what the hero brings still does.
ruling-quest-margin-three = Your total must exceed the health, with the room's boost, by three or more; after a lost battle it never does.
ruling-quest-minion-at-once = The hero is gone before the comparison, with all the attack he would have brought; his weapons stay without a bearer.
ruling-quest-caller-level = A 4, 5 or 6 harms nobody, and neither does a number for which you have no hero; among several heroes of the level you choose.
ruling-quest-cinder-spells = What spells bring themselves does not count; what another card gives does, even if it gives it to a spell.
ruling-quest-wailing-half = All your magic is added up first and then halved, rounded down.
ruling-quest-mirrored-magic = One card that brings a point of magic is enough, and more make no difference.
ruling-quest-wyrm-fed = You choose which hero it gets, even an Adventurer. Without a hero it gains the health.
ruling-quest-protector-skill = The skill that a hero has at that moment counts, with everything that raises or lowers it, and whatever he carries. The weapon of a hero who does not count still counts.
ruling-quest-lodestone-weapons = A hero who can no longer carry all of his weapons when the battle begins lets go of some; you choose which.
ruling-quest-runed-skill = So a hero needs a skill of 5 to count; weapons that have become too heavy are let go of, and you choose which.

## Ripples in Time: rooms, guardian and treasures

ruling-quest-room-lit = All the light you have counts, whether or not you needed it on the way. The boost falls to 0 at most; the health of the monster itself does not change.
ruling-quest-sentinel-die = The die is rolled anew for everybody who fights it. A hero who leaves takes his attack along, which lessens the pay as well.
ruling-quest-axe-margin = It must be wielded when the battle is over, and your total must exceed the health, with the room's boost, by four or more.
ruling-quest-lightbringer-light = Its own 2 light count too, so it always has at least 2 magic; beyond 4 light it grows no more.
