### Campaigns at the terminal. What is wrong with a campaign stands in campaign.ftl.

## Where a campaign stands

campaign-head = Kampagne „{ $name }“: { $where }.
campaign-where-ready = { $games ->
        [0] Spiel { $number } kommt als Nächstes
       *[other] Spiel { $number } von { $games } kommt als Nächstes
    }
campaign-where-playing = { $games ->
        [0] Spiel { $number } läuft
       *[other] Spiel { $number } von { $games } läuft
    }
campaign-where-recognition = { $games ->
        [0] Gildenanerkennung nach Spiel { $number }, { $who } wählt
       *[other] Gildenanerkennung nach Spiel { $number } von { $games }, { $who } wählt
    }
campaign-where-over = { $played ->
        [one] zu Ende nach 1 Spiel
       *[other] zu Ende nach { $played } Spielen
    }
campaign-leads = { $n ->
        [one] { $who } führt mit { $points } Punkten
       *[other] { $who } teilen sich die Führung mit { $points } Punkten
    }
campaign-won = { $n ->
        [one] { $who } gewinnt die Kampagne mit { $points } Punkten
       *[other] { $who } gewinnen die Kampagne gemeinsam, mit je { $points } Punkten
    }
campaign-damaged = nicht lesbar: { $why }
campaign-list =
    { $n ->
        [0] Es gibt keine Kampagnen. „duskhall campaign new NAME“ legt eine an.
        [one] Es gibt 1 Kampagne:
       *[other] Es gibt { $n } Kampagnen, die letzte zuerst:
    }
campaign-how = „duskhall campaign next { $name }“ setzt sie fort.

## Its games

campaign-begins = { $games ->
        [0] Kampagne „{ $name }“: Spiel { $number }
       *[other] Kampagne „{ $name }“: Spiel { $number } von { $games }
    }
campaign-game = Spiel { $number } · { $about }
campaign-cards = { $source ->
        [random] zufällige Karten, Wächter { $card }
       *[own] eigene Karten, Wächter { $card }
    }
campaign-turns = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
campaign-points = { $n ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
campaign-game-won = gewonnen
campaign-total = { $n ->
        [one] Gesamt nach 1 Spiel
       *[other] Gesamt nach { $n } Spielen
    }
campaign-deck = beginnt außerdem mit: { $cards }
campaign-cards-won = gewonnene Karten: { $cards }
campaign-sentence = { $what }.
campaign-another = { $games ->
        [0] Die Eingabetaste beginnt Spiel { $number }, „ende“ hört auf:
       *[other] Die Eingabetaste beginnt Spiel { $number } von { $games }, „ende“ hört auf:
    }

## Guild Recognition

campaign-recognition = Gildenanerkennung nach Spiel { $number }
campaign-recognition-about = In der Reihenfolge eurer Ränge darf jeder einen Gegenstand, einen Zauberspruch oder eine Waffe wählen; die Karte muss ihm am Ende gehört haben. 1 Exemplar davon kommt für alle späteren Spiele in sein Start-Kommandodeck. Dieselbe Karte kann nur einer wählen.
campaign-ask = { $who }, welche Karte wählst du?
campaign-word-none = keine
campaign-none-about = keine Karte wählen
campaign-chosen = { $who }: { $what }
campaign-chose = { $card } gewählt
campaign-chose-declined = keine Karte gewählt
campaign-chose-forfeited = keine Karte zur Wahl

## Errors

campaign-none = Es gibt keine Kampagnen. „duskhall campaign new NAME“ legt eine an.
campaign-none-left = Alle Kampagnen sind zu Ende. „duskhall campaign new NAME“ legt eine neue an, „duskhall campaign next NAME --games N“ verlängert eine.
campaign-unknown = Eine Kampagne „{ $name }“ gibt es nicht. Es gibt: { $known }.
campaign-many = Mehrere Kampagnen beginnen mit „{ $name }“: { $known }. Tippe mehr vom Namen.
campaign-exists = Eine Kampagne „{ $name }“ gibt es schon. „duskhall campaign next { $slug }“ setzt sie fort; wähl für eine neue einen anderen Namen.
campaign-busy = Die Kampagne „{ $name }“ ist in einem anderen Fenster offen. Spiel dort weiter oder beende sie dort zuerst.
campaign-unreadable = Die Kampagne „{ $name }“ lässt sich nicht spielen: { $why }. Ihre Datei ist unverändert: { $file }.
campaign-players-changed = Die Spieler von „{ $name }“ sind { $players }, und das bleibt so: Punkte und Karten gehören ihnen. Lass --players weg oder leg eine neue Kampagne an.
campaign-is-over = Die Kampagne „{ $name }“ ist zu Ende: { $lead }. „duskhall campaign next { $slug } --games N“ spielt mit mehr als { $played } Spielen weiter, „duskhall campaign log { $slug }“ zeigt die gespielten.
campaign-game-other = es hat andere Spieler
campaign-game-damaged = Spiel { $number } kann nicht weitergehen: { $why }. Seine Datei ist { $file }. Reparier die Datei oder beginne das Spiel mit „duskhall campaign next { $name } --anew“ von vorn; die Datei bleibt unter einem anderen Namen erhalten.
campaign-not-under-way = Von „{ $name }“ läuft gerade kein Spiel, also gibt es nichts neu zu beginnen. Lass --anew weg.
campaign-anew = Spiel { $number } beginnt von vorn. Die bisherigen Schritte bleiben in dieser Datei:
campaign-no-players = Nenn die Spieler in der Reihenfolge der Plätze, durch Kommas getrennt: --players Anna,Ben,veteran
campaign-bad-setups = „{ $got }“ ist keine Quelle für Aufbauten. Gib --setups quests, random oder eine Datei mit Aufbauten an.
campaign-setup-line = „{ $file }“, Aufbau { $n }: { $why }
campaign-setup-empty = In „{ $file }“ steht kein Aufbau. Schreib die Namen seiner Karten, durch Kommas getrennt, mit einer leeren Zeile zwischen zwei Aufbauten.
