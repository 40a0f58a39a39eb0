### The page: the large Play button, one's games, links that share a deal, seats of people who are gone, the app.
###
### Arguments: $n, $more, $turn, $vp, $minutes are whole numbers; $yours is how many tables wait for the reader.

## Play, and go on

page-play = Play
page-play-new = New game
page-play-against = { $edition } against { $bot }
page-play-go-on = Continue
page-play-line = { $turn ->
    [0] { $state }.
   *[other] Turn { $turn }. { $state }.
}
page-play-line-against = { $turn ->
    [0] Against { $names }. { $state }.
   *[other] Turn { $turn } against { $names }. { $state }.
}
page-play-others = { $more ->
    [one] 1 more table
   *[other] { $more } more tables
}{ $yours ->
    [0] { "" }
   *[other] : your move at { $yours }
}
page-back = Back

## Sound and speed

page-sound-offer = Play with sound? It marks your turn, cards and battles.
page-sound-yes = Turn sound on
page-sound-no = Keep it off
page-menu-pace = Speed of the bots
