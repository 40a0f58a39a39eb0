### Rulings of the Quest monsters, rooms and guardians: a sentence or two each, shown beside the card.

## Quest: monsters in general

ruling-quest-monster-after = What happens after battle happens whether you won or lost, and before you take any reward.
ruling-quest-monster-into = This happens each time a champion moves into the room, even one who goes on at once or comes to fight; a champion who is placed there does not move.
ruling-quest-monster-from = This happens each time a champion moves out of the room to another one; going to the village is no movement.
ruling-quest-monster-through = Only a champion who moves into the room and out of it in the same turn is moving through; one who was there when the turn began is not.
ruling-quest-monster-none-there = If you have no such card or token, nothing happens.
ruling-quest-monster-wielded = Only weapons in the hands of your heroes are in danger, and if there are several, you choose.
ruling-quest-monster-hero-weapons = The weapons of a hero who leaves stay in front of you without a bearer and add no attack to this battle.
ruling-quest-monster-best = Among several heroes of the same highest level you choose; an Adventurer has level 0.
ruling-quest-monster-dice = The dice are rolled anew before each battle, and what they add is gone when the battle is over.
ruling-quest-monster-xp = You lose what you have if it is less; experience for this battle comes afterwards and is safe.
ruling-quest-monster-festering = Festering Wounds go to your discard pile and leave your hit points alone; if their stack runs out, you get fewer.
ruling-quest-monster-required = Armor and resistance are taken off first: if nothing of the required attack is left, the monster cannot be defeated, though you may still fight it.
ruling-quest-monster-class = Any hero of the class in your hand will do, whatever his level and whether or not he adds to the battle.
ruling-quest-monster-spell = The spell takes with it everything it added to the battle, but cards that it let you draw stay.

## Quest: single monsters

ruling-quest-rat-stays = A beaten Giant Rat stays in the Wilderness, so it can be beaten turn after turn, until the guardian takes its place.
ruling-quest-rat-level = The Adventurer must be in your hand; he becomes a level 1 hero of any stack that still has one, and the new hero goes to your discard pile.
ruling-quest-rat-back = The Giant Rat is the back of every guardian card: one card lies in the Wilderness and is turned over when the last key is found.
ruling-quest-pitdigger-walk = Light that you have used for moving is gone, but with the rest of it your champion may set out again from the Wilderness. What the next room does to those who enter it still happens.
ruling-quest-tollkeeper-nothing = Without a gear token you can only take the wound.
ruling-quest-drummer-group = Only other Goblin Grunts lying in rooms count, not cards of the Goblin King's Guard and not those still in the deck.
ruling-quest-headtaker-margin = Your total must exceed the health, with the room's boost, by three or more to save the hero; after a lost battle one hero always goes.
ruling-quest-ironhide-light-weapons = A weapon that needs skill 2 or less adds nothing, but its wielder's own attack counts. What counts is the skill that the weapon needs in these hands: a Shortbow wielded by a rogue needs 2.
ruling-quest-widow-bursts = She bursts only if you defeat her. The Festering Wounds come besides her three wounds.
ruling-quest-spider-treasure = The source gives no number; two wounds are ours. They are dealt apart from the printed one. A treasure must be in your hand: those in your deck or discard pile and the reward of this battle do not draw the spider.
ruling-quest-stalker-wielded = One more wound, however many weapons are wielded; weapons that nobody wields do not count.
ruling-quest-lurker-light = Your light was counted when you began to move, so losing a Lantern now does not take you out of the room.
ruling-quest-captain-weapons = What an Adventurer brings himself counts for nothing, but the weapon he wields does count.
ruling-quest-collector-choice = With less than two experience you cannot pay in experience and must discard. Of a single card in your hand that one goes, and an empty hand pays nothing.
ruling-quest-halberdier-reach = The attack of a hero without a weapon does not count, whatever raised it; his magic does. Attack that stands on no hero counts.
ruling-quest-bodyguard-shields = Other cards of the Goblin King's Guard in rooms have 2 more armor as long as a Bodyguard lies in a room; he adds none to himself.
ruling-quest-jailer-hand = You draw two cards fewer when this turn ends, besides what your wounds cost you; the next turn is as usual.

## Quest: rooms

ruling-quest-room-wilderness = The Wilderness is a room of the dungeon and touches both rooms of level 1; no light is needed to enter it.
ruling-quest-room-reward = The reward of the room is yours whenever you defeat the monster in it, besides the reward of the monster.
ruling-quest-room-rogue = Any Rogue in your hand at that moment protects you, of whatever level.
ruling-quest-room-into = This happens each time you move into the room, even if you go on; a champion who is placed there does not move.
ruling-quest-room-throne-discard = No source says whether the lost card is discarded or destroyed; we discard it. It is taken at random from the cards you have laid out, and what it brought is lost for this turn, though light already counted stays.
ruling-quest-room-sent-away = Your champion is placed there whether you won or lost, which is no movement; the rewards of the room in which you fought are still yours.

## Quest: guardians

ruling-quest-guardian-pay = You are paid half of your total, rounded up, as it stands after armor and resistance; the guardian's health is not taken off.
ruling-quest-guardian-stays = A beaten guardian stays in the Wilderness, and the next player may fight it as well.
ruling-quest-smorga-wounds = Wound tokens in front of you and Festering Wounds in your hand count, but not those in your deck or discard pile; you lose no more experience than you have.
ruling-quest-smorga-first = No source gives the level of the Queen in the worked example; we take her for the weakest of the three.
