### What the terminal and the command line say.
###
### Arguments: $you is "yes" where the reader is meant, "no" where $who is the name of somebody else, and "turn" where that
### name has just been said (in the head of the turn). $cards is a finished list of cards. Other arguments are names or whole
### numbers.

## The command line. Messages of this part have no arguments: the help is shown before Fluent is loaded.

cli-about = Duskhall plays the card game Thunderstone: in the browser or the terminal, against bots and people, from Python.
cli-epilog = “duskhall COMMAND --help” tells more about a command. “duskhall serve” opens the table in the browser, “duskhall play” plays in the terminal.
cli-commands = commands
cli-option-version = print the version and stop

command-play = play a game in the terminal
command-serve = play in the browser, alone or with others
command-replay = show a recorded game move by move
command-scenario = run scenario files: positions with moves and expectations
command-cards = list and search the cards of a box
command-setup = print a set-up to lay out with the box
command-simulate = play many games of bots and count the results

play-option-edition = the edition: “classic” (default), “advance” or “quest”
play-option-players = seats at the table (default: the people and the bots, at least 2)
play-option-bots = bots with commas between them, or “none” (default: greedy in every free seat)
play-option-names = names of the people with commas between them; two names make a hot-seat game
play-option-setup = “first” (default), “random”, “random:N”, another published set-up, names with commas between them, or a file with names
play-option-seed = a number that makes the game repeatable
play-option-groups = monster groups of a random set-up; more make a longer game
play-option-board = the side of the board, where it has several: Advance has “wilderness” (default) and “dungeon”
play-option-avatars = play with avatars, where the box has some (Advance)
play-option-keys = how many keys summon the guardian, where there is one (Quest: 4 unless you say otherwise)
play-option-record = write the record of the game to this file
play-option-from = go on from a position file, or from a record (FILE), or from a move of a record (FILE:MOVE)
play-option-bot-seconds = the longest a bot may think about one decision (default: 10)
play-option-figures = a file with figures of your own (TOML)
play-option-new = start a new game without asking about unfinished ones

replay-option-file = the record
replay-option-seat = see the game as this seat saw it (default: what everybody saw)
replay-option-to = stop after this move

## Errors of the command line

cli-no-command = “{ $name }” is no command of duskhall. The commands are { $known }.
cli-interrupted = Stopped.
cli-no-file = There is no file “{ $file }”. Check the name, or give the whole path.
cli-unreadable = The file “{ $file }” cannot be read: { $why }.
cli-unwritable = The file “{ $file }” cannot be written: { $why }.
cli-no-folder = “{ $file }” cannot be written: give a file name in a folder that exists.
cli-folder = “{ $file }” is a folder: give the name of a file in it.
cli-output = The output cannot be written: { $why }.
cli-empty = The file “{ $file }” is empty.
cli-no-moves = The file “{ $file }” is a position: it has no moves. “duskhall play --from { $file }” goes on from it.
cli-not-text = The file “{ $file }” is not text. A record or a position is a text file written by duskhall.
cli-notation = The file “{ $file }” is not a record or position that can be read: { $why }.
cli-no-move = The record has { $n } moves; move { $got } does not exist. Choose a number from 0 to { $n }.
cli-not-a-record = The file “{ $file }” is a position. “duskhall play --from { $file }” goes on from it.
cli-no-seat = There is no seat { $got } in this game. The seats are 1 to { $n }.
cli-bad-bot = The bot “{ $name }” cannot be used: { $why }
cli-too-many-bots = There are { $bots } bots for { $players } seats. Name fewer bots, or give more --players.
cli-too-many-names =
    { $people ->
        [0] There are { $names } names, but bots sit in every seat. Leave --names out, or name fewer bots.
        [one] There are { $names } names for one person. Name fewer bots, or give more --players.
       *[other] There are { $names } names for { $people } people. Name fewer bots, or give more --players.
    }
cli-players = { $edition } is for { $least } to { $most } players, not { $got }. Choose with --players, --bots and --names.
cli-bad-name = “{ $name }” cannot be a name: a name has letters, and no comma or line break.
cli-same-name = Two players cannot both be called “{ $name }”.
cli-not-with-from = { $option } does not go with --from: the file says how the game was set up.
cli-bots-with-from = The game in the file has { $players } seats, but { $got } bots are named. Name one for each seat that a bot takes; people take the first seats.
cli-already-over = This game is over. “duskhall replay” shows it; --from FILE:MOVE goes on from a move before its end.
play-bad-setup-seed = “random:{ $got }”: a number is expected after the colon, as in random:7.
play-groups-random = --groups goes with --setup random only; the other set-ups say which monsters there are.
cli-seconds = --bot-seconds is a number above zero.

