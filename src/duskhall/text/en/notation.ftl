### What is wrong with a position, a record, a scenario or the code of a challenge. Words in '…' are notation: keys, ids
### and marks that are the same in every language.

notation-line = line { $n }: { $what }

## What is counted. $what is a key of the notation, or one of these.

notation-what =
    { $what ->
        [a-seat] a seat
        [a-rank] a rank
        [a-place] a place
        [a-turn] a turn
        [a-copy] a copy
        [a-die] a die
        [an-ability] an ability
        [an-amount] an amount
        [number-of-seats] the number of seats
        [number-of-cards] the number of cards
        [number-of-copies] the number of a card
        [number-of-keys] a number of keys
        [counter-of-luck] the counter of luck
        [gold-left] the gold that is left
       *[other] { $what }
    }
notation-not-whole = { notation-what } is a whole number, found '{ $found }'
notation-too-small =
    { $least ->
        [0] { notation-what } is not below zero, found { $found }
       *[other] { notation-what } is { $least } or more, found { $found }
    }
notation-too-large = { notation-what } is { $most } at most, found { $found }

## Lines, cards, seats and places

notation-key-value = expected 'key: value', found '{ $found }'
notation-indented = the first line cannot be a continuation (it is indented)
notation-no-seat = there is no seat { $found }; the seats are 1 to { $seats }
notation-not-a-card = expected a card like 'militia' or 'militia*2', found '{ $found }'
notation-nobody-knows = '{ $found }' does not say who knows the card here; leave the '^' out
notation-who-knows = '{ $found }' does not say who knows the card here; name seats behind the '^', or write '^all'
notation-twice = '{ $name }' is there twice
notation-twice-in = '{ $name }' is twice in '{ $key }'
notation-yes-or-no = { $key } is yes or no, found '{ $found }'
notation-unknown-key = unknown key '{ $key }'
notation-unknown-edition = unknown edition '{ $name }'; known are { $known }
notation-unknown-card = unknown card '{ $card }'
notation-unknown-card-close = unknown card '{ $card }'; did you mean { $close }?
notation-not-a-place = expected a place like hand.1/3, found '{ $found }'
notation-no-card-at = { $zone } has no card at { $n }
notation-no-such-place = there is no '{ $name }'; there are { $known }
notation-neither = neither a record, which begins with 'record: 1', nor a position ('position: 1')

## Positions

notation-position-head = a position begins with 'position: { $version }'
notation-seats = { $edition } is for { $least } to { $most } seats
notation-card-twice = the card '{ $card }' is defined twice
# $why: what the linter has to say of the definition of a card.
notation-bad-card = { $why }
notation-card-line = a card line holds Card(...)
notation-no-board = { $edition } has no board '{ $board }'; known are { $known }
notation-version = this program plays version { $version } of the { $edition } rules, the text has { $found }
notation-too-many-cards = no game has more than { $most } cards
notation-no-pile = no card belongs to '{ $pile }'
notation-box-alone = '{ $pile }' is what was left when 'draw.{ $name }' was made, and there is no such pile
notation-spot-alone = '{ $pile }' is refilled from 'draw.{ $name }', and there is no such pile
notation-one-pile = '{ $name }' is one pile: it is either 'supply.{ $name }' or 'draw.{ $name }'
notation-no-supply = the position has no 'supply.{ $pile }'
notation-open-pile = this pile lies open: it is 'supply.{ $pile }'
notation-ranks = the hall has { $ranks } ranks
notation-wrong-pile = '{ $card }' does not belong to the pile '{ $pile }'; take it out
notation-not-a-room = '{ $card }' is not a room; rooms lie in 'rooms' and nowhere else
notation-a-room = '{ $card }' is a room; rooms lie in 'rooms' and nowhere else
notation-not-in-hall = '{ $card }' is never in the hall; name a monster, or '-' for an empty rank
notation-script-empty = a script names the cards that come to the top, or numbers for dice
notation-script-mixed = a script is for one shuffle or for one throw of dice: it holds either cards or numbers
notation-place-and-word = { $key } needs a place and a second word
notation-number-each = { $key } has one number for each of the { $seats } seats
notation-luck = luck is a key in hexadecimal and a counter
notation-luck-length = the key of luck has { $n } bytes
notation-needs-rooms = a position of this edition needs its 'rooms'
notation-rooms = there are { $n } different rooms
notation-champions = champions has one place for each of the { $seats } seats
notation-keys = 1 to { $most } keys summon the guardian
notation-down = expected 'down: hall/N draw.PILE', and the seats that know the card
notation-down-twice = this card is already face down
notation-sealed = expected 'sealed: PLACE in ZONE lowest N'
notation-marked = only cards in the active seat's hand are marked
notation-held = only cards in the active seat's hand are held
notation-used = used names a card
notation-used-bits =
    { $n ->
        [0] { $card } has no ability, so it cannot be used
        [one] { $card } has one ability, and used is a bit for it
       *[other] { $card } has { $n } abilities, and used is a bit for each of them
    }

