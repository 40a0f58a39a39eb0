### The log of a game. The arguments are those of terminal.ftl.

## The log

log-empty = Noch ist nichts passiert.
log-turn = Zug { $turn }, { $you ->
        [yes] du
       *[no] { $who }
    }:
log-choose-village = { $you ->
        [yes] Du besuchst
        [turn] Besucht
       *[no] { $who } besucht
    } das Dorf.
log-choose-dungeon = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } in den Dungeon.
log-choose-prepare = { $you ->
        [yes] Du bereitest dich vor.
        [turn] Bereitet sich vor.
       *[no] { $who } bereitet sich vor.
    }
log-choose-rest = { $you ->
        [yes] Du erholst dich.
        [turn] Erholt sich.
       *[no] { $who } erholt sich.
    }
log-choose = { $you ->
        [yes] Du wählst
        [turn] Wählt
       *[no] { $who } wählt
    }: { $branch }.
log-lay = { $you ->
        [yes] Deine Handkarten:
        [turn] Die Handkarten:
       *[no] Handkarten von { $who }:
    } { $cards }.
log-show-advance = { $you ->
        [yes] Du zeigst:
        [turn] Zeigt:
       *[no] { $who } zeigt:
    } { $cards }.
log-show = { $you ->
        [yes] Du zeigst deine Handkarten:
        [turn] Zeigt die Handkarten:
       *[no] { $who } zeigt die Handkarten:
    } { $cards }.
log-use = { $you ->
        [yes] Du nutzt:
        [turn] Nutzt:
       *[no] { $who } nutzt:
    } { $card }.
log-must = { $card } – { $text }
log-must-bare = { $card } wirkt.
log-mark = { $card } wird nach dem Kampf zerstört.
log-arrive = { $card } erreicht Position 1.
log-equip = { $you ->
        [yes] Du rüstest
        [turn] Rüstet
       *[no] { $who } rüstet
    } den Helden { $hero } mit der Waffe { $card } aus.
log-buy = { $you ->
        [yes] Du kaufst
        [turn] Kauft
       *[no] { $who } kauft
    } für { $price } Gold: { $card }.
log-level = { $you ->
        [yes] Du stufst hoch:
        [turn] Stuft hoch:
       *[no] { $who } stuft hoch:
    } { $card } → { $into }.
log-face = { $you ->
        [yes] Du greifst an:
        [turn] Greift an:
       *[no] { $who } greift an:
    } { $card } auf Position { $rank }.
log-compare = { $won ->
        [yes] { $total } gegen { $health }: { $card } ist besiegt.
        [stays] { $total } gegen { $health }: { $card } ist nicht besiegt und bleibt im Dungeon.
       *[no] { $total } gegen { $health }: { $card } ist nicht besiegt.
    }
log-xp-gain = { $you ->
        [yes] Du erhältst
        [turn] Erhält
       *[no] { $who } erhält
    } { $n } EP.
log-xp-pay = { $you ->
        [yes] Du bezahlst
        [turn] Bezahlt
       *[no] { $who } bezahlt
    } { $n } EP.
log-xp-loss-advance = { $you ->
        [yes] Du verlierst
        [turn] Verliert
       *[no] { $who } verliert
    } { $n } EP.
log-gold = { $card } bringt { $n } Gold.
log-gold-loss = { $card } kostet { $n } Gold.
log-defeat = { $card } ist ebenfalls besiegt.
log-drop = { $hero } ist zu schwach für diese Waffe: { $card }.
log-name = { $you ->
        [yes] Du wählst:
        [turn] Wählt:
       *[no] { $who } wählt:
    } { $other }.
log-name-self = Du wählst dich selbst.
log-change = Der Effekt gilt für: { $cards }.
log-change-figure = { $cards }: { $figure } { $amount }.
log-cancel = In diesem Zug wird ein Effekt aufgehoben: { $cards }.
log-again = { $you ->
        [yes] Du hast
        [turn] Hat
       *[no] { $who } hat
    } noch einen Zug.
log-lose = Der Abzug trifft: { $loss }.
log-shift = Die Monster rücken vor.
log-arrange = Im Dungeon liegen jetzt: { $cards }.
log-no-battle = { $you ->
        [yes] Du findest
        [turn] Findet
       *[no] { $who } findet
    } kein Monster zum Bekämpfen.
