### What ``duskhall simulate`` says.

simulate-title = { $edition }, { $players } players, seed { $seed }
    .mode = { $edition } ({ $mode }), { $players } players, seed { $seed }
simulate-counts = { $games } { $n ->
        [one] game
       *[other] games
    } in { $seconds } s: { $rate } games/s, { $decisions } decisions/s, { $turns } turns a game
simulate-unfinished = { $n ->
        [one] { $n } game was stopped after { $turns } turns (--max-turns).
       *[other] { $n } games were stopped after { $turns } turns (--max-turns).
    }
simulate-errors = { $n ->
        [one] { $n } game ended with an error.
       *[other] { $n } games ended with an error.
    }
simulate-head-bot = bot
simulate-head-games = games
simulate-head-wins = wins
simulate-head-rate = win rate
simulate-head-interval = 95 % interval
simulate-head-vp = points
simulate-playing = playing
simulate-interrupted = Stopped after { $done } of { $games } games; these are their results.
simulate-died = a process ended without a message after { $done } of { $games } games; it may have run out of memory, or a bot may have stopped Python. “--jobs 1” shows more.
simulate-error = game { $game } ended with an error: { $error }. To see it: { $command }
simulate-fault-illegal = the bot “{ $bot }” gave { $n ->
        [one] { $n } illegal answer
       *[other] { $n } illegal answers
    }, first in game { $game }, turn { $turn }: “{ $said }”. It plays its first legal option instead.
simulate-fault-late = the bot “{ $bot }” timed out { $n ->
        [one] once
       *[other] { $n } times
    } (more than { $said }), first in game { $game }, turn { $turn }. It plays its first legal option instead.
simulate-fault-failed = the bot “{ $bot }” crashed { $n ->
        [one] once
       *[other] { $n } times
    }, first in game { $game }, turn { $turn }: { $said }. It plays its first legal option instead.
simulate-bad-number = { $option } takes { $least } or more, not { $got }.
simulate-bad-seconds = --bot-seconds takes a number of seconds above zero, not { $got }.
simulate-bad-players = { $edition } is for { $least } to { $most } players, not { $got }.
simulate-no-bots = --bots names no bot. Name at least one, such as --bots veteran,greedy.
simulate-many-bots = There are { $bots } bots for { $players } players. Name fewer bots, or give more --players.
simulate-bad-setup = there is no set-up “{ $name }”; choose one of { $known }.
simulate-bad-bot = the bot “{ $bot }” cannot be used: { $why }
simulate-strict = the bot “{ $bot }” stopped the run in game { $game }, turn { $turn } ({ $fault }). To play this game alone: { $command }
simulate-strict-here = --strict-bots plays in this process, where a debugger reaches it. Leave out --ray.
simulate-records-there = { $folder } holds the records of another run ({ $file }). Name another folder, or remove them.
simulate-record-file = { $file } is a file. --record takes the name of a folder.
simulate-record-unwritable = records cannot be written to { $folder }: { $why }. Name another folder.
