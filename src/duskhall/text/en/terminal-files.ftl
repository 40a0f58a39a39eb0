### Games in files: those that are saved, and those that are shown again.

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
save-entry-damaged = { $name } (cannot be read)
save-more =
    { $n ->
        [one] … and 1 more: type “all” to list it.
       *[other] … and { $n } more: type “all” to list them.
    }
save-ask =
    { $n ->
        [one] Press Enter to continue it, or type “drop” to delete it, or n for a new game:
       *[other] Press Enter for the first, or type a number, or “drop 2” to delete number 2, or n for a new game:
    }
save-ask-again = Press Enter, or type a number of the list, “drop” and a number, “all”, n for a new game, or quit.
save-new = n
save-all = all
save-drop = drop
save-yes = yes
    .short = y
save-drop-which =
    { $n ->
        [one] There is one game. Type “drop” to delete it.
       *[other] Which game? Type “drop” and a number from 1 to { $n }.
    }
save-drop-ask =
    { $n ->
        [one] Delete this game? You cannot get it back.
       *[other] Delete these { $n } games? You cannot get them back.
    }
save-drop-prompt = Type yes to delete, or press Enter to keep:
save-drop-kept =
    { $n ->
        [one] The game is kept.
       *[other] The games are kept.
    }
save-dropped =
    { $n ->
        [one] The game is deleted.
       *[other] { $n } games are deleted.
    }
save-drop-unasked = Nothing is deleted: the input ended before an answer. Add --yes to delete without asking.
save-undeletable = The file “{ $file }” cannot be deleted: { $why }.
save-list =
    { $n ->
        [0] There are no unfinished games.
        [one] There is 1 unfinished game:
       *[other] There are { $n } unfinished games, the latest first:
    }
save-list-hint = Continue one with “duskhall play --resume N”, delete one with “duskhall play --drop N”. N is its number here or its name.
save-no-number =
    { $n ->
        [0] There is no unfinished game { $got }: there are none. “duskhall play” starts a new one.
        [one] There is no unfinished game { $got }: there is only 1. “duskhall play --list” lists it.
       *[other] There is no unfinished game { $got }: the numbers are 1 to { $n }. “duskhall play --list” lists them.
    }
save-no-name = There is no unfinished game “{ $got }”. “duskhall play --list” lists the numbers and names.
save-many-names = { $n } unfinished games begin with “{ $got }”. Type more of the name, or a number from “duskhall play --list”.
save-left =
    { $n ->
        [one] The unfinished game is kept; “duskhall play” offers it again.
       *[other] The unfinished games are kept; “duskhall play” offers them again.
    }
save-old =
    { $n ->
        [one] The unfinished game is kept.
       *[other] The unfinished games are kept.
    }
save-waits =
    { $n ->
        [one] You have an unfinished game; “duskhall play” without these options offers it.
       *[other] You have { $n } unfinished games; “duskhall play” without these options offers them.
    }
save-lines = { $why } (the file has { $n } lines)
save-not-text = the file is not text
save-damaged = A saved game cannot be read: { $why }.
save-aside = It was not changed; it is kept in this file:
save-resumed = You continue { $game }, turn { $turn }.
game-title = { $how ->
        [first] { $game }, first game
       *[other] { $game }, “{ $name }”
    }
game-title-other = { $game }, mixed cards
game-title-epic = { $game }, Epic
save-written = The game is saved in this file:
save-copied = The game is saved. “duskhall play --from FILE” continues it from this file:
save-always = The game is saved after every move, in this file:
save-not = This game is not saved automatically; “record FILE” writes it to a file.
save-how = “duskhall play” offers to continue it.
save-how-from = “duskhall play --from FILE” continues from this file:
save-record = The record is complete up to here; to keep it up to date when you continue, add --record and this file:
save-stopped = Stopped; nothing is lost.
save-lost = The game was not saved: { $file } could not be written ({ $why }).
save-lost-ask = Type “save FILE” to write it elsewhere, or press Enter to leave without saving:
save-end-of-input = The input has ended, so the game stops here.
save-failed = The game could not be saved in { $file }: { $why }. Type “save FILE” to write it elsewhere.
record-written = The record is now kept up to date in this file:
record-file = Which file? For example: record game.txt

## Replaying

replay-open = The record ends here, before the end of the game.
replay-stopped = Stopped after move { $n }; the record goes on.
replay-head = { $players }. { $n } moves.
replay-move = Move { $n } of { $most } · turn { $turn } · { $who }: { $move }
replay-start = Before the first move.
replay-first = This is the start of the record. Press Enter for the first move.
replay-at = Turn { $turn }, { $who }: after move { $n } of { $most }.
replay-turn-start = Turn { $turn }, { $who }: the turn begins, after move { $n } of { $most }.
replay-hands = All hands
replay-prompt = Enter: next move · b: back · t: next turn · help: more · q: stop >
replay-which-move = Which move? Type a number from 0 to { $n }.
replay-which-seat = Which seat? Type “seat” and a number from 1 to { $n }, or “all”.
replay-unknown = “{ $answer }” is not a command of the replay. Type “help” for the list.

# Words that are typed at the prompt.
replay-word-next = next
    .short = n
replay-word-back = back
    .short = b
replay-word-turn = turn
    .short = t
replay-word-back-turn = back turn
    .short = bt
replay-word-move = move
    .short = m
replay-word-seat = seat
    .short = s
replay-word-all = all
    .short = a
replay-word-spectator = spectator
    .short = spec
replay-word-help = help
    .short = h
replay-word-quit = quit
    .short = q
replay-help-next = play the next move
    .typed = Enter, n
replay-help-back = go back one move
    .typed = b
replay-help-turn = play to the end of this turn; with a number, go to the start of that turn
    .typed = t, t 5
replay-help-back-turn = go back to the start of this turn, then of the one before
    .typed = bt
replay-help-move = go to that move; 0 is the start
    .typed = 30, move 30
replay-help-seat = see the game as that seat saw it
    .typed = seat 2
replay-help-all = see every hand
    .typed = all
replay-help-spectator = see what every player could see
    .typed = spectator
replay-help-help = this list
    .typed = help, ?
replay-help-quit = stop
    .typed = q, quit
