# What the table says once before a battle is lost or the game ends, and what players ask about on their first day.

page-risk-no-win = Mit dieser Hand kannst du kein Monster besiegen, und im Dungeon musst du kämpfen. { $ends ->
        [yes] Durch den Kampf kann diese Karte Position 1 erreichen, und das Spiel endet: { $stone }.
       *[no] Du würdest den Kampf verlieren.
    }
page-risk-ends = { $wins ->
        [yes] Gewinnst du diesen Kampf ({ $card }), erreicht { $stone } Position 1: Du gewinnst die Karte, und das Spiel endet.
        [bearer] Ob du diesen Kampf gewinnst oder verlierst: { $stone } erreicht Position 1 und flieht. Das Spiel endet, und niemand erhält die Karte.
       *[no] Verlierst du diesen Kampf ({ $card }), erreicht { $stone } Position 1: Niemand gewinnt die Karte, und das Spiel endet.
    }
page-risk-yes = { $do ->
        [dungeon] Trotzdem in den Dungeon gehen
       *[attack] Angreifen: { $card }
    }
page-next-costs = { $why }; { $costs }
page-stone-in-hall = { $card } ist im Dungeon. Erreicht die Karte Position 1, endet das Spiel.
page-verdict-bare = So angreifen: { $sum }
page-lesson-skip-sure = Die Lektion verlassen? Dasselbe Spiel geht ohne sie weiter.
page-lesson-stay = In der Lektion bleiben
page-looking = Du siehst dir das Dorf nur an. Besuch es, um zu kaufen: { $card }.
page-stack-spent = kein Einkauf mehr
page-stack-other = jetzt nicht zu kaufen
page-dungeon-known-about = Karten des Dungeondecks, deren Platz du gesehen hast
page-play-what = „Spielen“ beginnt ein Spiel: { $what }.
