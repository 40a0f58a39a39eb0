### Rulings of campaigns: what the rules leave open about games in a row.

## Campaigns

ruling-quest-campaign-order = Players tied on points, wounds and treasures choose in turn order, starting with the first player of that game.
ruling-quest-campaign-again = A card you won in an earlier game is a market card of your deck like any other: you may choose it again, even if this game’s market does not sell it.
ruling-quest-campaign-decline = You may choose no card; the other players do not get an extra one.
ruling-quest-campaign-last = After the last planned game there is no Guild Recognition. If you plan more games afterwards, the Guild Recognition of that game comes first.
ruling-quest-campaign-shared = Players with the same total at the end win the campaign together.
ruling-quest-campaign-cycle = A campaign with more games than quests, or than set-ups of your own, starts again with the first.
