### Rulings of the Classic cards: one sentence each, shown beside the card.

## The Thunderstone and the hall

ruling-stone-claim = Du bekommst den Stein nur, wenn du das Monster auf Position 1 besiegst und der Stein dadurch auf seinen Platz vorrückt; kommt er auf andere Weise dorthin, endet das Spiel trotzdem, und kein Spieler hat den Stein.
ruling-stone-lost = Kommt dadurch der Donnerstein auf Position 1, ist das Spiel zu Ende, und kein Spieler hat ihn.
ruling-refill-breach = Der Dungeon wird sofort aufgefüllt; löst das einen Durchbruch aus, passiert der Durchbruch vor allem anderen.
ruling-breach-once = Der Durchbruch passiert, wenn das Monster auf Position 1 kommt, einmal für jeden Aufenthalt im Dungeon und nie während des Aufbaus.
ruling-darkness-before = Sein eigener Lichtabzug kommt zu dem seiner Position dazu und zählt schon, wenn die Kampfeffekte beginnen.
ruling-mortis-card = Das Glossar der Spielregel nennt einen Lichtabzug von 2, die Karte aber 1, und die Karten gehen der Spielregel vor.

## Heroes

ruling-militia-hero = Milizen gelten als Helden.
ruling-militia-level-up = Für ihre Hochstufungskosten wird eine Miliz zu einem Stufe-1-Helden aus einem beliebigen ausliegenden Heldenstapel; die Miliz selbst wird zerstört.
ruling-amazon-on-top = Auf den Positionen 2 und 3 kommt dieser Bonus zu ihrem normalen Angriff dazu.
ruling-cure-again = Du kannst eine Krankheit nach der anderen zerstören, bis du das Monster wählst, das du bekämpfst.
ruling-defender-items = Nur Gegenstände zählen für den Bonus: Eine Waffe mit Licht trägt nichts bei.
ruling-paladin-any-card = Du darfst so auch Basiskarten und Helden kaufen.
ruling-dwarf-own-bonus = Der Bonus gehört dem Zwerg selbst; er behält ihn also auch, wenn ein Kampfeffekt seine Waffe unwirksam macht.
ruling-sorcerer-last = Das passiert nach der Beute, dem Auffüllen und einem möglichen Durchbruch des gewonnenen Kampfs; du darfst sogar ein Monster wählen, das gerade erst aufgedeckt wurde.
ruling-cannot-attack = Ein Held, der nicht angreifen kann, bringt weder Angriff noch Magischen Angriff noch Licht, und die Waffe, die er trägt, auch nicht; er gehört aber weiter zur Gruppe, und Kampfeffekte können ihn treffen.
ruling-stop-choice = Ein Effekt, der einen Helden am Angreifen hindert, muss einen Helden wählen, der angreifen könnte.
ruling-others-discard = Die anderen Spieler wählen selbst, was sie ablegen, egal ob du den Kampf gewinnst oder verlierst.
ruling-food-gone = Die Nahrung wird sofort zerstört und bewirkt sonst nichts, sie gibt auch keine Stärke.
ruling-monsters-shown = Jede Monsterkarte unter deinen offen ausgelegten Karten zählt, auch solche, die du vor dem Kampf noch ziehst.
ruling-magician-which = Jeder Gegenstand gibt den zusätzlichen Magischen Angriff, auch einer ohne eigenen Angriff; ein Zauberspruch gibt ihn nur, wenn er selbst Magischen Angriff hat.
ruling-double-order = Magischer Angriff wird nach allen Boni und Abzügen verdoppelt, auch denen durch Krankheit, aber bevor fehlendes Licht abgezogen wird.
ruling-double-again = Jede weitere Verdopplung verdoppelt das Ergebnis noch einmal: Zwei machen daraus das Vierfache, drei das Achtfache.
ruling-theurge-everyone = Auch du machst mit, und wer keinen Helden hat, zeigt zum Beweis seine Handkarten.
ruling-theurge-guest = Wird der Gast im Kampf zerstört, bekommt sein Besitzer ihn nicht zurück.
ruling-lord-which = Ein Monster, das 0 Siegpunkte wert ist, kannst du nicht nehmen, und das genommene Monster bringt keine EP.

## Village and basic cards

