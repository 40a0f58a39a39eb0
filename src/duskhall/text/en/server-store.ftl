### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = The data folder { $folder } cannot be used: { $why }. Give it to the account that runs the server, or name another one with --data.
store-in-use = Another Duskhall server works with the data folder { $folder }. Stop that one, or name another folder with --data.
store-bad-secret = The file { $file } does not hold the secret that signs cookies. Put it back from a backup; if there is none, remove it: everybody then needs their recovery code to come back to their seats.
store-not-a-store = { $file } is not a Duskhall database. Nothing in it was touched. Move it away, or name another folder with --data.
store-broken = The database is damaged: { $why }. Put it back from a backup; the damaged file was left as it is.
store-newer = { $file } was made by a newer Duskhall (version { $found } of the database; this program knows { $known }). Nothing in it was touched. Start the newer program.
store-full = There is no room left on the disk of the data folder. Nothing was lost; make room and try again.
store-busy = Another program keeps the database busy. Try again.
store-failed = The database has refused: { $why }.
store-closed = The server is shutting down.
store-stale = The game has gone on in the meantime.
store-exists = It is stored already.
store-unknown = There is no such person or table.
