### The page: cards, the list of cards, help for the first turn.

## Cards

page-figure = { $name ->
    [attack] attack
    [magic] magic attack
    [strength] strength
    [weight] weight
    [light] light
    [darkness] darkness
    [health] health
    [gold] gold
    [cost] price
    [vp] victory points
    [level] level
    [level-cost] experience to level up
    [xp] experience
   *[other] { $name }
  }
page-figure-number = { $figure } { $number }
page-figure-changed = { $figure } { $number } now, { $printed } printed
page-card-level = { $line } · level { $level }
page-card-ours = Parts of this card are reconstructed
page-card-marked = Parts of this card are inferred or disputed
page-card-more = more …
page-card-used = used
page-card-back = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-row-level = { $line } { $level }
page-row-times = ×{ $left }
page-row-gone = gone
page-row-left = { $left ->
    [0] none left
    [one] { $left } left
   *[other] { $left } left
  }
page-card-trophy = Trophy

page-type = { $type ->
    [hero] Hero
    [weapon] Weapon
    [item] Item
    [spell] Spell
    [villager] Villager
    [monster] Monster
    [thunderstone] Thunderstone
    [curse] Curse
    [disease] Disease
    [familiar] Familiar
    [avatar] Avatar
   *[other] Other
  }
page-types = { $type ->
    [hero] Heroes
    [weapon] Weapons
    [item] Items
    [spell] Spells
    [villager] Villagers
    [monster] Monsters
    [thunderstone] Thunderstones
    [curse] Curses
    [disease] Diseases
    [familiar] Familiars
    [avatar] Avatars
   *[other] Other cards
  }

## The large view of a card

page-large-hint = press i for more
page-large-close = Close
page-large-count = { " " }· { $count } in the box
page-large-trophy = (trophy)
page-large-marked = see below
page-large-rulings = Rulings
page-large-words = Words on this card
page-large-sources = Where it comes from
page-large-source = This card is { $source }.
page-large-whole = This card is reconstructed: no source gives its text, so it is ours.

## The list of cards

page-cards-of = Cards of { $edition }
page-cards-search = Name, word or text
page-cards-sort = Sort by
page-cards-sort-by = { $by ->
    [name] name
    [cost] price
    [health] health
    [vp] victory points
   *[box] kind
  }
page-cards-types = Types of cards
page-cards-all = All
page-cards-count = { $count ->
    [0] No card fits.
    [one] { $count } card
   *[other] { $count } cards
  }
