### Questions to a player, and where numbers come from. The arguments are those of terminal.ftl.

## Numbers explained

why-head = { $figure } { $n }
why-head-rank = { $figure } { $n } against { $card } in rank { $rank }
why-head-health = { $figure } { $n } of { $card } in rank { $rank }
why-health-battle = Its battle effect makes that { $health }:
why-none = nothing adds to it
why-entry = { $what }
why-on = { $what }, on { $card }
why-printed = { $card }
why-bonus = effect of { $card }
why-ignored = does not count against { $card }
why-loss = penalty from { $card }
why-become = converted by { $card }
why-double = doubled by { $card }
why-zero = set to 0 by { $card }
why-floor = never below zero
why-half = halved by { $card }
why-dark = missing light
why-rank = rank
why-lit = your light
why-earned = won with { $card }
why-spent = already spent
why-attack = attack
why-magic = magic attack
why-other = { $why } of { $card }
why-rule = the rules
why-points = { $n }× { $card }
why-which = Which number? Choose one of { $known }. You can add a rank, as in “why attack 2”.
why-which-rank = The { $figure } of which monster? Add its rank, as in “why { $figure } 2”.
why-unknown = There is no number “{ $name }”. Choose one of { $known }. You can add a rank, as in “why attack 2”.
why-no-rank = There is no monster in rank { $rank }. The ranks are 1 to { $ranks }.

## Questions

ask-prompt = >
ask-branch-turn = Your turn: village, dungeon or rest?
ask-branch-turn-advance = Your turn: village, dungeon, prepare or rest?
ask-branch = { $card }: choose one.
ask-window-village = Use village abilities, or done to go to buying.
ask-window-dungeon-advance = Equip heroes and use abilities, or done to pick a monster.
ask-window-dungeon = Equip heroes and use abilities, or done to pick a monster.
ask-window-spoils = Victory! Use spoils, or done.
ask-window-victory = Use victory abilities, or done.
ask-window-trophy = Use your trophies, or done.
ask-window-trophy-nothing = You have no trophy to use now. You are asked anyway, to keep your hand secret: done.
ask-window-react = { $you ->
        [yes] You lost the battle.
       *[no] { $who } lost the battle.
    } React with a card from your hand, or done; “pass” skips reactions until your next turn.
ask-window-react-nothing = { $you ->
        [yes] You lost the battle.
       *[no] { $who } lost the battle.
    } You have no card to react with. You are asked anyway, to keep your hand secret: done, or “pass” until your next turn.
ask-window = Use abilities, or done.
ask-pick-destroy = { $card }: destroy which card?
ask-pick-destroy-rules = You rest. Destroy a card from your hand, or done to keep them all?
ask-pick-destroy-advance = { $left ->
        [one] { $card }: destroy which card?
       *[other] { $card }: destroy which card? ({ $left } left)
    }
ask-pick-destroy-advance-any = { $card }: destroy which card, or done?
ask-pick-destroy-advance-hero = { $left ->
        [one] { $card }: destroy which hero?
       *[other] { $card }: destroy which hero? ({ $left } left)
    }
ask-pick-discard-advance-hero = { $left ->
        [one] { $card }: discard which hero?
       *[other] { $card }: discard which hero? ({ $left } left)
    }
ask-pick-discard = { $left ->
        [one] { $card }: discard which card?
       *[other] { $card }: discard which card? ({ $left } left)
    }
ask-pick-discard-hall = { $card }: take which monster?
ask-pick-pick = { $card }: which card?
ask-pick-pick-advance-hero = { $card }: which hero?
ask-pick-pick-advance-any = { $card }: show which cards? Name them one by one, then done.
ask-pick-under = { $card }: put which monster under the dungeon deck?
ask-pick-hand = { $card }: take which card into your hand, or done for none?
ask-pick-deck-rules = You prepare. Put which card on top of your deck? Name them one by one, then done: the last one is on top.
ask-pick-top-advance-any = { $card }: put which card back on top of the dungeon deck? Name them one by one, then done: the last one is on top.
ask-pick-under-advance = { $card }: put which card under the dungeon deck next? The last one is at the very bottom.
ask-so-far-advance = So far: { $cards }.
ask-pick-secret-rules = Keep which side quest? Only you see it; the others go back.
ask-branch-guild = Choose your guild sponsor. All players see it, and others may choose the same.
ask-branch-legendary = { $card }: take which legendary card?
ask-pick-front-rules = Choose your avatar. All avatars are shown together.
ask-pick-deck = { $card }: put which card on top of the deck?
ask-pick-swap = { $card }: swap which monster with the one in front of it?
ask-pick-replace = { $card }: replace which monster, or done for none?
ask-pick-show-advance = { $card }: show which card?
ask-pick-show = { $card }: show which cards?
ask-pick = { $card }: choose a card.
ask-pick-rules = Choose a card.
ask-buy = Buy a card, or done?
ask-buy-card = { $card }: buy a card, or done?
ask-level = Level up a hero, or done?
ask-level-card = { $done ->
        [yes] { $card }: level up which hero, or done?
       *[no] { $card }: level up which hero?
    }
ask-face = Attack which monster?
ask-split = Lose attack or magic attack?
ask-split-by = { $cards }: lose attack or magic attack?
ask-order = { $card }: put which monster in rank { $rank }?
ask-line = { $card }: cancel which monster effect this turn?
ask-seat = { $card }: which player?
ask-first = Several effects happen now: which goes first?
ask-any = Your choice?

option-done-window-village = go to buying
option-done-window-dungeon = ready; pick a monster
option-done-window-spoils = done with spoils
option-done-window-victory = done with abilities
option-done-window = done with abilities
option-done-buy = done buying
option-done-level = done levelling
option-done-window-trophy = done with trophies
option-done-window-react = no reaction
option-done-pick-deck = no more cards
option-done-pick-pick = no more cards
option-done-pick-top = no more cards
option-done-pick-destroy = destroy nothing
option-done-pick = no card
option-done = done
option-use = { $text }
option-equip = { $hero } carries { $card }: { $figures }
option-buy = costs { $cost } · { $about }
option-level = levels up to { $into } { $xp ->
        [0] for free
       *[other] for { $xp } XP
    }: { $about }
option-level-plain = levels up for { $xp } XP
option-copy = { $note } · { $about }
option-rank = { $card } in rank { $rank }
option-order = { $card }
option-seat = { $who }
option-line = { $card } in rank { $rank }: { $text }
option-show = you have none: show your hand
option-lose-attack = attack: −{ $n }
option-lose-magic = magic attack: −{ $n }
option-lose-both = attack: −{ $attack }, magic attack: −{ $magic }
option-name-note = { $card } ({ $note })

branch-village = visit the village: buy a card, level up heroes
branch-dungeon = enter the dungeon: fight one monster
branch-prepare = prepare: put cards from your hand on top of your deck
branch-rest = rest: destroy one card from your hand, or none
branch-return = put a monster under the dungeon deck
branch-rearrange = rearrange the hall
branch-hero = discard a hero
branch-two = discard two cards
branch-discard = discard three cards
branch-lose = lose 1 XP
branch-show = show a curse from your hand
branch-gain = gain two curses
branch-top = put the card back on top of the dungeon deck
branch-under = put the card under the dungeon deck
