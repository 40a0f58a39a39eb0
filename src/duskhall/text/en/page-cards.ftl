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
    [armor] armor
    [resistance] magic resistance
    [wounds] wounds
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
page-card-level = { $line } · level{ "\u00A0" }{ $level }
page-card-whole = This card is reconstructed
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
page-card-treasure = Treasure

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
    [room] Room
    [treasure] Treasure
    [side-quest] Side quest
    [guild] Guild
    [gear] Gear
    [wound] Wound
    [key] Key
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
    [room] Rooms
    [guardian] Guardians
    [treasure] Treasure
    [side-quest] Side quests
    [guild] Guilds
    [gear] Gear
    [wound] Wounds
    [key] Keys
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
page-large-mostly = This card is reconstructed: what is not named here is ours, because no source gives it.

## The list of cards

page-cards-of = Cards of { $edition }
page-cards-search = Name, word or text
page-cards-sort = Sort by
page-cards-sort-by = { $by ->
    [name] name
    [cost] price
    [health] health
    [vp] victory points
   *[kind] kind
  }
page-cards-types = Types of cards
page-cards-all = All
page-cards-count = { $count ->
    [0] No card fits.
    [one] { $count } card
   *[other] { $count } cards
  }

## Help for the first turns

page-coach = A hint for beginners
page-coach-ok = Got it
page-coach-off = No more hints
page-coach-more = More
page-coach-turn =
    Choose what your six cards do. In the village they are gold for one new card, in the dungeon they fight one monster, and a rest destroys one card for good.{ $prepare ->
        [yes] { " " }To prepare is to keep cards for your next hand.
       *[no] { "" }
    } { $best ->
        [dungeon] You can beat one of the monsters this turn, so the dungeon looks good.
        [luck] With some luck you beat one of the monsters; the village is the safe choice.
        [rest] This hand can do little: a rest would make your deck leaner.
        [village] No monster is within reach of this hand, so the village looks good.
       *[open] { "" }
    }
page-coach-win = The box under each monster says whether this hand can beat it this turn, and with which cards. Green means you can; missing light is already subtracted. Choose the box to see the moves.
page-coach-use = Cards with a glow can do something here. Choose one to use it, or go on to the purchase with the big button.
page-coach-buy = You have { $gold } gold for { $buys ->
        [one] one card
       *[other] { $buys } cards
    }. Stacks that you can pay for glow: choose one to buy it. It comes to your hand later, with the next shuffle. Early on a hero, a good weapon or light is a fine choice.
page-coach-level = You have { $xp } experience. A hero with a glow can become the next level for it; the better card takes the old one’s place in your deck.
page-coach-equip = Weapons count only in the hands of a hero: choose a weapon and then a hero, or drag it there. Its weight must not be above the hero’s strength.
page-coach-party = Use what glows before you fight: cards to draw, food to eat, spells to cast. The numbers beside your hand are your totals; choose one to see where it comes from.
page-coach-forecast = Under each monster you see what your hand can still do this turn. “Can win” names the cards you need first; “wins” means you are ready to attack.
page-coach-light = The deeper a monster stands, the more light it asks for. You have { $light }. Missing light lowers your total; torches and some other cards bring it.
page-coach-attack = Choose the monster you want to fight. If you cannot beat any, take the one that you would like to see go: a monster that is not beaten goes under the deck.
page-coach-spoils = You have won. The monster is yours, and so is its experience. Some cards bring spoils now; use what glows or go on.
page-coach-rest = Choose a card to destroy. It leaves your deck for good, so take the weakest: your good cards come up more often.
page-coach-prepare = Choose the cards that you want to keep for your next hand. The last one you name lies on top.
page-coach-asks = A card asks you something; its text stands below the question. What you can choose glows. The key i, a long press or the pointer at rest opens a card in full.
page-coach-over = Your turn is over. All your cards went to the discard pile and you drew a new hand. When your deck is empty the discard pile is shuffled, with all that you have bought and won.
