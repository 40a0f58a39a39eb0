### The page: the large Play button, one's games, links that share a deal, seats of people who are gone, the app.
###
### Arguments: $n, $more, $turn, $vp, $minutes are whole numbers; $yours is how many tables wait for the reader.

## Play, and go on

page-play = Spielen
page-play-new = Neues Spiel
page-play-against = { $edition }, Gegner: { $bot }
page-play-go-on = Weiterspielen
page-play-line = { $turn ->
    [0] { $state }.
   *[other] Zug { $turn }. { $state }.
}
page-play-line-against = { $turn ->
    [0] Gegen { $names }. { $state }.
   *[other] Zug { $turn } gegen { $names }. { $state }.
}
page-play-others = { $more ->
    [one] 1 weiterer Tisch
   *[other] { $more } weitere Tische
}{ $yours ->
    [0] { "" }
   *[other] : an { $yours } bist du dran
}
page-back = Zurück

## Sound and speed

page-sound-offer = Mit Ton spielen? Du hörst, wenn du dran bist, und du hörst Karten und Kämpfe.
page-sound-yes = Ton einschalten
page-sound-no = Ohne Ton
page-menu-pace = Tempo der Bots
