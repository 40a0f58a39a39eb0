### What ``duskhall simulate`` says.

simulate-title = { $edition }, { $players } Spieler, Startzahl { $seed }
    .mode = { $edition } ({ $mode }), { $players } Spieler, Startzahl { $seed }
simulate-counts = { $games } { $n ->
        [one] Spiel
       *[other] Spiele
    } in { $seconds } s: { $rate } Spiele/s, { $decisions } Entscheidungen/s, { $turns } Züge pro Spiel
simulate-unfinished = { $n ->
        [one] { $n } Spiel wurde nach { $turns } Zügen abgebrochen (--max-turns).
       *[other] { $n } Spiele wurden nach { $turns } Zügen abgebrochen (--max-turns).
    }
simulate-errors = { $n ->
        [one] { $n } Spiel endete mit einem Fehler.
       *[other] { $n } Spiele endeten mit einem Fehler.
    }
simulate-head-bot = Bot
simulate-head-games = Spiele
simulate-head-wins = Siege
simulate-head-rate = Siegquote
simulate-head-interval = 95-%-Intervall
simulate-head-vp = Punkte
simulate-playing = spielt
simulate-interrupted = Abgebrochen nach { $done } von { $games } Spielen; das sind ihre Ergebnisse.
simulate-died = ein Prozess endete nach { $done } von { $games } Spielen ohne Meldung; vielleicht ging ihm der Speicher aus, oder ein Bot hat Python beendet. „--jobs 1“ zeigt mehr.
simulate-error = Spiel { $game } endete mit einem Fehler: { $error }. So siehst du ihn: { $command }
simulate-fault-illegal = der Bot „{ $bot }“ gab { $n ->
        [one] { $n } unerlaubte Antwort
       *[other] { $n } unerlaubte Antworten
    }, zuerst in Spiel { $game }, Zug { $turn }: „{ $said }“. Stattdessen gilt sein erster erlaubter Schritt.
simulate-fault-late = der Bot „{ $bot }“ brauchte { $n ->
        [one] einmal
       *[other] { $n }-mal
    } zu lange (mehr als { $said }), zuerst in Spiel { $game }, Zug { $turn }. Stattdessen gilt sein erster erlaubter Schritt.
simulate-fault-failed = der Bot „{ $bot }“ stürzte { $n ->
        [one] einmal
       *[other] { $n }-mal
    } ab, zuerst in Spiel { $game }, Zug { $turn }: { $said }. Stattdessen gilt sein erster erlaubter Schritt.
simulate-bad-number = { $option } braucht { $least } oder mehr, nicht { $got }.
simulate-bad-seconds = --bot-seconds braucht eine Zahl von Sekunden über null, nicht { $got }.
simulate-bad-players = { $edition } ist für { $least } bis { $most } Spieler, nicht { $got }.
simulate-no-bots = --bots nennt keinen Bot. Nenn mindestens einen, etwa --bots veteran,greedy.
simulate-many-bots = { $bots } Bots sind zu viele für { $players } Spieler. Nenn weniger Bots oder gib mehr --players an.
simulate-bad-setup = einen Aufbau „{ $name }“ gibt es nicht; wähl einen von { $known }.
simulate-bad-bot = der Bot „{ $bot }“ kann nicht mitspielen: { $why }
simulate-strict = der Bot „{ $bot }“ hat den Lauf in Spiel { $game }, Zug { $turn }, angehalten ({ $fault }). Nur dieses Spiel spielen: { $command }
simulate-strict-here = --strict-bots spielt in diesem Prozess, wo ein Debugger hinkommt. Lass --ray weg.
simulate-records-there = { $folder } enthält die Aufzeichnungen eines anderen Laufs ({ $file }). Nenn einen anderen Ordner oder entfern sie.
simulate-record-file = { $file } ist eine Datei. --record braucht den Namen eines Ordners.
simulate-record-unwritable = Aufzeichnungen lassen sich nicht nach { $folder } schreiben: { $why }. Nenn einen anderen Ordner.
