### Questions to a player, and where numbers come from. The arguments are those of terminal.ftl.

## Numbers explained

why-head = { $figure } { $n }
why-head-rank = { $figure } { $n } im Kampf gegen: { $card } auf Position { $rank }
why-head-health = { $figure } { $n }: { $card } auf Position { $rank }
why-health-battle = Mit dem Kampfeffekt sind es { $health }:
why-none = dazu trägt nichts bei
why-entry = { $what }
why-on = { $what } ({ $card })
why-printed = { $card }
why-bonus = Effekt: { $card }
why-ignored = zählt hier nicht: { $card }
why-loss = Abzug: { $card }
why-become = umgewandelt: { $card }
why-double = verdoppelt: { $card }
why-zero = auf 0 gesetzt: { $card }
why-floor = nie unter 0
why-half = halbiert: { $card }
why-dark = fehlendes Licht
why-rank = Position
why-lit = dein Licht
why-earned = gewonnen: { $card }
why-spent = schon ausgegeben
why-attack = Angriff
advance-why-attack = Physischer Angriff
quest-why-attack = Physischer Angriff
why-magic = Magischer Angriff
why-other = { $why }: { $card }
why-rule = die Regeln
why-points = { $n }× { $card }
why-which = Welche Zahl? Wähl eine von { $known }. Du kannst eine Position anhängen: „warum angriff 2“.
why-which-rank = Bei welchem Monster? Häng seine Position an: „warum { $figure } 2“.
why-unknown = Eine Zahl „{ $name }“ gibt es nicht. Wähl eine von { $known }. Du kannst eine Position anhängen: „warum angriff 2“.
why-no-rank = Auf Position { $rank } liegt kein Monster. Die Positionen sind 1 bis { $ranks }.

## Questions

ask-prompt = >
ask-branch-turn = Dein Zug: Dorf, Dungeon oder Erholung?
ask-branch-turn-advance = Dein Zug: Dorf, Dungeon, Vorbereitung oder Erholung?
ask-branch = { $card }: Was möchtest du tun?
ask-window-village = Nutze Dorffähigkeiten; danach kommt der Einkauf.
ask-window-dungeon-advance = Rüste Helden aus und nutze Fähigkeiten; danach wählst du ein Monster.
ask-window-dungeon = Rüste Helden aus und nutze Fähigkeiten; danach wählst du ein Monster.
ask-window-spoils = Sieg! Nutze Beutefähigkeiten oder mach weiter.
ask-window-victory = Nutze Siegfähigkeiten oder mach weiter.
ask-window-trophy = Nutze deine Trophäen oder mach weiter.
ask-window-trophy-nothing = Du hast gerade keine Trophäe zu nutzen. Du wirst trotzdem gefragt, damit deine Hand geheim bleibt: Antworte „fertig“.
ask-window-react = { $you ->
        [yes] Du hast den Kampf verloren.
       *[no] { $who } hat den Kampf verloren.
    } Reagiere mit einer Handkarte oder nicht („fertig“); „passen“ überspringt Reaktionen bis zu deinem nächsten Zug.
ask-window-react-nothing = { $you ->
        [yes] Du hast den Kampf verloren.
       *[no] { $who } hat den Kampf verloren.
    } Du hast keine Karte, mit der du reagieren kannst. Du wirst trotzdem gefragt, damit deine Hand geheim bleibt: „fertig“, oder „passen“ bis zu deinem nächsten Zug.
ask-window = Nutze Fähigkeiten oder mach weiter.
ask-pick-destroy = { $card }: Welche Karte zerstören?
ask-pick-destroy-rules = Du erholst dich. Welche Handkarte zerstören (oder keine)?
ask-pick-destroy-advance = { $left ->
        [one] { $card }: Welche Karte zerstören?
       *[other] { $card }: Welche Karte zerstören? (noch { $left })
    }
ask-pick-destroy-advance-any = { $card }: Welche Karte zerstören (oder keine)?
ask-pick-destroy-advance-hero = { $left ->
        [one] { $card }: Welchen Helden zerstören?
       *[other] { $card }: Welchen Helden zerstören? (noch { $left })
    }
ask-pick-discard-advance-hero = { $left ->
        [one] { $card }: Welchen Helden ablegen?
       *[other] { $card }: Welchen Helden ablegen? (noch { $left })
    }
ask-pick-discard = { $left ->
        [one] { $card }: Welche Karte ablegen?
       *[other] { $card }: Welche Karte ablegen? (noch { $left })
    }
