### What is wrong with a position, a record, a scenario or the code of a challenge. Words in '…' are notation: keys, ids
### and marks that are the same in every language.

notation-line = Zeile { $n }: { $what }

## What is counted. $what is a key of the notation, or one of these.

notation-what =
    { $what ->
        [a-seat] ein Platz
        [a-rank] eine Position
        [a-place] ein Ort
        [a-turn] ein Zug
        [a-copy] ein Exemplar
        [a-die] ein Würfel
        [an-ability] eine Fähigkeit
        [an-amount] ein Betrag
        [number-of-seats] die Zahl der Plätze
        [number-of-cards] die Zahl der Karten
        [number-of-copies] die Nummer einer Karte
        [number-of-keys] eine Zahl von Schlüsseln
        [counter-of-luck] der Zähler des Glücks
        [gold-left] das übrige Gold
       *[other] { $what }
    }
notation-not-whole = { notation-what } ist eine ganze Zahl, gefunden: '{ $found }'
notation-too-small =
    { $least ->
        [0] { notation-what } ist nicht kleiner als null, gefunden: { $found }
       *[other] { notation-what } ist { $least } oder mehr, gefunden: { $found }
    }
notation-too-large = { notation-what } ist höchstens { $most }, gefunden: { $found }

## Lines, cards, seats and places

notation-key-value = erwartet: 'key: value', gefunden: '{ $found }'
notation-indented = die erste Zeile kann keine Fortsetzung sein (sie ist eingerückt)
notation-no-seat = Platz { $found } gibt es nicht; die Plätze sind 1 bis { $seats }
notation-not-a-card = erwartet: eine Karte wie 'militia' oder 'militia*2', gefunden: '{ $found }'
notation-nobody-knows = '{ $found }' sagt hier nicht, wer die Karte kennt; lass das '^' weg
notation-who-knows = '{ $found }' sagt hier nicht, wer die Karte kennt; nenn Plätze hinter dem '^' oder schreib '^all'
notation-twice = '{ $name }' steht zweimal da
notation-twice-in = '{ $name }' steht zweimal in '{ $key }'
notation-yes-or-no = { $key } ist yes oder no, gefunden: '{ $found }'
notation-unknown-key = unbekannter Schlüssel '{ $key }'
notation-unknown-edition = unbekannte Ausgabe '{ $name }'; bekannt sind { $known }
notation-unknown-card = unbekannte Karte '{ $card }'
notation-unknown-card-close = unbekannte Karte '{ $card }'; meinst du { $close }?
notation-not-a-place = erwartet: ein Ort wie hand.1/3, gefunden: '{ $found }'
notation-no-card-at = { $zone } hat keine Karte an Stelle { $n }
notation-no-such-place = '{ $name }' gibt es nicht; es gibt { $known }
notation-neither = weder eine Aufzeichnung, die mit 'record: 1' beginnt, noch ein Spielstand ('position: 1')

## Positions

