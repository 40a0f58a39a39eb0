# The page: what moves, the end of a game, decks, replays.

## It is your turn

page-notify-mark = ● Du bist dran – { "" }
page-notify-title = Du bist dran

## Kinds of cards, as headings

page-after-type-hero = Helden
page-after-type-weapon = Waffen
page-after-type-item = Gegenstände
page-after-type-spell = Zaubersprüche
page-after-type-villager = Dorfbewohner
page-after-type-familiar = Vertraute
page-after-type-avatar = Avatare
page-after-type-monster = Monster
page-after-type-thunderstone = Donnerstein
page-after-type-disease = Krankheiten
page-after-type-curse = Flüche
page-after-type-other = Andere Karten
page-after-nothing = –

## The end of a game

page-end-title = { $how ->
    [agreed] Einvernehmlich beendet
    [resigned] Durch Aufgabe beendet
    [absent] Durch Fernbleiben gewonnen
   *[played] Das Spiel ist zu Ende
  }
page-end-bars = Siegpunkte
page-end-bar = { $name }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
  }{ $winner ->
    [yes] , gewonnen
   *[no] { "" }
  }
page-end-segment = { $type }: { $vp }
page-end-winner = gewonnen
page-end-you = du
page-end-resigned = aufgegeben
page-end-holds-stone = hat den Stein
page-end-holds-bearer = hat den Träger
page-end-compare = Die Spieler im Vergleich
page-end-measure-monsters = Besiegte Monster
page-end-measure-heroes = Helden
page-end-measure-cards = Eigene Karten
page-end-measure-xp = Übrige EP
page-end-points = Karte für Karte
page-end-each = { $count } × { $each }
page-end-none = Keine Karte brachte Punkte
page-end-sum = Gesamt
page-end-rematch = Noch einmal spielen
page-end-join-rematch = Beim nächsten Spiel mitspielen
page-end-record = Aufzeichnung
    .title = Die Aufzeichnung des Spiels herunterladen
page-end-replay = Wiedergabe
    .title = Das Spiel Schritt für Schritt noch einmal ansehen
page-end-lobby = Lobby
    .title = Zurück zur Lobby
page-end-file = duskhall-{ $id }.txt

## Decks

page-deck-of = Karten von { $name }
page-deck-size = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
page-deck-card = Karte
page-deck-hand = Hand
page-deck-discard = Ablage
page-deck-front = Offen
page-deck-left = Im Deck
page-deck-unseen = Verdeckt
page-deck-owned = Alle
page-deck-sum = Gesamt
page-deck-hidden = Alle sehen, was ein Spieler erhält und verliert. „Verdeckte“ Karten sind im Kommandodeck oder auf der Hand.
page-deck-means = Je Karte
page-deck-mean-all = Ganzes Deck
page-deck-mean-next = Im Deck
page-deck-mean-unseen = Verdeckt
page-deck-mean-hint = Nur aufgedruckte Werte; Fähigkeiten der Karten zählen nicht mit.
page-deck-empty = Keine Karten.
page-deck-away = { $n ->
    [one] { $n } dieser Karten ist vorübergehend woanders: verliehen oder beiseitegelegt.
   *[other] { $n } dieser Karten sind vorübergehend woanders: verliehen oder beiseitegelegt.
  }

## What is destroyed; the levels of a stack

page-destroyed-title = Zerstört
page-destroyed-count = { $n ->
    [0] Noch ist nichts zerstört.
    [one] { $n } Karte ist aus dem Spiel.
   *[other] { $n } Karten sind aus dem Spiel.
  }
page-destroyed-aside = Beiseitegelegt
page-stack-count = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
  }
page-stack-empty = Dieser Stapel ist leer.
page-stack-now = { $n } erhältlich
page-stack-box = { $n } in der Schachtel
page-stack-later = { $n } darunter

## Replay

page-replay-title = Wiedergabe
page-replay-loading = Das Spiel wird geladen …
page-replay-at = { $move } von { $last }
page-replay-turn-of = Zug { $turn } · { $name }
page-replay-slider = Schritt
page-replay-slider-text = Schritt { $move } von { $last }, Zug { $turn }
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-turn-back = Einen Zug zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-on = Einen Schritt vor
page-replay-turn-on = Einen Zug vor
page-replay-end = Zum Ende
page-replay-speed = Tempo
page-replay-speed-slow = langsam
page-replay-speed-normal = normal
page-replay-speed-fast = schnell
page-replay-view = Ansicht
page-replay-watcher = Zuschauer
page-replay-log = Was passiert ist
page-replay-log-empty = Die Karten sind ausgeteilt.
page-replay-log-quiet = Nichts Sichtbares ist passiert.
page-replay-moves = Schritte
page-replay-by = { $name }:
page-replay-record = Aufzeichnung speichern
page-replay-position = Spielstand speichern
page-replay-file = duskhall-{ $id }.txt
page-replay-position-file = duskhall-{ $id }-{ $move }.txt
page-replay-ending = Ergebnis zeigen
page-replay-ending-short = Ergebnis
page-replay-asked = Als Nächstes: { $names }
page-replay-over = Das Spiel ist zu Ende.
page-fork-open = Ab hier spielen
page-fork-short = Weiterspielen
page-fork-title = Ab hier spielen
page-fork-text = Ein neues Spiel beginnt bei Schritt { $move }. Derselbe Spielstand; künftiges Mischen fällt anders aus.
page-fork-seat = Platz von { $name }
page-fork-me = Ich spiele
page-fork-bot = Ein Bot spielt
page-fork-nobody = Wähl mindestens einen Platz für dich.
page-fork-start = Spiel beginnen
page-fork-more = Mehr Optionen

## Moves of a record, in a list

page-move-village = Das Dorf besuchen
page-move-dungeon = In den Dungeon gehen
page-move-rest = Erholen
page-move-prepare = Vorbereiten
page-move-done = Fertig
page-move-gain = Eine Karte erhalten
page-move-show = Nichts zeigen
page-move-show-card = Zeigen: { $card }
page-move-lose = Nichts verlieren
page-move-discard = Ablegen
page-move-discard-card = Ablegen: { $card }
page-move-destroy-card = Zerstören: { $card }
page-move-use-card = Nutzen: { $card }
page-move-equip-card = Ausrüsten: { $onto } mit Waffe { $card }
page-move-buy-card = Kaufen: { $card }
page-move-level-card = Hochstufen: { $card }
page-move-attack-card = Position { $card } angreifen
page-move-under-card = Unter das Dungeondeck: { $card }
page-move-deck-card = Auf das Kommandodeck: { $card }
page-move-pick-card = Wählen: { $card }
page-move-seat-card = Wählen: { $card }
page-move-undo = Zurücknehmen
page-move-pass = Passen
page-move-other = { $verb }
page-move-other-card = { $verb } { $card }
