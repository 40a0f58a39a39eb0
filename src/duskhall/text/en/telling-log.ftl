### The log of a game. The arguments are those of terminal.ftl.

## The log

log-empty = Nothing has happened yet.
log-turn = Turn { $turn }, { $you ->
        [yes] you
       *[no] { $who }
    }:
log-choose-village = { $you ->
        [yes] You visit
        [turn] Visits
       *[no] { $who } visits
    } the village.
log-choose-dungeon = { $you ->
        [yes] You enter
        [turn] Enters
       *[no] { $who } enters
    } the dungeon.
log-choose-prepare = { $you ->
        [yes] You prepare.
        [turn] Prepares.
       *[no] { $who } prepares.
    }
log-choose-rest = { $you ->
        [yes] You rest.
        [turn] Rests.
       *[no] { $who } rests.
    }
log-choose = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    }: { $branch }.
log-lay = { $you ->
        [yes] Your hand:
        [turn] The hand:
       *[no] { $who }’s hand:
    } { $cards }.
log-show-advance = { $you ->
        [yes] You show
        [turn] Shows
       *[no] { $who } shows
    } { $cards }.
log-show = { $you ->
        [yes] You show your hand:
        [turn] Shows the hand:
       *[no] { $who } shows the hand:
    } { $cards }.
log-use = { $you ->
        [yes] You use
        [turn] Uses
       *[no] { $who } uses
    } { $card }.
log-must = { $card } – { $text }
log-must-bare = { $card } takes effect.
log-mark = { $card } will be destroyed after the battle.
log-arrive = { $card } comes to rank 1.
log-equip = { $you ->
        [yes] You give
        [turn] Gives
       *[no] { $who } gives
    } { $hero } the { $card }.
log-buy = { $you ->
        [yes] You buy
        [turn] Buys
       *[no] { $who } buys
    } { $card } for { $price } gold.
log-level = { $you ->
        [yes] You level
        [turn] Levels
       *[no] { $who } levels
    } { $card } up to { $into }.
log-face = { $you ->
        [yes] You attack
        [turn] Attacks
       *[no] { $who } attacks
    } { $card } in rank { $rank }.
log-compare = { $won ->
        [yes] { $total } against { $health }: { $card } is defeated.
        [stays] { $total } against { $health }: { $card } is not defeated and stays in the hall.
       *[no] { $total } against { $health }: { $card } is not defeated.
    }
log-xp-gain = { $you ->
        [yes] You gain
        [turn] Gains
       *[no] { $who } gains
    } { $n } XP.
log-xp-pay = { $you ->
        [yes] You pay
        [turn] Pays
       *[no] { $who } pays
    } { $n } XP.
log-xp-loss-advance = { $you ->
        [yes] You lose
        [turn] Loses
       *[no] { $who } loses
    } { $n } XP.
log-gold = { $card } brings { $n } gold.
log-gold-loss = { $card } costs { $n } gold.
log-defeat = { $card } is defeated too.
log-drop = { $hero } can no longer carry { $card }.
log-name = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    } { $other }.
log-name-self = You choose yourself.
log-change = { $cards } { $n ->
        [one] gets
       *[other] get
    } the effect.
log-change-figure = { $cards } { $n ->
        [one] gets
       *[other] get
    } { $amount } { $figure }.
log-cancel = An effect is cancelled for this turn: { $cards }.
log-again = { $you ->
        [yes] You have
        [turn] Has
       *[no] { $who } has
    } another turn.
log-lose = The penalty falls on { $loss }.
log-shift = The monsters move up.
log-arrange = The hall is now: { $cards }.
log-no-battle = { $you ->
        [yes] You find
        [turn] Finds
       *[no] { $who } finds
    } no monster to fight.
log-end = The game is over.
log-undo = { $you ->
        [yes] You undo a move.
        [turn] Undoes a move.
       *[no] { $who } undoes a move.
    }
log-shuffle-deck = { $you ->
        [yes] You shuffle your discard pile into a new deck.
        [turn] Shuffles the discard pile into a new deck.
       *[no] { $who } shuffles the discard pile into a new deck.
    }
log-shuffle = { $n } cards are shuffled.
log-new-hand = Your new hand: { $cards }.
log-bot-illegal = { $who } answered “{ $answer }”, which is not legal, and plays the first legal move.
log-bot-late = { $who } took too long and plays the first legal move.
log-bot-failed = { $who } crashed ({ $why }) and plays the first legal move.

# What ends the game has come into the hall.
log-ends = { $told } When it comes to rank 1, the game ends.

# Moves of cards, by the kinds of place they leave and reach.
log-move-deck-hand = { $you ->
        [yes] You draw
        [turn] Draws
       *[no] { $who } draws
    } { $cards }.
log-move-hand-discard = { $you ->
        [yes] You discard
        [turn] Discards
       *[no] { $who } discards
    } { $cards }.
log-move-hand-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-hand-destroyed-other = { $you ->
        [yes] Destroyed from your hand:
       *[no] Destroyed from { $who }’s hand:
    } { $cards }.
log-move-hand-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-move-discard-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-give = { $you ->
        [yes] You give
       *[no] { $who } gives
    } { $to ->
        [you] you
       *[other] { $name }
    } { $cards }.