notation-position-head = ein Spielstand beginnt mit 'position: { $version }'
notation-seats = { $edition } hat { $least } bis { $most } Plätze
notation-card-twice = die Karte '{ $card }' ist zweimal definiert
# $why: what the linter has to say of the definition of a card.
notation-bad-card = { $why }
notation-card-line = eine Kartenzeile enthält Card(...)
notation-no-board = { $edition } hat keinen Spielplan '{ $board }'; bekannt sind { $known }
notation-version = dieses Programm spielt Version { $version } der Regeln von { $edition }, der Text hat { $found }
notation-too-many-cards = kein Spiel hat mehr als { $most } Karten
notation-no-pile = keine Karte gehört zu '{ $pile }'
notation-box-alone = '{ $pile }' ist, was beim Anlegen von 'draw.{ $name }' übrig blieb, und diesen Stapel gibt es nicht
notation-spot-alone = '{ $pile }' wird aus 'draw.{ $name }' aufgefüllt, und diesen Stapel gibt es nicht
notation-one-pile = '{ $name }' ist ein einziger Stapel: entweder 'supply.{ $name }' oder 'draw.{ $name }'
notation-no-supply = der Spielstand hat kein 'supply.{ $pile }'
notation-open-pile = dieser Stapel liegt offen: er heißt 'supply.{ $pile }'
notation-ranks = der Dungeon hat { $ranks } Positionen
notation-wrong-pile = '{ $card }' gehört nicht zum Stapel '{ $pile }'; nimm die Karte heraus
notation-not-a-room = '{ $card }' ist kein Raum; Räume liegen in 'rooms' und nirgends sonst
notation-a-room = '{ $card }' ist ein Raum; Räume liegen in 'rooms' und nirgends sonst
notation-not-in-hall = '{ $card }' liegt nie im Dungeon; nenn ein Monster, oder '-' für eine leere Position
notation-script-empty = ein Skript nennt die Karten, die obenauf kommen, oder Zahlen für Würfel
notation-script-mixed = ein Skript ist für einmal Mischen oder einen Wurf: es enthält entweder Karten oder Zahlen
notation-place-and-word = { $key } braucht einen Ort und ein zweites Wort
notation-number-each = { $key } hat eine Zahl für jeden der { $seats } Plätze
notation-luck = luck ist ein hexadezimaler Schlüssel und ein Zähler
notation-luck-length = der Schlüssel von luck hat { $n } Byte
notation-needs-rooms = ein Spielstand dieser Ausgabe braucht seine 'rooms'
notation-rooms = es gibt { $n } verschiedene Räume
notation-champions = champions hat einen Ort für jeden der { $seats } Plätze
notation-keys = 1 bis { $most } Schlüssel rufen den Wächter
notation-down = erwartet: 'down: hall/N draw.PILE' und die Plätze, die die Karte kennen
notation-down-twice = diese Karte liegt schon verdeckt
notation-sealed = erwartet: 'sealed: PLACE in ZONE lowest N'
notation-marked = nur Karten auf der Hand des aktiven Platzes können 'marked' sein
notation-held = nur Karten auf der Hand des aktiven Platzes können 'held' sein
notation-used = used nennt eine Karte
notation-used-bits =
    { $n ->
        [0] { $card } hat keine Fähigkeit und kann nicht genutzt sein
        [one] { $card } hat eine Fähigkeit, und used ist ein Bit dafür
       *[other] { $card } hat { $n } Fähigkeiten, und used ist ein Bit für jede davon
    }

## What is half done

notation-no-change = dieser Schritt hinterlässt keine Änderung; nenn einen, der das tut
notation-change-until =
    { $until ->
        [battle] diese Änderung gilt bis zum Ende des Kampfes: schreib 'until=battle'
       *[turn] diese Änderung gilt bis zum Ende des Zugs: schreib 'until=turn'
    }
notation-ability-and-step = erwartet: die Fähigkeit einer Karte und ein Schritt, etwa 'banish.1 2.pick'
notation-no-ability = eine Fähigkeit '{ $ability }' gibt es nicht
notation-no-step = { $ability } hat keinen Schritt '{ $step }'
notation-unexpected = unerwartet: '{ $found }'; erwartet: { $known }
notation-missing = { $key }=... fehlt
notation-lane = eine lane gehört zum frame davor, bei einem Schritt, der lanes hat
notation-first-frame = der erste frame ist der des Zugs des aktiven Platzes: 'frame: turn.1 ...'; kein anderer ist ein Zug
notation-no-frame = ein Spielstand, der nicht zu Ende ist, hat einen frame
notation-split = split hat einen Ort und drei Zahlen, in einem frame, der einen Verlust verteilt
notation-unexpected-in-frame = unerwartet in einem frame: '{ $found }'
notation-use = use hat einen Ort und die Nummer einer Fähigkeit, in einer lane, die handeln soll
notation-champion-outside = der Zug ist im Dungeon, aber sein Champion nicht
notation-no-walk = der Zug ist unterwegs, aber 'walk' fehlt
notation-no-foe = der Zug ist in einem Kampf, aber es fehlt 'foe' oder 'rank'
notation-foe-outside = der Zug ist nicht in einem Kampf, also gibt es kein 'foe', kein 'rank' und kein 'won'
notation-foe-elsewhere = der Gegner liegt nicht auf der genannten Position
notation-question-frame = diese Frage passt nicht zum obersten frame
notation-question-empty = diese Frage hat keine Antwort zur Wahl
notation-no-question = ein Spielstand, der nicht zu Ende ist, hat eine Frage
notation-unknown-question = unbekannte Frage '{ $name }'; bekannt sind { $known }
notation-no-lane = lane { $n } gibt es nicht
notation-question-step = diese Frage passt nicht zum Schritt ihres frame
notation-asked-twice = ein Platz oder eine lane wird zweimal gefragt
notation-question-number = die Nummer dieser Frage ist { $n }: so viele wurde ihr Platz gefragt

## Records

