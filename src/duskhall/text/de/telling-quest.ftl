### What happens at a table with rooms, champions, keys and a guardian: log, questions, map, forecasts.
### The arguments are those of terminal.ftl; $room is the bare name of a room or its number, to stand after "Raum".

## Places

room-number = { $n }
room-named = { $room }
stands-nowhere = noch nicht auf dem Spielplan
stands-room = im Raum { $room }
stands-temple = im Tempel
stands-bazaar = auf dem Basar
stands-shop = im Wunderladen
stands-guilds-quarter = im Gildenviertel
stands-marketplace = auf dem Marktplatz
card-face-down = eine verdeckte Karte
lies-in = { $card } im Raum { $room }

## The log

log-choose-temple = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } zum Tempel.
log-choose-bazaar = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } zum Basar.
log-choose-shop = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } zum Wunderladen.
log-choose-guilds-quarter = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } ins Gildenviertel.
log-choose-marketplace = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } zum Marktplatz.
log-choose-item = { $you ->
        [yes] Du deckst
        [turn] Deckt
       *[no] { $who } deckt
    } einen Gegenstand auf.
log-choose-spell = { $you ->
        [yes] Du deckst
        [turn] Deckt
       *[no] { $who } deckt
    } einen Zauberspruch auf.
log-choose-weapon = { $you ->
        [yes] Du deckst
        [turn] Deckt
       *[no] { $who } deckt
    } eine Waffe auf.
log-choose-venture = { $you ->
        [yes] Du gehst
        [turn] Geht
       *[no] { $who } geht
    } weiter in die Wildnis.
log-place = { $you ->
        [yes] Dein Champion ist
        [turn] Der Champion ist
       *[no] Der Champion von { $who } ist
    } jetzt { $place }.
log-light = { $you ->
        [yes] Du brichst
        [turn] Bricht
       *[no] { $who } bricht
    } mit { $n } Licht auf.
log-walk = { $you ->
        [yes] Du betrittst
        [turn] Betritt
       *[no] { $who } betritt
    } den Raum { $room }{ $light ->
        [0] .
       *[other] {" "}({ $light } Licht).
    }
quest-log-face = { $you ->
        [yes] Du kämpfst
        [turn] Kämpft
       *[no] { $who } kämpft
    } im Raum { $room }. Gegner: { $card }.
log-arrange-one = { $card } tauscht den Platz und ist jetzt im Raum { $room }.
log-arrange-rooms = Monster tauschen die Plätze: { $cards }.
log-key = { $you ->
        [yes] Du findest
        [turn] Findet
       *[no] { $who } findet
    } { $last ->
        [yes] den letzten Schlüssel, { $found } von { $goal }: Der Wächter kommt am Ende dieses Zugs.
       *[no] einen Schlüssel: { $found } von { $goal }.
    }
log-shuffle-key = Noch ein Schlüssel wird aufgedeckt, aber pro Zug wird nur einer gefunden: Er wird zurück in das Monsterdeck der Stufe { $level } gemischt.
log-summon = { $card } betritt den Raum { $room }. Jeder Spieler zieht 6 Karten, legt 4 ab und hat dann einen letzten Zug.
log-roll = { $you ->
        [yes] Du würfelst
        [turn] Würfelt
       *[no] { $who } würfelt
    } { $dice }.
log-die-again = { $you ->
        [yes] Du wirfst
        [turn] Wirft
       *[no] { $who } wirft
    } { $n ->
        [one] die { $was } neu: { $now }.
       *[other] die { $was } neu: { $now }. Die Würfel zeigen { $dice }.
    }
log-die-turn = { $you ->
        [yes] Du drehst
        [turn] Dreht
       *[no] { $who } dreht
    } { $n ->
        [one] die { $was } auf { $now }.
       *[other] die { $was } auf { $now }. Die Würfel zeigen { $dice }.
    }
log-buy-treasure = { $you ->
        [yes] Du kaufst
        [turn] Kauft
       *[no] { $who } kauft
    } für { $price } Gold einen Schatz: { $card }.
