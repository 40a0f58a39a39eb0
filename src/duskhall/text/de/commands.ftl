### What the commands say. Messages of play itself are elsewhere.

commands-unknown-edition = eine Ausgabe „{ $name }“ gibt es nicht; wähl eine von { $known }
commands-did-you-mean = Meinst du { $names }?

## cards

cards-unknown = keine Karte von { $edition } hat „{ $name }“ in Name, ID, Familie oder Schlüsselwörtern. Prüf die Schreibweise oder such nach einem Teil des Namens.
cards-elsewhere = { $edition } hat sie: duskhall cards --edition { $name } { $wanted }
cards-count = { $n ->
        [one] { $n } Karte. „duskhall cards NAME“ zeigt sie ganz.
       *[other] { $n } Karten. „duskhall cards NAME“ zeigt eine ganz.
    }
cards-in-box = { $n ->
        [one] { $n } Karte in der Schachtel, Stapel { $stack }
       *[other] { $n } Karten in der Schachtel, Stapel { $stack }
    }
cards-pack = Aus Quest { $n }, { $pack }
cards-ours = { $card }*
cards-ours-note = * Was diese Karte tut, ist von uns, weil keine Quelle ihren Text nennt.
cards-source = Werte: { $source }.
cards-source-ours = Werte und Text: von uns, weil keine Quelle sie nennt{ $but ->
        [yes] , außer:
       *[no] .
    }
cards-source-text = Was sie tut: { $source }.
cards-mark = { $figure } { $n }: { $source }
cards-mark-none = ohne { $figure }: { $source }
cards-mark-ability = Fähigkeit { $n }: { $source }
cards-mark-count = { $n } in der Schachtel: { $source }
cards-mark-name = Name: { $source }
cards-mark-keyword = Schlüsselwort { $tag }: { $source }
cards-rulings = Regelklärungen:

source-rulebook = aus dem Regelheft
source-public = aus öffentlichen Kartentabellen
source-public-disputed = öffentliche Kartentabellen sind uneins; das ist die wahrscheinlichere Zahl
source-reconstructed = von uns, weil keine Quelle es nennt
source-inferred = erschlossen; keine Quelle druckt es
source-disputed = zweifelhaft: die Quellen sind uneins oder sagen wenig
source-owner = aus deiner eigenen Datei

## Files of figures

figures-unreadable = diese Datei ist nicht lesbar ({ $why }); prüf ihren Namen und ihre Rechte
figures-not-text = diese Datei ist kein UTF-8-Text; speicher sie als UTF-8
figures-bad-toml = das ist kein TOML: { $why }
figures-unknown-card = diese Karte gibt es nicht; „duskhall cards --json“ listet alle IDs auf
figures-unknown-card-close = diese Karte gibt es nicht; meinst du { $close }?
figures-not-a-table = schreib Werte unter den Namen der Karte in eckigen Klammern, etwa [dagger] und dann cost = 4
figures-unknown-figure = Karten dieser Art haben diesen Wert nicht; sie haben { $known }
figures-not-whole = ein Wert ist eine ganze Zahl ohne Anführungszeichen, gefunden: { $found }
figures-out-of-range = hier wird eine Zahl von { $least } bis { $most } erwartet, gefunden: { $found }
figures-refused = die Regeln lassen diese Karten nicht zu: { $why }

## setup

