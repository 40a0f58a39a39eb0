### What is wrong with a card that somebody has written, with the text of a move or with a script. Words in '…' are
### notation: they are the same in every language, as are $figure, $place and $known.

# $ability is 0 where the fault is in no ability; $why is the fault.
fault-card =
    { $ability ->
        [0] Karte '{ $card }': { $why }
       *[other] Karte '{ $card }', Fähigkeit { $ability }: { $why }
    }
fault-card-twice = zwei Karten haben die ID '{ $card }'

## Words that are not known

fault-unknown-what =
    { $what ->
        [act] die Handlung
        [attack-kind] die Angriffsart
        [card] die Karte
        [comparison] den Vergleich
        [dice] den Würfelnamen
        [dice-change] die Würfeländerung
        [dice-reading] die Lesart der Würfel
        [event] das Ereignis
        [figure] den Wert
        [moment] den Moment
        [name] den Namen
        [operation] die Rechenart
        [party-figure] den Gruppenwert
        [picker] die Auswahlart
        [pile] den Stapel
        [place] den Ort
        [printed-figure] den aufgedruckten Wert
        [seat-figure] den Platzwert
        [seats] die Platzangabe
        [stock] den Vorrat
        [tag] die Klasse
        [target] das Ziel
        [what] das Ende
        [window] das Fenster
       *[word] das Wort
    }
fault-unknown = { fault-unknown-what } '{ $word }' gibt es nicht; es gibt { $known }

## The text of a card

fault-too-long = eine Karte hat höchstens { $most } Zeichen, diese hat { $n }
fault-expression = das ist keine Karte; der Fehler steht in Spalte { $column }
fault-unreadable = das ist keine Karte: der Text ist nicht lesbar
fault-not-allowed =
    eine Karte enthält nur bekannte Wörter, Texte, ganze Zahlen und Listen in runden Klammern, gefunden: { $found }
fault-no-place = '{ $word }' hat keine Stelle '{ $place }'; es gibt { $known }
fault-place-twice = '{ $word }' hat eine Stelle, die zweimal gefüllt ist
fault-missing = bei '{ $word }' fehlt { $places }
fault-too-many = '{ $word }' hat höchstens { $most } Stellen, gefunden: { $n }

## What stands around its abilities

fault-id = eine ID besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und ist nicht nur eine Zahl
fault-stack = der Stapel ('stack') besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und ist nicht nur eine Zahl
fault-tag-letters = jede Klasse ('tags') besteht aus Kleinbuchstaben, Ziffern und Bindestrichen
fault-text = { $place } ist ein Text
fault-texts = { $place } ist eine Liste von Texten
fault-count = 'count' ist eine ganze Zahl, nicht kleiner als null
fault-figures = 'figures' ist eine Tabelle
fault-not-whole = { $figure } ist keine ganze Zahl
fault-marks = 'marks' ist eine Tabelle von Texten
fault-abilities = 'abilities' ist eine Liste in runden Klammern

## Abilities

fault-ability = keine Fähigkeit: { $found }
# $kind is the kind of card. $wanted and $homes are places.
fault-never-met-what =
    { $what ->
        [window] das Fenster '{ $name }'
        [event] das Ereignis '{ $name }'
        [place] den Ort '{ $name }'
        [hiding] Monster, die verdeckt in ihr lägen,
       *[instead] einen Platz im Dungeon, den eine andere Karte einnimmt,
    }
fault-never-met =
    für eine Karte der Art '{ $kind }' gibt es { fault-never-met-what } nie. Das ist für Karten, die hier sein können: { $wanted }. Eine solche Karte kann hier sein: { $homes }.
fault-true-or-false = { $place } ist 'True' oder 'False'
fault-windows = erwartet: ein Fenster oder eine Liste davon
fault-cost-list = Kosten sind eine Liste in runden Klammern
fault-cost = bezahlt wird mit Zerstören, Ablegen, Abgeben oder Erhalten
fault-no-steps = eine Fähigkeit ohne Liste von Schritten
fault-equipped = ausgerüstet wird nur eine Karte mit der Klasse 'weapon'
fault-while = 'While' enthält nur dauerhafte Änderungen
fault-while-pick = 'While' kann keine Karten auswählen
fault-while-when = die Bedingung steht am 'While'
fault-made-only = keine Karte ändert { $figure } durch ihre bloße Anwesenheit
fault-buys = 'buys' ändert sich, wenn eine Karte gekauft wird, und sonst ändert sich dann nichts
fault-vp = 'vp' ändert sich für behaltene Karten, und sonst ändert sich dort nichts
fault-own-weight = durch ihre bloße Anwesenheit senkt eine Karte ihr eigenes Gewicht oder setzt es auf null, erhöht es aber nie
fault-settle = 'Settle' steht vor 'Compare'