log-xp-loss-quest = { log-xp-loss-advance }
log-move-draw-hall = { $cards } kommt in den Raum { $room }.
log-move-hall-hall = { $cards } wird im Raum { $room } aufgedeckt.
log-move-hall-destroyed = { $cards } verlässt den Raum { $room }.
log-move-discard-destroyed = { $cards } { $n ->
        [one] ist
       *[other] sind
    } verbraucht und aus dem Spiel.
log-move-front-supply = { $you ->
        [yes] Du verlierst:
        [turn] Verliert:
       *[no] { $who } verliert:
    } { $cards }.
log-move-supply-front-wound = { $you ->
        [yes] Du erleidest
        [turn] Erleidet
       *[no] { $who } erleidet
    } { $n ->
        [one] 1 Wunde.
       *[other] { $n } Wunden.
    }
log-move-front-supply-wound = { $you ->
        [yes] Du heilst
        [turn] Heilt
       *[no] { $who } heilt
    } { $n ->
        [one] 1 Wunde.
       *[other] { $n } Wunden.
    }
log-move-hand-supply-wound = { $you ->
        [yes] Du wirst los:
        [turn] Wird los:
       *[no] { $who } wird los:
    } { $cards }.
log-move-discard-supply-wound = { $you ->
        [yes] Du wirst los:
        [turn] Wird los:
       *[no] { $who } wird los:
    } { $cards }.

## Questions

quest-ask-pick-hand = { $card }: Welche Karte auf die Hand nehmen?
quest-ask-branch-turn = Dein Zug: Wohin geht dein Champion?
quest-ask-window-dungeon = Rüste Helden aus und nutze Fähigkeiten; danach gehst du los.
ask-walk = { $light ->
        [0] Kein Licht mehr:
        [one] Noch 1 Licht:
       *[other] Noch { $light } Licht:
    } Welchen Raum betreten (oder hier kämpfen)?
ask-die = Welchen Würfel ändern (oder alle behalten)?
option-die = Würfel { $n } neu werfen (zeigt { $shown })
option-die-face = Würfel { $n } von { $shown } auf { $face } drehen
ask-window-dice = Du kannst die Würfel ändern oder alle behalten.
option-done-window-dice = Würfel behalten
option-done-die = Würfel behalten
ask-drop = Ein Held trägt mehr, als sein Geschick erlaubt: Welche Waffe fallen lassen?
ask-pick-travel = { $card }: In welchen Raum den Champion versetzen?
ask-pick-heal = { $card }: Welche Wunde heilen?
ask-pick-heal-rules = Welche Wunde heilen (oder keine)?
quest-ask-pick-deck-rules = Tempel: Welche Karte oben auf dein Kommandodeck legen? { $done ->
        [yes] Nenne sie nacheinander, zum Schluss „fertig“:
       *[no] Mindestens eine:
    } Die letzte liegt oben.
ask-pick-discard-rules = { $left ->
        [one] Der Wächter kommt: Welche Karte ablegen?
       *[other] Der Wächter kommt: Welche Karte ablegen? (noch { $left })
    }
ask-pick-destroy-quest-any = { $card }: Welche Karte zerstören (oder keine)?
ask-pick-pick-quest-any = { $card }: Welche Karte (oder keine)?
quest-ask-buy = Eine Karte kaufen (oder keine)?{ $place ->
        [bazaar] {" "}Danach kommt die Ausrüstung.
        [shop] {" "}Danach kommt ein Schatz für 10 Gold.
       *[other] {""}
    }
ask-buy-gear = 1 Ausrüstungsmarker kaufen (oder keinen)?
ask-buy-treasure = Den obersten Schatz ungesehen kaufen (oder nicht)?
ask-so-far-quest = Bisher: { $cards }.

