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
page-nav-lobby = Duskhall: go to the lobby
page-nav-cards = Cards
page-nav-rules = Rules
page-nav-settings = Settings
page-nav-about = About Duskhall
page-skip = Skip to content

page-close = Close
page-dismiss = Dismiss
page-loading = Loading …
page-reload = Reload the page
page-again = Try again
page-copy = Copy
page-copied = Copied.
page-copy-failed = Your browser does not let this page copy. Select the text and copy it yourself.
page-yes = yes
page-no = no
page-version = Program: { $version }

## When something goes wrong

page-error-offline = The server cannot be reached. Is it running, and are you online?
page-error-status = The server answered with error { $status }. Try again in a moment.
page-error-unreadable = The page could not read the server’s answer. Reload the page.
page-error-load = This part of the page did not load. A newer version may have replaced it: reload the page.
page-error-own = Something went wrong on this page. Reload it; your games are safe on the server.
page-unknown-title = This corridor is empty
page-unknown-text = This link leads nowhere. Part of it may have been lost when it was copied.
page-unknown-home = Go to the lobby

## A file or a pasted text

page-file-choose = or choose a file:
page-file-large = “{ $name }” is too large for a game.
page-file-unreadable = “{ $name }” could not be read.

## A name

page-name-ask = Your name
page-name-field = Your name
page-name-go = Play
page-name-note = You need no account: this browser remembers your seats.
page-name-restore = I have a recovery code
# Short names that fit anybody; one of them is offered to a newcomer. None is a name of a bot (server-bot-name-1 …).
page-name-ideas = Alder, Ash, Briar, Clover, Fern, Juniper, Linden, Marlow, Onyx, Robin, Rowan, Sage, Sorrel

page-recovery-title = Recovery code
page-recovery-note = This code opens your seats on another device. Write it down: it stays on screen until you say you did, or close this tab. You can make a new one in the settings at any time.
page-recovery-waits = Write down your recovery code: it is in the settings
page-recovery-kept = I wrote it down

## The lobby

page-welcome-title = The hall is dark. Bring a light.
page-welcome-text = Duskhall plays the card game Thunderstone. Hire heroes in the village, arm them, and lead them against the monsters of the dungeon. Pick an edition and you are in a game against a bot; a guide helps you through your first turns.
page-lobby-hello = Welcome back, { $name }
page-lobby-opponent = Opponent
page-lobby-stronger = You have defeated { $beaten }. Try { $next }.
page-lobby-mine = My tables
page-lobby-more = More
page-lobby-open = Open tables
page-lobby-none = There are no open tables right now. Make your own and list it here.

page-edition-classic = The first box: light and darkness, three ranks, and a Thunderstone that ends the game. The best place to begin.
page-edition-advance = The second box: a fourth rank, curses, familiars, and a Thunderstone Bearer at the end.
page-edition-other = Every card in the box, ready to play.
page-editions = Edition

page-play-now = Play now
page-play-now-edition = Play now: { $edition }
page-play-making = Dealing the cards …
page-play-random = Random cards
page-play-choose = More options

page-more-new = New table
page-more-new-note = Play with friends by link, on one screen, or against more bots
page-more-rules = Rules
page-more-rules-note = How to play, in our own words
page-more-cards = Cards
page-more-cards-note = Every card with its text and rulings
page-more-record = Watch a recorded game
page-more-record-note = Open a record from a file

page-listed-waiting = { $open ->
    [0] About to begin
    [one] Waiting for 1 player
   *[other] Waiting for { $open } players
}
page-listed-over = Finished
page-listed-yours = Your move
page-listed-asked = Waiting for { $names }
page-listed-running = In progress
page-listed-turn = turn { $turn }
page-listed-players = Players
page-listed-seat-open = open
page-listed-kind-person = Person:
page-listed-kind-bot = Bot:
page-listed-kind-open = Seat:
page-listed-go = Continue
page-listed-join = Join
page-listed-watch = Watch
page-listed-replay = Replay
page-listed-result = Result
page-listed-watching = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}

page-record-title = Watch a recorded game
page-record-note = You can download every finished game as a record, a plain text file.
page-record-text = Paste the record
page-record-show = Show the game

## A new table

page-new-title = New table
page-new-what = Game
page-new-from = Continue from a record or position
page-new-start = Starting point
page-new-cards = Cards
page-new-seats = Players
page-new-rules = Lobby, watchers, clock
page-new-play = Play
page-new-open = Open the table
page-new-no-edition = There is no edition called “{ $name }”.

page-setup-how = Choose the cards
page-setup-by-first = First game
page-setup-by-published = Published set-up
page-setup-by-random = Random
page-setup-by-chosen = Choose
page-setup-by-text = Paste names
page-setup-which = Set-up
page-setup-again = Deal again
page-setup-random-note = You play with the cards shown here.
page-setup-groups = Monsters
page-setup-groups-of = { $n } groups{ $n ->
        [3] , as usual
       *[other] , a longer game
    }
page-setup-names = Names of all the cards and groups in the game, separated by commas
page-setup-board = Board
page-setup-board-usual = the usual side
page-setup-avatars = Play with avatars
page-setup-mode = Mode
page-mode-note-plain = No side quests, guilds or legendary cards: best for a first game.
page-mode-note-full = With side quests, guilds and legendary cards: every player keeps a secret side quest and chooses a guild.
page-mode-note-epic = The full game with one copy of every card from the quests you choose. The market refills from shuffled decks, and each level has ten random monsters.
page-mode-note-epic-heroes = Epic with every hero of those quests: one stack per class, with only the top hero for sale.
page-setup-copy = Copy as text

