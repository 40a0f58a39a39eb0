### Questions to a player, and where numbers come from. The arguments are those of terminal.ftl.

## Numbers explained

why-head = { $figure } { $n }
why-head-rank = { $figure } { $n } against { $card } in rank { $rank }
why-head-health = { $figure } { $n } of { $card } in rank { $rank }
why-health-battle = Its battle effect will make that { $health }:
why-none = nothing adds to it
why-entry = { $what }
why-on = { $what }, on { $card }
why-printed = { $card }
why-bonus = effect of { $card }
why-ignored = does not count against { $card }
why-loss = loss through { $card }
why-become = turned by { $card }
why-double = doubled by { $card }
why-zero = set to 0 by { $card }
why-floor = never below zero
why-half = halved by { $card }
why-dark = missing light
why-rank = rank
why-lit = your light
why-earned = earned with { $card }
why-spent = already spent
why-attack = attack
why-magic = magic attack
why-other = { $why } of { $card }
why-rule = the rules
why-points = { $n }× { $card }
why-which = Which number? There are { $known }. A rank may follow, as in “why attack 2”.
why-which-rank = The { $figure } of which monster? Add its rank, as in “why { $figure } 2”.
why-unknown = There is no number “{ $name }”. Try: { $known }. A rank may follow, as in “why attack 2”.
why-no-rank = There is no monster in rank { $rank }. The ranks are 1 to { $ranks }.

## Questions

ask-prompt = >
ask-branch-turn = Your turn: village, dungeon or rest?
ask-branch-turn-advance = Your turn: village, dungeon, prepare or rest?
ask-branch = { $card }: which of these?
ask-window-village = Use village effects, or done to go on to the purchase.
ask-window-dungeon-advance = Before the battle: use dungeon effects and hand out weapons, or done to choose the monster.
ask-window-dungeon = Prepare: use dungeon effects and hand out weapons, or done to choose the monster.
ask-window-spoils = You have won. Use spoils, or done.
ask-window-victory = Use victory effects, or done.
ask-window-trophy = Use the effects of your trophies, or done.
ask-window-trophy-nothing = You have no trophy to use now. You are asked all the same, so that nobody learns what you hold: done.
ask-window-react = { $you ->
        [yes] You have lost the battle.
       *[no] { $who } has lost the battle.
    } React with a card of your hand, or done; “pass” if you want no reaction before your next turn.
ask-window-react-nothing = { $you ->
        [yes] You have lost the battle.
       *[no] { $who } has lost the battle.
    } You have no card to react with. You are asked all the same, so that nobody learns what you hold: done, or “pass” until your next turn.
ask-window = Use effects, or done.
ask-pick-destroy = { $card }: which card is destroyed?
ask-pick-destroy-rules = You rest. Destroy a card of your hand, or done to keep them all?
ask-pick-destroy-advance = { $left ->
        [one] { $card }: which card is destroyed?
       *[other] { $card }: which card is destroyed? ({ $left } to go)
    }
ask-pick-destroy-advance-any = { $card }: which card is destroyed, or done if you want no more?
ask-pick-destroy-advance-hero = { $left ->
        [one] { $card }: which hero is destroyed?
       *[other] { $card }: which hero is destroyed? ({ $left } to go)
    }
ask-pick-discard-advance-hero = { $left ->
        [one] { $card }: which hero do you discard?
       *[other] { $card }: which hero do you discard? ({ $left } to go)
    }
ask-pick-discard = { $left ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which card do you discard? ({ $left } to go)
    }
ask-pick-discard-hall = { $card }: which monster do you take?
ask-pick-pick = { $card }: which card?
ask-pick-pick-advance-hero = { $card }: which hero?
ask-pick-pick-advance-any = { $card }: which cards do you show? Name one after the other, then done.
ask-pick-under = { $card }: which monster goes under the dungeon deck?
ask-pick-hand = { $card }: which card comes to your hand, or done for none?
ask-pick-deck-rules = You prepare. Which card of your hand goes on top of your deck? Name one after the other, then done: the last one named lies on top.
ask-pick-top-advance-any = { $card }: which card goes back on top of the dungeon deck? Name one after the other, then done: the last one named lies on top.
ask-pick-under-advance = { $card }: which card goes under the dungeon deck next? The last one named lies at the very bottom.
ask-so-far-advance = Named so far: { $cards }.
ask-pick-secret-rules = Keep which side quest? Nobody else sees it; the others go back.
ask-branch-guild = Choose the guild that sponsors you. Everybody sees it, and others may choose the same.
ask-branch-legendary = { $card }: which legendary card do you take?
ask-pick-front-rules = Choose your avatar. It is shown when all have chosen.
ask-pick-deck = { $card }: which card goes on top of the deck?
ask-pick-swap = { $card }: which monster changes places with the one in front of it?
ask-pick-replace = { $card }: which monster is replaced, or done for none?
ask-pick-show-advance = { $card }: which card do you show?
ask-pick-show = { $card }: which cards do you show?
ask-pick = { $card }: choose a card.
ask-pick-rules = Choose a card.
ask-buy = Buy a card, or done?
ask-buy-card = { $card }: buy a card, or done?
ask-level = Level up a hero, or done?
ask-level-card = { $done ->
        [yes] { $card }: which hero goes up a level, or done?
       *[no] { $card }: which hero goes up a level?
    }
ask-face = Which monster do you attack?
ask-split = A loss is due: which kind of attack shall bear it?
ask-split-by = { $cards }: a loss is due. Which kind of attack shall bear it?
ask-order = { $card }: which monster stands in rank { $rank }?
ask-line = { $card }: which effect of a monster does not happen this turn?
ask-seat = { $card }: which player?
ask-first = Several effects happen now: which is the first?
ask-any = Your choice?

option-done-window-village = no more effects; go on to the purchase
option-done-window-dungeon = ready; choose the monster
option-done-window-spoils = no more spoils
option-done-window-victory = no more effects
option-done-window = no more effects
option-done-buy = buy nothing more
option-done-level = level up nobody
option-done-window-trophy = no more effects
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
option-level = becomes { $into } { $xp ->
        [0] without experience
       *[other] for { $xp } experience
    }: { $about }
option-level-plain = rises a level for { $xp } experience
option-copy = { $note } · { $about }
option-rank = { $card } in rank { $rank }
option-order = { $card }
option-seat = { $who }
option-line = { $card } in rank { $rank }: { $text }
option-show = you have none: show your hand
option-lose-attack = attack loses { $n }
option-lose-magic = magic attack loses { $n }
option-lose-both = attack loses { $attack }, magic attack loses { $magic }
option-name-note = { $card } ({ $note })

branch-village = visit the village: buy a card, level up heroes
branch-dungeon = enter the dungeon: fight one monster
branch-prepare = prepare: put cards of your hand on top of your deck
branch-rest = rest: destroy one card of your hand, or none
branch-return = put a monster under the dungeon deck
branch-rearrange = rearrange the hall
branch-hero = discard a hero
branch-two = discard two cards
branch-discard = discard three cards
branch-lose = lose 1 experience
branch-show = show a curse of your hand
branch-gain = gain two curses
branch-top = put the card back on top of the dungeon deck
branch-under = put the card under the dungeon deck
