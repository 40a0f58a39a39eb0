### The server: advice, people who stay away, seats, lists, and challenges.

server-advice-off = This table gives no advice.
server-away-time = Set the times without a move to between 30 seconds and 7 days, no longer for people who are disconnected than for those who are connected.
