### Rulings of Total Eclipse of the Sun: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-avania-ward = Sie verhindert Wunden, die Monster und Raum nach dem Kampf zufügen, nicht Wunden durch andere Effekte. Mehrere Exemplare zählen zusammen, bis auf 0 Wunden.
ruling-quest-brimstone-light = Alles Licht deiner Gruppe zählt, auch sein eigenes und auch Licht, das du unterwegs ausgegeben hast.
ruling-quest-dagger-kinds = Der Dolch, mit dem du beginnst, ist ein Dolch, und ebenso jede Waffe mit diesem Wort im Namen.
ruling-quest-ehrlingal-anyone = Auch Dolche, die deine anderen Helden führen, zählen; nicht geführte zählen nicht.
ruling-quest-felin-forms = Die Spielregel sagt, dass sie zwei Gestalten hat und dass du in deinem Zug eine davon wählen darfst oder keine; was die Gestalten bewirken, ist von uns. Du wählst einmal pro Zug, auch wenn du im Dorf und im Dungeon bist.
ruling-quest-gendarme-weapons = Jede Waffe, die einer deiner Helden führt, zählt und erhält Magischen Angriff. Zwei Exemplare zählen zusammen.
ruling-quest-gendarme-weight = Wähl die Waffe, bevor oder nachdem du einen Helden mit ihr ausrüstest; sie benötigt bis zum Zugende weniger Geschick.
ruling-quest-sephilest-kinds = Die Arten sind Klinge, Wuchtwaffe und Bogen: Jede zählt einmal, egal welcher deiner Helden die Waffe führt und wie viele von dieser Art da sind.
ruling-quest-sephilest-armor = Die Rüstung von Monster und Raum zusammen sinkt, aber nicht unter 0; das gilt für den Physischen Angriff aller deiner Helden.

## Market

ruling-quest-elven-ring-in-turn = Du legst zuerst ab und ziehst dann eine Karte. Ein abgelegter Elf zählt nicht mehr; ein gerade gezogener zählt.
ruling-quest-headband-own = Der Magische Angriff gehört dem Helden selbst: Effekte, die den Helden schwächen, schwächen auch ihn, und er geht verloren, wenn der Held geht.
ruling-quest-wand-classes = Jede der drei Klassen zählt einmal, und ein Held mit zwei Klassen zählt für beide. Insgesamt gibt der Stab 1 bis 4 Licht.
ruling-quest-touch-each = Auch Zauberer, die du später ziehst, erhalten den Bonus; zwei Exemplare dieses Zauberspruchs zählen zusammen.
ruling-quest-highest-cleric = Nur dein höchster Kleriker zählt, nach der aufgedruckten Stufe. Der Zauberspruch wirkt auch ohne Kleriker, dann ohne diesen Bonus.
ruling-quest-bolt-resistance = Die Magieresistenz fällt nie unter 0, und sie sinkt für deinen ganzen Magischen Angriff, nicht nur für diesen Zauberspruch.
ruling-quest-fury-health = Er senkt die Lebenspunkte; Rüstung und Magieresistenz spielen also keine Rolle, und ein Wächter bezahlt dafür nicht mehr. Dein Überschuss wird aber größer.
ruling-quest-longbow-light = Alles Licht deiner Gruppe zählt, auch Licht, das du unterwegs ausgegeben hast.
ruling-quest-punching-dagger = Die Spielregel rechnet +3 für einen Stoßdolch, wenn derselbe Held auch den Dolch vom Start führt. Wir verstehen das als +2 und +1 mit einem anderen Dolch; auch ein zweiter Stoßdolch ist ein anderer Dolch.
ruling-quest-quarterstaff-alone = Jede andere Waffe desselben Helden hebt den Bonus auf, sogar ein zweiter Kampfstab.

## Treasure

ruling-quest-forest-sun-light = Alles Licht, das deine Gruppe in den Kampf bringt, zählt, auch das dieser Karte. Unterwegs ausgegebenes Licht zählt trotzdem; verlorenes Licht zählt nicht.

## Monsters

ruling-quest-twisted-light = Das Licht wurde gezählt, als du losgegangen bist; das hier bringt dich also nicht aus dem Raum. Es zählt nur in diesem Kampf, für dieses Monster und für deine Karten, die dein Licht zählen.
ruling-quest-twisted-moth = Jede Karte mit aufgedrucktem Licht zählt, zum Beispiel eine Laterne; ein Laternenmarker ist keine Karte.
ruling-quest-thorn-at-once = Die Eiternde Wunde kommt auf deine Hand; die Fee hat also schon in diesem Kampf 1 Lebenspunkt mehr. Ist der Stapel leer, passiert nichts.
ruling-quest-nettle-margin = Dein Gesamtangriffswert muss die Lebenspunkte samt dem Bonus des Raums um 2 oder mehr übersteigen; nach einem verlorenen Kampf erhältst du die Wunde immer.
ruling-quest-elves-pay = Du wählst, kannst aber nur mit EP bezahlen, die du schon hast, und nur den vollen Betrag. Ist nur eines von beiden möglich, passiert das ohne Frage.
ruling-quest-keepers-revealed = Das passiert, wenn das Monster beim Auffüllen aufgedeckt wird, und trifft den Spieler, der am Zug ist. Während des Aufbaus aufgedeckte Monster tun nichts.
ruling-quest-bellower-hand = Du ziehst am Ende dieses Zugs eine Karte weniger, zusätzlich zu dem, was dich deine Wunden kosten; der nächste Zug ist wieder normal.
ruling-quest-centaurs-class = Ein Held dieser Klasse genügt, und weitere senken die Lebenspunkte nicht noch mehr. Ein Held mit zwei Klassen bleibt verschont, wenn eine davon die richtige ist; Waffen und Zaubersprüche verlieren nichts.
ruling-quest-treefolk-margin = Zähl, um wie viel dein Gesamtangriffswert nach Rüstung und Magieresistenz die Lebenspunkte samt dem Bonus des Raums übersteigt.
ruling-quest-treefolk-no-margin = Ist dein Gesamtangriffswert gleich den Lebenspunkten, erhältst du nur die aufgedruckten EP.

## Rooms

ruling-quest-room-road = Die öffentliche Tabelle nennt einen Zauberspruch und eine Waffe; wir verstehen das als einen Einkauf, das eine oder das andere. Du hast dafür 1 Gold mehr, aber in diesem Zug ausgegebenes Gold ist weg.
ruling-quest-room-tree-house = Die Karte muss auf deiner Hand sein: Abenteurer, Dolch, Laterne oder Donnersteinsplitter.
ruling-quest-room-outpost = Du darfst ablehnen; dann wird kein Held hochgestuft, und dein Champion bleibt. Hochstufen kostet nie weniger als 0, und kein Held wird in einem Zug zweimal hochgestuft.
ruling-quest-room-ruins = Die Lebenspunkte steigen um den aufgedruckten Preis der Karte; eine Karte ohne Preis ändert nichts. Die öffentliche Tabelle nennt hier keine Belohnung, und wir haben keine erfunden.

## Guardian

ruling-quest-sun-glare = Passen mehrere Karten, wählst du. Was sie in diesen Kampf gebracht haben, ist verloren. Hast du weniger solche Karten, legst du die ab, die du hast.
