### Quotas, names that are shown, and browsers that are signed in.

## Quotas

store-bad-limits = The settings in { $file } cannot be used: { $why }. Correct the file, or remove it to use the usual limits.
server-many-people = Many new players came from your network today. Try again tomorrow, or sign in with your recovery code.
server-many-tables-here = There are too many unfinished tables from your network. Finish or close one first.
server-many-tables-today = Too many tables were made today by you or from your network. Your games go on; make new ones later.
server-many-waiting = You already have { $most } tables waiting for players in the public list, or your network has too many. Wait until one fills, close one, or make this one private.
server-many-uploads = Too many records were uploaded from your network. Try again when old ones have been removed.
server-storage-full = This server has no room for anything new. Games that are running go on; tell the person who runs the server.

## Where a request comes from

server-host = This server does not answer to the name “{ $name }”. Open it at its address (such as http://192.168.1.20:8080), or start it with --origin { $origin }.

## Browsers that are signed in

server-no-browser = This browser is no longer signed in.
server-signed-out = You have been signed out in this browser. Choose a name, or enter your recovery code.
