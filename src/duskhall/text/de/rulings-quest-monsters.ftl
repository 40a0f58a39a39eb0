### Rulings of the Quest monsters, rooms and guardians: a sentence or two each, shown beside the card.

## Quest: monsters in general

ruling-quest-monster-after = Das passiert nach dem Kampf, ob du gewinnst oder verlierst, und bevor du eine Belohnung erhältst.
ruling-quest-monster-into = Das passiert jedes Mal, wenn ein Champion den Raum betritt, auch wenn er gleich weitergeht oder zum Kämpfen kommt, aber nicht, wenn er dorthin gesetzt wird: Das ist kein Gehen.
ruling-quest-monster-from = Das passiert jedes Mal, wenn ein Champion aus dem Raum in einen anderen geht; ins Dorf zu gehen ist kein Gehen im Sinne der Regeln.
ruling-quest-monster-through = Das trifft nur einen Champion, der den Raum im selben Zug betritt und verlässt, nicht einen, der bei Zugbeginn schon dort war.
ruling-quest-monster-none-there = Hast du keine solche Karte und keinen solchen Marker, passiert nichts.
ruling-quest-monster-wielded = Nur Waffen, die deine Helden führen, sind in Gefahr; sind es mehrere, wählst du.
ruling-quest-monster-hero-weapons = Die Waffen eines Helden, der geht, bleiben vor dir, sind nicht mehr geführt und bringen in diesem Kampf keinen Angriff.
ruling-quest-monster-best = Unter mehreren Helden derselben höchsten Stufe wählst du; ein Abenteurer hat Stufe 0.
ruling-quest-monster-dice = Vor jedem Kampf wird neu gewürfelt, und was die Würfel dazugeben, endet mit dem Kampf.
ruling-quest-monster-xp = Hast du weniger, verlierst du, was du hast; die EP für diesen Kampf kommen danach und sind sicher.
ruling-quest-monster-festering = Eiternde Wunden kommen auf deinen Ablagestapel und senken deine Trefferpunkte nicht; geht ihr Stapel aus, erhältst du weniger.
ruling-quest-monster-required = Rüstung und Magieresistenz werden vorher abgezogen: Bleibt vom verlangten Angriff nichts übrig, kannst du das Monster nicht besiegen, es aber trotzdem bekämpfen.
ruling-quest-monster-class = Jeder Held dieser Klasse auf deiner Hand zählt, egal welche Stufe er hat und ob er etwas zum Kampf beiträgt.
ruling-quest-monster-spell = Du verlierst alles, was der Zauberspruch zum Kampf beigetragen hat, behältst aber die Karten, die du mit ihm gezogen hast.

## Quest: single monsters

