# The hall of the page: verdicts on monsters, their sums, lines of moves, and the box that asks.

page-verdict-wins = { $by ->
        [0] Reicht genau
       *[other] Sieg mit +{ $by }
    }
page-verdict-short = { $by ->
        [one] Es fehlt { $by }
       *[other] Es fehlen { $by }
    }
page-verdict-depends = Sieg möglich
page-verdict-undefeatable = Außer Reichweite
page-verdict-unfightable = Außer Reichweite
page-verdict-too-dark = Außer Reichweite
page-plan-may-win = { $odds ->
        [none] Sieg möglich
       *[other] Sieg möglich: { $odds }
    }
page-plan-unlikely = Unwahrscheinlich
page-verdict-of = Vorschau: { $card }
page-verdict-searching = mit der Gruppe, wie sie ist; es wird nach Besserem gesucht …
page-verdict-stands = mit der Gruppe, wie sie ist
page-verdict-with = mit
page-verdict-to = → { $hero }
page-verdict-ability = (Fähigkeit)
page-verdict-why-undefeatable = Deine Gruppe kann es nicht besiegen.
page-verdict-why-unfightable = Deine Gruppe kann es nicht bekämpfen.
page-verdict-play = So spielen
page-verdict-enter = Hineingehen und so spielen
page-verdict-enter-attack = Hineingehen und angreifen
page-verdict-attack-now = Jetzt angreifen
page-verdict-attack = Angreifen
page-verdict-anyway = Trotzdem angreifen
page-verdict-sum = Berechnung
page-verdict-sum-hide = Berechnung ausblenden
page-prize-vp = { $n } SP
page-prize-xp = { $n } EP
page-sum-title = Angriff: { $card }
page-sum-line = Mit den vorgeschlagenen Karten
page-sum-total = Gesamt
page-sum-health = Lebenspunkte
page-rank-lit = { $lit } von { $light } Licht
page-rank-down = verdeckt
page-step-use = nutzen
page-step-to = → { $hero }
page-sheet-attack = { $sum ->
        [none] So angreifen, wie es steht
       *[other] So angreifen, wie es steht, { $sum }
    }
page-sheet-rulings = Text und Regelklärungen
page-sheet-gold = Dein Gold
page-sheet-left = Noch im Stapel
page-battle-now = Im Kampf

## The box that asks

page-ask-place = Du bist dran: Wohin?
page-ask-can-fall = { $n ->
        [1] Besiegbar: { $card }
        [2] Du kannst zwei Monster besiegen
        [3] Du kannst drei Monster besiegen
        [4] Du kannst vier Monster besiegen
       *[other] Du kannst { $n } Monster besiegen
    }
page-ask-most = { $card } bringt am meisten: { $prize }.
page-ask-or = Oder wähl selbst eine Karte oder ein Monster.
page-ask-pick = Wähl ein Monster, um es anzugreifen.
page-ask-ready = Wähl danach ein Monster, um es anzugreifen.
page-ask-none-wins = Diese Gruppe besiegt kein Monster.
page-ask-none-sure = { $odds ->
        [none] Kein Sieg ist sicher. Möglich ist er gegen { $card }.
       *[other] Kein Sieg ist sicher. Möglich ist er gegen { $card }: { $odds }.
    }
page-ask-searching = Es wird ausgerechnet, was diese Hand kann …
page-ask-gold = { $gold } Gold, { $buys ->
        [1] ein Einkauf
       *[other] { $buys } Einkäufe
    }
page-ask-choose-stack = Wähl eine Karte, und wähl sie noch einmal, um sie zu kaufen.
page-ask-read-stack = Wähl eine Karte, um sie zu lesen und zu kaufen.
page-ask-unused = Noch möglich mit { $card }: { $text }
page-next-dungeon = In den Dungeon gehen
page-next-village = Das Dorf besuchen
page-next-visit = { $place } besuchen
page-next-can-fall = { $prize ->
        [none] { $card } ist besiegbar
       *[other] { $card } ist besiegbar: { $prize }
    }
page-next-may-fall = { $odds ->
        [none] { $card } ist vielleicht besiegbar
       *[other] { $card } ist besiegbar { $odds }
    }
page-next-spend = { $gold } Gold{ $more ->
        [0] {""}
       *[other] {" "}(+{ $more } { $how ->
            [destroys] wenn zerstört: { $cards }
           *[uses] mit { $cards }
        })
    }, { $buys ->
        [1] ein Einkauf
       *[other] { $buys } Einkäufe
    }{ $levels ->
        [0] {""}
       *[other] , hochstufen
    }
page-next-rest = Erholen
page-next-rest-why = nichts zu bekämpfen, wenig zu kaufen
page-next-beat = Besiegen: { $card }
page-next-attack = Angreifen: { $card }
page-next-way = { $cards }, angreifen
page-next-stands = Position { $rank } · { $by ->
        [0] reicht genau
       *[other] Sieg mit +{ $by }
    }
page-next-none-wins = diese Gruppe besiegt kein Monster
page-next-draw = bringt vielleicht etwas Besseres
page-next-price = { $rest ->
        [0] { $price } Gold, alles, was du hast
       *[other] { $price } Gold · { $rest } übrig
    }
page-next-one = Ein Schritt
page-next-stop = Hier anhalten
page-next-equip = Optimal ausrüsten
page-next-more = Mehr
page-next-less = Weniger
page-waste-win = { $card } ist besiegbar. Ohne Kampf weiter?
page-waste-gold = Du hast { $gold } Gold, genug für diese Karte: { $card }. Nichts kaufen?
page-waste-yes = Trotzdem: { $do }
page-waste-no = Zurück
page-buy-tag = Kaufen für { $cost }
page-reach-line = So spielen: { $cards }
page-reach-bare = { $sum ->
        [none] So angreifen, wie es steht
       *[other] So angreifen, wie es steht: { $sum }
    }
page-reach-read = { $card } lesen
page-sum-battle = { $card } im Kampf
page-battle-against = { $total } gegen { $health } Lebenspunkte
page-dungeon-left = { $n ->
        [one] Karte im Dungeondeck
       *[other] Karten im Dungeondeck
    }