## Saved games

save-offer =
    { $n ->
        [one] There is an unfinished game:
       *[other] There are { $n } unfinished games:
    }
save-entry = { $game }; { $players }; turn { $turn }; { $when }
save-when = { $days ->
        [0] today, { $time }
        [1] yesterday, { $time }
       *[other] { $days } days ago
    }
save-ask =
    { $n ->
        [one] Press Enter to go on with it, or type n for a new game:
       *[other] Press Enter for the first, or type a number, or n for a new game:
    }
save-ask-again = Please press Enter, or type a number of the list, or n for a new game, or quit.
save-new = n
save-left =
    { $n ->
        [one] The unfinished game stays where it is; “duskhall play” offers it again.
       *[other] The unfinished games stay where they are; “duskhall play” offers them again.
    }
save-old = The unfinished game stays where it is.
save-waits =
    { $n ->
        [one] An unfinished game waits; “duskhall play” without these options offers it.
       *[other] { $n } unfinished games wait; “duskhall play” without these options offers them.
    }
save-lines = { $why } (the file has { $n } lines)
save-not-text = the file is not text
save-damaged = A saved game cannot be read: { $why }.
save-aside = Nothing in it was changed; it is kept aside as this file:
save-resumed = The game goes on. { $game }, turn { $turn }.
game-title = { $how ->
        [first] { $game }, first game
       *[other] { $game }, “{ $name }”
    }
game-title-other = { $game }, other cards
save-written = The game is saved in this file:
save-copied = The game is saved. “duskhall play --from FILE” goes on with this file:
save-always = The game is saved after every move, in this file:
save-not = This game is not saved by itself; “record FILE” writes it to a file.
save-how = “duskhall play” offers to go on with it.
save-how-from = “duskhall play --from FILE” goes on with this file:
save-record = The record is complete up to here; to keep it up to date then too, add --record and this file:
save-stopped = Stopped; nothing is lost.
save-lost = The game was not saved: { $file } could not be written ({ $why }).
save-lost-ask = Type “save FILE” to write it to another place, or press Enter to let it go:
save-end-of-input = The input has ended, so the game stops here.
save-failed = The game could not be saved in { $file }: { $why }. Type “save FILE” to write it to another place.
record-written = From now on the record is kept up to date in this file:
record-file = Which file? For example: record game.txt

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
        [first] The cards are those of a first game.
        [random] The cards are drawn at random, set-up number { $seed }.
        [chosen] The cards are those you chose.
       *[published] The cards are those of the published set-up “{ $name }”.
    }
opening-cards-monsters = Monsters
opening-cards-bearer = Bearer
opening-cards-heroes = Heroes
opening-cards-village = Village
opening-classic = Beat monsters, collect victory points. The game ends when the Thunderstone comes to rank 1 of the hall.
opening-board-wilderness = The wilderness side of the board is up: each missing light costs 1 attack.
opening-board-dungeon = The dungeon side of the board is up: each missing light costs 2 attack.
opening-board-learning = These are the cards for learning: without the Thunderstone bearer, curses and familiars. The game ends when the last monster is beaten.
opening-advance = Beat monsters, collect victory points. The game ends with the turn in which the Thunderstone bearer is beaten, or when it comes to rank 1 of the hall.
opening-help = Answer with the number of a move. “help” tells the rules in short and what else you can type.
opening-watch = Only bots sit at this table: you watch.
opening-demo = There is no terminal here, so { $n ->
        [2] two
       *[other] { $n }
    } bots play a demonstration game. In a terminal, “duskhall play” lets you play yourself.
opening-demo-silence = Nobody answers and there is no terminal here, so { $n ->
        [2] two
       *[other] { $n }
    } bots play a demonstration game.
