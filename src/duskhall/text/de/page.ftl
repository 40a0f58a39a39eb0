### What the page says around the table: lobby, new table, waiting, settings, about.
###
### Arguments: $n, $of, $open, $turn, $move are whole numbers, $seconds and $pace too (0: none, at once). All others are
### names or finished texts.

page-name = Duskhall
page-title = { $text } · Duskhall
page-title-new = Neuer Tisch
page-title-cards = Karten
page-title-rules = Regeln
page-title-settings = Einstellungen
page-title-about = Über Duskhall
page-title-unknown = Nicht gefunden

page-nav = Hauptmenü
page-nav-lobby = Duskhall: zur Lobby
page-nav-cards = Karten
page-nav-rules = Regeln
page-nav-settings = Einstellungen
page-nav-about = Über Duskhall
page-skip = Zum Inhalt springen

page-close = Schließen
page-dismiss = Ausblenden
page-loading = Wird geladen …
page-reload = Seite neu laden
page-again = Noch einmal versuchen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-failed = Dein Browser lässt diese Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.
page-yes = ja
page-no = nein
page-version = Programm: { $version }

## When something goes wrong

page-error-offline = Der Server ist nicht erreichbar. Läuft er, und bist du online?
page-error-status = Der Server hat mit Fehler { $status } geantwortet. Versuch es gleich noch einmal.
page-error-unreadable = Die Seite konnte die Antwort des Servers nicht lesen. Lade die Seite neu.
page-error-load = Dieser Teil der Seite wurde nicht geladen. Vielleicht gibt es eine neuere Version: Lade die Seite neu.
page-error-own = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Spiele sind auf dem Server sicher.
page-unknown-title = Dieser Gang ist leer
page-unknown-text = Dieser Link führt nirgendwohin. Vielleicht ging beim Kopieren ein Teil verloren.
page-unknown-home = Zur Lobby

## A file or a pasted text

page-file-choose = oder wähl eine Datei:
page-file-large = „{ $name }“ ist zu groß für ein Spiel.
page-file-unreadable = „{ $name }“ konnte nicht gelesen werden.

## A name

page-name-ask = Dein Name
page-name-field = Dein Name
page-name-go = Spielen
page-name-note = Du brauchst kein Konto: Dieser Browser merkt sich deine Plätze.
page-name-restore = Ich habe einen Wiederherstellungscode
# Short names that fit anybody; one of them is offered to a newcomer. None is a name of a bot (server-bot-name-1 …).
page-name-ideas = Ahorn, Birke, Distel, Erle, Farn, Ginster, Holunder, Klee, Linde, Robin, Salbei, Schlehe, Wacholder

page-recovery-title = Wiederherstellungscode
page-recovery-note = Mit diesem Code öffnest du deine Plätze auf einem anderen Gerät. Schreib ihn auf: Er steht hier, bis du das bestätigst oder diesen Tab schließt. In den Einstellungen kannst du jederzeit einen neuen erstellen.
page-recovery-waits = Schreib deinen Wiederherstellungscode auf: Er wartet in den Einstellungen
page-recovery-kept = Ich habe ihn aufgeschrieben

## The lobby

page-welcome-title = Im Dungeon ist es dunkel. Bring ein Licht mit.
page-welcome-text = Mit Duskhall spielst du das Kartenspiel Thunderstone. Wirb im Dorf Helden an, rüste sie aus und führe sie gegen die Monster im Dungeon. Wähl eine Ausgabe, und du spielst gegen einen Bot; eine Begleitung hilft dir durch die ersten Züge.
page-lobby-hello = Willkommen zurück, { $name }
page-lobby-opponent = Gegner
page-lobby-stronger = { $beaten } ist geschlagen. Versuch es mit { $next }.
page-lobby-mine = Meine Tische
page-lobby-more = Mehr
page-lobby-open = Offene Tische
page-lobby-none = Gerade gibt es keine offenen Tische. Eröffne einen eigenen und zeig ihn hier an.

