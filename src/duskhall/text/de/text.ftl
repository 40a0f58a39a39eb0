### The pieces of card text; only the grammar puts them together. Their ids begin with text-.
###
### Arguments: $who is "you" or "they": whose hand, whose choice. $many is "yes" or "no": one card or several. $gender is "m",
### "f", "n" or "p" (several). Other arguments are finished phrases, in the case that the message needs, or whole numbers.
### Nouns have the attributes of cards.ftl. Verbs are in text-verbs.ftl.

## Lists and small words

text-list-and = { $head } und { $last }
text-list-or = { $head } oder { $last }
text-list-comma = { $head }, { $next }
text-either = entweder
text-semicolon = { $a }; { $b }
text-slash = { "/" }
text-all = alle
text-any-number = beliebig viele
text-other = ander
text-further = weiter
text-new = neu
text-highest = höchst
text-topmost = oberst
text-bottommost = unterst
text-left-over = übrig
text-chosen = gewählt
text-seen = aufgedeckt
text-printed = aufgedruckt
text-also = zusätzlich
text-not = nicht
text-more = mehr
text-fewer = weniger
text-this-turn = in diesem Zug
text-for-turn = für diesen Zug
text-anyway = in jedem Fall
text-else = sonst
text-up-to = bis zu { $what }
text-with = mit { $what }
text-without = ohne { $what }
text-of = von { $owner }
text-by = um { $n }

## Nouns

text-card = Karte
    .gender = f
    .plural = Karten
text-hand-card = Handkarte
    .gender = f
    .plural = Handkarten
text-deck = Kommandodeck
    .gender = n
    .gen = Kommandodecks
text-dungeon-deck = Dungeondeck
    .gender = n
    .gen = Dungeondecks
text-champion = Champion
    .gender = m
    .gen = Champions
text-player = Spieler
    .gender = m
    .gen = Spielers
    .plural = Spieler
    .plural-dat = Spielern
text-winner = Sieger
    .gender = m
    .gen = Siegers
text-wielder = Träger
    .gender = m
    .gen = Trägers
text-rest = Rest
    .gender = m
    .gen = Rests
text-stack = Stapel
    .gender = m
    .gen = Stapels
    .plural = Stapel
    .plural-dat = Stapeln
text-die = Würfel
    .gender = m
    .gen = Würfels
    .plural = Würfel
    .plural-dat = Würfeln
text-game = Spiel
    .gender = n
    .gen = Spiels
text-turn = Zug
    .gender = m
    .gen = Zugs
text-effects = Effekt
    .gender = m
    .gen = Effekts
    .plural = Effekte
    .plural-dat = Effekten
text-battle-effects = Kampfeffekte
    .gender = p
    .dat = Kampfeffekten
text-owned-gold = Goldwert
    .gender = m
    .gen = Goldwerts
text-has-gold = Goldwert
    .gender = m
    .gen = Goldwerts
text-number = Anzahl
    .gender = f
text-sum = Summe
    .gender = f
text-half = Hälfte
    .gender = f
text-lesser = Kleinere
    .gender = n
    .dat = Kleineren
    .gen = Kleineren
text-fold-2 = Doppelte
    .gender = n
    .dat = Doppelten
    .gen = Doppelten
text-fold = Fache
    .gender = n
    .dat = Fachen
    .gen = Fachen
text-fold-number = { $n }-
text-excess = Überschuss
    .gender = m
    .gen = Überschusses
text-dice-sum = Würfelsumme
    .gender = f
text-rolled-number = Zahl
    .gender = f
text-rolled = gewürfelt
text-highest-of-two = höher
text-lowest-of-two = niedriger
text-lowest = niedrigst

## Who and which

# Before an ending: "deine", "seinem".
text-own = { $who ->
        [they] sein
       *[you] dein
    }
# Of a card or of several: before an ending.
text-its = { $gender ->
        [f] ihr
        [p] ihr
       *[other] sein
    }
text-its-room = { $gender ->
        [f] in ihrem Raum
        [p] in ihren Räumen
       *[other] in seinem Raum
    }
