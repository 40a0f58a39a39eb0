### What the commands say. Messages of play itself are elsewhere.

commands-unknown-edition = there is no edition “{ $name }”; choose one of { $known }
commands-did-you-mean = Did you mean { $names }?

## cards

cards-unknown = no card of { $edition } has “{ $name }” in its name, id, family or tags. Check the spelling, or search for part of the name.
cards-elsewhere = { $edition } has it: duskhall cards --edition { $name } { $wanted }
cards-count = { $n ->
        [one] { $n } card. “duskhall cards NAME” shows it in full.
       *[other] { $n } cards. “duskhall cards NAME” shows one in full.
    }
cards-in-box = { $n ->
        [one] { $n } card in the box, stack { $stack }
       *[other] { $n } cards in the box, stack { $stack }
    }
cards-pack = From quest { $n }, { $pack }
cards-ours = { $card }*
cards-ours-note = * What this card does is ours, because no source gives its text.
cards-source = Figures: { $source }.
cards-source-ours = Figures and text: ours, because no source gives them{ $but ->
        [yes] , except:
       *[no] .
    }
cards-source-text = What it does: { $source }.
cards-mark = { $figure } { $n }: { $source }
cards-mark-none = no { $figure }: { $source }
cards-mark-ability = ability { $n }: { $source }
cards-mark-count = { $n } in the box: { $source }
cards-mark-name = name: { $source }
cards-mark-keyword = keyword { $tag }: { $source }
cards-rulings = Rulings:

source-rulebook = from the rulebook
source-public = from public card tables
source-public-disputed = public card tables disagree; this is the likelier number
source-reconstructed = ours, because no source gives it
source-inferred = inferred; no source prints it
source-disputed = doubtful: the sources disagree or say little
source-owner = from your own file

## Files of figures

figures-unreadable = this file cannot be read ({ $why }); check its name and its permissions
figures-not-text = this file is not UTF-8 text; save it as UTF-8
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
setup-how-published = The published set-up “{ $name }”.
setup-how-rerolled = Re-rolled: { $piles }.
setup-packs-one = All stacks are from { $pack }.
setup-packs-many = The number in brackets is the quest: { $packs }.
setup-packs-entry = [{ $n }] { $pack }
setup-board-wilderness = Use the wilderness side of the board: each missing light costs 1 attack.
setup-board-dungeon = Use the dungeon side of the board: each missing light costs 2 attack.
setup-board-learning = Leave the board in the box: these are the learning cards. Each missing light costs 1 attack. The game ends with the last monster.
setup-dungeon = Dungeon deck:
setup-step-shuffle = Shuffle these { $n } monsters face down.
setup-step-bottom = Count off { $n } of them unseen and shuffle { $card } in with them. They are the bottom of the deck; put the other { $rest } monsters on top.
setup-step-last = Shuffle these monsters without the { $card }, { $n } cards, face down, and put the { $card } under them.
setup-step-hall = Turn up { $ranks } cards in a row that leads away from the deck: farthest from it is rank 1, beside it is rank { $ranks }. Ignore anything this would set off.
setup-dungeon-rooms = Dungeon:
setup-group = { $name }, level { $level }
setup-room = { $room } (light { $light })
setup-rooms-level = level { $level }: { $rooms }
setup-step-rooms = Lay out { $first } and the rooms below it in two columns, the first named on the left – { $rows }.
setup-step-first = Lay { $card } of level { $level } in { $room } with its other side up, { $monster }: { $monster } is the back of every guardian card.
setup-step-levels = Shuffle each monster group by itself, face down, and turn up { $n } monsters of each into the rooms of its level. Ignore anything this would set off.
setup-step-keys = Shuffle Guardian Keys into the rest of each group: { $keys }.
setup-keys-level = { $n } into level { $level }
setup-step-guardian = When { $n ->
        [one] one key is
       *[other] { $n } keys are
    } found, turn { $monster } over: { $card } arrives.
setup-gear = { $card } in turn order: { $numbers }
setup-ready-gear = token, { $n } gold at the bazaar
setup-ready-wound = unlimited
setup-pile-side-quest = Side quests
    .about = shuffled face down
setup-pile-guild = Guild sponsorships
    .about = four guilds, four cards of each
setup-pile-legendary = Legendary cards
    .about = open beside the board; only side quests bring them
setup-pile-treasure = Treasures
    .about = the basic ones and those of every quest in the game, shuffled face down