setup-title = { $edition } für { $players } Spieler
setup-how-first = Die Karten des ersten Spiels.
setup-how-chosen = Die Karten, die du gewählt hast.
setup-how-random = Zufällige Karten, Startzahl { $seed }.
setup-how-published = Das Szenario „{ $name }“.
setup-how-rerolled = Neu ausgelost: { $piles }.
setup-packs-one = Alle Stapel sind aus „{ $pack }“.
setup-packs-many = Die Zahl in Klammern ist die Quest: { $packs }.
setup-packs-entry = [{ $n }] { $pack }
setup-board-wilderness = Nimm die Wildnis-Seite des Spielplans: Jedes fehlende Licht kostet 1 Angriff.
setup-board-dungeon = Nimm die Verlies-Seite des Spielplans: Jedes fehlende Licht kostet 2 Angriff.
setup-board-learning = Lass den Spielplan in der Schachtel: Das sind die Karten des Lernspiels. Jedes fehlende Licht kostet 1 Angriff. Das Spiel endet mit dem letzten Monster.
setup-dungeon = Dungeondeck:
setup-step-shuffle = Misch diese { $n } Monster verdeckt.
setup-step-bottom = Zähl { $n } davon ungesehen ab und misch diese Karte dazu: { $card }. Sie sind der untere Teil des Dungeondecks; leg die anderen { $rest } Monster darauf.
setup-step-last = Misch diese Monster ohne die Karte { $card }, { $n } Karten, verdeckt, und leg die Karte { $card } darunter.
setup-step-hall = Deck { $ranks } Karten in einer Reihe vom Dungeondeck weg auf: Am weitesten entfernt ist Position 1, direkt daneben Position { $ranks }. Was das auslösen würde, gilt nicht.
setup-dungeon-rooms = Dungeon:
setup-group = { $name }, Stufe { $level }
setup-room = { $room } (Licht { $light })
setup-rooms-level = Stufe { $level }: { $rooms }
setup-step-rooms = Leg den Raum { $first } aus und darunter die anderen Räume in zwei Spalten, den zuerst genannten links – { $rows }.
setup-step-first = Leg diese Wächterkarte der Stufe { $level } in den Raum { $room }, mit der Rückseite nach oben: { $card }. Zu sehen ist dann die Rückseite jeder Wächterkarte: { $monster }.
setup-step-levels = Misch jede Monstergruppe für sich, verdeckt, und deck von jeder { $n } Monster in die Räume ihrer Stufe auf. Was das auslösen würde, gilt nicht.
setup-step-keys = Misch Wächterschlüssel in den Rest jeder Gruppe: { $keys }.
setup-keys-level = { $n } in Stufe { $level }
setup-step-guardian = Wenn { $n ->
        [one] ein Schlüssel gefunden ist
       *[other] { $n } Schlüssel gefunden sind
    }, dreh die Karte { $monster } um: { $card } ist da.
setup-gear = { $card } in Zugreihenfolge: { $numbers }
setup-ready-gear = Marker, { $n } Gold auf dem Basar
setup-ready-wound = unbegrenzt
setup-pile-side-quest = Nebenquests
    .about = verdeckt gemischt
setup-pile-guild = Gildenförderungen
    .about = vier Gilden, je vier Karten
setup-pile-legendary = Legendäre Karten
    .about = offen neben dem Spielplan; nur Nebenquests bringen sie
setup-pile-treasure = Schätze
    .about = die Basisschätze und die jeder Quest im Spiel, verdeckt gemischt
setup-basics = Basiskarten (die im Dorf bleiben):
setup-basics-each = Basiskarten (je { $n } pro Spieler):
setup-heroes = Helden (Stufe 1 oben, dann Stufe 2, dann Stufe 3):
setup-heroes-alike = Helden:
setup-village = Dorfkarten:
setup-piles = Stapel neben dem Dorf:
setup-endless = geht nie aus
setup-markers = EP-Marker, so viele wie nötig
setup-pile-curse = Flüche
    .about = verdeckt gemischt; ein zerstörter kommt wieder darunter
setup-pile-familiar = Vertraute
    .about = verdeckt gemischt; jeder Spieler darf nach einem Sieg einen pro Spiel ziehen
setup-pile-monster = Die Horde
    .about = offen, die wenigsten Lebenspunkte oben; wird ein Platzhalter aufgedeckt, nimmt die oberste Karte seinen Platz ein
setup-pile-avatar = Avatare der Stufe 2
    .about = für alle erreichbar, einer jeder Klasse pro Spieler
setup-each-player = Jeder Spieler:
setup-deck = { $cards }. Mischen und { $hand } Karten ziehen.
setup-mode-full = Gib jedem Spieler 3 Nebenquests verdeckt. Jeder behält 1 davon geheim und legt die anderen verdeckt unter den Stapel. Dann wählt jeder eine Gildenförderung und legt sie offen neben sein Kommandodeck.
setup-avatars = Jeder Spieler nimmt einen Satz Avatare der Stufe 1 und wählt verdeckt einen. Alle gewählten werden gleichzeitig aufgedeckt; die anderen kommen zurück in die Schachtel.
setup-start = Der Startspieler wird ausgelost; dann geht es nach links weiter.
setup-copies = { $n }× { $card }
setup-price = Goldpreis { $n }

