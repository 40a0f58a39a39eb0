### Rulings of the Advance cards: a sentence or two each, shown beside the card.

## Advance: gold, cards and stacks

ruling-advance-basic-returns = Wird eine Basiskarte aus einer Hand zerstört, kommt sie offen zurück auf ihren Stapel im Dorf; wird sie im Dorf selbst zerstört, ist sie aus dem Spiel.
ruling-advance-gold-zero = Auch Gold 0 ist ein aufgedruckter Goldwert, wo immer eine Karte mit Gold verlangt wird; eine Karte ohne das Symbol hat keinen.
ruling-advance-negative-gold = Diese Karte hat einen negativen Goldwert: Sie senkt beim Einkauf dein Gold, aber nie unter 0.
ruling-advance-destroyed-gold = Die Karte, die du zerstörst, bringt ihren aufgedruckten Goldwert in diesem Zug nicht mehr ein.
ruling-advance-used-not-destroyed = Hast du eine Karte in diesem Zug genutzt, kann keine Dorf- oder Dungeonfähigkeit sie mehr zerstören, weder als Kosten noch als Effekt, außer ihr eigener Text sagt es. Monster können es weiterhin.
ruling-advance-village-stacks = Damit kaufst du die oberste Karte eines Dorfstapels, nie eines Heldenstapels; Basiskarten sind Dorfkarten, auch ein Soldat.
ruling-advance-spoils-gold = Nach einem Sieg zählt für diesen Einkauf alles Gold deiner Karten, und für jeden weiteren Einkauf als Beute zählt es wieder ganz.

## Advance: basic cards

ruling-advance-regular-hero = Ein Soldat ist ein Held der Stufe 0; Effekte auf Helden oder niedrige Stufen betreffen also auch Soldaten.
ruling-advance-regular-polearm = Ein Soldat zieht nur, solange er eine Stangenwaffe trägt; Langspeer und Pike sind Stangenwaffen.
ruling-advance-regular-level-up = Für 2 EP wird ein Soldat zu einem Stufe-1-Helden aus einem beliebigen Heldenstapel, in dem noch einer ist.
ruling-advance-longspear-drawn = Mit einem Langspeer, den du durch eine Dungeonfähigkeit ziehst, darfst du sofort einen Soldaten ausrüsten, und der darf dann seine eigene Fähigkeit nutzen.
ruling-advance-shard-not-basic = Ein Splitter ist keine Basiskarte: Einmal zerstört, ist er aus dem Spiel, und kein Spieler bekommt einen neuen.

## Advance: heroes

ruling-advance-heroes-present = Nur Helden, die beim Nutzen der Fähigkeit ausliegen, erhalten den Bonus; ein später gezogener Held erhält ihn nicht.
ruling-advance-aird-everyone = Auch du legst eine oberste Karte ab, und du allein entscheidest, welche der abgelegten Karten dir nützen soll; das darf auch deine eigene sein.
ruling-advance-honeytongue-two-cards = Gold und Angriff dürfen von zwei verschiedenen Karten kommen oder beide von derselben.
ruling-advance-seductress-guest = Nach dem Kampf kommt der Gast auf den Ablagestapel seines Besitzers, auch wenn er zerstört wurde.
ruling-advance-guardian-stays = Keine Fähigkeit kann einen Wächter aus dem Dungeon nehmen oder auf eine andere Position bewegen.
ruling-advance-darkness-left = Der Bonus zählt nur, wenn dir gegen das Monster, das du bekämpfst, Licht fehlt und das fehlende Licht deinen Gesamtangriffswert senkt.
ruling-advance-scouted-card = Du entscheidest für jede aufgedeckte Karte, ob sie zurück oben auf das Dungeondeck oder darunter kommt.
ruling-advance-either-visit = Beide Fähigkeiten kannst du im Dorf und im Dungeon nutzen, in beliebiger Reihenfolge.
ruling-advance-purifier-again = Ist auch die Karte, die du so ziehst, eine Krankheit, darfst du sie sofort zerstören und wieder ziehen.
ruling-advance-sternnkin-weaker = Es zählt die Stärke im Kampf: Ein geschwächter Zwerg erhält den Bonus schon gegen schwächere Monster, lässt aber eine Waffe fallen, die ihm nun zu schwer ist.
ruling-advance-bolter-no-battle = Das Monster kommt ohne Kampf auf deinen Ablagestapel: kein Kampfeffekt, keine Folge, keine Beute, keine EP, aber du bekommst seine Siegpunkte. Du musst das nicht nutzen; du darfst auch normal kämpfen.
ruling-advance-whetmage-early = Die Helden werden vor dem Kampf zu ihren normalen Hochstufungskosten hochgestuft und kämpfen mit ihrer neuen Stufe.
ruling-advance-polisher-at-once = Alle gewählten Helden werden gleichzeitig hochgestuft, also keiner von ihnen zweimal.