text-he = er
text-him = ihn
text-to-him = ihm
text-it = sie
text-to-it-f = ihr
text-to-them = ihnen
text-of-choice = deiner Wahl
# The word for the card that speaks: a tag, or "card".
text-self =
    { $type ->
        [hero] hero
        [monster] monster
        [weapon] weapon
        [room] room
        [token] token
       *[card] card
    }
text-that-you-fight = das du bekämpfst
text-relative = , { $clause }
text-whose = { $gender ->
        [f] deren
        [p] deren
       *[other] dessen
    }
text-thereof = davon
text-except = (außer { $what })
text-in-village = im Dorf
# How stacks of a kind are called, before "stapel"; empty: there is no such word.
text-stack-of = { $tag ->
        [hero] Helden
        [weapon] Waffen
        [item] Gegenstands
        [spell] Zauberspruch
       *[other] { "" }
    }

text-from-hand = { $who ->
        [they] aus seiner Hand
       *[you] aus deiner Hand
    }
text-in-hand = { $who ->
        [they] auf seiner Hand
       *[you] auf deiner Hand
    }
text-from-hall = aus dem Dungeon
text-in-hall = im Dungeon
text-in-dungeon = im Dungeondeck
text-in-spots = auf einem Marktfeld für beliebige Karten
text-in-front = { $who ->
        [they] vor ihm
       *[you] vor dir
    }
text-in-secret = { $who ->
        [they] aus seinen geheimen Karten
       *[you] aus deinen geheimen Karten
    }
text-in-owned = { $who ->
        [they] in seinem Besitz
       *[you] in deinem Besitz
    }
text-in-yours = { $who ->
        [they] bei ihm
       *[you] bei dir
    }
text-from-yours = { $who ->
        [they] von ihm
       *[you] von dir
    }
text-from-hands = aus den gezeigten Händen
text-from-stacks = { $many ->
        [yes] oben auf ihren Stapeln im Dorf
       *[no] oben auf ihrem Stapel im Dorf
    }

text-held = ausgerüstet
    .not = nicht ausgerüstet
text-is-also = auch { $what } { $many ->
        [yes] sind
       *[no] ist
    }
text-fig = mit { $value }
text-fig-rank = auf Position { $range }
text-fig-level = der Stufe { $range }
text-fig-cost = mit Goldpreis { $range }
text-fig-gold = mit Goldwert { $range }
text-fig-vp = im Wert von { $value }
# $amount: in the nominative; $same: in the dative. .genitive: "dessen Stufe ...".
text-fig-level-by = Stufe { $test ->
        [less] niedriger ist als { $amount }
        [most] höchstens so hoch ist wie { $amount }
        [least] mindestens so hoch ist wie { $amount }
        [more] höher ist als { $amount }
       *[equal] gleich { $same } ist
    }
    .genitive = yes
text-fig-vp-by = { $test ->
        [less] weniger Siegpunkte
        [most] höchstens so viele Siegpunkte
        [least] mindestens so viele Siegpunkte
        [more] mehr Siegpunkte
       *[equal] genau so viele Siegpunkte
    } wert { $many ->
        [yes] sind
       *[no] ist
    } { $test ->
        [less] als
        [more] als
       *[other] wie
    } { $amount }
text-kin = { $of }
# $owner: in the genitive.
text-group = { $many ->
        [yes] der Gruppe einer { $owner }
       *[no] der Gruppe { $owner }
    }
text-several-classes = { $n } Klassen
text-several-tags = { $n } der Eigenschaften { $tags }

## Numbers that are compared

text-range-exactly = { $n }
text-range-least =
    { $figure ->
        [rank] { $n } oder tiefer
        [level] { $n } oder höher
       *[other] { $n } oder mehr
    }
text-range-most =
    { $figure ->
        [rank] { $n } oder davor
        [level] { $n } oder niedriger
       *[other] { $n } oder weniger
    }
text-range-not = nicht { $n }
text-range-either = { $low } oder { $high }
text-range-between = { $low } bis { $high }
text-value = { $figure } { $range }
text-value-gold = { $range } Gold
text-value-xp = { $range } EP
text-value-buys = { $range } { $one ->
        [yes] Einkauf
       *[no] { $dat ->
            [yes] Einkäufen
           *[no] Einkäufe
        }
    }
