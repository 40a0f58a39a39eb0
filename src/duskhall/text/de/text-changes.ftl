### The pieces of card text: changes of figures, and what is forbidden. The arguments are those of text.ftl.

## Changes of figures

text-with-sign = { $figure } { $signed }
text-zero-figure = { $figure } 0
text-as-zero = als 0
text-only-magic = ; nur Magischer Angriff zählt
text-adds-nothing = nichts zu { $to }
text-double-done = verdoppelt
text-half-done = halbiert
text-raised = erhöht
text-reduced = reduziert
text-into = zu { $what }
# $by: "yes" where $amount says how often.
text-times = { $by ->
        [yes] in Höhe { $amount } { $op ->
            [less] seltener
           *[add] öfter
        }
       *[no] { $op ->
            [less] { $n }-mal weniger
           *[add] { $n ->
                [1] noch einmal
               *[other] noch { $n }-mal
            }
        }
    }

## What is forbidden: after "kann". .more: "nicht mehr"; .can: where it is allowed; .only: where it is allowed under a condition;
## .foe: with the monster as an object. Or sentences of their own: .verb, .phrase and .tail (after the verbs), with or without a .subject of their own
## (.det, .many, .after: its article, its number, what follows it); .state, .no-state: as what a card is.

text-act-attack = nicht angreifen
    .more = nicht mehr angreifen
    .can = angreifen
    .only = nur angreifen
    .foe = { $foe } nicht angreifen
text-act-be-fought = nicht bekämpft werden
    .more = nicht mehr bekämpft werden
    .can = bekämpft werden
    .only = nur bekämpft werden
text-act-be-defeated = nicht besiegt werden
    .more = nicht mehr besiegt werden
    .can = besiegt werden
    .only = nur besiegt werden
text-act-be-affected = nicht von Kampfeffekten betroffen werden
    .more = nicht mehr von Kampfeffekten betroffen werden
    .can = von Kampfeffekten betroffen werden
    .subject = battle-effects
    .det = { "" }
    .verb = affect
    .phrase = { $who } { $again ->
        [yes] nicht mehr
       *[no] nicht
    }
text-act-be-lit = nicht beleuchtet werden
    .more = nicht mehr beleuchtet werden
    .can = beleuchtet werden
    .subject = figure-light
    .det = { "" }
    .verb = help
    .phrase = { $again ->
        [yes] nicht mehr
       *[no] nicht
    } gegen { $who }
text-act-be-discarded = nicht durch Monster und Räume abgelegt werden
    .more = nicht mehr durch Monster und Räume abgelegt werden
    .can = durch Monster und Räume abgelegt werden
text-act-be-destroyed = nicht durch Monster und Räume zerstört werden
    .more = nicht mehr durch Monster und Räume zerstört werden
    .can = durch Monster und Räume zerstört werden
text-act-be-lost = nicht durch Monster und Räume abgelegt oder zerstört werden
    .more = nicht mehr durch Monster und Räume abgelegt oder zerstört werden
    .can = durch Monster und Räume abgelegt oder zerstört werden
text-act-walk = sich nicht weiter bewegen
    .more = sich nicht weiter bewegen
    .can = sich bewegen
    .subject = champion
    .det = dein
    .verb = move
    .phrase = sich in diesem Zug nicht weiter
text-act-leave = nicht aus dem Dungeon genommen werden
    .more = nicht mehr aus dem Dungeon genommen werden
    .can = aus dem Dungeon genommen werden
text-act-switch = nicht auf eine andere Position bewegt werden
    .more = nicht mehr auf eine andere Position bewegt werden
    .can = auf eine andere Position bewegt werden
text-act-retreat = sich nicht zurückziehen
    .more = sich nicht mehr zurückziehen
    .can = sich zurückziehen
text-act-move-up = nicht vorrücken
    .more = nicht mehr vorrücken
    .can = vorrücken
    .only = nur vorrücken
text-act-be-seen = nicht gesehen werden
    .more = nicht mehr gesehen werden
    .can = gesehen werden
    .subject = tag-monster
    .det = { "" }
    .many = yes
    .after = in { $to }
    .verb = lie
    .phrase = { $again ->
        [yes] von jetzt an verdeckt
       *[no] verdeckt
    }
text-act-equip = keine Helden mit Waffen ausrüsten
    .more = keine Helden mehr mit Waffen ausrüsten
    .can = Helden mit Waffen ausrüsten
text-act-use = keine Fähigkeiten nutzen
    .more = keine Fähigkeiten mehr nutzen
    .can = Fähigkeiten nutzen
text-act-use-window = keine { $window } nutzen
    .more = keine { $window } mehr nutzen
    .can = { $window } nutzen
