### What the server says: why a request or a message was refused, and what to do about it.
###
### $why is a finished part of a sentence; names come from whoever asked.

## Editions and set-ups

server-first = First game
server-board-wilderness = Wilderness: each missing light costs 1 attack
server-board-dungeon = Dungeon: each missing light costs 2 attack
server-part-monsters = Monster groups
server-part-bearer = Thunderstone bearer
server-part-heroes = Heroes
server-part-village = Village cards
server-no-edition = There is no edition “{ $name }” here. There is { $known }.
server-no-setup = Say what to play with: a set-up, or a game to go on from.
server-no-such-setup = There is no published set-up “{ $name }”. There is { $known }.
server-no-such-card = “{ $name }” is no monster group, hero or village card of { $edition }. Check the spelling, and put commas or line breaks between names.
server-setup = This set-up cannot be laid out: { $why }.
server-setup-learning-board = The learning board has cards of its own: choose the published set-up “Learning”.

## People

server-bad-name = A name has 1 to { $most } characters, and no comma or line break. Choose another one.
server-no-person = Say who you are first: choose a name.
server-no-such-code = This recovery code is not known. Check every letter; after a new code was made the older one is no longer good.

## Requests

server-bad-json = The request is not valid JSON.
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
server-page-missing-text = The server runs, but the page of the game is not in the package. With a copy of the sources, “make play” builds it and starts the server again (this needs Node 20 or newer). Without it, “duskhall play” plays in the terminal.
server-page-nothing = There is nothing here
server-page-nothing-text = Check the link, or begin at the entrance.
server-page-entrance = To the entrance