## Steps

fault-steps = Schritte stehen mit Kommas in runden Klammern, gefunden: { $found }
fault-step = kein Schritt einer Karte: { $found }
fault-pick-name = 'Pick' braucht als Schritt einen Namen
fault-hall-put = Karten im Dungeon werden gelegt ('Put'), nicht abgelegt oder zerstört
fault-look = 'Look' braucht eine Zahl ab 1
fault-heal = 'Heal' braucht eine Zahl ab 1
fault-roll = 'Roll' nimmt 1 bis { $most } Würfel
fault-dice = eine Änderung von { $n } Würfeln
fault-travel = ein Champion reist zu einem Raum
fault-swap = getauscht werden Karten im Dungeon
fault-replace = ersetzt werden Karten im Dungeon
fault-defeat = besiegt werden Karten im Dungeon
fault-level = ein Stufenaufstieg für { $n } Helden
fault-level-less = 'less' ist eine Zahl ab 0
fault-cancel-events = 'Cancel' braucht eine Liste von Ereignissen
fault-cancel-lines = 'Cancel' nimmt eine Zeile oder 'ALL'
fault-grant = nur eine dauerhafte Fähigkeit verleiht etwas
fault-grant-hall = Zeilen verleiht eine Karte, solange sie im Dungeon liegt
fault-grant-lines = verliehen werden Zeilen von Karten im Dungeon
fault-purchase = ein Kauf richtet sich nur nach dem, was aufgedruckt ist
fault-change = keine Zahl liest { $figure } { $how } bei '{ $on }'
fault-plain-number = { $figure } ändert sich um eine feste Zahl
fault-circle = { $figure } würde von sich selbst abhängen
fault-walk = gehen kann nur die Gruppe
fault-choose = 'Choose' braucht mindestens zwei Zweige
fault-branch = kein Zweig: { $found }
fault-branch-name = kein Name für einen Zweig: { $found }
fault-branch-twice = zwei Zweige haben denselben Namen
fault-branches-empty = mindestens ein Zweig muss etwas tun
fault-each-steps = 'Each' braucht eine Liste von Schritten
fault-each-each = 'Each' kann nicht in 'Each' stehen

## Their parts

fault-name = kein Name: { $found }
fault-name-taken = der Name '{ $name }' ist vergeben
fault-target = kein Ziel: { $found }
fault-chance = wo der Zufall auswählt, wählt er eine feste Zahl von Karten: weder freiwillig noch die beste
fault-pick = eine Auswahl von { $n } Karten
fault-tops = die obersten { $n } Karten
fault-cards = keine Karten: { $found }
fault-filter = kein Filter: { $found }
fault-many = mindestens { $n } von { $of } Klassen
fault-and-or = 'And' und 'Or' verbinden eine Liste in runden Klammern
fault-tags = erwartet: mindestens zwei Klassen in runden Klammern
fault-tag-twice = eine Klasse steht zweimal da
fault-amount = kein Betrag: { $found }
fault-below-zero = ein Betrag ist nicht kleiner als null; 'less' zieht ab
fault-party-unknown = Angriff und Magie der Gruppe kennt nur eine dauerhafte Fähigkeit
fault-owned = alle Karten eines Platzes zählen nur am Ende
fault-hidden-deck = die Karten des Dungeondecks sind nicht bekannt
fault-condition = keine Bedingung: { $found }

## Moves

fault-move-verb = '{ $verb }' ist kein Verb
fault-move-goal = '{ $verb }' hat kein Ziel
fault-move-ability = '{ $verb }' nennt keine Fähigkeit
fault-move-copy = '{ $verb }' nennt keine Nummer eines Exemplars
fault-move-level-copy = die Karte, zu der ein Held wird, hat keine Exemplare zur Auswahl
fault-move-card = '{ $card }' ist nicht die ID einer Karte
fault-move-number =
    { $what ->
        [seat] ein Platz ist eine Zahl ab 1, nicht '{ $found }'
        [ability] eine Fähigkeit ist eine Zahl ab 1, nicht '{ $found }'
        [rank] eine Position ist eine Zahl ab 1, nicht '{ $found }'
        [copy] ein Exemplar ist eine Zahl ab 1, nicht '{ $found }'
       *[loss] ein Abzug ist eine Zahl ab 1, nicht '{ $found }'
    }
fault-move-loss = ein Abzug trifft 'attack', 'magic' oder 'attack*2,magic*1'
fault-move-loss-of-one = ein Abzug von eins wird '{ $move }' geschrieben

## Scripts of a scenario

fault-script = das Skript will '{ $card }' oben auf { $zone }, aber die Karte ist nicht unter denen, die gemischt werden
fault-script-dice = das Skript nennt '{ $found }' für { $n } Würfel: es braucht ebenso viele Zahlen von 1 bis 6