page-edition-classic = Die erste Schachtel: Licht und Dunkelheit, drei Positionen und ein Donnerstein, der das Spiel beendet. Am besten für den Anfang.
page-edition-advance = Die zweite Schachtel: eine vierte Position, Flüche, Vertraute und am Ende ein Donnersteinträger.
page-edition-other = Alle Karten der Schachtel, fertig zum Spielen.
page-editions = Ausgabe

page-play-now = Sofort spielen
page-play-now-edition = Sofort spielen: { $edition }
page-play-making = Die Karten werden ausgeteilt …
page-play-random = Zufällige Karten
page-play-choose = Mehr Optionen

page-more-new = Neuer Tisch
page-more-new-note = Mit Freunden per Link, an einem Bildschirm oder gegen mehr Bots
page-more-rules = Regeln
page-more-rules-note = So wird gespielt, in unseren Worten
page-more-cards = Karten
page-more-cards-note = Jede Karte mit Text und Regelklärungen
page-more-record = Aufgezeichnetes Spiel ansehen
page-more-record-note = Eine Aufzeichnung aus einer Datei öffnen

page-listed-waiting = { $open ->
    [0] Beginnt gleich
    [one] Wartet auf 1 Spieler
   *[other] Wartet auf { $open } Spieler
}
page-listed-over = Beendet
page-listed-yours = Du bist dran
page-listed-asked = Wartet auf { $names }
page-listed-running = Läuft
page-listed-turn = Zug { $turn }
page-listed-players = Spieler
page-listed-seat-open = frei
page-listed-kind-person = Mensch:
page-listed-kind-bot = Bot:
page-listed-kind-open = Platz:
page-listed-go = Weiterspielen
page-listed-join = Mitspielen
page-listed-watch = Zuschauen
page-listed-replay = Wiedergabe
page-listed-result = Ergebnis
page-listed-watching = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}

page-record-title = Aufgezeichnetes Spiel ansehen
page-record-note = Jedes beendete Spiel kannst du als Aufzeichnung herunterladen, eine einfache Textdatei.
page-record-text = Aufzeichnung einfügen
page-record-show = Spiel zeigen

## A new table

page-new-title = Neuer Tisch
page-new-what = Spiel
page-new-from = Von einer Aufzeichnung oder einem Spielstand weiterspielen
page-new-start = Ausgangspunkt
page-new-cards = Karten
page-new-seats = Spieler
page-new-rules = Lobby, Zuschauer, Uhr
page-new-play = Spielen
page-new-open = Tisch eröffnen
page-new-no-edition = Eine Ausgabe „{ $name }“ gibt es nicht.

page-setup-how = Karten wählen
page-setup-by-first = Erstes Spiel
page-setup-by-published = Szenario
page-setup-by-random = Zufällig
page-setup-by-chosen = Auswählen
page-setup-by-text = Namen einfügen
page-setup-which = Aufbau
page-setup-again = Neu auslosen
page-setup-random-note = Du spielst mit den Karten, die hier stehen.
page-setup-groups = Monster
page-setup-groups-of = { $n } Gruppen{ $n ->
        [3] , wie üblich
       *[other] , ein längeres Spiel
    }
page-setup-names = Namen aller Karten und Gruppen im Spiel, durch Kommas getrennt
page-setup-board = Spielplan
page-setup-board-usual = die übliche Seite
page-setup-avatars = Mit Avataren spielen
page-setup-mode = Spielart
page-mode-note-plain = Ohne Nebenquests, Gilden und legendäre Karten: am besten für ein erstes Spiel.
page-mode-note-full = Mit Nebenquests, Gilden und legendären Karten: Jeder Spieler hat eine geheime Nebenquest und wählt eine Gilde.
page-mode-note-epic = Das volle Spiel mit 1 Exemplar jeder Karte aus den Quests, die du wählst. Der Markt wird aus gemischten Decks aufgefüllt, und jede Stufe hat zehn zufällige Monster.
page-mode-note-epic-heroes = Episches Spiel mit allen Helden dieser Quests: ein Stapel je Klasse, nur der oberste Held ist zu kaufen.
page-setup-copy = Als Text kopieren