setup-basics = Basic cards (those left in the village):
setup-basics-each = Basic cards ({ $n } of each for every player):
setup-heroes = Heroes (level 1 on top, then level 2, then level 3):
setup-heroes-alike = Heroes:
setup-village = Village cards:
setup-piles = Piles beside the village:
setup-endless = never runs out
setup-markers = XP tokens, as many as you need
setup-pile-curse = Curses
    .about = shuffled face down; a destroyed one goes back under them
setup-pile-familiar = Familiars
    .about = shuffled face down; each player may draw one per game, after a victory
setup-pile-monster = The horde
    .about = face up, lowest health on top; when a placeholder is turned up, the top card takes its place
setup-pile-avatar = Avatars of level 2
    .about = in reach of all players, one of each class per player
setup-each-player = Each player:
setup-deck = { $cards }. Shuffle them and draw { $hand } cards.
setup-mode-full = Deal each player 3 side quests face down. Each player keeps 1 in secret and puts the others face down under the pile. Then each player chooses a guild sponsorship and lays it open beside the deck.
setup-avatars = Each player takes a set of level-1 avatars and chooses one face down. Turn up all chosen avatars together; the others go back to the box.
setup-start = Draw lots for the first player; turns go to the left.
setup-copies = { $n } { $card }
setup-price = cost { $n }

setup-no-such-name = “{ $name }” is not a card, group or room you can choose.
setup-choices = Choose from:
setup-choices-line = { $what }: { $known }
setup-elsewhere = { $edition } has it: add --edition { $name }.
setup-published = Whole set-ups: { $known }.
setup-no-such-setup = there is no published set-up “{ $name }”; choose one of { $known }.
setup-doctor-cards = Cards: { $cards }.
setup-file-unreadable = { $file } cannot be read: { $why }. Name a file with the cards of a set-up.
setup-file-not-text = { $file } is not a text file. Name a file with the cards of a set-up.
setup-groups-random = --groups goes with a random set-up only: leave out --groups, or leave out --first, --setup or --cards
wishes-random = { $option } is for random cards, and this set-up has fixed cards. Leave { $option } out, or ask for a random set-up
setup-what-monsters = monster groups
setup-what-heroes = hero stacks
setup-what-village = village cards
setup-what-bearer = Thunderstone bearers
setup-what-avatars = avatars
setup-what-weapon = weapons
setup-what-item = items
setup-what-spell = spells
setup-what-villager = villagers

refused-setup-edition = this set-up is for { $got }: choose one for the edition you play
refused-setup-first = there is no seat { $got }; the seats are 1 to { $most }
refused-setup-monster-groups = a game has { $least } to { $most } monster groups, not { $got }
refused-setup-monster-groups-exact = a game has { $least } monster groups, not { $got }
refused-setup-unknown-card = “{ $name }” is not one of the { $what }; choose from { $known }
refused-setup-twice = you chose one of the { $what } twice: choose different ones
refused-setup-how-many = choose { $least } to { $most } { $what }, not { $got }
refused-setup-how-many-exact = choose { $least } { $what }, not { $got }
refused-setup-no-bearer = a Thunderstone bearer is missing: add one of { $known }
refused-setup-one-bearer = choose one Thunderstone bearer, not { $got }
refused-setup-no-room = the village has room for { $most } { $what }, not for { $got }
refused-setup-not-in-box = this edition has no { $what }: leave them out
refused-setup-one-board = the board of this edition has only one side: leave “{ $got }” out
refused-setup-unknown-board = there is no board “{ $got }”; choose one of { $known }
refused-setup-other-board = the rules are for the board “{ $got }”, the set-up for “{ $board }”
refused-setup-learning-cards = the learning cards have their own board: leave the board “{ $board }” out
refused-setup-learning-board = the learning board has its own cards: ask for --setup learning
refused-setup-learning-avatars = the learning set-up has no avatars: leave them out
refused-setup-players = a game is for { $least } to { $most } players, not { $got }

## scenario

scenario-no-path = there is no file or folder { $path }; name a scenario file or a folder that holds some
scenario-none-there = there is no scenario (*{ $suffix }) in { $path }; name another file or folder
scenario-not-text = this file is not UTF-8 text; save it as UTF-8
scenario-unreadable = this file cannot be read ({ $why }); check its name and its permissions
scenario-fault = the program itself failed here: { $error }. Please report this
scenario-where = { $file }, run “{ $run }”: { $text }
scenario-expected = expected:   { $text }
scenario-actual = actual:     { $text }
scenario-missing = missing:    { $text }
scenario-extra = unexpected: { $text }
scenario-hole = no scenario: { $what }
scenario-count = { $passed } passed, { $failed } failed
