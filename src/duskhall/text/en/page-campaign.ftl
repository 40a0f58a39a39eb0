### What the page says about campaigns.
###
### $n and $of count games from 1, $of and $planned are 0 where no number is fixed; $open, $turns and $points are whole
### numbers. All others are names or finished texts.

## Making one

page-campaign-what = A campaign is a series of Quest games with the same players. After each game you may add a card to your starting deck. Points from all games count together.
page-campaign-rules = Rules for campaigns
page-campaign-how-many = Number of games
page-campaign-games = Games
page-campaign-games-of = { $n ->
    [0] open-ended
    [one] 1 game
   *[other] { $n } games
}
page-campaign-setups = Cards for each game
page-campaign-setups-quests = The five quests in order
page-campaign-setups-random = Random cards
page-campaign-setups-chosen = Your own set-ups
page-campaign-setups-again = If you play more games than you have set-ups, they start over from the first.
page-campaign-setups-random-note = Each game gets new random cards. You see them before it begins.
page-campaign-setups-none = Choose the cards for the first game below and add them. You can add more set-ups for later games.
page-campaign-setup-of = Cards for game { $n }
page-campaign-setup-add = Use these cards for game { $n }
page-campaign-setup-remove = Remove the cards for game { $n }
page-campaign-harder = Harder games
page-campaign-harder-note = Starting decks improve from game to game. These options balance that.
page-campaign-keys = Keys that summon the guardian in game 1
page-campaign-more-keys = Each later game needs one more key, up to six
page-campaign-key-decks = Keys in the monster decks of level 1 · 2 · 3
page-campaign-key-decks-usual = 1 · 2 · 3, as usual
page-campaign-key-decks-of = { $a } · { $b } · { $c }
page-campaign-tables = Watchers, clock, bot speed
page-campaign-make = Make the campaign

## The page of a campaign

page-campaign-stop = This campaign cannot be shown
page-campaign-link = Link to this campaign
page-campaign-players = Players
page-campaign-leave = Leave the campaign
page-campaign-state-waiting = { $open ->
    [one] One seat is open. The campaign can begin when it is taken.
   *[other] { $open } seats are open. The campaign can begin when they are taken.
}
page-campaign-state-ready = { $of ->
    [0] Game { $n } can begin.
   *[other] Game { $n } of { $of } can begin.
}
page-campaign-state-playing = { $of ->
    [0] Game { $n } is in progress.
   *[other] Game { $n } of { $of } is in progress.
}
page-campaign-state-recognition = Guild Recognition after game { $n }: { $name } is choosing a card.
page-campaign-state-yours = Guild Recognition after game { $n }: choose a card.
page-campaign-state-over = { $n ->
    [one] The campaign is over. { $names } wins with { $points } points.
   *[other] The campaign is over. { $names } share the victory with { $points } points each.
}
page-campaign-next = Start game { $n }
page-campaign-to-table = Continue game { $n }
page-campaign-watch = Watch game { $n }
page-campaign-cards-next = Cards for game { $n }
page-campaign-cards-now = Cards in game { $n }, in progress

page-campaign-recognition = Guild Recognition
page-campaign-recognition-note = From first place to last, each player may add one Item, Spell or Weapon from their deck to their starting deck. A card taken by one player is not available to the others this time.
page-campaign-choose = Choose a card for your starting deck
page-campaign-choose-for = { $name }, choose a card for your starting deck
page-campaign-take = Take { $card }
page-campaign-decline = Take no card
page-campaign-pass-over = Continue without a card for { $name }
page-campaign-took = took { $card }
page-campaign-declined = took no card
page-campaign-forfeited = had no card to take
page-campaign-choosing = is choosing now
page-campaign-later = chooses later

page-campaign-game-title = Game { $n }: { $title }
page-campaign-game-note = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $date }
page-campaign-points = points
page-campaign-winner = Winner:
page-campaign-total = Total so far
page-campaign-final = Final score
page-campaign-decks = Added to the starting decks
page-campaign-decks-none = nothing

page-campaign-about = About this campaign
page-campaign-end = End the campaign now
page-campaign-end-note = The leader wins. You can undo this.
page-campaign-go-on = Play more games
page-campaign-go-on-note = The campaign continues where it ended.

## In the lobby, and at the table of a game

