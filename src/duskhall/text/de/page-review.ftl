### Hints at the table, and the review of a game beside its replay.

page-hint = Hinweis
page-hint-working = Der beste Schritt wird gesucht …
page-hint-late = Der Hinweis hat zu lange gebraucht. Versuch es noch einmal.
page-menu-hints = Alle bitten, Hinweise zu erlauben
page-vote-hints = { $name } möchte Hinweise für alle erlauben.
page-new-rule-hints = Hinweise
page-new-rule-hints-note = Du kannst nach dem besten Schritt fragen. Spielen andere mit, müssen erst alle zustimmen.

page-review = Analyse
page-review-title = Was dieses Spiel entschied
page-review-working = Das Spiel wird analysiert: { $percent } %
page-review-failed = Die Analyse ist fehlgeschlagen.
page-review-again = Noch einmal versuchen
page-review-curve = Gewinnchance
page-review-curve-label = Gewinnchance über { $turns } Züge. Am Ende: { $ends }. Dieselben Zahlen stehen in der Tabelle darunter.
page-review-curve-end = { $name } { $percent } %
page-review-axis = { $percent } %
page-review-axis-turns = Zug
page-review-table = Alle Zahlen als Tabelle
page-review-turn = Zug
page-review-over = Ende
page-review-error = Fehler
page-review-percent = { $n } %
page-review-signed = { $sign ->
        [plus] +{ $n } %
        [minus] −{ $n } %
       *[none] 0 %
    }
page-review-give-or-take = ±{ $n } %
page-review-jump = Zug { $turn } zeigen
page-review-jump-over = Das Ende zeigen
page-review-turning = Wendepunkte
page-review-turning-none = Kein Zug hat die Chancen stark verändert.
page-review-turning-line = Zug { $turn } von { $who }: { $name } { $change } (±{ $error } %)
page-review-mistakes = Größte Fehler
page-review-mistakes-none = Keine klaren Fehler.
page-review-mistake = Zug { $turn }: { $move }
page-review-mistake-lost = { $change } (±{ $error } %)
page-review-better = Besser: { $move }
page-review-shares = Glück und Können
page-review-shares-note = Von der Chance am Start, wie im Diagramm, bis zum Ergebnis. Was deine Fehler verschenken, geht an die anderen; der Rest ist Glück.
page-review-player = Spieler
page-review-start = Start
page-review-given = Eigene Fehler
page-review-gifts = Fehler der anderen
page-review-luck = Glück
page-review-result = Ergebnis
page-review-of-luck = { $name }: eigene Karten { $draws }, Karten der anderen { $others }, Monster, Würfel und alles Übrige { $rest }
page-review-buys = Wie sich deine Einkäufe gelohnt haben
page-review-paid = Hat sich gelohnt
page-review-never = Hat sich nie gelohnt
page-review-buys-none = Es wurde nichts gekauft.
page-review-note = { $decisions ->
        [one] 1 Entscheidung beurteilt
       *[other] { $decisions } Entscheidungen beurteilt
    }, { $again } davon zweimal. „±“ ist der Standardfehler; ein Schritt zählt nur dann als Fehler, wenn er mehr als das Doppelte davon verschenkt.
