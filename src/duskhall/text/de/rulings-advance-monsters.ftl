### Rulings of the Advance monsters, bearers, curses, familiars and avatars: one sentence each, shown beside the card.

## Monsters in general

ruling-advance-monster-aftermath = Die Folge passiert, nachdem Gesamtangriffswert und Lebenspunkte verglichen sind, ob du gewinnst oder verlierst, und vor jeder Beute. Ein Monster auf deiner Hand hat keine Folge.
ruling-advance-monster-ambusher = Jedes Monster mit dem Schlüsselwort Lauerer zählt, egal aus welcher Gruppe.
ruling-advance-monster-breach = Der Durchbruch passiert jedes Mal, wenn das Monster auf Position 1 kommt, von einer anderen Position oder vom Dungeondeck; nicht, solange es dort bleibt, und nicht während des Aufbaus.
ruling-advance-monster-global = Der Effekt gilt für alle Spieler, solange das Monster im Dungeon ist; bei zwei solchen Monstern gelten beide.
ruling-advance-monster-immune = Der Angriff, den diese Karten selbst bringen, zählt nicht; eine Waffe, die ein solcher Held trägt, zählt aber. Nichts, was diese Karten tun, bewegt das Monster, nimmt es oder hebt seine Effekte auf. Ein Bonus, den sie einem anderen Helden geben, zählt trotzdem, ebenso Hilfe, die das Monster nicht berührt, etwa Karten zu ziehen.
ruling-advance-monster-immune-weapon = Der Angriff einer solchen Waffe zählt nicht, egal welcher Held sie trägt; der eigene Angriff des Helden zählt.
ruling-advance-monster-none-there = Hast du keine solche Karte, passiert nichts.
ruling-advance-monster-not-chosen = Ohne das, was dieses Monster verlangt, kannst du es gar nicht wählen, es also auch nicht durch eine Niederlage unter das Dungeondeck schicken.
ruling-advance-monster-raid-look = Eine Karte im Dungeondeck, die du nur ansiehst und nicht in den Dungeon legst, löst keinen Raub aus.
ruling-advance-monster-raid-setup = Ein Raub passiert, wenn die Karte in den Dungeon kommt, aber nicht während des Aufbaus.
ruling-advance-monster-strength = Es zählt die Stärke in diesem Moment; passen mehrere Helden, wählst du.
ruling-advance-monster-trophy = Seine Trophäe zählt nur, wenn das besiegte Monster unter deinen Karten ist, und dann musst du sie nutzen.
ruling-advance-monster-trophy-may = Trophäen sind Pflicht, aber diese lässt dir eine Wahl: Du musst dich entscheiden, und du darfst ablehnen.
ruling-advance-monster-unarmed = Auch ein Soldat ist ein Held und wird hier zerstört, wenn er keine Waffe trägt.

## Burnmarked

ruling-advance-bruin-everyone = Auch der aktive Spieler verliert eine Karte, und jeder Spieler wählt aus seinen eigenen Handkarten.
ruling-advance-grimalkin-few = Ein Spieler mit nur einer oder zwei Karten darf diese statt der drei ablegen und behält dann alle EP.
ruling-advance-grimalkin-no-xp = Ein Spieler ohne EP darf das Ablegen verweigern und verliert nichts.
ruling-advance-viper-show = Der Fluch, den du zeigst, bleibt auf deiner Hand.
ruling-advance-phoenix-due = Was du in diesem Zug auch tust: Ein Phönix auf deiner Hand muss zurück oben auf das Dungeondeck.
ruling-advance-phoenix-escape = Du behältst ihn nur, wenn er deine Hand vorher verlässt, auf deinen Ablagestapel oder dein Kommandodeck.
ruling-advance-phoenix-points = Kommt er zurück in den Dungeon, verlierst du seine Siegpunkte.
ruling-advance-phoenix-xp = Eine öffentliche Kartentabelle nennt 2 EP, eine andere 3; wir nehmen 3.
ruling-advance-hellhound-show = Ein Spieler, der keinen Helden zum Ablegen hat, zeigt zum Beweis seine Handkarten.

## Corvaxis

ruling-advance-ravener-hand = Kommt er in deinem Zug, nimmt er eine deiner Handkarten, denn deine Handkarten legst du erst danach ab.
ruling-advance-wing-no-cost = Eine Karte ohne Preis fügt den Lebenspunkten nichts hinzu.
ruling-advance-wing-stays = Wird die Karte nicht zerstört, bleibt sie oben auf dem Kommandodeck, und alle Spieler kennen sie.

