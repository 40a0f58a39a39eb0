# The guide in ordinary games: what each edition has of its own, told once.

page-coach-ask = Not sure? “Hint” shows the move a master would make, and why.
page-coach-new-prepare = New in Advance: Prepare. You put cards of your hand back on your deck and draw them again next turn, with others for those you let go.
page-coach-new-bearer = New in Advance: the Thunderstone Bearer lies among the last of the { $left } cards below. The game ends when the Bearer is defeated or reaches rank 1.
page-coach-new-curse = New in Advance: curses. A curse costs you attack while you hold it; its text says how to get rid of it.
page-coach-new-familiar = New in Advance: familiars. After a victory you can use Familiar’s Call, once in the game, to draw one.
page-coach-new-familiar-lies = Your familiar lies in front of you. You can use it each turn; the more XP you have, the more it can do. It does not spend your XP.
page-coach-new-keys = New in Quest: keys lie hidden among the monsters. { $found } of { $goal } have been found; the last one brings the guardian.
page-coach-new-guardian = The guardian has come. { $turns ->
        [one] { $turns } turn is
       *[other] { $turns } turns are
    } left in the game.
page-coach-new-tokens = New in Quest: tokens lie in front of you until you use them. They do not take up room in your hand.
