### Quotas, names that are shown, and browsers that are signed in.

## Quotas

store-bad-limits = Die Einstellungen in { $file } sind nicht brauchbar: { $why }. Berichtige die Datei, oder lösch sie, dann gelten die üblichen Grenzen.
server-many-people = Aus deinem Netz sind heute schon viele neue Spieler gekommen. Versuch es morgen wieder, oder melde dich mit deinem Wiederherstellungscode an.
server-many-tables-here = Aus deinem Netz gibt es zu viele unfertige Tische. Beende oder schließ erst einen.
server-many-tables-today = Heute hast du oder hat dein Netz schon zu viele Tische aufgemacht. Deine Spiele gehen weiter; neue gibt es später wieder.
server-many-waiting = Du hast schon { $most } Tische, die in der öffentlichen Liste auf Spieler warten, oder dein Netz hat zu viele. Warte, bis einer voll ist, schließ einen, oder mach diesen privat.
server-many-uploads = Aus deinem Netz wurden zu viele Aufzeichnungen hochgeladen. Versuch es wieder, wenn alte entfernt sind.
server-storage-full = Auf diesem Server ist kein Platz mehr für Neues. Laufende Spiele gehen weiter; sag es der Person, die den Server betreibt.

## Where a request comes from

server-host = Dieser Server hört nicht auf den Namen „{ $name }“. Öffne ihn unter seiner Adresse (etwa http://192.168.1.20:8080), oder starte ihn mit --origin { $origin }.

## Browsers that are signed in

server-no-browser = Dieser Browser ist nicht mehr angemeldet.
server-signed-out = Du wurdest in diesem Browser abgemeldet. Wähl einen Namen, oder gib deinen Wiederherstellungscode ein.