opening-demo-seats = { $n ->
        [one] The seat meant for a person is taken by a greedy bot.
       *[other] The { $n } seats meant for people are taken by greedy bots.
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
head-fronts = Open in front of the players
player-front = In front of { $you ->
        [yes] you
       *[no] { $who }
    }: { $cards }
piles-line = Left: { $piles }
pile-curse = curses { $n }
pile-familiar = familiars { $n }
player-line = experience { $xp } · victory points { $vp } · hand { $hand } · deck { $deck } · discard { $discard }

monster-line = health { $health } · light needed { $light }
monster-worth = { $vp ->
        [one] { $points } point
       *[other] { $points } points
    }, { $xp ->
        [0] no experience
       *[other] { $xp } experience
    }
card-points = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
card-points-each = { $n ->
        [one] { $points } point each
       *[other] { $points } points each
    }
monster-none = nobody
known-dungeon = You know where some cards of the dungeon deck lie: { $cards }.
known-card = { $card } ({ $n ->
        [1] on top
       *[other] number { $n } from the top
    })
known-card-bottom = { $card } (at the bottom)

forecast-note = The forecasts take your party as it stands: weapons count once they are carried, effects once they are used.
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
price-line = costs { $cost }, { $n ->
        [0] sold out
       *[other] { $n } left
    }
price-sold-out = sold out

totals-turn = Together: gold { $gold } · attack { $attack } · magic attack { $magic } · light { $light }
totals-village = { $buys ->
        [one] Gold { $gold }, one purchase.
       *[other] Gold { $gold }, { $buys } purchases.
    }
totals-gold = Gold { $gold }.
totals-xp = Experience { $n }.
totals-hint = “why attack” or “why attack 2” shows where a number comes from.

note-carries = carries { $card }
note-carried = carried by { $card }
note-strength = strength now { $n }
note-nth = number { $n } from the left
hand-line = Your hand: { $cards }.
marked-line = When the battle is over, these cards are destroyed: { $cards }.

deck-line = hand { $hand } · discard { $discard } · to come { $deck }
deck-note = “To come” are the cards in your deck, in an order that nobody knows.

stack-line = costs { $cost } · { $about }
stack-empty = The stack { $name } is empty.

## Numbers explained

why-head = { $figure } { $n }
why-head-rank = { $figure } { $n } against { $card } in rank { $rank }
why-head-health = { $figure } { $n } of { $card } in rank { $rank }
why-health-battle = Its battle effect will make that { $health }:
why-none = nothing adds to it
why-entry = { $what }
why-on = { $what }, on { $card }
why-printed = { $card }
why-bonus = effect of { $card }
why-ignored = does not count against { $card }
why-loss = loss through { $card }
why-become = turned by { $card }
why-double = doubled by { $card }
why-zero = set to 0 by { $card }
why-floor = never below zero
why-half = halved by { $card }
why-dark = missing light
why-rank = rank
why-lit = your light
why-earned = earned with { $card }
why-spent = already spent
why-attack = attack
why-magic = magic attack
why-other = { $why } of { $card }
why-rule = the rules
why-points = { $n }× { $card }
why-which = Which number? There are { $known }. A rank may follow, as in “why attack 2”.
why-which-rank = The { $figure } of which monster? Add its rank, as in “why { $figure } 2”.
why-unknown = There is no number “{ $name }”. Try: { $known }. A rank may follow, as in “why attack 2”.
why-no-rank = There is no monster in rank { $rank }. The ranks are 1 to { $ranks }.

## Questions

ask-prompt = >
ask-branch-turn = Your turn: village, dungeon or rest?
ask-branch-turn-advance = Your turn: village, dungeon, prepare or rest?
ask-branch = { $card }: which of these?
ask-window-village = Use village effects, or done to go on to the purchase.
ask-window-dungeon-advance = Before the battle: use dungeon effects and hand out weapons, or done to choose the monster.
ask-window-dungeon = Prepare: use dungeon effects and hand out weapons, or done to choose the monster.
ask-window-spoils = You have won. Use spoils, or done.
ask-window-victory = Use victory effects, or done.
ask-window-trophy = Use the effects of your trophies, or done.
ask-window-trophy-nothing = You have no trophy to use now. You are asked all the same, so that nobody learns what you hold: done.
ask-window-react = { $you ->
        [yes] You have lost the battle.
       *[no] { $who } has lost the battle.
    } React with a card of your hand, or done; “pass” if you want no reaction before your next turn.
ask-window-react-nothing = { $you ->
        [yes] You have lost the battle.
       *[no] { $who } has lost the battle.
    } You have no card to react with. You are asked all the same, so that nobody learns what you hold: done, or “pass” until your next turn.
ask-window = Use effects, or done.
ask-pick-destroy = { $card }: which card is destroyed?
ask-pick-destroy-rules = You rest. Destroy a card of your hand, or done to keep them all?
ask-pick-destroy-advance = { $left ->
        [one] { $card }: which card is destroyed?
       *[other] { $card }: which card is destroyed? ({ $left } to go)
    }
ask-pick-destroy-advance-any = { $card }: which card is destroyed, or done if you want no more?
ask-pick-destroy-advance-hero = { $left ->
        [one] { $card }: which hero is destroyed?
       *[other] { $card }: which hero is destroyed? ({ $left } to go)
    }
ask-pick-discard-advance-hero = { $left ->
        [one] { $card }: which hero do you discard?
       *[other] { $card }: which hero do you discard? ({ $left } to go)
    }
ask-pick-discard = { $left ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which card do you discard? ({ $left } to go)
    }
ask-pick-discard-hall = { $card }: which monster do you take?
ask-pick-pick = { $card }: which card?
ask-pick-pick-advance-hero = { $card }: which hero?
ask-pick-pick-advance-any = { $card }: which cards do you show? Name one after the other, then done.
ask-pick-under = { $card }: which monster goes under the dungeon deck?
ask-pick-hand = { $card }: which card comes to your hand, or done for none?
ask-pick-deck-rules = You prepare. Which card of your hand goes on top of your deck? Name one after the other, then done: the last one named lies on top.
ask-pick-top-advance-any = { $card }: which card goes back on top of the dungeon deck? Name one after the other, then done: the last one named lies on top.
ask-pick-under-advance = { $card }: which card goes under the dungeon deck next? The last one named lies at the very bottom.
ask-so-far-advance = Named so far: { $cards }.
ask-pick-front-rules = Choose your avatar. It is shown when all have chosen.
ask-pick-deck = { $card }: which card goes on top of the deck?
ask-pick-swap = { $card }: which monster changes places with the one in front of it?
ask-pick-replace = { $card }: which monster is replaced, or done for none?
ask-pick-show-advance = { $card }: which card do you show?
ask-pick-show = { $card }: which cards do you show?
ask-pick = { $card }: choose a card.
ask-pick-rules = Choose a card.
ask-buy = Buy a card, or done?
ask-buy-card = { $card }: buy a card, or done?
ask-level = Level up a hero, or done?
ask-level-card = { $done ->
        [yes] { $card }: which hero goes up a level, or done?
       *[no] { $card }: which hero goes up a level?
    }
ask-face = Which monster do you attack?
ask-split = A loss is due: which kind of attack shall bear it?
ask-split-by = { $cards }: a loss is due. Which kind of attack shall bear it?
ask-order = { $card }: which monster stands in rank { $rank }?
ask-line = { $card }: which effect of a monster does not happen this turn?
ask-seat = { $card }: which player?
ask-first = Several effects happen now: which is the first?
ask-any = Your choice?

option-done-window-village = no more effects; go on to the purchase
option-done-window-dungeon = ready; choose the monster
option-done-window-spoils = no more spoils
option-done-window-victory = no more effects
option-done-window = no more effects
option-done-buy = buy nothing more
option-done-level = level up nobody
option-done-window-trophy = no more effects
option-done-window-react = no reaction
option-done-pick-deck = no more cards
option-done-pick-pick = no more cards
option-done-pick-top = no more cards
option-done-pick-destroy = destroy nothing
option-done-pick = no card
option-done = done
option-use = { $text }
option-equip = { $hero } carries { $card }: { $figures }
option-buy = costs { $cost } · { $about }
option-level = becomes { $into } { $xp ->
        [0] without experience
       *[other] for { $xp } experience
    }: { $about }
option-level-plain = rises a level for { $xp } experience
option-copy = { $note } · { $about }
option-rank = { $card } in rank { $rank }
option-order = { $card }
option-seat = { $who }
option-line = { $card } in rank { $rank }: { $text }
option-show = you have none: show your hand
option-lose-attack = attack loses { $n }
option-lose-magic = magic attack loses { $n }
option-lose-both = attack loses { $attack }, magic attack loses { $magic }
option-name-note = { $card } ({ $note })

branch-village = visit the village: buy a card, level up heroes
branch-dungeon = enter the dungeon: fight one monster
branch-prepare = prepare: put cards of your hand on top of your deck
branch-rest = rest: destroy one card of your hand, or none
branch-return = put a monster under the dungeon deck
branch-rearrange = rearrange the hall
branch-hero = discard a hero
branch-two = discard two cards
branch-discard = discard three cards
branch-lose = lose 1 experience
branch-show = show a curse of your hand
branch-gain = gain two curses
branch-top = put the card back on top of the dungeon deck
branch-under = put the card under the dungeon deck

## Answers that are not taken: the reason, and what to do

answer-ambiguous = “{ $answer }” could be: { $options }. Type a little more, or a number.
answer-number = There is no move { $n }. The numbers are 1 to { $most }; “moves” lists them.
answer-moves = “moves” lists what you can do here, “help” tells what you can ask.
answer-unknown-card = No card in this game is called “{ $name }”.
answer-many-cards = “{ $name }” could be: { $options }.
answer-which-card = Which card? For example: { $example }
answer-which-stack = Which stack? There are { $known }.
answer-unknown-stack = There is no stack “{ $name }”. The stacks are { $known }.
answer-log-number = “log” shows the last lines; a number says how many, as in “log 40”.

refused-game-over = The game is over.
refused-not-asked = You are not asked anything just now.
refused-stale = That answer belongs to an earlier question.
refused-not-understood = “{ $answer }” is no move and no command.
refused-wrong-step = “{ $answer }” is not possible at this point of the turn.
refused-no-such-card = “{ $answer }”: there is no such card here. Check its name and its number.
refused-which-copy-advance = “{ $answer }”: several copies differ by now. Say which one, such as regular#2.
refused-which-copy = “{ $answer }”: several copies differ by now. Say which one, such as militia#2.
refused-which-hero = “{ $answer }”: say which hero: add > and its name.
refused-no-such-ability = “{ $answer }”: the card has no such ability. With several, add its number, such as .2.
refused-already-used = “{ $answer }”: this ability has been used this turn.
refused-condition-not-met = “{ $answer }”: what the ability asks for is not the case now.
refused-cost-not-payable-advance = “{ $answer }”: you do not have what must be destroyed, discarded or lost for it.
refused-cost-not-payable = “{ $answer }”: you do not have what must be destroyed or discarded for it.
refused-nothing-to-choose = “{ $answer }”: there is nothing it could act on.
refused-already-chosen = “{ $answer }”: this card is chosen already.
refused-not-a-weapon = “{ $answer }”: only a weapon can be carried.
refused-not-a-hero = “{ $answer }”: only a hero can do that.
refused-already-held = “{ $answer }”: this weapon is carried already.
refused-already-armed = “{ $answer }”: this hero carries a weapon already.
refused-too-heavy = “{ $answer }”: the weapon is too heavy for this hero. Its weight must not be above the hero’s strength.
refused-not-for-sale = “{ $answer }”: this card is not on top of a village stack.
refused-sold-out = “{ $answer }”: none are left.
refused-too-expensive = “{ $answer }”: your gold does not suffice. “why gold” shows what you have.
refused-wrong-type = “{ $answer }”: a card of this type cannot be bought now.
refused-not-enough-xp = “{ $answer }”: your experience does not suffice.
refused-highest-level = “{ $answer }”: this hero has reached the highest level.
refused-no-next-level = “{ $answer }”: the village has no such hero of the next level left.
refused-already-levelled = “{ $answer }”: this hero has just levelled up. A hero levels up once a turn.
refused-no-monster = “{ $answer }”: there is no monster in that rank.
refused-cannot-be-fought-advance = “{ $answer }”: this monster cannot be fought by your party. “hall” shows what it asks for.
refused-cannot-be-fought = “{ $answer }”: this monster cannot be fought by your party. More light often helps.
refused-no-such-seat = “{ $answer }”: there is no such player.
refused-wrong-loss = “{ $answer }”: the loss must be taken in full, and neither kind of attack can lose more than it has.
refused-not-allowed = “{ $answer }”: the rules do not allow that here.
refused-forbidden = “{ $answer }”: a card forbids that now.
refused-due-first = “{ $answer }”: a trophy in your hand must be used first.
refused-not-now = “{ $answer }”: that is not possible now.
refused-no-undo = This move cannot be taken back: something was drawn or shown since, or somebody else has answered.

undo-done = Taken back.
undo-marked = Taken back. This goes further than people would allow one another; the game is marked for it. The cards to come stay the same.
undo-nothing = There is no move of yours to take back.

pass-done = You are not asked for reactions before your next turn. Nobody else is told. “pass” again, and you are asked.
pass-undone = You are asked for reactions again.

## People at one screen

curtain-leave = { $who }, press Enter to draw the curtain:
curtain-pass = The curtain is drawn. Pass to { $who }; { $who }, press Enter when nobody else looks:
curtain-help = Press Enter to go on, or type quit to stop: the game is saved and goes on another day. What else you can type is told at the next question.
curtain-undo = Nobody sits at the screen now, so nothing can be taken back. Press Enter first.
curtain-other = “{ $answer }” was not taken as a move: the curtain waits for Enter. “quit” stops the game.

## The log

log-empty = Nothing has happened yet.
log-turn = Turn { $turn }, { $you ->
        [yes] you
       *[no] { $who }
    }:
log-choose-village = { $you ->
        [yes] You visit
        [turn] Visits
       *[no] { $who } visits
    } the village.
log-choose-dungeon = { $you ->
        [yes] You enter
        [turn] Enters
       *[no] { $who } enters
    } the dungeon.
log-choose-prepare = { $you ->
        [yes] You prepare.
        [turn] Prepares.
       *[no] { $who } prepares.
    }
log-choose-rest = { $you ->
        [yes] You rest.
        [turn] Rests.
       *[no] { $who } rests.
    }
log-choose = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    }: { $branch }.
log-lay = { $you ->
        [yes] Your hand:
        [turn] The hand:
       *[no] The hand of { $who }:
    } { $cards }.
