### What the terminal and the command line say.
###
### Arguments: $you is "yes" where the reader is meant, "no" where $who is the name of somebody else, and "turn" where that
### name has just been said (in the head of the turn). $cards is a finished list of cards. Other arguments are names or whole
### numbers.

## The command line. Messages of this part have no arguments: the help is shown before Fluent is loaded.

cli-about = Duskhall plays the card game Thunderstone: in the browser or the terminal, against bots and people, from Python.
cli-epilog = “duskhall COMMAND --help” says more about a command. “duskhall serve” opens the table in the browser, “duskhall play” plays in the terminal.
cli-commands = commands
cli-option-version = print the version and stop
cli-option-lang = the language to speak (default: DUSKHALL_LANG, else the language of your system)

command-learn = learn the game, step by step
command-play = play a game in the terminal
command-campaign = play a series of Quest games with starting decks that grow
command-serve = play in the browser, alone or with others
command-backup = back up a server while it runs: tables, players and secret in one file
command-restore = bring a backup into a data folder
command-worker = think for servers on this or other machines: bots, plans, hints, reviews (needs a bus)
command-move-store = carry a club between a data folder and PostgreSQL: tables, players and secret
command-admin = look after a server: people, tables, reports, maintenance
command-replay = show a recorded game move by move
command-review = say what decided a finished game: mistakes, better moves, luck
command-scenario = run scenario files: positions with moves and expectations
command-cards = list and search the cards of an edition
command-rules = explain the rules in short, or a term of the game
command-setup = print a set-up, to lay out with your own box
command-simulate = let bots play many games and count the results

learn-option-lesson = the lesson, by name or number; without one, all lessons are listed
play-option-edition = the edition: “classic” (default), “advance” or “quest”
play-option-players = seats at the table (default: one for each person and bot, at least 2)
play-option-bots = bots, separated by commas, or “none” (default: veteran in every free seat): apprentice, veteran, master, archmage, greedy, random, or your own as module:Class or ./file.py:Class
play-option-names = names of the people, separated by commas; two names make a hot-seat game
play-option-setup = “first” (default), “random”, “random:N”, another published set-up, card names separated by commas, or a file with card names
play-option-seed = a number that makes the game repeatable
play-option-groups = monster groups of a random set-up; more make a longer game
play-option-board = the side of the board, if it has several: Advance has “wilderness” (default) and “dungeon”
play-option-avatars = play with avatars, if the edition has them (Advance)
play-option-keys = how many keys summon the guardian (Quest; default: 4)
option-mode = how to play Quest: plain; full, with side quests, guild sponsorships and legendary cards; epic, the full game with a market made of every card in the box; epic-heroes, epic with every hero as well (default: plain for the first game, full for all others)
option-key-decks = how many keys go into the monster decks of levels 1, 2 and 3, six in all (Quest; default: 1,2,3)
option-quests = quests whose cards a random set-up may use, by number or name, separated by commas (Quest; default: all)
option-only = stacks, rooms and monster groups that a random set-up must have, separated by commas (Quest)
option-without = stacks, rooms and monster groups that a random set-up must not have, separated by commas (Quest)
option-guardian = the guardian of a random set-up: a name for any of its versions, or one version such as smorga-5 (Quest)
option-reroll = replace these piles of the set-up with others that fit, separated by commas (Quest)
option-edition = the edition (default: classic)
rules-option-term = a term, such as breach, light or level up (default: the rules in short)
cards-option-name = a name, id, family or tag, or part of a name
cards-option-quest = show only the cards of this quest, by number or name (Quest)
cards-option-json = print a list of JSON objects
cards-option-figures = a TOML file with your own figures
setup-option-seed = random cards; the same number gives the same cards
setup-option-first = the cards of the first game
setup-option-setup = a published set-up, by name
setup-option-cards = these monster groups, heroes and village cards, separated by commas
setup-option-players = the number of players (default: 2)
setup-option-groups = the number of monster groups in a random set-up; more make a longer game
setup-option-board = the side of the board, if it has more than one
setup-option-avatars = play with avatars (Advance)
setup-option-keys = the number of keys that summon the guardian (Quest)
setup-option-json = print one JSON object
scenario-option-path = a scenario file, or a folder of *.txt files
scenario-option-coverage = list cards, rulings and abilities without a scenario
scenario-option-edition = the edition to list coverage for (default: all)
setup-option-file = the cards named in this file, separated by commas or on lines of their own
setup-option-doctor = say how long, hard and swingy the set-up will be, what is missing, and how to fix it
play-option-record = write the record of the game to this file
play-option-challenge = play the deal of a game that someone else has finished and beat their score: the code or the link they gave you
play-option-from = continue from a position file, from a record (FILE), or from one move of a record (FILE:MOVE)
play-option-bot-seconds = the longest a bot may think about one decision (default: 10)
play-option-strict-bots = stop with a traceback when a bot gives an illegal or late answer, or fails
play-option-max-turns = stop a bots-only game after this many turns, all seats together
play-option-figures = a TOML file with your own figures
play-option-new = start a new game without asking about unfinished ones
play-option-list = list the unfinished games and stop
play-option-resume = continue an unfinished game: its number in the list, or its name (default: the latest)
play-option-drop = delete unfinished games: their numbers in the list, or their names
play-option-yes = delete without asking (with --drop)

