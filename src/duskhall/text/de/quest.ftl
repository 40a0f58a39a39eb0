### Words that Quest has for what other editions have as well: the id of the message with "quest-" before it.

## Names

quest-tag-village = Marktkarte
    .prefix = Markt
    .of = { "" }
quest-tag-avian = vogelartig
    .adjective = vogelartig
    .of = hero
quest-title-iron-rations = Proviantmarker
    .gender = m
    .gen = Proviantmarkers
    .plural = Proviantmarker
    .plural-dat = Proviantmarkern
quest-kind-village = Marktkarte

quest-figure-strength = Geschick
    .gender = n
    .gen = Geschicks
quest-figure-weight = benötigtes Geschick
    .gender = n
    .adjective = benötigt
    .noun = Geschick
    .noun-gen = Geschicks
quest-figure-darkness = benötigtes Licht
    .gender = n
    .adjective = benötigt
    .noun = Licht
    .noun-gen = Lichts
quest-figure-hand = Trefferpunkte
    .gender = p
    .dat = Trefferpunkten
    .many = yes

quest-event-village-over = Dorfbesuch beendet
    .clause = nach einem Dorfbesuch (außer im Tempel)
    .time = yes
    .effect = Dorf

## Pieces of card text

quest-text-global = { $text }
quest-text-of-monsters = { $many ->
        [yes] von Monstern und Räumen
       *[no] eines Monsters im Dungeon
    }
quest-text-needs-weight = Geschick
quest-text-has-weight = Geschickbedarf
    .gender = m
    .gen = Geschickbedarfs
quest-text-has-darkness = Lichtbedarf
    .gender = m
    .gen = Lichtbedarfs
quest-text-gain-front = { "" }
# .whose: said in a relative clause.
quest-text-fig-weight = mit { $value }
    .whose = yes
quest-text-fig-darkness = mit { $value }
    .whose = yes
quest-text-pred-weight =
    { $many ->
        [yes] { $range } Geschick benötigen
       *[no] { $range } Geschick benötigt
    }
    .not = { $many ->
        [yes] nicht { $range } Geschick benötigen
       *[no] nicht { $range } Geschick benötigt
    }
quest-text-pred-darkness =
    { $many ->
        [yes] { $range } Licht benötigen
       *[no] { $range } Licht benötigt
    }
    .not = { $many ->
        [yes] nicht { $range } Licht benötigen
       *[no] nicht { $range } Licht benötigt
    }
quest-text-pred-armed =
    { $many ->
        [yes] { $weapon } führen
       *[no] { $weapon } führt
    }
quest-text-held = geführt
    .not = nicht geführt
quest-text-while-equipped = wenn geführt
    .not = wenn nicht geführt
quest-text-it-is-equipped = { $self } geführt wird
    .not = { $self } nicht geführt wird
quest-text-carried-by = { $hero } { $weapon } führt
quest-text-act-leave = den Dungeon nicht verlassen
    .more = den Dungeon nicht mehr verlassen
    .can = den Dungeon verlassen
    .verb = stay
    .phrase = { $again ->
        [yes] von jetzt an auch dann
       *[no] auch dann
    } { $room }
    .tail = , wenn { $it } besiegt { $many ->
        [yes] werden
       *[no] wird
    }
quest-text-to-under = { $gender ->
        [p] unter ihre Decks
        [f] unter ihr Deck
       *[other] unter sein Deck
    }
quest-text-to-top = { $gender ->
        [p] oben auf ihre Decks
        [f] oben auf ihr Deck
       *[other] oben auf sein Deck
    }
