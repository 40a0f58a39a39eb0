### Rulings of the marketplace cards of Quest: a sentence or two each, shown beside the card.

## Quest: items

ruling-quest-amulet-one-rogue = Ein Schurke genügt für beliebig viele Amulette, und weitere Schurken bringen nichts zusätzlich. Geht dein letzter Schurke, verlierst du dieses Licht.
ruling-quest-gem-besides = Das kommt zu den Wunden dazu, die du im Dorf ohnehin heilst. Es wirkt einmal pro Zug, in jedem Teil des Zugs.

## Quest: spells

ruling-quest-fireball-fuel = Du legst eine beliebige andere deiner Karten ab und verlierst, was sie dir gegeben hat. Das kannst du für jeden Feuerball einmal pro Zug tun.
ruling-quest-vision-in-turn = Ein Kleriker muss schon auf deiner Hand sein, bevor du die Karten aufdeckst; ein Zauberer zählt auch, wenn du ihn gerade gezogen hast. Ein Held, der beides ist, zählt für beides.
ruling-quest-vision-order = Die Karten kommen einzeln zurück; die zuletzt genannte liegt also oben, und die ziehst du. Hat dein Kommandodeck weniger als drei Karten, mischst du deinen Ablagestapel, um den Rest aufzudecken.
ruling-quest-highest-wizard = Nur dein höchster Zauberer zählt, nach der aufgedruckten Stufe. Der Zauberspruch wirkt auch ohne Zauberer, dann ohne diesen Bonus.
ruling-quest-moonlight-total = Insgesamt gibt es 1 Licht ohne Zauberer, 2 mit einem der Stufe 1 oder 2 und 3 mit einem der Stufe 3.

## Quest: weapons

ruling-quest-hammer-armor = Die Rüstung von Monster und Raum zusammen sinkt um 2, aber nicht unter 0, für deinen ganzen Physischen Angriff und nicht nur für den des Hammers. Mehrere Exemplare zählen zusammen.
ruling-quest-shortbow-once = Er benötigt 2 Geschick weniger für einen Elfen oder einen Schurken; ein Elf, der auch Schurke ist, bekommt das nur einmal.
ruling-quest-spear-each = Ein Held muss ihn führen. Mehrere Kurzspeere zählen zusammen, bis auf 0 Wunden; Wunden durch andere Effekte werden nicht weniger.
ruling-quest-sword-drawn-weapon = Mit einer so gezogenen Waffe darfst du noch einen Helden ausrüsten, und auch einen so gezogenen Helden darfst du noch ausrüsten.
