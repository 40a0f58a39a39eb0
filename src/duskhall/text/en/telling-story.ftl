### A turn in one sentence, without its subject: "beat Kingdom in rank 2 with Militia, Dagger: 1 XP, 3 VP."

deed = { $deed }.
deed-gains = { $deed }: { $gains }.
deed-nothing = ended the turn.
deed-village = visited the village
deed-dungeon = entered the dungeon
deed-rest = rested
deed-prepare = prepared
deed-temple = went to the temple
deed-bazaar = went to the bazaar
deed-shop = went to the shop of arcane goods
deed-guilds-quarter = went to the Guilds’ Quarter
deed-marketplace = went to the marketplace
deed-buy = bought { $cards } for { $price } gold
deed-level = levelled { $card } up to { $into }
deed-won = beat { $card }{ $where }
deed-lost = lost to { $card }{ $where }
deed-in-rank = {" "}in rank { $rank }
deed-in-room = {" "}in { $room }
deed-with = { $deed } with { $cards }
deed-destroy = destroyed { $cards }
deed-wounds = { $n ->
        [one] took a wound
       *[other] took { $n } wounds
    }
deed-healed = { $n ->
        [one] healed a wound
       *[other] healed { $n } wounds
    }
deed-give = gave { $cards } to { $who }
deed-xp = { $n } XP
deed-vp = { $n } VP
