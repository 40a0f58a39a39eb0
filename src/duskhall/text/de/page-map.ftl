# The map of an edition with rooms, and its village.

page-map-figure = { $name ->
    [health] Lebenspunkte
    [armor] Rüstung
    [resistance] Resistenz
    [wounds] Wunden
    [xp] EP
    [vp] SP
    [light] Licht
    [gold] Gold
    [attack] Phys. Angriff
    [magic] Mag. Angriff
   *[other] { $name }
  }
page-map-outside = Draußen
page-map-level = Stufe { $level }
page-map-below = { $n ->
    [one] { $n } Monster darunter
   *[other] { $n } Monster darunter
  }
page-map-light = { $n ->
    [0] kein Licht nötig
   *[other] { $n } Licht
  }
page-map-here = Hier
page-map-steps = { $n ->
    [one] { $n } Raum entfernt
   *[other] { $n } Räume entfernt
  }
page-map-walk = Gehen
page-map-walk-to = In den Raum { $room } gehen
page-map-fight = Kämpfen
page-map-fight-with = Kämpfen: { $card }
page-map-play-against = So spielen: { $card }
page-map-stands = { $room } · { $by ->
    [0] reicht genau
   *[other] Sieg mit +{ $by }
  }
page-map-dice = Würfel – { $card }: { $dice }
page-map-enter = In den Dungeon gehen
page-map-guardian = Wächter
page-map-read = Drücken zum Lesen
page-map-keys = { $n ->
    [one] Schlüssel
   *[other] Schlüssel
  }

## The village and its places

page-map-place-label = { $place }: { $note }
page-map-place-temple = Tempel
page-map-place-guilds-quarter = Gildenviertel
page-map-place-bazaar = Basar
page-map-place-shop = Laden
page-map-place-marketplace = Markt
page-map-treasure = Schatz
page-map-price = { $gold } Gold · noch { $n }
