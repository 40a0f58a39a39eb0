# The map of an edition with rooms, and its village.

page-map-figure = { $name ->
    [resistance] resistance
    [xp] XP
   *[other] { $name }
  }
page-map-outside = Outside
page-map-level = Level { $level }
page-map-below = { $n ->
    [one] { $n } monster below
   *[other] { $n } monsters below
  }
page-map-light = { $n ->
    [0] no light needed
   *[other] { $n } light
  }
page-map-here = You are here
page-map-steps = { $n } steps away
page-map-walk = Walk
page-map-walk-to = Walk to { $room }
page-map-fight = Fight
page-map-fight-with = Fight { $card }
page-map-play-against = Do this against { $card }
page-map-stands = { $room } · { $by ->
    [0] wins exactly
   *[other] wins by { $by }
  }
page-map-dice = Rolled for { $card }: { $dice }
page-map-enter = Enter the dungeon
page-map-guardian = Guardian
page-map-read = Press to read
page-map-keys = { $n ->
    [one] key
   *[other] keys
  }

## The village and its places

page-map-place-label = { $place }: { $note }
page-map-place-temple = Temple
page-map-place-guilds-quarter = Guilds’ Quarter
page-map-place-bazaar = Bazaar
page-map-place-shop = Shop
page-map-place-marketplace = Market
page-map-treasure = Treasure
page-map-price = { $gold } gold · { $n } left
