### Rulings of the cards of Ripples in Time: a sentence or two each, shown beside the card.

## Ripples in Time: heroes

ruling-quest-aird-monsters = Der Airdaner nutzt die Stärken von Monstern, nicht von Spielern: Keine Quelle schließt ihn vom kooperativen Spiel aus, anders als Helden, die sich gegen Mitspieler richten.
ruling-quest-aird-printed = Es zählen die aufgedruckten Werte des Monsters, ohne den Raum und ohne Boni.
ruling-quest-aird-level = Es zählt die Stufe des Monsters, das du bekämpfst; das Ablegen bringt also mehr, je tiefer du gehst: 1 bis 3, mehr gegen einen Wächter, nichts gegen die Riesenratte.
ruling-quest-arcanian-any-dice = Alle deine Würfel zählen: die deiner eigenen Karten und die, mit denen ein Monster dich würfeln lässt. Einmal pro Zug, für einen Wurf.
ruling-quest-dunardic-again = Du darfst das so oft nutzen, wie du die EP bezahlen kannst, bis du losgehst.
ruling-quest-regian-wounds = Wundmarker vor dir und Eiternde Wunden auf deiner Hand zählen; der Bonus ändert sich, sobald eine dazukommt oder wegfällt.
ruling-quest-regian-cards = Hier zählt nur eine Eiternde Wunde auf deiner Hand, kein Wundmarker; wenn du sie zerstörst, endet auch ihr Bonus für das Monster.
ruling-quest-terakian-brew = Er braut nach jedem Sieg, bis du so viele Tränke hast; auch gekaufte und gefundene Tränke zählen. Ein jetzt gebrauter Trank wartet bis zum nächsten Zug.
ruling-quest-terakian-all = Jeder Held erhält den Bonus, auch er selbst, Helden, die du in diesem Zug noch ziehst, und Helden, die mit Magischem Angriff kämpfen.
ruling-quest-veris-glow = Waffen geben Licht, egal welcher Held sie führt, nicht nur bei ihr. Dein Licht wird gezählt, wenn du losgehst; rüste deine Helden also vorher aus.

## Ripples in Time: marketplace

ruling-quest-power-each = Jeder Held erhält das Geschick, und zwei Amulette zählen zusammen. Ohne das Amulett verlierst du das Geschick, und ein Held, der dann zu viel führt, lässt Waffen fallen.
ruling-quest-lightstone-flash = Licht und Gold des abgelegten Juwels verlierst du; den Magischen Angriff behältst du für diesen Zug.
ruling-quest-ring-stored = Der Zauberspruch ist die erste Karte, die du für deine nächste Hand ziehst. Im Dorf verlierst du für diesen Besuch sein Gold und seine Effekte; nach einem Sieg hat er seine Arbeit schon getan.
ruling-quest-creeping-turns = Nur dein höchster Zauberer zählt. Ohne Zauberer schadet dir eine 3 oder mehr, mit einem Zauberer der Stufe 1 eine 4 oder mehr, der Stufe 2 eine 5 oder mehr, der Stufe 3 nur eine 6. Den Magischen Angriff erhältst du in jedem Fall.
ruling-quest-frost-line = Du frierst einen Effekt ein, „Vor dem Kampf“ oder „Nach dem Kampf“, von einem beliebigen offenen Monster im Dungeon; seine dauerhaften Effekte, seine Wunden und seine Belohnungen bleiben.
ruling-quest-control-blows = Es zählen die aufgedruckten Wunden des Monsters, ohne die des Raums, und zwar alle, auch wenn es weniger zufügt.
ruling-quest-control-wizard = Nur dein höchster Zauberer zählt. Das verhindert Wunden, die Monster und Raum nach dem Kampf zufügen, bis auf 0 Wunden, aber keine Wunden durch andere Effekte.
ruling-quest-mace-curse = Jedes Exemplar, das ein Held führt, der kein Kleriker ist, bringt eine Wunde mehr; ein Kleriker, der den Streitkolben nicht führt, hilft nicht.
ruling-quest-longspear-reach = Das verhindert Wunden, die Monster und Raum nach dem Kampf zufügen, bis auf 0 Wunden, aber keine Wunden durch andere Effekte. Mehrere Langspeere zählen zusammen.
ruling-quest-staff-spells = Höchstens 2, egal wie viele Zaubersprüche du hast; jeder Zauberspruch auf deiner Hand zählt.