log-show-advance = { $you ->
        [yes] You show
        [turn] Shows
       *[no] { $who } shows
    } { $cards }.
log-show = { $you ->
        [yes] You show your hand:
        [turn] Shows the hand:
       *[no] { $who } shows the hand:
    } { $cards }.
log-use = { $you ->
        [yes] You use
        [turn] Uses
       *[no] { $who } uses
    } { $card }.
log-must = { $card } – { $text }
log-must-bare = { $card } acts.
log-mark = { $card } will be destroyed when the battle is over.
log-arrive = { $card } comes to rank 1.
log-equip = { $you ->
        [yes] You give
        [turn] Gives
       *[no] { $who } gives
    } { $hero } the { $card }.
log-buy = { $you ->
        [yes] You buy
        [turn] Buys
       *[no] { $who } buys
    } { $card }.
log-level = { $you ->
        [yes] You level
        [turn] Levels
       *[no] { $who } levels
    } { $card } up to { $into }.
log-face = { $you ->
        [yes] You attack
        [turn] Attacks
       *[no] { $who } attacks
    } { $card } in rank { $rank }.
log-compare = { $won ->
        [yes] { $total } against { $health }: { $card } is beaten.
        [stays] { $total } against { $health }: { $card } is not beaten and stays in the hall.
       *[no] { $total } against { $health }: { $card } is not beaten.
    }
