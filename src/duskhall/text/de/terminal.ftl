### What the terminal and the command line say.
###
### Arguments: $you is "yes" where the reader is meant, "no" where $who is the name of somebody else, and "turn" where that
### name has just been said (in the head of the turn). $cards is a finished list of cards. Other arguments are names or whole
### numbers.

## The command line. Messages of this part have no arguments: the help is shown before Fluent is loaded.

cli-about = Duskhall spielt das Kartenspiel Thunderstone: im Browser oder im Terminal, gegen Bots und Menschen, auch aus Python.
cli-epilog = „duskhall BEFEHL --help“ sagt mehr über einen Befehl. „duskhall serve“ öffnet den Tisch im Browser, „duskhall play“ spielt im Terminal.
cli-commands = Befehle
cli-option-version = die Version ausgeben und aufhören
cli-option-lang = die Sprache (Standard: DUSKHALL_LANG oder die Sprache deines Systems)

command-learn = das Spiel Schritt für Schritt lernen
command-play = ein Spiel im Terminal spielen
command-campaign = eine Reihe von Quest-Spielen mit wachsenden Start-Kommandodecks spielen
command-serve = im Browser spielen, allein oder mit anderen
command-backup = einen laufenden Server sichern: Tische, Spieler und Geheimnis in einer Datei
command-restore = eine Sicherung in einen Datenordner zurückspielen
command-worker = für Server auf diesem oder anderen Rechnern denken: Bots, Pläne, Tipps, Analysen (braucht einen Bus)
command-move-store = einen Spieletreff aus einem Datenordner nach PostgreSQL verlegen oder umgekehrt: Tische, Spieler und Geheimnis
command-admin = einen Server betreuen: Leute, Tische, Meldungen, Wartung
command-replay = ein aufgezeichnetes Spiel Schritt für Schritt zeigen
command-review = zeigen, was ein beendetes Spiel entschieden hat: Fehler, bessere Schritte, Glück
command-scenario = Szenariodateien prüfen: Spielstände mit Schritten und Erwartungen
command-cards = die Karten einer Ausgabe auflisten und durchsuchen
command-rules = die Regeln in Kürze oder einen Begriff des Spiels erklären
command-setup = einen Aufbau ausgeben, um ihn mit deiner Schachtel auszulegen
command-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen

