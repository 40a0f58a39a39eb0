### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = Der Datenordner { $folder } ist nicht benutzbar: { $why }. Mach das Konto des Servers zum Besitzer oder wähl mit --data einen anderen Ordner.
store-in-use = Ein anderer Duskhall-Server benutzt den Datenordner { $folder }. Beende jenen Server oder wähl mit --data einen anderen Ordner.
store-bad-secret = Die Datei { $file } fehlt oder enthält nicht das Geheimnis, mit dem Cookies signiert werden. Stell sie aus einer Sicherung wieder her: Ohne sie gilt kein Cookie und kein Wiederherstellungscode mehr. Hast du keine Sicherung, schreib 32 zufällige Bytes hinein; die Spiele bleiben, aber niemand kommt an seinen Platz zurück.
store-not-a-store = { $file } ist keine Datenbank von Duskhall und blieb unverändert. Verschieb die Datei oder wähl mit --data einen anderen Ordner.
store-broken = Die Datenbank ist beschädigt: { $why }. Stell sie aus einer Sicherung wieder her; die beschädigte Datei blieb, wie sie ist.
store-newer = { $file } stammt von einem neueren Duskhall (Datenbankversion { $found }; dieses Programm kennt { $known }) und blieb unverändert. Starte das neuere Programm.
store-unreleased = { $file } stammt von einer unveröffentlichten Version von Duskhall und blieb unverändert. Verschieb die Datei oder wähl mit --data einen anderen Ordner.
store-full = Die Festplatte der Datenbank ist voll. Nichts ging verloren; schaff Platz und versuch es noch einmal.
store-busy = Ein anderes Programm benutzt die Datenbank. Versuch es noch einmal.
store-failed = Die Datenbank meldet einen Fehler: { $why }.
store-disk = Die Festplatte der Datenbank lässt sich nicht lesen oder beschreiben: { $why }. Prüf die Festplatte; was bestätigt wurde, ist gespeichert.
store-slow = Die Datenbank antwortet nicht rechtzeitig. Sieh nach der Festplatte und nach Programmen, die die Datenbank festhalten.
store-missing = Bei { $file } gibt es keine Datenbank, aber dieser Ordner hatte eine. Hol sie mit „duskhall restore DATEI --data { $folder }“ zurück. Willst du neu anfangen, verschieb die Datei „secret“ aus dem Ordner; dann sind alle Spieler verloren.
store-no-answer = Der Server unter { $address } antwortet nicht ({ $why }). Sieh in sein Protokoll, oder beende ihn und versuch es noch einmal.
store-nothing-there = In { $folder } liegen keine Tische und Spieler: Dazu gehören eine Datenbank und ein Geheimnis. Nenn mit --data den Datenordner deines Servers.
store-file-exists = { $file } gibt es schon. Wähl einen anderen Namen oder ersetz die Datei mit --force.
store-file-failed = { $file } lässt sich nicht lesen oder schreiben: { $why }.
store-folder-in-use = In { $folder } liegen schon Tische und Spieler. Wähl mit --data einen anderen Ordner oder nimm --force: Was da ist, kommt dann in einen eigenen Ordner neben die neuen Dateien.
store-bad-backup = { $file } ist keine vollständige Sicherung von Duskhall ({ $why }). Nichts wurde verändert; nimm eine andere Sicherung.
store-closed = Der Server wird beendet.
store-stale = Das Spiel ist schon weiter.
store-exists = Das ist schon gespeichert.
store-unknown = Diesen Spieler oder Tisch gibt es nicht.
# A database of PostgreSQL. $file is its address without the password.
store-no-driver = Für einen Speicher in PostgreSQL fehlen noch ein paar Bibliotheken. Installier sie: pip install "duskhall[many]"
store-bad-url = { $file } ist keine Adresse einer PostgreSQL-Datenbank: { $why }. Eine Adresse sieht so aus: postgresql://NUTZER:PASSWORT@RECHNER:5432/DATENBANK.
store-unreachable = Der PostgreSQL-Server von { $file } ist nicht erreichbar: { $why }. Sieh nach, ob er läuft und ob dieser Rechner sich mit ihm verbinden darf.
store-wrong-password = Der PostgreSQL-Server von { $file } lehnt Nutzer oder Passwort ab: { $why }. Berichtige sie in der Adresse oder in ~/.pgpass.
store-no-database = Die Datenbank oder den Nutzer in { $file } gibt es nicht: { $why }. Leg sie an (createdb, createuser) oder berichtige die Adresse.
store-turned-away = Der PostgreSQL-Server von { $file } weist diesen Rechner ab: { $why }. In seiner pg_hba.conf steht, wer sich verbinden darf.
store-crowded = Der PostgreSQL-Server von { $file } nimmt keine Verbindungen mehr an: { $why }. Erhöh max_connections oder beende Programme, die welche halten.
store-not-our-database = In der Datenbank { $file } liegen andere Tabellen als die von Duskhall; sie blieb unverändert. Nenn mit --store eine leere Datenbank.
store-unreleased-database = Die Datenbank { $file } stammt von einer unveröffentlichten Version von Duskhall und blieb unverändert. Nenn mit --store eine andere Datenbank.
store-read-only = Die Datenbank { $file } lässt sich nicht beschreiben: Sie folgt einem anderen Server oder ist auf Nur-Lesen gestellt. Nenn mit --store den Server, der beschrieben werden kann.
store-not-allowed = Der Nutzer in { $file } darf das nicht: { $why }. Mach ihn zum Besitzer der Datenbank.
store-no-secret = Die Datenbank { $file } enthält nicht das Geheimnis, mit dem Cookies signiert werden. Stell sie aus einer Sicherung wieder her.
store-lost = Die Verbindung zur Datenbank ging verloren: { $why }. Was bestätigt wurde, ist gespeichert; versuch es gleich noch einmal.
store-nothing-to-move = In { $file } liegt kein Speicher von Duskhall. Nenn den Ort, an dem dein Spieletreff liegt.
store-not-empty = In { $file } liegen schon Spieler oder Tische; alles blieb unverändert. Nenn einen leeren Ort.
store-database-in-use = Ein Duskhall-Server benutzt { $file }. Beende alle seine Server und versuch es noch einmal.
store-not-arrived = Was in { $file } ankam, ist nicht das, was abgeschickt wurde (Tabelle { $table }). Am alten Ort blieb alles, wie es ist: Benutz den neuen nicht, leere ihn und versuch es noch einmal.
# $what: table or campaign. $table is its id.
store-row-table = Tisch
store-row-campaign = Kampagne
store-row-newer = { $what } { $table } stammt von einem neueren Duskhall (Zeilenversion { $found }; dieses Programm kennt { $known }) und blieb unverändert. Starte das neuere Programm.
store-row-unknown = { $what } { $table } ist nicht lesbar: Die Zeilenversion { $found } hat es nie gegeben. Alles blieb, wie es ist; stell es aus einer Sicherung wieder her.
store-row-broken = { $what } { $table } ist nicht lesbar: { $why }. Alles blieb, wie es ist; stell es aus einer Sicherung wieder her.

## Records that are looked at again. $why is what the notation says.

server-bad-record = Diese Aufzeichnung lässt sich nicht spielen: { $why }.
server-too-much-work = Das braucht mehr Zeit oder Speicher, als der Server für eine Anfrage gibt. Mit einem kleineren Spiel kann es gehen.
server-no-move = Die Aufzeichnung hat { $most } Schritte; nimm einen davon oder 0, den Anfang.
server-no-view = Das Spiel hat { $most } Plätze; nimm einen davon oder 0 für einen Zuschauer.
