### Rulings of the Advance monsters, bearers, curses, familiars and avatars: one sentence each, shown beside the card.

## Monsters in general

ruling-advance-monster-aftermath = The aftermath happens after the totals are compared, whether you win or lose, and before any spoils. A monster in your hand has no aftermath.
ruling-advance-monster-ambusher = Any monster with the keyword Ambusher counts, whatever its group.
ruling-advance-monster-breach = The breach happens each time the monster comes to rank 1, from another rank or from the deck; not while it stays there and not during set-up.
ruling-advance-monster-global = It affects every player while the monster is in the hall; two such monsters both take effect.
ruling-advance-monster-immune = The attack these cards bring themselves does not count, but a weapon that such a hero carries does. Nothing they do moves the monster, takes it or cancels its effects. A bonus they give to another hero still counts, and so does help that does not touch the monster, such as drawing cards.
ruling-advance-monster-immune-weapon = The attack of such a weapon does not count, whichever hero carries it; the hero’s own attack does.
ruling-advance-monster-none-there = If you have no such card, nothing happens.
ruling-advance-monster-not-chosen = Without what this monster requires you cannot choose it at all, so you cannot send it under the deck by losing either.
ruling-advance-monster-raid-look = A card you only look at in the dungeon deck, without placing it in the hall, makes no raid.
ruling-advance-monster-raid-setup = A raid happens when the card enters the hall, but not during set-up.
ruling-advance-monster-strength = Strength counts as it is at that moment; if several heroes fit, you choose.
ruling-advance-monster-trophy = Its trophy counts only when the defeated monster is among your cards, and then you must use it.
ruling-advance-monster-trophy-may = Trophies are mandatory, but this one offers a choice: you must decide, and you may decline.
ruling-advance-monster-unarmed = A Regular is a hero too, and is destroyed here unless he carries a weapon.

## Burnmarked

ruling-advance-bruin-everyone = The active player loses a card too, and each player chooses from their own hand.
ruling-advance-grimalkin-few = A player with only one or two cards may discard them instead of three and then keeps all XP.
ruling-advance-grimalkin-no-xp = A player without XP may refuse to discard and loses nothing.
ruling-advance-viper-show = The curse you show stays in your hand.
ruling-advance-phoenix-due = Whatever you do this turn, a Phoenix in your hand must go back on top of the dungeon deck.
ruling-advance-phoenix-escape = You keep it only if it leaves your hand first, to your discard pile or your deck.
ruling-advance-phoenix-points = When it goes back to the dungeon, you lose its victory points.
ruling-advance-phoenix-xp = One public card table says 2 XP, another says 3; we use 3.
ruling-advance-hellhound-show = A player without a hero to discard shows their hand to prove it.

## Corvaxis

ruling-advance-ravener-hand = If it arrives in your turn it takes a card from your hand, because you discard your hand only afterwards.
ruling-advance-wing-no-cost = A card without a price adds nothing to the health.
ruling-advance-wing-stays = If the card is not destroyed, it stays on top of the deck, known to all players.

## Djinni

ruling-advance-djinni-inferred = The text of the whole group says that this djinni is immune; we infer the class from the class its battle effect names.
ruling-advance-djinni-present = Such a hero need not add anything to the battle: being in the party avoids the curse.
ruling-advance-iblis-weapons = A weapon with light is not a hero, so its light is lost even while a hero carries it.
ruling-advance-marid-spoils = You cannot use any spoils after this battle, and you cannot draw a familiar.

## Dragons

ruling-advance-cinder-weapon = You may choose any weapon in the party, carried or not.
ruling-advance-caldera-once = You discard one card for each ability that drew, however many cards it drew; you may discard a card you just drew.
ruling-advance-smokeplume-light = Its negative light is a trophy: in your hand it always makes the dungeon darker for you.
ruling-advance-smokeplume-tie = Strength counts as it is after the battle; in a tie you choose.
ruling-advance-ash-regulars = Regulars are level 0 heroes and are included.
ruling-advance-magma-two = With Magma Wyrms in ranks 1 and 2, the active player chooses whose trait goes first after the village; if it is the one in rank 2, they swap twice and both breach.
ruling-advance-magma-stacks = The basic stacks lose two cards as well; these are out of the game.
ruling-advance-magma-guardian = It cannot swap places with a guardian.

## Kobolds