learn-option-lesson = die Lektion, mit Name oder Nummer; ohne sie werden alle Lektionen aufgelistet
play-option-edition = die Ausgabe: „classic“ (Standard), „advance“ oder „quest“
play-option-players = Plätze am Tisch (Standard: einer für jeden Menschen und Bot, mindestens 2)
play-option-bots = Bots, durch Kommas getrennt, oder „none“ für keine (Standard: veteran auf jedem freien Platz): apprentice, veteran, master, archmage, greedy, random oder ein eigener als modul:Klasse oder ./datei.py:Klasse
play-option-names = Namen der Menschen, durch Kommas getrennt; mit zwei Namen spielt ihr an einem Bildschirm
play-option-setup = „first“ (Standard), „random“, „random:N“, ein Szenario, Kartennamen durch Kommas getrennt oder eine Datei mit Kartennamen
play-option-seed = eine Zahl, die das Spiel wiederholbar macht
play-option-groups = Monstergruppen eines Zufallsaufbaus; mehr machen das Spiel länger
play-option-board = die Seite des Spielplans, wenn es mehrere gibt: Advance hat „wilderness“ (Standard) und „dungeon“
play-option-avatars = mit Avataren spielen, wenn die Ausgabe sie hat (Advance)
play-option-keys = wie viele Schlüssel den Wächter rufen (Quest; Standard: 4)
option-mode = die Spielart von Quest: plain, einfach; full, mit Nebenquests, Gildenförderungen und legendären Karten; epic, das volle Spiel mit einem Markt aus allen Karten der Schachtel; epic-heroes, dazu mit allen Helden (Standard: plain im ersten Spiel, full in allen anderen)
option-key-decks = wie viele Schlüssel in die Monsterdecks der Stufen 1, 2 und 3 kommen, zusammen sechs (Quest; Standard: 1,2,3)
option-quests = Quests, aus deren Karten ein Zufallsaufbau wählt, mit Nummer oder Name, durch Kommas getrennt (Quest; Standard: alle)
option-only = Stapel, Räume und Monstergruppen, die ein Zufallsaufbau haben muss, durch Kommas getrennt (Quest)
option-without = Stapel, Räume und Monstergruppen, die ein Zufallsaufbau nicht haben darf, durch Kommas getrennt (Quest)
option-guardian = der Wächter eines Zufallsaufbaus: ein Name für irgendeine seiner Fassungen oder eine Fassung wie smorga-5 (Quest)
option-reroll = diese Stapel des Aufbaus durch andere passende ersetzen, durch Kommas getrennt (Quest)
option-edition = die Ausgabe (Standard: classic)
rules-option-term = ein Begriff, etwa Durchbruch, Licht oder Hochstufen (Standard: die Regeln in Kürze)
cards-option-name = ein Name, eine ID, eine Familie oder ein Schlüsselwort, oder ein Teil eines Namens
cards-option-quest = nur die Karten dieser Quest zeigen, mit Nummer oder Name (Quest)
cards-option-json = eine Liste von JSON-Objekten ausgeben
cards-option-figures = eine TOML-Datei mit eigenen Werten
setup-option-seed = zufällige Karten; dieselbe Zahl gibt dieselben Karten
setup-option-first = die Karten des ersten Spiels
setup-option-setup = ein Szenario, mit Namen
setup-option-cards = diese Monstergruppen, Helden und Dorfkarten, durch Kommas getrennt
setup-option-players = die Zahl der Spieler (Standard: 2)
setup-option-groups = die Zahl der Monstergruppen eines Zufallsaufbaus; mehr machen das Spiel länger
setup-option-board = die Seite des Spielplans, wenn es mehrere gibt
setup-option-avatars = mit Avataren spielen (Advance)
setup-option-keys = die Zahl der Schlüssel, die den Wächter rufen (Quest)
setup-option-json = ein JSON-Objekt ausgeben
scenario-option-path = eine Szenariodatei oder ein Ordner mit *.txt-Dateien
scenario-option-coverage = Karten, Regelklärungen und Fähigkeiten ohne Szenario auflisten
scenario-option-edition = die Ausgabe, für die aufgelistet wird (Standard: alle)
setup-option-file = die Karten, die in dieser Datei stehen, durch Kommas getrennt oder jede auf einer Zeile
setup-option-doctor = sagen, wie lang, schwer und wechselhaft der Aufbau wird, was fehlt und wie es sich beheben lässt
play-option-record = die Aufzeichnung des Spiels in diese Datei schreiben
play-option-challenge = mit denselben Karten spielen wie jemand vor dir und dessen Punktzahl schlagen: der Code oder der Link, den du bekommen hast
play-option-from = von einem Spielstand, einer Aufzeichnung (DATEI) oder einem Schritt einer Aufzeichnung (DATEI:SCHRITT) weiterspielen
play-option-bot-seconds = wie lange ein Bot höchstens über eine Entscheidung nachdenkt (Standard: 10)
play-option-strict-bots = mit einem Traceback aufhören, wenn ein Bot unerlaubt oder zu spät antwortet oder abstürzt
play-option-max-turns = ein Spiel nur mit Bots nach so vielen Zügen abbrechen, alle Plätze zusammen
play-option-figures = eine TOML-Datei mit eigenen Werten
play-option-new = ein neues Spiel beginnen, ohne nach unbeendeten zu fragen
play-option-list = die unbeendeten Spiele auflisten und aufhören
play-option-resume = ein unbeendetes Spiel fortsetzen: seine Nummer in der Liste oder sein Name (Standard: das letzte)
play-option-drop = unbeendete Spiele löschen: ihre Nummern in der Liste oder ihre Namen
play-option-yes = ohne Nachfrage löschen (mit --drop)

campaign-commands = Was zu tun ist
campaign-new = eine Kampagne anlegen und ihr erstes Spiel spielen
campaign-next = eine Kampagne fortsetzen: das laufende Spiel, die Gildenanerkennung oder das nächste Spiel
campaign-log = alle Spiele einer Kampagne zeigen: Sieger, Punkte und gewählte Karten
campaign-list-all = alle Kampagnen auflisten und wo sie stehen
campaign-option-name = der Name der Kampagne
campaign-option-which = eine Kampagne oder der Anfang ihres Namens (Standard: die letzte)
campaign-option-players = die Spieler in der Reihenfolge der Plätze, durch Kommas getrennt: Namen von Menschen und Bots wie veteran
campaign-option-same-players = die Spieler; sie bleiben die ganze Kampagne dieselben
campaign-option-setups = „quests“ (Standard) für die fünf Quests der Reihe nach, „random“ oder eine Datei mit Aufbauten: Kartennamen durch Kommas getrennt und eine leere Zeile zwischen zwei Aufbauten
campaign-option-games = wie viele Spiele (Standard: keine feste Anzahl)
campaign-option-mode = die Spielart: plain, einfach; full (Standard), mit Nebenquests, Gildenförderungen und legendären Karten; epic, das volle Spiel mit einem Markt aus allen Karten der Schachtel; epic-heroes, dazu mit allen Helden. Eigene Aufbauten spielen, wie sie sagen
campaign-option-more-games = so viele Spiele insgesamt planen; bei der Zahl der schon gespielten endet die Kampagne
campaign-option-keys = wie viele Schlüssel im ersten Spiel den Wächter rufen (Standard: 4)
campaign-option-more-keys = jedes Spiel braucht einen Schlüssel mehr als das vorige, um den Wächter zu rufen, bis zu 6
campaign-option-seed = eine Zahl, die die Spiele wiederholbar macht
campaign-option-anew = das laufende Spiel noch einmal von vorn beginnen

