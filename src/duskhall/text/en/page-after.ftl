# The page: what moves, the end of a game, decks, replays.

## It is your turn

page-notify-mark = ● Your turn – { "" }
page-notify-title = Your turn

## Kinds of cards, as headings

page-after-type-hero = Heroes
page-after-type-weapon = Weapons
page-after-type-item = Items
page-after-type-spell = Spells
page-after-type-villager = Villagers
page-after-type-familiar = Familiars
page-after-type-avatar = Avatars
page-after-type-monster = Monsters
page-after-type-thunderstone = Thunderstone
page-after-type-disease = Diseases
page-after-type-curse = Curses
page-after-type-other = Other cards
page-after-nothing = –

## The end of a game

page-end-title = { $how ->
    [agreed] Ended by agreement
    [resigned] Ended by resignation
    [absent] Won by absence
   *[played] The game is over
  }
page-end-bars = Victory points
page-end-bar = { $name }: { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
  }{ $winner ->
    [yes] , winner
   *[no] { "" }
  }
page-end-segment = { $type }: { $vp }
page-end-winner = winner
page-end-you = you
page-end-resigned = resigned
page-end-holds-stone = has the stone
page-end-holds-bearer = has the bearer
page-end-compare = Players compared
page-end-measure-monsters = Monsters defeated
page-end-measure-heroes = Heroes
page-end-measure-cards = Cards owned
page-end-measure-xp = XP left
page-end-points = Card by card
page-end-each = { $count } × { $each }
page-end-none = No card scored points
page-end-sum = Total
page-end-rematch = Play again
page-end-join-rematch = Join the next game
page-end-record = Record
    .title = Download the record of the game
page-end-replay = Replay
    .title = Watch the game again, move by move
page-end-lobby = Lobby
    .title = Back to the lobby
page-end-file = duskhall-{ $id }.txt

## Decks

page-deck-of = { $name }’s cards
page-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-deck-card = Card
page-deck-hand = Hand
page-deck-discard = Discard
page-deck-front = In play
page-deck-left = In deck
page-deck-unseen = Hidden
page-deck-owned = All
page-deck-sum = Total
page-deck-hidden = All players see what a player gains and loses. “Hidden” cards are in the deck or in the hand.
page-deck-means = Per card
page-deck-mean-all = Whole deck
page-deck-mean-next = In the deck
page-deck-mean-unseen = Hidden
page-deck-mean-hint = Printed figures only; card abilities are not counted.
page-deck-empty = No cards.
page-deck-away = { $n ->
    [one] { $n } of these cards is elsewhere for now: lent or set aside.
   *[other] { $n } of these cards are elsewhere for now: lent or set aside.
  }

## What is destroyed; the levels of a stack

page-destroyed-title = Destroyed
page-destroyed-count = { $n ->
    [0] Nothing has been destroyed yet.
    [one] { $n } card is out of the game.
   *[other] { $n } cards are out of the game.
  }
page-destroyed-aside = Set aside
page-stack-count = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }
page-stack-empty = This stack is empty.
page-stack-now = { $n } available
page-stack-box = { $n } in the box
page-stack-later = { $n } underneath

## Replay

page-replay-title = Replay
page-replay-loading = Loading the game …
page-replay-at = { $move } of { $last }
page-replay-turn-of = Turn { $turn } · { $name }
page-replay-slider = Move
page-replay-slider-text = Move { $move } of { $last }, turn { $turn }
page-replay-first = Go to the start
page-replay-back = Back one move
page-replay-turn-back = Back one turn
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = Forward one move
page-replay-turn-on = Forward one turn
page-replay-end = Go to the end
page-replay-speed = Speed
page-replay-speed-slow = slow
page-replay-speed-normal = normal
page-replay-speed-fast = fast
page-replay-view = View as
page-replay-watcher = a watcher
page-replay-log = What happened
page-replay-log-empty = The cards have been dealt.
page-replay-log-quiet = Nothing visible happened.
page-replay-moves = Moves
page-replay-by = { $name }:
page-replay-record = Save record
page-replay-position = Save position
page-replay-file = duskhall-{ $id }.txt
page-replay-position-file = duskhall-{ $id }-{ $move }.txt
page-replay-ending = Show the result
page-replay-ending-short = Result
page-replay-asked = Next: { $names }
page-replay-over = The game is over.
page-fork-open = Play from here
page-fork-short = Play on
page-fork-title = Play from here
page-fork-text = A new game starts at move { $move }. Same position; future shuffles differ.
page-fork-seat = { $name }’s seat
page-fork-me = I play
page-fork-bot = A bot plays
page-fork-nobody = Choose at least one seat for yourself.
page-fork-start = Start the game
page-fork-more = More options

## Moves of a record, in a list

page-move-village = Visit the village
page-move-dungeon = Enter the dungeon
page-move-rest = Rest
page-move-prepare = Prepare
page-move-done = Done
page-move-gain = Gain a card
page-move-show = Show nothing
page-move-show-card = Show { $card }
page-move-lose = Lose nothing
page-move-discard = Discard
page-move-discard-card = Discard { $card }
page-move-destroy-card = Destroy { $card }
page-move-use-card = Use { $card }
page-move-equip-card = Equip { $onto } with { $card }
page-move-buy-card = Buy { $card }
page-move-level-card = Level up { $card }
page-move-attack-card = Attack rank { $card }
page-move-under-card = Put { $card } under the dungeon deck
page-move-deck-card = Put { $card } on the deck
page-move-pick-card = Choose { $card }
page-move-seat-card = Choose { $card }
page-move-undo = Undo
page-move-pass = Pass
page-move-other = { $verb }
page-move-other-card = { $verb } { $card }
