### Plans: what a hand can do this turn, and how.

## The verdict

plan-wins = Du gewinnst ohne Weiteres: { $total } gegen { $health }
plan-wins-with = { $with ->
        [none] Du gewinnst: { $total } gegen { $health }
       *[other] Du gewinnst mit: { $cards } – { $total } gegen { $health }
    }
plan-may-win = { $with ->
        [none] Du kannst gewinnen: { $odds }
       *[other] Du kannst gewinnen mit: { $cards } – { $odds }
    }
plan-may-win-open = { $with ->
        [none] Du kannst gewinnen: bestenfalls { $total } gegen { $health }
       *[other] Du kannst gewinnen mit: { $cards } – bestenfalls { $total } gegen { $health }
    }
plan-may-win-luck = { $with ->
        [none] Du kannst mit Glück gewinnen
       *[other] Du kannst mit Glück gewinnen mit: { $cards }
    }
plan-falls-short = { $with ->
        [none] Es reicht nicht: { $total } gegen { $health }
       *[other] Es reicht nicht mit: { $cards } – { $total } gegen { $health }
    }
plan-cannot = Du kannst in diesem Zug nicht gewinnen
plan-cannot-short = Du kannst nicht gewinnen: { $missing ->
        [one] Es fehlt
       *[other] Es fehlen
    } mindestens { $missing }
plan-cannot-dark = Außer Reichweite: { $light ->
        [one] Es fehlt
       *[other] Es fehlen
    } mindestens { $light } Licht
plan-stopped = { $text } (so weit die Suche reichte)
plan-odds = in { $wins } von { $of } Fällen
plan-odds-about = in etwa { $wins } von { $of } Fällen
plan-odds-low = in weniger als 1 von { $of } Fällen
plan-odds-high = in mehr als { $wins } von { $of } Fällen
plan-odds-least = mindestens { $odds }

## The cards of a line

plan-card = { $card }
plan-card-quest-hero = { $card }
plan-card-on = { $hero } mit Waffe { $card }
plan-card-times = { $n }× { $card }
plan-more = { $cards } und { $n } weitere

## The steps of a line

step-done = weiter
step-dungeon = in den Dungeon gehen
step-village = das Dorf besuchen
step-temple = zum Tempel gehen
step-bazaar = zum Basar gehen
step-shop = zum Wunderladen gehen
step-guilds-quarter = ins Gildenviertel gehen
step-marketplace = zum Marktplatz gehen
step-rest = erholen
step-prepare = vorbereiten
step-use = nutzen: { $card }
step-equip = ausrüsten: { $hero } mit Waffe { $card }
step-attack = angreifen: { $card }
step-attack-rank = angreifen: { $card } auf Position { $rank }
step-go = gehen: Raum { $room }
step-travel = versetzen: Raum { $room }
step-drop = fallen lassen: { $card }
step-buy = kaufen: { $card }
step-level = hochstufen: { $card }
step-level-to = hochstufen: { $card } → { $hero }
step-cancel = Effekt aufheben: { $card }
step-first = zuerst: { $card }
step-order = als Nächstes: { $card }
step-seat = wählen: { $who }
step-die = Würfel { $n } neu werfen
step-die-face = Würfel { $n } auf { $face } drehen
step-destroy = zerstören: { $card }
step-discard = ablegen: { $card }
step-deck = oben auf dein Kommandodeck legen: { $card }
step-hand = auf die Hand nehmen: { $card }
step-show = zeigen: { $card }
step-show-hand = die verlangten Karten zeigen
step-under = unter das Dungeondeck legen: { $card }
step-top = oben auf das Dungeondeck legen: { $card }
step-swap = nach vorn tauschen: { $card }
step-replace = ersetzen: { $card }
step-heal = heilen: { $card }
step-pick = wählen: { $card }
step-way = wählen: { $way }
step-ability = { $step } ({ $n ->
        [1] erste Fähigkeit
        [2] zweite Fähigkeit
        [3] dritte Fähigkeit
       *[other] Fähigkeit { $n }
    })
step-ability-text = { $step } ({ $text })

## What a line brings and gives up

plan-brings-vp = { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
plan-brings-xp = { $xp } EP
plan-brings-healing = { $n ->
        [one] heilt 1 Wunde
       *[other] heilt { $n } Wunden
    }
plan-costs-destroyed = zerstört: { $cards }
plan-costs-discarded = abgelegt: { $cards }
plan-costs-gained = du erhältst: { $cards }
plan-costs-light = { $light } Licht
plan-costs-xp = { $xp } EP
plan-costs-wounds = { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }

## The village, and pauses

plan-visit-gold = { $open ->
        [yes] { $gold } Gold oder mehr
       *[no] bis zu { $gold } Gold
    }
plan-visit-buy = { $gold }: { $cards }
plan-visit-basket = in einem Besuch { $cards }
plan-visit-levels = hochstufen: { $cards }
plan-visit-trip = danach { $card }: { $verdict }
plan-offer = { $card } ({ $price })
plan-pause-destroy = du kannst eine von { $n } Karten zerstören; kein Kampf und kein Einkauf in diesem Zug
plan-pause-deck = du kannst bis zu { $n } Karten für deine nächste Hand behalten; kein Kampf und kein Einkauf in diesem Zug

## In the terminal

plan-village = Im Dorf: { $visit }
plan-place = { $place }: { $visit }

head-plan = Was du in diesem Zug tun kannst
plan-monster = { $n }  { $card }
plan-other = Oder: { $line }
plan-then-see = dann sehen, was kommt
plan-brings = Bringt: { $what }
plan-costs = Kostet: { $what }
plan-go = „los“ spielt den besten dieser Pläne, „los 2“ den gegen Nummer 2.
plan-go-number = „los { $n }“ spielt den Plan gegen Nummer { $n }.
plan-nothing = Hier gibt es nichts zu planen: Diese Frage führt zu keinem Angriff. „schritte“ zeigt, was du jetzt tun kannst.
plan-no-rank = „{ $word } { $got }“: Ein Monster mit dieser Nummer gibt es nicht. Die Nummern sind { $known }.
plan-no-win = Kein Plan gewinnt in diesem Zug sicher. Am besten ist dieses Ziel: { $card }. { $best }. „los { $rank }“ spielt den Plan trotzdem.
plan-no-chance = Du kannst in diesem Zug kein Monster besiegen. „plan“ zeigt, was du sonst tun kannst.
plan-follows = Der Plan wird gespielt. Ziel: { $card }.
plan-follows-short = Der Plan wird gespielt. Ziel: { $card }. Er reicht nicht zum Sieg.
plan-unforeseen = Der Plan hält hier an: Etwas Unerwartetes ist passiert. Der nächste Schritt wäre gewesen: { $step }.
plan-look-again = Der Plan hält hier an: Sieh dir an, was gekommen ist. „plan“ zeigt, wie es weitergehen kann, „los“ spielt es.