text-value-wounds = { $range } { $one ->
        [yes] Wunde
       *[no] Wunden
    }
text-value-vp = { $range } { $one ->
        [yes] Siegpunkt
       *[no] { $dat ->
            [yes] Siegpunkten
           *[no] Siegpunkte
        }
    }
# After a figure; $amount is in the dative.
text-in-height = in Höhe von { $test ->
        [less] weniger als { $amount }
        [most] höchstens { $amount }
        [least] mindestens { $amount }
        [more] mehr als { $amount }
        [not] etwas anderem als { $amount }
       *[equal] { $amount }
    }

## Amounts

text-rounded-up = (aufgerundet)
text-among = unter { $cards }
text-amount-least = { $of } (höchstens { $n })
text-of-both = von beidem, { $both }
text-of-kinds = verschiedener Arten ({ $tags }) unter { $cards }
text-exceeded = deines Gesamtangriffswerts über die Lebenspunkte { $foe }
text-amount-together = { $of } zusammen
text-amount-plus = { $a } plus { $b }
text-amount-minus = { $a } minus { $b }
text-amount-product = { $a } mal { $b }
text-for-each = { $what } für { $each }
text-each-class = { $who ->
        [they] jede Klasse unter seinen Helden
       *[you] jede Klasse unter deinen Helden
    }
text-each-kind = jede Art von { $cards } ({ $tags })
text-extra = zusätzlich { $what }
text-equal-to = { $what } in Höhe { $amount }
text-of-kind =
    { $who ->
        [they] { $what } (physisch oder magisch nach seiner Wahl)
       *[you] { $what } (physisch oder magisch nach deiner Wahl)
    }

## Conditions: subordinate clauses, their verb last

text-if = wenn { $when }
text-while = solange { $when }
text-after-comma = , { $clause }
text-while-equipped = wenn ausgerüstet
    .not = wenn nicht ausgerüstet
text-it-is-equipped = { $self } ausgerüstet ist
    .not = { $self } nicht ausgerüstet ist
text-fought = du gegen sie kämpfst
text-fought-here = du hier kämpfst
text-it-is-in-hall = { $self } im Dungeon ist
text-when-bought = wenn du { $self } kaufst
text-against = gegen { $foe }
text-against-not = außer gegen { $foe }
text-carried-by = { $hero } { $weapon } trägt

text-you-have = { $who ->
        [they] er { $what } hat
       *[you] du { $what } hast
    }
text-you-own = { $who ->
        [they] er { $what } besitzt
       *[you] du { $what } besitzt
    }
text-of-classes = { $cards } von { $range } verschiedenen Klassen
text-count-some = mindestens { $n }
text-count-least = { $n } oder mehr
text-count-most = höchstens { $n }
text-count-not = nicht { $n }
text-count-exactly = genau { $n }
text-deck-left = das Dungeondeck nicht leer ist
    .not = das Dungeondeck leer ist
text-exceeds = dein Gesamtangriffswert die Lebenspunkte { $foe } um { $range } übersteigt
    .not = dein Gesamtangriffswert die Lebenspunkte { $foe } nicht um { $range } übersteigt
text-rolled-same = { $n ->
        [2] du einen Pasch würfelst
       *[other] alle Würfel die gleiche Zahl zeigen
    }
    .not = { $n ->
        [2] du keinen Pasch würfelst
       *[other] nicht alle Würfel die gleiche Zahl zeigen
    }
text-rolls =
    { $how ->
        [highest] { $n ->
            [1] du { $range } würfelst
            [2] der höhere Würfel { $range } zeigt
           *[other] der höchste Würfel { $range } zeigt
        }
        [lowest] { $n ->
            [1] du { $range } würfelst
            [2] der niedrigere Würfel { $range } zeigt
           *[other] der niedrigste Würfel { $range } zeigt
        }
       *[sum] { $n ->
            [1] du { $range } würfelst
           *[other] du insgesamt { $range } würfelst
        }
    }
text-used-none = { $who ->
        [they] er
       *[you] du
    } in diesem Zug noch keine Fähigkeit { $some ->
        [yes] { $card } genutzt
       *[no] genutzt
    } { $who ->
        [they] hat
       *[you] hast
    }
