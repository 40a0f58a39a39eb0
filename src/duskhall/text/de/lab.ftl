### The measure of balance (python -m duskhall.lab.balance) and files of games. It must run without any library, so each
### of these messages is one line whose arguments are texts; there is no choice in braces.

## Its help

lab-about-games = Sind die Karten einer Ausgabe ausgewogen? Bots spielen, und dieses Programm zählt: in Spielen zu dritt und zu viert die Punkte eines Platzes und den Zug, in dem der letzte Schlüssel gefunden wird; in gespiegelten Spielen zu zweit (jeder Aufbau und jedes Glück zweimal, mit vertauschtem Startplatz), wie oft der Platz gewinnt, der mehr Exemplare eines Stapels bekam, und wie oft ein Stapel überhaupt gekauft wird. In einem vollen Spiel von Quest zählt es auch Siege von Gilden, erfüllte Nebenquests und genommene legendäre Karten; in einem Epischen Spiel ist eine Karte im Angebot, sobald sie offen liegt.
lab-about-limits = Eine Grenze ist verletzt, wo das ganze 95-%-Intervall außerhalb liegt. Mit --keep werden die Spiele in eine Datei geschrieben, und ein abgebrochener Lauf geht dort weiter.
lab-help-edition = die Ausgabe (Standard: %(default)s)
lab-help-setup = Szenarien, 'random' (Standard) oder 'all'
lab-help-quests = Zufallsaufbauten dieser Quests (Standard: alle Quests)
lab-help-mode = die Spielart, wie bei 'duskhall play' (Standard: %(default)s)
lab-help-bot = der Bot auf jedem Platz (Standard: %(default)s)
lab-help-games = gespiegelte Spiele (Standard: %(default)s)
lab-help-threes = Spiele zu dritt (Standard: eines auf { $n } gespiegelte)
lab-help-fours = Spiele zu viert (Standard: eines auf { $n } gespiegelte)
lab-help-seed = dieselbe Zahl, dieselben Spiele (Standard: 1)
lab-help-jobs = Prozesse, die sich die Arbeit teilen (Standard: einer pro Kern)
lab-help-ray = die Arbeit stattdessen auf diesen Ray-Cluster verteilen: 'auto', 'HOST:6379' oder 'ray://HOST:10001'; --jobs sagt dann, wie viele Portionen gleichzeitig laufen
lab-help-keep = fertige Spiele in diese Datei schreiben und von dort weitermachen
lab-help-seconds = nach so vielen Sekunden aufhören, mit dem, was gespielt ist
lab-help-markdown = Tabellen für docs/quest-figures.md ausgeben
lab-help-json = ein Objekt für jeden Aufbau ausgeben und sonst nichts

## What is wrong, and how a run ends

lab-bad-numbers = --games ist gerade und nicht unter 0, --threes und --fours sind nicht unter 0, --jobs ist 1 oder mehr
lab-no-setup = { $edition } hat keinen Aufbau '{ $name }'; es gibt { $known } oder { $all }
lab-not-games = { $file } enthält keine Spiele; nenn eine andere Datei
lab-other-games = { $file } enthält Spiele mit anderen Karten, Regeln oder Bots; entfern die Datei oder nenn eine andere
lab-unusable = { $file }: { $why }
lab-balancing = Messung läuft
lab-out-of-time = die Zeit ist um; das wurde bis dahin gespielt
lab-stopped = abgebrochen; das wurde vorher gespielt
lab-process-gone = einer der Prozesse ist weg; das wurde vorher gespielt
lab-took = { $seconds } s; verletzte Grenzen: { $n }

## A cluster (--ray)

lab-cluster-missing = --ray braucht eine Bibliothek, die nicht installiert ist: pip install "duskhall[cluster]"
lab-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; gib 'auto', 'HOST:6379' oder 'ray://HOST:10001' an (nur auf diesem Rechner tut --jobs dasselbe ohne Ray)
lab-cluster-unreachable = unter { $address } antwortet nichts ({ $why }); prüf die Adresse und ob der Cluster läuft
lab-cluster-silent = der Cluster { $address } hat uns nicht innerhalb von { $seconds } s eingelassen; prüf, ob dort ein Ray-Cluster läuft
lab-cluster-refused = der Cluster { $address } lässt sich nicht benutzen: { $why }
lab-cluster-empty = der Cluster hat seit { $seconds } s keine Prozessoren; starte Rechner darin und ruf denselben Befehl noch einmal auf
lab-cluster-without = { $machine } im Cluster hat kein Duskhall; installiere dort Version { $ours }
lab-cluster-other = { $machine } im Cluster hat Duskhall { $version } mit anderen Quellen als unserem ({ $ours }); installiere überall dasselbe
lab-cluster-outside = { $file } lässt sich nicht an den Cluster schicken; ruf den Befehl in einem Ordner darüber auf und nenn die Datei von dort aus

