### Rulings of the cards of Ripples in Time: a sentence or two each, shown beside the card.

## Ripples in Time: heroes

ruling-quest-aird-monsters = Aird uses the strengths of monsters, not of players: no source bars him from the cooperative game, as it does heroes who turn on other players.
ruling-quest-aird-printed = The printed figures of the monster count, without the room and without bonuses.
ruling-quest-aird-level = The level of the monster you fight counts, so the discard pays more the deeper you go: 1 to 3, more against a guardian, nothing against the Giant Rat.
ruling-quest-arcanian-any-dice = Any dice you roll count: those of your own cards, and those a monster makes you roll. One use per turn, for one roll.
ruling-quest-dunardic-again = You may use this as often as you can pay the XP, until you start walking.
ruling-quest-regian-wounds = Wound tokens in front of you and Festering Wounds in your hand count; the bonus changes whenever you gain or lose one.
ruling-quest-regian-cards = Only a Festering Wound in your hand counts here, not a wound token; destroying it also ends its bonus for the monster.
ruling-quest-terakian-brew = He brews after every victory until you have that many Potions; Potions you bought or found count too. A Potion brewed now waits for the next turn.
ruling-quest-terakian-all = Every hero gets the bonus, including himself, heroes you draw later this turn, and heroes who fight with magic attack.
ruling-quest-veris-glow = Weapons give light whichever hero wields them, not only her. Your light is counted when you begin to walk, so equip the weapons before that.

## Ripples in Time: marketplace

ruling-quest-power-each = Every hero gains the skill, and two Amulets add up. Without the Amulet you lose the skill, and a hero who carries too much drops weapons.
ruling-quest-lightstone-flash = You lose the light and gold of the discarded Gem; you keep the magic attack for this turn.
ruling-quest-ring-stored = The spell is the first card of your next hand. In the village you lose its gold and its effects for this visit; after a victory it has already done its work.
ruling-quest-creeping-turns = Only your highest wizard counts. Without a wizard a 3 or more turns on you, with a wizard of level 1 a 4 or more, of level 2 a 5 or more, of level 3 only a 6. You get the magic attack either way.
ruling-quest-frost-line = You freeze one line, before battle or after battle, of any monster you can see in the dungeon; its permanent effects, its wounds and its rewards still happen.
ruling-quest-control-blows = The wounds printed on the monster count, without those of the room, and they count in full even if it deals fewer.
ruling-quest-control-wizard = Only your highest wizard counts. It prevents wounds dealt by the monster and the room after the battle, not wounds from other effects, down to 0 wounds.
ruling-quest-mace-curse = Each Cursed Mace wielded by a hero who is not a cleric adds a wound; a cleric who does not wield it does not help.
ruling-quest-longspear-reach = It prevents wounds dealt by the monster and the room after the battle, not wounds from other effects, down to 0 wounds. Several Longspears add up.
ruling-quest-staff-spells = At most 2, however many spells you have; every spell in your hand counts.

## Ripples in Time: monsters

ruling-quest-doomknight-alert = The public list sets no Alert mark for this group, but says that they attack champions who walk through their room; only Alert lines do that, so they are alert.
ruling-quest-warden-barred = Your champion arrives in the next room and stays there this turn, whatever light is left; it can still be placed elsewhere, because that is not walking.
ruling-quest-oathkeeper-alone = Without a hero you must take the wound.
ruling-quest-raider-turned-up = This happens to every player when a refill reveals the card, not during set-up. Each player chooses one of their gear tokens; a player without gear loses nothing.
ruling-quest-cutstrap-any = Any weapon in your hand is at risk, wielded or not; you choose.
ruling-quest-rusthide-weapons = Neither the attack nor the magic attack of a wielded weapon counts; the hero’s own does.
ruling-quest-margin-three = Your total must exceed the health, including the room’s bonus, by 3 or more; after a lost battle it never does.
ruling-quest-minion-at-once = You lose the hero before the comparison, with all the attack he would have brought; his weapons stay, unwielded.
ruling-quest-caller-level = A 4, 5 or 6 does nothing, and neither does a number for which you have no hero; among several heroes of the level you choose.
ruling-quest-cinder-spells = Spells add nothing themselves; bonuses from other cards count, even bonuses on a spell.
ruling-quest-wailing-half = All your magic is added up first and then halved, rounded down.
ruling-quest-mirrored-magic = One card with magic attack is enough, and more make no difference.
ruling-quest-wyrm-fed = You choose the hero, even an Adventurer. Without a hero it gains the health.
ruling-quest-protector-skill = The hero’s skill at that moment counts, with all bonuses and penalties, and whatever he carries. The weapon of a hero who does not count still counts.
ruling-quest-lodestone-weapons = A hero who can no longer carry all of his weapons when the battle begins drops some; you choose which.
ruling-quest-runed-skill = So a hero needs 5 skill to count; weapons that are now too heavy are dropped, and you choose which.

## Ripples in Time: rooms, guardian and treasures

ruling-quest-room-lit = All your light counts, whether or not you needed it on the way. The room’s bonus falls to 0 at most; the monster’s own health does not change.
ruling-quest-sentinel-die = The die is rolled again for each player who fights it. A hero who leaves takes his attack along, which lowers the pay too.
ruling-quest-axe-margin = A hero must wield it when the battle is over, and your total must exceed the health, including the room’s bonus, by 4 or more.
ruling-quest-lightbringer-light = Its own 2 light count too, so it always has at least 2 magic attack; beyond 4 light it gains no more.
