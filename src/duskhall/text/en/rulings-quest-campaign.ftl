### Rulings of campaigns: what the rules leave open about games in a row.

## Campaigns

ruling-quest-campaign-order = Players whom points, wounds and treasures do not tell apart choose in turn order, beginning with the one who began the game.
ruling-quest-campaign-again = A card that you won in an earlier game is a market card of your deck like any other: you may choose it again, also where this game’s market does not sell it.
ruling-quest-campaign-decline = You may choose no card. Nobody gets another one for it.
ruling-quest-campaign-last = After the last planned game nobody chooses. If you plan more games afterwards, the Guild Recognition of that game comes first.
ruling-quest-campaign-shared = Players with the same total at the end win the campaign together.
ruling-quest-campaign-cycle = A campaign with more games than quests, or than set-ups of your own, starts again with the first.