setup-no-such-name = „{ $name }“ ist keine Karte, keine Gruppe und kein Raum zur Auswahl.
setup-choices = Zur Auswahl:
setup-choices-line = { $what }: { $known }
setup-elsewhere = { $edition } hat das: Gib --edition { $name } dazu an.
setup-published = Ganze Aufbauten: { $known }.
setup-no-such-setup = ein Szenario „{ $name }“ gibt es nicht; wähl eines von { $known }.
setup-doctor-cards = Karten: { $cards }.
setup-file-unreadable = { $file } ist nicht lesbar: { $why }. Nenn eine Datei mit den Karten eines Aufbaus.
setup-file-not-text = { $file } ist keine Textdatei. Nenn eine Datei mit den Karten eines Aufbaus.
setup-groups-random = --groups gehört nur zu einem Zufallsaufbau: lass --groups weg, oder lass --first, --setup oder --cards weg
wishes-random = { $option } ist für zufällige Karten, und die Karten dieses Aufbaus stehen fest. Lass { $option } weg, oder nimm einen Zufallsaufbau
setup-what-monsters = Monstergruppen
setup-what-heroes = Heldenstapel
setup-what-village = Dorfkarten
setup-what-bearer = Donnersteinträger
setup-what-avatars = Avatare
setup-what-weapon = Waffen
setup-what-item = Gegenstände
setup-what-spell = Zaubersprüche
setup-what-villager = Dorfbewohner

refused-setup-edition = dieser Aufbau ist für { $got }: wähl einen für die Ausgabe, die du spielst
refused-setup-first = Platz { $got } gibt es nicht; die Plätze sind 1 bis { $most }
refused-setup-monster-groups = ein Spiel hat { $least } bis { $most } Monstergruppen, nicht { $got }
refused-setup-monster-groups-exact = ein Spiel hat { $least } Monstergruppen, nicht { $got }
refused-setup-unknown-card = „{ $name }“ gibt es hier nicht ({ $what }); zur Auswahl: { $known }
refused-setup-twice = zweimal dasselbe gewählt ({ $what }): wähl verschiedene
refused-setup-how-many = wähl { $least } bis { $most } { $what }, nicht { $got }
refused-setup-how-many-exact = wähl { $least } { $what }, nicht { $got }
refused-setup-no-bearer = es fehlt ein Donnersteinträger: nimm einen von { $known } dazu
refused-setup-one-bearer = wähl einen Donnersteinträger, nicht { $got }
refused-setup-no-room = im Dorf ist Platz für { $most } { $what }, nicht für { $got }
refused-setup-not-in-box = diese Ausgabe hat keine { $what }: lass sie weg
refused-setup-one-board = der Spielplan dieser Ausgabe hat nur eine Seite: lass „{ $got }“ weg
refused-setup-unknown-board = einen Spielplan „{ $got }“ gibt es nicht; wähl einen von { $known }
refused-setup-other-board = die Regeln sind für den Spielplan „{ $got }“, der Aufbau für „{ $board }“
refused-setup-learning-cards = die Karten des Lernspiels haben ihren eigenen Spielplan: lass „{ $board }“ weg
refused-setup-learning-board = das Lernspiel hat eigene Karten: nimm --setup learning
refused-setup-learning-avatars = das Lernspiel hat keine Avatare: lass sie weg
refused-setup-players = ein Spiel ist für { $least } bis { $most } Spieler, nicht { $got }

## scenario

scenario-no-path = eine Datei oder einen Ordner { $path } gibt es nicht; nenn eine Szenariodatei oder einen Ordner mit welchen
scenario-none-there = in { $path } ist kein Szenario (*{ $suffix }); nenn eine andere Datei oder einen anderen Ordner
scenario-not-text = diese Datei ist kein UTF-8-Text; speicher sie als UTF-8
scenario-unreadable = diese Datei ist nicht lesbar ({ $why }); prüf ihren Namen und ihre Rechte
scenario-fault = hier ist das Programm selbst gescheitert: { $error }. Bitte melde das
scenario-where = { $file }, Lauf „{ $run }“: { $text }
scenario-expected = erwartet:   { $text }
scenario-actual = gefunden:   { $text }
scenario-missing = fehlt:      { $text }
scenario-extra = unerwartet: { $text }
scenario-hole = kein Szenario: { $what }
scenario-count = { $passed } bestanden, { $failed } gescheitert
