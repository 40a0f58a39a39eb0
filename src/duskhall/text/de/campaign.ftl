### Campaigns: what is wrong with one, for all clients. What the terminal says stands in terminal-campaign.ftl.

campaign-error-players = Eine Kampagne ist für { $least } bis { $most } Spieler, nicht { $got }
campaign-error-bad-name = „{ $name }“ ist kein Name: Nimm Buchstaben, Ziffern und Leerzeichen und kein Komma
campaign-error-same-name = Zwei Spieler heißen „{ $name }“: Gib jedem einen anderen Namen
campaign-error-unknown-source = Aufbauten kommen aus { $known } oder aus einer eigenen Liste, nicht aus „{ $got }“
campaign-error-no-setups = Eine Kampagne mit eigenen Aufbauten braucht mindestens einen
campaign-error-wishes = Quests, Pflichtkarten, Ausschlüsse und ein Wächter sind Wünsche für Zufallsaufbauten: Lass sie weg oder wähl Zufallsaufbauten
campaign-error-seed = Die Nummer der Zufallsaufbauten liegt zwischen 0 und { $most }, nicht bei { $got }
campaign-error-games = Eine Kampagne hat bis zu { $most } Spiele, oder 0 für keine feste Anzahl; nicht { $got }
campaign-error-more-than-planned = Es wurden mehr Spiele gespielt als die { $games } geplanten
campaign-error-impossible-game = Spiel { $number } kann nicht so geendet haben: Punkte, Rangfolge und gewählte Karten passen nicht zusammen
campaign-error-unfinished-choice = Die Gildenanerkennung nach Spiel { $number } ist nicht abgeschlossen, aber das nächste Spiel hat begonnen
campaign-error-nothing-to-choose = Kein Spieler in „{ $name }“ hat jetzt eine Karte zu wählen
campaign-error-not-your-turn = { $who } wählt gerade eine Karte: Warte, bis du dran bist
campaign-error-card-taken = { $who } hat bei dieser Gildenanerkennung schon gewählt: { $card }. Wähl eine andere Karte oder keine. Deine Karten: { $legal }
campaign-error-not-legal = { $card } kannst du nicht wählen: Wähl einen Gegenstand, einen Zauberspruch oder eine Waffe vom Markt, die dir am Ende gehörten, oder keine Karte. Deine Karten: { $legal }
campaign-error-over = „{ $name }“ ist nach { $games } Spielen zu Ende: Plane mehr Spiele, um weiterzuspielen
campaign-error-playing = Spiel { $number } von „{ $name }“ läuft: Spiel es zuerst zu Ende
campaign-error-choose-first = { $who } hat noch keine Karte gewählt: Das kommt vor dem nächsten Spiel
campaign-error-other-game = Dieses Spiel gehört nicht zu „{ $name }“, einer Kampagne von Quest mit { $seats } Spielern
campaign-error-not-over = Spiel { $number } ist noch nicht vorbei: Spiel es zuerst zu Ende
campaign-error-too-few-games = { $played } Spiele wurden gespielt oder begonnen: Plane mindestens so viele, nicht { $games }

## The file of a campaign

campaign-error-file-other = Das ist keine Kampagne: Ihre Datei beginnt mit „campaign: 1“
campaign-error-file-version = Diese Kampagne hat Version „{ $got }“, und dieses Programm liest Version { $version }: Nimm das Programm, das sie geschrieben hat, oder ein neueres
campaign-error-file-cut-off = Die Kampagne bricht nach { $lines } Zeilen ab: Die letzte Zeile müsste mit „end:“ beginnen. Stell die Datei aus einer Sicherung wieder her, wenn du eine hast
campaign-error-file-changed = Die Kampagne wurde außerhalb des Programms geändert oder beschädigt: Ihre Zeilen passen nicht zur Prüfsumme in der letzten Zeile. Stell die Datei aus einer Sicherung wieder her, wenn du eine hast
campaign-error-file-line = Die Kampagne ist nicht lesbar: { $why }
campaign-error-line-twice = „{ $key }“ steht zweimal da: Behalte eine der Zeilen
campaign-error-line-missing = Nummer { $n } fehlt vor Nummer { $number }: Nummeriere die Zeilen ab 1 ohne Lücke
campaign-error-line-unknown = „{ $key }“ ist keine Zeile einer Kampagne: Prüf die Schreibweise oder nimm ein neueres Programm
campaign-error-line-setup = Ein Aufbau braucht Monster, Helden und Dorf: Ergänze die fehlenden Zeilen
