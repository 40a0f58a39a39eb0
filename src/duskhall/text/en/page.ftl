### What the page says around the table: lobby, new table, waiting, settings, about.
###
### Arguments: $n, $of, $open, $turn, $move are whole numbers, $seconds and $pace too (0: none, at once). All others are
### names or finished texts.

page-name = Duskhall
page-title = { $text } · Duskhall
page-title-new = New table
page-title-cards = Cards
page-title-rules = Rules
page-title-settings = Settings
page-title-about = About Duskhall
page-title-unknown = Not found

page-nav = Main
page-nav-lobby = Duskhall, to the lobby
page-nav-cards = Cards
page-nav-rules = Rules
page-nav-settings = Settings
page-nav-about = About Duskhall
page-skip = Skip to the content

page-close = Close
page-dismiss = Dismiss
page-loading = One moment …
page-reload = Load the page again
page-again = Try again
page-copy = Copy
page-copied = Copied.
page-copy-failed = The browser does not let this page copy. Mark the text and copy it yourself.
page-yes = yes
page-no = no
page-version = Program: { $version }

## When something goes wrong

page-error-offline = The server cannot be reached. Is it running, and are you online?
page-error-status = The server answered with error { $status }. Try again in a moment.
page-error-unreadable = The answer of the server could not be read. Load the page again.
page-error-load = This part of the page could not be loaded. It may have been replaced by a newer version.
page-error-own = Something went wrong on this page. Load it again; your games are safe on the server.
page-unknown-title = There is nothing down this corridor
page-unknown-text = The link leads nowhere. Perhaps a part of it got lost when it was copied.
page-unknown-home = Back to the lobby

## A file or a pasted text

page-file-choose = or choose a file:
page-file-large = “{ $name }” is too large for a game.
page-file-unreadable = “{ $name }” could not be read.

## A name

page-name-ask = What shall we call you?
page-name-field = Your name
page-name-go = Go on
page-name-note = No account is needed: this browser remembers your seats.
page-name-restore = I have a recovery code.
# Short names that fit anybody; one of them is offered to a newcomer. None is a name of a bot (server-bot-name-1 …).
page-name-ideas = Alder, Ash, Briar, Clover, Fern, Juniper, Linden, Marlow, Onyx, Robin, Rowan, Sage, Sorrel

page-recovery-title = Recovery code
page-recovery-note = With it you reach your seats from another device. It is shown only now: write it down, or make a new one in the settings at any time.
page-recovery-kept = I have it

## The lobby

page-welcome-title = The hall is dark. Bring a light.
page-welcome-text = Duskhall plays the card game Thunderstone. Hire heroes in the village, arm them, and lead them against the monsters of the dungeon. Pick an edition and you are in a game against a bot; a guide helps you through your first turns.
page-lobby-hello = Welcome back, { $name }
page-lobby-play = Play against a bot
page-lobby-opponent = Opponent
page-lobby-mine = My tables
page-lobby-more = More
page-lobby-open = Open tables
page-lobby-none = Nobody is looking for players just now. Make a table of your own and list it here.
page-lobby-over = Finished games ({ $n })

page-edition-classic = The first box: light and darkness, three ranks, one Thunderstone to win. The best place to begin.
page-edition-advance = The second box: a fourth rank, curses, familiars, and a Thunderstone Bearer at the end of the road.
page-edition-other = Every card of the box, ready to play.

page-play-now = Play now
page-play-now-edition = Play now: { $edition }
page-play-making = Laying out the cards …
page-play-random = Random cards
page-play-choose = More choices

page-more-new = New table
page-more-new-note = With friends by a link, on one screen, or with more bots
page-more-rules = Rules
page-more-rules-note = How it is played, in our words
page-more-cards = Cards
page-more-cards-note = Every card with its text and rulings
page-more-record = Watch a recorded game
page-more-record-note = Open a record from a file

