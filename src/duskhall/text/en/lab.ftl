### The measure of balance (python -m duskhall.lab.balance) and files of games. It must run without any library, so each
### of these messages is one line whose arguments are texts; there is no choice in braces.

## Its help

lab-about-games = Are the cards of an edition balanced? Bots play, and this program counts: in games of three and four players the score of a seat and the turn in which the last key is found; in mirrored games of two (each set-up and each luck twice, with the starting seat exchanged) how often the seat wins that got more copies of a stack, and how often a stack is bought at all. In a full game of Quest it also counts wins of guilds, completed side quests and legendary cards taken; in an Epic game a card is on offer once it is face up.
lab-about-limits = A limit is broken when the whole 95 % interval is outside it. With --keep the games are written to a file, and a run that was stopped continues there.
lab-help-edition = the edition (default: %(default)s)
lab-help-setup = published set-ups, 'random' (default) or 'all'
lab-help-quests = random set-ups of these quests (default: all quests)
lab-help-mode = the way to play, as in 'duskhall play' (default: %(default)s)
lab-help-bot = the bot in every seat (default: %(default)s)
lab-help-games = mirrored games (default: %(default)s)
lab-help-threes = games of three (default: one for { $n } mirrored)
lab-help-fours = games of four (default: one for { $n } mirrored)
lab-help-seed = the same number, the same games (default: 1)
lab-help-jobs = processes that share the work (default: one per core)
lab-help-ray = share the work on this Ray cluster instead: 'auto', 'HOST:6379' or 'ray://HOST:10001'; --jobs is then how many portions run at a time
lab-help-keep = write finished games to this file, and continue from it
lab-help-seconds = stop after this many seconds, with what was played
lab-help-markdown = print tables for docs/quest-figures.md
lab-help-json = print one object for each set-up and nothing else

## What is wrong, and how a run ends

lab-bad-numbers = --games is even and not below 0, --threes and --fours are not below 0, --jobs is 1 or more
lab-no-setup = { $edition } has no set-up '{ $name }'; there are { $known }, or { $all }
lab-not-games = { $file } does not hold games; name another file
lab-other-games = { $file } has games of other cards, rules or bots; remove it or name another file
lab-unusable = { $file }: { $why }
lab-balancing = balancing
lab-out-of-time = out of time; these are the games played so far
lab-stopped = stopped; these are the games played so far
lab-process-gone = a process ended; these are the games played so far
lab-took = { $seconds } s; limits broken: { $n }

## A cluster (--ray)

lab-cluster-missing = --ray needs a library that is not installed: pip install "duskhall[cluster]"
lab-cluster-address = “{ $address }” is not the address of a Ray cluster; give 'auto', 'HOST:6379' or 'ray://HOST:10001' (on this machine alone, --jobs does the same without Ray)
lab-cluster-unreachable = nothing answers at { $address } ({ $why }); check the address, and that the cluster is running
lab-cluster-silent = the cluster { $address } did not let us in within { $seconds } s; check that a Ray cluster is running there
lab-cluster-refused = the cluster { $address } cannot be used: { $why }
lab-cluster-empty = the cluster has had no processors for { $seconds } s; start machines in it and run the same command again
lab-cluster-without = { $machine } in the cluster does not have Duskhall; install version { $ours } there
lab-cluster-other = { $machine } in the cluster has Duskhall { $version } with other sources than ours ({ $ours }); install the same one everywhere
lab-cluster-outside = { $file } cannot be sent to the cluster; run the command in a folder above it, and name it from there

## The report

lab-random = Random set-ups
lab-random-of = Random set-ups of { $packs }
lab-mode = { $setups }, { $mode } game
lab-head = { $edition }, { $setups }, { $bot }, seed { $seed }: games { $played }; given up: { $lost }
lab-played-2 = { $n } of two
lab-played-3 = { $n } of three
lab-played-4 = { $n } of four
lab-two = two
lab-three = three
lab-four = four
lab-score-2 = score of a seat of two
lab-score-3 = score of a seat of three
lab-score-4 = score of a seat of four
lab-key-turn-2 = turn of the last key of two
lab-key-turn-3 = turn of the last key of three
lab-key-turn-4 = turn of the last key of four
lab-spread = { $what }: median { $median } ({ $low } – { $high }), quartiles { $lower } and { $upper }, games: { $n }
lab-spread-none = { $what }: none
lab-first = the seat that begins wins { $share } of the mirrored games
lab-interval = { $value } ({ $low } to { $high })
lab-quartiles = { $lower } and { $upper }
lab-percent = { $n } %
lab-at-least = at least { $least }
lab-between = { $least } to { $most }
lab-finding = { $what } { $numbers }, should be { $limit }
lab-stack = stack
lab-quest = quest
lab-kind = kind
lab-kind-hero = hero
lab-kind-market = market
lab-offered = offered
lab-on-offer = on offer
lab-bought = bought
lab-95 = 95 % interval
lab-copies = copies
lab-copies-a-game = copies per game
lab-one-more = one more
lab-had-more = one seat had more
lab-wins = wins
lab-players = players
lab-score = score of a seat
lab-quartiles-head = quartiles
lab-key-turn = turn of the last key
lab-games = games
lab-share = share
lab-should-be = should be
lab-guilds = guilds
lab-side-quests-2 = side quests of two
lab-side-quests-3 = side quests of three
lab-side-quests-4 = side quests of four
lab-legends = legendary cards
lab-goal = At three players the score should be { $score }, the turn { $turn }.
lab-goal-first = The seat that begins wins { $share } of the mirrored games, and should win { $limit }.
lab-given-up = Games given up: { $n }; seed { $seed }.
lab-broken = Broken limits
lab-near = Near a limit, not for certain
lab-none = { $what }: none.
lab-list = { $what }:
lab-listed = { $what }: { $names }
lab-seldom-offered = Too rarely for sale to judge (under { $n } games)
lab-seldom-more = Too few games in which one player had more copies (under { $n })
lab-no-broken = no limit is broken

## What has a limit. $name is a stack or a card.

lab-figure-more = { $name }: wins with more copies
lab-figure-bought = { $name }: bought
lab-figure-first = first seat: wins
lab-figure-score = score of a seat of three, median
lab-figure-key-turn = turn of the last key of three, median
lab-figure-wins = { $name }: wins
lab-figure-completed-2 = { $name }: completed by one of 2
lab-figure-completed-3 = { $name }: completed by one of 3
lab-figure-completed-4 = { $name }: completed by one of 4
lab-figure-taken = { $name }: taken
