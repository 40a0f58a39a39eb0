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
