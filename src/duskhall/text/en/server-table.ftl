# Words of the tables on a server.

server-bot-name-1 = Ember
server-bot-name-2 = Flint
server-bot-name-3 = Hazel
server-bot-name-4 = Moss
server-bot-name-5 = Wren

server-many-sockets = This address already has { $most } tables open. Close some of them and reload the page.

# Why a card, a stack or a monster cannot be chosen now, for somebody who has clicked it. $card: its name.

reason-wrong-step = You cannot do that at this point in the turn.
reason-wrong-step-buy = You cannot buy { $card } now. You buy in the village, after using abilities.
reason-wrong-step-use = You cannot use { $card } at this point in the turn.
reason-wrong-step-equip = Equip heroes in the dungeon, before you pick a monster.
reason-wrong-step-attack = You attack { $card } in the dungeon, when your party is ready.
reason-wrong-step-level = Heroes level up in the village, after you buy.
reason-not-understood = You cannot choose { $card } here.
reason-no-such-card = { $card } is not here.
reason-which-copy = These copies of { $card } differ. Choose one that glows.
reason-which-hero = Choose a hero for { $card } first.
reason-no-such-ability = { $card } has no ability you can use.
reason-already-used = You already used this ability of { $card } this turn.
reason-condition-not-met = The condition of { $card } is not met.
reason-cost-not-payable = You cannot pay what { $card } costs to use.
reason-nothing-to-choose = { $card } has no target.
reason-already-chosen = You already chose { $card }.
reason-not-a-weapon = { $card } is not a weapon; heroes carry only weapons.
reason-not-a-hero = Only a hero can do that.
reason-already-held = A hero already carries { $card }.
reason-already-armed = This hero already carries a weapon.
reason-too-heavy = { $card } is too heavy: its weight exceeds the hero’s strength.
reason-too-heavy-quest = { $card } needs too much skill: all weapons of a hero together must not need more skill than the hero has.
reason-wrong-step-go = Your champion moves after you use your cards.
reason-not-for-sale = { $card } is not on top of its stack.
reason-sold-out = { $card } is sold out.
reason-too-expensive = { $card } costs { $cost } gold; you have { $gold }.
reason-too-expensive-pile = You do not have enough gold: you have { $gold }.
reason-wrong-type = You cannot buy a card of this type now: { $card }.
reason-not-enough-xp = You do not have enough XP to level up { $card }.
reason-highest-level = { $card } is already at the highest level.
reason-no-next-level = The village has no hero left for { $card } to level up to.
reason-already-levelled = { $card } has just levelled up. A hero levels up once per turn.
reason-no-monster = There is no monster here.
reason-cannot-be-fought = Your party cannot fight { $card }. More light often helps.
reason-no-such-room = This dungeon has no such room.
reason-too-far = { $card } is not next to the room your champion is in.
reason-been-there = Your champion was already in { $card } this turn.
reason-too-dark = Your champion does not have enough light left for { $card }.
reason-goes-no-further = Your champion cannot go further this turn.
reason-no-such-seat = There is no such player.
reason-no-such-die = You cannot change that die this way. Choose one of the options.
reason-wrong-loss = Take the whole penalty; neither attack nor magic can lose more than it has.
reason-stack-empty = Sold out.
reason-nothing-here = There is nothing here to choose.
reason-not-allowed = The rules do not allow that here.
reason-forbidden = A card forbids that.
reason-due-first = Use the trophy in your hand first.
reason-not-now = You cannot do that now.
reason-not-asked = It is not your decision right now.
reason-game-over = The game is over.

server-own-cards = This game uses cards that differ from this version’s cards. Play or replay it in the terminal: “duskhall play --from FILE” or “duskhall replay FILE”.

server-no-snapshot = there is no snapshot
server-stays = This game was started in an earlier version of Duskhall and cannot continue in this one. It was left as it is.
server-damaged = The stored copy of this game is damaged and cannot be read. It was left as it is; the person who runs the server may have a backup.
