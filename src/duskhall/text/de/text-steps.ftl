### The pieces of card text: steps. The arguments are those of text.ftl.

text-to-it = dafür
text-that = , dass { $clause }
text-any-order = in beliebiger Reihenfolge
text-into-any-order = in eine beliebige Reihenfolge
text-at-random = zufällig
text-if-none = , wenn das nicht geht
text-if-enough = { $one ->
        [yes] (wenn du welche hast)
       *[no] (wenn du so viele hast)
    }
# Where gained cards go, if not into the discard pile.
text-gain-hand = { $who ->
        [they] auf seine Hand
       *[you] auf deine Hand
    }
# .lay: where gained cards are laid before their owner, that is said.
text-gain-front = { "" }
    .lay = yes
text-earn-gold = { $n } Gold
text-earn-xp = { $n } EP
text-earn-vp = { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
text-to-under = unter das Dungeondeck
text-to-top = oben auf das Dungeondeck
text-to-top-or-under = oben auf das Dungeondeck oder darunter
text-to-deck = oben auf { $who ->
        [they] sein Kommandodeck
       *[you] dein Kommandodeck
    }
text-to-secret = zurück zu { $who ->
        [they] seinen geheimen Karten
       *[you] deinen geheimen Karten
    }
text-to-front = offen vor { $who ->
        [they] sich
       *[you] dich
    }
text-to-owner = { $gender ->
        [p] auf die Ablagestapel ihrer Besitzer
        [f] auf den Ablagestapel ihres Besitzers
       *[other] auf den Ablagestapel seines Besitzers
    }
text-even-destroyed = , auch wenn { $it } zerstört { $many ->
        [yes] wurden
       *[no] wurde
    }
text-to-home = { text-to-owner }
text-to-discard = auf { $who ->
        [they] seinen Ablagestapel
       *[you] deinen Ablagestapel
    }
text-to-hand = auf { $who ->
        [they] seine Hand
       *[you] deine Hand
    }
text-to-pile = { $gender ->
        [p] unter ihre Stapel
        [f] unter ihren Stapel
       *[other] unter seinen Stapel
    }
text-the-hall = den Dungeon
text-to-face = auf { $who ->
        [they] Seiten seiner Wahl
       *[you] eine Seite deiner Wahl
    }
text-anew = neu
text-into-room = in { $room }
text-into-wilderness = in die Wildnis
text-to-fight-there = , um dort zu kämpfen
text-swap-here = das Monster aus { $by } in diesen Raum
text-swap-monsters = den Platz mit { $by }
text-swap-rooms = den Platz mit dem, was in { $by } liegt
text-with-next = mit der Karte davor
# $what: in the genitive.
text-in-place = an die Stelle { $what }
text-once-each = je einmal
text-for-free = kostenlos
text-for-less = für { $n } EP weniger
text-hyphened = { $kind }-
text-of-monsters = { $many ->
        [yes] von Monstern im Dungeon
       *[no] eines Monsters im Dungeon
    }
text-without-xp = , ohne { $gender ->
        [f] ihre
        [p] ihre
       *[other] seine
    } EP zu erhalten
text-another-turn = nach diesem Zug noch einen Zug
text-if-liked = { $who ->
        [they] wenn er möchte: { $text }
       *[you] wenn du möchtest: { $text }
    }
text-for-every = für { $seat } gilt: { $text }
text-choose-one = wähl eins: { $list }
text-or-else = { $a }; oder { $b }
text-then-else = { $then }; sonst { $else }
text-then-else-if = { $then }; sonst, { $else }
text-later = { $at ->
        [turn] am Zugende
       *[battle] nach dem Kampf
    }
text-later-colon = { $time }: { $text }
text-instead = wenn diese Karte in den Dungeon gelegt würde, zerstöre sie und leg stattdessen die oberste Karte des Stapels „{ $pile }“ dorthin

## Costs

text-pay-to = { $cost }, um { $act }
text-pay-then = { $cost }. Wenn du das tust, { $text }
text-given-up =
    { $what ->
        [self] sie wird nach dem Kampf zerstört
       *[other] was du opferst, wird nach dem Kampf zerstört
    }