page-listed-waiting = { $open ->
    [0] About to begin
    [one] Waiting for one player
   *[other] Waiting for { $open } players
}
page-listed-over = Finished
page-listed-yours = Your move
page-listed-asked = Waiting for { $names }
page-listed-running = In play
page-listed-turn = turn { $turn }
page-listed-players = Players
page-listed-seat-open = free
page-listed-kind-person = Person:
page-listed-kind-bot = Bot:
page-listed-kind-open = Seat:
page-listed-go = To the table
page-listed-join = Join
page-listed-watch = Watch
page-listed-replay = Replay
page-listed-result = Result
page-listed-watching = { $n ->
    [one] one watches
   *[other] { $n } watch
}

page-record-title = Watch a recorded game
page-record-note = Every finished game can be downloaded as a record: a plain text.
page-record-text = Paste the record
page-record-show = Show the game

## A new table

page-new-title = New table
page-new-what = What is played
page-new-from = Go on from a record or position
page-new-start = Where the game goes on
page-new-cards = Cards
page-new-seats = Who plays
page-new-rules = Lobby, watchers, clock
page-new-play = Play
page-new-open = Open the table
page-new-no-edition = There is no edition “{ $name }” here.

page-setup-how = How the cards are chosen
page-setup-by-first = First game
page-setup-by-published = Published set-up
page-setup-by-random = Random
page-setup-by-chosen = Choose
page-setup-by-text = Paste names
page-setup-which = Set-up
page-setup-again = Deal others
page-setup-random-note = You play with the cards that you see here.
page-setup-groups = Monsters
page-setup-groups-of = { $n } groups{ $n ->
        [3] , as usual
       *[other] , a longer game
    }
page-setup-names = Names of everything that is to be in the game, with commas between them
page-setup-board = Board
page-setup-board-usual = the usual side
page-setup-avatars = Play with avatars
page-setup-mode = Way to play
page-mode-note-plain = No side quests, guilds or legendary cards: best for a first game.
page-mode-note-full = Everybody keeps a side quest in secret and chooses a guild.
page-mode-note-epic = The full game with one copy of every card of the quests you choose: the market refills from shuffled decks, and each level has ten random monsters.
page-mode-note-epic-heroes = Epic, and every hero of the quests plays too: one stack for each class, with only the top hero for sale.
page-setup-copy = Copy as text

page-doctor-title = What to expect
page-doctor-fix = Fix it
page-doctor-missing = What is missing

page-picker-note = Tick what shall be in the game. A card opens on hover, on a long press, or with the key i.
page-picker-count = { $n } of { $of } chosen
page-picker-look = { $n ->
    [one] look
   *[other] all { $n } cards
}
# Read aloud after page-picker-look.
page-picker-look-of = of { $name }
page-look-note = { $n ->
    [one] This stack has one kind of card.
   *[other] These { $n } cards come together.
}
page-look-count = { $n ->
    [one] one in the box
   *[other] { $n } in the box
}

page-new-seat-count = Seats
page-new-seat-number = Seat { $n }
page-new-seat-who = Who plays seat { $n }
page-new-seat-me = Me
page-new-seat-me-name = Me ({ $name })
page-new-seat-here = Another person here
page-new-seat-link = Free: joins by the link
page-bots-levels = Bots
page-bots-other = Other bots
page-new-seat-name = Name
page-new-seat-name-of = Name of the player in seat { $n }
page-new-seat-hot = You share this screen: a curtain falls between your turns, so that nobody sees another hand.
page-new-seat-open-note = You get a link to pass on. The game begins when every seat is taken, or when you say so.

page-new-rule-listed = List in the lobby
page-new-rule-listed-note = Everybody on this server can find the table and take a free seat.
page-new-rule-watchers = Others may watch
page-new-rule-watchers-note = They see what lies open on the table, never a hand.
page-new-rule-clock = Time for a decision
page-new-rule-clock-length = { $seconds ->
    [0] no limit
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
}
page-new-rule-pace = Pace of the bots
page-new-rule-pace-length = { $pace ->
    [0] at once
    [300] quick
    [700] normal
    [1500] slow
   *[other] very slow
}

