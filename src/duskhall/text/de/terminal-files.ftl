### Games in files: those that are saved, and those that are shown again.

## Saved games

save-offer =
    { $n ->
        [one] Es gibt ein unbeendetes Spiel:
       *[other] Es gibt { $n } unbeendete Spiele:
    }
save-entry = { $game }; { $players }; Zug { $turn }; { $when }
save-when = { $days ->
        [0] heute, { $time }
        [1] gestern, { $time }
       *[other] vor { $days } Tagen
    }
save-entry-damaged = { $name } (nicht lesbar)
save-more =
    { $n ->
        [one] … und 1 weiteres: „alle“ listet es auf.
       *[other] … und { $n } weitere: „alle“ listet sie auf.
    }
save-ask =
    { $n ->
        [one] Weiterspielen mit der Eingabetaste, „löschen“ löscht es, n beginnt ein neues Spiel:
       *[other] Die Eingabetaste nimmt das erste, eine Nummer ein anderes, „löschen 2“ löscht Nummer 2, n beginnt ein neues Spiel:
    }
save-ask-again = Drück die Eingabetaste oder tippe eine Nummer der Liste, „löschen“ und eine Nummer, „alle“, n für ein neues Spiel oder „ende“.
save-new = n
save-all = alle
save-drop = löschen
save-yes = ja
    .short = j
save-drop-which =
    { $n ->
        [one] Es gibt nur ein Spiel. „löschen“ löscht es.
       *[other] Welches Spiel? Tippe „löschen“ und eine Nummer von 1 bis { $n }.
    }
save-drop-ask =
    { $n ->
        [one] Dieses Spiel löschen? Es lässt sich nicht zurückholen.
       *[other] Diese { $n } Spiele löschen? Sie lassen sich nicht zurückholen.
    }
save-drop-prompt = „ja“ löscht, die Eingabetaste behält:
save-drop-kept =
    { $n ->
        [one] Das Spiel bleibt.
       *[other] Die Spiele bleiben.
    }
save-dropped =
    { $n ->
        [one] Das Spiel ist gelöscht.
       *[other] { $n } Spiele sind gelöscht.
    }
save-drop-unasked = Nichts ist gelöscht: Die Eingabe endete vor einer Antwort. Mit --yes löschst du ohne Nachfrage.
save-undeletable = Die Datei „{ $file }“ lässt sich nicht löschen: { $why }.
save-list =
    { $n ->
        [0] Es gibt keine unbeendeten Spiele.
        [one] Es gibt 1 unbeendetes Spiel:
       *[other] Es gibt { $n } unbeendete Spiele, das letzte zuerst:
    }
save-list-hint = „duskhall play --resume N“ setzt eines fort, „duskhall play --drop N“ löscht eines. N ist seine Nummer hier oder sein Name.
save-no-number =
    { $n ->
        [0] Unbeendetes Spiel { $got } gibt es nicht: Es gibt keine. „duskhall play“ beginnt ein neues.
        [one] Unbeendetes Spiel { $got } gibt es nicht: Es gibt nur 1. „duskhall play --list“ zeigt es.
       *[other] Unbeendetes Spiel { $got } gibt es nicht: Die Nummern sind 1 bis { $n }. „duskhall play --list“ zeigt sie.
    }
save-no-name = Ein unbeendetes Spiel „{ $got }“ gibt es nicht. „duskhall play --list“ zeigt Nummern und Namen.
save-many-names = { $n } unbeendete Spiele beginnen mit „{ $got }“. Tippe mehr vom Namen oder eine Nummer aus „duskhall play --list“.
save-left =
    { $n ->
        [one] Das unbeendete Spiel bleibt; „duskhall play“ bietet es wieder an.
       *[other] Die unbeendeten Spiele bleiben; „duskhall play“ bietet sie wieder an.
    }
save-old =
    { $n ->
        [one] Das unbeendete Spiel bleibt.
       *[other] Die unbeendeten Spiele bleiben.
    }
save-waits =
    { $n ->
        [one] Du hast ein unbeendetes Spiel; „duskhall play“ ohne diese Optionen bietet es an.
       *[other] Du hast { $n } unbeendete Spiele; „duskhall play“ ohne diese Optionen bietet sie an.
    }
