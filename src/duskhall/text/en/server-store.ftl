### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = The data folder { $folder } cannot be used: { $why }. Make the server’s account its owner, or choose another folder with --data.
store-in-use = Another Duskhall server uses the data folder { $folder }. Stop that server, or choose another folder with --data.
store-bad-secret = The file { $file } is missing or does not hold the secret that signs cookies. Restore it from a backup: without it no cookie and no recovery code is worth anything. If you have no backup, write 32 random bytes into it; the games stay, but nobody gets back to their seat.
store-not-a-store = { $file } is not a Duskhall database, and was left untouched. Move it away, or choose another folder with --data.
store-broken = The database is damaged: { $why }. Restore it from a backup; the damaged file was left as it is.
store-newer = { $file } was made by a newer Duskhall (database version { $found }; this program knows { $known }), and was left untouched. Start the newer program.
store-unreleased = { $file } was made by an unreleased version of Duskhall, and was left untouched. Move it away, or choose another folder with --data.
store-full = The disk of the database is full. Nothing was lost; free some space and try again.
store-busy = Another program is using the database. Try again.
store-failed = The database reports an error: { $why }.
store-disk = The disk of the database cannot be written or read: { $why }. Check the disk; what was acknowledged is still stored.
store-slow = The database does not answer in time. Look at the disk and at programs that hold the database.
store-missing = There is no database at { $file }, but this folder has held one. Bring it back with “duskhall restore FILE --data { $folder }”. To begin anew instead, move the file “secret” out of the folder; every player is then lost.
store-no-answer = The server at { $address } does not answer ({ $why }). Look at its log, or stop it and try again.
store-nothing-there = There are no tables and players in { $folder }: a database and a secret belong there. Name the data folder of your server with --data.
store-file-exists = { $file } exists already. Choose another name, or replace it with --force.
store-file-failed = { $file } cannot be read or written: { $why }.
store-folder-in-use = { $folder } already holds tables and players. Choose another folder with --data, or add --force: what is there then goes into a folder of its own beside the new files.
store-bad-backup = { $file } is not a whole backup of Duskhall ({ $why }). Nothing was changed; try another backup.
store-closed = The server is shutting down.
store-stale = The game has moved on.
store-exists = It is already stored.
store-unknown = There is no such player or table.
# A database of PostgreSQL. $file is its address without the password.
store-no-driver = Keeping the store in PostgreSQL needs a few more libraries. Install them: pip install "duskhall[many]"
store-bad-url = { $file } is not the address of a PostgreSQL database: { $why }. An address looks like postgresql://USER:PASSWORD@HOST:5432/DATABASE.
store-unreachable = The PostgreSQL server of { $file } cannot be reached: { $why }. Check that it is running and that this machine may connect to it.
store-wrong-password = The PostgreSQL server of { $file } refuses the user or the password: { $why }. Correct them in the address or in ~/.pgpass.
store-no-database = The database or the user in { $file } does not exist: { $why }. Create it (createdb, createuser), or correct the address.
store-turned-away = The PostgreSQL server of { $file } turns this machine away: { $why }. Its pg_hba.conf says who may connect.
store-crowded = The PostgreSQL server of { $file } takes no more connections: { $why }. Raise its max_connections, or stop programs that hold some.
store-not-our-database = The database { $file } holds other tables than Duskhall’s, and was left untouched. Name an empty database with --store.
store-unreleased-database = The database { $file } was made by an unreleased version of Duskhall, and was left untouched. Name another database with --store.
store-read-only = The database { $file } cannot be written: it follows another server, or is set to read-only. Name the server that can be written with --store.
store-not-allowed = The user in { $file } may not do this: { $why }. Make this user the owner of the database.
store-no-secret = The database { $file } does not hold the secret that signs cookies. Restore it from a backup.
store-lost = The connection to the database was lost: { $why }. What was acknowledged is stored; try again in a moment.
store-nothing-to-move = There is no Duskhall store in { $file }. Name the place where your club is.
store-not-empty = { $file } already holds players or tables, and was left untouched. Name an empty place.
store-database-in-use = A Duskhall server uses { $file }. Stop every server that uses it, and try again.
store-not-arrived = What arrived in { $file } differs from what was sent (table { $table }). The old place was left as it is: do not use the new one, empty it, and try again.
# $what: table or campaign. $table is its id.
store-row-table = Table
store-row-campaign = Campaign
store-row-newer = { $what } { $table } was stored by a newer Duskhall (row version { $found }; this program knows { $known }), and was left untouched. Start the newer program.
store-row-unknown = { $what } { $table } cannot be read: it has row version { $found }, which never existed. It was left as it is; restore it from a backup.
store-row-broken = { $what } { $table } cannot be read: { $why }. It was left as it is; restore it from a backup.

## Records that are looked at again. $why is what the notation says.

server-bad-record = This record cannot be played: { $why }.
server-too-much-work = This takes more time or memory than the server gives to one request. A smaller game may work.
server-no-move = The record has { $most } moves; ask for one of them, or for 0, the start.
server-no-view = The game has { $most } seats; ask for one of them, or for 0, a watcher.