page-new-from-note = A record of a finished game, or a position that was downloaded from a replay.
page-new-from-text = Paste the record or the position
page-new-from-move = From move { $move } of { $of }
page-new-from-other = Choose another one

## A table that waits for players

page-waiting-open = { $open ->
    [one] One seat is free. The game begins when it is taken.
   *[other] { $open } seats are free. The game begins when they are taken.
}
page-waiting-full = Every seat is taken. The game is about to begin.
page-waiting-lost = The line to the server is broken; trying again …
page-waiting-seats = Seats
page-waiting-free = Free seat
page-waiting-you = (you)
page-waiting-bot = (bot: { $bot })
page-waiting-away = (not here just now)
page-waiting-me = Me
page-waiting-change = Who plays seat { $n }
page-waiting-take = Sit here
page-waiting-join = Join the game
page-waiting-start = Begin now
page-waiting-start-bots = { $open ->
    [one] Begin with a bot instead
   *[other] Begin with bots instead
}
page-waiting-leave = Leave the table
page-waiting-invite = Invite others
page-waiting-link = Link of this table
page-waiting-link-note = Anyone with this link can join or watch. Send it to the people you want to play with.
page-waiting-here = This link works on this computer only. To play over the network, start the server with “--host 0.0.0.0” and open the page by this computer’s address there.
page-waiting-no-link = Only the one who made the table can pass on its link.
page-waiting-copy = Copy the link
page-waiting-copied = The link is copied. Pass it on.
page-waiting-share = Share
page-waiting-share-title = A game of Duskhall
page-waiting-listed = Listed in the lobby
page-waiting-watchers = Others may watch
page-waiting-cards = The cards of this game

## Settings

page-settings-table = Table
page-settings-theme = Colours
page-theme-system = as the system
page-theme-dark = dark
page-theme-light = light
page-settings-speed = Movement of cards
page-speed-off = off
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-settings-guide = Guide for the first turns
page-settings-guide-note = Hints in the village and in the dungeon, until you have seen both.
page-settings-forced = Answer forced questions
page-settings-forced-note = Where there is only one answer, it is given without a click.
page-settings-sound = Sound
page-settings-sound-note = A quiet sign for your turn and for cards.
page-settings-notify = Notifications
page-settings-notify-note = Tells you that it is your turn while you look at something else.
page-settings-notify-refused = The browser does not allow notifications from this page. Its own settings can change that.
page-settings-me = You
page-settings-save = Save
page-settings-renamed = You are now { $name }.
page-settings-recovery-note = One code brings all your seats to another device. A new code replaces the old one.
page-settings-recovery-new = Make a new code
page-settings-restore = Restore on this device
page-settings-restore-note = Enter the recovery code from your other device. This browser then becomes that player.
page-settings-restore-go = Restore
page-settings-restored = Welcome back, { $name }. Your tables are here again.

## About

page-about-what = What it is
page-about-what-text = Duskhall is a table for the card game Thunderstone: against bots, side by side on one screen, or with friends over the net. It keeps the rules and does the sums; you make the decisions.
page-about-rules-text = Cards, rules and rulings are told in our own words. A small mark stands wherever a figure or a text was not found in a source and had to be filled in by us.
page-about-publisher = Not from the publisher
page-about-publisher-text = This is a project of players. It is not affiliated with or endorsed by the publisher or the designers of Thunderstone, and it holds none of their art and none of their texts. If you like the game, buy a box.
page-about-credits = Credits
page-about-icons = The pictures are icons made by { $authors }, unchanged but for their colour.
page-about-icons-link = game-icons.net
page-about-icons-licence = Creative Commons Attribution 3.0
page-about-licence = Duskhall itself is free software under the MIT licence.
page-about-privacy = What is kept about you
page-about-privacy-text = The name you give, a signed cookie that holds your seats, and the games you play, on the server you play on. Nothing is passed on, and nothing is loaded from elsewhere.
