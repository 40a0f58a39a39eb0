### Rulings of the Advance monsters, bearers, curses, familiars and avatars: one sentence each, shown beside the card.

## Monsters in general

ruling-advance-monster-aftermath = The aftermath comes after the totals are compared, whether you won or lost, and is over before any spoils; in a hand the monster no longer has one.
ruling-advance-monster-ambusher = Any monster with the keyword Ambusher counts, from whichever group it comes.
ruling-advance-monster-breach = The breach happens each time the monster comes to the first rank, from another one or straight from the deck, not while it remains there and not during set-up.
ruling-advance-monster-global = Every player is affected for as long as the monster lies in the hall, and two such monsters both take effect.
ruling-advance-monster-immune = Attack that these cards bring themselves counts for nothing here, though a weapon in the hands of such a hero does count; and nothing they do moves the monster, takes it or cancels its effects; but a bonus they give to some other hero stays, and so does help that has nothing to do with the monster, such as drawing cards.
ruling-advance-monster-immune-weapon = The attack of such a weapon is left out whoever carries it, while the hero keeps what is his own.
ruling-advance-monster-none-there = If you have no card of that sort, nothing happens.
ruling-advance-monster-not-chosen = A party that lacks what is asked for cannot choose this monster at all, so it cannot be sent under the deck by a lost battle either.
ruling-advance-monster-raid-look = A card that is only looked at in the dungeon deck and not placed in the hall makes no raid.
ruling-advance-monster-raid-setup = Raids happen when the card is placed in the hall, but the first cards of the game are laid out without them.
ruling-advance-monster-strength = Strength is taken as it stands at that moment, and if several heroes fit, you choose.
ruling-advance-monster-trophy = Its trophy counts only once the beaten monster is among your cards, and then you cannot leave it out.
ruling-advance-monster-trophy-may = Trophies are compulsory, but this one offers a choice: you must decide, and you may decide against it.
ruling-advance-monster-unarmed = A Regular is a hero too and falls here unless a weapon is in his hands.

## Burnmarked

ruling-advance-bruin-everyone = The active player loses a card like all the others, and everyone chooses from their own hand.
ruling-advance-grimalkin-few = Someone with one or two cards may discard these instead of three and then keeps all experience.
ruling-advance-grimalkin-no-xp = Someone without experience may refuse to discard and gets away with it.
ruling-advance-viper-show = The curse you show stays in your hand.
ruling-advance-phoenix-due = Whatever you do in your turn, a Phoenix in your hand has to go back onto the dungeon deck.
ruling-advance-phoenix-escape = It stays yours only if it leaves your hand first, onto your discard pile or your deck.
ruling-advance-phoenix-points = When it flies back to the dungeon its victory points are lost to you.
ruling-advance-phoenix-xp = One public card table says 2 experience and another says 3; we take 3.
ruling-advance-hellhound-show = Whoever has no hero to discard proves it by showing the hand.

## Corvaxis

ruling-advance-ravener-hand = When it arrives in your turn it takes a card of your hand, since the hand is discarded only afterwards.
ruling-advance-wing-no-cost = A card without a price adds nothing to the health.
ruling-advance-wing-stays = If the card is not destroyed it stays on top of the deck, and everyone knows it.

## Djinni

ruling-advance-djinni-inferred = That this djinni is immune is told by the text for the whole group; which class it is we infer from the class its battle effect names.
ruling-advance-djinni-present = Such a hero need not add anything to the battle: being in the party is enough to avoid the curse.
ruling-advance-iblis-weapons = A shining weapon is no hero, so its light is lost even in a hero's hands.
ruling-advance-marid-spoils = No spoils at all can be used after this battle, the drawing of a familiar included.

## Dragons

ruling-advance-cinder-weapon = Any weapon of the party may be picked, carried or not.
ruling-advance-caldera-once = One card is discarded for each ability that drew, however many cards it drew, and the card just drawn may be the one.
ruling-advance-smokeplume-light = Its negative light is a trophy, so in your hand it makes the dungeon darker for you whether you like it or not.
ruling-advance-smokeplume-tie = Strength is taken as it stands after the battle, and among equals you choose.
ruling-advance-ash-regulars = Regulars are heroes of level 0 and go too.
ruling-advance-magma-two = With Magma Wyrms in ranks 1 and 2 the active player chooses whose trait goes first after the village; if it is the rear one, they change places twice and both breach.
ruling-advance-magma-stacks = The stacks of basic cards lose two cards as well, and these are out of the game.
ruling-advance-magma-guardian = It cannot change places with a guardian.

## Kobolds

