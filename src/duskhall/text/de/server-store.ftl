### What the server says about its data folder and about records that are looked at again.
###
### $folder and $file are paths; $why is what the system or the database says.

store-not-writable = Der Datenordner { $folder } ist nicht benutzbar: { $why }. Mach das Konto des Servers zum Besitzer oder wähl mit --data einen anderen Ordner.
store-in-use = Ein anderer Duskhall-Server benutzt den Datenordner { $folder }. Beende jenen Server oder wähl mit --data einen anderen Ordner.
store-bad-secret = Die Datei { $file } enthält nicht das Geheimnis, mit dem Cookies signiert werden. Stell sie aus einer Sicherung wieder her. Hast du keine, lösch sie; die Spieler brauchen dann ihre Wiederherstellungscodes, um zu ihren Plätzen zurückzukommen.
store-not-a-store = { $file } ist keine Datenbank von Duskhall und blieb unverändert. Verschieb die Datei oder wähl mit --data einen anderen Ordner.
store-broken = Die Datenbank ist beschädigt: { $why }. Stell sie aus einer Sicherung wieder her; die beschädigte Datei blieb, wie sie ist.
store-newer = { $file } stammt von einem neueren Duskhall (Datenbankversion { $found }; dieses Programm kennt { $known }) und blieb unverändert. Starte das neuere Programm.
store-unreleased = { $file } stammt von einer unveröffentlichten Version von Duskhall und blieb unverändert. Verschieb die Datei oder wähl mit --data einen anderen Ordner.
store-full = Die Festplatte mit dem Datenordner ist voll. Nichts ging verloren; schaff Platz und versuch es noch einmal.
store-busy = Ein anderes Programm benutzt die Datenbank. Versuch es noch einmal.
store-failed = Die Datenbank meldet einen Fehler: { $why }.
store-closed = Der Server wird beendet.
store-stale = Das Spiel ist schon weiter.
store-exists = Das ist schon gespeichert.
store-unknown = Diesen Spieler oder Tisch gibt es nicht.
# $what: table or campaign. $table is its id.
store-row-table = Tisch
store-row-campaign = Kampagne
store-row-newer = { $what } { $table } stammt von einem neueren Duskhall (Zeilenversion { $found }; dieses Programm kennt { $known }) und blieb unverändert. Starte das neuere Programm.
store-row-unknown = { $what } { $table } ist nicht lesbar: Die Zeilenversion { $found } hat es nie gegeben. Alles blieb, wie es ist; stell es aus einer Sicherung wieder her.
store-row-broken = { $what } { $table } ist nicht lesbar: { $why }. Alles blieb, wie es ist; stell es aus einer Sicherung wieder her.

## Records that are looked at again. $why is what the notation says.

server-bad-record = Diese Aufzeichnung lässt sich nicht spielen: { $why }.
server-record-long = Diese Aufzeichnung ist zu lang: Die Grenze ist { $most } kB.
server-record-moves = Diese Aufzeichnung hat { $n } Schritte; die Grenze ist { $most }.
server-record-cards = Diese Aufzeichnung hat mehr Karten als jedes Spiel: Die Grenze ist { $most }.
server-no-move = Die Aufzeichnung hat { $most } Schritte; nimm einen davon oder 0, den Anfang.
server-no-view = Das Spiel hat { $most } Plätze; nimm einen davon oder 0 für einen Zuschauer.