campaign-commands = what to do
campaign-new = start a campaign and play its first game
campaign-next = continue a campaign: the game in progress, the Guild Recognition, or the next game
campaign-log = show all games of a campaign: winner, scores and chosen cards
campaign-list-all = list all campaigns and where they stand
campaign-option-name = the name of the campaign
campaign-option-which = a campaign, or the start of its name (default: the latest)
campaign-option-players = the players in seat order, separated by commas: names of people, and bots such as veteran
campaign-option-same-players = the players; they stay the same for the whole campaign
campaign-option-setups = “quests” (default) for the five quests in order, “random”, or a file of set-ups: card names separated by commas, and an empty line between two set-ups
campaign-option-games = how many games (default: no fixed number)
campaign-option-mode = how to play: plain; full (default), with side quests, guild sponsorships and legendary cards; epic, the full game with a market made of every card in the box; epic-heroes, epic with every hero as well. Set-ups of your own play as they say
campaign-option-more-games = plan this many games in all; at the number already played, the campaign ends
campaign-option-keys = how many keys summon the guardian in the first game (default: 4)
campaign-option-more-keys = each game needs one more key than the last to summon the guardian, up to 6
campaign-option-seed = a number that makes the games repeatable
campaign-option-anew = restart the game in progress from its beginning

simulate-option-edition = the edition (default: classic)
simulate-option-players = seats at the table (default: 2)
simulate-option-bots = apprentice, veteran, master, archmage, greedy, random, module:Class or ./file.py:Class, separated by commas; arguments in brackets: archmage(seconds=5); the list repeats until every seat is taken (default: greedy)
simulate-option-games = how many games (default: 1000)
simulate-option-seed = the same number plays the same games (default: 1)
simulate-option-jobs = processes that share the work (default: one for each core)
simulate-option-ray = share the work on this Ray cluster instead: 'auto', 'HOST:6379' or 'ray://HOST:10001'; --jobs is then how many portions run at a time
simulate-option-keep = write finished games to this file, and continue from it
simulate-option-max-turns = stop a game after this many turns, all seats together (default: 400)
simulate-option-bot-seconds = the longest a bot may think about one decision (default: no limit)
simulate-option-strict-bots = stop with a traceback when a bot gives an illegal or late answer, or fails; plays in one process
simulate-option-setup = the cards: random for each game (default), “first”, or another published set-up
simulate-option-board = the side of the board, if it has several
simulate-option-avatars = play with avatars, if the edition has them
simulate-option-keys = how many keys summon the guardian (Quest)
simulate-option-figures = a TOML file with your own figures
simulate-option-game = play only game number G of this seed, counted from 0
simulate-option-record = write the record of each game to this folder
simulate-option-json = print one JSON object and nothing else