quest-option-done-window-dungeon = bereit; losgehen
option-done-walk = hierbleiben und kämpfen: { $fight }
option-done-walk-nobody = hierbleiben; hier ist kein Monster zum Bekämpfen
option-done-pick-heal = keine Wunde heilen
option-go = { $room } · { $fight }
option-travel = { $room } · { $monster }
option-heal = eine Wunde
option-heal-wound = eine Wunde vor dir: Wunden verkleinern deine nächste Hand
option-heal-festering-wound = eine Karte auf deiner Hand: Sie verlässt dein Kommandodeck
option-buy-treasure = kostet 10 · der oberste Schatz, verdeckt

quest-option-rank = { $card } im Raum { $rank }
quest-option-line = { $card } im Raum { $rank }: { $text }
quest-note-strength = Geschick jetzt { $n }

branch-temple = Dorffähigkeiten nutzen, 1 Karte kaufen, bis zu 2 Wunden heilen; vorher Handkarten oben auf dein Kommandodeck legen
branch-bazaar = Dorffähigkeiten nutzen, 1 Karte und 1 Ausrüstungsmarker kaufen, 1 Wunde heilen, 1 Helden hochstufen
branch-shop = Dorffähigkeiten nutzen, 1 Karte und 1 Schatz kaufen, 1 Wunde heilen, 1 Helden hochstufen
branch-guilds-quarter = Dorffähigkeiten nutzen, 1 Karte kaufen, 1 Wunde heilen, 2 Helden hochstufen
branch-marketplace = die oberste Karte eines Decks aufdecken; Dorffähigkeiten nutzen, 1 Karte kaufen, 1 Wunde heilen, 1 Helden hochstufen
branch-item = der oberste Gegenstand kommt auf ein leeres Feld
branch-spell = der oberste Zauberspruch kommt auf ein leeres Feld
branch-weapon = die oberste Waffe kommt auf ein leeres Feld
quest-branch-dungeon = so weit gehen, wie dein Licht reicht, und 1 Monster bekämpfen
branch-venture = weiter in die Wildnis gehen und das Monster dort bekämpfen
branch-stay = im Dorf bleiben
branch-gold = +1 Gold
branch-skill = Geschick +2 für 1 Helden in diesem Zug
branch-pay = 1 Ausrüstungsmarker zerstören
branch-bleed = 1 Wunde erleiden
branch-yield = 1 Helden ablegen
branch-yield-two = 2 Helden ablegen
branch-atone = 2 Wunden erleiden
quest-branch-lose = 2 EP verlieren
quest-branch-discard = 2 Karten ablegen
branch-food = 4 Proviantmarker erhalten
branch-lamps = 3 Laternenmarker erhalten
branch-medicine = 2 Tränke erhalten
branch-experience = 3 EP erhalten
branch-training = 1 Helden kostenlos hochstufen
branch-bear = ein Bär sein: mehr Angriff
branch-owl = eine Eule sein: Karten ziehen, ab Stufe 2 auch Licht
branch-beacons = 2 Laternenmarker erhalten
branch-tribute = 1 EP verlieren
branch-heavy-tribute = 2 EP verlieren
branch-fester = 1 Eiternde Wunde erhalten
branch-bleed-twice = 2 Wunden erleiden
branch-charm = 1 Helden ablegen
branch-onslaught = gegen 3 Lebenspunkte mehr kämpfen
branch-ransom = 2 Karten ablegen
branch-vengeance = 1 Helden der Stufe 1 oder höher zerstören
branch-remedies = 2 Wunden heilen und 2 Tränke erhalten
branch-ration = 1 Proviantmarker erhalten
branch-lamp = 1 Laternenmarker erhalten
branch-vial = 1 Trank erhalten
branch-fire = Magischer Angriff +5
branch-earth = Physischer Angriff +4 und Geschick +4 für 1 Helden
branch-air = Licht +3
branch-water = 2 Wunden heilen

## Answers that are not taken

