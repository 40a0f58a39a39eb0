### Rulings of At the Foundations of the World: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-blood-at-once = Du erleidest die Wunde sofort, vor dem Kampf. Das kannst du einmal pro Zug tun und nur, solange Wundmarker übrig sind.
ruling-quest-darkrend-wounds = Wundmarker zählen und ebenso Eiternde Wunden auf deiner Hand. Auch die Wunde, die du gerade durch ihre Fähigkeit erlitten hast, zählt.
ruling-quest-grimwolf-each = Jedes Mal zählt einmal, egal wie viele Wunden du zusammen erleidest; seine eigene Fähigkeit zählt, und Eiternde Wunden zählen auch. Wunden nach dem Vergleich kommen zu spät.
ruling-quest-honormain-unhurt = Eine Wunde genügt, und der Bonus ist weg, ob Marker oder Eiternde Wunde auf deiner Hand. Eiternde Wunden in deinem Kommandodeck spielen keine Rolle.
ruling-quest-jadress-one-bow = Ein Bogen, den Jadress führt, genügt, und ein zweiter bringt nichts zusätzlich. Die Rüstung fällt nie unter 0, und sie sinkt für deinen ganzen Physischen Angriff.
ruling-quest-moonblades-light = Alles Licht, das du mitbringst, zählt, ob du es zum Gehen gebraucht hast oder nicht. Verlierst du vor dem Vergleich Licht, verlierst du auch diesen Angriff.
ruling-quest-stormskull-kinds = Die Arten sind arkan, Chaos, göttlich und elementar. Ein Zauberspruch mit zwei dieser Schlüsselwörter zählt für beide, und ein zweiter Zauberspruch derselben Art bringt nichts zusätzlich.

## The marketplace

ruling-quest-protected = Das gilt nur für Effekte von Monstern und Räumen. Du darfst für einen solchen Effekt eine geschützte Karte wählen, und dann passiert nichts. Ein Held, der hochgestuft wird, wird trotzdem zerstört, und Kosten darfst du mit jeder Karte bezahlen.
ruling-quest-huskie-heroes = Der Husky schützt Helden, nicht sich selbst und nicht die Waffen, die sie führen.
ruling-quest-potion-of-light-own = Das aufgedruckte Licht des Tranks geht mit ihm verloren; in dem Zug, in dem du ihn zerstörst, bringt er also 3 Licht.
ruling-quest-ring-then = Das Geschick zählt mit den 3, die der Ring gerade dazugegeben hat.
ruling-quest-image-before = Das gilt in diesem Zug für alle Monster und Räume, auch für Wächter. Es gilt nicht für Effekte nach dem Kampf oder unterwegs.
ruling-quest-tempest-classes = Eine Klasse zählt einmal, egal wie viele solche Helden du hast. Ein Held mit zwei Klassen zählt für beide, ein Abenteurer für keine.
ruling-quest-seeing-levels = Dein höchster Kleriker senkt die Rüstung und dein höchster Zauberer die Magieresistenz, nach der aufgedruckten Stufe. Keine fällt unter 0.
ruling-quest-broadsword-skill = Der Träger braucht insgesamt Geschick 8, egal was er sonst führt; in diesem Zug erhaltenes Geschick zählt mit.
ruling-quest-flail-skill = Es zählt die Hälfte des ganzen Geschicks des Trägers, aufgerundet, nicht nur dessen, was der Kriegsflegel übrig lässt.
ruling-quest-two-handed-level = Es zählt die aufgedruckte Stufe des Monsters, nicht die des Raums. Eine Riesenratte hat Stufe 0.

## Treasures

ruling-quest-elmoran-all = Rüstung und Magieresistenz sinken für deine ganze Gruppe, nicht nur für Elmoran, und nie unter 0.
ruling-quest-offering-hand = Du darfst eine Karte aus deiner Hand zerstören oder keine. Die EP erhältst du in jedem Fall.

## Monsters