ruling-quest-rat-stays = Eine besiegte Riesenratte bleibt in der Wildnis; du kannst sie also Zug für Zug besiegen, bis der Wächter ihren Platz einnimmt.
ruling-quest-rat-level = Der Abenteurer muss auf deiner Hand sein; er wird zu einem Stufe-1-Helden aus einem beliebigen Stapel, in dem noch einer ist, und der neue Held kommt auf deinen Ablagestapel.
ruling-quest-rat-back = Die Riesenratte ist die Rückseite jeder Wächterkarte: Eine Karte liegt in der Wildnis und wird umgedreht, wenn der letzte Schlüssel gefunden ist.
ruling-quest-pitdigger-walk = Zum Gehen ausgegebenes Licht ist weg, aber mit dem Rest darf dein Champion von der Wildnis aus noch einmal gehen. Der nächste Raum wirkt trotzdem auf Champions, die ihn betreten.
ruling-quest-tollkeeper-nothing = Ohne Ausrüstungsmarker kannst du nur die Wunde erleiden.
ruling-quest-drummer-group = Nur andere Karten der Gruppe Goblin-Fußvolk in Räumen zählen, nicht die der Garde des Goblinkönigs und nicht die im Deck.
ruling-quest-headtaker-margin = Dein Gesamtangriffswert muss die Lebenspunkte samt dem Bonus des Raums um 3 oder mehr übersteigen, um den Helden zu retten; nach einem verlorenen Kampf verlierst du immer einen Helden.
ruling-quest-ironhide-light-weapons = Eine Waffe, die 2 Geschick oder weniger benötigt, bringt nichts, der eigene Angriff ihres Trägers zählt aber. Es gilt das Geschick, das die Waffe für diesen Träger benötigt: Ein Kurzbogen benötigt für einen Schurken 2.
ruling-quest-widow-bursts = Sie platzt nur, wenn du sie besiegst. Die Eiternden Wunden kommen zu ihren drei Wunden dazu.
ruling-quest-spider-treasure = Die Quelle nennt keine Zahl; zwei Wunden sind von uns. Sie werden getrennt von der aufgedruckten zugefügt. Der Schatz muss auf deiner Hand sein: Schätze in deinem Kommandodeck oder Ablagestapel und die Belohnung dieses Kampfs zählen nicht.
ruling-quest-stalker-wielded = Du erleidest eine Wunde mehr, egal wie viele Waffen deine Helden führen; nicht geführte Waffen zählen nicht.
ruling-quest-lurker-light = Dein Licht wurde gezählt, als du losgegangen bist; verlierst du jetzt eine Laterne, bringt dich das nicht aus dem Raum.
ruling-quest-captain-weapons = Der eigene Angriff eines Abenteurers zählt nicht, die Waffe, die er führt, aber schon.
ruling-quest-collector-choice = Mit weniger als 2 EP kannst du nicht mit EP bezahlen und musst ablegen. Hast du nur eine Karte, legst du diese ab; ohne Handkarten bezahlst du nichts.
ruling-quest-halberdier-reach = Der Physische Angriff eines Helden ohne Waffe zählt nicht, auch nicht mit Boni; sein Magischer Angriff zählt. Angriff, der zu keinem Helden gehört, zählt.
ruling-quest-bodyguard-shields = Andere Karten der Garde des Goblinkönigs in Räumen haben Rüstung +2, solange ein Leibwächter in einem Raum ist; sich selbst gibt er keine.
ruling-quest-jailer-hand = Du ziehst am Ende dieses Zugs zwei Karten weniger, zusätzlich zu dem, was dich deine Wunden kosten; der nächste Zug ist wieder normal.

## Quest: rooms

ruling-quest-room-wilderness = Die Wildnis ist ein Raum des Dungeons und grenzt an beide Räume der Stufe 1; sie zu betreten kostet kein Licht.
ruling-quest-room-reward = Die Belohnung des Raums erhältst du immer, wenn du das Monster darin besiegst, zusätzlich zu der des Monsters.
ruling-quest-room-rogue = Jeder Schurke, der in diesem Moment auf deiner Hand ist, schützt dich, egal welche Stufe er hat.
ruling-quest-room-into = Das passiert jedes Mal, wenn du den Raum betrittst, auch wenn du weitergehst, aber nicht, wenn dein Champion dorthin gesetzt wird: Das ist kein Gehen.
ruling-quest-room-throne-discard = Keine Quelle sagt, ob die verlorene Karte abgelegt oder zerstört wird; wir legen sie ab. Sie wird zufällig von deiner Hand gewählt, und du verlierst, was sie in diesem Zug gebracht hat; schon gezähltes Licht bleibt aber.
ruling-quest-room-sent-away = Dein Champion wird dorthin gesetzt, ob du gewinnst oder verlierst, und das ist kein Gehen; die Belohnungen des Raums, in dem du gekämpft hast, erhältst du trotzdem.

## Quest: guardians

ruling-quest-guardian-pay = Du wirst mit der Hälfte deines Gesamtangriffswerts bezahlt, aufgerundet, nach Rüstung und Magieresistenz; die Lebenspunkte des Wächters werden nicht abgezogen.
ruling-quest-guardian-stays = Ein besiegter Wächter bleibt in der Wildnis, und der nächste Spieler darf ihn auch bekämpfen.
ruling-quest-smorga-wounds = Wundmarker vor dir und Eiternde Wunden auf deiner Hand zählen, aber nicht die in deinem Kommandodeck oder Ablagestapel; mehr EP, als du hast, kannst du nicht verlieren.
ruling-quest-smorga-first = Keine Quelle nennt die Stufe der Königin im durchgerechneten Beispiel; wir nehmen die schwächste der drei.
