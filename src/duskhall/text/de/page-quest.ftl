# The table of an edition with rooms, champions and keys.

page-dungeon = Dungeon
page-places = Orte im Dorf
page-sold-label = { $title } für { $gold } Gold, noch { $n }
page-level-deck = Monsterdeck der Stufe { $level }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
page-keys-found = { $found } von { $goal } Schlüsseln gefunden
page-keys-short = { $found } von { $goal }
page-light-left = { $n ->
        [0] kein Licht mehr
       *[other] noch { $n } Licht
    }
page-last-turns = Der Wächter ist da: { $n ->
        [one] dies ist der letzte Zug
       *[other] noch { $n } Züge
    }
page-champion = Champion von { $name }
page-champion-own = dein Champion
page-champion-nowhere = noch nicht auf dem Spielplan
page-seat-champion = Champion: { $place }. { $n ->
        [one] { $n } Trefferpunkt
       *[other] { $n } Trefferpunkte
    }.
page-total-hit-points = TP
page-token-label = { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
page-token-times = ×{ $n }

page-room-label = { $room }, Stufe { $level }, braucht { $light } Licht
page-room-monster = { $room }: { $card }
page-room-empty = leer
page-battle-won = { $card } ist besiegt
page-battle-lost = { $card } ist nicht besiegt
page-battle-since = Nachgerückt: { $card }
page-room-down = eine verdeckte Karte
page-boost-health = Lebenspunkte des Monsters +{ $n }
page-boost-armor = Rüstung des Monsters +{ $n }
page-boost-resistance = Magieresistenz des Monsters +{ $n }
page-boost-wounds = Wunden +{ $n }
page-boost-xp = EP +{ $n }

## What can be done

page-can-go = gehen
page-can-temple = gehen
page-can-bazaar = gehen
page-can-shop = gehen
page-can-guilds-quarter = gehen
page-can-marketplace = gehen
page-can-item = aufdecken
page-can-spell = aufdecken
page-can-weapon = aufdecken
page-can-dungeon = gehen
page-can-travel = gehen
page-can-heal = heilen
page-can-drop = fallen lassen
page-ask-walk = { $light ->
        [0] Kein Licht mehr
       *[other] Noch { $light } Licht
    }: Welchen Raum betreten?
page-ask-buy-gear = Einen Ausrüstungsmarker kaufen?
page-ask-buy-treasure = Einen Schatz kaufen, verdeckt?
page-ask-pick-heal = Welche Wunde heilen?
page-done-quest-window-dungeon = Losgehen
page-done-walk = Stehen bleiben und kämpfen
page-done-pick-heal = Fertig mit dem Heilen
page-option-go = { $card }
page-option-use = Nutzen: { $card }
page-option-travel = Versetzen: Raum { $card }
page-option-heal = Heilen: { $card }
page-option-die = Die { $shown } neu würfeln
page-option-die-face = Die { $shown } auf { $face } drehen
page-ask-card-die = { $card }: Welchen Würfel ändern?
page-ask-card-window-dice = { $card }: Die Würfel ändern?
page-ask-card-pick-heal = { $card }: Welche Wunde heilen?
page-ask-card-pick-pick = { $card }: Welche Karte?
page-done-die = Würfel behalten
page-done-window-dice = Würfel behalten
page-option-drop = { $card } fallen lassen
page-option-light = { $light } Licht
page-option-buy-hidden = Einen Schatz kaufen

page-way-temple = Tempel
page-way-temple-note = Karten auf dein Deck legen, kaufen, 2 Wunden heilen
page-way-bazaar = Basar
page-way-bazaar-note = kaufen, Ausrüstung kaufen, 1 Wunde heilen, hochstufen
page-way-shop = Wunderladen
page-way-shop-note = kaufen, Schatz kaufen, 1 Wunde heilen, hochstufen
page-way-guilds-quarter = Gildenviertel
page-way-guilds-quarter-note = kaufen, 1 Wunde heilen, zweimal hochstufen
page-way-marketplace = Marktplatz
page-way-marketplace-note = Karte aufdecken, kaufen, 1 Wunde heilen, hochstufen
page-way-item = Einen Gegenstand aufdecken
page-way-spell = Einen Zauberspruch aufdecken
page-way-weapon = Eine Waffe aufdecken
page-way-venture = In die Wildnis gehen
page-way-venture-note = dort kämpfen und nicht weitergehen
page-way-stay = Im Dorf bleiben
page-way-pay = 1 deiner Ausrüstungsmarker zerstören
page-way-bleed = 1 Wunde erleiden
page-way-kings-collector-lose = 2 EP verlieren
page-way-kings-collector-discard = 2 Karten ablegen
page-way-food = 4 Proviantmarker erhalten
page-way-lamps = 3 Laternenmarker erhalten
page-way-medicine = 2 Tränke erhalten
page-way-experience = 3 EP erhalten
page-way-training = 1 Helden hochstufen
page-way-bear = Bär: mehr Angriff
page-way-owl = Eule: mehr ziehen und sehen
page-way-beacons = 2 Laternenmarker erhalten
page-way-tribute = 1 EP verlieren
page-way-heavy-tribute = 2 EP verlieren
page-way-fester = Eine Eiternde Wunde erhalten
page-way-bleed-twice = 2 Wunden erleiden
page-way-charm = 1 Helden ablegen
page-way-onslaught = Es erhält Lebenspunkte +3
page-way-ransom = 2 Karten ablegen
page-way-vengeance = 1 Helden der Stufe 1 oder höher zerstören
page-way-remedies = 2 Wunden heilen und 2 Tränke erhalten
page-way-ration = 1 Proviantmarker erhalten
page-way-lamp = 1 Laternenmarker erhalten
page-way-vial = 1 Trank erhalten
page-way-fire = Feuer: Magischer Angriff +5
page-way-earth = Erde: 1 Held erhält Physischen Angriff +4 und Geschick +4
page-way-air = Luft: Licht +3
page-way-water = Wasser: 2 Wunden heilen
page-way-gold = 1 Gold erhalten
page-way-skill = 1 Held erhält Geschick +2

## The forecast

page-forecast-by = durch: { $rooms }
page-forecast-way = der Weg kostet { $light } Licht
page-forecast-needs = braucht { $light } Licht
page-forecast-no-way = in diesem Zug kein Weg dorthin
page-things-number = { $n } Dinge
page-pile-wound = { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
page-pile-festering-wound = { $n ->
        [one] 1 Eiternde Wunde
       *[other] { $n } Eiternde Wunden
    }
page-pile-treasure = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }

## Kinds of cards

page-type-room = Raum
page-secret = { $n ->
        [one] geheime Nebenquest
       *[other] Nebenquests, die nur du siehst
    }
page-brings = { $card } kann bringen
page-brings-left = noch { $n }
page-legendary = legendär
page-legendary-label = Legendäre Karten: { $n }
page-legendary-title = Legendäre Karten
page-legendary-note = Diese Karten gibt es nur durch Nebenquests. Wähl eine, um sie zu lesen.
page-large-brings = Sie bringt eine dieser Karten
page-type-treasure = Schatz
page-type-side-quest = Nebenquest
page-type-guild = Gilde
page-type-gear = Ausrüstung
page-type-wound = Wunde
page-type-key = Schlüssel
page-after-type-room = Räume
page-after-type-treasure = Schätze
page-after-type-side-quest = Nebenquests
page-after-type-guild = Gilden
page-after-type-gear = Ausrüstung
page-after-type-wound = Wunden
page-after-type-key = Schlüssel
page-after-type-xp = EP

## The end of a game

page-end-holds-wounds = hat mehr Wunden
page-end-holds-treasures = hat mehr Schätze
page-end-xp = EP
page-end-measure-treasure = Schätze
page-end-measure-wound = Wunden

## Help for the first turns

page-coach-rooms-turn =
    Wähl, wo dein Champion diesen Zug verbringt: an einem Ort im Dorf, um 1 Karte zu kaufen, zu heilen und hochzustufen, oder im Dungeon, um zu kämpfen. { $best ->
        [dungeon] Du kannst in diesem Zug ein Monster besiegen: Der Dungeon sieht gut aus.
        [luck] Mit etwas Glück besiegst du ein Monster; das Dorf ist die sichere Wahl.
        [open] { "" }
       *[other] Diese Hand kann kein Monster besiegen: Das Dorf sieht gut aus.
    }
page-coach-rooms-map = Das ist der Dungeon. Jeder Raum zeigt, wie viel Licht du brauchst, um ihn zu betreten, und was er seinem Monster gibt. Das Feld darunter sagt, ob diese Hand dort in diesem Zug einen Kampf gewinnen kann und mit welchen Karten.
page-coach-rooms-walk = Dein Champion geht von Raum zu Raum. Jeder Raum kostet das Licht, das neben seinem Namen steht; du hast noch { $light }. Räume, die leuchten, kannst du betreten; der große Knopf beendet den Weg, und du kämpfst, wo du stehst.
page-coach-rooms-equip = Eine Waffe zählt nur, wenn ein Held sie führt: Wähl eine Waffe und dann einen Helden, oder zieh sie dorthin. Ein Held kann mehrere Waffen führen, wenn sein Geschick für alle reicht.
page-coach-rooms-spoils = Sieg! Du erhältst die EP. Manche Karten geben jetzt Beute; nutze, was leuchtet, oder mach weiter.
page-coach-rooms-heal = Wunden machen deine Hand kleiner. Wähl eine, um sie zu heilen.
page-coach-rooms-temple = Wähl eine oder mehrere Karten, die du zurück auf dein Kommandodeck legst. Du ziehst sie wieder.

## Moves of a record

page-move-temple = Zum Tempel gehen
page-move-bazaar = Zum Basar gehen
page-move-shop = Zum Wunderladen gehen
page-move-guilds-quarter = Ins Gildenviertel gehen
page-move-marketplace = Zum Marktplatz gehen
page-move-item = Einen Gegenstand aufdecken
page-move-spell = Einen Zauberspruch aufdecken
page-move-weapon = Eine Waffe aufdecken
page-move-venture = In die Wildnis gehen
page-move-stay = Im Dorf bleiben
page-move-go-card = Raum { $card } betreten
page-move-travel-card = Versetzen: Raum { $card }
page-move-heal-card = Heilen: { $card }
page-move-drop-card = Fallen lassen: { $card }