ruling-advance-kobold-pile = The winner names the player, and may name themselves.
ruling-advance-laird-traits = The kobolds defeated with the Laird keep their own traits, so each of them may go to any player’s discard pile.
ruling-advance-laird-printed = Only the printed health of the other kobolds is added, so two Lairds do not raise each other endlessly.

## Ogres

ruling-advance-ogre-mage-card = A card counts if it has magic attack, printed or added to it; a spell whose ability you used does not count.
ruling-advance-ettin-both = A hero with both kinds of attack at that moment, whether from a weapon, an ability, a trait or a trophy, is safe from both effects.

## Horde

ruling-advance-horde-pile = The Soulstolen are in an open pile beside the dungeon deck, lowest health on top; each placeholder that turns up is destroyed and brings the next of them into the hall.
ruling-advance-horde-bottom = A Soulstolen you do not defeat goes under the dungeon deck itself; its placeholder is not used again.
ruling-advance-horde-placeholder = The placeholder is not a monster and never stays in the hall.

## Skeletons

ruling-advance-ancestor-dark = It is dark if you are short of light, so that missing light lowers your total.
ruling-advance-necrophidius-discard = The better hero goes to your discard pile as usual and does not join your hand.

## Treefolk

ruling-advance-treefolk-margin = If you lose the battle your total falls short too, so the effect happens as well.
ruling-advance-walker-hand = It destroys monsters in your hand, never monsters in the dungeon.

## Guardians and Thunderstone Bearers

ruling-advance-guardian-unmoved = No ability or effect moves a guardian to another rank or out of the hall, and a guardian you do not defeat does not go under the deck.
ruling-advance-guardian-slides = A guardian does move up when the hall closes a gap: that is a rule of the game, not an effect.
ruling-advance-guardian-other = While another guardian is in the hall you may fight the bearer, but you cannot defeat it.
ruling-advance-guardian-end = The game ends when the hall is refilled and the bearer is in rank 1, or at the end of the turn in which the bearer is defeated.
ruling-advance-stramst-waits = Until the dungeon deck is empty, nothing moves Stramst forward.
ruling-advance-stramst-refill = New cards from the deck fill a gap in front of him; the cards behind him stay where they are.
ruling-advance-orseg-self = The battle effects he borrows act as if printed on him.
ruling-advance-belac-twice = You make the choices of the battle effect again the second time.
ruling-advance-belac-best = Add up attack and magic attack, weapon included, before the hero leaves; in a tie you choose.

## Curses

ruling-advance-curse-type = You decide which kind of attack loses the point, and neither ever falls below zero.
ruling-advance-curse-disease = A curse counts as a disease, so an effect that destroys a disease destroys it.
ruling-advance-curse-untouched = Monster effects do not touch curses unless they name them.
ruling-advance-curse-no-kind = A curse is neither a village card nor a monster.
ruling-advance-curse-under = A destroyed curse goes face down under the pile of curses.
ruling-advance-curse-pile = New curses come from the face-down pile to the discard pile; when it is empty, players gain none.
ruling-advance-curse-order = If several players gain curses at once, the player to the left of the active player is first and the others follow clockwise, the active player last.
ruling-advance-curse-decay-first = You can use it only before any other ability of your turn, and then no other ability.
ruling-advance-curse-pay-in-full = You cannot remove the curse this way without the full price.
ruling-advance-curse-worn-out = Weapons already equipped and abilities already used stay in effect.

## Familiars

ruling-advance-familiar-once = Once per game, as spoils of a victory, each player may draw the top familiar.
ruling-advance-familiar-front = It stays in front of you and is not part of your hand.
ruling-advance-familiar-xp = You must have the XP, but you do not spend it.
ruling-advance-familiar-return = After a turn in which you used it, it goes to your discard pile. When you draw it again you put it in front of you again, without drawing a replacement.
ruling-advance-familiar-cat-villager = The villager must be in your hand.
ruling-advance-familiar-cat-dark = It counts only while missing light lowers your total.
ruling-advance-familiar-phoenix-one = It is stronger than the others, so you may use only one of its three abilities before it goes to the discard pile.

## Avatars

ruling-advance-avatar-secret = Each player chooses one of the five in secret. All are revealed together, and the others go back to the box.
ruling-advance-avatar-front = The avatar always stays in front of you, never enters your deck, and can be used every turn.
ruling-advance-avatar-level = It may level up once, at any moment of your turn in the village or the dungeon. That is not an ability, so effects that stop abilities do not stop it.
ruling-advance-avatar-no-hero = It is not part of the party, so effects on heroes do not touch it.