notation-record-head = eine Aufzeichnung beginnt mit 'record: { $version }'
notation-record-cut-off = die Aufzeichnung bricht ab: ihr fehlt die Zeile mit der Ausgabe oder mit dem Ergebnis
notation-record-no-start = die Aufzeichnung hat keinen Anfangsstand
notation-record-version = die Aufzeichnung nennt Version '{ $found }', ihr Anfang { $start }
notation-record-players =
    { $n ->
        [one] die Aufzeichnung nennt 1 Spieler für { $seats } Plätze
       *[other] die Aufzeichnung nennt { $n } Spieler für { $seats } Plätze
    }
notation-out-twice = ein Platz scheidet nur einmal aus, und nicht alle
notation-who-resigned = eine Zeile 'resigned: SEAT' sagt, wer aufgegeben hat
notation-who-absent = eine Zeile 'absent: SEAT' sagt, wer ferngeblieben ist
notation-out = { $key } nennt Plätze von 1 bis { $seats }, jeden einmal und nicht alle
notation-setup-parts = ein Aufbau hat monsters, heroes und village
# $why: the whole sentence that says why the set-up cannot be laid out.
notation-setup = { $why }
notation-setup-board = der Aufbau ist auf dem Spielplan '{ $board }', der Anfang auf '{ $start }'
notation-turn-line = erwartet: 'turn N, seat N: moves'
notation-turn-head = diese Zeile müsste mit 'turn { $turn }, seat { $seat }:' beginnen
notation-move = Schritt { $n }, '{ $move }' von Platz { $seat }, passt nicht: { $why }
notation-result = die Schritte ergeben '{ $result }', die Aufzeichnung sagt '{ $found }'

## Codes of challenges

notation-code-lacks = der Code bricht ab: ihm fehlt { $key }
notation-code-version = der Code hat Version '{ $found }', dieses Programm liest { $version }
notation-code-seats = eine Herausforderung ist für einen Platz gegen Bots
notation-code-deal = diese Version des Programms teilt andere Karten aus
notation-not-a-code = das ist nicht der Code einer Herausforderung
notation-code-cut-off = der Code bricht ab oder ist zu lang
notation-code-luck = luck ist ein Schlüssel aus 64 hexadezimalen Ziffern

## Scenarios

notation-scenario-line = ein Szenario hat eine Zeile '{ $key }: ...'
notation-scenario-run = ein Szenario hat mindestens einen Lauf
notation-covers-unknown = '{ $name }' ist keine Karte und keine Fähigkeit dieser Ausgabe
notation-covers-unknown-close = '{ $name }' ist keine Karte und keine Fähigkeit dieser Ausgabe; meinst du { $close }?
notation-rulings-unknown = '{ $name }' ist keine Regelklärung dieser Ausgabe
notation-rulings-unknown-close = '{ $name }' ist keine Regelklärung dieser Ausgabe; meinst du { $close }?
notation-no-stack = einen Stapel '{ $stack }' der Art '{ $kind }' gibt es nicht
# The name of a run that has none.
notation-run = Lauf { $n }
notation-run-script = die Skripte eines Laufs stehen vor seiner ersten Zeile
notation-run-empty = '{ $run }' hat keinen Schritt und keine Erwartung
notation-run-line = in einem Lauf ist eine Zeile ein Schritt '> move', eine Ablehnung '! move reason' oder eine Erwartung '? ...'
notation-refusal = eine Ablehnung ist '! move reason'; Gründe sind { $known }
notation-moves = erwartet: '> move' oder mehrere mit ';' dazwischen

## Expectations

notation-no-zone = eine Zone '{ $name }' gibt es nicht; Zonen sind { $known }
notation-no-number = '{ $name }' hat hier keine Nummer: schreib nur '{ $name }'
notation-equals = erwartet: '= ...' mit dem, was da sein soll
notation-equals-yes-or-no = erwartet: '= yes' oder '= no', gefunden: '{ $found }'
notation-compare = { notation-what } wird mit '= N', '>= N' oder '<= N' verglichen
notation-never-below = { notation-what } ist nie kleiner als { $least }; gefunden: { $found }
notation-says-nothing = { notation-what } ist nie kleiner als { $least }, also sagt '>= { $least }' nichts
notation-bare = '{ $name }' hat keinen Platz und keine Position; schreib nur '{ $name }'
notation-last-seat = der letzte Kampf hat einen Platz: lass den Platz weg
notation-last-lacks = der letzte Kampf hat kein '{ $word }'
notation-needs-rank = '{ $word }' betrifft ein Monster: schreib '{ $word }@N' mit seiner Position
notation-no-battle = in diesem Lauf wurde noch kein Kampf verglichen
notation-rank-empty = Position { $rank } ist leer, also gibt es nichts zu vergleichen
notation-not-a-monster = { $card } auf Position { $rank } ist kein Monster
notation-not-a-forecast =
    '{ $found }' ist keine Vorschau: sie lautet 'wins by N', 'short by N', 'depends', 'undefeatable', 'unfightable', 'too-dark', 'none' oder 'LOW..HIGH'
