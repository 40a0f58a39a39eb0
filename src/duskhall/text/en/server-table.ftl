# Words of the tables on a server.

server-bot-name-1 = Ember
server-bot-name-2 = Flint
server-bot-name-3 = Hazel
server-bot-name-4 = Moss
server-bot-name-5 = Wren

server-many-sockets = { $most } tables are open from this address already. Close some of them and load the page again.

# Why a card, a stack or a monster cannot be chosen now, for somebody who has clicked it. $card: its name.

reason-wrong-step = That cannot be done at this point of the turn.
reason-wrong-step-buy = { $card } cannot be bought now. You buy in the village, after its effects.
reason-wrong-step-use = The abilities of { $card } cannot be used at this point of the turn.
reason-wrong-step-equip = Weapons are handed out in the dungeon, before you choose the monster.
reason-wrong-step-attack = { $card } can be attacked in the dungeon, when the party is ready.
reason-wrong-step-level = Heroes rise in the village, after you have bought.
reason-not-understood = { $card } cannot be chosen here.
reason-no-such-card = { $card } is not here.
reason-which-copy = Several copies of { $card } differ by now. Choose one of those that glow.
reason-which-hero = Choose the hero for { $card } first.
reason-no-such-ability = { $card } has no ability that you could use.
reason-already-used = This ability of { $card } has been used this turn.
reason-condition-not-met = What { $card } asks for is not the case now.
reason-cost-not-payable = You do not have what { $card } takes in return.
reason-nothing-to-choose = { $card } would have nothing to act on.
reason-already-chosen = { $card } is chosen already.
reason-not-a-weapon = { $card } is no weapon; only weapons can be carried.
reason-not-a-hero = Only a hero can do that.
reason-already-held = { $card } is carried already.
reason-already-armed = This hero carries a weapon already.
reason-too-heavy = { $card } is too heavy for this hero: its weight must not be above the hero’s strength.
reason-too-heavy-quest = { $card } is too much for this hero: all weapons of a hero together must not need more skill than the hero has.
reason-wrong-step-go = Your champion moves after the cards of your party have been used.
reason-not-for-sale = { $card } does not lie on top of its stack.
reason-sold-out = { $card } is sold out.
reason-too-expensive = { $card } costs { $cost } gold; you have { $gold }.
reason-too-expensive-pile = You have not enough gold for that: you have { $gold }.
reason-wrong-type = { $card } is not of a kind that can be bought now.
reason-not-enough-xp = Your experience does not suffice for { $card }.
reason-highest-level = { $card } has reached the highest level.
reason-no-next-level = The village has no hero left that { $card } could become.
reason-already-levelled = { $card } has just levelled up. A hero levels up once a turn.
reason-no-monster = There is no monster.
reason-cannot-be-fought = Your party cannot fight { $card }. More light often helps.
reason-no-such-room = There is no such room in this dungeon.
reason-too-far = { $card } is not next to the room your champion stands in.
reason-been-there = Your champion has been in { $card } this turn already.
reason-too-dark = Your champion has not enough light left for { $card }.
reason-goes-no-further = Your champion goes no further this turn.
reason-no-such-seat = There is no such player.
reason-no-such-die = No such die can be changed so; choose one that is offered.
reason-wrong-loss = The loss must be taken in full, and neither kind of attack can lose more than it has.
reason-nothing-here = There is nothing here that you can choose.
reason-not-allowed = The rules do not allow that here.
reason-forbidden = A card forbids that now.
reason-due-first = A trophy in your hand must be used first.
reason-not-now = That is not possible now.
reason-not-asked = You have nothing to decide just now.
reason-game-over = The game is over.

server-own-cards = This game has cards that differ from those of the box as they are here. Such games can be played and replayed in the terminal, with “duskhall play --from FILE” and “duskhall replay FILE”.

server-stays = This game was begun with an earlier version of Duskhall and cannot go on with this one. It is kept as it is.
