### Rulings of the Classic cards: one sentence each, shown beside the card.

## The Thunderstone and the hall

ruling-stone-claim = You win the stone only by defeating the monster in rank 1 so that the stone moves up into its place; if it gets there in any other way, the game still ends and no player has the stone.
ruling-stone-lost = If this brings the Thunderstone to rank 1, the game is over and no player has it.
ruling-refill-breach = The hall refills at once; if that sets off a breach, the breach happens before anything else.
ruling-breach-once = The breach happens when the monster comes to rank 1, once for each stay in the hall, and never during set-up.
ruling-darkness-before = Its own light penalty adds to that of its rank, and is already counted when the battle effects begin.
ruling-mortis-card = The rulebook’s glossary says a light penalty of 2, but the card says 1, and cards outrank the rulebook.

## Heroes

ruling-militia-hero = Militia count as heroes.
ruling-militia-level-up = For its level cost a Militia levels up to a level 1 hero of any hero stack in play; the Militia itself is destroyed.
ruling-amazon-on-top = In ranks 2 and 3 she has this bonus in addition to her usual attack.
ruling-cure-again = You can destroy one Disease after another until you pick the monster you fight.
ruling-defender-items = Only items count for the bonus: a weapon with light adds nothing.
ruling-paladin-any-card = You may buy basic cards and heroes this way too.
ruling-dwarf-own-bonus = The bonus is the dwarf’s own, so he keeps it even when a battle effect disables his weapon.
ruling-sorcerer-last = This happens after the spoils, the refill and any breach of the battle you won; you may even choose a monster that was just revealed.
ruling-cannot-attack = A hero who cannot attack gives no attack, magic attack or light, and neither does a weapon he carries; but he is still in the party, and battle effects can hit him.
ruling-stop-choice = An effect that stops one hero from attacking must choose a hero who could attack.
ruling-others-discard = The other players choose what they discard, whether you win or lose the battle.
ruling-food-gone = The food is destroyed at once and does nothing more, not even give strength.
ruling-monsters-shown = Every monster card among your revealed cards counts, including those you draw before the battle.
ruling-magician-which = Each item gives the extra magic attack, even one without any attack; a spell gives it only if it has magic attack itself.
ruling-double-order = Magic attack is doubled after all its bonuses and penalties, Disease included, and before missing light is subtracted.
ruling-double-again = Each further doubling doubles the result again: two make it four times as much, three eight times.
ruling-theurge-everyone = You take part as well, and a player without a hero shows their hand to prove it.
ruling-theurge-guest = If the guest is destroyed in the battle, its owner does not get it back.
ruling-lord-which = You cannot take a monster worth 0 points, and the one you take gives no XP.

## Village and basic cards

ruling-gold-zero = Gold 0 counts as a printed gold value, so the Pawnbroker takes a Militia.
ruling-rations-add-up = One hero may eat several rations; their strength adds up.
ruling-used-or-destroyed = After you use its dungeon ability, no dungeon ability of another card can destroy this card; once destroyed, you can no longer use it.
ruling-needs-no-hero = This card works even in a party without a hero.
ruling-whole-attack = All attack of such a hero becomes magic attack, including that of the weapon he carries.
ruling-later-cards = Cards that join the party later this turn, before the battle, are included.
ruling-must-draw = You must draw; it is part of the effect.
ruling-banish-one-by-one = You may use several copies before you pick a monster, but finish each before the next.
ruling-banish-itself = You may destroy the Banish you are using; it leaves at once.
ruling-light-in-hand = It gives light only while a hero carries it.
ruling-polearm-total = With enough strength it gives 6 attack in total, not 6 on top of the 2.
ruling-polearm-strength = The Polearm needs strength 8 for its full attack, whatever its weight.
ruling-spear-total = A thrown Spear gives 5 attack in total.
ruling-spear-thrown = A thrown Spear counts as carried until the battle is over, and nothing can destroy it a second time.
ruling-warhammer-total = A cleric gets 6 attack in total from it against such a monster.
ruling-barkeep-each = Each Barkeep you use allows one more purchase, but your gold must cover all prices together.
ruling-both-effects = You may use the first ability and still destroy the card for the second one in the same turn.
ruling-destroyed-gold = A destroyed card no longer adds its printed gold this turn.
ruling-trainer-once = One Trainer takes only one Militia per turn.

## Disease and experience

ruling-disease-compulsory = In the dungeon a Disease always takes effect; in the village it does nothing.
ruling-loss-choice = After you pick the monster, you decide whether attack or magic attack loses; only one that is at least 1 can lose.
ruling-judgement-heroes = Each hero loses 1 of what he and his weapon bring; you choose the kind if he has both, and a hero who brings neither loses nothing.
ruling-disease-named = It has no type and no gold, and a monster changes what it does only by naming Disease.
ruling-disease-supply = When destroyed it returns to its supply, which never runs out.
ruling-disease-to-discard = The Disease goes to your discard pile and does no harm in the battle that brought it.
ruling-xp-supply = XP is kept in front of you, never in a deck; spent XP goes back to an unlimited supply.

## Battles and spoils

ruling-spoils-gold = After a victory this purchase may use all gold of your revealed cards that survived, even if other spoils have already spent it.
ruling-trophy = Its trophy counts only when the defeated monster is revealed from a hand, never while it is in the hall.
ruling-magic-present = One magic attack is enough, counted after Disease and doubling and before missing light is subtracted.
ruling-half-last = The total is halved last, after missing light is subtracted, and rounded down.
ruling-half-magic-last = Magic attack is added up in full first, then halved and rounded down.
ruling-required-try = You may fight it even without magic attack; you cannot win, but it goes under the deck.
ruling-other-help = Cards whose attack is lost here still help in every other way, for instance with their light.
ruling-armed-counts = A weapon counts only while a hero carries it, though that hero need not be able to attack.
ruling-none-there = If the party has no such card, nothing is destroyed.
ruling-falls-later = A card destroyed by this still helps you until the end of the battle.
ruling-any-weapon = You may choose any weapon in the party, carried or not, but not a thrown Spear.
ruling-too-weak = A hero who has become too weak for his weapon gets nothing from it, not even its light.
ruling-strongest-tie = Strength counts as it is in the battle; in a tie you choose.
ruling-archduke-stacks = The Militia stack counts as a hero stack and also loses two cards.
ruling-tyxr-everyone = The active player discards too, before drawing the next hand.
ruling-blink-dog-choice = If any light is missing against it, you cannot choose it at all, not even to send it under the deck.
ruling-sphinx-deck = These six cards come from your deck, not from your hand, and are resolved before the refill and any breach.
ruling-grayskin-helps = This effect helps you: armed heroes hit it harder.