## The report

lab-random = Zufallsaufbauten
lab-random-of = Zufallsaufbauten aus { $packs }
lab-mode = { $setups }, Spielart { $mode }
lab-head = { $edition }, { $setups }, { $bot }, Startzahl { $seed }: Spiele { $played }; abgebrochen: { $lost }
lab-played-2 = { $n } zu zweit
lab-played-3 = { $n } zu dritt
lab-played-4 = { $n } zu viert
lab-two = zwei
lab-three = drei
lab-four = vier
lab-score-2 = Punkte eines Platzes zu zweit
lab-score-3 = Punkte eines Platzes zu dritt
lab-score-4 = Punkte eines Platzes zu viert
lab-key-turn-2 = Zug des letzten Schlüssels zu zweit
lab-key-turn-3 = Zug des letzten Schlüssels zu dritt
lab-key-turn-4 = Zug des letzten Schlüssels zu viert
lab-spread = { $what }: Median { $median } ({ $low } – { $high }), Quartile { $lower } und { $upper }, Spiele: { $n }
lab-spread-none = { $what }: keine
lab-first = der Startplatz gewinnt { $share } der gespiegelten Spiele
lab-interval = { $value } ({ $low } bis { $high })
lab-quartiles = { $lower } und { $upper }
lab-percent = { $n } %
lab-at-least = mindestens { $least }
lab-between = { $least } bis { $most }
lab-finding = { $what } { $numbers }, Ziel: { $limit }
lab-stack = Stapel
lab-quest = Quest
lab-kind = Art
lab-kind-hero = Held
lab-kind-market = Markt
lab-offered = angeboten
lab-on-offer = im Angebot
lab-bought = gekauft
lab-95 = 95-%-Intervall
lab-copies = Exemplare
lab-copies-a-game = Exemplare pro Spiel
lab-one-more = eines mehr
lab-had-more = ein Platz hatte mehr
lab-wins = Siege
lab-players = Spieler
lab-score = Punkte eines Platzes
lab-quartiles-head = Quartile
lab-key-turn = Zug des letzten Schlüssels
lab-games = Spiele
lab-share = Anteil
lab-should-be = Ziel
lab-guilds = Gilden
lab-side-quests-2 = Nebenquests zu zweit
lab-side-quests-3 = Nebenquests zu dritt
lab-side-quests-4 = Nebenquests zu viert
lab-legends = legendäre Karten
lab-goal = Zu dritt sollen die Punkte { $score } sein, der Zug { $turn }.
lab-goal-first = Der Startplatz gewinnt { $share } der gespiegelten Spiele; Ziel: { $limit }.
lab-given-up = Abgebrochene Spiele: { $n }; Startzahl { $seed }.
lab-broken = Verletzte Grenzen
lab-near = Nahe an einer Grenze, nicht sicher
lab-none = { $what }: keine.
lab-list = { $what }:
lab-listed = { $what }: { $names }
lab-seldom-offered = Zu selten im Angebot für eine Aussage (unter { $n } Spielen)
lab-seldom-more = Zu wenige Spiele, in denen ein Platz mehr Exemplare hatte (unter { $n })
lab-no-broken = keine Grenze ist verletzt

## What has a limit. $name is a stack or a card.

lab-figure-more = { $name }: Siege mit mehr Exemplaren
lab-figure-bought = { $name }: gekauft
lab-figure-first = Startplatz: Siege
lab-figure-score = Punkte eines Platzes zu dritt, Median
lab-figure-key-turn = Zug des letzten Schlüssels zu dritt, Median
lab-figure-wins = { $name }: Siege
lab-figure-completed-2 = { $name }: von einem der 2 erfüllt
lab-figure-completed-3 = { $name }: von einem der 3 erfüllt
lab-figure-completed-4 = { $name }: von einem der 4 erfüllt
lab-figure-taken = { $name }: genommen
