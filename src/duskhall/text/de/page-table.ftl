# The table in the browser.

page-table-not-connected = Du bist gerade nicht mit dem Tisch verbunden.
page-table-broken-off = Die Verbindung brach ab, bevor die Antwort ankam. Es gilt, was der Tisch jetzt zeigt.
page-table-reload = Diese Seite ist älter als der Server. Lade die Seite neu.

## Signs on cards that something can be done with

page-can = wählen
page-can-use = nutzen
page-can-equip = ausrüsten
page-can-buy = kaufen
page-can-level = hochstufen
page-can-attack = angreifen
page-can-destroy = zerstören
page-can-discard = ablegen
page-can-cancel = aufheben
page-can-first = zuerst
page-can-under = darunter
page-can-top = obenauf
page-can-deck = obenauf
page-can-hand = nehmen
page-can-show = zeigen

## What can be done

page-ask-window-village = Nutze Dorffähigkeiten, bevor du kaufst.
page-ask-window-dungeon = Rüste Helden aus und nutze Fähigkeiten.
page-ask-window-spoils = Sieg! Nutze deine Beute.
page-ask-spoils-of = { $card }: Beute nutzen?
page-ask-window-victory = Nutze Fähigkeiten nach dem Sieg.
page-ask-window-trophy = Nutze deine Trophäen.
page-ask-pick-destroy = Erholung: Welche Handkarte zerstören?
page-ask-pick-deck = Welche Karte oben auf dein Kommandodeck legen? Die zuletzt gewählte liegt obenauf.
page-ask-buy = { $place ->
        [bazaar] Eine Karte kaufen? Danach kannst du Ausrüstung kaufen.
        [shop] Eine Karte kaufen? Danach kannst du für 10 Gold einen Schatz kaufen.
       *[other] Eine Karte kaufen?
    }
page-ask-level = Welchen Helden hochstufen?
page-ask-card-pick-destroy = { $card }: Welche Karte zerstören?
page-ask-card-pick-hand = { $card }: Welche Karte auf die Hand nehmen?
page-ask-card-pick-replace = { $card }: Welches Monster ersetzen?
page-ask-card-buy = { $card }: Eine Karte kaufen?
page-ask-card-level = { $card }: Welchen Helden hochstufen?
page-done = Fertig
page-done-window-village = Zum Einkauf
page-done-window-dungeon = Bereit: Monster wählen
page-done-window-spoils = Fertig mit der Beute
page-done-window-react = Nicht reagieren
page-done-window = Fertig mit Fähigkeiten
page-done-buy = Fertig mit dem Einkauf
page-done-level = Fertig mit Hochstufen
page-done-pick-destroy = Nichts zerstören
page-done-pick-deck = Fertig mit der Auswahl
page-done-pick-pick = Fertig mit der Auswahl
page-done-pick-top = Fertig mit der Auswahl
page-done-pick = Nichts wählen

page-way-village = Dorf
page-way-village-note = kaufen und hochstufen
page-way-dungeon = Dungeon
page-way-dungeon-note = 1 Monster bekämpfen
page-way-prepare = Vorbereitung
page-way-prepare-note = Karten auf dein Kommandodeck legen
page-way-rest = Erholung
page-way-rest-note = 1 Karte zerstören oder keine
page-way-return = 1 Monster unter das Dungeondeck legen
page-way-rearrange = Den Dungeon neu anordnen
page-way-hero = 1 Helden ablegen
page-way-two = 2 Karten ablegen
page-way-discard = 3 Karten ablegen
page-way-lose = 1 EP verlieren
page-way-show = 1 Fluch aus deiner Hand zeigen
page-way-gain = 2 Flüche erhalten
page-way-top = Zurück oben auf das Dungeondeck legen
page-way-under = Unter das Dungeondeck legen

page-option-equip = Ausrüsten: { $hero } mit Waffe { $card }
page-option-equip-begin = Einen Helden ausrüsten: { $card } …
page-option-buy = Kaufen: { $card }
page-option-idle = bewirkt jetzt nichts
page-option-price = { $cost ->
        [0] kostenlos
       *[other] für { $cost } Gold
    }
page-option-level = Hochstufen: { $card } → { $into }
page-why-level-later = { $card } kannst du nach dem Einkauf hochstufen.
page-option-level-plain = Hochstufen: { $card }
page-option-xp = { $xp ->
        [0] kostenlos
       *[other] für { $xp } EP
    }
