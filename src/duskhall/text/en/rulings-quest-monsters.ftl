### Rulings of the Quest monsters, rooms and guardians: a sentence or two each, shown beside the card.

## Quest: monsters in general

ruling-quest-monster-after = This happens after the battle, whether you win or lose, and before you take any reward.
ruling-quest-monster-into = This happens each time a champion walks into the room, even one who walks on at once or comes to fight; a champion placed there does not walk.
ruling-quest-monster-from = This happens each time a champion walks out of the room to another one; going to the village is not walking.
ruling-quest-monster-through = This happens only to a champion who walks into the room and out of it in the same turn, not to one who was there when the turn began.
ruling-quest-monster-none-there = If you have no such card or token, nothing happens.
ruling-quest-monster-wielded = Only weapons wielded by your heroes are at risk; if there are several, you choose.
ruling-quest-monster-hero-weapons = The weapons of a hero who leaves stay in front of you unwielded and add no attack to this battle.
ruling-quest-monster-best = Among several heroes of the same highest level you choose; an Adventurer has level 0.
ruling-quest-monster-dice = The dice are rolled again before each battle, and what they add ends with the battle.
ruling-quest-monster-xp = If you have less, you lose what you have; the XP for this battle comes afterwards and is safe.
ruling-quest-monster-festering = Festering Wounds go to your discard pile and do not lower your hit points; if their stack runs out, you get fewer.
ruling-quest-monster-required = Armor and resistance are subtracted first: if none of the required attack is left, you cannot defeat the monster, though you may still fight it.
ruling-quest-monster-class = Any hero of the class in your hand counts, whatever his level and whether or not he adds to the battle.
ruling-quest-monster-spell = You lose everything the spell added to the battle, but keep the cards you drew with it.

## Quest: single monsters

ruling-quest-rat-stays = A defeated Giant Rat stays in the Wilderness, so you can defeat it turn after turn until the guardian takes its place.
ruling-quest-rat-level = The Adventurer must be in your hand; he levels up to a level 1 hero of any stack that still has one, and the new hero goes to your discard pile.
ruling-quest-rat-back = The Giant Rat is the back of every guardian card: one card is in the Wilderness, and you turn it over when the last key is found.
ruling-quest-pitdigger-walk = Light you spent on walking is gone, but with the rest your champion may walk again from the Wilderness. The next room still does what it does to champions who enter it.
ruling-quest-tollkeeper-nothing = Without a gear token you can only take the wound.
ruling-quest-drummer-group = Only other Goblin Grunts in rooms count, not cards of the Goblin King’s Guard and not those still in the deck.
ruling-quest-headtaker-margin = Your total must exceed the health, including the room’s bonus, by 3 or more to save the hero; after a lost battle you always lose one hero.
ruling-quest-ironhide-light-weapons = A weapon that needs 2 skill or less adds nothing, but its wielder’s own attack counts. Use the skill the weapon needs for this wielder: a Shortbow wielded by a rogue needs 2.
ruling-quest-widow-bursts = She bursts only if you defeat her. The Festering Wounds are in addition to her three wounds.
ruling-quest-spider-treasure = The source gives no number; two wounds are ours. They are dealt apart from the printed one. The treasure must be in your hand: treasures in your deck or discard pile and the reward of this battle do not count.
ruling-quest-stalker-wielded = You take one more wound, however many weapons your heroes wield; unwielded weapons do not count.
ruling-quest-lurker-light = Your light was counted when you began to walk, so losing a Lantern now does not move you out of the room.
ruling-quest-captain-weapons = An Adventurer’s own attack does not count, but the weapon he wields does.
ruling-quest-collector-choice = With less than 2 XP you cannot pay in XP and must discard. If you have only one card you discard that one; an empty hand pays nothing.
ruling-quest-halberdier-reach = The attack of a hero without a weapon does not count, bonuses included; his magic attack does. Attack that belongs to no hero counts.
ruling-quest-bodyguard-shields = Other cards of the Goblin King’s Guard in rooms have 2 more armor while a Bodyguard is in a room; he adds none to himself.
ruling-quest-jailer-hand = You draw two cards fewer at the end of this turn, on top of what your wounds cost you; the next turn is normal.

## Quest: rooms

ruling-quest-room-wilderness = The Wilderness is a room of the dungeon, next to both rooms of level 1; it costs no light to enter.
ruling-quest-room-reward = You get the room’s reward whenever you defeat the monster in it, in addition to the monster’s reward.
ruling-quest-room-rogue = Any Rogue in your hand at that moment protects you, whatever the level.
ruling-quest-room-into = This happens each time you walk into the room, even if you walk on; a champion placed there does not walk.
ruling-quest-room-throne-discard = No source says whether the lost card is discarded or destroyed; we discard it. It is chosen at random from your hand, and you lose what it brought this turn, though light already counted stays.
ruling-quest-room-sent-away = Your champion is placed there whether you win or lose, which is not walking; you still get the rewards of the room in which you fought.

## Quest: guardians

ruling-quest-guardian-pay = You are paid half of your total, rounded up, after armor and resistance; the guardian’s health is not subtracted.
ruling-quest-guardian-stays = A defeated guardian stays in the Wilderness, and the next player may fight it as well.
ruling-quest-smorga-wounds = Wound tokens in front of you and Festering Wounds in your hand count, but not those in your deck or discard pile; you cannot lose more XP than you have.
ruling-quest-smorga-first = No source gives the level of the Queen in the worked example; we use the weakest of the three.
