### What the server says: why a request or a message was refused, and what to do about it.
###
### $why is a finished part of a sentence; names come from the person who asked.

## Editions and set-ups

server-first = Erstes Spiel
server-board-wilderness = Wildnis-Seite: Jedes fehlende Licht kostet 1 Angriff
server-mode-plain = Einfaches Spiel
server-mode-full = Volles Spiel
server-mode-epic = Episches Spiel
server-mode-epic-heroes = Episches Spiel mit allen Helden
server-board-dungeon = Verlies-Seite: Jedes fehlende Licht kostet 2 Angriff
server-part-monsters = Monstergruppen
server-part-bearer = Donnersteinträger
server-part-guardian = Wächter
server-part-rooms = Räume
server-part-heroes = Helden
server-part-village = Dorfkarten
server-no-edition = Eine Ausgabe „{ $name }“ gibt es nicht. Bekannte Ausgaben: { $known }.
server-no-setup = Wähl einen Aufbau oder ein Spiel, von dem aus es weitergeht.
server-no-such-setup = Ein Szenario „{ $name }“ gibt es nicht. Bekannte Szenarien: { $known }.
server-no-such-card = „{ $name }“ ist keine Monstergruppe, kein Held und keine Dorfkarte von { $edition }. Prüf die Schreibweise und trenne Namen mit Kommas oder Zeilenumbrüchen.
server-setup = Dieser Aufbau geht nicht: { $why }.
server-setup-learning-board = Das Lernspiel hat eigene Karten: Wähl das Szenario „Lernspiel“.

## People

server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen und kein Komma und keinen Zeilenumbruch. Wähl einen anderen Namen.
server-no-person = Wähl zuerst einen Namen.
server-no-such-code = Dieser Wiederherstellungscode ist unbekannt. Prüf jeden Buchstaben; ein neuer Code ersetzt den alten.

## Requests

server-too-deep = Die Anfrage ist zu tief verschachtelt.
server-bad-request = Die Anfrage ist nicht lesbar: { $why }.
server-body-cut-off = Die Anfrage brach ab, bevor ihr Inhalt vollständig war. Sende sie noch einmal.
server-two-lengths = Die Anfrage nennt die Länge ihres Inhalts zweimal. Sende sie mit nur einer Länge.
server-not-found = Unter dieser Adresse gibt es nichts. Prüf den Link.
server-method = Diese Adresse nimmt solche Anfragen nicht an.
server-too-big = Das ist zu groß: Die Grenze ist { $most } kB.
server-bad-type = Die Anfrage muss JSON sein.
server-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne Duskhall unter seiner eigenen Adresse. (Läuft es unter einem anderen Namen, starte den Server mit --origin.)
server-too-fast = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
server-loopback = Diese Zahlen sieht nur der Rechner des Servers selbst. Starte den Server mit --metrics, um sie allen zu zeigen.
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert; versuch es noch einmal. Mehr steht im Protokoll des Servers.

## The page

server-page-missing = Die Seite ist nicht gebaut
server-page-missing-text = Der Server läuft, aber die Webseite ist nicht im Paket. In einer Kopie der Quellen baut „make play“ sie und startet den Server neu (dazu braucht es Node 20.19 oder neuer). Ohne die Seite spielst du mit „duskhall play“ im Terminal.
server-page-nothing = Hier ist nichts
server-page-nothing-text = Prüf den Link oder fang am Eingang an.
server-page-entrance = Zum Eingang

## Tables

server-no-table = Diesen Tisch gibt es nicht, oder er ist privat und der Link ist unvollständig. Bitte um den ganzen Link.
server-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen, wenn der Tisch es erlaubt, oder einen eigenen Tisch eröffnen.
server-seat-taken = Dieser Platz ist schon besetzt. Wähl einen anderen.
server-table-over = Das Spiel an diesem Tisch ist zu Ende.
server-begun = Das Spiel hat begonnen; die Plätze stehen fest.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel läuft noch.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-no-seat = Diesen Platz gibt es an dem Tisch nicht.
server-no-watching = Dieser Tisch erlaubt keine Zuschauer.
server-no-bot = Einen Bot „{ $name }“ gibt es nicht.
server-nobody = An diesem Tisch wären keine Spieler und keine Zuschauer: Nimm einen Platz, lass einen frei oder erlaube Zuschauer.
server-seats = Dieses Spiel hat { $least } bis { $most } Plätze.
server-seats-exactly = Dieses Spiel hat { $most } Plätze.
server-clock = Die Zeit pro Entscheidung ist 10 Sekunden bis 7 Tage oder unbegrenzt.
server-pace = Die Pause zwischen Schritten der Bots ist 0 bis 5 Sekunden.
server-many-tables = Du hast { $most } unbeendete Tische. Beende oder verlass zuerst einen davon.
server-unreadable = Dieser Tisch lässt sich nicht öffnen. { $why }
server-readonly = Diese Version des Programms kann dieses Spiel nicht fortsetzen: { $why }
server-storage = Der Server konnte das nicht speichern, also hat sich nichts geändert. Versuch es noch einmal; geht es wieder nicht, ist vielleicht die Festplatte des Servers voll.
server-closing = Der Server wird beendet. Dein Tisch ist gespeichert; komm gleich wieder.
server-cut-off = Dieser Server erreicht seine Datenbank gerade nicht. Dein Tisch geht weiter, sobald sie wieder da ist.
server-moving = Dein Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.

