### Words that Quest has for what other editions have as well: the id of the message with "quest-" before it.

## Names

quest-tag-village = marketplace
    .noun = { "" }
quest-tag-avian = avian
    .plural = avians
quest-title-iron-rations = Iron Rations token
    .plural = Iron Rations tokens
quest-kind-village = marketplace card

quest-figure-strength = skill
quest-figure-weight = skill needed
quest-figure-darkness = light needed
quest-figure-hand = hit points
    .many = yes

quest-event-village-over = Village visited
    .clause = after a visit to the village, unless it was to the Temple
    .effect = village

## Pieces of card text

quest-text-global = { $text }
quest-text-cancel = { $form ->
        [third] cancels
       *[base] cancel
    } { $n } { $kind } { $many ->
        [yes] effects of monsters and rooms
       *[no] effect of a monster in the dungeon
    } for this turn
quest-text-from-hall = from the dungeon
quest-text-in-hall = in the dungeon
quest-text-higher-weight = { $who } { $many ->
        [yes] need
       *[no] needs
    } { $n } more skill
quest-text-lower-weight = { $who } { $many ->
        [yes] need
       *[no] needs
    } { $n } less skill
quest-text-has-weight = a need for skill
quest-text-has-darkness = a need for light
quest-text-gain-front = { $form ->
        [third] gains
       *[base] gain
    } { $what }
quest-text-fig-weight = needing { $range } skill
    .not = not needing { $range } skill
quest-text-pred-weight =
    { $many ->
        [yes] need { $range } skill
       *[no] needs { $range } skill
    }
    .not = { $many ->
        [yes] do not need { $range } skill
       *[no] does not need { $range } skill
    }
quest-text-self =
    { $type ->
        [hero] this hero
        [monster] this monster
        [weapon] this weapon
        [room] this room
        [token] this token
       *[card] this card
    }
quest-text-foe =
    { $now ->
        [yes] the monster you fight
       *[no] the monster
    }
quest-text-held = wielded
    .not = unwielded
quest-text-while-equipped = while wielded
    .not = while not wielded
quest-text-while-it-is-equipped = while { $self } is wielded
    .not = while { $self } is not wielded
quest-text-carried-by = when wielded by { $hero }
    .not = unless wielded by { $hero }
quest-text-act-leave = { $who } { $many ->
        [yes] stay in their rooms
       *[no] stays in its room
    } even when defeated
    .verb = leave the dungeon
    .again = { $who } { $many ->
        [yes] stay in their rooms
       *[no] stays in its room
    } even when defeated from now on
    .order = { $form ->
        [third] keeps
       *[base] keep
    } { $who } in the dungeon even when defeated
quest-text-to-under = under its deck
quest-text-to-top = on top of its deck
quest-text-pred-darkness =
    { $many ->
        [yes] need { $range } light
       *[no] needs { $range } light
    }
    .not = { $many ->
        [yes] do not need { $range } light
       *[no] does not need { $range } light
    }
