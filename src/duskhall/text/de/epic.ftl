### Epic games of Quest: how to lay one out, and what the table shows of it. The page has its own words.

setup-epic-quest = Alle Karten von { $quest } sind im Spiel, ein Exemplar von jedem Titel.
setup-epic-quests = Alle Karten dieser Quests sind im Spiel, ein Exemplar von jedem Titel: { $quests }.
setup-epic-monsters = Monster der Stufe { $level }
setup-epic-titles = Titel, ein Exemplar von jedem
setup-step-epic = Misch die Monster jeder Stufe verdeckt und zähl { $n } ab: Das sind die Monster dieses Spiels. Leg die anderen ungesehen zurück in die Schachtel. Deck von je { $n } Monstern { $open } in den Räumen ihrer Stufe auf. Was das auslösen würde, gilt nicht.
setup-epic-heroes = Helden (ein Exemplar jedes Helden der Stufe 1, nach Klassen gestapelt):
setup-epic-levels = Misch jeden Stapel und leg ihn offen ins Gildenviertel: Nur der oberste Held kann gekauft werden. Ein Held mit zwei Klassen kann in einen der beiden Stapel. Helden der Stufen 2 und 3 bleiben in der Schachtel; von dort kommt ein Held, der hochgestuft wird.
setup-epic-market = Marktplatz (ein Exemplar von jedem Titel):
setup-epic-spots = verdeckt gemischt; { $n } davon offen auf den Feldern ihrer Art
setup-epic-refill = Jedes Feld wird von seinem Deck aufgefüllt, sobald seine Karte weg ist. Ein leeres Deck füllt nichts auf.
setup-epic-any = Die { $n } Beliebigen Felder sind am Anfang leer. Ein Champion, der auf den Marktplatz geht, deckt dort zuerst die oberste Karte eines Decks auf; sind beide belegt, zerstört der Spieler vorher eine der beiden Karten.

## The beginning of a game in the terminal

# What an Epic game takes from a set-up; all other cards are those of its quests.
opening-epic-parts = { $heroes ->
        [yes] Wächter, Räume und Helden
       *[no] Wächter und Räume
    }
opening-epic = { $how ->
        [first] { $parts } sind die eines ersten Spiels.
        [random] { $parts } sind ausgelost, Aufbau Nummer { $seed }.
        [chosen] { $parts } sind die von dir gewählten.
        [rerolled] { $parts } sind ausgelost; einige hast du neu ausgelost.
       *[published] { $parts } sind die des Szenarios „{ $name }“.
    }

## The market of spots in the terminal

section-any = Beliebige Karte
village-deck = { $n } im Deck
village-empty = { $n ->
        [one] 1 leeres Feld
       *[other] { $n } leere Felder
    }
spot-empty = { $name } ist leer.
spot-deck = { $n ->
        [0] Es sind keine Karten mehr da, um dieses Feld aufzufüllen.
        [one] 1 Karte liegt verdeckt bereit, um dieses Feld aufzufüllen.
       *[other] { $n } Karten liegen verdeckt bereit, um dieses Feld aufzufüllen.
    }
stack-later = Spätere Stufen, in der Schachtel
help-epic = Marktplatz: Das ist ein Episches Spiel. Jede Karte im Markt ist die einzige mit ihrem Titel. Verlässt ein Gegenstand, ein Zauberspruch oder eine Waffe das Feld, rückt die nächste Karte des Decks nach. Die Beliebigen Felder sind am Anfang leer: Geh zum Marktplatz, um dort die oberste Karte eines Decks aufzudecken. Sind sie voll, zerstörst du vorher eine ihrer Karten.
help-epic-heroes = Helden: Jede Klasse hat einen Stapel, und nur der oberste Held kann gekauft werden. Die Stufen 2 und 3 kommen aus der Schachtel; „stapel“ mit dem Namen des Helden zeigt sie.

## Questions and the log

ask-branch-deck = Die oberste Karte welches Decks aufdecken?
quest-ask-pick-destroy-rules = Die Beliebigen Felder sind voll. Welche Karte zerstören, um Platz zu machen?
log-move-draw-stack = { $cards } { $n ->
        [one] steht
       *[other] stehen
    } jetzt zum Verkauf.

## Names of spots and decks

stack-item-1 = Gegenstand-Feld 1
stack-item-2 = Gegenstand-Feld 2
stack-spell-1 = Zauberspruch-Feld 1
stack-spell-2 = Zauberspruch-Feld 2
stack-weapon-1 = Waffen-Feld 1
stack-weapon-2 = Waffen-Feld 2
stack-any-1 = Beliebiges Feld 1
stack-any-2 = Beliebiges Feld 2
stack-cleric-1 = Kleriker
stack-fighter-1 = Kämpfer
stack-rogue-1 = Schurken
stack-wizard-1 = Zauberer
stack-item = Gegenstände
stack-spell = Zaubersprüche
stack-weapon = Waffen
stack-cleric = Kleriker
stack-fighter = Kämpfer
stack-rogue = Schurken
stack-wizard = Zauberer
stack-hero = Helden der Stufen 2 und 3