replay-option-file = the record
replay-option-seat = show the game as this seat saw it, or “all” for every hand (default: what every player could see)
replay-option-to = stop after this move
replay-option-move = show this move and the table after it; at a terminal, start there
replay-option-turn = show this turn; at a terminal, start there
review-option-file = the record of a finished game
review-option-json = print the review as JSON
review-option-seat = list the mistakes of this player only, by number

## Errors of the command line

cli-no-command = “{ $name }” is not a command. The commands are { $known }.
cli-no-language = “{ $name }” ({ $where }) is not a language Duskhall speaks. Choose one of { $known }.
cli-interrupted = Stopped.
cli-no-file = There is no file “{ $file }”. Check the name, or give the whole path.
cli-unreadable = The file “{ $file }” cannot be read: { $why }. Check its name and its permissions.
cli-unwritable = The file “{ $file }” cannot be written: { $why }. Choose another file.
cli-no-folder = “{ $file }” cannot be written: give a file name in a folder that exists.
cli-folder = “{ $file }” is a folder: give the name of a file in it.
cli-output = The output cannot be written: { $why }. Free some space, or write it elsewhere.
cli-empty = The file “{ $file }” is empty. Give a record or a position written by duskhall.
cli-no-moves = The file “{ $file }” is a position: it has no moves. “duskhall play --from { $file }” continues from it.
cli-not-text = The file “{ $file }” is not text. Give a record or a position written by duskhall.
cli-notation = The file “{ $file }” is not a readable record or position: { $why }.
cli-no-move = The record has { $n } moves; move { $got } does not exist. Choose a number from 0 to { $n }.
cli-not-a-record = The file “{ $file }” is a position, not a record. “duskhall play --from { $file }” continues from it.
cli-no-turn = The record has turns { $first } to { $n }; turn { $got } does not exist. Choose one of them.
cli-no-seat = There is no seat “{ $got }” in this game. The seats are 1 to { $n }; “all” shows every hand.
cli-bad-bot = The bot “{ $name }” cannot be used: { $why }
cli-too-many-bots = There are { $bots } bots for { $players } seats. Name fewer bots, or give more --players.
cli-too-many-names =
    { $people ->
        [0] There are { $names } names, but bots sit in every seat. Leave --names out, or name fewer bots.
        [one] There are { $names } names for one person. Name fewer bots, or give more --players.
       *[other] There are { $names } names for { $people } people. Name fewer bots, or give more --players.
    }
cli-players = { $edition } is for { $least } to { $most } players, not { $got }. Choose with --players, --bots and --names.
cli-bad-name = “{ $name }” cannot be a name: use letters, and no comma or line break.
cli-same-name = Two players are called “{ $name }”. Give each player a different name.
cli-not-with-from = { $option } does not go with --from: the file says how the game was set up. Leave { $option } out.
cli-not-with-resume = { $option } does not go with --resume: the game is already set up. Leave { $option } out.
cli-yes = --yes goes with --drop only. Leave it out.
cli-bots-with-from = The game in the file has { $players } seats, but you named { $got } bots. Name one for each seat a bot takes; people take the first seats.
cli-already-over = This game is over. “duskhall replay” shows it; --from FILE:MOVE continues from a move before its end.
play-bad-setup-seed = “random:{ $got }” has no number after the colon. Write it as in random:7.
play-groups-random = --groups goes with --setup random only; the other set-ups fix their monsters. Leave --groups out.
cli-seconds = --bot-seconds takes a number of seconds above zero.
cli-strict = A bot stopped the game ({ $fault }). The traceback shows where.
cli-max-turns = --max-turns takes a number of turns above zero.
cli-max-turns-people = --max-turns is for bots-only games. Leave it out, or give every seat a bot with --players and --bots.

## Small pieces

join-list = { $head }, { $next }
join-and = { $head } and { $last }
join-dots = { $head } · { $next }
figure-number = { $figure } { $n }
number-negative = −{ $n }
number-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
card-says = { $card } – { $text }
figures-and-text = { $figures }. { $text }

## The table

