# The side of the table: the story of the game, the other players, the bar above, and what moves.

## Story

page-story = Verlauf
page-story-turn = Zug { $turn } · { $who }
page-story-you = du
page-story-earlier = Früher
page-story-none = Noch ist nichts passiert.
page-story-more = { $n ->
        [one] 1 früherer Zug
       *[other] { $n } frühere Züge
    }
page-story-won = gewonnen
page-story-lost = verloren
page-story-taken-back = zurückgenommen
page-story-again = Noch einmal
page-story-again-note = Noch einmal zeigen, was die anderen seit deinem letzten Zug getan haben
page-story-again-all = Alles zeigen
page-story-again-back = Einen Schritt zurück
page-story-again-next = Weiter
page-story-again-play = Abspielen
page-story-again-pause = Anhalten
page-story-again-none = Die anderen haben noch nicht gespielt.
page-pace = Tempo
page-news = Letzter Schritt
page-news-plays = spielt …
page-news-deed = { $who }: { $deed }

## Players

page-seat-vp = { $n } SP
page-seat-hp = { $n } TP
page-seat-hand = { $n } auf der Hand
page-seat-deck = Deck { $n }
page-seat-xp = EP { $n }
page-seat-just-now = Eben:
page-seat-turn-of = Zug { $turn }:

## The bar

page-steps = Abschnitte deines Zugs
page-turn-step = Zug { $turn } · { $step }
page-turn-whose = { $name } ist am Zug
page-step-dungeon = Dungeon
page-step-prepare = Rüsten
page-step-battle = Kampf
page-step-spoils = Beute
page-step-walk = Gehen
page-step-fight = Kämpfen
page-step-rewards = Belohnungen
page-step-village = Dorf
page-step-buy = Kaufen
page-step-level = Hochstufen
page-step-end = Zugende
page-step-rest = Erholung
page-step-ready = Vorbereitung

## What moves

page-motion-won = { $total } gegen { $health }: { $card } ist besiegt
page-motion-level = { $card } wird zu: { $into }
page-motion-lost = { $total } gegen { $health }: { $card } ist nicht besiegt