simulate-option-edition = die Ausgabe (Standard: classic)
simulate-option-players = Plätze am Tisch (Standard: 2)
simulate-option-bots = apprentice, veteran, master, archmage, greedy, random, modul:Klasse oder ./datei.py:Klasse, durch Kommas getrennt; Argumente in Klammern: archmage(seconds=5); die Liste wiederholt sich, bis jeder Platz besetzt ist (Standard: greedy)
simulate-option-games = wie viele Spiele (Standard: 1000)
simulate-option-seed = dieselbe Zahl spielt dieselben Spiele (Standard: 1)
simulate-option-jobs = Prozesse, die sich die Arbeit teilen (Standard: einer pro Kern)
simulate-option-ray = die Arbeit stattdessen auf diesen Ray-Cluster verteilen: 'auto', 'HOST:6379' oder 'ray://HOST:10001'; --jobs sagt dann, wie viele Portionen gleichzeitig laufen
simulate-option-keep = fertige Spiele in diese Datei schreiben und von dort weitermachen
simulate-option-max-turns = ein Spiel nach so vielen Zügen abbrechen, alle Plätze zusammen (Standard: 400)
simulate-option-bot-seconds = wie lange ein Bot höchstens über eine Entscheidung nachdenkt (Standard: unbegrenzt)
simulate-option-strict-bots = mit einem Traceback aufhören, wenn ein Bot unerlaubt oder zu spät antwortet oder abstürzt; spielt in einem Prozess
simulate-option-setup = die Karten: zufällig für jedes Spiel (Standard), „first“ oder ein Szenario
simulate-option-board = die Seite des Spielplans, wenn es mehrere gibt
simulate-option-avatars = mit Avataren spielen, wenn die Ausgabe sie hat
simulate-option-keys = wie viele Schlüssel den Wächter rufen (Quest)
simulate-option-figures = eine TOML-Datei mit eigenen Werten
simulate-option-game = nur Spiel Nummer G dieser Startzahl spielen, gezählt ab 0
simulate-option-record = die Aufzeichnung jedes Spiels in diesen Ordner schreiben
simulate-option-json = ein JSON-Objekt ausgeben und sonst nichts

replay-option-file = die Aufzeichnung
replay-option-seat = das Spiel zeigen, wie dieser Platz es sah, oder „all“ für jede Hand (Standard: was alle sehen konnten)
replay-option-to = nach diesem Schritt aufhören
replay-option-move = diesen Schritt und den Tisch danach zeigen; in einem Terminal dort beginnen
replay-option-turn = diesen Zug zeigen; in einem Terminal dort beginnen
review-option-file = die Aufzeichnung eines beendeten Spiels
review-option-json = die Analyse als JSON ausgeben
review-option-seat = nur die Fehler dieses Spielers auflisten, mit Nummer

## Errors of the command line

cli-no-command = „{ $name }“ ist kein Befehl. Die Befehle sind { $known }.
cli-no-language = „{ $name }“ ({ $where }) ist keine Sprache, die Duskhall spricht. Wähl eine von { $known }.
cli-interrupted = Abgebrochen.
cli-no-file = Die Datei „{ $file }“ gibt es nicht. Prüf den Namen oder gib den ganzen Pfad an.
cli-unreadable = Die Datei „{ $file }“ ist nicht lesbar: { $why }. Prüf ihren Namen und ihre Rechte.
cli-unwritable = Die Datei „{ $file }“ lässt sich nicht schreiben: { $why }. Wähl eine andere Datei.
cli-no-folder = „{ $file }“ lässt sich nicht schreiben: Nenn eine Datei in einem Ordner, den es gibt.
cli-folder = „{ $file }“ ist ein Ordner: Nenn eine Datei darin.
cli-output = Die Ausgabe lässt sich nicht schreiben: { $why }. Schaff Platz oder schreib sie woandershin.
cli-empty = Die Datei „{ $file }“ ist leer. Gib eine Aufzeichnung oder einen Spielstand an, den duskhall geschrieben hat.
cli-no-moves = Die Datei „{ $file }“ ist ein Spielstand: Sie hat keine Schritte. „duskhall play --from { $file }“ spielt von dort weiter.
cli-not-text = Die Datei „{ $file }“ ist kein Text. Gib eine Aufzeichnung oder einen Spielstand an, den duskhall geschrieben hat.
cli-notation = Die Datei „{ $file }“ ist keine lesbare Aufzeichnung und kein lesbarer Spielstand: { $why }.
cli-no-move = Die Aufzeichnung hat { $n } Schritte; Schritt { $got } gibt es nicht. Wähl eine Zahl von 0 bis { $n }.
cli-not-a-record = Die Datei „{ $file }“ ist ein Spielstand, keine Aufzeichnung. „duskhall play --from { $file }“ spielt von dort weiter.
cli-no-turn = Die Aufzeichnung hat die Züge { $first } bis { $n }; Zug { $got } gibt es nicht. Wähl einen davon.
cli-no-seat = Platz „{ $got }“ gibt es in diesem Spiel nicht. Die Plätze sind 1 bis { $n }; „alle“ zeigt jede Hand.
cli-bad-bot = Der Bot „{ $name }“ kann nicht mitspielen: { $why }
cli-too-many-bots = { $bots } Bots sind zu viele für { $players } Plätze. Nenn weniger Bots oder gib mehr --players an.
cli-too-many-names =
    { $people ->
        [0] Es gibt { $names } Namen, aber auf jedem Platz sitzt ein Bot. Lass --names weg oder nenn weniger Bots.
        [one] Es gibt { $names } Namen für einen Menschen. Nenn weniger Bots oder gib mehr --players an.
       *[other] Es gibt { $names } Namen für { $people } Menschen. Nenn weniger Bots oder gib mehr --players an.
    }