## Advance: spells and items

ruling-advance-bandia-keep-one = Am Zugende gibst du 2 EP zurück, behältst aber immer den letzten, außer du hast schon alle ausgegeben.
ruling-advance-teleport-last = Danach kannst du keine Dungeonfähigkeiten mehr nutzen, auch keine zweite Massenteleportation; Helden ausrüsten kannst du noch, und Trophäen zählen weiter.
ruling-advance-summons-keep = Du musst keine Soldaten zerstören: Diese Beute zu nutzen ist freiwillig.
ruling-advance-summons-fewer = Sind weniger als drei Soldaten übrig, werden alle zerstört; du kannst keinen verschonen.
ruling-advance-amulet-bought = Ein gekauftes Amulett kommt auf deinen Ablagestapel wie jede andere Karte.
ruling-advance-amulet-second = Ein Amulett gibt einen weiteren Einkauf, zusätzlich zu dem, was ein Gastwirt erlaubt; ein zweites Amulett beim selben Besuch gibt keinen mehr.
ruling-advance-amulet-gone = Ist es am Zugende auf deiner Hand, wird es zerstört, ob du es gebraucht hast oder nicht.
ruling-advance-amulet-saved = Es bleibt dir erhalten, wenn es deine Hand vor dem Zugende verlässt, auf deinen Ablagestapel oder dein Kommandodeck, und auch, wenn es nur aufgedeckt wurde und nie auf deiner Hand war.
ruling-advance-writ-ends-turn = Dein Zug endet, bevor du kaufen oder hochstufen kannst, aber Dorffähigkeiten anderer Karten darfst du vorher noch nutzen.
ruling-advance-writ-top-card = Du erhältst die oberste Karte, egal welche Stufe sie hat, sogar einen Stufe-3-Helden.
ruling-advance-map-put-back = Ein Wächter oder eine Karte, die kein Monster ist, kommt gleich wieder unter das Dungeondeck.

## Advance: weapons

ruling-advance-weapon-stays = Ein Held kann pro Zug mit einer Waffe ausgerüstet werden, und eine Waffe kann in diesem Zug nicht von einem Helden zu einem anderen wechseln.
ruling-advance-sword-alone = Ohne Helden gibt es der Gruppe seinen Magischen Angriff und sein Licht; trägt es ein Held, gibt es auch seinen Physischen Angriff.
ruling-advance-hammer-dwarf = Ein Zwerg kann ihn mit jeder Stärke tragen, sogar mit 0; andere Helden müssen stark genug sein.
ruling-advance-arbalest-total = Der Held, der sie trägt, bringt insgesamt Physischen Angriff 5: Sein eigener Angriff bleibt 0, auch wenn er Boni erhält, und nur ein Bonus auf die Waffe selbst kann die 5 erhöhen.
ruling-advance-arbalest-first-rank = Gegen ein Monster auf Position 1 bringt sie nichts, und der eigene Angriff des Helden bleibt 0.
ruling-advance-arbalest-other-weapon = Darf der Held eine zweite Waffe tragen, zählt deren Angriff trotzdem.
ruling-advance-pike-own-part = Ein Kampfeffekt, der mehrere Helden trifft, trifft die anderen trotzdem; nur der Held mit der Pike bleibt verschont.
ruling-advance-flail-total = Insgesamt gibt er einem Soldaten Magischen Angriff 1 und einem Helden der Stufe 1, 2 oder 3 Magischen Angriff 2, 3 oder 4.

## Advance: villagers

ruling-advance-innkeeper-first = Den weiteren Einkauf bekommst du erst, wenn du einen Dorfbewohner oder Helden zerstört hast, und du musst ihn nicht nutzen.
ruling-advance-bounty-amulet = Kaufst du so die Karte Filigranes Amulett, darfst du eine weitere Karte kaufen, wieder mit deinem ganzen Gold.
ruling-advance-smuggler-any-loss = Der verlorene Kampf jedes Spielers zählt, auch dein eigener.
ruling-advance-smuggler-purse = Du zeigst beliebig viele Handkarten und bezahlst mit ihrem Gold; das Gold des Schmugglers selbst zählt nicht, und ein weiterer Schmuggler darf dieselben Karten noch einmal zählen.
ruling-advance-trainer-monsters = Nur Monster unter deinen eigenen Karten zählen, nicht die im Dungeon.
ruling-advance-trainer-anywhere = Du musst dafür nicht im Dorf sein, und der Held wird einmal hochgestuft.
