### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = The data folder { $folder } cannot be used: { $why }. Give it to the account that runs the server, or name another one with --data.
store-in-use = Another Duskhall server works with the data folder { $folder }. Stop that one, or name another folder with --data.
store-bad-secret = The file { $file } does not hold the secret that signs cookies. Put it back from a backup; if there is none, remove it: everybody then needs their recovery code to come back to their seats.
store-not-a-store = { $file } is not a Duskhall database. Nothing in it was touched. Move it away, or name another folder with --data.
store-broken = The database is damaged: { $why }. Put it back from a backup; the damaged file was left as it is.
store-newer = { $file } was made by a newer Duskhall (version { $found } of the database; this program knows { $known }). Nothing in it was touched. Start the newer program.
store-unreleased = { $file } was made by a version of Duskhall that was never released. Nothing in it was touched. Move it away, or name another folder with --data.
store-full = There is no room left on the disk of the data folder. Nothing was lost; make room and try again.
store-busy = Another program keeps the database busy. Try again.
store-failed = The database has refused: { $why }.
store-closed = The server is shutting down.
store-stale = The game has gone on in the meantime.
store-exists = It is stored already.
store-unknown = There is no such person or table.
# $what: table or campaign. $table is its id.
store-row-table = Table
store-row-campaign = Campaign
store-row-newer = { $what } { $table } was stored by a newer Duskhall (version { $found } of this row; this program knows { $known }). Nothing in it was touched. Start the newer program.
store-row-broken = { $what } { $table } cannot be read: { $why }. It was left as it is; put it back from a backup.

## Records that are looked at again. $why is what the notation says.

server-bad-record = This is not a record that can be played: { $why }.
server-record-long = This record is too long: at most { $most } kB are taken.
server-record-moves = This record has { $n } moves; at most { $most } are shown.
server-record-cards = This record has more cards than any game: at most { $most } are taken.
server-no-move = The record has { $most } moves; ask for one of them, or for 0, the start.
server-no-view = The game has { $most } seats; ask for one of them, or for 0, somebody who watches.
