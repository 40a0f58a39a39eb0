### The server: advice, people who stay away, seats, lists, and challenges.

server-advice-off = This table gives no advice.
server-away-time = Set the times without a move to between 10 seconds and 7 days, no longer for people who are disconnected than for those who are connected.
server-late-yourself = The game waits for you. Answer first.
server-nobody-absent = Nobody has been away for long enough yet.
server-one-seat = At a table listed in the lobby each person has one seat. Do not list the table if several of you share a screen.
server-still-playing = You still play at this table. Resign first, or play the game to its end.
server-challenge-start = This game did not begin with a deal of its own, so it cannot be shared as a challenge.
server-challenge-cards = The cards of this game differ from this version’s cards, so its deal cannot be repeated.
server-challenge-code = This challenge cannot be opened: { $why }. Ask for the link again.