page-option-attack = Angreifen: { $card }
page-option-rank = Position { $rank }
page-option-cancel = Effekt aufheben: { $card }
page-option-first = Zuerst: { $card }
page-option-order = Hierher legen: { $card }
page-option-show-hand = Du hast keine: Handkarten zeigen
page-option-pick = Wählen: { $card }
page-option-destroy = Zerstören: { $card }
page-option-discard = Ablegen: { $card }
page-option-under = Unter das Dungeondeck: { $card }
page-option-top = Oben auf das Dungeondeck: { $card }
page-option-deck = Oben auf dein Kommandodeck: { $card }
page-option-hand = Auf die Hand nehmen: { $card }
page-option-show = Zeigen: { $card }
page-option-swap = Nach vorn tauschen: { $card }
page-option-replace = Ersetzen: { $card }
page-option-front = Nehmen: { $card }
page-lose-attack = Angriff −{ $n }
advance-page-lose-attack = Physischer Angriff −{ $n }
quest-page-lose-attack = Physischer Angriff −{ $n }
page-lose-magic = Magischer Angriff −{ $n }

## The forecast

page-plan-with = mit: { $cards }
page-plan-now = jetzt: { $words }
page-range = { $low }–{ $high }
page-sum = { $total } zu { $health }
page-sum-best = höchstens { $total } zu { $health }
page-sum-dark = { $total } zu { $health } ({ $missing ->
        [1] 1 Licht fehlt
       *[other] { $missing } Licht fehlen
    }: −{ $penalty })
page-forecast-certain = zerstört: { $cards }
page-forecast-possible = zerstört vielleicht: { $cards }
page-forecast-discarded = abgelegt: { $cards }
page-forecast-gained = du erhältst: { $cards }
page-forecast-dark = fehlendes Licht: { $missing }
page-cards-number = { $n } Karten
page-and-more = { $shown } und { $n } weitere
page-counted = { $n }× { $card }
page-pile-curse = { $n ->
        [one] 1 Fluch
       *[other] { $n } Flüche
    }

## Things on the table, for the eyes and for the ears

page-thing-can = { $thing }. Du kannst: { $can }
page-can-here = hierher
page-can-carried = für wen?
page-points = { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
page-type-hero = Held
page-type-weapon = Waffe
page-type-item = Gegenstand
page-type-spell = Zauberspruch
page-type-villager = Dorfbewohner
page-type-monster = Monster
page-type-thunderstone = Donnerstein
page-type-curse = Fluch
page-type-disease = Krankheit
page-type-familiar = Vertrauter
page-type-avatar = Avatar
page-type-other = andere Karte
page-held-strength = { $figure } jetzt { $n }
page-held-carries = trägt { $card }
page-held-carried = Träger: { $card }
page-held-used = in diesem Zug genutzt
page-held-lent = geliehen, geht nach diesem Zug zurück
page-held-marked = wird nach dem Kampf zerstört
page-mark-falls = danach zerstört
page-mark-lent = geliehen
page-card-hidden = eine Karte

page-hall = Dungeon
page-entrance = Eingang
page-rank = Position { $rank }
page-rank-light = Licht { $light }
page-rank-light-title = So viel Licht braucht dieses Monster. Fehlendes Licht senkt deinen Angriff.
page-rank-label = Position { $rank }: { $card }
page-rank-empty = leer
page-dungeon-known = { $n } bekannt
page-dungeon-known-title = Dungeonkarten, die du kennst
page-dungeon-known-place = { $n ->
        [1] Obenauf: { $card }
       *[other] Nummer { $n } von { $of } von oben: { $card }
    }
page-forecast-of = Vorschau – { $card }:
page-forecast-open = Aufschlüsselung zeigen
page-pile-label = { $title }: noch { $n }
page-destroyed = zerstört
page-destroyed-label = Zerstörte Karten: { $n }
page-destroyed-title-bar = Aus dem Spiel

page-village = Dorf
page-column-hero = Helden
page-column-weapon = Waffen
page-column-villager = Dorfbewohner
page-column-other = Andere Karten
page-column-any = Beliebige Karte
page-stack-label = { $card }. Kostet { $cost }, { $left ->
        [0] leer
       *[other] noch { $left }
    }
page-spot-label = { $card }. Kostet { $cost }
page-spot-empty = Leeres Feld
page-deck-refill = { $title }: { $n ->
        [0] das Kommandodeck ist leer
       *[other] { $n } im Kommandodeck
    }
page-stack-levels = { $title }: Dieser Held hat höhere Stufen. Wähl das Zeichen, um sie zu sehen.
page-stack-open = Alle Stufen: { $title }

page-players = Spieler
page-hand-own = Deine Hand: { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }
page-hand-of = Hand von { $name }
page-hand-empty = Keine Handkarten
page-front = offen vor dir
page-front-of = offen vor { $name }
page-turned = Aufgedeckt
page-seat-label = { $name }: { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    }, { $xp } EP, { $hand } Handkarten, { $deck } im Kommandodeck, { $discard } abgelegt. Öffnet das Kommandodeck.
page-seat-you = { $name } (du)
page-seat-bot = Bot
page-seat-away = Bot spielt
page-seat-resigned = aufgegeben
page-seat-offline = offline
page-seat-turn = am Zug
page-seat-asked = überlegt

page-totals = Deine Summen
page-total-label = { $figure } { $n }: Aufschlüsselung zeigen
page-total-changed = { $figure } { $by }, jetzt { $n }.
page-total-attack = Angriff
advance-page-total-attack = Physisch
quest-page-total-attack = Physisch
page-total-magic = Magisch
page-total-light = Licht
page-total-gold = Gold
page-total-health = Lebenspunkte
page-total-vp = SP
page-total-xp = EP
page-total-buys = { $n ->
        [one] Einkauf
       *[other] Einkäufe
    }
page-deck = Deck
page-discard = Ablage
page-deck-title = Kommandodeck
page-deck-label = Dein Kommandodeck: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }. Öffnet die Liste.
page-discard-label = Dein Ablagestapel: { $n ->
        [0] leer
        [one] 1 Karte: { $card }
       *[other] { $n } Karten, obenauf { $card }
    }