## Djinni

ruling-advance-djinni-inferred = Der Text der ganzen Gruppe sagt, dass dieser Dschinn immun ist; die Klasse erschließen wir aus der Klasse, die sein Kampfeffekt nennt.
ruling-advance-djinni-present = Ein solcher Held muss zum Kampf nichts beitragen: Dass er in der Gruppe ist, wendet den Fluch schon ab.
ruling-advance-iblis-weapons = Eine Waffe mit Licht ist kein Held; ihr Licht geht also auch dann verloren, wenn ein Held sie trägt.
ruling-advance-marid-spoils = Nach diesem Kampf kannst du keine Beute nutzen und keinen Vertrauten ziehen.

## Dragons

ruling-advance-cinder-weapon = Du darfst jede Waffe der Gruppe wählen, getragen oder nicht.
ruling-advance-caldera-once = Du legst für jede Fähigkeit, mit der du gezogen hast, eine Karte ab, egal wie viele Karten du gezogen hast; es darf auch eine gerade gezogene sein.
ruling-advance-smokeplume-light = Sein negatives Licht ist eine Trophäe: Auf deiner Hand macht er den Dungeon für dich immer dunkler.
ruling-advance-smokeplume-tie = Es zählt die Stärke nach dem Kampf; bei Gleichstand wählst du.
ruling-advance-ash-regulars = Soldaten sind Helden der Stufe 0 und zählen mit.
ruling-advance-magma-two = Liegt auf den Positionen 1 und 2 je ein Magmadrache, wählt der aktive Spieler, wessen Merkmal nach dem Dorfbesuch zuerst wirkt; ist es der auf Position 2, tauschen sie zweimal die Plätze, und beide lösen ihren Durchbruch aus.
ruling-advance-magma-stacks = Auch die Basisstapel verlieren zwei Karten; diese sind aus dem Spiel.
ruling-advance-magma-guardian = Er kann nicht mit einem Wächter die Plätze tauschen.

## Kobolds

ruling-advance-kobold-pile = Der Sieger wählt den Spieler und darf auch sich selbst wählen.
ruling-advance-laird-traits = Die Kobolde, die zusammen mit dem Lord besiegt werden, behalten ihre eigenen Merkmale; jeder von ihnen darf also auf den Ablagestapel eines beliebigen Spielers kommen.
ruling-advance-laird-printed = Nur die aufgedruckten Lebenspunkte der anderen Kobolde kommen dazu; zwei Lords verstärken einander also nicht endlos.

## Ogres

ruling-advance-ogre-mage-card = Eine Karte zählt, wenn sie Magischen Angriff hat, aufgedruckt oder durch einen Bonus; ein Zauberspruch, dessen Fähigkeit du genutzt hast, zählt nicht.
ruling-advance-ettin-both = Ein Held, der in diesem Moment beide Arten von Angriff hat, sei es durch Waffe, Fähigkeit, Merkmal oder Trophäe, ist vor beiden Effekten sicher.

## Horde

ruling-advance-horde-pile = Die Seelenlosen liegen in einem offenen Stapel neben dem Dungeondeck, die niedrigsten Lebenspunkte oben; jede aufgedeckte Platzhalter-Karte wird zerstört und bringt den nächsten von ihnen in den Dungeon.
ruling-advance-horde-bottom = Ein Seelenloser, den du nicht besiegst, kommt selbst unter das Dungeondeck; seine Platzhalter-Karte wird nicht noch einmal verwendet.
ruling-advance-horde-placeholder = Die Platzhalter-Karte ist kein Monster und bleibt nie im Dungeon.

## Skeletons

ruling-advance-ancestor-dark = Es ist dunkel, wenn dir Licht fehlt und das fehlende Licht deinen Gesamtangriffswert senkt.
ruling-advance-necrophidius-discard = Der bessere Held kommt wie üblich auf deinen Ablagestapel und nicht auf deine Hand.

## Treefolk

ruling-advance-treefolk-margin = Verlierst du den Kampf, ist dein Gesamtangriffswert auch zu niedrig; der Effekt passiert also ebenfalls.
ruling-advance-walker-hand = Er zerstört Monster auf deiner Hand, nie Monster im Dungeon.

## Guardians and Thunderstone Bearers

