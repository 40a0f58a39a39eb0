### What only a set-up of Quest can get wrong.

setup-what-guardian = Wächter
setup-what-rooms = Räume
setup-what-mode = andere Spielarten
refused-setup-unknown-mode = eine Spielart „{ $got }“ gibt es nicht; wähl eine von { $known }
refused-setup-no-guardian = es fehlt ein Wächter: nimm einen von { $known } dazu
refused-setup-one-guardian = wähl einen Wächter, nicht { $got }
refused-setup-group-levels = wähl je Stufe eine Monstergruppe: eine der Stufe 1, eine der Stufe 2 und eine der Stufe 3
refused-setup-room-levels = wähl je Stufe zwei Räume und nenne sie vom Eingang nach innen: Stufe 1, dann Stufe 2, dann Stufe 3
refused-setup-class-spots = wähl Helden für jede Klasse: einen Kleriker, einen Kämpfer, einen Schurken und einen Zauberer; ein Held mit zwei Klassen zählt für eine von beiden
refused-setup-keys = { $least } bis { $most } Schlüssel können den Wächter rufen, nicht { $got }
refused-setup-no-further = nur in Quest wachsen Start-Kommandodecks von Spiel zu Spiel: lass „further“ weg, oder spiel Quest
refused-setup-further-seats = die zusätzlichen Karten sind eine Liste für jeden der { $players } Plätze, und hier sind es { $got } Listen
refused-setup-further-card = ein Start-Kommandodeck kann nicht um „{ $name }“ wachsen: nenne einen Gegenstand, einen Zauberspruch oder eine Waffe des Markts mit der ID

## Wishes for a random set-up. Terminal, page and library all say these.

refused-setup-no-wishes = nur Quest hat Quests zur Auswahl, verlangte und ausgeschlossene Karten und neues Auslosen: lass sie weg, oder spiel Quest
refused-setup-wishes-settled = Quests, verlangte und ausgeschlossene Karten und ein Wächter sind Wünsche für Zufallskarten, und diese Karten stehen fest: lass die Wünsche weg
refused-setup-no-pack = eine Quest „{ $got }“ gibt es nicht; wähl eine von { $known }
refused-setup-unknown-wish = „{ $name }“ ist weder Held noch Marktkarte, Monstergruppe, Raum oder Wächter von Quest: prüf den Namen
refused-setup-not-a-guardian = „{ $name }“ ist kein Wächter: wähl einen von { $known }, für eine bestimmte Fassung mit -4, -5 oder -6 nach dem ersten Wort
refused-setup-only-without = „{ $name }“ ist zugleich verlangt und ausgeschlossen: lass einen der beiden Wünsche weg
refused-setup-only-elsewhere = du verlangst „{ $name }“, aber { $pack } ist nicht unter den gewählten Quests: nimm diese Quest dazu, oder lass „{ $name }“ weg
refused-setup-only-monsters = für „{ $name }“ ist kein Platz: ein Dungeon hat je Stufe eine Monstergruppe. Verlang weniger
refused-setup-only-rooms = für „{ $name }“ ist kein Platz: ein Dungeon hat je Stufe zwei Räume. Verlang weniger
refused-setup-only-guardian = für „{ $name }“ ist kein Platz: ein Spiel hat einen Wächter. Verlang nur einen
refused-setup-only-heroes = für „{ $name }“ ist kein Platz: das Gildenviertel hat für jede Klasse ein Feld, und die anderen verlangten Helden belegen sie. Verlang weniger
refused-setup-only-village = für „{ $name }“ ist kein Platz: der Markt hat acht Felder, höchstens drei für eine Art. Verlang weniger
refused-setup-too-few-monsters = zur Auswahl bleibt keine Monstergruppe der Stufe { $level }: nimm eine Quest dazu, oder schließ weniger aus
refused-setup-too-few-rooms =
    zur Auswahl bleibt { $got ->
        [0] kein Raum
       *[one] nur ein Raum
    } der Stufe { $level }, und ein Dungeon braucht zwei: nimm eine Quest dazu, oder schließ weniger aus
refused-setup-too-few-guardian = zur Auswahl bleibt kein Wächter: nimm eine Quest dazu, oder schließ weniger aus
refused-setup-too-few-heroes =
    { $missing ->
        [none] die übrigen Helden füllen nur { $got } der vier Klassenfelder
       *[other] kein Held bleibt für diese Klasse: { $missing }
    } – nimm eine Quest dazu, oder schließ weniger aus
refused-setup-too-few-village = die übrigen Marktkarten füllen nur { $got } von { $least } Feldern, knapp sind: { $what }. Nimm eine Quest dazu, oder schließ weniger aus
refused-setup-reroll-missing = „{ $name }“ ist nicht in diesem Aufbau: nenne einen seiner Stapel
refused-setup-reroll-only = „{ $name }“ ist verlangt und kann deshalb nicht neu ausgelost werden: lass einen der beiden Wünsche weg
refused-setup-reroll-none = statt „{ $name }“ passt nichts anderes: nimm eine Quest dazu, oder schließ weniger aus

## What is said of a published set-up.

setup-note-a-mirror-in-the-dark = Diese Karten sind unsere Auswahl: Das Heft der Quest ist nicht öffentlich.
setup-note-total-eclipse-of-the-sun = Diese Karten sind unsere Auswahl: Das Heft der Quest ist nicht öffentlich.
setup-note-risen-from-the-mire = Diese Karten sind unsere Auswahl: Das Heft der Quest ist nicht öffentlich.
setup-note-at-the-foundations-of-the-world = Diese Karten sind unsere Auswahl: Das Heft der Quest ist nicht öffentlich.
setup-note-ripples-in-time = Diese Karten sind unsere Auswahl: Das Heft der Quest ist nicht öffentlich. Die Quest hat je Stufe einen Raum; Verlassenes Tor, Krypta und Thronsaal sind aus Ein Spiegel im Dunkeln geliehen.

## Titles that an id does not give by itself.

setup-name-a-mirror-in-the-dark = Ein Spiegel im Dunkeln
setup-name-total-eclipse-of-the-sun = Totale Sonnenfinsternis
setup-name-risen-from-the-mire = Auferstanden aus dem Sumpf
setup-name-at-the-foundations-of-the-world = An den Grundfesten der Welt
setup-name-ripples-in-time = Wellen der Zeit
stack-goblin-kings-guard = Garde des Goblinkönigs
stack-minions-of-chaos = Diener des Chaos
stack-smorga-the-queen = Smorga die Königin
refused-setup-key-decks = die { $n } Schlüssel kommen in drei Decks: gib drei Zahlen an, die zusammen { $n } ergeben, nicht { $got }
refused-setup-key-decks-numbers = „{ $got }“ sagt nicht, wie viele Schlüssel in jedes Deck kommen: gib drei Zahlen an, durch Kommas getrennt, zum Beispiel 0,2,4
refused-setup-packs-epic = nur ein Episches Spiel verwendet ganze Quests: lass sie weg, oder spiel Episch
refused-setup-too-few-titles = diese Quests haben nur { $got } Monster der Stufe { $level }, und ein Epischer Dungeon braucht { $least }: nimm eine Quest dazu
setup-what-packs = Quests
setup-what-key_decks = Schlüsseldecks
refused-setup-only-epic = ein Episches Spiel verwendet jede Karte seiner Quests, „{ $name }“ kann also weder verlangt noch ausgeschlossen werden: lass den Wunsch weg, oder wähl Quests
