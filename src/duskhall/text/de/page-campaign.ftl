### What the page says about campaigns.
###
### $n and $of count games from 1, $of and $planned are 0 where no number is fixed; $open, $turns and $points are whole
### numbers. All others are names or finished texts.

## Making one

page-campaign-what = Eine Kampagne ist eine Reihe von Quest-Spielen mit denselben Spielern. Nach jedem Spiel darfst du 1 Karte in dein Start-Kommandodeck aufnehmen. Die Punkte aller Spiele zählen zusammen.
page-campaign-rules = Regeln für Kampagnen
page-campaign-how-many = Anzahl der Spiele
page-campaign-games = Spiele
page-campaign-games-of = { $n ->
    [0] ohne festes Ende
    [one] 1 Spiel
   *[other] { $n } Spiele
}
page-campaign-setups = Karten für jedes Spiel
page-campaign-setups-quests = Die fünf Quests der Reihe nach
page-campaign-setups-random = Zufällige Karten
page-campaign-setups-chosen = Eigene Aufbauten
page-campaign-setups-again = Spielt ihr mehr Spiele, als du Aufbauten hast, geht es wieder mit dem ersten los.
page-campaign-setups-random-note = Jedes Spiel bekommt neue zufällige Karten. Du siehst sie, bevor es beginnt.
page-campaign-setups-none = Wähl unten die Karten für das erste Spiel und füg sie hinzu. Für spätere Spiele kannst du weitere Aufbauten hinzufügen.
page-campaign-setup-of = Karten für Spiel { $n }
page-campaign-setup-add = Diese Karten für Spiel { $n } nehmen
page-campaign-setup-remove = Karten für Spiel { $n } entfernen
page-campaign-harder = Schwerere Spiele
page-campaign-harder-note = Die Start-Kommandodecks werden von Spiel zu Spiel besser. Das hier gleicht es aus.
page-campaign-keys = Schlüssel, die in Spiel 1 den Wächter rufen
page-campaign-more-keys = Jedes spätere Spiel braucht einen Schlüssel mehr, bis zu sechs
page-campaign-key-decks = Schlüssel in den Monsterdecks der Stufen 1 · 2 · 3
page-campaign-key-decks-usual = 1 · 2 · 3, wie üblich
page-campaign-key-decks-of = { $a } · { $b } · { $c }
page-campaign-tables = Zuschauer, Uhr, Tempo der Bots
page-campaign-make = Kampagne anlegen

## The page of a campaign

page-campaign-stop = Diese Kampagne kann nicht gezeigt werden
page-campaign-link = Link zu dieser Kampagne
page-campaign-players = Spieler
page-campaign-leave = Kampagne verlassen
page-campaign-state-waiting = { $open ->
    [one] Ein Platz ist frei. Die Kampagne kann beginnen, wenn er besetzt ist.
   *[other] { $open } Plätze sind frei. Die Kampagne kann beginnen, wenn sie besetzt sind.
}
page-campaign-state-ready = { $of ->
    [0] Spiel { $n } kann beginnen.
   *[other] Spiel { $n } von { $of } kann beginnen.
}
page-campaign-state-playing = { $of ->
    [0] Spiel { $n } läuft.
   *[other] Spiel { $n } von { $of } läuft.
}
page-campaign-state-recognition = Gildenanerkennung nach Spiel { $n }: { $name } wählt eine Karte.
page-campaign-state-yours = Gildenanerkennung nach Spiel { $n }: Wähl eine Karte.
page-campaign-state-over = { $n ->
    [one] Die Kampagne ist zu Ende. { $names } gewinnt mit { $points } Punkten.
   *[other] Die Kampagne ist zu Ende. { $names } teilen sich den Sieg mit je { $points } Punkten.
}
page-campaign-next = Spiel { $n } beginnen
page-campaign-to-table = Spiel { $n } fortsetzen
page-campaign-watch = Bei Spiel { $n } zuschauen
page-campaign-cards-next = Karten für Spiel { $n }
page-campaign-cards-now = Karten in Spiel { $n }, läuft gerade

page-campaign-recognition = Gildenanerkennung
page-campaign-recognition-note = Vom ersten bis zum letzten Rang darf jeder Spieler einen Gegenstand, einen Zauberspruch oder eine Waffe aus seinem Kommandodeck in sein Start-Kommandodeck aufnehmen. Eine Karte, die ein Spieler genommen hat, steht den anderen dieses Mal nicht zur Wahl.
page-campaign-choose = Wähl eine Karte für dein Start-Kommandodeck
page-campaign-choose-for = { $name }, wähl eine Karte für dein Start-Kommandodeck
page-campaign-take = { $card } nehmen
page-campaign-decline = Keine Karte nehmen
page-campaign-pass-over = Weiter ohne Karte für { $name }
page-campaign-took = nahm { $card }
page-campaign-declined = nahm keine Karte
page-campaign-forfeited = hatte keine Karte zur Wahl
page-campaign-choosing = wählt gerade
page-campaign-later = wählt später

page-campaign-game-title = Spiel { $n }: { $title }
page-campaign-game-note = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $date }
page-campaign-points = Punkte
page-campaign-winner = Gewonnen:
page-campaign-total = Bisher gesamt
page-campaign-final = Endstand
page-campaign-decks = In die Start-Kommandodecks aufgenommen
page-campaign-decks-none = nichts

page-campaign-about = Über diese Kampagne
page-campaign-end = Kampagne jetzt beenden
page-campaign-end-note = Wer führt, gewinnt. Du kannst das zurücknehmen.
page-campaign-go-on = Weitere Spiele spielen
page-campaign-go-on-note = Die Kampagne geht dort weiter, wo sie endete.

## In the lobby, and at the table of a game

