### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = The data folder { $folder } cannot be used: { $why }. Make the server’s account its owner, or choose another folder with --data.
store-in-use = Another Duskhall server uses the data folder { $folder }. Stop that server, or choose another folder with --data.
store-bad-secret = The file { $file } does not hold the secret that signs cookies. Restore it from a backup. If you have no backup, remove it; players then need their recovery codes to get back to their seats.
store-not-a-store = { $file } is not a Duskhall database, and was left untouched. Move it away, or choose another folder with --data.
store-broken = The database is damaged: { $why }. Restore it from a backup; the damaged file was left as it is.
store-newer = { $file } was made by a newer Duskhall (database version { $found }; this program knows { $known }), and was left untouched. Start the newer program.
store-unreleased = { $file } was made by an unreleased version of Duskhall, and was left untouched. Move it away, or choose another folder with --data.
store-full = The disk of the data folder is full. Nothing was lost; free some space and try again.
store-busy = Another program is using the database. Try again.
store-failed = The database reports an error: { $why }.
store-closed = The server is shutting down.
store-stale = The game has moved on.
store-exists = It is already stored.
store-unknown = There is no such player or table.
# $what: table or campaign. $table is its id.
store-row-table = Table
store-row-campaign = Campaign
store-row-newer = { $what } { $table } was stored by a newer Duskhall (row version { $found }; this program knows { $known }), and was left untouched. Start the newer program.
store-row-unknown = { $what } { $table } cannot be read: it has row version { $found }, which never existed. It was left as it is; restore it from a backup.
store-row-broken = { $what } { $table } cannot be read: { $why }. It was left as it is; restore it from a backup.

## Records that are looked at again. $why is what the notation says.

server-bad-record = This record cannot be played: { $why }.
server-record-long = This record is too long: the limit is { $most } kB.
server-record-moves = This record has { $n } moves; the limit is { $most }.
server-record-cards = This record has more cards than any game: the limit is { $most }.
server-no-move = The record has { $most } moves; ask for one of them, or for 0, the start.
server-no-view = The game has { $most } seats; ask for one of them, or for 0, a watcher.
