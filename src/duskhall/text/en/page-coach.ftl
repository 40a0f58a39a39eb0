# The guide in ordinary games: what each edition has of its own, told once.

page-coach-ask = { $tucked ->
        [yes] Not sure? “Hint”, under “More”, shows the move a master would make, and why.
       *[no] Not sure? “Hint” shows the move a master would make, and why.
    }
page-coach-new-prepare = New in Advance: Prepare. Put cards from your hand on top of your deck: you draw them again next turn, with new cards in place of those you discard.
page-coach-new-bearer = New in Advance: the Thunderstone Bearer is deep in the dungeon deck, which has { $left } cards left. The game ends when the Bearer is defeated or reaches rank 1.
page-coach-new-curse = New in Advance: curses. A curse costs you attack while you hold it; its text says how to get rid of it.
page-coach-new-familiar = New in Advance: familiars. After a victory you can use Familiar’s Call, once in the game, to draw one.
page-coach-new-familiar-lies = Your familiar is in front of you. You can use it each turn; the more XP you have, the more it can do. It does not spend your XP.
page-coach-new-keys = New in Quest: keys are hidden among the monsters. { $found } of { $goal } have been found; the last one summons the guardian.
page-coach-new-guardian = The guardian has arrived. { $turns ->
        [one] { $turns } turn is
       *[other] { $turns } turns are
    } left in the game.
page-coach-new-tokens = New in Quest: tokens stay in front of you until you use them. They do not take up room in your hand.