cli-players = { $edition } ist für { $least } bis { $most } Spieler, nicht { $got }. Wähl mit --players, --bots und --names.
cli-bad-name = „{ $name }“ kann kein Name sein: Nimm Buchstaben und kein Komma und keinen Zeilenumbruch.
cli-same-name = Zwei Spieler heißen „{ $name }“. Gib jedem einen anderen Namen.
cli-not-with-from = { $option } passt nicht zu --from: Die Datei sagt, wie das Spiel aufgebaut ist. Lass { $option } weg.
cli-not-with-resume = { $option } passt nicht zu --resume: Das Spiel ist schon aufgebaut. Lass { $option } weg.
cli-yes = --yes gehört nur zu --drop. Lass es weg.
cli-bots-with-from = Das Spiel in der Datei hat { $players } Plätze, aber du hast { $got } Bots genannt. Nenn einen für jeden Platz, den ein Bot nimmt; Menschen nehmen die ersten Plätze.
cli-already-over = Dieses Spiel ist zu Ende. „duskhall replay“ zeigt es; --from DATEI:SCHRITT spielt von einem früheren Schritt weiter.
play-bad-setup-seed = „random:{ $got }“ hat keine Zahl nach dem Doppelpunkt. Schreib es so: random:7.
play-groups-random = --groups gehört nur zu --setup random; die anderen Aufbauten legen ihre Monster fest. Lass --groups weg.
cli-seconds = --bot-seconds braucht eine Zahl von Sekunden über null.
cli-strict = Ein Bot hat das Spiel angehalten ({ $fault }). Der Traceback zeigt, wo.
cli-max-turns = --max-turns braucht eine Zahl von Zügen über null.
cli-max-turns-people = --max-turns ist für Spiele nur mit Bots. Lass es weg oder gib mit --players und --bots jedem Platz einen Bot.

## Small pieces

join-list = { $head }, { $next }
join-and = { $head } und { $last }
join-dots = { $head } · { $next }
figure-number = { $figure } { $n }
number-negative = −{ $n }
number-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
card-says = { $card } – { $text }
figures-and-text = { $figures }. { $text }

## The table