## Ripples in Time: monsters

ruling-quest-doomknight-alert = Die öffentliche Liste hat für diese Gruppe kein Alarmzeichen, sagt aber, dass sie Champions angreift, die durch ihren Raum gehen; das gibt es nur mit Alarm, also haben diese Monster Alarm.
ruling-quest-warden-barred = Dein Champion kommt im nächsten Raum an und bleibt in diesem Zug dort, egal wie viel Licht übrig ist; er kann trotzdem anderswohin gesetzt werden, denn das ist kein Gehen.
ruling-quest-oathkeeper-alone = Ohne Helden musst du die Wunde erleiden.
ruling-quest-raider-turned-up = Das trifft alle Spieler, wenn die Karte beim Auffüllen aufgedeckt wird, nicht während des Aufbaus. Jeder Spieler wählt einen seiner Ausrüstungsmarker; ein Spieler ohne Ausrüstung verliert nichts.
ruling-quest-cutstrap-any = Jede Waffe auf deiner Hand ist in Gefahr, geführt oder nicht; du wählst.
ruling-quest-rusthide-weapons = Weder Physischer noch Magischer Angriff einer geführten Waffe zählt; der eigene Angriff des Helden zählt.
ruling-quest-margin-three = Dein Gesamtangriffswert muss die Lebenspunkte samt dem Bonus des Raums um 3 oder mehr übersteigen; nach einem verlorenen Kampf tut er das nie.
ruling-quest-minion-at-once = Du verlierst den Helden vor dem Vergleich, mit allem Angriff, den er gebracht hätte; seine Waffen bleiben, sind aber nicht mehr geführt.
ruling-quest-caller-level = Eine 4, 5 oder 6 bewirkt nichts, ebenso eine Zahl, zu der du keinen Helden hast; unter mehreren Helden der Stufe wählst du.
ruling-quest-cinder-spells = Zaubersprüche selbst bringen nichts; Boni von anderen Karten zählen, sogar Boni auf einen Zauberspruch.
ruling-quest-wailing-half = Zähl zuerst deinen ganzen Magischen Angriff zusammen; dann wird er halbiert und abgerundet.
ruling-quest-mirrored-magic = Eine Karte mit Magischem Angriff genügt, und weitere ändern nichts.
ruling-quest-wyrm-fed = Du wählst den Helden, auch ein Abenteurer ist möglich. Ohne Helden erhält das Monster die Lebenspunkte.
ruling-quest-protector-skill = Es zählt das Geschick des Helden in diesem Moment, mit allen Boni und Abzügen und egal was er führt. Die Waffe eines Helden, der nicht zählt, zählt trotzdem.
ruling-quest-lodestone-weapons = Ein Held, der bei Kampfbeginn nicht mehr alle seine Waffen führen kann, lässt einige fallen; du wählst, welche.
ruling-quest-runed-skill = Ein Held braucht also Geschick 5, um zu zählen; Waffen, die ihm nun zu schwer sind, lässt er fallen, und du wählst, welche.

## Ripples in Time: rooms, guardian and treasures

ruling-quest-room-lit = All dein Licht zählt, ob du es unterwegs gebraucht hast oder nicht. Der Bonus des Raums sinkt höchstens auf 0; die eigenen Lebenspunkte des Monsters ändern sich nicht.
ruling-quest-sentinel-die = Für jeden Spieler, der sie bekämpft, wird neu gewürfelt. Ein Held, der geht, nimmt seinen Angriff mit, und das senkt auch die Bezahlung.
ruling-quest-axe-margin = Nach dem Kampf muss ein Held sie noch führen, und dein Gesamtangriffswert muss die Lebenspunkte samt dem Bonus des Raums um 4 oder mehr übersteigen.
ruling-quest-lightbringer-light = Seine eigenen 2 Licht zählen mit; er hat also immer mindestens Magischen Angriff 2, und mehr als 4 Licht bringt nichts zusätzlich.
