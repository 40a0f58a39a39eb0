### What the server says: why a request or a message was refused, and what to do about it.
###
### $why is a finished part of a sentence; names come from the person who asked.

## Editions and set-ups

server-first = First game
server-board-wilderness = Wilderness: each missing light costs 1 attack
server-mode-plain = Plain game
server-mode-full = Full game
server-mode-epic = Epic game
server-mode-epic-heroes = Epic game with every hero
server-board-dungeon = Dungeon: each missing light costs 2 attack
server-part-monsters = Monster groups
server-part-bearer = Thunderstone bearer
server-part-guardian = Guardian
server-part-rooms = Rooms
server-part-heroes = Heroes
server-part-village = Village cards
server-no-edition = There is no edition called “{ $name }”. Known editions: { $known }.
server-no-setup = Choose a set-up, or a game to continue from.
server-no-such-setup = There is no published set-up called “{ $name }”. Known set-ups: { $known }.
server-no-such-card = “{ $name }” is not a monster group, hero or village card of { $edition }. Check the spelling, and separate names with commas or line breaks.
server-setup = This set-up does not work: { $why }.
server-setup-learning-board = The learning board has its own cards: choose the published set-up “Learning”.

## People

server-bad-name = A name has 1 to { $most } visible characters and no comma or line break. Choose another name.
server-no-person = Choose a name first.
server-no-such-code = This recovery code is unknown. Check every letter; a new code replaces the old one.

## Requests

server-too-deep = The request is nested too deeply.
server-bad-request = The request cannot be read: { $why }.
server-body-cut-off = The request ended before its body was complete. Send it again.
server-two-lengths = The request gives the length of its body twice. Send it with one length.
server-not-found = There is nothing at this address. Check the link.
server-method = This address does not accept that kind of request.
server-too-big = This is too large: the limit is { $most } kB.
server-bad-type = The request must be JSON.
server-origin = This request came from another site and was refused. Open Duskhall at its own address. (If it runs behind another name, start the server with --origin.)
server-too-fast = Too many requests. Wait a moment and try again.
server-loopback = Only the server’s own machine can see these figures. Start the server with --metrics to show them to all.
server-failed = Something went wrong on the server. Nothing changed; try again. The server’s log says more.

## The page

server-page-missing = The page is not built
server-page-missing-text = The server runs, but the web page is not in the package. In a copy of the sources, “make play” builds it and restarts the server (this needs Node 20.19 or newer). Without the page, “duskhall play” plays in the terminal.
server-page-nothing = There is nothing here
server-page-nothing-text = Check the link, or start at the entrance.
server-page-entrance = Go to the entrance

## Tables

server-no-table = This table does not exist, or it is private and the link is incomplete. Ask for the full link.
server-table-full = All seats at this table are taken. You can watch if the table allows it, or make your own table.
server-seat-taken = This seat is already taken. Choose another one.
server-table-over = The game at this table is over.
server-begun = The game has begun; seats can no longer change.
server-not-begun = The game has not begun yet.
server-not-over = The game is still running.
server-not-host = Only the player who made the table can do this.
server-not-your-seat = This seat is not yours.
server-no-seat = This table has no such seat.
server-no-watching = This table does not allow watchers.
server-no-bot = There is no bot called “{ $name }”.
server-nobody = This table would have no players and no watchers: take a seat, leave one open, or allow watchers.
server-seats = This game is for { $least } to { $most } seats.
server-seats-exactly = This game has { $most } seats.
server-clock = A decision clock is 10 seconds to 7 days, or off.
server-pace = The pause between bot moves is 0 to 5 seconds.
server-many-tables = You have { $most } unfinished tables. Finish or leave one first.
server-unreadable = This table cannot be opened. { $why }
server-readonly = This version of the program cannot continue this game: { $why }
server-storage = The server could not save this, so nothing changed. Try again; if it fails again, the server’s disk may be full.
server-closing = The server is shutting down. Your table is saved; come back in a moment.
server-cut-off = This server has lost its database for the moment. Your table goes on as soon as it can be reached again.
server-moving = Your table is moving to another server. Try again in a moment.

## Campaigns

server-no-campaign = This campaign does not exist, or the link is incomplete. Ask for the full link.
server-many-campaigns = You have { $most } unfinished campaigns. Finish one first.
server-campaign-unreadable = This campaign cannot be opened: { $why }.
# What an open seat is called.
server-campaign-seat = Seat { $n }
server-campaign-full = All seats of this campaign are taken. You can watch its games.
server-campaign-begun = The campaign has begun; its players stay the same until the end.
server-campaign-open = A seat is still open. Wait for a player, or give the seat to a bot.
server-campaign-stranger = You are not a player in this campaign.
server-campaign-host = Only the player who made the campaign can do this.
server-campaign-table = This game belongs to a campaign. Start the next one on the campaign’s page.
server-campaign-late = The campaign has moved on. Look at it again.
server-campaign-game = Game { $game } comes first.
server-campaign-games = A campaign has 1 to { $most } games, or no fixed number.
server-campaign-setups = A campaign takes at most { $most } of your own set-ups.

## Moves and talk

server-away = A bot is playing your seat. Take it back first.
server-resigned = You have resigned this game.
server-no-undo = You have no move to undo.
server-proposal-open = The table is still voting on something else.
server-hints-off = This table has no hints: they were turned off when it was made, or the game is over.
server-hints-ask = Hints need everyone’s consent. Ask for them from the menu, and wait until all players agree.
server-review-busy = Another review of yours is still running, or several from your network are. Wait until one is done, then ask again.
server-review-open = This record stops before the end of its game, so it cannot be reviewed. Play it to the end first.
server-no-proposal = There is nothing to vote on.
server-no-ledger = There is no such number to explain.
server-chat-empty = This message is empty.
server-chat-long = This message is too long: the limit is { $most } characters.
server-name-first = Choose a name first; then you can chat.

## Messages of the socket

server-hello-first = The connection did not say which table it is for. Reload the page.
server-hello-twice = This connection already has a table.
server-protocol = This page belongs to another version of the program. Reload it.
server-bad-message = The message cannot be read: { $why }.
server-not-json = The message is not valid JSON.
server-too-large = The message is too large.

## Records and positions

server-record-later = You can download the record when the game is over.
server-bad-position = This is not a readable position or record: { $why }.
server-position-over = The game is over at that point. Continue from an earlier move.