ask-pick-discard-hall = { $card }: Welches Monster nehmen?
ask-pick-pick = { $card }: Welche Karte?
ask-pick-pick-advance-hero = { $card }: Welcher Held?
ask-pick-pick-advance-any = { $card }: Welche Karten zeigen? Nenne sie nacheinander, zum Schluss „fertig“.
ask-pick-under = { $card }: Welches Monster unter das Dungeondeck legen?
ask-pick-hand = { $card }: Welche Karte auf die Hand nehmen (oder keine)?
ask-pick-deck-rules = Du bereitest dich vor. Welche Karte oben auf dein Kommandodeck legen? Nenne sie nacheinander, zum Schluss „fertig“: Die letzte liegt oben.
ask-pick-top-advance-any = { $card }: Welche Karte zurück oben auf das Dungeondeck legen? Nenne sie nacheinander, zum Schluss „fertig“: Die letzte liegt oben.
ask-pick-under-advance = { $card }: Welche Karte als Nächstes unter das Dungeondeck legen? Die letzte liegt ganz unten.
ask-so-far-advance = Bisher: { $cards }.
ask-pick-secret-rules = Welche Nebenquest behalten? Nur du siehst sie; die anderen kommen zurück.
ask-branch-guild = Wähl deine Gilde. Alle sehen sie, und andere dürfen dieselbe wählen.
ask-branch-legendary = { $card }: Welche legendäre Karte nehmen?
ask-pick-front-rules = Wähl deinen Avatar. Alle Avatare werden gleichzeitig gezeigt.
ask-pick-deck = { $card }: Welche Karte oben auf das Kommandodeck legen?
ask-pick-swap = { $card }: Welches Monster mit dem davor tauschen?
ask-pick-replace = { $card }: Welches Monster ersetzen (oder keines)?
ask-pick-show-advance = { $card }: Welche Karte zeigen?
ask-pick-show = { $card }: Welche Karten zeigen?
ask-pick = { $card }: Wähl eine Karte.
ask-pick-rules = Wähl eine Karte.
ask-buy = Eine Karte kaufen (oder keine)?
ask-buy-card = { $card }: Eine Karte kaufen (oder keine)?
ask-level = Einen Helden hochstufen (oder keinen)?
ask-level-card = { $done ->
        [yes] { $card }: Welchen Helden hochstufen (oder keinen)?
       *[no] { $card }: Welchen Helden hochstufen?
    }
ask-face = Welches Monster angreifen?
ask-split = Angriff oder Magischen Angriff verlieren?
advance-ask-split = Physischen oder Magischen Angriff verlieren?
quest-ask-split = Physischen oder Magischen Angriff verlieren?
ask-split-by = { $cards }: Angriff oder Magischen Angriff verlieren?
advance-ask-split-by = { $cards }: Physischen oder Magischen Angriff verlieren?
quest-ask-split-by = { $cards }: Physischen oder Magischen Angriff verlieren?
ask-order = { $card }: Welches Monster auf Position { $rank } legen?
ask-line = { $card }: Welchen Monstereffekt in diesem Zug aufheben?
ask-seat = { $card }: Welcher Spieler?
ask-first = Jetzt treffen mehrere Effekte zusammen: Welcher kommt zuerst?
ask-any = Was wählst du?

option-done-window-village = zum Einkauf
option-done-window-dungeon = bereit; ein Monster wählen
option-done-window-spoils = fertig mit der Beute
option-done-window-victory = fertig mit Fähigkeiten
option-done-window = fertig mit Fähigkeiten
option-done-buy = fertig mit dem Einkauf
option-done-level = fertig mit Hochstufen
option-done-window-trophy = fertig mit Trophäen
option-done-window-react = keine Reaktion
option-done-pick-deck = keine weiteren Karten
option-done-pick-pick = keine weiteren Karten
option-done-pick-top = keine weiteren Karten
option-done-pick-destroy = nichts zerstören
option-done-pick = keine Karte
option-done = fertig
option-use = { $text }
option-equip = { $hero } trägt die Waffe { $card }: { $figures }
option-buy = kostet { $cost } · { $about }
option-level = Hochstufen → { $into } { $xp ->
        [0] (kostenlos)
       *[other] ({ $xp } EP)
    }: { $about }
option-level-plain = Hochstufen für { $xp } EP
option-copy = { $note } · { $about }
option-rank = { $card } auf Position { $rank }
option-order = { $card }
option-seat = { $who }
option-line = { $card } auf Position { $rank }: { $text }
option-show = du hast keine: zeig deine Handkarten
option-lose-attack = Angriff: −{ $n }
advance-option-lose-attack = Physischer Angriff: −{ $n }
quest-option-lose-attack = Physischer Angriff: −{ $n }
option-lose-magic = Magischer Angriff: −{ $n }
option-lose-both = Angriff: −{ $attack }, Magischer Angriff: −{ $magic }
advance-option-lose-both = Physischer Angriff: −{ $attack }, Magischer Angriff: −{ $magic }
quest-option-lose-both = Physischer Angriff: −{ $attack }, Magischer Angriff: −{ $magic }
option-name-note = { $card } ({ $note })

branch-village = das Dorf besuchen: 1 Karte kaufen, Helden hochstufen
branch-dungeon = in den Dungeon gehen: 1 Monster bekämpfen
branch-prepare = vorbereiten: Handkarten oben auf dein Kommandodeck legen
branch-rest = erholen: 1 Handkarte zerstören oder keine
branch-return = 1 Monster unter das Dungeondeck legen
branch-rearrange = den Dungeon neu anordnen
branch-hero = 1 Helden ablegen
branch-two = 2 Karten ablegen
branch-discard = 3 Karten ablegen
branch-lose = 1 EP verlieren
branch-show = 1 Fluch aus deiner Hand zeigen
branch-gain = 2 Flüche erhalten
branch-top = die Karte zurück oben auf das Dungeondeck legen
branch-under = die Karte unter das Dungeondeck legen
