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
    [0] no light
   *[other] { $n } light
  }
page-map-here = You are here
page-map-steps = { $n } steps away
page-map-walk = Walk
page-map-walk-to = Walk to { $room }
page-map-fight = Fight
page-map-fight-with = Fight { $card }
page-map-enter = Enter the dungeon
page-map-guardian = Guardian
page-map-read = Press to read