ruling-advance-kobold-pile = The winner names the player, and may just as well keep the card.
ruling-advance-laird-traits = The kobolds that fall with the Laird have their own traits, so each of them may go to the discard pile of any player.
ruling-advance-laird-printed = Only the printed health of the other kobolds is added, so two Lairds do not raise one another without end.

## Ogres

ruling-advance-ogre-mage-card = What counts is magic attack that the card has or that stands on it; a spell whose ability was used is no such card.
ruling-advance-ettin-both = A hero who has both kinds of attack by then, be it from a weapon, an ability, a trait or a trophy, is safe from both effects.

## Horde

ruling-advance-horde-pile = The Soulstolen lie open beside the dungeon deck with the lowest health on top, and each placeholder that turns up is destroyed and brings the next of them into the hall.
ruling-advance-horde-bottom = A Soulstolen you fail to beat goes under the dungeon deck itself; its placeholder is not used again.
ruling-advance-horde-placeholder = The placeholder is no monster and never lies in the hall.

## Skeletons

ruling-advance-ancestor-dark = There is darkness if your light leaves some of it uncovered, so that your total is lowered.
ruling-advance-necrophidius-discard = The better hero goes to your discard pile as usual and does not join your hand.

## Treefolk

ruling-advance-treefolk-margin = A lost battle falls short as well, so the effect happens then too.
ruling-advance-walker-hand = The monsters it destroys are those of your hand, never any in the dungeon.

## Guardians and Thunderstone Bearers

ruling-advance-guardian-unmoved = No ability or effect moves a guardian to another rank or out of the hall, and one that you fail to beat does not go under the deck.
ruling-advance-guardian-slides = When gaps are closed a guardian moves up like any monster, since that is a rule of the game and no effect.
ruling-advance-guardian-other = While another guardian is in the hall you may fight the bearer, but you cannot defeat it.
ruling-advance-guardian-end = The game is over when the hall has been refilled and the bearer stands in the first rank, or at the end of the turn in which it is defeated.
ruling-advance-stramst-waits = Until the dungeon deck is empty nothing at all brings Stramst forward.
ruling-advance-stramst-refill = A gap in front of him is filled with new cards from the deck, and those behind him stay where they are.
ruling-advance-orseg-self = The battle effects he borrows act as if they were printed on him.
ruling-advance-belac-twice = The choices of a battle effect are made anew the second time.
ruling-advance-belac-best = Attack and magic attack are added up with the weapon included, the sum is taken before the hero leaves, and among equals you choose.

## Curses

ruling-advance-curse-type = You decide which kind of attack loses the point, and neither ever falls below zero.
ruling-advance-curse-disease = A curse is a disease, so whatever destroys a disease destroys it.
ruling-advance-curse-untouched = Monsters leave curses alone unless they name them.
ruling-advance-curse-no-kind = A curse is neither a village card nor a monster.
ruling-advance-curse-under = A destroyed curse goes face down under the pile of curses.
ruling-advance-curse-pile = New curses come from the hidden pile to the discard pile, and once it is empty there are none to take.
ruling-advance-curse-order = If several players take curses at once, the one to the left of the active player is first and the others follow clockwise, the active player last.
ruling-advance-curse-decay-first = It can be used only before any other ability of your turn, and afterwards none.
ruling-advance-curse-pay-in-full = Without the full price the curse cannot be removed in this way.
ruling-advance-curse-worn-out = Weapons given out and abilities used before stay in force.

## Familiars

ruling-advance-familiar-once = Once in the game, among the spoils of a won battle, each player may draw the top familiar.
ruling-advance-familiar-front = It lies open in front of you and is no card of your hand.
ruling-advance-familiar-xp = The experience must be in your possession and is not spent.
ruling-advance-familiar-return = After a turn in which you used it, it goes to your discard pile; drawn again it is laid out once more, and no other card is drawn in its place.
ruling-advance-familiar-cat-villager = The villager has to come from your hand.
ruling-advance-familiar-cat-dark = It counts only while some darkness is left uncovered and lowers your total.
ruling-advance-familiar-phoenix-one = It is stronger than its kin, and so only one of its three abilities may be used before it goes to the discard pile.

## Avatars

ruling-advance-avatar-secret = Each player chooses one of the five in secret, all are shown together, and the others go back into the box.
ruling-advance-avatar-front = The avatar always lies open in front of its player, never comes into the deck, and can be used every turn.
ruling-advance-avatar-level = It may go up to its second level one time, at any moment of your turn in the village or the dungeon; that is no ability, so nothing that stops abilities stops it.
ruling-advance-avatar-no-hero = It is not part of the party, so effects that speak of heroes pass it by.