ruling-gold-zero = Auch Gold 0 ist ein aufgedruckter Goldwert; der Pfandleiher nimmt also auch eine Miliz.
ruling-rations-add-up = Ein Held darf mehrere Karten Proviant bekommen; ihre Stärke wird zusammengezählt.
ruling-used-or-destroyed = Hast du die Dungeonfähigkeit dieser Karte genutzt, kann keine Dungeonfähigkeit einer anderen Karte sie mehr zerstören; ist sie zerstört, kannst du sie nicht mehr nutzen.
ruling-needs-no-hero = Diese Karte wirkt auch in einer Gruppe ohne Helden.
ruling-whole-attack = Der ganze Angriff eines solchen Helden wird zu Magischem Angriff, auch der seiner Waffe.
ruling-later-cards = Karten, die in diesem Zug später, aber noch vor dem Kampf zur Gruppe kommen, sind eingeschlossen.
ruling-must-draw = Du musst ziehen; das gehört zum Effekt.
ruling-banish-one-by-one = Du darfst mehrere Exemplare nutzen, bevor du ein Monster wählst, aber führ jedes ganz aus, bevor du das nächste nutzt.
ruling-banish-itself = Du darfst auch die Verbannung zerstören, die du gerade nutzt; sie ist dann sofort weg.
ruling-light-in-hand = Licht gibt die Waffe nur, solange ein Held sie trägt.
ruling-polearm-total = Mit genug Stärke gibt sie insgesamt Angriff 6, nicht 6 zusätzlich zu den 2.
ruling-polearm-strength = Für ihren vollen Angriff braucht die Stangenwaffe Stärke 8, egal wie schwer sie ist.
ruling-spear-total = Ein geworfener Speer gibt insgesamt Angriff 5.
ruling-spear-thrown = Ein geworfener Speer gilt bis zum Ende des Kampfs als getragen, und nichts kann ihn ein zweites Mal zerstören.
ruling-warhammer-total = Ein Kleriker bekommt durch ihn gegen ein solches Monster insgesamt Angriff 6.
ruling-barkeep-each = Jeder genutzte Wirt erlaubt einen weiteren Einkauf, aber dein Gold muss für alle Preise zusammen reichen.
ruling-both-effects = Du darfst die erste Fähigkeit nutzen und die Karte im selben Zug trotzdem noch für die zweite zerstören.
ruling-destroyed-gold = Eine zerstörte Karte bringt ihren aufgedruckten Goldwert in diesem Zug nicht mehr ein.
ruling-trainer-once = Ein Ausbilder nimmt nur eine Miliz pro Zug.

## Disease and experience

ruling-disease-compulsory = Im Dungeon wirkt eine Krankheit immer; im Dorf bewirkt sie nichts.
ruling-loss-choice = Nachdem du das Monster gewählt hast, entscheidest du, ob der Abzug den Angriff oder den Magischen Angriff trifft; er kann nur einen treffen, der mindestens 1 ist.
ruling-judgement-heroes = Jeder Held verliert 1 von dem, was er und seine Waffe bringen; hat er beide Arten, wählst du die Art, und ein Held, der keine bringt, verliert nichts.
ruling-disease-named = Sie hat keinen Typ und kein Gold, und ein Monster ändert nur dann etwas an ihr, wenn es Krankheit ausdrücklich nennt.
ruling-disease-supply = Wird sie zerstört, kommt sie zurück in ihren Vorrat, und der geht nie aus.
ruling-disease-to-discard = Die Krankheit kommt auf deinen Ablagestapel und schadet nicht in dem Kampf, der sie dir eingebracht hat.
ruling-xp-supply = EP liegen vor dir, nie in einem Kommandodeck; ausgegebene EP kommen zurück in einen unbegrenzten Vorrat.

## Battles and spoils

ruling-spoils-gold = Nach einem Sieg zählt für diesen Einkauf alles Gold deiner offen ausgelegten Karten, die noch da sind, auch wenn andere Beute es schon ausgegeben hat.
ruling-trophy = Seine Trophäe zählt nur, wenn das besiegte Monster von einer Hand offen ausgelegt wird, nie solange es im Dungeon ist.
ruling-magic-present = Magischer Angriff 1 genügt; er zählt nach Krankheiten und Verdopplungen, aber bevor fehlendes Licht abgezogen wird.
ruling-half-last = Der Gesamtangriffswert wird zuletzt halbiert, nachdem fehlendes Licht abgezogen ist, und abgerundet.
ruling-half-magic-last = Zähl zuerst den ganzen Magischen Angriff zusammen; dann wird er halbiert und abgerundet.
ruling-required-try = Du darfst es auch ohne Magischen Angriff bekämpfen; gewinnen kannst du nicht, aber es kommt unter das Dungeondeck.
ruling-other-help = Karten, deren Angriff hier nicht zählt, helfen trotzdem auf jede andere Weise, zum Beispiel mit ihrem Licht.
ruling-armed-counts = Eine Waffe zählt nur, solange ein Held sie trägt; angreifen können muss dieser Held dafür nicht.
ruling-none-there = Hat die Gruppe keine solche Karte, wird nichts zerstört.
ruling-falls-later = Eine Karte, die hierdurch zerstört wird, hilft dir noch bis zum Ende des Kampfs.
ruling-any-weapon = Du darfst jede Waffe der Gruppe wählen, getragen oder nicht, aber keinen geworfenen Speer.
ruling-too-weak = Ein Held, der für seine Waffe zu schwach geworden ist, bekommt nichts von ihr, nicht einmal ihr Licht.
ruling-strongest-tie = Es zählt die Stärke im Kampf; bei Gleichstand wählst du.
ruling-archduke-stacks = Auch der Milizstapel gilt als Heldenstapel und verliert zwei Karten.
ruling-tyxr-everyone = Auch der aktive Spieler legt ab, und zwar bevor er seine nächsten Handkarten zieht.
ruling-blink-dog-choice = Fehlt dir gegen ihn auch nur 1 Licht, kannst du ihn gar nicht wählen, auch nicht, um ihn unter das Dungeondeck zu schicken.
ruling-sphinx-deck = Diese sechs Karten kommen von deinem Kommandodeck, nicht von deiner Hand, und das wird vor dem Auffüllen und einem möglichen Durchbruch ausgeführt.
ruling-grayskin-helps = Dieser Effekt hilft dir: Helden mit Waffe treffen die Echse härter.
