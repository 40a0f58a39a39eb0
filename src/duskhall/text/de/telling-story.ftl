### A turn in one sentence, without its subject: "Königreich auf Position 2 besiegt (Miliz, Dolch): 1 EP, 3 SP."

deed = { $deed }.
deed-gains = { $deed }: { $gains }.
deed-nothing = Zug beendet.
deed-village = Dorf besucht
deed-dungeon = in den Dungeon gegangen
deed-rest = erholt
deed-prepare = vorbereitet
deed-temple = zum Tempel gegangen
deed-bazaar = zum Basar gegangen
deed-shop = zum Wunderladen gegangen
deed-guilds-quarter = ins Gildenviertel gegangen
deed-marketplace = zum Marktplatz gegangen
deed-buy = { $cards } für { $price } Gold gekauft
deed-level = { $card } hochgestuft (jetzt { $into })
deed-won = { $card }{ $where } besiegt
deed-lost = Kampf verloren ({ $card }{ $where })
deed-in-rank = {" "}auf Position { $rank }
deed-in-room = {" "}im Raum { $room }
deed-with = { $deed } ({ $cards })
deed-destroy = { $cards } zerstört
deed-wounds = { $n ->
        [one] 1 Wunde erlitten
       *[other] { $n } Wunden erlitten
    }
deed-healed = { $n ->
        [one] 1 Wunde geheilt
       *[other] { $n } Wunden geheilt
    }
deed-give = { $cards } an { $who } gegeben
deed-xp = { $n } EP
deed-vp = { $n } SP
