### Campaigns: what is wrong with one, for all clients. What the terminal says stands in terminal-campaign.ftl.

campaign-error-players = a campaign is for { $least } to { $most } players, not { $got }
campaign-error-bad-name = “{ $name }” is not a name: use letters, digits and spaces, and no comma
campaign-error-same-name = two players are called “{ $name }”: give each player a different name
campaign-error-unknown-source = set-ups come from { $known }, or from a list of your own, not from “{ $got }”
campaign-error-no-setups = a campaign with set-ups of your own needs at least one of them
campaign-error-wishes = quests, must-haves, exclusions and a guardian are wishes for random set-ups: leave them out, or choose random set-ups
campaign-error-seed = the number of random set-ups is between 0 and { $most }, not { $got }
campaign-error-games = a campaign has up to { $most } games, or 0 for no fixed number; not { $got }
campaign-error-more-than-planned = more games were played than the { $games } planned
campaign-error-impossible-game = game { $number } cannot have ended like this: scores, places and chosen cards do not fit together
campaign-error-unfinished-choice = the Guild Recognition after game { $number } is not finished, but the next game has begun
campaign-error-nothing-to-choose = no player in “{ $name }” has a card to choose now
campaign-error-not-your-turn = { $who } is choosing a card now: wait for your turn
campaign-error-card-taken = { $who } has chosen { $card } in this Guild Recognition: choose another card, or none. Your cards: { $legal }
campaign-error-not-legal = { $card } cannot be chosen: choose an Item, a Spell or a Weapon of the market that you owned at the end, or none. Your cards: { $legal }
campaign-error-over = “{ $name }” is over after { $games } games: plan more games to continue
campaign-error-playing = game { $number } of “{ $name }” is in progress: finish it first
campaign-error-choose-first = { $who } has not chosen a card yet: that comes before the next game
campaign-error-other-game = this game does not belong to “{ $name }”, a campaign of Quest with { $seats } players
campaign-error-not-over = game { $number } is not over yet: play it to its end first
campaign-error-too-few-games = { $played } games were played or started: plan at least that many, not { $games }

## The file of a campaign

campaign-error-file-other = this is not a campaign: its file begins with “campaign: 1”
campaign-error-file-version = this campaign is version “{ $got }”, and this program reads version { $version }: use the program that wrote it, or a newer one
campaign-error-file-cut-off = the campaign is cut off after { $lines } lines: its last line should begin with “end:”. Restore the file from a backup, if you have one
campaign-error-file-changed = the campaign was changed or damaged outside the program: its lines do not match the checksum in its last line. Restore the file from a backup, if you have one
campaign-error-file-line = the campaign cannot be read: { $why }
campaign-error-line-twice = “{ $key }” is there twice: keep one of the lines
campaign-error-line-missing = number { $n } is missing before number { $number }: number the lines from 1 without a gap
campaign-error-line-unknown = “{ $key }” is not a line of a campaign: check its spelling, or use a newer program
campaign-error-line-setup = a set-up needs monsters, heroes and village: add the missing lines