log-xp-gain = { $you ->
        [yes] You gain
        [turn] Gains
       *[no] { $who } gains
    } { $n } experience.
log-xp-pay = { $you ->
        [yes] You pay
        [turn] Pays
       *[no] { $who } pays
    } { $n } experience.
log-xp-loss-advance = { $you ->
        [yes] You lose
        [turn] Loses
       *[no] { $who } loses
    } { $n } experience.
log-gold = { $card } brings { $n } gold.
log-gold-loss = { $card } costs { $n } gold.
log-defeat = { $card } is beaten too.
log-drop = { $hero } can no longer carry { $card }.
log-name = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    } { $other }.
log-name-self = You choose yourself.
log-change = It works on { $cards }.
log-cancel = An effect is cancelled for this turn: { $cards }.
log-again = { $you ->
        [yes] You have
        [turn] Has
       *[no] { $who } has
    } another turn.
log-lose = A loss is taken: { $loss }.
log-shift = The monsters move up.
log-arrange = The hall is now: { $cards }.
log-no-battle = { $you ->
        [yes] You find
        [turn] Finds
       *[no] { $who } finds
    } no monster to fight.
log-end = The game is over.
log-undo = { $you ->
        [yes] You take a move back.
        [turn] Takes a move back.
       *[no] { $who } takes a move back.
    }