ruling-quest-servitor-magic = Magischer Angriff 1 genügt. Die Magieresistenz wird vorher abgezogen.
ruling-quest-servitor-brings = Eine Karte mit Magischem Angriff genügt, egal was die Magieresistenz abzieht.
ruling-quest-hollow-double = Zähl deinen ganzen Magischen Angriff zusammen; dann wird er verdoppelt, bevor die Magieresistenz abgezogen wird.
ruling-quest-servitor-swap = Die beiden Monster tauschen die Plätze, und sonst passiert nichts: Ein Champion in einem der Räume hat es jetzt mit dem Monster dort zu tun.
ruling-quest-flood-revealed = Das passiert, wenn das Monster während des Spiels aufgedeckt wird, nicht während des Aufbaus.
ruling-quest-servitor-wielded = Jede Waffe, die ein Held führt, zählt; nicht geführte zählen nicht.
ruling-quest-mire-half = Zähl deinen ganzen Physischen Angriff zusammen; dann wird er halbiert und abgerundet. Magischer Angriff zählt voll.
ruling-quest-root-weapons = Waffen bringen nichts, auch keinen Magischen Angriff; der Held, der eine führt, zählt wie üblich.
ruling-quest-fire-drop = Wenn der Kampf beginnt, lässt ein Held, der nicht mehr alle seine Waffen führen kann, einige fallen; du wählst, welche. Danach behältst du sie.
ruling-quest-forge-all = Nur Waffen, die deine Helden führen, kommen auf deinen Ablagestapel. Die anderen bleiben.
ruling-quest-bellows-once = Ein Held mit zwei Waffen verliert den Angriff nur einmal. Der eigene Angriff des Helden fällt nicht unter 0, und die Waffen zählen voll.
ruling-quest-judgment-weapons = Was der Held bringt, fällt nicht unter 0, und die Waffen zählen voll.
ruling-quest-watcher-weapons = Der eigene Angriff eines solchen Helden zählt nicht, die Waffe, die er führt, aber schon.
ruling-quest-keeper-novices = Du wählst, welche zwei; auch Abenteurer zählen. Hast du nur einen solchen Helden, legst du diesen ab; höhere Stufen bleiben.
ruling-quest-weigher-veteran = Der Held der Stufe 2 oder höher muss nach dem Kampf noch auf deiner Hand sein. Abenteurer schützen dich nicht, sind aber auch nicht in Gefahr.
ruling-quest-magistrate-fewer = Mit nur einem Helden darfst du diesen ablegen. Ohne Helden musst du die Wunden erleiden.
ruling-quest-mouth-paid = Die gewürfelte Zahl kommt zu den aufgedruckten EP dazu.

## Rooms

ruling-quest-temple-purchase = Du bezahlst wie im Dorf mit dem Gold der Karten, die du noch hast, und darfst einen Gegenstand kaufen.
ruling-quest-water-temple-refill = Das Monster des anderen Raums der Stufe 1 kommt herüber, bevor die Räume aufgefüllt werden; das neue Monster kommt also in jenen Raum.
ruling-quest-earth-temple-margin = Dein Gesamtangriffswert muss die Lebenspunkte samt allen Boni um 3 oder mehr übersteigen. Dann ziehst du am Ende dieses Zugs eine Karte mehr.
ruling-quest-fire-temple-weapons = Jede Waffe benötigt in einem Kampf hier 2 Geschick mehr. Ein Held, der nicht mehr alle seine Waffen führen kann, lässt einige fallen; du wählst, welche.
ruling-quest-abyssal-temple-light = Dein Licht wird nach dem Kampf gezählt. Unterwegs verlorenes Licht hält dich nicht auf, bringt aber keine EP.
ruling-quest-abyssal-temple-stay = Beute ist freiwillig: Verzichtest du auf diese EP, bleibt dein Champion hier.
ruling-quest-abyssal-temple-down = Das Monster wird aufgedeckt, bevor du es bekämpfst. Besiegst du es nicht, kommt es unter sein Deck, und ein anderes kommt verdeckt hierher.

## The guardian

ruling-quest-miricelle-half = Hälften werden aufgerundet. Was die Würfel dazugeben, senkt auch deine Bezahlung, und für jeden Spieler wird neu gewürfelt.
