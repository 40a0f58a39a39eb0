### The page: cards, the list of cards, help for the first turn.

## Cards

page-figure = { $name ->
    [attack] attack
    [magic] magic attack
    [strength] strength
    [weight] weight
    [light] light
    [darkness] light penalty
    [health] health
    [armor] armor
    [resistance] magic resistance
    [wounds] wounds
    [gold] gold
    [cost] cost
    [vp] victory points
    [level] level
    [level-cost] XP to level up
    [xp] XP
   *[other] { $name }
  }
page-figure-number = { $figure } { $number }
page-figure-changed = { $figure } { $number } now, { $printed } printed
page-figure-marked = { $text } (inferred, or sources disagree)
page-card-whole = This card is reconstructed
page-card-ours = Parts of this card are reconstructed
page-card-marked = Parts of this card are inferred or disputed
page-card-used = used
page-card-back = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-face-level = Lv { $level }
page-face-next = Lv { $level } · next { $xp } XP
page-face-next-short = Lv { $level } · { $xp } XP
page-face-xp = { $n } XP
page-face-gold = { $n } gold
page-face-vp = { $n } VP
page-row-times = ×{ $left }
page-row-gone = sold out
page-card-trophy = Trophy

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
page-large-sign = { $part ->
    [marked] and *: inferred, or sources disagree
   *[ours] and *: reconstructed, no source gives it
  }
page-large-close = Close
page-large-count = { " " }· { $count } in the box
page-large-trophy = (trophy)
page-large-aside = { " " }({ $text })
page-large-marked = see below
page-large-rulings = Rulings
page-large-words = Terms on this card
page-large-sources = Sources
page-large-source = This card is { $source }.
page-large-whole = This card is reconstructed: no source gives its text, so we wrote it.
page-large-mostly = This card is reconstructed: no source gives the rest, so we wrote it.

## The list of cards

page-cards-of = Cards of { $edition }
page-cards-search = Name, term or text
page-cards-sort = Sort by
page-cards-sort-by = { $by ->
    [name] name
    [cost] cost
    [health] health
    [vp] victory points
   *[kind] kind
  }
page-cards-types = Card types
page-cards-all = All
page-cards-count = { $count ->
    [0] No cards match.
    [one] { $count } card
   *[other] { $count } cards
  }

## Help for the first turns

page-coach = Hint for beginners
page-coach-ok = Got it
page-coach-off = No more notes
page-coach-more = More
page-coach-turn =
    Choose what your { $cards } cards do. In the village they are gold for one new card; in the dungeon they fight one monster; a rest destroys one card for good. { $best ->
        [dungeon] You can defeat a monster this turn, so the dungeon looks good.
        [luck] With some luck you defeat a monster; the village is the safe choice.
        [rest] This hand defeats no monster and buys nothing that costs gold: a rest makes your deck leaner.
        [village] This hand cannot defeat any monster. In the village: { $visit }.
        [both] You can defeat a monster this turn, and the village has something good for you as well.
       *[open] { "" }
    }
page-coach-win = The box under each monster says whether this hand can defeat it this turn, and with which cards. Green means you win; missing light is already subtracted. Choose the box to see the moves.
page-coach-use = Glowing cards can do something here. Choose one to use it, or press the big button to go to buying.
page-coach-buy = You have { $gold } gold for { $buys ->
        [one] one card
       *[other] { $buys } cards
    }. You can afford the glowing stacks: choose one to buy from. The card goes to your discard pile, so you draw it after your next shuffle. Early on, a hero, a good weapon or light is a fine choice.
page-coach-level = You have { $xp } XP. Spend XP to level up a glowing hero; the better card replaces the old one in your deck.
page-coach-equip = A weapon counts only when a hero carries it: choose a weapon and then a hero, or drag it there. The weapon’s weight must not exceed the hero’s strength.
page-coach-party = Use what glows before you fight: draw cards, eat food, cast spells. The numbers beside your hand are your totals; choose one to see how it adds up.
page-coach-forecast = Under each monster you see what your hand can still do this turn. “Can win” names the cards you need first; “wins” means you are ready to attack.
page-coach-light = The deeper a monster is, the more light you need. You have { $light }. Missing light lowers your attack; torches and some other cards give light.
page-coach-attack = Choose the monster to fight. If you cannot defeat any, attack the one you want gone: an undefeated monster goes under the deck.
page-coach-spoils = Victory! Some cards give spoils now; use what glows or continue.
page-coach-rest = Choose a card to destroy. It leaves your deck for good, so pick the weakest: your good cards come up more often.
page-coach-prepare = Choose the cards to keep for your next hand. The last one you choose goes on top.
page-coach-asks = A card asks you something; its text is below the question. What you can choose glows. Press i, long-press or hover to read a card in full.
page-coach-over = Your turn is over and you have drawn a new hand. When your deck runs out, you shuffle your discard pile, with everything you bought and won.
