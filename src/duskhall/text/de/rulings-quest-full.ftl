### Rulings of side quests, guild sponsorships and legendary cards: a sentence or two each, shown beside the card.

## Side quests

ruling-quest-side-quest-secret = Nur du siehst deine Nebenquest, bis du sie aufdeckst. Eine, die am Ende zählt, bleibt bis dahin geheim, und sie zählt jede Karte, die du besitzt, egal wo sie ist.
ruling-quest-deed-claimed = Du darfst warten: Eine Tat, die du nicht aufdeckst, kannst du aufdecken, wenn du sie das nächste Mal vollbringst. Aufgedeckt bleibt sie vor dir liegen und bringt nichts mehr.
ruling-quest-bloodied-wounds = Wundmarker und Wundkarten auf deiner Hand zählen. Die aufgedruckten Wunden des Monsters kommen zu den zwei dazu, die Wunden dieses Kampfs helfen also nicht; die des Raums kommen nicht dazu, und Wunden, die eine Gilde oder Karte verhindert, ändern nichts.
ruling-quest-crushing-compared = Es zählt der Gesamtangriffswert beim Vergleich, nach Rüstung und Magieresistenz, gegen die Lebenspunkte in diesem Moment.
ruling-quest-deep-light = Alles Licht deiner Gruppe zählt, auch Licht, das du unterwegs ausgegeben hast.
ruling-quest-banners-classes = Ein Held mit zwei Klassen zählt für beide. Abenteurer haben keine Klasse.
ruling-quest-steel-wielded = Nur Waffen, die nach dem Kampf ein Held führt, zählen; zwei Waffen desselben Helden zählen als zwei.
ruling-quest-ransom-printed = Nur Gold, das auf deinen Handkarten aufgedruckt ist, zählt, nicht Gold durch Fähigkeiten oder Proviantmarker.
ruling-quest-bridges-starters = Abenteurer, Laternen, Dolche und Donnersteinsplitter sind Startkarten. Ein hochgestufter Abenteurer zählt nicht mehr.
ruling-quest-vault-caches = Ein geöffnetes Versteck wird zerstört und zählt nicht. Legendäre Karten sind keine Schätze.
ruling-quest-scars-both = Wundmarker und Wundkarten zählen beide. Eine geheilte Wunde zählt nicht mehr.

## Guild sponsorships

ruling-quest-guild-front = Die Gildenförderung liegt das ganze Spiel lang vor dir und zählt immer. Sie ist keine deiner Karten: Nichts legt sie ab oder zerstört sie.
ruling-quest-open-hand-one = Du erleidest eine Wunde weniger, egal wie viele Kleriker du hast; ein Monster, das keine zufügt, fügt weiter keine zu. Wunden durch andere Effekte werden nicht weniger.

## Legendary cards

ruling-quest-legendary-level = Ein legendärer Held hat Stufe 3 und kann nicht hochgestuft werden.
ruling-quest-oathbroken-village = Du bezahlst einmal für jeden Eidbrüchigen Ritter auf deiner Hand. Ohne EP bezahlst du nichts, und er bleibt.
ruling-quest-crown-not-below = Der Physische Angriff eines Helden fällt nicht unter 0, und der einer Waffe zählt zu dem ihres Trägers. Magischer Angriff ist nicht betroffen.
ruling-quest-grimoire-points = Den Punkt verlierst du am Ende des Spiels, wenn du die Karte dann noch besitzt.