opening = { $edition } for { $players } players. { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
opening-setup = { $how ->
        [first] You play with the cards of the first game.
        [random] You play with random cards, set-up number { $seed }.
        [chosen] You play with the cards you chose.
        [rerolled] You re-rolled some of the cards.
       *[published] You play the published set-up “{ $name }”.
    }
opening-cards-monsters = Monsters
opening-cards-bearer = Bearer
opening-cards-heroes = Heroes
opening-cards-village = Village
opening-classic = Defeat monsters and collect victory points. The game ends when the Thunderstone comes to rank 1 of the hall.
opening-board-wilderness = The wilderness side of the board is up: each missing light costs 1 attack.
opening-board-dungeon = The dungeon side of the board is up: each missing light costs 2 attack.
opening-board-learning = You play with the learning cards: no Thunderstone bearer, no curses, no familiars. The game ends when the last monster is defeated.
opening-advance = Defeat monsters and collect victory points. The game ends with the turn in which the Thunderstone bearer is defeated, or when it comes to rank 1 of the hall.
opening-help = Answer with the number of a move. “help” gives the rules in short and lists what else you can type.
opening-bot = { $bot }: { $note }
opening-levels = “duskhall play --bots { $easy }” gives you an easy opponent for a first game. The others, from weak to strong: { $others }.
opening-watch = All seats are bots: you watch.
opening-demo = There is no terminal here, so { $n ->
        [2] two
       *[other] { $n }
    } bots play a demonstration game. In a terminal, “duskhall play” lets you play yourself.
opening-demo-silence = There is no terminal here and no answer, so { $n ->
        [2] two
       *[other] { $n }
    } bots play a demonstration game.
opening-demo-seats = { $n ->
        [one] A bot takes the seat meant for a person.
       *[other] Bots take the { $n } seats meant for people.
    }

seat-person = { $you ->
        [yes] { $who } (you)
       *[no] { $who }
    }
player-default = Player { $n }
bot-default = { $bot }
    .many = { $bot } { $n }
edition-name = Thunderstone { $name }

head-turn = Turn { $turn } · { $who }
head-players = Players
head-hall =
    { $n ->
        [0] Hall (the dungeon deck is empty)
        [one] Hall (1 card left in the dungeon deck)
       *[other] Hall ({ $n } cards left in the dungeon deck)
    }
head-village = Village (price in gold, cards left)
head-hand = { $n ->
        [0] Your hand is empty
        [one] Your hand (1 card)
       *[other] Your hand ({ $n } cards)
    }
head-deck = Your deck ({ $n } cards)
head-destroyed = Destroyed cards ({ $n })
head-aside = Turned up
head-log = Log
head-standings = Result
head-points = Victory points of { $who }: { $n }
head-help = Help

cards-one = { $card }
cards-many = { $n }×{ "\u00A0" }{ $card }
cards-none = nothing
cards-hidden = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-hidden-more = { $n } more

head-front = In front of you
head-secret = Only you know
head-brings = What it can bring
player-secret = { $n ->
        [one] Your side quest, which only you see: { $cards }{ $progress ->
            [none] {""}
           *[other] {" "}({ $progress })
        }
       *[other] Your side quests, which only you see: { $cards }
    }
head-fronts = Open in front of the players
player-front = In front of { $you ->
        [yes] you
       *[no] { $who }
    }: { $cards }
piles-line = Left: { $piles }
pile-curse = curses { $n }
pile-familiar = familiars { $n }
player-line = XP { $xp } · victory points { $vp } · hand { $hand } · deck { $deck } · discard pile { $discard }

monster-line = health { $health } · light needed { $light }
monster-worth = { $vp ->
        [one] { $points } point
       *[other] { $points } points
    }, { $xp ->
        [0] no XP
       *[other] { $xp } XP
    }
card-points = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
card-points-each = { $n ->
        [one] { $points } point each
       *[other] { $points } points each
    }
monster-none = empty
known-dungeon = You know where some cards of the dungeon deck are: { $cards }.
known-card = { $card } ({ $n ->
        [1] on top
       *[other] number { $n } from the top
    })
known-card-bottom = { $card } (at the bottom)

forecast-note = “Now” counts your party as it is: weapons your heroes carry, abilities you used. The line below is the best this hand can do: “plan” shows the moves and the odds, “go” plays the best line.
forecast-now = Now: { $forecast }
forecast-both = { $now }. { $best }
forecast-wins = { $by ->
        [0] wins, just enough ({ $total } against { $health })
       *[other] wins by { $by } ({ $total } against { $health })
    }
forecast-short = falls short by { $by } ({ $total } against { $health })
forecast-undefeatable = cannot be defeated by this party ({ $total } against { $health })
forecast-depends = depends ({ $total } against { $health })
forecast-unfightable = cannot be fought by this party
forecast-range = { $low } to { $high }
forecast-health = health { $health } after its battle effect
forecast-dark =
    { $missing }{ "\u00A0" }light missing ({ $penalty })
forecast-certain = destroys { $cards }
forecast-possible = may destroy { $cards }
forecast-discarded-advance = discards { $cards }
forecast-gained = you get { $cards }
cards-of-curse = { $n ->
        [one] a curse
       *[other] { $n } curses
    }
forecast-list = { $a }; { $b }
forecast-label = { $card }: { $forecast }

section-hero = Heroes
section-weapon = Weapons
section-item = Items
section-spell = Spells
section-villager = Villagers
section-other = Other cards
price-item = { $card }{ "\u00A0" }{ $cost }{ "\u00A0" }({ $n })
price-item-alone = { $card }{ "\u00A0" }{ $cost }
price-alone = costs { $cost }
price-line = costs { $cost }, { $n ->
        [0] sold out
       *[other] { $n } left
    }
price-sold-out = sold out

totals-turn = Total: gold { $gold } · attack { $attack } · magic attack { $magic } · light { $light }
totals-village = { $buys ->
        [one] Gold { $gold }, one purchase.
       *[other] Gold { $gold }, { $buys } purchases.
    }
totals-gold = Gold { $gold }.
totals-xp = XP { $n }.
totals-hint = “why attack” or “why attack 2” shows where a number comes from.

note-carries = carries { $card }
note-carried = carried by { $card }
note-strength = strength now { $n }
note-nth = number { $n } from the left
hand-line = Your hand: { $cards }.
marked-line = These cards are destroyed after the battle: { $cards }.

deck-line = hand { $hand } · discard pile { $discard } · still to draw { $deck }
deck-note = “Still to draw” counts the cards in your deck; their order is unknown.

stack-line = costs { $cost } · { $about }
stack-empty = The stack { $name } is empty.

## Answers that are not taken: the reason, and what to do

answer-ambiguous = “{ $answer }” could be: { $options }. Type a little more, or a number.
answer-number = There is no move { $n }. The numbers are 1 to { $most }; “moves” lists them.
answer-moves = “moves” lists what you can do here, “help” lists what you can ask.
answer-unknown-card = No card in this game is called “{ $name }”. Check the name; “hall”, “prices” and “hand” list cards.
answer-many-cards = “{ $name }” could be: { $options }. Type a little more.
answer-which-card = Which card? For example: { $example }
answer-which-stack = Which stack? Choose one of { $known }.
answer-unknown-stack = There is no stack “{ $name }”. The stacks are { $known }.
answer-which-term = Which term? Choose one of { $known }.
answer-unknown-term = “{ $name }” is not a term of this game. The terms are { $known }.
answer-log-number = “log” shows the last lines; add a number for more, as in “log 40”.

refused-game-over = The game is over.
refused-not-asked = It is not your decision right now.
refused-stale = That answer belongs to an earlier question. Answer the one shown now.
refused-not-understood = “{ $answer }” is not a move or a command.
refused-wrong-step = “{ $answer }” is not possible at this point in the turn.
refused-no-such-card = “{ $answer }”: there is no such card here. Check its name and its number.
refused-which-copy-advance = “{ $answer }”: these copies differ now. Say which one, such as regular#2.
refused-which-copy = “{ $answer }”: these copies differ now. Say which one, such as militia#2.
refused-which-hero = “{ $answer }”: which hero? Add > and the hero’s name.
refused-no-such-ability = “{ $answer }”: the card has no such ability. If it has several, add the number, such as .2.
refused-already-used = “{ $answer }”: you already used this ability this turn.
refused-condition-not-met = “{ $answer }”: the condition of this ability is not met.
refused-cost-not-payable-advance = “{ $answer }”: you do not have what you must destroy, discard or lose for it.
refused-cost-not-payable = “{ $answer }”: you do not have what you must destroy or discard for it.
refused-nothing-to-choose = “{ $answer }”: this ability has no target now.
refused-already-chosen = “{ $answer }”: you already chose this card.
refused-not-a-weapon = “{ $answer }”: heroes carry only weapons.
refused-not-a-hero = “{ $answer }”: only a hero can do that.
refused-already-held = “{ $answer }”: a hero already carries this weapon.
refused-already-armed = “{ $answer }”: this hero already carries a weapon.
refused-too-heavy = “{ $answer }”: the weapon is too heavy for this hero: its weight exceeds the hero’s strength. Choose a stronger hero.
refused-not-for-sale = “{ $answer }”: this card is not on top of a village stack.
refused-sold-out = “{ $answer }”: this stack is sold out.
refused-too-expensive = “{ $answer }”: you do not have enough gold. “why gold” shows what you have.
refused-wrong-type = “{ $answer }”: you cannot buy a card of this type now.
refused-not-enough-xp = “{ $answer }”: you do not have enough XP.
refused-highest-level = “{ $answer }”: this hero is already at the highest level.
refused-no-next-level = “{ $answer }”: the village has no hero left for this one to level up to.
refused-already-levelled = “{ $answer }”: this hero has just levelled up. A hero levels up once per turn.
refused-no-monster = “{ $answer }”: there is no monster in that rank.
refused-cannot-be-fought-advance = “{ $answer }”: your party cannot fight this monster. “hall” shows what it needs.
refused-cannot-be-fought = “{ $answer }”: your party cannot fight this monster. More light often helps.
refused-no-such-seat = “{ $answer }”: there is no such player.
refused-no-such-die = “{ $answer }”: you cannot change that die this way. Choose one of the options.
refused-wrong-loss = “{ $answer }”: take the whole penalty; neither attack nor magic attack can lose more than it has.
refused-not-allowed = “{ $answer }”: the rules do not allow that here.
refused-forbidden = “{ $answer }”: a card forbids that now.
refused-due-first = “{ $answer }”: use the trophy in your hand first.
refused-not-now = “{ $answer }”: you cannot do that now.
refused-no-undo = You cannot undo this move: a card was drawn or shown since, or another player has answered.

undo-done = Undone.
undo-marked = Undone. You had already seen what came next, so the record notes this undo. The cards to come stay the same.
undo-nothing = You have no move to undo.

pass-done = You skip all reactions until your next turn. The others are not told. Type “pass” again to be asked.
pass-undone = You are asked for reactions again.

## People at one screen

curtain-leave = { $who }, press Enter to hide your hand:
curtain-pass = Your hand is hidden. Pass to { $who }; { $who }, press Enter when the others look away:
curtain-help = Press Enter to go on, or type quit to stop: the game is saved and you can continue later. For more, type “help” at the next question.
curtain-undo = The hand is hidden, so you cannot undo. Press Enter first.
curtain-other = “{ $answer }” was not taken as a move: press Enter first. “quit” stops the game.

## The end

end-winner = { $you ->
        [yes] You win
       *[no] { $who } wins
    } with { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }.
end-shared = { $names } share the victory with { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    } each.
end-tie-stone = { $n } players have { $vp } points; holding the Thunderstone decides.
end-tie-bearer = { $n } players have { $vp } points; holding the Thunderstone bearer decides.
end-bearer = { $you ->
        [yes] You hold
       *[no] { $who } holds
    } the Thunderstone bearer.
end-bearer-nobody = No player holds the Thunderstone bearer.
end-stone = { $you ->
        [yes] You hold
       *[no] { $who } holds
    } the Thunderstone.
end-stone-nobody = No player holds the Thunderstone.
end-length = The game took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
end-marked = Includes undos made after new cards were seen.
end-record = “duskhall replay FILE” shows the game again. The record is this file:
end-max-turns = { $n ->
        [one] Stopped after { $n } turn (--max-turns); there is no winner.
       *[other] Stopped after { $n } turns (--max-turns); there is no winner.
    }
end-no-record = “--record FILE” keeps the record of such a game.
end-points-line = { $n ->
        [one] { $vp }
       *[other] { $n } × { $each } = { $vp }
    }
end-points-none = no cards with victory points

## Help

help-answer = Answer a question with the number of a move, with the move as written ({ $move }, or “{ $typed }”), or with a beginning that fits only one move.
help-ask = What you can ask at any time:
help-word-hall = the monsters with their text and your chances
help-word-prices = the village as a price list
help-word-hand = your hand with its figures and text
help-word-totals = gold, attack, magic attack and light
help-word-why = where a number comes from: { $figures }; “why attack 2” counts against rank 2
help-word-plan = the best you can do against each monster this turn, move by move; “plan 2” shows every line against number 2
help-word-go = plays the best line move by move and stops when something unexpected happens; “go 2” attacks number 2
help-word-hint = the move a master would make, and why
help-word-deck = your deck card by card
help-word-table = all players: XP, cards, points
help-word-destroyed = the destroyed cards
help-word-hand-advance = your hand with its figures and text, and the cards in front of you
help-word-table-advance = all players: XP, cards, points, and what their open cards do
help-word-pass = skip all reactions until your next turn; “pass” again to be asked
help-word-stack = the cards of a village stack: stack { $example }
help-word-card = everything about a card: card { $example }
help-word-what = what a term means: what { $example }
help-word-log = what has happened; “log 40” shows more
help-word-moves = what you can do now
help-word-undo = undo your last move
help-word-save = save the game; “save FILE” writes it to that file
help-word-record = write the record to a file, and keep it up to date: record FILE
help-word-help = this page; “help { $example }” is the same as “what { $example }”
help-word-quit = stop; the game is saved and you can continue later
help-classic-head = Your turn in short:
help-classic-village = village: your cards are worth gold. Use village abilities, buy a card, then spend XP to level up heroes.
help-classic-dungeon = dungeon: use abilities, equip heroes with weapons, then attack a monster. Attack and magic attack add up; each missing light costs 2. Reach its health and you defeat it; if not, it goes under the dungeon deck.
help-classic-rest = rest: destroy one card you no longer want.
help-classic-end = After your turn you draw a new hand. New cards go to your discard pile; you draw them after the next shuffle.
help-advance-head = Your turn in short:
help-advance-village = village: your cards are worth gold. Use village abilities, buy a card, then spend XP to level up heroes.
help-advance-dungeon = dungeon: use abilities, equip heroes with weapons, then attack a monster. Attack and magic attack add up; on this board each missing light costs { $light }. Reach its health and you defeat it; if not, it goes under the dungeon deck.
help-advance-prepare = prepare: put any number of cards from your hand on top of your deck, the last one on top; you draw them again.
help-advance-spoils = spoils: after a victory you may use them, and once in the game draw a familiar (Familiar’s Call). It stays in front of you and needs XP, but does not spend it.
help-advance-spoils-learning = spoils: after a victory you may use them.
help-advance-rest = rest: destroy one card you no longer want.
help-advance-end = After your turn you draw a new hand. New cards go to your discard pile; you draw them after the next shuffle.
help-avatars = avatar: use the one in front of you every turn. It levels up once, in the village or the dungeon, for XP.

# Words that are typed. Each stands for a question to the program.
word-hall = hall
word-prices = prices
word-hand = hand
word-totals = totals
word-why = why
word-plan = plan
word-go = go
word-hint = hint
word-deck = deck
word-table = table
word-destroyed = destroyed
word-stack = stack
word-card = card
word-what = what
word-log = log
word-moves = moves
word-undo = undo
word-pass = pass
word-save = save
word-record = record
word-help = help
word-quit = quit