log-move-hall-discard = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $cards }.
log-move-hall-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of the dungeon deck.
log-move-hall-dungeon-under = { $cards } { $n ->
        [one] goes
       *[other] go
    } under the dungeon deck.
log-move-dungeon-hall = { $cards } { $n ->
        [one] enters
       *[other] enter
    } the hall.
log-move-supply-discard = { $you ->
        [yes] You gain
        [turn] Gains
       *[no] { $who } gains
    } { $cards }.
log-move-stack-discard = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-stack-destroyed = Village: { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-deck-aside = { $you ->
        [yes] You turn up
        [turn] Turns up
       *[no] { $who } turns up
    } { $cards }.
log-move-aside-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } destroyed.
log-move-aside-supply = { $cards } { $n ->
        [one] goes
       *[other] go
    } back to the supply.
log-move-aside-discard = { $you ->
        [yes] You discard
        [turn] Discards
       *[no] { $who } discards
    } { $cards }.
log-move-discard-hand = { $cards } { $n ->
        [one] joins
       *[other] join
    } { $you ->
        [yes] your party.
       *[no] the party of { $who }.
    }
log-move-hand-deck = { $you ->
        [yes] You put
        [turn] Puts
       *[no] { $who } puts
    } { $cards } on top of the deck.
log-move-hand-stack = { $cards } { $n ->
        [one] is destroyed and goes
       *[other] are destroyed and go
    } back to the village.
log-move-hand-stack-other = { $you ->
        [yes] Destroyed from your hand
       *[no] Destroyed from { $who }’s hand
    } and back in the village: { $cards }.
log-move-hand-draw-other = { $you ->
        [yes] Destroyed from your hand
       *[no] Destroyed from { $who }’s hand
    } and back under the pile: { $cards }.
log-move-hand-hand = { $cards } { $n ->
        [one] goes
       *[other] go
    } to { $you ->
        [yes] your hand.
       *[no] { $who }’s hand.
    }
log-move-hand-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of the dungeon deck.
log-move-destroyed-discard = { $cards } { $n ->
        [one] comes
       *[other] come
    } back to { $you ->
        [yes] your
       *[no] { $who }’s
    } discard pile.
log-move-hand-draw = { $cards } { $n ->
        [one] is destroyed and goes
       *[other] are destroyed and go
    } back under the pile.
log-move-draw-discard = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-draw-front = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-supply-front = { $you ->
        [yes] You get
        [turn] Gets
       *[no] { $who } gets
    } { $cards }.
log-move-secret-front = { $you ->
        [yes] You choose
        [turn] Chooses
       *[no] { $who } chooses
    } { $cards }.
log-move-secret-front-quest = { $you ->
        [yes] You reveal
        [turn] Reveals
       *[no] { $who } reveals
    } { $cards }.
log-move-secret-draw = { $you ->
        [yes] You put
        [turn] Puts
       *[no] { $who } puts
    } { $cards } back under the side quests.
log-move-dungeon-destroyed = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up and replaced.
log-move-dungeon-destroyed-alone = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up; nothing is left to replace { $n ->
        [one] it.
       *[other] them.
    }
log-move-supply-hall = { $cards } { $n ->
        [one] enters
       *[other] enter
    } the hall.
log-move-front-discard = { $cards }, used this turn, { $n ->
        [one] goes
       *[other] go
    } to the discard pile.
log-move-deck-front = { $you ->
        [yes] You draw
        [turn] Draws
       *[no] { $who } draws
    } { $cards } and { $you ->
        [yes] lay
       *[no] lays
    } { $n ->
        [one] it
       *[other] them
    } open.
log-move-discard-discard = { $cards } { $n ->
        [one] goes
       *[other] go
    } to { $you ->
        [yes] your
       *[no] { $who }’s
    } discard pile.
log-move-aside-hand = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $cards } into hand.
log-move-aside-deck = { $cards } { $n ->
        [one] goes
       *[other] go
    } back on top of the deck.
log-move-dungeon-aside = { $cards } { $n ->
        [one] is
       *[other] are
    } turned up from the dungeon deck.
log-move-aside-dungeon = { $cards } { $n ->
        [one] goes
       *[other] go
    } back on top of the dungeon deck.
log-move-aside-dungeon-under = { $cards } { $n ->
        [one] goes
       *[other] go
    } under the dungeon deck.
log-move-stack-hand = { $you ->
        [yes] You take
        [turn] Takes
       *[no] { $who } takes
    } { $cards } into hand.
log-move-stack-deck = { $cards } { $n ->
        [one] goes
       *[other] go
    } on top of { $you ->
        [yes] your
       *[no] { $who }’s
    } deck.
log-move = { $cards }: from { $from } to { $to }.

place-dungeon = the dungeon deck
place-hall = the hall
place-destroyed = the destroyed cards
place-aside = the revealed cards
place-deck = { $who }’s deck
place-hand = { $who }’s hand
place-discard = { $who }’s discard pile
place-front = the cards in front of { $who }
place-secret = { $who }’s secret cards
place-draw = its pile
place-stack = the village
place-supply = the supply
place-other = { $name }
