### Hints at the table, and the review of a game beside its replay.

page-hint = Hint
page-hint-working = Looking for the best move …
page-hint-late = The hint took too long. Try again.
page-menu-hints = Ask all players to allow hints
page-vote-hints = { $name } asks to allow hints for all players.
page-new-rule-hints = Hints
page-new-rule-hints-note = You can ask for the best move. If others play too, all of you have to agree first.

page-review = Review
page-review-title = What decided this game
page-review-working = Reviewing the game: { $percent } %
page-review-failed = The review failed.
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
page-review-jump-over = Show the end
page-review-turning = Turning points
page-review-turning-none = No turn changed the chances much.
page-review-turning-line = Turn { $turn } of { $who }: { $name } { $change } (±{ $error } %)
page-review-mistakes = Biggest mistakes
page-review-mistakes-none = No clear mistakes.
page-review-mistake = Turn { $turn }: { $move }
page-review-mistake-lost = { $change } (±{ $error } %)
page-review-better = Better: { $move }
page-review-shares = Luck and play
page-review-shares-note = From the chance at the start, as in the chart, to the result. What your mistakes give away goes to the others; the rest is luck.
page-review-player = Player
page-review-start = Start
page-review-given = Own mistakes
page-review-gifts = Others’ mistakes
page-review-luck = Luck
page-review-result = Result
page-review-of-luck = { $name }: own hands { $draws }, other players’ hands { $others }, monsters, dice and everything else { $rest }
page-review-buys = How your buys paid off
page-review-paid = Paid off
page-review-never = Never paid off
page-review-buys-none = Nothing was bought.
page-review-note = { $decisions ->
        [one] 1 decision judged
       *[other] { $decisions } decisions judged
    }, { $again } of them twice. “±” is the standard error; a move counts as a mistake only if it gives away more than twice that.
