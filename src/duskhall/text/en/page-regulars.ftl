### The page: advice, people who stay away, one's games, challenges, the app on one's device.

## Advice

page-settings-advice = Advice on monsters
page-settings-advice-note = A table can allow less for everyone.
page-advice-full = Verdicts and how to win
page-advice-verdicts = Verdicts only
page-advice-off = None
page-new-rule-advice = Advice at this table
page-new-rule-advice-full = As each player likes
page-new-rule-advice-verdicts = Verdicts at most, no hints
page-new-rule-advice-off = None, and no hints

## People who stay away

page-new-rule-away = Waiting for a player
page-new-rule-away-note = After that the others can let a bot play, claim the game or end it.
page-away-times = { $same ->
    [yes] { $idle }
   *[other] { $idle }; disconnected: { $gone }
  }
page-away-length = { $unit ->
    [days] { $n ->
        [one] 1 day
       *[other] { $n } days
      }
    [hours] { $n ->
        [one] 1 hour
       *[other] { $n } hours
      }
   *[minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
      }
  }
page-new-rule-listed-hot = You share this screen, so the table is not listed.
page-absent-somebody = a player
page-absent-waits = Waiting for { $names }. You can go on without them in { $unit ->
    [hours] { $n } hours
    [minutes] { $n } minutes
   *[seconds] { $n ->
        [one] 1 second
       *[other] { $n } seconds
      }
  }.
page-absent-up = You have waited long enough for { $names }.
page-absent-bot = Let a bot play
page-absent-claim = Claim the game
page-absent-end = End and score it
page-vote-bot = { $name } proposes to let a bot play for the absent player.
page-vote-claim = { $name } proposes to claim the game: the absent player loses.
page-vote-withdraw = Withdraw
page-seat-absent = stayed away
page-end-absent = stayed away
page-waiting-close = Close the table

## One screen for several people

page-pass-on = Pass the screen on
page-pass-on-note = Your move is done. { $name } is next.
page-pass-on-done = Done – hide my hand
page-curtain-undo = { $name }: undo my last click

## One's games

page-title-games = Your games
page-games-title = Your games
page-games-won = Won
page-games-lost = Lost
page-games-running = Running
page-games-over = Finished
page-games-bot = { $name } ({ $bot })
page-games-line = against { $names }
page-games-points = Points:
page-games-absent = by absence
page-games-challenge = challenge of { $name }: { $points }
## Challenges

page-title-challenge = Challenge
page-share-title = Challenge others with this deal
page-share-note = Anyone who opens this link plays the same cards with the same luck against the same bots and has { $points ->
    [one] 1 point
   *[other] { $points } points
  } to beat.
page-share-link = Link
page-share-copy = Copy the link
page-share-code = Copy the code
page-share-terminal = In the terminal: duskhall play --challenge CODE
page-end-share = Share this deal
page-end-challenge = { $came ->
    [beaten] You beat { $name } by { $by }: the score to beat was { $points }.
    [short] { $name } keeps the lead: { $points }, { $by } more than you.
   *[equal] You match { $name }: { $points } points each.
  }
page-challenge-beat = { $points ->
    [one] Beat { $name }: 1 point
   *[other] Beat { $name }: { $points } points
  }
page-challenge-note = You play the same cards with the same luck, against the same bots.
page-challenge-bots = Opponents
page-challenge-play = Play this deal
page-challenge-broken = This challenge cannot be opened

## The lobby

page-lobby-new = Choose a game
page-lobby-games = All your games and replays
page-lobby-remove = Remove
page-lobby-close = Close
page-lobby-leave = Leave
page-lobby-remove-sure = Yes, remove it
page-lobby-end-sure = End this game and remove it
page-lobby-keep = Keep it

## Campaigns, as far as lobby and table speak of them

page-title-newcampaign = New campaign
page-title-campaign = Campaign
page-more-campaign = Campaign
page-more-campaign-note = Quest, game after game: your starting deck grows
page-lobby-campaigns = My campaigns
page-campaign-scores = Score
page-campaign-leads = Leading:
page-campaign-open = Open
page-campaign-listed = { $state ->
    [waiting] Waiting for players
    [ready] Ready for game { $n }
    [playing] Game { $n } in progress
    [recognition] Guild Recognition
   *[over] Finished
}
page-campaign-back = Campaign
page-campaign-back-menu = Go to the campaign
page-campaign-next-table = Go to the next game
page-campaign-of = Campaign: { $names }