log-shuffle-deck = { $you ->
        [yes] You shuffle your discard pile into a new deck.
        [turn] Shuffles the discard pile into a new deck.
       *[no] { $who } shuffles the discard pile into a new deck.
    }
log-shuffle = { $n } cards are shuffled.
log-new-hand = Your new hand: { $cards }.
log-bot-illegal = { $who } answered “{ $answer }”, which is not possible; the first legal move was taken.
log-bot-late = { $who } took too long; the first legal move was taken.
log-bot-failed = { $who } failed ({ $why }); the first legal move was taken.

# Moves of cards, by the kinds of place they leave and reach.
log-move-deck-hand = { $you ->
        [yes] You draw
        [turn] Draws
       *[no] { $who } draws
    } { $cards }.
log-move-hand-discard = { $you ->
        [yes] You discard
        [turn] Discards
       *[no] { $who } discards
    } { $cards }.
log-move-hand-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-hand-destroyed-other = { $you ->
        [yes] Destroyed from your hand:
       *[no] Destroyed from { $who }’s hand:
    } { $cards }.
log-move-hand-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-move-discard-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-move-hall-discard = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $cards }.
log-move-hall-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of the dungeon deck.
log-move-hall-dungeon-under = { $cards } { $n ->
        [one] goes
       *[other] go
    } under the dungeon deck.
