# What the table says once before a battle is lost or the game ends, and what players ask about on their first day.

page-risk-no-win = You cannot defeat any monster with this hand, and in the dungeon you have to fight. { $ends ->
        [yes] The battle can bring { $stone } to rank 1, which ends the game.
       *[no] You would lose the battle.
    }
page-risk-ends = { $wins ->
        [yes] If you defeat { $card }, { $stone } comes to rank 1: you win it, and the game ends.
        [bearer] Whether you win or lose this battle, { $stone } comes to rank 1 and escapes: the game ends, and nobody gets { $stone }.
       *[no] If you lose to { $card }, { $stone } comes to rank 1, nobody wins it, and the game ends.
    }
page-risk-yes = { $do ->
        [dungeon] Enter the dungeon anyway
       *[attack] Attack { $card }
    }
page-next-costs = { $why }; { $costs }
page-stone-in-hall = { $card } is in the hall. When it comes to rank 1, the game ends.
page-verdict-bare = Attack as it stands: { $sum }
page-lesson-skip-sure = Leave the lesson? The same game goes on without it.
page-lesson-stay = Stay in the lesson
page-looking = You are only looking at the village. Visit it to buy { $card }.
page-stack-spent = no purchase left
page-stack-other = not for sale now
page-dungeon-known-about = Cards of the dungeon deck whose place you have seen
page-play-what = “Play” starts a game: { $what }.