## Campaigns

server-no-campaign = Diese Kampagne gibt es nicht, oder der Link ist unvollständig. Bitte um den ganzen Link.
server-many-campaigns = Du hast { $most } unbeendete Kampagnen. Beende zuerst eine davon.
server-campaign-unreadable = Diese Kampagne lässt sich nicht öffnen: { $why }.
# What an open seat is called.
server-campaign-seat = Platz { $n }
server-campaign-full = Alle Plätze dieser Kampagne sind besetzt. Du kannst bei ihren Spielen zuschauen.
server-campaign-begun = Die Kampagne hat begonnen; ihre Spieler bleiben bis zum Ende dieselben.
server-campaign-open = Ein Platz ist noch frei. Warte auf einen Spieler oder gib den Platz einem Bot.
server-campaign-stranger = Du spielst in dieser Kampagne nicht mit.
server-campaign-host = Das kann nur, wer die Kampagne angelegt hat.
server-campaign-table = Dieses Spiel gehört zu einer Kampagne. Beginne das nächste auf der Seite der Kampagne.
server-campaign-late = Die Kampagne ist schon weiter. Sieh sie dir noch einmal an.
server-campaign-game = Zuerst kommt Spiel { $game }.
server-campaign-games = Eine Kampagne hat 1 bis { $most } Spiele oder keine feste Anzahl.
server-campaign-setups = Eine Kampagne hat höchstens { $most } eigene Aufbauten.

## Moves and talk

server-away = Ein Bot spielt auf deinem Platz. Nimm ihn zuerst wieder ein.
server-resigned = Du hast dieses Spiel aufgegeben.
server-no-undo = Es gibt keinen Schritt, den du zurücknehmen kannst.
server-proposal-open = Der Tisch stimmt noch über etwas anderes ab.
server-hints-off = An diesem Tisch gibt es keine Hinweise: Sie wurden beim Eröffnen abgeschaltet, oder das Spiel ist zu Ende.
server-hints-ask = Hinweise brauchen die Zustimmung aller. Bitte im Menü darum und warte, bis alle zustimmen.
server-review-busy = Eine andere Analyse von dir läuft noch, oder mehrere aus deinem Netz. Warte, bis eine fertig ist, und versuch es dann noch einmal.
server-review-open = Diese Aufzeichnung hört vor dem Ende ihres Spiels auf und kann nicht analysiert werden. Spiel es zuerst zu Ende.
server-no-proposal = Es gibt nichts abzustimmen.
server-no-ledger = Für diese Zahl gibt es keine Aufschlüsselung.
server-chat-empty = Diese Nachricht ist leer.
server-chat-long = Diese Nachricht ist zu lang: Die Grenze ist { $most } Zeichen.
server-name-first = Wähl zuerst einen Namen; dann kannst du chatten.

## Messages of the socket

server-hello-first = Die Verbindung hat nicht gesagt, zu welchem Tisch sie gehört. Lade die Seite neu.
server-hello-twice = Diese Verbindung hat schon einen Tisch.
server-protocol = Diese Seite gehört zu einer anderen Version des Programms. Lade sie neu.
server-bad-message = Die Nachricht ist nicht lesbar: { $why }.
server-not-json = Die Nachricht ist kein gültiges JSON.
server-too-large = Die Nachricht ist zu groß.

## Records and positions

server-record-later = Die Aufzeichnung kannst du herunterladen, wenn das Spiel zu Ende ist.
server-bad-position = Das ist kein lesbarer Spielstand und keine lesbare Aufzeichnung: { $why }.
server-position-over = An dieser Stelle ist das Spiel zu Ende. Setz es von einem früheren Schritt aus fort.