save-lines = { $why } (die Datei hat { $n } Zeilen)
save-not-text = die Datei ist kein Text
save-damaged = Ein gespeichertes Spiel ist nicht lesbar: { $why }.
save-aside = Es wurde nicht verändert und liegt in dieser Datei:
save-resumed = Du spielst weiter: { $game }, Zug { $turn }.
game-title = { $how ->
        [first] { $game }, erstes Spiel
       *[other] { $game }, „{ $name }“
    }
game-title-other = { $game }, gemischte Karten
game-title-epic = { $game }, Episches Spiel
save-written = Das Spiel ist in dieser Datei gespeichert:
save-copied = Das Spiel ist gespeichert. „duskhall play --from DATEI“ setzt es von dieser Datei aus fort:
save-always = Das Spiel wird nach jedem Schritt gespeichert, in dieser Datei:
save-not = Dieses Spiel wird nicht von selbst gespeichert; „aufzeichnung DATEI“ schreibt es in eine Datei.
save-how = „duskhall play“ bietet an, es fortzusetzen.
save-how-from = „duskhall play --from DATEI“ setzt es von dieser Datei aus fort:
save-record = Die Aufzeichnung ist bis hier vollständig; um sie beim Weiterspielen fortzuführen, gib --record und diese Datei an:
save-stopped = Angehalten; nichts ist verloren.
save-lost = Das Spiel wurde nicht gespeichert: { $file } ließ sich nicht schreiben ({ $why }).
save-lost-ask = Tippe „speichern DATEI“, um es woandershin zu schreiben, oder geh mit der Eingabetaste, ohne zu speichern:
save-end-of-input = Die Eingabe ist zu Ende, also hält das Spiel hier an.
save-failed = Das Spiel ließ sich nicht in { $file } speichern: { $why }. Tippe „speichern DATEI“, um es woandershin zu schreiben.
record-written = Die Aufzeichnung wird jetzt in dieser Datei fortgeführt:
record-file = Welche Datei? Zum Beispiel: aufzeichnung spiel.txt

## Replaying

replay-open = Die Aufzeichnung endet hier, vor dem Ende des Spiels.
replay-stopped = Angehalten nach Schritt { $n }; die Aufzeichnung geht weiter.
replay-head = { $players }. { $n } Schritte.
replay-move = Schritt { $n } von { $most } · Zug { $turn } · { $who }: { $move }
replay-start = Vor dem ersten Schritt.
replay-first = Das ist der Anfang der Aufzeichnung. Die Eingabetaste zeigt den ersten Schritt.
replay-at = Zug { $turn }, { $who }: nach Schritt { $n } von { $most }.
replay-turn-start = Zug { $turn }, { $who }: Der Zug beginnt, nach Schritt { $n } von { $most }.
replay-hands = Alle Hände
replay-prompt = Eingabetaste: nächster Schritt · z: zurück · g: ganzer Zug · hilfe: mehr · e: Ende >
replay-which-move = Welcher Schritt? Tippe eine Zahl von 0 bis { $n }.
replay-which-seat = Welcher Platz? Tippe „platz“ und eine Zahl von 1 bis { $n }, oder „alle“.
replay-unknown = „{ $answer }“ ist kein Befehl der Wiedergabe. „hilfe“ zeigt die Liste.

# Words that are typed at the prompt.
replay-word-next = weiter
    .short = w
replay-word-back = zurück
    .short = z
replay-word-turn = zug
    .short = g
replay-word-back-turn = zurück zug
    .short = zg
replay-word-move = schritt
    .short = s
replay-word-seat = platz
    .short = p
replay-word-all = alle
    .short = a
replay-word-spectator = zuschauer
    .short = zu
replay-word-help = hilfe
    .short = h
replay-word-quit = ende
    .short = e
replay-help-next = den nächsten Schritt zeigen
    .typed = Eingabetaste, w
replay-help-back = einen Schritt zurückgehen
    .typed = z
replay-help-turn = bis zum Ende dieses Zugs spielen; mit einer Zahl zum Anfang jenes Zugs gehen
    .typed = g, g 5
replay-help-back-turn = zum Anfang dieses Zugs zurückgehen, dann zu dem des vorigen
    .typed = zg
replay-help-move = zu diesem Schritt gehen; 0 ist der Anfang
    .typed = 30, schritt 30
replay-help-seat = das Spiel sehen, wie dieser Platz es sah
    .typed = platz 2
replay-help-all = jede Hand sehen
    .typed = alle
replay-help-spectator = sehen, was alle sehen konnten
    .typed = zuschauer
replay-help-help = diese Liste
    .typed = hilfe, ?
replay-help-quit = aufhören
    .typed = e, ende
