# Words of the tables on a server.

server-bot-name-1 = Ember
server-bot-name-2 = Flint
server-bot-name-3 = Hazel
server-bot-name-4 = Moss
server-bot-name-5 = Wren

server-many-sockets = You have { $most } tables open in this browser and others. Close some of them and load the page again.
