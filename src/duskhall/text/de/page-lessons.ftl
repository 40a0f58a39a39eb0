# The lessons on the page. The words of their steps are in lessons.ftl and come from the server.

page-title-learn = Spielen lernen
page-lessons-text = Echte Spiele mit Begleitung. Jeder Schritt will eine Sache von dir und sagt, warum; du kannst ihn für dich machen lassen, zurückgehen oder die Lektion überspringen und weiterspielen.
page-lessons-tile = Spielen lernen
page-lessons-tile-first = Neu im Spiel? Lern es beim Spielen: Die Lektion dauert etwa 10 Minuten, der Rest des Spiels noch eine halbe Stunde.
page-lessons-tile-more = Kurze Lektionen über Licht, Waffen, Krankheiten, Erholung, das Ende, Advance und Quest.
page-lessons-tile-begin = Erstes Spiel beginnen
page-lesson-begin = Beginnen
page-lesson-begin-title = Lektion beginnen: { $title }
page-lesson-again = Noch einmal
page-lesson-finished = abgeschlossen
page-lesson-minutes = Etwa { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
page-lesson-minutes-game = Die Lektion dauert etwa { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }, der Rest des Spiels noch eine halbe Stunde.
page-lesson-step = Schritt { $n } von { $steps }
page-lesson-progress = Erledigte Schritte
page-lesson-behind = (erledigt)
page-lesson-next = Weiter
page-lesson-do = Für mich machen
page-lesson-skip = Lektion überspringen
page-lesson-find = Zur leuchtenden Stelle
page-lesson-watch = Dein Gegner ist am Zug.
page-lesson-next-one = Nächste Lektion
page-lesson-all = Alle Lektionen
page-lesson-play-on = Weiterspielen
