### Rulings of the Classic cards: one sentence each, shown beside the card.

## The Thunderstone and the hall

ruling-stone-claim = You win the stone only by beating the monster in the first rank so that the stone moves up into its place; if it arrives by other means, play stops all the same and the stone is nobody's.
ruling-stone-lost = Should this bring the Thunderstone to the first rank, the game is over and no player has it.
ruling-refill-breach = The hall fills up again straight away, and if that sets off a breach, the breach happens before anything else.
ruling-breach-once = The breach happens when the monster comes to the first rank, a single time for each stay in the hall, and never during set-up.
ruling-darkness-before = Its own darkness comes on top of that of its rank and is already counted when the battle effects begin.
ruling-mortis-card = The glossary of the rulebook speaks of 2 darkness, but the card says 1, and cards outrank the rulebook.

## Heroes

ruling-militia-hero = Wherever heroes are spoken of, Militia are meant as well.
ruling-militia-level-up = For its level cost a Militia turns into a level 1 hero from any hero stack in play, and the Militia itself is destroyed.
ruling-amazon-on-top = In the second and third rank she has this bonus as well as her usual attack.
ruling-cure-again = You can trade in one Disease after another for as long as you have not named the monster you fight.
ruling-defender-items = The bonus looks at items alone: a shining weapon adds nothing.
ruling-paladin-any-card = Basic cards and heroes may be bought in this way too.
ruling-dwarf-own-bonus = The bonus belongs to the dwarf, so he keeps it even when a battle effect makes his weapon useless.
ruling-sorcerer-last = This comes once the spoils, the refill and any breach of the won battle are done, and even a monster that was just turned up may be sent away.
ruling-cannot-attack = A hero who cannot attack gives neither light nor attack of either kind, and nor does a weapon he carries, but he is still in the party and battle effects can hit him.
ruling-stop-choice = An effect that keeps one hero from attacking has to pick a hero who could attack until then.
ruling-others-discard = The others choose what they discard, and they do so however the battle turns out.
ruling-food-gone = The food is gone at once and does nothing else any more, not even give strength.
ruling-monsters-shown = Every monster card among your revealed cards counts, those you draw before the battle included.
ruling-magician-which = Each item gives the extra magic attack, even one that has no attack at all, but a spell does so only if it has magic attack itself.
ruling-double-order = Magic attack is doubled after all its bonuses and losses, Disease included, and before the darkness is counted.
ruling-double-again = Each further doubling doubles the result again: two make it four times as much, three eight times.
ruling-theurge-everyone = You take part like everybody else, and a player without a hero proves it by showing the hand.
ruling-theurge-guest = Should the guest be destroyed in the battle, the owner does not get the card back.
ruling-lord-which = A monster worth 0 points may not be taken, and the one you take brings you no experience.

## Village and basic cards

ruling-gold-zero = Gold 0 is gold printed on the card, so a Militia can be handed to the Pawnbroker.
ruling-rations-add-up = One hero may eat several rations, and their strength adds up.
ruling-used-or-destroyed = Once its dungeon effect has been used, no dungeon effect of another card can destroy this card; destroyed first, it can no longer be used.
ruling-needs-no-hero = This card works even in a party without a hero.
ruling-whole-attack = All the attack of such a hero turns into magic attack, that of a weapon in hand included.
ruling-later-cards = Cards that join the party later in the same preparation are covered as well.
ruling-must-draw = The draw is part of the effect and cannot be declined.
ruling-banish-one-by-one = Several copies may be played before you name a monster, but each must be finished before the next begins.
ruling-banish-itself = The card that you destroy may be the Banish you are using, and it leaves at once.
ruling-light-in-hand = It shines only in the hands of a hero.
ruling-polearm-total = In strong hands it gives 6 attack altogether, not 6 on top of the 2.
ruling-polearm-strength = The Polearm asks for strength 8 for its full attack, however little it weighs.
ruling-spear-total = A thrown Spear gives 5 attack altogether.
ruling-spear-thrown = Once thrown, the Spear is treated as carried until the battle is over, and nothing can destroy it a second time.
ruling-warhammer-total = A cleric gets 6 attack altogether from it against such a foe.
ruling-barkeep-each = Every Barkeep you use allows one purchase more, but your gold has to cover all the prices together.
ruling-both-effects = You may use the first effect and still destroy the card for the second one in the same turn.
ruling-destroyed-gold = A card that is destroyed no longer adds its printed gold in that turn.
ruling-trainer-once = One Trainer takes no more than a single Militia in a turn.

## Disease and experience

ruling-disease-compulsory = In the dungeon a Disease always takes effect; in the village it does nothing.
ruling-loss-choice = After the monster is named, the owner decides whether attack or magic attack loses, and only one that is at least 1 by then may be chosen.
ruling-judgement-heroes = Each hero suffers for himself: he loses 1 of what he and his weapon bring, of the kind that you choose if he has both, and a hero who brings neither loses nothing.
ruling-disease-named = It has no type and no gold, and a monster can change what it does only by naming Disease.
ruling-disease-supply = When destroyed it returns to the common pile, and that pile never runs out.
ruling-disease-to-discard = The Disease goes onto your discard pile and does no harm in the battle that brought it.
ruling-xp-supply = Experience lies in front of its owner and never in a deck; what you pay goes back to a supply without limit.

## Battles and spoils

ruling-spoils-gold = After a won battle this purchase may use all the gold of the revealed cards that survived, whatever other spoils have already spent.
ruling-trophy = Its trophy works only when the beaten monster is revealed from a hand, never while it stands in the hall.
ruling-magic-present = One point of magic attack is enough, counted after Disease and doubling and before the darkness.
ruling-half-last = The total is halved at the very end, when the darkness has been taken off, and rounded down.
ruling-half-magic-last = Magic attack is first worked out in full, then halved and rounded down.
ruling-required-try = You may fight it even without magic attack; you cannot win then, but it goes under the deck.
ruling-other-help = Cards whose attack is lost here still help in every other way, with their light for instance.
ruling-armed-counts = A weapon must be in the hands of a hero to count, though that hero need not be able to attack.
ruling-none-there = If the party has no card of that sort, nothing is destroyed.
ruling-falls-later = What this destroys goes on helping you up to the end of the battle.
ruling-any-weapon = Any weapon in the party may be picked, carried or not, but never a thrown Spear.
ruling-too-weak = A hero who has become too weak for his weapon gets nothing more from it, not even its light.
ruling-strongest-tie = Strength is taken as it stands in the battle, and among equals you choose.
ruling-archduke-stacks = The stack of Militia counts as a hero stack and loses two cards too.
ruling-tyxr-everyone = The active player discards like all the others, and does so before drawing the next hand.
ruling-blink-dog-choice = If any darkness is left against it, you may not even choose it to have it put under the deck.
ruling-sphinx-deck = These six cards come from your deck, leave your hand as it is, and are sorted out before the refill and any breach.
ruling-grayskin-helps = This effect is in your favour: armed heroes hit it harder.