refused-no-such-room = „{ $answer }“: Diesen Raum gibt es nicht. „räume“ zeigt die Räume.
refused-too-far = „{ $answer }“: Dieser Raum grenzt nicht an deinen. Geh Raum für Raum; „räume“ zeigt, welche aneinandergrenzen.
refused-been-there = „{ $answer }“: In diesem Raum war dein Champion in diesem Zug schon. Wähl einen anderen Raum.
refused-too-dark = „{ $answer }“: Für diesen Raum reicht dein Licht nicht. Kämpf hier, oder betritt einen helleren Raum.
refused-goes-no-further = „{ $answer }“: Ein Champion, der aus dem Dorf kommt, bleibt in diesem Zug in der Wildnis. Antworte „done“, um hier zu kämpfen.
quest-refused-too-heavy = „{ $answer }“: Die Waffe braucht mehr Geschick, als dieser Held übrig hat. Proviant gibt 2 dazu.
quest-refused-cost-not-payable = { refused-cost-not-payable-advance }
quest-refused-no-monster = „{ $answer }“: In diesem Raum ist kein Monster. „räume“ zeigt die Räume.
quest-refused-which-copy = „{ $answer }“: Diese Exemplare unterscheiden sich jetzt. Sag, welches du meinst, zum Beispiel adventurer#2.
quest-refused-cannot-be-fought = „{ $answer }“: Deine Gruppe kann dieses Monster nicht bekämpfen. „räume“ zeigt, was es dazu braucht.
refused-setup-no-keys = der Wächter braucht mindestens einen Schlüssel: gib 1 oder mehr an
setup-what-keys = Schlüssel

## Numbers explained

why-room = { $card }, der Raum
why-armor = Rüstung: { $card }
why-resistance = Magieresistenz: { $card }
why-xp = EP
quest-why-head-rank = { $figure } { $n } im Kampf gegen: { $card } im Raum { $room }
quest-why-head-health = { $figure } { $n }: { $card } im Raum { $room }
quest-why-no-rank = Im Raum { $rank } ist kein Monster. Die Räume sind 1 bis { $ranks }; „räume“ zeigt sie.
quest-why-which = Welche Zahl? Wähl eine von { $known }. Du kannst einen Raum anhängen: „warum angriff 2“.
quest-why-which-rank = Bei welchem Monster? Häng die Nummer seines Raums an: „warum { $figure } 2“.
quest-why-unknown = Eine Zahl „{ $name }“ gibt es nicht. Wähl eine von { $known }. Du kannst einen Raum anhängen: „warum angriff 2“.

## The table

opening-cards-guardian = Wächter
opening-cards-rooms = Räume
opening-guardian = { $card }, Stufe { $level }
opening-keys = { $n ->
        [one] 1 Schlüssel ruft den Wächter.
       *[other] { $n } Schlüssel rufen den Wächter.
    }
# How far a side quest has come: how many cards there are, and how many it asks for at least or at most.
side-quest-progress = { $have } von { $need }
    .most = { $have }, höchstens { $need }
opening-mode-plain = Das ist das einfache Spiel, ohne Nebenquests, Gilden und legendäre Karten. „--mode full“ nimmt sie dazu.
opening-mode-full = Das ist das volle Spiel: Zuerst behältst du eine geheime Nebenquest, dann wählst du eine Gilde. „--mode plain“ lässt beides weg.
opening-mode-epic = Das ist ein Episches Spiel: das volle Spiel, mit einzelnen Karten im Markt und im Dungeon.
opening-mode-epic-heroes = Das ist ein Episches Spiel: das volle Spiel, mit einzelnen Karten im Markt, im Dungeon und im Gildenviertel.
opening-quest = Besiege Monster in den Räumen des Dungeons, kauf Karten, stuf Helden hoch und sammle Siegpunkte. Sind genug Schlüssel gefunden, kommt der Wächter, und jeder Spieler hat einen letzten Zug.

head-map = { $left ->
        [0] Dungeon · gefundene Schlüssel: { $found } von { $goal }
        [one] Dungeon · der Wächter ist da: letzter Zug
       *[other] Dungeon · der Wächter ist da: noch { $left } Züge
    }
