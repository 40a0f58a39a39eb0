# Words of the tables on a server.

server-bot-name-1 = Glut
server-bot-name-2 = Kiesel
server-bot-name-3 = Hasel
server-bot-name-4 = Moos
server-bot-name-5 = Zaunkönig

server-many-sockets = Von dieser Adresse sind schon { $most } Tische offen. Schließ einige davon und lade die Seite neu.

# Why a card, a stack or a monster cannot be chosen now, for somebody who has clicked it. $card: its name.

reason-wrong-step = Das geht an dieser Stelle des Zugs nicht.
reason-wrong-step-buy = { $card } ist jetzt nicht zu kaufen. Du kaufst im Dorf, nach den Fähigkeiten.
reason-wrong-step-use = { $card } kannst du an dieser Stelle des Zugs nicht nutzen.
reason-wrong-step-equip = Helden rüstest du im Dungeon aus, bevor du ein Monster wählst.
reason-wrong-step-attack = { $card }: Angreifen kannst du im Dungeon, wenn deine Gruppe bereit ist.
reason-wrong-step-level = Helden stufst du im Dorf hoch, nach dem Einkauf.
reason-not-understood = { $card } kannst du hier nicht wählen.
reason-no-such-card = { $card } ist nicht hier.
reason-which-copy = { $card }: Diese Exemplare unterscheiden sich. Wähl eines, das leuchtet.
reason-which-hero = { $card }: Wähl zuerst einen Helden.
reason-no-such-ability = { $card } hat keine Fähigkeit, die du nutzen kannst.
reason-already-used = { $card }: Diese Fähigkeit hast du in diesem Zug schon genutzt.
reason-condition-not-met = { $card }: Die Bedingung ist nicht erfüllt.
reason-cost-not-payable = { $card }: Du kannst nicht bezahlen, was die Fähigkeit kostet.
reason-nothing-to-choose = { $card }: Dafür gibt es gerade kein Ziel.
reason-already-chosen = { $card } hast du schon gewählt.
reason-not-a-weapon = { $card } ist keine Waffe; Helden tragen nur Waffen.
reason-not-a-hero = Das kann nur ein Held.
reason-already-held = Ein Held trägt schon diese Waffe: { $card }.
reason-already-armed = Dieser Held trägt schon eine Waffe.
reason-too-heavy = { $card } ist zu schwer: Das Gewicht übersteigt die Stärke des Helden.
reason-too-heavy-quest = { $card } braucht zu viel Geschick: Alle Waffen eines Helden zusammen dürfen nicht mehr Geschick brauchen, als er hat.
reason-wrong-step-go = Dein Champion geht, nachdem du deine Karten genutzt hast.
reason-not-for-sale = { $card } liegt nicht oben auf dem Stapel.
reason-sold-out = { $card } ist ausverkauft.
reason-too-expensive = { $card } kostet { $cost } Gold; du hast { $gold }.
reason-too-expensive-pile = Dein Gold reicht nicht: Du hast { $gold }.
reason-wrong-type = Eine Karte dieser Art kannst du jetzt nicht kaufen: { $card }.
reason-not-enough-xp = { $card }: Deine EP reichen nicht zum Hochstufen.
reason-highest-level = { $card } hat schon die höchste Stufe.
reason-no-next-level = { $card }: Im Dorf ist kein Held der nächsten Stufe mehr übrig.
reason-already-levelled = { $card } wurde gerade hochgestuft. Ein Held kann nur einmal pro Zug hochgestuft werden.
reason-no-monster = Hier ist kein Monster.
reason-cannot-be-fought = Deine Gruppe kann dieses Monster nicht bekämpfen: { $card }. Oft hilft mehr Licht.
reason-no-such-room = Diesen Raum gibt es in diesem Dungeon nicht.
reason-too-far = { $card } grenzt nicht an den Raum, in dem dein Champion steht.
reason-been-there = { $card }: Dort war dein Champion in diesem Zug schon.
reason-too-dark = { $card }: Dafür hat dein Champion nicht mehr genug Licht.
reason-goes-no-further = Dein Champion kann in diesem Zug nicht weitergehen.
reason-no-such-seat = Diesen Spieler gibt es nicht.
reason-no-such-die = So kannst du diesen Würfel nicht ändern. Wähl eine der Möglichkeiten.
reason-wrong-loss = Nimm den ganzen Abzug hin; kein Angriffswert kann mehr verlieren, als er hat.
reason-stack-empty = Ausverkauft.
reason-nothing-here = Hier gibt es nichts zu wählen.
reason-not-allowed = Das erlauben die Regeln hier nicht.
reason-forbidden = Eine Karte verbietet das.
reason-due-first = Nutze zuerst die Trophäe auf deiner Hand.
reason-not-now = Das geht jetzt nicht.
reason-not-asked = Du hast gerade nichts zu entscheiden.
reason-game-over = Das Spiel ist zu Ende.

server-own-cards = Die Karten dieses Spiels sind anders als die dieser Version. Spiel es im Terminal oder sieh es dir dort an: „duskhall play --from DATEI“ oder „duskhall replay DATEI“.

server-no-snapshot = Es gibt keinen Zwischenstand
server-stays = Dieses Spiel wurde in einer früheren Version von Duskhall begonnen und kann in dieser nicht weitergehen. Es bleibt gespeichert, wie es ist.
server-damaged = Was von diesem Spiel gespeichert ist, ist beschädigt und nicht lesbar. Es bleibt gespeichert, wie es ist; vielleicht hat der Betreiber des Servers eine Sicherung.
