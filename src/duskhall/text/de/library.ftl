### What programs that use Duskhall are told. Names such as players, seed or setup are those of arguments.

library-no-edition = eine Ausgabe '{ $name }' gibt es nicht; es gibt { $known }
library-no-card = eine Karte '{ $name }' gibt es nicht zur Auswahl; es gibt { $known }
library-no-setup = einen Aufbau '{ $name }' gibt es nicht; es gibt { $known }
library-not-over = das Spiel ist nicht zu Ende: game.over sagt, wann es das ist
library-no-record = von diesem Spiel gibt es keine Aufzeichnung: { $why }
library-names = names ist ein Name für jeden Platz, jeder eine Zeile Text
library-names-count = das Spiel hat { $seats } Plätze, aber es wurden { $n } Namen angegeben
library-player = Spieler { $n }
library-players-type = players ist eine Zahl, nicht { $found }
library-seed-type = seed ist eine ganze Zahl oder None, nicht { $found }
library-players = { $edition } ist für { $least } bis { $most } Spieler, nicht { $found }
library-first = Platz { $found } gibt es nicht zum Beginnen; die Plätze sind 0 bis { $last }
library-setup-type = { $argument } ist der Name eines Aufbaus oder ein { $type }, nicht { $found }

## Why a move is refused, for programmers

refusal-over = ein beendetes Spiel fragt nichts mehr: siehe game.over
refusal-not-asked = Platz { $seat } ist jetzt nicht gefragt, sondern: { $asked }
refusal-asked = Platz { $seat } ist gefragt, { $kind }: { $options }
refusal-stale = diese Entscheidung ist nicht mehr offen: frag das Spiel nach der nächsten
refusal-other-game = diese Entscheidung gehört zu einem anderen Spiel
refusal-no-move = es gibt keinen Schritt zum Zurücknehmen
refusal-no-history = das Spiel wurde mit history=False angelegt
refusal-no-own-move = Platz { $seat } hat keinen Schritt gemacht, der sich zurücknehmen lässt
refusal-seen = es war schon Neues zu sehen, oder ein anderer Platz hat gespielt; freely=True geht trotzdem zurück
