### Hints and reviews: the better move, and why.

## A hint. Its parts are put together to one sentence.

hint-move = Hint: { $move }.
hint-done = do nothing more
hint-stay = stay here
hint-reasons = { $reasons }.
hint-chance = Your chance to win the game: about { $percent } %.
hint-wins = wins { $card } ({ $total } against { $health })
hint-may-win = may win { $card }
hint-xp = { $xp } XP
hint-gives-up = gives up { $cards }
hint-keeps = keeps { $cards }
hint-gold = { $gold } gold can buy { $card } ({ $price })
hint-level = { $xp } XP can pay for a level-up to { $card } ({ $left } XP left)
hint-pause-destroy = without { $card } you draw your better cards more often
hint-pause-deck = you keep { $cards } for your next hand
hint-does-trades = { $card } turns { $given } into XP
hint-does-xp = { $card } can bring XP
hint-does-draws = { $card } can draw cards
hint-does-levels = { $card } can level up heroes
hint-does-heals = { $card } can heal wounds
hint-does-buys = { $card } allows another purchase
hint-does-thins = { $card } can destroy cards you no longer want
hint-instead = that is worth more here than beating { $card } now
hint-adds = { $card } adds { $what }
hint-adds-part = { $n } { $figure }
hint-gold-left = costs { $price } gold ({ $left } left)
hint-xp-left = costs { $xp } XP ({ $left } left)
hint-ahead = wins { $percent } % more often than “{ $move }”
hint-slight = little hangs on this choice
hint-rids = gets rid of { $cards }
hint-lost = even if you lose, { $card } leaves the hall and the monsters behind it move up
hint-close = about as good as “{ $move }”
hint-forced = There is only one move here: { $move }.
hint-agree = { $n } people share this table. Do all of you want hints? (yes/no)
hint-refused = Then no hints. Type “hint” when all of you agree.

## The words of a review

review-title = Review of { $names }
review-working = Reviewing
review-note = { $decisions ->
        [one] 1 decision judged
       *[other] { $decisions } decisions judged
    }, { $again } of them twice. “±” is the standard error. A move counts as a mistake only if it gives away more than twice that.
review-curve = Chance of winning, turn by turn
review-curve-end = end
review-percent = { $n } %
review-gain = +{ $n } %
review-loss = −{ $n } %
review-even = 0 %

review-turning = Turning points
review-turning-none = No turn moved the chances much.
review-turning-line = Turn { $turn }, { $who }: { $name } { $change } (±{ $error } %)
review-turning-given = { $who } gave away { $percent } %{ $moves ->
        [one] {""}
       *[other] {" "}in { $moves } moves
    }
review-happened-won = { $who } defeats { $card }
review-happened-lost = { $who } loses to { $card }
review-happened-bought = { $who } buys { $card }
review-happened-levelled = { $who } levels up to { $card }
review-happened-key = { $who } finds a key
review-happened-guardian = { $card } arrives

review-mistakes = Moves that gave away the most
review-mistakes-of = { $name }
review-mistakes-none = No clear mistake.
review-mistake = Turn { $turn }, { $move }: { $loss } (±{ $error } %)
review-better = Better: { $move }
review-better-why = Better: { $move } — { $reasons }

review-shares = Luck and play
review-column-turn = Turn
review-column-player = Player
review-column-start = Start
review-column-given = Own mistakes
review-column-gifts = Others’ mistakes
review-column-luck = Luck
review-column-result = Result
review-share-luck = { $name }: of the luck, own hands { $draws }, other hands { $others } (±{ $hands } %), monsters, dice and all else { $rest }. Own mistakes ±{ $given } %.

review-buys = What became of purchases
review-buys-paid = Paid off
review-buys-never = Never paid off
review-buys-none = Nothing was bought.
review-buy = { $copies ->
        [one] { $card }
       *[other] { $copies }× { $card }
    }: { $drawn ->
        [0] never drawn
        [one] drawn once
       *[other] drawn { $drawn } times
    }{ $uses ->
        [none] {""}
       *[other] , { $used }
    }
review-buy-victories = in hand for { $n ->
        [one] 1 victory
       *[other] { $n } victories
    }
review-buy-purchases = in hand for { $n ->
        [one] 1 purchase
       *[other] { $n } purchases
    }
review-buy-points = worth { $n ->
        [one] 1 point
       *[other] { $n } points
    }
review-not-over = This game is not over, so there is no review yet. Finish it first: “duskhall play --from { $file }” continues it.
