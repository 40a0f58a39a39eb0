# The lessons on the page. The words of their steps are in lessons.ftl and come from the server.

page-title-learn = Learn to play
page-lessons-text = Real games with a guide. Each step asks for one thing and says why; you can have it done for you, go back, or skip the lesson and play on.
page-lessons-tile = Learn to play
page-lessons-tile-first = New to the game? Learn it as you play: the lesson takes about 10 minutes, the rest of the game another half hour.
page-lessons-tile-more = Short lessons on light, weapons, diseases, rest, the end, Advance and Quest.
page-lessons-tile-begin = Begin the first game
page-lesson-begin = Begin
page-lesson-begin-title = Begin the lesson: { $title }
page-lesson-again = Play again
page-lesson-finished = finished
page-lesson-minutes = About { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
page-lesson-minutes-game = The lesson takes about { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }, the rest of the game another half hour.
page-lesson-step = Step { $n } of { $steps }
page-lesson-progress = Steps done
page-lesson-behind = (done)
page-lesson-next = Next
page-lesson-do = Do it for me
page-lesson-skip = Skip the lesson
page-lesson-find = Go to the highlighted spot
page-lesson-watch = Your opponent moves.
page-lesson-next-one = Next lesson
page-lesson-all = All lessons
page-lesson-play-on = Play on