page-ledger = Aufschlüsselung
page-ledger-against = Gegen { $card }
page-ledger-nothing = nichts zählt dazu

page-question = Deine Entscheidung
page-left = noch { $n }
page-carry = { $card }: Welchen Helden ausrüsten?
page-carry-cancel = Abbrechen
page-pass = Bis zu meinem Zug nicht reagieren
page-menu-of = { $card }: Auswahl
page-why-not = Warum nicht?
page-why-not-close = OK
page-read-card = Karte lesen

page-side = Seitenleiste
page-chat = Chat
page-chat-none = Noch keine Nachrichten.
page-chat-say = Nachricht schreiben
page-chat-send = Senden
page-chat-mute = { $name } stummschalten
page-chat-unmute = { $name } wieder lesen

## The bar and the menu of a table

page-turn = Zug { $turn }
page-watchers = { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
page-clock = Zeit, bis ein Bot übernimmt
page-skip-bots = Vorspulen
page-undo-short-free = Zurücknehmen
page-undo-short-marked = Zurücknehmen, wird vermerkt
page-undo-short-ask = Um Rücknahme bitten
page-undo-none = Es gibt nichts zurückzunehmen
page-undo-free = Deinen letzten Schritt zurücknehmen
page-undo-marked = Deinen letzten Schritt zurücknehmen. Du hast schon gesehen, was danach kam; die Aufzeichnung vermerkt das.
page-undo-ask = Die anderen bitten, eine Rücknahme zu erlauben
page-menu = Menü
page-menu-copy = Link zu diesem Tisch kopieren
page-menu-copied = Link kopiert.
page-menu-away = Einen Bot für mich spielen lassen
page-menu-back = Meinen Platz wieder einnehmen
page-menu-end = Vorschlagen, das Spiel zu beenden und zu werten
page-menu-view = Meine Sicht des Spiels speichern
page-menu-keys = Tasten
page-menu-rules = Regeln
page-menu-settings = Einstellungen
page-menu-lobby = Tisch verlassen
page-menu-lobby-kept = Das Spiel bleibt erhalten: In der Lobby geht es weiter.
page-menu-resign = Aufgeben
page-menu-resign-sure = Dieses Spiel aufgeben? Du kannst es dann nicht mehr gewinnen. Spielen andere weiter, übernimmt ein Bot deinen Platz; sonst endet das Spiel.
page-menu-resign-yes = Aufgeben
page-menu-resign-no = Weiterspielen
page-vote-undo = { $name } möchte den letzten Schritt zurücknehmen.
page-vote-end = { $name } schlägt vor, das Spiel zu beenden und so zu werten, wie es steht.
page-vote-open = Warten auf { $names }
page-vote-yes = Zustimmen
page-vote-no = Ablehnen

page-keys = Tasten
page-key-space = Leertaste
page-keys-number = die Möglichkeit mit dieser Nummer wählen
page-keys-arrows = zwischen deinen Möglichkeiten wechseln
page-keys-enter = wählen
page-keys-main = den großen Knopf drücken
page-keys-undo = zurücknehmen
page-keys-log = den Verlauf zeigen
page-keys-info = die Karte lesen
page-keys-numbers = die Nummern zeigen
page-keys-escape = schließen oder abbrechen

page-curtain = Gib den Bildschirm an { $name } weiter
page-curtain-note = Alle anderen bitte wegsehen: Nur { $name } soll die nächste Hand sehen.
page-curtain-ready = Ich bin { $name }

page-wait = Einen Moment …
page-wait-for = Warten auf { $names }
page-wait-away = Ein Bot spielt für dich. Im Menü nimmst du deinen Platz wieder ein.
page-wait-over = Das Spiel ist zu Ende.
page-result = Ergebnis zeigen
page-table-loading = Der Tisch wird gedeckt …
page-table-lost = Verbindung verloren. Wird neu verbunden …
page-table-never-begun = Alle haben diesen Tisch verlassen, bevor das Spiel begann.
page-table-stop = Dieser Tisch kann nicht gezeigt werden
page-table-again = Noch einmal versuchen