notation-ledger = erwartet: 'ledger FIGURE@N has WHY CARD AMOUNT'; Werte sind { $known }
notation-seat-in-front = nur { $known } haben einen Platz davor; ein Wert von Platz { $seat } ist '{ $word }.{ $seat }'
notation-unknown-expectation = unbekannte Erwartung '{ $found }'; docs/notation.md nennt sie alle
notation-compare-zone = eine Zone wird mit '=' (beliebige Reihenfolge), '==' (diese Reihenfolge), 'has' oder 'lacks' verglichen
notation-name-cards = nenn die Karten hinter '{ $how }'; für keine schreib '{ $zone } = nothing'
notation-nothing = '{ $how } nothing' sagt nichts; schreib '{ $zone } = nothing' oder nenn Karten
notation-compare-hall = der Dungeon wird mit '=' und allen { $ranks } Positionen verglichen, '-' für eine leere
notation-known = erwartet: ein Ort und Plätze: 'known deck.1/1 = 1 2', '= all' oder '= nobody'
notation-one-move = erwartet: ein Schritt, gefunden: '{ $found }'
# $why: what is wrong with the grammar of a move.
notation-not-a-move = '{ $move }' ist kein Schritt: { $why }
notation-move-card = '{ $move }' ist kein Schritt: '{ $name }' ist keine Karte und kein Stapel
notation-move-rank = '{ $move }' ist kein Schritt: die Positionen sind 1 bis { $ranks }
notation-move-seat = '{ $move }' ist kein Schritt: die Plätze sind 1 bis { $seats }
notation-move-ability = '{ $move }' ist kein Schritt: { $card } hat weniger Fähigkeiten
notation-move-copy = '{ $move }' ist kein Schritt: von { $card } gibt es weniger Exemplare
notation-move-never = '{ $move }' ist kein Schritt und wird deshalb nie angeboten
notation-buys-nothing = Platz { $seat } kauft jetzt nichts; seine Kasse ist 'gold.{ $seat }'
notation-one-active = genau ein Platz ist aktiv
notation-won-unfought =
    in diesem Zug gab es keinen Kampf, also sagt 'won' nichts; 'wins@last' fragt nach dem letzten Kampf des Laufs
notation-won-ended =
    der Zug des letzten Kampfes ist zu Ende, also sagt 'won' nichts; 'wins@last' fragt nach dem letzten Kampf des Laufs
notation-no-rank-here = '{ $word }' hat keine Position
notation-no-seat-here = '{ $word }' hat keinen Platz
notation-no-champions = { $edition } hat keine Champions
notation-no-strength = { $card } ist kein Held und hat keine Stärke
notation-no-weight = { $card } ist keine Waffe und hat kein Gewicht
notation-no-copy = { $card }#{ $n } gibt es nicht auf der Hand von Platz { $seat }

## What does not hold: what was expected, and what was found

notation-failure = Lauf '{ $run }', Zeile { $n }: { $text }
notation-expected-offered = { $move } wird angeboten
notation-expected-not-offered = { $move } wird nicht angeboten
notation-expected-legal = { $move } ist erlaubt
notation-expected-refused = { $move } wird abgelehnt: { $reason }
notation-expected-asked = ein Platz wird gefragt
notation-expected-asked-seat = Platz { $seat } wird gefragt
notation-expected-scripts = jedes Skript zum Mischen wird gebraucht
notation-found-asked = gefragt: { $who }
notation-found-refused = abgelehnt ({ $reason })
notation-found-refused-legal = abgelehnt ({ $reason }); erlaubt sind { $legal }
notation-found-over = das Spiel ist zu Ende
notation-found-not-over = das Spiel ist nicht zu Ende
notation-found-no-entry = kein Eintrag
notation-found-scripts = { $n } übrig

## What no scenario covers

notation-hole-card = Karte { $name }
notation-hole-ability = Fähigkeit { $name }
notation-hole-ruling = Regelklärung { $name } ({ $card })
notation-hole-event = Ereignis { $name }
notation-hole-window = Fenster { $name }
