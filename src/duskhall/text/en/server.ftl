### What the server says: why a request or a message was refused, and what to do about it.
###
### $why is a finished part of a sentence; names come from whoever asked.

## Editions and set-ups

server-first = First game
server-board-wilderness = Wilderness: each missing light costs 1 attack
server-mode-plain = Plain game
server-mode-full = Full game: side quests, guilds, legendary cards
server-mode-epic = Epic: the full game with a market of single cards
server-mode-epic-heroes = Epic with every hero, stacked by class
server-board-dungeon = Dungeon: each missing light costs 2 attack
server-part-monsters = Monster groups
server-part-bearer = Thunderstone bearer
server-part-guardian = Guardian
server-part-rooms = Rooms
server-part-heroes = Heroes
server-part-village = Village cards
server-no-edition = There is no edition “{ $name }” here. There is { $known }.
server-no-setup = Say what to play with: a set-up, or a game to go on from.
server-no-such-setup = There is no published set-up “{ $name }”. There is { $known }.
server-no-such-card = “{ $name }” is no monster group, hero or village card of { $edition }. Check the spelling, and put commas or line breaks between names.
server-setup = This set-up cannot be laid out: { $why }.
server-setup-learning-board = The learning board has cards of its own: choose the published set-up “Learning”.

## People

server-bad-name = A name has 1 to { $most } characters that can be seen, and no comma or line break. Choose another one.
server-no-person = Say who you are first: choose a name.
server-no-such-code = This recovery code is not known. Check every letter; after a new code was made the older one is no longer good.

## Requests

server-too-deep = The request is nested too deeply.
server-bad-request = The request cannot be read: { $why }.
server-not-found = There is nothing at this address. Check the link.
server-method = This address does not take such a request.
server-too-big = This is too large: at most { $most } kB are accepted.
server-bad-type = The request has to be JSON.
server-origin = This request comes from another site and was refused. Open Duskhall by its own address. (If it runs behind another name, start the server with --origin.)
server-too-fast = That was too fast. Wait a moment and try again.
server-loopback = These figures are shown to the server's own machine only. Start it with --metrics to show them to everybody.
server-failed = Something went wrong on the server. Nothing was changed; try again. The server's log says more.

## The page

server-page-missing = The page is not built
server-page-missing-text = The server runs, but the page of the game is not in the package. With a copy of the sources, “make play” builds it and starts the server again (this needs Node 20.19 or newer). Without it, “duskhall play” plays in the terminal.
server-page-nothing = There is nothing here
server-page-nothing-text = Check the link, or begin at the entrance.
server-page-entrance = To the entrance

## Tables

server-no-table = There is no such table, or it is private and the link is not complete. Ask for the whole link.
server-table-full = All seats at this table are taken. You may be able to watch, or make a table of your own.
server-seat-taken = Somebody sits there already. Take another seat.
server-table-over = The game at this table is over.
server-begun = The game has begun; seats cannot be changed any more.
server-not-begun = The game has not begun yet.
server-not-over = The game is still running.
server-not-host = Only who made the table can do this.
server-not-your-seat = This seat is not yours.
server-no-seat = There is no such seat at this table.
server-no-watching = This table is not for watching.
server-no-bot = There is no bot “{ $name }” here.
server-nobody = Nobody could play or watch at this table: take a seat, leave one open, or allow watching.
server-seats = This game is for { $least } to { $most } seats.
server-seats-exactly = This game has { $most } seats.
server-clock = A clock is 10 seconds to 7 days for a decision, or none at all.
server-pace = The pause between the moves of bots is 0 to 5 seconds.
server-many-tables = You have { $most } tables that are not over. Finish or leave one first.
server-unreadable = This table cannot be opened. { $why }
server-readonly = This version of the program cannot go on with this game: { $why }
server-storage = The server could not store this, so it was not done. Try again; if it happens again, the server's disk may be full.
server-closing = The server is closing. Your table is kept; come back in a moment.

## Campaigns

server-no-campaign = There is no such campaign, or the link is not complete. Ask for the whole link.
server-many-campaigns = You have { $most } campaigns that are not over. Finish one first.
server-campaign-unreadable = This campaign cannot be opened: { $why }.
# What an open seat is called.
server-campaign-seat = Seat { $n }
server-campaign-full = All seats of this campaign are taken. You can watch its games.
server-campaign-begun = The campaign has begun; its players stay the same until the end.
server-campaign-open = A seat is still free. Wait until somebody takes it, or let a bot play it.
server-campaign-stranger = You do not play in this campaign.
server-campaign-host = Only the person who made the campaign can do this.
server-campaign-table = This game belongs to a campaign. Begin the next one on the campaign’s page.
server-campaign-late = The campaign has gone on in the meantime. Look at it again.
server-campaign-game = Game { $game } comes first.
server-campaign-games = A campaign has 1 to { $most } games, or no fixed number.
server-campaign-setups = A campaign takes at most { $most } set-ups of your own.

## Moves and talk

server-away = A bot plays your seat just now. Take it back first.
server-resigned = You have resigned this game.
server-no-undo = There is nothing of yours to take back.
server-proposal-open = The table is still deciding about something else.
server-hints-off = There are no hints at this table: it was made without them, or the game is over.
server-hints-ask = Hints need everybody’s consent. Ask for them from the menu, and wait until all have agreed.
server-review-busy = You have another review under way. Wait until it is done, then ask again.
server-review-open = This record stops before the end of its game, so there is no review of it. Play it to the end first.
server-no-proposal = There is nothing to vote about.
server-no-ledger = There is no such number to explain.
server-chat-empty = There is nothing to say in this message.
server-chat-long = This message is too long: at most { $most } characters.
server-name-first = Choose a name first; then you can write.

## Messages of the socket

server-hello-first = The connection did not say which table it is for. Load the page again.
server-hello-twice = This connection has its table already.
server-protocol = This page belongs to another version of the program. Load it again.
server-bad-message = The message cannot be read: { $why }.
server-not-json = The message is not valid JSON.
server-too-large = The message is too large.

## Records and positions

server-record-later = The record can be had when the game is over.
server-bad-position = This is no position or record that can be read: { $why }.
server-position-over = The game is over there. Go on from an earlier move.
