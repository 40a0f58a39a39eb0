### Rulings of Risen from the Mire, the third quest: a sentence or two each, shown beside the card.

## Quest 3: heroes

ruling-quest-baharan-spare = Du legst eine andere Karte ab, auch eine geführte Waffe oder ein anderer Held ist möglich, und verlierst, was sie dir gegeben hat.
ruling-quest-darameric-echo = Nur der auf dem Zauberspruch aufgedruckte Magische Angriff zählt, nicht was deine Helden dazugeben. Der Zauberspruch selbst bleibt und zählt wie üblich.
ruling-quest-linsha-anyone = Auch Waffen, die deine anderen Helden führen, zählen; nicht geführte zählen nicht.
ruling-quest-markennan-skill = Das Geschick zählt schon, bevor er eine Wuchtwaffe führt; mit Stufe I kann er also eine führen, die 8 Geschick benötigt. Solange er eine Wuchtwaffe führt, dürfen Waffen jeder Art den Rest seines Geschicks nutzen.
ruling-quest-nimble-weight = Die Waffe darf für diesen Helden nach allen Abzügen höchstens 4 Geschick benötigen. Eine solche Waffe genügt, und zwei geben nicht mehr.
ruling-quest-regalen-next = Du legst auch dann eine Karte zurück, wenn du keine gezogen hast, solange du eine andere Karte hast. Sie kommt oben auf dein Kommandodeck, du ziehst sie also als Nächstes; von zwei Karten liegt die zuletzt genannte oben.

## Quest 3: items

ruling-quest-crystal-seen = Alle Spieler sehen beide Karten. Du musst eine davon nehmen; hat dein Kommandodeck nur noch eine Karte und dein Ablagestapel keine, nimmst du diese.
ruling-quest-symbol-alone = Gegen einen Dämon oder Untoten zählt der Magische Angriff +2 auch ohne Helden. Jedes Exemplar zählt für sich.
ruling-quest-stamina-either = Zerstörst du ihn, ziehst du jetzt drei Karten und verlierst die zusätzliche Karte am Zugende.
ruling-quest-ring-two = Zähl die Waffen, die deine Helden führen, wenn du die Beute nutzt: Eine gibt 1 EP, zwei oder mehr geben 2.

## Quest 3: spells

ruling-quest-aura-both = Ein Zauberer mit einer zweiten Klasse erhält beides: insgesamt Magischen Angriff 3. Ein Held mit nur einer Klasse, der kein Zauberer ist, erhält nichts.
ruling-quest-charm-printed = Es zählt die Hälfte der aufgedruckten Lebenspunkte des Monsters, aufgerundet, ohne den Raum und ohne Würfel.
ruling-quest-charm-stays = Das Monster bleibt in seinem Raum. Du darfst es in diesem Zug sogar bekämpfen, mit vollen Lebenspunkten.
ruling-quest-enchant-whole = Der ganze Physische Angriff eines Helden, der eine Waffe führt, wird zu Magischem Angriff: sein eigener, der seiner Waffen und was er in diesem Zug noch erhält.
ruling-quest-enchant-later = Das gilt auch für Helden, die erst später in diesem Zug eine Waffe führen, und nicht mehr für einen Helden, der alle Waffen fallen lässt.
ruling-quest-vampiric-count = Wundmarker und Eiternde Wunden auf deiner Hand zählen beide, bis zu drei. Eine vor dem Kampf geheilte Wunde zählt nicht mehr.

## Quest 3: weapons

ruling-quest-axe-each-time = Jedes Mal zählt einmal, egal wie viele Wunden du erleidest: Die Wunden, die ein Monster zufügt, sind ein Mal, die eines Effekts „Nach dem Kampf“ ein weiteres. Ein Held muss die Axt führen.
ruling-quest-boomerang-chosen = Du darfst den Bumerang wählen, wenn ein Monster oder ein Raum eine Karte ablegen lässt, und dann passiert nichts. Selbst ablegen kannst du ihn trotzdem, und am Zugende legst du ihn mit deinen übrigen Handkarten ab.
ruling-quest-boomerang-returns = Er kommt auch dann zurück, wenn er inzwischen abgelegt wurde. Du ziehst ihn mit deinen nächsten Handkarten.
ruling-quest-dagger-spells = Jeder Zauberspruch unter deinen Karten zählt, egal mit welchen Schlüsselwörtern. Den Magischen Angriff erhält der Held, der den Dolch führt.

## Quest 3: monsters

ruling-quest-vine-held = Dein Champion bleibt in diesem Raum und kämpft hier, egal wie viel Licht du noch hast; im nächsten Zug darf er wieder gehen.
ruling-quest-moss-light = Es bremst nur deinen eigenen Champion und nur in diesem Zug. In einen Kampf bringst du trotzdem all dein Licht mit.
ruling-quest-lizard-dice = Würfle vor jedem Kampf; gibt es keine solche Karte zum Ablegen, passiert nichts.
ruling-quest-gambler-doubles = Bei einem Pasch wählst du drei Karten zum Ablegen. Sonst legst du eine zufällige Handkarte ab.
ruling-quest-immune-weapons = Eine solche Waffe bringt nichts; der eigene Angriff ihres Trägers und Boni von anderen Karten zählen trotzdem. Eine Waffe, die Wucht- und Klingenwaffe ist, gilt als beides.
ruling-quest-immune-cards = Diese Karten selbst bringen nichts. Waffen, die sie führen, und Boni von anderen Karten zählen trotzdem.
ruling-quest-bones-margin = Dein Gesamtangriffswert muss die Lebenspunkte samt dem Bonus des Raums um 2 oder mehr übersteigen, damit du keine Eiternde Wunde erhältst.
ruling-quest-mist-each = Physischer und Magischer Angriff jedes Helden sinken um je 1, aber nicht unter 0.

## Quest 3: rooms

ruling-quest-alchemy-magic = Keine Quelle sagt, was „magisch“ hier heißt. Wir nehmen Magischen Angriff 1 gegen dieses Monster, von einem Helden, einer Waffe oder einem Zauberspruch, nach Abzug der Magieresistenz.
ruling-quest-tombs-health = Die Quelle nennt einmal Rüstung und einmal Lebenspunkte; wir nehmen Lebenspunkte.
ruling-quest-room-your-light = Alles Licht, das du mitbringst, zählt, auch unterwegs ausgegebenes.
ruling-quest-bog-skill = Im Kampf ist das Geschick niedriger. Ein Held, der dann zu viel führt, lässt Waffen fallen; du wählst, welche.
ruling-quest-bog-purchase = Du bezahlst mit dem Gold deiner Karten, noch im Dungeon. Wir verstehen die Quelle als insgesamt eine Karte, einen Zauberspruch oder eine Waffe.
ruling-quest-altar-before = Du erleidest die Wunden im Raum davor, eine nach der anderen, und darfst noch umkehren; im nächsten Zug benötigt der Altar wieder sein volles Licht.
ruling-quest-tomb-before = Keine Quelle sagt, wann gewürfelt wird; wir würfeln vor dem Kampf. Bei einem Pasch zählen beide Würfel, sonst der niedrigere.

## Quest 3: guardian and treasures

ruling-quest-baalok-flesh = Der Held wird zerstört: Du verlierst seinen Angriff für diesen Kampf und seine Siegpunkte. Ein Abenteurer hat Stufe 0.
ruling-quest-elixir-one = In jedem Zug, in dem du es ziehst, wählst du eins der vier. Das Elixier verbraucht sich nicht.