opening = { $edition } für { $players } Spieler. { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
opening-setup = { $how ->
        [first] Du spielst mit den Karten des ersten Spiels.
        [random] Du spielst mit zufälligen Karten, Aufbau Nummer { $seed }.
        [chosen] Du spielst mit den Karten, die du gewählt hast.
        [rerolled] Du hast einige der Karten neu ausgelost.
       *[published] Du spielst das Szenario „{ $name }“.
    }
opening-cards-monsters = Monster
opening-cards-bearer = Träger
opening-cards-heroes = Helden
opening-cards-village = Dorf
opening-classic = Besiege Monster und sammle Siegpunkte. Das Spiel endet, wenn der Donnerstein Position 1 im Dungeon erreicht.
opening-board-wilderness = Die Wildnis-Seite des Spielplans liegt oben: Jedes fehlende Licht kostet 1 Angriff.
opening-board-dungeon = Die Verlies-Seite des Spielplans liegt oben: Jedes fehlende Licht kostet 2 Angriff.
opening-board-learning = Du spielst das Lernspiel: kein Donnersteinträger, keine Flüche, keine Vertrauten. Das Spiel endet, wenn das letzte Monster besiegt ist.
opening-advance = Besiege Monster und sammle Siegpunkte. Das Spiel endet mit dem Zug, in dem der Donnersteinträger besiegt wird, oder wenn er Position 1 im Dungeon erreicht.
opening-help = Antworte mit der Nummer eines Schritts. „hilfe“ zeigt die Regeln in Kürze und was du sonst tippen kannst.
opening-bot = { $bot }: { $note }
opening-levels = „duskhall play --bots { $easy }“ gibt dir einen leichten Gegner für ein erstes Spiel. Die anderen, von schwach bis stark: { $others }.
opening-watch = Auf allen Plätzen sitzen Bots: Du schaust zu.
opening-demo = Hier ist kein Terminal, also spielen { $n ->
        [2] zwei
       *[other] { $n }
    } Bots ein Spiel zum Zuschauen. In einem Terminal spielst du mit „duskhall play“ selbst.
opening-demo-silence = Hier ist kein Terminal und keine Antwort, also spielen { $n ->
        [2] zwei
       *[other] { $n }
    } Bots ein Spiel zum Zuschauen.
opening-demo-seats = { $n ->
        [one] Ein Bot nimmt den Platz, der für einen Menschen gedacht war.
       *[other] Bots nehmen die { $n } Plätze, die für Menschen gedacht waren.
    }

seat-person = { $you ->
        [yes] { $who } (du)
       *[no] { $who }
    }
player-default = Spieler { $n }
bot-default = { $bot }
    .many = { $bot } { $n }
edition-name = Thunderstone { $name }

head-turn = Zug { $turn } · { $who }
head-players = Spieler
head-hall =
    { $n ->
        [0] Dungeon (das Dungeondeck ist leer)
        [one] Dungeon (noch 1 Karte im Dungeondeck)
       *[other] Dungeon (noch { $n } Karten im Dungeondeck)
    }
head-village = Dorf (Goldpreis, übrige Karten)
head-hand = { $n ->
        [0] Deine Hand ist leer
        [one] Deine Hand (1 Karte)
       *[other] Deine Hand ({ $n } Karten)
    }
head-deck = Dein Kommandodeck ({ $n } Karten)
head-destroyed = Zerstörte Karten ({ $n })
head-aside = Aufgedeckt
head-log = Verlauf
head-standings = Ergebnis
head-points = Siegpunkte von { $who }: { $n }
head-help = Hilfe

cards-one = { $card }
cards-many = { $n }×{ "\u00A0" }{ $card }
cards-none = nichts
cards-hidden = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cards-hidden-more = { $n } weitere

head-front = Offen vor dir
head-secret = Nur du weißt
head-brings = Was sie bringen kann
player-secret = { $n ->
        [one] Deine Nebenquest, die nur du siehst: { $cards }{ $progress ->
            [none] {""}
           *[other] {" "}({ $progress })
        }
       *[other] Deine Nebenquests, die nur du siehst: { $cards }
    }
head-fronts = Offen vor den Spielern
player-front = Offen vor { $you ->
        [yes] dir
       *[no] { $who }
    }: { $cards }
piles-line = Übrig: { $piles }
pile-curse = Flüche { $n }
pile-familiar = Vertraute { $n }
player-line = EP { $xp } · Siegpunkte { $vp } · Hand { $hand } · Kommandodeck { $deck } · Ablagestapel { $discard }

monster-line = Lebenspunkte { $health } · benötigtes Licht { $light }
monster-worth = { $vp ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $xp ->
        [0] keine EP
       *[other] { $xp } EP
    }
card-points = { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-points-each = { $n ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
    }
monster-none = leer
known-dungeon = Du weißt, wo einige Karten des Dungeondecks sind: { $cards }.
known-card = { $card } ({ $n ->
        [1] obenauf
       *[other] Nummer { $n } von oben
    })
known-card-bottom = { $card } (ganz unten)

forecast-note = „Jetzt“ zählt deine Gruppe, wie sie ist: Waffen, die deine Helden tragen, Fähigkeiten, die du genutzt hast. Die Zeile darunter ist das Beste, was diese Hand kann: „plan“ zeigt die Schritte und die Chancen, „los“ spielt den besten Plan.
forecast-now = Jetzt: { $forecast }
forecast-both = { $now }. { $best }
forecast-wins = { $by ->
        [0] reicht genau ({ $total } gegen { $health })
       *[other] Sieg mit +{ $by } ({ $total } gegen { $health })
    }
forecast-short = { $by ->
        [one] es fehlt { $by }
       *[other] es fehlen { $by }
    } ({ $total } gegen { $health })
forecast-undefeatable = für diese Gruppe nicht zu besiegen ({ $total } gegen { $health })
forecast-depends = kommt darauf an ({ $total } gegen { $health })
forecast-unfightable = für diese Gruppe nicht zu bekämpfen
forecast-range = { $low } bis { $high }
forecast-health = Lebenspunkte { $health } nach seinem Kampfeffekt
forecast-dark =
    fehlendes Licht: { $missing } ({ $penalty })
forecast-certain = zerstört: { $cards }
forecast-possible = zerstört vielleicht: { $cards }
forecast-discarded-advance = abgelegt: { $cards }
forecast-gained = du erhältst: { $cards }
cards-of-curse = { $n ->
        [one] 1 Fluch
       *[other] { $n } Flüche
    }
forecast-list = { $a }; { $b }
forecast-label = { $card }: { $forecast }

section-hero = Helden
section-weapon = Waffen
section-item = Gegenstände
section-spell = Zaubersprüche
section-villager = Dorfbewohner
section-other = Andere Karten
price-item = { $card }{ "\u00A0" }{ $cost }{ "\u00A0" }({ $n })
price-item-alone = { $card }{ "\u00A0" }{ $cost }
price-alone = kostet { $cost }
price-line = kostet { $cost }, { $n ->
        [0] ausverkauft
       *[other] noch { $n }
    }
price-sold-out = ausverkauft

totals-turn = Gesamt: Gold { $gold } · Angriff { $attack } · Magischer Angriff { $magic } · Licht { $light }
advance-totals-turn = Gesamt: Gold { $gold } · Physischer Angriff { $attack } · Magischer Angriff { $magic } · Licht { $light }
quest-totals-turn = Gesamt: Gold { $gold } · Physischer Angriff { $attack } · Magischer Angriff { $magic } · Licht { $light }
totals-village = { $buys ->
        [one] { $gold } Gold, ein Einkauf.
       *[other] { $gold } Gold, { $buys } Einkäufe.
    }
totals-gold = Gold { $gold }.
totals-xp = EP { $n }.
totals-hint = „warum angriff“ oder „warum angriff 2“ zeigt, woher eine Zahl kommt.

note-carries = trägt { $card }
note-carried = Träger: { $card }
note-strength = Stärke jetzt { $n }
note-nth = Nummer { $n } von links
hand-line = Deine Hand: { $cards }.
marked-line = Diese Karten werden nach dem Kampf zerstört: { $cards }.

deck-line = Hand { $hand } · Ablagestapel { $discard } · noch zu ziehen { $deck }
deck-note = „Noch zu ziehen“ zählt die Karten in deinem Kommandodeck; ihre Reihenfolge ist unbekannt.

stack-line = kostet { $cost } · { $about }
stack-empty = Der Stapel { $name } ist leer.

## Answers that are not taken: the reason, and what to do

answer-ambiguous = „{ $answer }“ kann sein: { $options }. Tippe etwas mehr oder eine Nummer.
answer-number = Schritt { $n } gibt es nicht. Die Nummern sind 1 bis { $most }; „schritte“ listet sie auf.
answer-moves = „schritte“ zeigt, was du hier tun kannst, „hilfe“, was du fragen kannst.
answer-unknown-card = Keine Karte in diesem Spiel heißt „{ $name }“. Prüf den Namen; „reihe“, „preise“ und „hand“ listen Karten auf.
answer-many-cards = „{ $name }“ kann sein: { $options }. Tippe etwas mehr.
answer-which-card = Welche Karte? Zum Beispiel: { $example }
answer-which-stack = Welcher Stapel? Wähl einen von { $known }.
answer-unknown-stack = Einen Stapel „{ $name }“ gibt es nicht. Die Stapel sind { $known }.
answer-which-term = Welcher Begriff? Wähl einen von { $known }.
answer-unknown-term = „{ $name }“ ist kein Begriff dieses Spiels. Die Begriffe sind { $known }.
answer-log-number = „verlauf“ zeigt die letzten Zeilen; mit einer Zahl zeigt es mehr, etwa „verlauf 40“.

refused-game-over = Das Spiel ist zu Ende.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-stale = Diese Antwort gehört zu einer früheren Frage. Antworte auf die, die jetzt dasteht.
refused-not-understood = „{ $answer }“ ist kein Schritt und kein Befehl.
refused-wrong-step = „{ $answer }“ geht an dieser Stelle des Zugs nicht.
refused-no-such-card = „{ $answer }“: Diese Karte gibt es hier nicht. Prüf ihren Namen und ihre Nummer.
refused-which-copy-advance = „{ $answer }“: Diese Exemplare unterscheiden sich jetzt. Sag, welches, etwa regular#2.
refused-which-copy = „{ $answer }“: Diese Exemplare unterscheiden sich jetzt. Sag, welches, etwa militia#2.
refused-which-hero = „{ $answer }“: Welcher Held? Schreib > und den Namen des Helden dazu.
refused-no-such-ability = „{ $answer }“: Die Karte hat diese Fähigkeit nicht. Hat sie mehrere, schreib die Nummer dazu, etwa .2.
refused-already-used = „{ $answer }“: Diese Fähigkeit hast du in diesem Zug schon genutzt.
refused-condition-not-met = „{ $answer }“: Die Bedingung dieser Fähigkeit ist nicht erfüllt.
refused-cost-not-payable-advance = „{ $answer }“: Du hast nicht, was du dafür zerstören, ablegen oder verlieren musst.
refused-cost-not-payable = „{ $answer }“: Du hast nicht, was du dafür zerstören oder ablegen musst.
refused-nothing-to-choose = „{ $answer }“: Diese Fähigkeit hat gerade kein Ziel.
refused-already-chosen = „{ $answer }“: Diese Karte hast du schon gewählt.
refused-not-a-weapon = „{ $answer }“: Helden tragen nur Waffen.
refused-not-a-hero = „{ $answer }“: Das kann nur ein Held.
refused-already-held = „{ $answer }“: Ein Held trägt diese Waffe schon.
refused-already-armed = „{ $answer }“: Dieser Held trägt schon eine Waffe.
refused-too-heavy = „{ $answer }“: Die Waffe ist zu schwer für diesen Helden: Ihr Gewicht übersteigt seine Stärke. Wähl einen stärkeren Helden.
refused-not-for-sale = „{ $answer }“: Diese Karte liegt nicht oben auf einem Dorfstapel.
refused-sold-out = „{ $answer }“: Dieser Stapel ist ausverkauft.
refused-too-expensive = „{ $answer }“: Dein Gold reicht nicht. „warum gold“ zeigt, was du hast.
refused-wrong-type = „{ $answer }“: Eine Karte dieser Art kannst du jetzt nicht kaufen.
refused-not-enough-xp = „{ $answer }“: Deine EP reichen nicht.
refused-highest-level = „{ $answer }“: Dieser Held hat schon die höchste Stufe.
refused-no-next-level = „{ $answer }“: Im Dorf ist kein Held der nächsten Stufe mehr übrig.
refused-already-levelled = „{ $answer }“: Dieser Held wurde gerade hochgestuft. Ein Held kann nur einmal pro Zug hochgestuft werden.
refused-no-monster = „{ $answer }“: Auf dieser Position ist kein Monster.
refused-cannot-be-fought-advance = „{ $answer }“: Deine Gruppe kann dieses Monster nicht bekämpfen. „reihe“ zeigt, was es dafür braucht.
refused-cannot-be-fought = „{ $answer }“: Deine Gruppe kann dieses Monster nicht bekämpfen. Oft hilft mehr Licht.
refused-no-such-seat = „{ $answer }“: Diesen Spieler gibt es nicht.
refused-no-such-die = „{ $answer }“: So kannst du diesen Würfel nicht ändern. Wähl eine der Möglichkeiten.
refused-wrong-loss = „{ $answer }“: Nimm den ganzen Abzug hin; kein Angriffswert kann mehr verlieren, als er hat.
refused-not-allowed = „{ $answer }“: Das erlauben die Regeln hier nicht.
refused-forbidden = „{ $answer }“: Eine Karte verbietet das jetzt.
refused-due-first = „{ $answer }“: Nutze zuerst die Trophäe auf deiner Hand.
refused-not-now = „{ $answer }“: Das geht jetzt nicht.
refused-no-undo = Diesen Schritt kannst du nicht zurücknehmen: Seitdem wurde eine Karte gezogen oder gezeigt, oder ein anderer Spieler hat geantwortet.

undo-done = Zurückgenommen.
undo-marked = Zurückgenommen. Du hattest schon gesehen, was danach kam; die Aufzeichnung vermerkt das. Die kommenden Karten bleiben dieselben.
undo-nothing = Es gibt keinen Schritt, den du zurücknehmen kannst.

pass-done = Du lässt alle Reaktionen bis zu deinem nächsten Zug aus. Die anderen erfahren es nicht. Tippe noch einmal „passen“, um wieder gefragt zu werden.
pass-undone = Du wirst wieder nach Reaktionen gefragt.

## People at one screen

curtain-leave = { $who }, drück die Eingabetaste, um deine Hand zu verdecken:
curtain-pass = Deine Hand ist verdeckt. Gib weiter an { $who }; { $who }, drück die Eingabetaste, wenn die anderen wegsehen:
curtain-help = Weiter mit der Eingabetaste, oder tippe „ende“ zum Aufhören: Das Spiel ist gespeichert, und du kannst später weiterspielen. Mehr sagt „hilfe“ bei der nächsten Frage.
curtain-undo = Die Hand ist verdeckt, deshalb kannst du nichts zurücknehmen. Drück zuerst die Eingabetaste.
curtain-other = „{ $answer }“ gilt nicht als Schritt: Drück zuerst die Eingabetaste. „ende“ hält das Spiel an.

## The end

end-winner = { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } mit { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkten
    }.
end-shared = { $names } teilen sich den Sieg mit je { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkten
    }.
end-tie-stone = { $n } Spieler haben { $vp } Punkte; es entscheidet, wer den Donnerstein hat.
end-tie-bearer = { $n } Spieler haben { $vp } Punkte; es entscheidet, wer den Donnersteinträger hat.
end-bearer = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } den Donnersteinträger.
end-bearer-nobody = Kein Spieler hat den Donnersteinträger.
end-stone = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } den Donnerstein.
end-stone-nobody = Kein Spieler hat den Donnerstein.
end-length = Das Spiel dauerte { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    }.
end-marked = Schritte wurden zurückgenommen, nachdem neue Karten zu sehen waren.
end-record = „duskhall replay DATEI“ zeigt das Spiel noch einmal. Die Aufzeichnung ist diese Datei:
end-max-turns = { $n ->
        [one] Nach { $n } Zug abgebrochen (--max-turns); niemand gewinnt.
       *[other] Nach { $n } Zügen abgebrochen (--max-turns); niemand gewinnt.
    }