text-used = { $who ->
        [they] er
       *[you] du
    } in diesem Zug { $range } { $one ->
        [yes] Fähigkeit
       *[no] Fähigkeiten
    } { $some ->
        [yes] { $card } genutzt
       *[no] genutzt
    } { $who ->
        [they] hat
       *[you] hast
    }
text-there-is = es { $what } gibt
text-they-fight = { $past ->
        [yes] du { $foe } besiegt hast
       *[no] du { $foe } bekämpfst
    }
    .not = { $past ->
        [yes] du nicht { $foe } besiegt hast
       *[no] du nicht { $foe } bekämpfst
    }
text-does-what = { $who } { $what }
text-amounts-to = { $a } { $range } beträgt
# $amount: in the nominative; $same: in the dative.
text-compared = { $a } { $test ->
        [less] niedriger { $many ->
            [yes] sind
           *[no] ist
        } als { $amount }
        [most] höchstens so hoch { $many ->
            [yes] sind
           *[no] ist
        } wie { $amount }
        [least] mindestens so hoch { $many ->
            [yes] sind
           *[no] ist
        } wie { $amount }
        [more] höher { $many ->
            [yes] sind
           *[no] ist
        } als { $amount }
        [not] nicht gleich { $same } { $many ->
            [yes] sind
           *[no] ist
        }
       *[equal] gleich { $same } { $many ->
            [yes] sind
           *[no] ist
        }
    }
text-pred-is =
    { $many ->
        [yes] { $what } sind
       *[no] { $what } ist
    }
    .not = { $many ->
        [yes] nicht { $what } sind
       *[no] nicht { $what } ist
    }
text-pred-fig =
    { $many ->
        [yes] { $value } haben
       *[no] { $value } hat
    }
    .not = { $many ->
        [yes] nicht { $value } haben
       *[no] nicht { $value } hat
    }
text-pred-rank =
    { $many ->
        [yes] auf Position { $range } liegen
       *[no] auf Position { $range } liegt
    }
    .not = { $many ->
        [yes] nicht auf Position { $range } liegen
       *[no] nicht auf Position { $range } liegt
    }
text-pred-cost =
    { $many ->
        [yes] { $range } Gold kosten
       *[no] { $range } Gold kostet
    }
    .not = { $many ->
        [yes] nicht { $range } Gold kosten
       *[no] nicht { $range } Gold kostet
    }
text-pred-vp =
    { $many ->
        [yes] { $value } wert sind
       *[no] { $value } wert ist
    }
    .not = { $many ->
        [yes] nicht { $value } wert sind
       *[no] nicht { $value } wert ist
    }
# $weapon: as an object; $what: in the dative.
text-pred-armed =
    { $many ->
        [yes] mit { $what } ausgerüstet sind
       *[no] mit { $what } ausgerüstet ist
    }
text-pred-kin =
    { $many ->
        [yes] zu { $of } gehören
       *[no] zu { $of } gehört
    }
    .not = { $many ->
        [yes] nicht zu { $of } gehören
       *[no] nicht zu { $of } gehört
    }
text-pred-brings =
    { $many ->
        [yes] { $figure } bringen
       *[no] { $figure } bringt
    }
text-pred-can =
    { $many ->
        [yes] { $act } können
       *[no] { $act } kann
    }
text-won = du den Kampf gewonnen hast
    .ahead = du den Kampf gewinnst
    .not = du den Kampf nicht gewonnen hast
text-dark = es dunkel ist
    .not = es nicht dunkel ist
text-now-claim = ein Sieg auf Position 1 sie dorthin gebracht hat
    .not = kein Sieg auf Position 1 sie dorthin gebracht hat
text-now-delve = dein Champion im Dungeon ist
    .not = dein Champion nicht im Dungeon ist

## Labels

text-trophy = Trophäe
text-at-the-end = Am Spielende
text-global = Global: { $text }
text-once = Mehrere Exemplare wirken wie eines.
text-label-repeat = { $label } (Wiederholung)
text-label-due = { $label } (Pflicht)
text-label = { $label }: { $text }
text-label-if = { $label }, { $when }
text-lead = { $clause }, { $text }
text-time = { $time } { $text }
text-sentence = { $text }.
text-two-sentences = { $a } { $b }