log-end = Das Spiel ist zu Ende.
log-undo = { $you ->
        [yes] Du nimmst einen Schritt zurück.
        [turn] Nimmt einen Schritt zurück.
       *[no] { $who } nimmt einen Schritt zurück.
    }
log-shuffle-deck = { $you ->
        [yes] Du mischst deinen Ablagestapel zu einem neuen Kommandodeck.
        [turn] Mischt den Ablagestapel zu einem neuen Kommandodeck.
       *[no] { $who } mischt den Ablagestapel zu einem neuen Kommandodeck.
    }
log-shuffle = { $n } Karten werden gemischt.
log-new-hand = Deine neuen Handkarten: { $cards }.
log-bot-illegal = { $who } hat „{ $answer }“ geantwortet. Das ist nicht erlaubt, also gilt der erste erlaubte Schritt.
log-bot-late = { $who } hat zu lange gebraucht. Es gilt der erste erlaubte Schritt.
log-bot-failed = { $who } ist abgestürzt ({ $why }). Es gilt der erste erlaubte Schritt.

# Moves of cards, by the kinds of place they leave and reach.
log-move-deck-hand = { $you ->
        [yes] Du ziehst:
        [turn] Zieht:
       *[no] { $who } zieht:
    } { $cards }.
log-move-hand-discard = { $you ->
        [yes] Du legst ab:
        [turn] Legt ab:
       *[no] { $who } legt ab:
    } { $cards }.
log-move-hand-destroyed = { $cards } { $n ->
        [one] wird
       *[other] werden
    } zerstört.
log-move-hand-destroyed-other = { $you ->
        [yes] Aus deiner Hand zerstört:
       *[no] Aus der Hand von { $who } zerstört:
    } { $cards }.
log-move-hand-supply = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück in den Vorrat.
log-move-discard-supply = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück in den Vorrat.
log-give = { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } { $to ->
        [you] dir
       *[other] { $name }
    }: { $cards }.
log-move-hall-discard = { $you ->
        [yes] Du nimmst:
        [turn] Nimmt:
       *[no] { $who } nimmt:
    } { $cards }.
log-move-hall-dungeon = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } oben auf das Dungeondeck.
log-move-hall-dungeon-under = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } unter das Dungeondeck.
log-move-dungeon-hall = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } in den Dungeon.
log-move-supply-discard = { $you ->
        [yes] Du erhältst:
        [turn] Erhält:
       *[no] { $who } erhält:
    } { $cards }.
log-move-stack-discard = { $you ->
        [yes] Du erhältst:
        [turn] Erhält:
       *[no] { $who } erhält:
    } { $cards }.
log-move-stack-destroyed = Dorf: { $cards } { $n ->
        [one] wird
       *[other] werden
    } zerstört.
log-move-deck-aside = { $you ->
        [yes] Du deckst auf:
        [turn] Deckt auf:
       *[no] { $who } deckt auf:
    } { $cards }.
log-move-aside-destroyed = { $cards } { $n ->
        [one] wird
       *[other] werden
    } zerstört.
log-move-aside-supply = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück in den Vorrat.
log-move-aside-discard = { $you ->
        [yes] Du legst ab:
        [turn] Legt ab:
       *[no] { $who } legt ab:
    } { $cards }.
log-move-discard-hand = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } { $you ->
        [yes] zu deiner Gruppe.
       *[no] zur Gruppe von { $who }.
    }
log-move-hand-deck = { $you ->
        [yes] Du legst oben auf dein Kommandodeck:
        [turn] Legt oben auf das Kommandodeck:
       *[no] { $who } legt oben auf das Kommandodeck:
    } { $cards }.
log-move-hand-stack = { $cards } { $n ->
        [one] wird zerstört und kommt
       *[other] werden zerstört und kommen
    } zurück ins Dorf.
log-move-hand-stack-other = { $you ->
        [yes] Aus deiner Hand zerstört
       *[no] Aus der Hand von { $who } zerstört
    } und zurück im Dorf: { $cards }.
