# The lessons in the terminal: “duskhall learn”.

learn-unknown = There is no lesson “{ $name }”. Lessons: { $known }.
learn-list = Lessons
learn-row = { $title }. { $about } About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
learn-how = Begin with “duskhall learn { $lesson }”.
learn-opening = { $n } steps, about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Each step asks for one thing. Type the move, or “do” to have it done for you; “skip” ends the lesson and leaves you the game.
learn-step = Step { $n } of { $steps }: { $title }
learn-move = { $do } Type “{ $move }” or “do”.
learn-read = Press Enter to go on.
learn-no-next = This step wants a move. Type it, or “do” to have it done for you.
learn-next = The next lesson: “duskhall learn { $lesson }”.

help-word-next = the next step of the lesson, where there is nothing to do but read; Enter does the same
help-word-do = do this step of the lesson for me
help-word-skip = end the lesson; the same game goes on without it

word-next = next
word-do = do
word-skip = skip