## What is half done

notation-no-change = this step leaves no change behind; name one that does
notation-change-until =
    { $until ->
        [battle] this change lasts until the end of the battle: write 'until=battle'
       *[turn] this change lasts until the end of the turn: write 'until=turn'
    }
notation-ability-and-step = expected a card's ability and a step, such as 'banish.1 2.pick'
notation-no-ability = there is no ability '{ $ability }'
notation-no-step = { $ability } has no step '{ $step }'
notation-unexpected = unexpected '{ $found }'; expected { $known }
notation-missing = { $key }=... is missing
notation-lane = a lane belongs to the frame before it, at a step that has lanes
notation-first-frame = the first frame is the turn of the active seat: 'frame: turn.1 ...'; no other frame is a turn
notation-no-frame = a position that is not over has a frame
notation-split = split has a place and three numbers, in a frame that settles a loss
notation-unexpected-in-frame = unexpected '{ $found }' in a frame
notation-use = use has a place and the number of an ability, in a lane that is to act
notation-champion-outside = the turn is in the dungeon, but its champion is not
notation-no-walk = the turn is on a walk, but there is no 'walk'
notation-no-foe = the turn is in a battle, but there is no 'foe' or no 'rank'
notation-foe-outside = the turn is not in a battle, so there is no 'foe', no 'rank' and nothing is 'won'
notation-foe-elsewhere = the foe is not in the rank named
notation-question-frame = this question does not fit the frame on top
notation-question-empty = this question has no option
notation-no-question = a position that is not over has a question
notation-unknown-question = unknown question '{ $name }'; known are { $known }
notation-no-lane = there is no lane { $n }
notation-question-step = this question does not fit the step of its frame
notation-asked-twice = a seat or a lane is asked twice
notation-question-number = the number of this question is { $n }: that is how often its seat was asked

## Records

notation-record-head = a record begins with 'record: { $version }'
notation-record-cut-off = the record is cut off: it has no edition or no result line
notation-record-no-start = the record has no start position
notation-record-version = the record says version '{ $found }', its start { $start }
notation-record-players =
    { $n ->
        [one] the record names 1 player for { $seats } seats
       *[other] the record names { $n } players for { $seats } seats
    }
notation-out-twice = a seat is out once, and not all of them are
notation-who-resigned = a line 'resigned: SEAT' names a player who resigned
notation-who-absent = a line 'absent: SEAT' names a player who stayed away
notation-out = { $key } names seats from 1 to { $seats }, each once, and not all of them
notation-setup-parts = a set-up has monsters, heroes and village
# $why: the whole sentence that says why the set-up cannot be laid out.
notation-setup = { $why }
notation-setup-board = the set-up is on the board '{ $board }', the start on '{ $start }'
notation-turn-line = expected 'turn N, seat N: moves'
notation-turn-head = this line should begin 'turn { $turn }, seat { $seat }:'
notation-move = move { $n }, '{ $move }' of seat { $seat }, does not fit: { $why }
notation-result = the moves give the result '{ $result }', the record says '{ $found }'

## Codes of challenges

notation-code-lacks = the code is cut off: it has no { $key }
notation-code-version = the code has version '{ $found }', this program reads { $version }
notation-code-seats = a challenge is for one seat against bots
notation-code-deal = this version of the program deals other cards
notation-not-a-code = this is not the code of a challenge
notation-code-cut-off = the code is cut off, or too long
notation-code-luck = luck is a key of 64 hexadecimal digits

## Scenarios

notation-scenario-line = a scenario has a line '{ $key }: ...'
notation-scenario-run = a scenario has at least one run
notation-covers-unknown = '{ $name }' is not a card or an ability of this edition
notation-covers-unknown-close = '{ $name }' is not a card or an ability of this edition; did you mean { $close }?
notation-rulings-unknown = '{ $name }' is not a ruling of this edition
notation-rulings-unknown-close = '{ $name }' is not a ruling of this edition; did you mean { $close }?
notation-no-stack = there is no stack '{ $stack }' of the kind '{ $kind }'
# The name of a run that has none.
notation-run = run { $n }
notation-run-script = the scripts of a run come before its first line
notation-run-empty = '{ $run }' has no move and no expectation
notation-run-line = in a run a line is a move '> move', a refusal '! move reason' or an expectation '? ...'
notation-refusal = a refusal is '! move reason'; reasons are { $known }
notation-moves = expected '> move', or several with ';' between them