log-move-hand-draw-other = { $you ->
        [yes] Aus deiner Hand zerstört
       *[no] Aus der Hand von { $who } zerstört
    } und zurück unter dem Stapel: { $cards }.
log-move-hand-hand = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } auf { $you ->
        [yes] deine Hand.
       *[no] die Hand von { $who }.
    }
log-move-hand-dungeon = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } oben auf das Dungeondeck.
log-move-destroyed-discard = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück auf { $you ->
        [yes] deinen Ablagestapel.
       *[no] den Ablagestapel von { $who }.
    }
log-move-hand-draw = { $cards } { $n ->
        [one] wird zerstört und kommt
       *[other] werden zerstört und kommen
    } zurück unter den Stapel.
log-move-draw-discard = { $you ->
        [yes] Du erhältst:
        [turn] Erhält:
       *[no] { $who } erhält:
    } { $cards }.
log-move-draw-front = { $you ->
        [yes] Du erhältst:
        [turn] Erhält:
       *[no] { $who } erhält:
    } { $cards }.
log-move-supply-front = { $you ->
        [yes] Du erhältst:
        [turn] Erhält:
       *[no] { $who } erhält:
    } { $cards }.
log-move-secret-front = { $you ->
        [yes] Du wählst:
        [turn] Wählt:
       *[no] { $who } wählt:
    } { $cards }.
log-move-secret-front-quest = { $you ->
        [yes] Du deckst auf:
        [turn] Deckt auf:
       *[no] { $who } deckt auf:
    } { $cards }.
log-move-secret-draw = { $you ->
        [yes] Du legst zurück unter die Nebenquests:
        [turn] Legt zurück unter die Nebenquests:
       *[no] { $who } legt zurück unter die Nebenquests:
    } { $cards }.
log-move-dungeon-destroyed = { $cards } { $n ->
        [one] wird
       *[other] werden
    } aufgedeckt und ersetzt.
log-move-dungeon-destroyed-alone = { $cards } { $n ->
        [one] wird
       *[other] werden
    } aufgedeckt; als Ersatz ist nichts mehr da.
log-move-supply-hall = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } in den Dungeon.
log-move-front-discard = In diesem Zug genutzt und jetzt auf dem Ablagestapel: { $cards }.
log-move-deck-front = { $you ->
        [yes] Du ziehst und legst offen aus:
        [turn] Zieht und legt offen aus:
       *[no] { $who } zieht und legt offen aus:
    } { $cards }.
log-move-discard-discard = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } auf { $you ->
        [yes] deinen Ablagestapel.
       *[no] den Ablagestapel von { $who }.
    }
log-move-aside-hand = { $you ->
        [yes] Du nimmst auf die Hand:
        [turn] Nimmt auf die Hand:
       *[no] { $who } nimmt auf die Hand:
    } { $cards }.
log-move-aside-deck = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück oben auf das Kommandodeck.
log-move-dungeon-aside = { $cards } { $n ->
        [one] wird
       *[other] werden
    } vom Dungeondeck aufgedeckt.
log-move-aside-dungeon = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } zurück oben auf das Dungeondeck.
log-move-aside-dungeon-under = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } unter das Dungeondeck.
log-move-stack-hand = { $you ->
        [yes] Du nimmst auf die Hand:
        [turn] Nimmt auf die Hand:
       *[no] { $who } nimmt auf die Hand:
    } { $cards }.
log-move-stack-deck = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } oben auf { $you ->
        [yes] dein Kommandodeck.
       *[no] das Kommandodeck von { $who }.
    }
log-move = { $cards }: { $from } → { $to }.

place-dungeon = Dungeondeck
place-hall = Dungeon
place-destroyed = zerstörte Karten
place-aside = aufgedeckte Karten
place-deck = Kommandodeck von { $who }
place-hand = Hand von { $who }
place-discard = Ablagestapel von { $who }
place-front = Karten vor { $who }
place-secret = geheime Karten von { $who }
place-draw = eigener Stapel
place-stack = Dorf
place-supply = Vorrat
place-other = { $name }

# What ends the game has come into the hall.
log-ends = { $told } Erreicht die Karte Position 1, endet das Spiel.
