### Campaigns at the terminal. What is wrong with a campaign stands in campaign.ftl.

## Where a campaign stands

campaign-head = Campaign “{ $name }”: { $where }.
campaign-where-ready = { $games ->
        [0] game { $number } is next
       *[other] game { $number } of { $games } is next
    }
campaign-where-playing = { $games ->
        [0] game { $number } is in progress
       *[other] game { $number } of { $games } is in progress
    }
campaign-where-recognition = { $games ->
        [0] Guild Recognition after game { $number }, { $who } chooses
       *[other] Guild Recognition after game { $number } of { $games }, { $who } chooses
    }
campaign-where-over = { $played ->
        [one] over after 1 game
       *[other] over after { $played } games
    }
campaign-leads = { $n ->
        [one] { $who } leads with { $points } points
       *[other] { $who } share the lead with { $points } points
    }
campaign-won = { $n ->
        [one] { $who } wins the campaign with { $points } points
       *[other] { $who } win the campaign together, with { $points } points each
    }
campaign-damaged = cannot be read: { $why }
campaign-list =
    { $n ->
        [0] There are no campaigns. “duskhall campaign new NAME” starts one.
        [one] There is 1 campaign:
       *[other] There are { $n } campaigns, the latest first:
    }
campaign-how = “duskhall campaign next { $name }” continues it.

## Its games

campaign-begins = { $games ->
        [0] Campaign “{ $name }”: game { $number }
       *[other] Campaign “{ $name }”: game { $number } of { $games }
    }
campaign-game = Game { $number } · { $about }
campaign-cards = { $source ->
        [random] random cards, guardian { $card }
       *[own] cards of your own, guardian { $card }
    }
campaign-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
campaign-points = { $n ->
        [1] { $points } point
       *[other] { $points } points
    }
campaign-game-won = winner
campaign-total = { $n ->
        [one] Total after 1 game
       *[other] Total after { $n } games
    }
campaign-deck = starts with { $cards } as well
campaign-cards-won = cards won: { $cards }
campaign-sentence = { $what }.
campaign-another = { $games ->
        [0] Press Enter for game { $number }, or type quit:
       *[other] Press Enter for game { $number } of { $games }, or type quit:
    }

## Guild Recognition

campaign-recognition = Guild Recognition after game { $number }
campaign-recognition-about = In the order of your places, each of you may choose one Item, Spell or Weapon that you owned at the end. One copy of it joins your starting deck for all later games. No two of you can choose the same card.
campaign-ask = { $who }, which card do you choose?
campaign-word-none = none
campaign-none-about = choose no card
campaign-chosen = { $who }: { $what }
campaign-chose = chose { $card }
campaign-chose-declined = chose no card
campaign-chose-forfeited = had no card to choose

## Errors

campaign-none = There are no campaigns. “duskhall campaign new NAME” starts one.
campaign-none-left = All campaigns are over. “duskhall campaign new NAME” starts another, “duskhall campaign next NAME --games N” adds games to one.
campaign-unknown = There is no campaign “{ $name }”. There are: { $known }.
campaign-many = Several campaigns begin with “{ $name }”: { $known }. Type more of the name.
campaign-exists = There is already a campaign “{ $name }”. “duskhall campaign next { $slug }” continues it; choose another name for a new one.
campaign-busy = The campaign “{ $name }” is open in another window. Continue there, or stop it there first.
campaign-unreadable = The campaign “{ $name }” cannot be played: { $why }. Its file is unchanged: { $file }.
campaign-players-changed = The players of “{ $name }” are { $players }, and that cannot change: scores and cards belong to them. Leave --players out, or start a new campaign.
campaign-is-over = The campaign “{ $name }” is over: { $lead }. “duskhall campaign next { $slug } --games N” continues it if N is more than { $played }; “duskhall campaign log { $slug }” shows the games played.
campaign-game-other = it has other players
campaign-game-damaged = Game { $number } cannot continue: { $why }. Its file is { $file }. Repair the file, or restart the game with “duskhall campaign next { $name } --anew”; the file is kept under another name.
campaign-not-under-way = No game of “{ $name }” is in progress, so there is nothing to restart. Leave --anew out.
campaign-anew = Game { $number } starts over. The moves played so far are kept in this file:
campaign-no-players = Name the players in seat order, separated by commas: --players Anna,Ben,veteran
campaign-bad-setups = “{ $got }” is not a source of set-ups. Give --setups quests, random, or a file with set-ups.
campaign-setup-line = “{ $file }”, set-up { $n }: { $why }
campaign-setup-empty = There is no set-up in “{ $file }”. Write the names of its cards, separated by commas, with an empty line between two set-ups.