ruling-advance-guardian-unmoved = Keine Fähigkeit und kein Effekt bewegt einen Wächter auf eine andere Position oder aus dem Dungeon, und ein Wächter, den du nicht besiegst, kommt nicht unter das Dungeondeck.
ruling-advance-guardian-slides = Ein Wächter rückt aber vor, wenn sich im Dungeon eine Lücke schließt: Das ist eine Spielregel, kein Effekt.
ruling-advance-guardian-other = Solange ein anderer Wächter im Dungeon ist, darfst du den Donnersteinträger bekämpfen, kannst ihn aber nicht besiegen.
ruling-advance-guardian-end = Das Spiel endet, wenn der Dungeon aufgefüllt ist und der Donnersteinträger auf Position 1 liegt, oder am Ende des Zugs, in dem er besiegt wird.
ruling-advance-stramst-waits = Bis das Dungeondeck leer ist, bringt nichts Stramst nach vorn.
ruling-advance-stramst-refill = Eine Lücke vor ihm füllen neue Karten vom Dungeondeck; die Karten hinter ihm bleiben, wo sie sind.
ruling-advance-orseg-self = Die geliehenen Kampfeffekte wirken, als wären sie auf ihm aufgedruckt.
ruling-advance-belac-twice = Beim zweiten Mal triffst du die Entscheidungen des Kampfeffekts neu.
ruling-advance-belac-best = Zähl Physischen und Magischen Angriff mit Waffe zusammen, bevor der Held geht; bei Gleichstand wählst du.

## Curses

ruling-advance-curse-type = Du entscheidest, welche Art von Angriff den Punkt verliert, und keine fällt je unter 0.
ruling-advance-curse-disease = Ein Fluch gilt als Krankheit; ein Effekt, der eine Krankheit zerstört, zerstört also auch ihn.
ruling-advance-curse-untouched = Effekte von Monstern betreffen Flüche nur, wenn sie Flüche ausdrücklich nennen.
ruling-advance-curse-no-kind = Ein Fluch ist weder Dorfkarte noch Monster.
ruling-advance-curse-under = Ein zerstörter Fluch kommt verdeckt unter den Fluchstapel.
ruling-advance-curse-pile = Neue Flüche kommen vom verdeckten Fluchstapel auf den Ablagestapel; ist er leer, erhält niemand mehr einen.
ruling-advance-curse-order = Erhalten mehrere Spieler gleichzeitig Flüche, beginnt der Spieler links vom aktiven Spieler, die anderen folgen im Uhrzeigersinn, der aktive Spieler zuletzt.
ruling-advance-curse-decay-first = Du kannst ihn nur vor jeder anderen Fähigkeit deines Zugs nutzen und danach keine andere mehr.
ruling-advance-curse-pay-in-full = Ohne den vollen Preis wirst du den Fluch auf diese Weise nicht los.
ruling-advance-curse-worn-out = Schon ausgerüstete Waffen und schon genutzte Fähigkeiten wirken weiter.

## Familiars

ruling-advance-familiar-once = Einmal pro Spiel darf jeder Spieler als Beute eines Siegs den obersten Vertrauten ziehen.
ruling-advance-familiar-front = Er liegt offen vor dir und gehört nicht zu deiner Hand.
ruling-advance-familiar-xp = Du musst die EP haben, gibst sie aber nicht aus.
ruling-advance-familiar-return = Nach einem Zug, in dem du ihn genutzt hast, kommt er auf deinen Ablagestapel. Ziehst du ihn wieder, legst du ihn wieder offen vor dich, ohne eine Ersatzkarte zu ziehen.
ruling-advance-familiar-cat-villager = Der Dorfbewohner muss auf deiner Hand sein.
ruling-advance-familiar-cat-dark = Das zählt nur, solange fehlendes Licht deinen Gesamtangriffswert senkt.
ruling-advance-familiar-phoenix-one = Er ist stärker als die anderen; du darfst darum nur eine seiner drei Fähigkeiten nutzen, bevor er auf den Ablagestapel kommt.

## Avatars

ruling-advance-avatar-secret = Jeder Spieler wählt geheim einen der fünf. Alle werden gleichzeitig aufgedeckt, und die übrigen kommen zurück in die Schachtel.
ruling-advance-avatar-front = Der Avatar liegt immer offen vor dir, kommt nie in dein Kommandodeck und kann in jedem Zug genutzt werden.
ruling-advance-avatar-level = Du darfst ihn einmal hochstufen, jederzeit in deinem Zug im Dorf oder im Dungeon. Das ist keine Fähigkeit; Effekte, die Fähigkeiten verhindern, verhindern es also nicht.
ruling-advance-avatar-no-hero = Er gehört nicht zur Gruppe; Effekte auf Helden betreffen ihn also nicht.