page-doctor-title = Was dich erwartet
page-doctor-fix = Beheben
page-doctor-missing = Fehlt noch

page-picker-note = Hak an, was im Spiel sein soll. Zeig auf eine Karte, halte sie gedrückt oder drück i, um sie zu lesen.
page-picker-count = { $n } von { $of } gewählt
page-picker-look = { $n ->
    [one] ansehen
   *[other] alle { $n } Karten
}
# Read aloud after page-picker-look.
page-picker-look-of = von { $name }
page-look-note = { $n ->
    [one] Dieser Stapel hat nur eine Sorte Karten.
   *[other] Diese { $n } Karten kommen zusammen.
}
page-look-count = { $n ->
    [one] 1 in der Schachtel
   *[other] { $n } in der Schachtel
}

page-new-seat-count = Plätze
page-new-seat-number = Platz { $n }
page-new-seat-who = Spieler auf Platz { $n }
page-new-seat-me = Ich
page-new-seat-me-name = Ich ({ $name })
page-new-seat-here = Noch jemand an diesem Bildschirm
page-new-seat-link = Frei: kommt per Link dazu
page-bots-levels = Bots
page-bots-other = Andere Bots
page-new-seat-name = Name
page-new-seat-name-of = Name des Spielers auf Platz { $n }
page-new-seat-hot = Ihr teilt euch diesen Bildschirm. Er verdeckt deine Hand, bevor du ihn weitergibst.
page-new-seat-open-note = Du bekommst einen Link zum Weitergeben. Das Spiel beginnt, wenn alle Plätze besetzt sind oder wenn du es startest.

page-new-rule-listed = In der Lobby anzeigen
page-new-rule-listed-note = Alle auf diesem Server finden den Tisch und können einen freien Platz nehmen.
page-new-rule-watchers = Zuschauer erlauben
page-new-rule-watchers-note = Zuschauer sehen den offenen Tisch, nie eine Hand.
page-new-rule-clock = Zeit pro Entscheidung
page-new-rule-clock-length = { $seconds ->
    [0] unbegrenzt
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
}
page-new-rule-pace = Tempo der Bots
page-new-rule-pace-length = { $pace ->
    [0] sofort
    [300] schnell
    [700] normal
    [1500] langsam
   *[other] sehr langsam
}

page-new-from-note = Nimm die Aufzeichnung eines beendeten Spiels oder einen Spielstand, den du aus einer Wiedergabe gespeichert hast.
page-new-from-text = Aufzeichnung oder Spielstand einfügen
page-new-from-move = Ab Schritt { $move } von { $of }
page-new-from-other = Etwas anderes wählen

## A table that waits for players

page-waiting-open = { $open ->
    [one] Ein Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $open } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
page-waiting-full = Alle Plätze sind besetzt. Das Spiel beginnt gleich.
page-waiting-lost = Keine Verbindung zum Server. Wird neu verbunden …
page-waiting-seats = Plätze
page-waiting-free = Freier Platz
page-waiting-you = (du)
page-waiting-bot = (Bot: { $bot })
page-waiting-away = (abwesend)
page-waiting-me = Ich
page-waiting-change = Spieler auf Platz { $n }
page-waiting-take = Hier hinsetzen
page-waiting-join = Mitspielen
page-waiting-start = Jetzt beginnen
page-waiting-start-bots = { $open ->
    [one] Mit einem Bot beginnen
   *[other] Mit Bots beginnen
}
page-waiting-leave = Tisch verlassen
page-waiting-invite = Andere einladen
page-waiting-link = Link zu diesem Tisch
page-waiting-link-note = Wer diesen Link hat, kann mitspielen oder zuschauen. Schick ihn denen, mit denen du spielen willst.
page-waiting-here = Dieser Link geht nur auf diesem Computer. Um im Netzwerk zu spielen, starte den Server mit „--host 0.0.0.0“ und öffne die Seite unter der Netzwerkadresse dieses Computers.
page-waiting-no-link = Nur wer den Tisch eröffnet hat, kann den Link weitergeben.
page-waiting-copy = Link kopieren
page-waiting-copied = Link kopiert. Schick ihn deinen Freunden.
page-waiting-share = Teilen
page-waiting-share-title = Ein Spiel Duskhall
page-waiting-listed = In der Lobby angezeigt
page-waiting-watchers = Zuschauer erlaubt
page-waiting-cards = Karten in diesem Spiel