## Expectations

notation-no-zone = there is no zone '{ $name }'; zones are { $known }
notation-no-number = '{ $name }' has no number here: write '{ $name }' alone
notation-equals = expected '= ...' with what there should be
notation-equals-yes-or-no = expected '= yes' or '= no', found '{ $found }'
notation-compare = { notation-what } is compared with '= N', '>= N' or '<= N'
notation-never-below = { notation-what } is never below { $least }; found { $found }
notation-says-nothing = { notation-what } is never below { $least }, so '>= { $least }' says nothing
notation-bare = '{ $name }' has no seat and no rank; write '{ $name }' alone
notation-last-seat = the last battle has one seat: leave the seat out
notation-last-lacks = the last battle has no '{ $word }'
notation-needs-rank = '{ $word }' is about a monster: write '{ $word }@N' with its rank
notation-no-battle = no battle was compared in this run yet
notation-rank-empty = rank { $rank } is empty, so there is nothing to compare with
notation-not-a-monster = { $card } in rank { $rank } is not a monster
notation-not-a-forecast =
    '{ $found }' is not a forecast: it is 'wins by N', 'short by N', 'depends', 'undefeatable', 'unfightable', 'too-dark', 'none' or 'LOW..HIGH'
notation-ledger = expected 'ledger FIGURE@N has WHY CARD AMOUNT'; figures are { $known }
notation-seat-in-front = only { $known } have a seat in front; a figure of seat { $seat } is '{ $word }.{ $seat }'
notation-unknown-expectation = unknown expectation '{ $found }'; docs/notation.md lists them
notation-compare-zone = a zone is compared with '=' (any order), '==' (this order), 'has' or 'lacks'
notation-name-cards = name the cards behind '{ $how }'; for none write '{ $zone } = nothing'
notation-nothing = '{ $how } nothing' says nothing; write '{ $zone } = nothing' or name cards
notation-compare-hall = the hall is compared with '=' and all its { $ranks } ranks, '-' for an empty one
notation-known = expected a place and seats: 'known deck.1/1 = 1 2', '= all' or '= nobody'
notation-one-move = expected one move, found '{ $found }'
# $why: what is wrong with the grammar of a move.
notation-not-a-move = '{ $move }' is not a move: { $why }
notation-move-card = '{ $move }' is not a move: '{ $name }' is not a card or a pile
notation-move-rank = '{ $move }' is not a move: the ranks are 1 to { $ranks }
notation-move-seat = '{ $move }' is not a move: the seats are 1 to { $seats }
notation-move-ability = '{ $move }' is not a move: { $card } has fewer abilities
notation-move-copy = '{ $move }' is not a move: there are fewer copies of { $card }
notation-move-never = '{ $move }' is not a move, so it is never offered
notation-buys-nothing = seat { $seat } buys nothing now; its purse is 'gold.{ $seat }'
notation-one-active = one seat is active
notation-won-unfought =
    no battle was fought in this turn, so 'won' says nothing; 'wins@last' asks about the last battle of the run
notation-won-ended =
    the turn of the last battle has ended, so 'won' says nothing; 'wins@last' asks about the last battle of the run
notation-no-rank-here = '{ $word }' has no rank
notation-no-seat-here = '{ $word }' has no seat
notation-no-champions = { $edition } has no champions
notation-no-strength = { $card } is not a hero, so it has no strength
notation-no-weight = { $card } is not a weapon, so it has no weight
notation-no-copy = there is no { $card }#{ $n } in the hand of seat { $seat }

## What does not hold: what was expected, and what was found

notation-failure = run '{ $run }', line { $n }: { $text }
notation-expected-offered = { $move } is offered
notation-expected-not-offered = { $move } is not offered
notation-expected-legal = { $move } is legal
notation-expected-refused = { $move } is refused: { $reason }
notation-expected-asked = a seat is asked
notation-expected-asked-seat = seat { $seat } is asked
notation-expected-scripts = every scripted shuffle is used
notation-found-asked = asked: { $who }
notation-found-refused = refused ({ $reason })
notation-found-refused-legal = refused ({ $reason }); legal are { $legal }
notation-found-over = the game is over
notation-found-not-over = the game is not over
notation-found-no-entry = no entry
notation-found-scripts = { $n } left over

## What no scenario covers

notation-hole-card = card { $name }
notation-hole-ability = ability { $name }
notation-hole-ruling = ruling { $name } ({ $card })
notation-hole-event = event { $name }
notation-hole-window = window { $name }