log-move-dungeon-hall = { $cards } { $n ->
        [one] enters
       *[other] enter
    } the hall.
log-move-supply-discard = { $you ->
        [yes] You gain
        [turn] Gains
       *[no] { $who } gains
    } { $cards }.
log-move-stack-discard = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-stack-destroyed = Village: { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-deck-aside = { $you ->
        [yes] You turn up
        [turn] Turns up
       *[no] { $who } turns up
    } { $cards }.
log-move-aside-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-aside-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-move-aside-discard = { $you ->
        [yes] You discard
        [turn] Discards
       *[no] { $who } discards
    } { $cards }.
log-move-discard-hand = { $cards } { $n ->
        [one] joins
       *[other] join
    } { $you ->
        [yes] your party.
       *[no] the party of { $who }.
    }
log-move-hand-deck = { $you ->
        [yes] You put
        [turn] Puts
       *[no] { $who } puts
    } { $cards } on top of the deck.
log-move-hand-stack = { $cards } { $n ->
        [one] is destroyed and goes
       *[other] are destroyed and go
    } back to the village.
log-move-hand-stack-other = { $you ->
        [yes] Destroyed from your hand
       *[no] Destroyed from { $who }’s hand
    } and back in the village: { $cards }.
log-move-hand-draw-other = { $you ->
        [yes] Destroyed from your hand
       *[no] Destroyed from { $who }’s hand
    } and back under the pile: { $cards }.
log-move-hand-hand = { $cards } { $n ->
        [one] goes
       *[other] go
    } to { $you ->
        [yes] your hand.
       *[no] the hand of { $who }.
    }
log-move-hand-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of the dungeon deck.
log-move-destroyed-discard = { $cards } { $n ->
        [one] comes
       *[other] come
    } back to { $you ->
        [yes] your
       *[no] { $who }’s
    } discard pile.
log-move-hand-draw = { $cards } { $n ->
        [one] is destroyed and goes
       *[other] are destroyed and go
    } back under the pile.
log-move-draw-discard = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-draw-front = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-supply-front = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-secret-front = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    } { $cards }.
log-move-dungeon-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up and replaced.
log-move-dungeon-destroyed-alone = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up; nothing is left to replace { $n ->
        [one] it.
       *[other] them.
    }
log-move-supply-hall = { $cards } { $n ->
        [one] enters
       *[other] enter
    } the hall.
log-move-front-discard = { $cards }, used this turn, { $n ->
        [one] goes
       *[other] go
    } to the discard pile.
log-move-deck-front = { $you ->
        [yes] You draw
        [turn] Draws
       *[no] { $who } draws
    } { $cards } and { $you ->
        [yes] lay
       *[no] lays
    } { $n ->
        [one] it
       *[other] them
    } open.
log-move-discard-discard = { $cards } { $n ->
        [one] goes
       *[other] go
    } to { $you ->
        [yes] your
       *[no] { $who }’s
    } discard pile.
log-move-aside-deck = { $cards } { $n ->
        [one] goes
       *[other] go
    } back on top of the deck.
log-move-dungeon-aside = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up from the dungeon deck.
log-move-aside-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } back on top of the dungeon deck.
log-move-aside-dungeon-under = { $cards } { $n ->
        [one] goes
       *[other] go
    } under the dungeon deck.
log-move-stack-hand = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $cards } into the hand.
log-move-stack-deck = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of { $you ->
        [yes] your
       *[no] { $who }’s
    } deck.
log-move = { $cards }: from { $from } to { $to }.

place-dungeon = the dungeon deck
place-hall = the hall
place-destroyed = the destroyed cards
place-aside = the cards turned up
place-deck = { $who }’s deck
place-hand = { $who }’s hand
place-discard = { $who }’s discard pile
place-front = the cards in front of { $who }
place-secret = { $who }’s secret cards
place-draw = its pile
place-stack = the village
place-supply = the supply
place-other = { $name }

## The end

end-winner = { $you ->
        [yes] You win
       *[no] { $who } wins
    } with { $n } victory points.