## Settings

page-settings-table = Tisch
page-settings-theme = Farben
page-theme-system = Wie im System
page-theme-dark = Dunkel
page-theme-light = Hell
page-settings-speed = Bewegung der Karten
page-speed-off = aus
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-settings-guide = Begleitung für die ersten Züge
page-settings-guide-note = Zeigt Hinweise im Dorf und im Dungeon, bis du beides gesehen hast.
page-settings-forced = Fragen ohne Auswahl automatisch beantworten
page-settings-forced-note = Wenn es nur eine Antwort gibt, gibt das Spiel sie ohne Klick.
page-settings-sound = Ton
page-settings-sound-note = Spielt einen leisen Ton, wenn du dran bist und wenn Karten bewegt werden.
page-settings-notify = Benachrichtigungen
page-settings-notify-note = Sagt dir Bescheid, wenn du dran bist, während du in einem anderen Tab bist.
page-settings-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
page-settings-me = Du
page-settings-save = Speichern
page-settings-renamed = Du heißt jetzt { $name }.
page-settings-recovery-note = Ein Code öffnet alle deine Plätze auf einem anderen Gerät. Ein neuer Code ersetzt den alten.
page-settings-recovery-new = Neuen Code erstellen
page-settings-restore = Auf diesem Gerät wiederherstellen
page-settings-restore-note = Gib den Wiederherstellungscode von deinem anderen Gerät ein. Dieser Browser wird dann zu diesem Spieler.
page-settings-restore-go = Wiederherstellen
page-settings-restored = Willkommen zurück, { $name }. Deine Tische sind da.

## About

page-about-what = Was das ist
page-about-what-text = Duskhall ist ein Tisch für das Kartenspiel Thunderstone: gegen Bots, nebeneinander an einem Bildschirm oder online mit Freunden. Duskhall hält die Regeln ein und rechnet; du entscheidest.
page-about-rules-text = Karten, Regeln und Regelklärungen stehen hier in unseren eigenen Worten. Ein kleines Zeichen zeigt, wo keine Quelle eine Zahl oder einen Text nennt und wir ergänzen mussten.
page-about-publisher = Nicht vom Verlag
page-about-publisher-text = Spieler haben dieses Projekt gemacht. Es gehört nicht zum Verlag oder zu den Autoren von Thunderstone und ist nicht von ihnen geprüft; es enthält keine ihrer Bilder und Texte. Wenn dir das Spiel gefällt, kauf eine Schachtel.
page-about-credits = Mitwirkende
page-about-icons = Die Bilder sind Symbole von { $authors }. Wir haben nur ihre Farbe geändert.
page-about-icons-link = game-icons.net
page-about-icons-licence = Creative Commons Namensnennung 3.0
page-about-fonts = Die Schriften sind { $fonts }.
page-about-font = { $fonts } von { $by }
page-about-fonts-licence = SIL Open Font License 1.1
page-about-licence = Duskhall selbst ist freie Software unter der MIT-Lizenz.
page-about-privacy = Was wir über dich speichern
page-about-privacy-text = Der Server, auf dem du spielst, speichert den Namen, den du angibst, ein signiertes Cookie für deine Plätze und die Spiele, die du spielst. Er gibt nichts weiter, und die Seite lädt nichts von anderswo.