page-doctor-title = What to expect
page-doctor-fix = Fix it
page-doctor-missing = Still missing

page-picker-note = Tick what you want in the game. Hover, long-press or press i to read a card.
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
    [one] 1 in the box
   *[other] { $n } in the box
}

page-new-seat-count = Seats
page-new-seat-number = Seat { $n }
page-new-seat-who = Player in seat { $n }
page-new-seat-me = Me
page-new-seat-me-name = Me ({ $name })
page-new-seat-here = Another player on this screen
page-new-seat-link = Open: joins by link
page-bots-levels = Bots
page-bots-other = Other bots
page-new-seat-name = Name
page-new-seat-name-of = Name of the player in seat { $n }
page-new-seat-hot = You share this screen. It hides your hand before you pass it on.
page-new-seat-open-note = You get a link to share. The game begins when every seat is taken or when you start it.

page-new-rule-listed = List in the lobby
page-new-rule-listed-note = Anyone on this server can find the table and take an open seat.
page-new-rule-watchers = Allow watchers
page-new-rule-watchers-note = Watchers see the open table, never a hand.
page-new-rule-clock = Time per decision
page-new-rule-clock-length = { $seconds ->
    [0] no limit
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
}
page-new-rule-pace = Bot speed
page-new-rule-pace-length = { $pace ->
    [0] instant
    [300] fast
    [700] normal
    [1500] slow
   *[other] very slow
}

page-new-from-note = Use the record of a finished game, or a position saved from a replay.
page-new-from-text = Paste the record or position
page-new-from-move = From move { $move } of { $of }
page-new-from-other = Choose another

## A table that waits for players

page-waiting-open = { $open ->
    [one] One seat is open. The game begins when it is taken.
   *[other] { $open } seats are open. The game begins when they are taken.
}
page-waiting-full = Every seat is taken. The game is about to begin.
page-waiting-lost = Lost the connection to the server. Reconnecting …
page-waiting-seats = Seats
page-waiting-free = Open seat
page-waiting-you = (you)
page-waiting-bot = (bot: { $bot })
page-waiting-away = (away)
page-waiting-me = Me
page-waiting-change = Player in seat { $n }
page-waiting-take = Sit here
page-waiting-join = Join the game
page-waiting-start = Start now
page-waiting-start-bots = { $open ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
page-waiting-leave = Leave the table
page-waiting-invite = Invite others
page-waiting-link = Link to this table
page-waiting-link-note = Anyone with this link can join or watch. Send it to the people you want to play with.
page-waiting-here = This link works on this computer only. To play over the network, start the server with “--host 0.0.0.0” and open the page at this computer’s network address.
page-waiting-no-link = Only the player who made the table can share its link.
page-waiting-copy = Copy the link
page-waiting-copied = Link copied. Send it to your friends.
page-waiting-share = Share
page-waiting-share-title = A game of Duskhall
page-waiting-listed = Listed in the lobby
page-waiting-watchers = Watchers allowed
page-waiting-cards = Cards in this game

## Settings

page-settings-table = Table
page-settings-theme = Colours
page-theme-system = System
page-theme-dark = Dark
page-theme-light = Light
page-settings-speed = Card animation
page-speed-off = off
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-settings-guide = Guide for the first turns
page-settings-guide-note = Shows hints in the village and the dungeon until you have seen both.
page-settings-forced = Answer forced questions for me
page-settings-forced-note = When you have only one answer, the game gives it without a click.
page-settings-sound = Sound
page-settings-sound-note = Plays a quiet sound for your turn and for cards.
page-settings-notify = Notifications
page-settings-notify-note = Tells you that it is your turn while you are in another tab.
page-settings-notify-refused = Your browser blocks notifications from this page. You can allow them in its settings.
page-settings-me = You
page-settings-save = Save
page-settings-renamed = You are now { $name }.
page-settings-recovery-note = One code opens all your seats on another device. A new code replaces the old one.
page-settings-recovery-new = Make a new code
page-settings-restore = Restore on this device
page-settings-restore-note = Enter the recovery code from your other device. This browser then becomes that player.
page-settings-restore-go = Restore
page-settings-restored = Welcome back, { $name }. Your tables are here.

## About

page-about-what = What it is
page-about-what-text = Duskhall is a table for the card game Thunderstone: against bots, side by side on one screen, or with friends online. It keeps the rules and does the sums; you make the decisions.
page-about-rules-text = We tell cards, rules and rulings in our own words. A small mark shows where no source gives a figure or a text and we had to fill it in.
page-about-publisher = Not from the publisher
page-about-publisher-text = Players made this project. It is not affiliated with or endorsed by the publisher or the designers of Thunderstone, and it contains none of their art or texts. If you like the game, buy a box.
page-about-credits = Credits
page-about-icons = The pictures are icons by { $authors }. We changed only their colour.
page-about-icons-link = game-icons.net
page-about-icons-licence = Creative Commons Attribution 3.0
page-about-fonts = The letters are { $fonts }.
page-about-font = { $fonts } by { $by }
page-about-fonts-licence = SIL Open Font License 1.1
page-about-licence = Duskhall itself is free software under the MIT licence.
page-about-privacy = What we keep about you
page-about-privacy-text = The server you play on keeps the name you give, a signed cookie that holds your seats, and the games you play. It passes nothing on, and the page loads nothing from elsewhere.