end-shared = { $names } share the victory with { $n } victory points each.
end-tie-stone = { $n } players have { $vp } points; holding the Thunderstone decides.
end-tie-bearer = { $n } players have { $vp } points; holding the Thunderstone bearer decides.
end-bearer = { $you ->
        [yes] You hold
       *[no] { $who } holds
    } the Thunderstone bearer.
end-bearer-nobody = Nobody holds the Thunderstone bearer.
end-stone = { $you ->
        [yes] You hold
       *[no] { $who } holds
    } the Thunderstone.
end-stone-nobody = Nobody holds the Thunderstone.
end-length = The game took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
end-marked = Some moves were taken back after something new had been seen; the record says so.
end-record = “duskhall replay FILE” shows the game again. Its record is this file:
end-no-record = “--record FILE” keeps the record of such a game.
end-points-line = { $n ->
        [one] { $vp }
       *[other] { $n } × { $each } = { $vp }
    }
end-points-none = no card with victory points

## Replaying

replay-open = The record ends here; the game is not over.
replay-stopped = Stopped after move { $n }; the record goes on.
replay-head = { $players }. { $n } moves.
replay-move = Move { $n } of { $most } · turn { $turn } · { $who }: { $move }
replay-start = Before the first move.
replay-prompt = Enter: next · b: back · a number: that move · q: stop >
replay-again = Press Enter, or type b, q, or a number from 0 to { $n }.
replay-back = b
replay-quit = q

## Help

help-answer = Answer a question with the number of a move, with the move as it is written ({ $move }, or “{ $typed }”), or with a beginning that fits one move only.
help-ask = What you can ask at any time:
help-word-hall = the monsters with their text and your chances
help-word-prices = the village as a price list
help-word-hand = your hand with its figures and text
help-word-totals = gold, attack, magic attack and light
help-word-why = where a number comes from: { $figures }; “why attack 2” counts it against rank 2
help-word-deck = your deck card by card
help-word-table = all players: experience, cards, points
help-word-destroyed = the cards that are out of the game
help-word-hand-advance = your hand with its figures and text, and what lies open in front of you
help-word-table-advance = all players: experience, cards, points, and what their open cards do
help-word-pass = you want no reaction before your next turn and are not asked; “pass” again takes that back
help-word-stack = what lies in a village stack: stack { $example }
help-word-card = everything about a card: card { $example }
help-word-log = what has happened; “log 40” shows more
help-word-moves = what you can do now
help-word-undo = take your last move back
help-word-save = save the game; “save FILE” writes it to that file
help-word-record = write the record to a file, and keep it up to date: record FILE
help-word-help = this page
help-word-quit = stop; the game is saved and goes on another day
help-classic-head = Your turn in short:
help-classic-village = village: your cards are worth gold. Use village effects, buy a card, then pay experience to level up heroes.
help-classic-dungeon = dungeon: use effects, hand weapons to heroes, then attack a monster. Attack and magic attack count together; each missing light costs 2. Reach its health and you win it; if not, it goes under its deck.
help-classic-rest = rest: destroy one card you no longer want.
help-classic-end = After your turn you draw a new hand. New cards go to your discard pile and come with the next shuffle.
help-advance-head = Your turn in short:
help-advance-village = village: your cards are worth gold. Use village effects, buy a card, then pay experience to level up heroes.
help-advance-dungeon = dungeon: use effects, hand weapons to heroes, then attack a monster. Attack and magic attack count together; on this board each missing light costs { $light }. Reach its health and you win it; if not, it goes under its deck.
help-advance-prepare = prepare: put cards of your hand on top of your deck, as many as you like, the last one on top; you draw them again.
help-advance-spoils = spoils: after a victory you may use them, and once in the game draw a familiar (Familiar’s Call). It lies open in front of you and needs experience, but does not spend it.
help-advance-spoils-learning = spoils: after a victory you may use them.
help-advance-rest = rest: destroy one card you no longer want.
help-advance-end = After your turn you draw a new hand. New cards go to your discard pile and come with the next shuffle.
help-avatars = avatar: the one in front of you may be used every turn. It goes up to its second level once, in the village or the dungeon, and you pay the experience for it.

# Words that are typed. Each stands for a question to the program.
word-hall = hall
word-prices = prices
word-hand = hand
word-totals = totals
word-why = why
word-deck = deck
word-table = table
word-destroyed = destroyed
word-stack = stack
word-card = card
word-log = log
word-moves = moves
word-undo = undo
word-pass = pass
word-save = save
word-record = record
word-help = help
word-quit = quit