map-level = Stufe { $level }
map-room = { $n } { $room }
map-light = Licht { $n }
map-alert = Alarm
map-boost = { $figure } { $n }
map-here = hier: { $names }
map-monster-none = leer
map-walking = Licht übrig: { $n }
map-reach = In Reichweite
map-beyond = Außer Reichweite mit Licht { $light }: { $rooms }.
map-beyond-room = { $room } ({ $light })
map-note = Das Licht ist der Preis, einen Raum zu betreten; die Werte eines Raums kommen zu denen seines Monsters dazu.
pile-level-1 = Karten der Stufe 1: { $n }
pile-level-2 = der Stufe 2: { $n }
pile-level-3 = der Stufe 3: { $n }
pile-treasure = Schätze { $n }
pile-iron-rations = Proviantmarker { $n }
pile-lantern-token = Laternenmarker { $n }
pile-potion = Tränke { $n }
places-row = Orte
places-item = { $place } ({ $names })
place-temple = Tempel
place-bazaar = Basar
place-shop = Wunderladen
place-guilds-quarter = Gildenviertel
place-marketplace = Marktplatz
quest-player-line = { $place } · Trefferpunkte { $hit } · Wunden { $wounds } · EP { $xp } · Siegpunkte { $vp } · Hand { $hand } · Deck { $deck } · Ablagestapel { $discard }

forecast-too-dark = außer Reichweite: der Weg kostet { $light } Licht
forecast-no-way = außer Reichweite: in diesem Zug kein Weg dorthin
forecast-path = Weg: { $rooms }
forecast-light = Licht { $n }
forecast-alerts = Alarm: { $cards }
forecast-wounds = { $n ->
        [one] du erleidest 1 Wunde
       *[other] du erleidest { $n } Wunden
    }
forecast-xp = { $n } EP
forecast-discarded-quest = abgelegt: { $cards }
cards-of-treasure = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }

end-tie-wounds = { $n } Spieler haben { $vp } Punkte; wer mehr Wunden hat, gewinnt.
end-tie-treasures = { $n } Spieler haben { $vp } Punkte und gleich viele Wunden; wer mehr Schätze und legendäre Karten hat, gewinnt.
end-points-xp = EP

## Help

help-quest-head = Dein Zug in Kürze:
help-quest-village = Dorf: Wähl einen von vier Orten. Nutze Dorffähigkeiten, kauf 1 Karte mit dem Gold deiner Hand, heile, und stufe dann mit EP Helden hoch. Im Tempel kannst du Karten zurück auf dein Kommandodeck legen und am besten heilen, der Basar verkauft Ausrüstung, der Wunderladen einen Schatz für 10 Gold, im Gildenviertel stufst du zwei Helden hoch.
help-quest-dungeon = Dungeon: Nutze Fähigkeiten, rüste Helden mit Waffen aus (ein Held kann mehrere führen, so weit sein Geschick reicht), und geh dann von Raum zu Raum. Jeder Raum kostet das Licht, das daneben steht, und auf einem Weg betrittst du keinen Raum zweimal. Du kämpfst, wo du stehen bleibst: Physischer Angriff minus Rüstung plus Magischer Angriff minus Magieresistenz muss die Lebenspunkte erreichen.
help-quest-rest = Wunden: Ein Kampf kostet die Wunden, die beim Monster und bei seinem Raum stehen, ob du gewinnst oder verlierst. Mit Wunden ziehst du weniger Handkarten.
help-quest-spoils = Beute: Nach einem Sieg bekommst du die Belohnungen des Monsters und des Raums und kannst Beutefähigkeiten nutzen.
help-quest-end = Das Ende: In den Monsterdecks sind Schlüssel versteckt. Sind genug gefunden, kommt der Wächter in die Wildnis, jeder Spieler zieht 6 Karten, legt 4 ab und hat einen letzten Zug.
help-word-map = die Räume mit ihrem Text, die Monster und deine Aussichten
quest-help-word-hand = deine Handkarten mit Werten und Text und die Karten vor dir
quest-help-word-table = alle Spieler: wo sie sind, Wunden, Ausrüstung, EP, Karten, Punkte
quest-help-word-why = woher eine Zahl kommt: { $figures }; „warum angriff 2“ rechnet gegen Raum 2
word-map = räume
