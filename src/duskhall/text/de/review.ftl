### Hints and reviews: the better move, and why.

## A hint. Its parts are put together to one sentence.

hint-move = Hinweis: { $move }.
hint-done = nichts mehr tun
hint-stay = hierbleiben
hint-reasons = { $reasons }.
hint-chance = Deine Chance, das Spiel zu gewinnen: etwa { $percent } %.
hint-wins = besiegt { $card } ({ $total } gegen { $health })
hint-may-win = besiegt vielleicht { $card }
hint-xp = { $xp } EP
hint-gives-up = opfert: { $cards }
hint-keeps = behält: { $cards }
hint-gold = { $gold } Gold reichen zum Beispiel für diese Karte: { $card } ({ $price })
hint-level = { $xp } EP reichen zum Beispiel zum Hochstufen: { $card } (Rest { $left } EP)
hint-pause-destroy = ohne { $card } ziehst du deine besseren Karten öfter
hint-pause-deck = für deine nächste Hand behältst du { $cards }
hint-does-trades = { $card } macht aus { $given } EP
hint-does-xp = { $card } kann EP bringen
hint-does-draws = { $card } kann Karten ziehen lassen
hint-does-levels = { $card } kann Helden hochstufen
hint-does-heals = { $card } kann Wunden heilen
hint-does-buys = { $card } erlaubt einen weiteren Kauf
hint-does-thins = { $card } kann Karten zerstören, die du nicht mehr willst
hint-instead = das bringt hier mehr als ein Sieg über { $card }
hint-slight = davon hängt hier wenig ab
hint-rids = damit wirst du los: { $cards }
hint-lost = auch bei einer Niederlage verlässt { $card } den Dungeon, und die Monster dahinter rücken vor
hint-adds = { $card } hilft ({ $what })
hint-adds-part = { $figure } +{ $n }
hint-gold-left = kostet { $price } Gold, Rest { $left }
hint-xp-left = kostet { $xp } EP, Rest { $left }
hint-ahead = damit gewinnst du { $percent } % öfter als mit „{ $move }“
hint-close = das ist etwa so gut wie „{ $move }“
hint-forced = Hier gibt es nur einen Schritt: { $move }.
hint-agree = { $n } Menschen teilen sich diesen Tisch. Seid ihr alle mit Hinweisen einverstanden? (ja/nein)
hint-refused = Dann keine Hinweise. Tippe „hinweis“, wenn ihr alle zustimmt.

## The words of a review

review-title = Analyse: { $names }
review-working = Analyse läuft
review-note = { $decisions ->
        [one] 1 Entscheidung beurteilt
       *[other] { $decisions } Entscheidungen beurteilt
    }, { $again } davon zweimal. „±“ ist der Standardfehler. Ein Schritt zählt nur dann als Fehler, wenn er mehr als das Doppelte davon verschenkt.
review-curve = Gewinnchance, Zug für Zug
review-curve-end = Ende
review-percent = { $n } %
review-gain = +{ $n } %
review-loss = −{ $n } %
review-even = 0 %

review-turning = Wendepunkte
review-turning-none = Kein Zug hat die Chancen stark verändert.
review-turning-line = Zug { $turn }, { $who }: { $name } { $change } (±{ $error } %)
review-turning-given = { $who } hat { $percent } %{ $moves ->
        [one] {""}
       *[other] {" "}in { $moves } Schritten
    } verschenkt
review-happened-won = { $who } besiegt: { $card }
review-happened-lost = { $who } verliert den Kampf: { $card }
review-happened-bought = { $who } kauft: { $card }
review-happened-levelled = { $who } stuft hoch: { $card }
review-happened-key = { $who } findet einen Schlüssel
review-happened-guardian = { $card } kommt

review-mistakes = Schritte, die am meisten verschenkt haben
review-mistakes-of = { $name }
review-mistakes-none = Kein klarer Fehler.
review-mistake = Zug { $turn }, { $move }: { $loss } (±{ $error } %)
review-better = Besser: { $move }
review-better-why = Besser: { $move } – { $reasons }

review-shares = Glück und Können
review-column-turn = Zug
review-column-player = Spieler
review-column-start = Start
review-column-given = Eigene Fehler
review-column-gifts = Fehler der anderen
review-column-luck = Glück
review-column-result = Ergebnis
review-share-luck = { $name }: vom Glück eigene Karten { $draws }, Karten der anderen { $others } (±{ $hands } %), Monster, Würfel und alles Übrige { $rest }. Eigene Fehler ±{ $given } %.

review-buys = Was aus den Einkäufen wurde
review-buys-paid = Hat sich gelohnt
review-buys-never = Hat sich nie gelohnt
review-buys-none = Es wurde nichts gekauft.
review-buy = { $copies ->
        [one] { $card }
       *[other] { $copies }× { $card }
    }: { $drawn ->
        [0] nie gezogen
        [one] einmal gezogen
       *[other] { $drawn }-mal gezogen
    }{ $uses ->
        [none] {""}
       *[other] , { $used }
    }
review-buy-victories = auf der Hand bei { $n ->
        [one] 1 Sieg
       *[other] { $n } Siegen
    }
review-buy-purchases = auf der Hand bei { $n ->
        [one] 1 Einkauf
       *[other] { $n } Einkäufen
    }
review-buy-points = bringt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
review-not-over = Dieses Spiel ist nicht zu Ende, also gibt es noch keine Analyse. Spiel es zuerst zu Ende: „duskhall play --from { $file }“ setzt es fort.
