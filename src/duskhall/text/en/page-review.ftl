### Hints at the table, and the review of a game beside its replay.

page-hint = Hint
page-hint-working = Looking for the best move…
page-hint-late = No hint came in time. Try again.
page-menu-hints = Ask everybody to allow hints
page-vote-hints = { $name } asks to allow hints for everybody.
page-new-rule-hints = Hints
page-new-rule-hints-note = You can ask for the best move. Where others play too, all have to agree first.

page-review = Review
page-review-title = What decided this game
page-review-working = Working out the review: { $percent } %
page-review-failed = The review could not be worked out.
page-review-again = Try again
page-review-curve = Chance of winning
page-review-curve-label = Chance of winning over { $turns } turns. At the end: { $ends }. The same numbers are in the table below.
page-review-curve-end = { $name } { $percent } %
page-review-axis = { $percent } %
page-review-axis-turns = Turn
page-review-table = All numbers as a table
page-review-turn = Turn
page-review-over = End
page-review-error = Error
page-review-percent = { $n } %
page-review-signed = { $sign ->
        [plus] +{ $n } %
        [minus] −{ $n } %
       *[none] 0 %
    }
page-review-give-or-take = ±{ $n } %
page-review-jump = Show turn { $turn }
page-review-turning = Turning points
page-review-turning-none = No turn moved the chances much.
page-review-turning-line = Turn { $turn } of { $who }: { $name } { $change } (±{ $error } %)
page-review-mistakes = Moves that gave most away
page-review-mistakes-none = No clear mistake.
page-review-mistake = Turn { $turn }: { $move }
page-review-mistake-lost = { $change } (±{ $error } %)
page-review-better = Better: { $move }
page-review-shares = Luck and play
page-review-shares-note = From an even start to the result. What your moves give away goes to the others; the rest is luck.
page-review-player = Player
page-review-start = Start
page-review-given = Own mistakes
page-review-gifts = Others’ mistakes
page-review-luck = Luck
page-review-result = Result
page-review-of-luck = { $name }: own hands { $draws }, other hands { $others }, monsters, dice and all else { $rest }
page-review-buys = What became of purchases
page-review-paid = Paid off
page-review-never = Never paid off
page-review-buys-none = Nothing was bought.
page-review-note = { $decisions ->
        [one] 1 decision judged
       *[other] { $decisions } decisions judged
    }, { $again } of them twice. “±” is the standard error; a move counts as a mistake only if it gives away more than twice that.