end-no-record = „--record DATEI“ behält die Aufzeichnung eines solchen Spiels.
end-points-line = { $n ->
        [one] { $vp }
       *[other] { $n } × { $each } = { $vp }
    }
end-points-none = keine Karten mit Siegpunkten

## Help

help-answer = Antworte auf eine Frage mit der Nummer eines Schritts, mit dem Schritt, wie er dasteht ({ $move }, oder „{ $typed }“), oder mit einem Anfang, der nur auf einen Schritt passt.
help-ask = Das kannst du jederzeit fragen:
help-word-hall = die Monster mit ihrem Text und deinen Aussichten
help-word-prices = das Dorf als Preisliste
help-word-hand = deine Hand mit Werten und Text
help-word-totals = Gold, Angriff, Magischer Angriff und Licht
help-word-why = woher eine Zahl kommt: { $figures }; „warum angriff 2“ rechnet gegen Position 2
help-word-plan = das Beste, was du in diesem Zug gegen jedes Monster kannst, Schritt für Schritt; „plan 2“ zeigt alle Pläne gegen Nummer 2
help-word-go = spielt den besten Plan Schritt für Schritt und hält an, wenn etwas Unerwartetes passiert; „los 2“ greift Nummer 2 an
help-word-hint = der Schritt, den ein Meister machen würde, und warum
help-word-deck = dein Kommandodeck Karte für Karte
help-word-table = alle Spieler: EP, Karten, Punkte
help-word-destroyed = die zerstörten Karten
help-word-hand-advance = deine Hand mit Werten und Text und die Karten offen vor dir
help-word-table-advance = alle Spieler: EP, Karten, Punkte und was ihre offenen Karten tun
help-word-pass = alle Reaktionen bis zu deinem nächsten Zug auslassen; noch einmal „passen“, um wieder gefragt zu werden
help-word-stack = die Karten eines Dorfstapels: stapel { $example }
help-word-card = alles über eine Karte: karte { $example }
help-word-what = was ein Begriff bedeutet: was { $example }
help-word-log = was passiert ist; „verlauf 40“ zeigt mehr
help-word-moves = was du jetzt tun kannst
help-word-undo = deinen letzten Schritt zurücknehmen
help-word-save = das Spiel speichern; „speichern DATEI“ schreibt es in diese Datei
help-word-record = die Aufzeichnung in eine Datei schreiben und weiterführen: aufzeichnung DATEI
help-word-help = diese Seite; „hilfe { $example }“ ist dasselbe wie „was { $example }“
help-word-quit = aufhören; das Spiel ist gespeichert, und du kannst später weiterspielen
help-classic-head = Dein Zug in Kürze:
help-classic-village = Dorf: Deine Karten sind Gold wert. Nutze Dorffähigkeiten, kauf 1 Karte, gib dann EP aus, um Helden hochzustufen.
help-classic-dungeon = Dungeon: Nutze Fähigkeiten, rüste Helden mit Waffen aus, greif dann 1 Monster an. Angriff und Magischer Angriff zählen zusammen; jedes fehlende Licht kostet 2. Erreichst du seine Lebenspunkte, ist es besiegt; wenn nicht, kommt es unter das Dungeondeck.
help-classic-rest = Erholung: Zerstöre 1 Karte, die du nicht mehr willst.
help-classic-end = Nach deinem Zug ziehst du eine neue Hand. Neue Karten kommen auf deinen Ablagestapel; du ziehst sie nach dem nächsten Mischen.
help-advance-head = Dein Zug in Kürze:
help-advance-village = Dorf: Deine Karten sind Gold wert. Nutze Dorffähigkeiten, kauf 1 Karte, gib dann EP aus, um Helden hochzustufen.
help-advance-dungeon = Dungeon: Nutze Fähigkeiten, rüste Helden mit Waffen aus, greif dann 1 Monster an. Physischer und Magischer Angriff zählen zusammen; auf diesem Spielplan kostet jedes fehlende Licht { $light }. Erreichst du seine Lebenspunkte, ist es besiegt; wenn nicht, kommt es unter das Dungeondeck.
help-advance-prepare = Vorbereitung: Leg beliebig viele Handkarten oben auf dein Kommandodeck, die letzte obenauf; du ziehst sie wieder.
help-advance-spoils = Beute: Nach einem Sieg darfst du sie nutzen und einmal im Spiel einen Vertrauten ziehen (Ruf des Vertrauten). Er bleibt offen vor dir liegen; du musst die EP haben, gibst sie aber nicht aus.
help-advance-spoils-learning = Beute: Nach einem Sieg darfst du sie nutzen.
help-advance-rest = Erholung: Zerstöre 1 Karte, die du nicht mehr willst.
help-advance-end = Nach deinem Zug ziehst du eine neue Hand. Neue Karten kommen auf deinen Ablagestapel; du ziehst sie nach dem nächsten Mischen.
help-avatars = Avatar: Nutze den, der offen vor dir liegt, in jedem Zug. Du kannst ihn einmal hochstufen, im Dorf oder im Dungeon, für EP.

# Words that are typed. Each stands for a question to the program.
word-hall = reihe
word-prices = preise
word-hand = hand
word-totals = summen
word-why = warum
word-plan = plan
word-go = los
word-hint = hinweis
word-deck = deck
word-table = tisch
word-destroyed = zerstört
word-stack = stapel
word-card = karte
word-what = was
word-log = verlauf
word-moves = schritte
word-undo = zurück
word-pass = passen
word-save = speichern
word-record = aufzeichnung
word-help = hilfe
word-quit = ende
