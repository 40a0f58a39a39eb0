### What the set-up doctor says, in the terminal and on the page.

doctor-length = Dauer
    .level-0 = sehr kurz
    .level-1 = kurz
    .level-2 = durchschnittlich
    .level-3 = lang
    .level-4 = sehr lang
    .share = Länger als { $n } % der Zufallsaufbauten.
doctor-difficulty = Schwierigkeit
    .level-0 = sehr leicht
    .level-1 = leicht
    .level-2 = durchschnittlich
    .level-3 = schwer
    .level-4 = sehr schwer
    .share = Schwerer als { $n } % der Zufallsaufbauten.
doctor-swing = Wechselhaftigkeit
    .level-0 = sehr ruhig
    .level-1 = ruhig
    .level-2 = durchschnittlich
    .level-3 = wechselhaft
    .level-4 = sehr wechselhaft
    .share = Wechselhafter als { $n } % der Zufallsaufbauten.
doctor-length-text = je { $turns } Züge (meist { $least } bis { $most }), etwa { $minutes } Minuten
doctor-difficulty-text = alle { $effort } Züge ein Sieg, der erste in Zug { $opened }; { $lost } % der Kämpfe gehen verloren
doctor-swing-text = die Führung wechselt { $leads }-mal; der letzte Rang liegt am Ende { $spread } % hinter dem ersten
doctor-epic = Ein Episches Spiel deckt seine Karten erst beim Spielen auf, deshalb lässt es sich vorher nicht beurteilen.
doctor-source = Gemessen an { $games } simulierten Spielen von { $edition } zwischen gierigen Bots mit zufälligen Karten. Minuten: { $minutes ->
        [one] eine pro Zug.
       *[other] { $minutes } pro Zug.
    }

## What is missing

doctor-missing = Was fehlt:
doctor-nothing = Nichts fehlt: Licht, Waffen, Magie und Heilmittel gibt es, wo diese Karten sie brauchen.
quest-doctor-nothing = Nichts fehlt: Licht, Waffen, Magie und Heilung gibt es, wo diese Karten sie brauchen.

doctor-lack-light = Keine Karte im Angebot gibt Licht. Mit einer Karte { $card } verlierst du auf Position 3 immer noch { $need } Angriff.
quest-doctor-lack-light = Keine Karte im Angebot gibt Licht. Für den Weg hast du nur { $card }, und der dunkelste Raum kostet { $need }.
doctor-lack-weapons = Keine Waffe im Angebot: Die Helden kämpfen nur mit { $weapon }.
doctor-lack-hands = Kein Held im Angebot ist auf Stufe 1 stark genug für eine der Waffen im Angebot.
doctor-lack-blades = Nicht im Angebot: die Art Waffe, die diese Helden stärker macht: { $heroes }.
doctor-lack-magic = { $need ->
        [one] { $need } Monster braucht Magischen Angriff
       *[other] { $need } Monster brauchen Magischen Angriff
    }, und keine Karte im Angebot gibt ihn.
doctor-lack-cures = { $need ->
        [one] { $need } Monster verteilt
       *[other] { $need } Monster verteilen
    } { $ill ->
        [disease] Krankheiten
        [curse] Flüche
       *[wound] Wunden
    }, und keine Karte im Angebot zerstört sie.
doctor-lack-healing = Keine Karte im Angebot heilt Wunden.
doctor-lack-draws = Keine Karte im Angebot zieht Karten im Dungeon.
doctor-lack-gold = Wenige Dorfkarten haben einen Goldwert.
doctor-lack-prey = Kein Monster ist leichte Beute: Das schwächste hat { $need } Lebenspunkte.

## What that changes, as far as it was measured

doctor-effect = In { $tables } simulierten Aufbauten dieser Art: { $changes }.
doctor-effect-none = In { $tables } simulierten Aufbauten dieser Art waren die Spiele nicht länger und nicht schwerer.
doctor-effect-rare = In Zufallsaufbauten zu selten, um es zu messen.
doctor-effect-turns = Spiele { $n } % länger
doctor-effect-effort = { $n } % mehr Züge pro Sieg
doctor-effect-lost = { $n } von 100 Kämpfen mehr verloren
doctor-effect-ills = { $n } { $ill ->
        [disease] Krankheiten
        [curse] Flüche
       *[wound] Wunden
    } mehr pro Spieler

## The nearest set-up without the fault

doctor-swap = { $old } gegen { $new }
doctor-offer = Das behebst du so: Tausch { $swaps }.
doctor-no-offer = Kein anderer Stapel behebt das. Lose andere Karten aus.
