### What the commands say. Messages of play itself are elsewhere.

commands-unknown-edition = there is no edition “{ $name }”; there is { $known }
commands-did-you-mean = Did you mean { $names }?

## cards

cards-unknown = no card of { $edition } has “{ $name }” in its name, id, family or tags.
cards-count = { $n ->
        [one] { $n } card. Its name after “duskhall cards” shows it in full.
       *[other] { $n } cards. A name after “duskhall cards” shows one in full.
    }
cards-in-box = { $n ->
        [one] { $n } card in the box, stack { $stack }
       *[other] { $n } cards in the box, stack { $stack }
    }
cards-source = Figures: { $source }.
cards-mark = { $figure } { $n }: { $source }
cards-rulings = Rulings:

source-rulebook = from the rulebook
source-public = from public card tables
source-public-disputed = public card tables disagree, this is the likelier number
source-reconstructed = ours, because no source gives it
source-owner = from your own file

## Files of figures

figures-unreadable = this file cannot be read ({ $why })
figures-not-text = this file is not UTF-8 text
figures-bad-toml = this is not TOML: { $why }
figures-unknown-card = there is no such card; “duskhall cards --json” lists every id
figures-unknown-card-close = there is no such card; did you mean { $close }?
figures-not-a-table = write figures below the card’s name in square brackets, such as [dagger] and then cost = 4
figures-unknown-figure = cards of this kind have no such figure; they have { $known }
figures-not-whole = a figure is a whole number without quotes, found { $found }
figures-out-of-range = a number from { $least } to { $most } is expected here, found { $found }
figures-refused = the rules refuse these cards: { $why }

## setup

setup-title = { $edition } for { $players } players
setup-how-first = The cards of the first game.
setup-how-chosen = The cards you chose.
setup-how-random = Random cards, set-up seed { $seed }.
setup-dungeon = Dungeon deck:
setup-step-shuffle = Shuffle these { $n } monsters face down.
setup-step-bottom = Count off { $n } of them unseen and shuffle the { $card } in with them. They become the bottom of the deck, the other { $rest } monsters lie on top.
setup-step-hall = Turn up { $ranks } cards in a row that leads away from the deck: farthest off is rank 1, beside the deck is rank { $ranks }. A breach does not happen now.
setup-basics = Basic cards (what is left in the village):
setup-heroes = Heroes (level 1 on top, then level 2, then level 3):
setup-village = Village cards:
setup-piles = Piles beside the village:
setup-endless = never runs out
setup-each-player = Each player:
setup-deck = { $cards }. Shuffle them and draw { $hand } cards.
setup-start = Draw lots for who begins; turns go to the left.
setup-copies = { $n } { $card }
setup-price = cost { $n }

setup-no-such-name = “{ $name }” is no monster group, hero or village card that can be chosen.
setup-groups-random = --groups goes with a random set-up only, not with --first or --cards
setup-what-monsters = monster groups
setup-what-heroes = hero stacks
setup-what-village = village cards

refused-setup-monster-groups = a game has { $least } to { $most } monster groups, not { $got }
refused-setup-unknown-card = “{ $name }” is none of the { $what }; they are { $known }
refused-setup-twice = one of the { $what } is chosen twice
refused-setup-how-many = choose { $least } to { $most } { $what }, not { $got }
refused-setup-how-many-exact = choose { $least } { $what }, not { $got }
refused-setup-players = a game is for { $least } to { $most } players, not { $got }

## scenario

scenario-no-path = there is no file or folder { $path }; name a scenario file or a folder that holds some
scenario-none-there = there is no scenario (*{ $suffix }) in { $path }
scenario-not-text = this file is not UTF-8 text
scenario-unreadable = this file cannot be read ({ $why })
scenario-fault = the program itself failed here: { $error }
scenario-where = { $file }, run “{ $run }”: { $text }
scenario-expected = expected:   { $text }
scenario-actual = actual:     { $text }
scenario-missing = missing:    { $text }
scenario-extra = unexpected: { $text }
scenario-hole = no scenario: { $what }
scenario-count = { $passed } passed, { $failed } failed
