### Rulings of the Quest heroes, starting cards, wounds, gear and treasures: a sentence or two each, shown beside the card.

## Quest: starting cards, wounds, gear and keys

ruling-quest-adventurer-any-stack = Ein Abenteurer wird zur ersten Stufe eines beliebigen Helden im Dorf hochgestuft, von dem noch eine da ist; er hat keine Klasse und kein Volk.
ruling-quest-dagger-one = Egal wie viele Dolche du hast: Du darfst bei jedem Kartenkauf einen zerstören; ein Ausrüstungsmarker ist keine Karte.
ruling-quest-dagger-thrown = Ein Held muss den Dolch führen. Du verlierst mit ihm seinen Angriff, behältst aber die Karte, die du dafür gezogen hast.
ruling-quest-lantern-no-further = Du kommst nicht weiter als in die Wildnis, egal wie viel Licht du hast, und mit zwei Laternen gehst du nicht zweimal. Nach einem Besuch im Tempel bleibt dein Champion dort.
ruling-quest-shard-once = Jeden Splitter kannst du einmal pro Zug nutzen, im Dorf oder im Dungeon, auch wenn du in beiden bist.
ruling-quest-festering-hand = Sie ist eine Karte deines Kommandodecks und senkt deine Trefferpunkte nicht; immer wenn du eine Wunde heilen darfst, darfst du stattdessen eine Eiternde Wunde auf deiner Hand zerstören.
ruling-quest-festering-each = Jede einzelne zählt, gegen jedes Monster, das du bekämpfst, auch gegen Wächter; gegen einen Wächter senkt sie die EP nicht.
ruling-quest-potion-found = Nur einen gekauften Trank darfst du sofort trinken; ein gefundener wartet, bis du wieder Dorf- oder Dungeonfähigkeiten nutzt.
ruling-quest-key-one-a-turn = Du findest nur einen Schlüssel pro Zug; weitere aufgedeckte kommen zurück in ihre Decks.

## Quest: heroes

ruling-quest-gorlandor-weight = Eine Waffe, die 3 Geschick oder mehr benötigt, genügt, und zwei davon geben nicht mehr; mehrere kleine zählen nicht zusammen.
ruling-quest-hawkswood-flight = Dein Champion wird dorthin gesetzt und geht nicht, also reagiert unterwegs kein Raum und kein Monster; danach gehst du mit deinem Licht von diesem Raum aus. Bei einem Besuch, der nicht weiter als in die Wildnis führt, kann er nicht fliegen.
ruling-quest-pylorian-each = Jeder Zauberspruch mit dem Schlüsselwort arkan auf deiner Hand zählt, auch einer, den du später ziehst.
ruling-quest-pylorian-page = Hier zählt jeder Zauberspruch, arkan oder nicht.
ruling-quest-scathian-mark = Jeder Gegner deckt die oberste Karte seines Kommandodecks auf und legt sie ab; dann wählst du allein, welche dieser Karten dir nützen soll.
ruling-quest-scathian-printed = Nur die aufgedruckte Zahl zählt; eine Waffe zählt also auch ohne Helden, und eine Karte ohne diesen Wert gibt nichts.
ruling-quest-silverhelm-after = Beute kommt nach den Wunden des Kampfs; du kannst also diese heilen, aber nur, wenn du den Kampf gewonnen hast.
ruling-quest-silverhelm-himself = Er segnet auch sich selbst, wenn er eine Waffe führt, und ein Held mit zwei Waffen erhält den Bonus nur einmal.
ruling-quest-stormhand-keep = Die gezogenen Karten behältst du, auch wenn du die Waffe danach verlierst oder ablegst.
ruling-quest-stormhand-anyone = Auch Klingenwaffen, die deine anderen Helden führen, zählen; nicht geführte zählen nicht.

## Quest: treasures

ruling-quest-cache-at-once = Du öffnest ein Versteck, wenn du es erhältst; es kommt nie in dein Kommandodeck und gibt darum selbst keine Siegpunkte.
ruling-quest-seal-one-purse = Du bezahlst beide Karten mit demselben Gold.
ruling-quest-banner-everyone = Auch Helden, die du später ziehst, erhalten den Bonus, und ebenso Helden, die mit Magischem Angriff kämpfen.
ruling-quest-bestiary-level = Es zählt die aufgedruckte Stufe des besiegten Monsters: 1 für die Stufen 1 und 2, 2 für die Stufen 3 und 4, 3 für die Stufen 5 und 6. Aus einer Riesenratte lernst du nichts.
ruling-quest-cloak-printed = Das verhindert Wunden, die Monster und Raum nach dem Kampf zufügen, bis auf 0 Wunden, aber keine Wunden durch andere Effekte.
ruling-quest-splinter-not-below = Die Magieresistenz fällt nie unter 0, und sie sinkt für deinen ganzen Magischen Angriff, nicht nur für diesen Zauberspruch.
ruling-quest-hymn-next-hand = Sie zählt, wenn sie am Zugende noch auf deiner Hand ist: Dann ziehst du eine Karte mehr.
ruling-quest-spark-wound = Du erleidest die Wunde sofort, vor dem Kampf; sie ist eine Wunde wie jede andere.
ruling-quest-club-skill = Es zählt die Hälfte des ganzen Geschicks des Trägers, aufgerundet, mit allen Boni und egal welche anderen Waffen er führt.
ruling-quest-bow-in-hand = Physischer Angriff, Magischer Angriff und Licht zählen nur, solange ein Held den Bogen führt; sein Gold zählt immer.
ruling-quest-hostage-level = Eine Geisel hat keinen Stapel im Dorf und kann nicht hochgestuft werden, ist aber sonst ein Held der aufgedruckten Stufe.
ruling-quest-knight-wound = Eine Wunde genügt, ein Marker oder eine Eiternde Wunde auf deiner Hand; weitere ändern nichts.
ruling-quest-mirror-printed = Es zählen die aufgedruckten Werte des Helden, ohne Waffen und Boni; der Spiegel gibt Magischen Angriff, egal womit der Held kämpft, und du behältst ihn, auch wenn du den Helden verlierst.
