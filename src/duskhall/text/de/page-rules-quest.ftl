### The rules reference of the page for Quest; see page-rules.ftl for the form.

## How it is played

page-rule-goal-quest = Das Ziel
    .short = Hab die meisten Siegpunkte, wenn der Wächter gekommen ist und alle ihren letzten Zug hatten.
    .text =
        Du führst einen Champion und eine Gruppe von Abenteurern an. Du beginnst mit einem Kommandodeck aus zwölf schwachen Karten, kaufst im Dorf bessere und besiegst Monster in den Räumen des Dungeons.

        Besiegte Monster werden zerstört. Sie bringen [EP](experience), mit denen du Helden hochstufst oder die am Ende als Punkte zählen, und manchmal einen [Schatz](treasure). In den Monsterdecks sind Wächterschlüssel versteckt. Sind genug [Schlüssel](keys) gefunden, kommt der [Wächter](guardian), jeder Spieler hat einen letzten Zug, und wer die meisten [Siegpunkte](scoring) hat, gewinnt.

page-rule-table-quest = Der Tisch
    .short = Sieben Räume mit ihren Monstern, drei Monsterdecks, das Dorf und die Karten der Spieler.
    .text =
        • Der Dungeon: die Wildnis am Eingang und je zwei Räume der Stufen 1, 2 und 3. In jedem Raum ist ein Monster seiner Stufe; in der Wildnis ist die Riesenratte.
        • Die Monsterdecks: eines für jede Stufe, mit den übrigen acht von zehn Monstern und einigen Schlüsseln: einer im ersten Deck, zwei im zweiten und drei im dritten.
        • Das Dorf: vier Heldenstapel mit Stufe 1 oben und Stufe 3 unten, einer für jede Klasse, und im Markt acht Stapel mit Gegenständen, Zaubersprüchen und Waffen. Im ersten Spiel sind es vier.
        • Die Marker: drei Arten [Ausrüstung](gear) und die [Wunden](wounds). Das Schatzdeck liegt verdeckt. Den Wächter darfst du dir jederzeit ansehen.
        • Deine Sachen: ein verdecktes Kommandodeck, ein offener Ablagestapel, sechs Handkarten, deine Marker, deine EP und dein Champion. Du beginnst mit sechs Abenteurern, zwei Laternen, zwei Donnersteinsplittern und zwei Dolchen.

        Der Startspieler wird ausgelost. Der zweite Spieler beginnt mit einem Proviantmarker, der dritte mit zwei, der vierte mit drei.

page-rule-turn-quest = Dein Zug
    .short = Stell deinen Champion ins Dorf oder geh in den Dungeon; dann zieh so viele Karten, wie du Trefferpunkte hast.
    .text =
        Entscheide zuerst, wohin dein Champion geht:

        • An einen der vier [Orte im Dorf](places), um 1 Karte zu kaufen, 1 Wunde zu heilen und 1 Helden hochzustufen.
        • In den [Dungeon](dungeon), um 1 Monster zu bekämpfen. Ein Champion, der schon im Dungeon ist, startet in seinem Raum, sonst in der Wildnis.

        Den Champion hinzustellen ist kein Gehen, also reagiert nichts darauf. Dann legst du deine Handkarten offen aus; Karten, die du später in diesem Zug ziehst, kommen dazu.

        Zähl am Ende deine [Trefferpunkte](wounds). Alle deine Karten, genutzt oder nicht, kommen auf deinen Ablagestapel, und du ziehst so viele Karten, wie du Trefferpunkte hast. Deine Marker behältst du, aber nicht ausgegebenes Gold verfällt, und die Effekte dieses Zugs enden. Dann ist der nächste Spieler am Zug.

page-rule-deck-quest = Kommandodeck, ablegen, zerstören
    .short = Neue Karten kommen auf deinen Ablagestapel; zerstörte Karten sind aus dem Spiel, zerstörte Marker kommen zurück in ihren Vorrat.
    .text =
        Jede Karte, die du kaufst oder findest, kommt auf deinen Ablagestapel. Musst du ziehen und dein Kommandodeck ist leer, mischst du deinen Ablagestapel; er wird dein neues Kommandodeck.

        Eine abgelegte Karte kommt auf deinen Ablagestapel, und du ziehst sie später wieder. Eine zerstörte Karte ist aus dem Spiel. Zerstörte Marker und Eiternde Wunden kommen zurück in ihren Vorrat.

        Eine Karte zählt, solange sie vor dir liegt. Wird sie in deinem Zug abgelegt oder zerstört, verlierst du ihre Werte und Boni sofort. Karten, die du mit ihr gezogen hast, behältst du.

        „Deine Karten“ sind die Karten, die du in diesem Zug offen ausgelegt hast, und deine Marker, nie die in deinem Kommandodeck oder Ablagestapel.

page-rule-village-quest = Das Dorf besuchen
    .short = Im Dorf nutzt du Fähigkeiten, kaufst 1 Karte, heilst 1 Wunde und stufst 1 Helden hoch, in dieser Reihenfolge.
    .heads = dorf
    .text =
        Du legst deine Handkarten offen aus. Dann kannst du, in dieser Reihenfolge:

        • beliebig viele Dorffähigkeiten und [Ausrüstung](gear) nutzen.
        • mit deinem [Gold](gold) 1 Karte aus dem Dorf kaufen. Ist dein Champion auf dem Basar oder im Wunderladen, kannst du danach auch dort kaufen.
        • 1 [Wunde](wounds) heilen; im Tempel 2.
        • 1 Helden [hochstufen](levelling); im Gildenviertel 2, im Tempel keinen.

        Einen Helden oder eine Marktkarte kaufen, heilen und hochstufen kannst du an jedem Ort. Der Ort gibt nur etwas dazu.

page-rule-places-quest = Die vier Orte
    .short = Tempel, Basar, Wunderladen, Gildenviertel: Jeder gibt einem Dorfbesuch etwas dazu.
    .text =
        • Tempel: Bevor du deine Handkarten offen auslegst, leg mindestens eine davon oben auf dein Kommandodeck. Du kannst 2 Wunden statt einer heilen. Du kannst nicht hochstufen, und keine Karte bringt dich in diesem Zug in den Dungeon.
        • Basar: Nach dem Kartenkauf kannst du auch 1 [Ausrüstungsmarker](gear) kaufen. Einen hier gekauften Trank kannst du sofort trinken.
        • Laden der arkanen Wunder (kurz: Wunderladen): Nach dem Kartenkauf kannst du auch die oberste Karte des [Schatzdecks](treasure) für 10 Gold kaufen.
        • Gildenviertel: Du kannst 2 verschiedene Helden hochstufen und bezahlst beide.

        Am selben Ort können beliebig viele Champions sein. [Epische Spiele](epic) haben einen fünften Ort, den Marktplatz.

page-rule-gold-quest = Gold und Preise
    .short = Mit Gold kaufst du Karten, Ausrüstung und Schätze. Nicht ausgegebenes Gold verfällt.
    .text =
        Zähl das Gold aller deiner Karten, Fähigkeiten und Proviantmarker zusammen; nicht geführte Waffen zählen mit. Du kaufst immer die oberste Karte eines Stapels, einen Stufe-2-Helden also nur, wenn keine Stufe-1-Karte mehr darüber liegt. Ein leerer Stapel bleibt leer.

        Dasselbe Gold bezahlt alles in diesem Zug: Gold für eine Karte fehlt dir für Ausrüstung oder Schatz. Gekaufte Karten kommen auf deinen Ablagestapel; Marker legst du vor dich.

page-rule-gear-quest = Ausrüstung
    .short = Marker, die du von Zug zu Zug behältst und einmal nutzt.
    .text =
        Ausrüstung legst du am Ende deines Zugs nicht ab. Du nutzt einen Marker, indem du ihn zerstörst; er kommt zurück auf den Basar, der alle drei Arten verkauft:

        • Proviant, 2 Gold: im Dorf, im Dungeon oder als [Beute](spoils) +1 Gold, oder Geschick +2 für 1 Helden in diesem Zug.
        • Laterne, 3 Gold: im Dungeon Licht +1 in diesem Zug.
        • Trank, 4 Gold: im Dorf oder im Dungeon 1 [Wunde](wounds) heilen.

        Auch Monster und Räume bringen Ausrüstung. Ein Trank aus einer Belohnung wartet, bis du wieder Fähigkeiten nutzen kannst; nur einen gekauften kannst du sofort trinken. Sind alle Marker einer Art vergeben, bekommt niemand mehr einen.

page-rule-levelling-quest = Helden hochstufen
    .short = Im Dorf gibst du EP aus, um einen Helden hochzustufen: 2 EP von Stufe 0, 3 von Stufe 1, 4 von Stufe 2.
    .text =
        Das Hochstufen kostet die Stufe des Helden plus 2 EP. Die alte Karte wird zerstört, und die nächste Stufe desselben Stapels kommt auf deinen Ablagestapel, also wird kein Held in einem Zug zweimal hochgestuft. Du kannst nicht hochstufen, wenn im Stapel keine Karte der nächsten Stufe mehr ist.

        Ein Abenteurer hat Stufe 0 und wird zu einem Stufe-1-Helden aus einem beliebigen Stapel im Dorf.

        Du kannst 1 Helden pro Dorfbesuch hochstufen, im Gildenviertel 2. Manche Karten stufen Helden zu anderen Zeiten hoch, etwa die Beute der Riesenratte, und das kostenlos.

page-rule-dungeon-quest = In den Dungeon gehen
    .short = Im Dungeon nutzt du Fähigkeiten und Ausrüstung und rüstest Helden aus, dann gehst du, dann kämpfst du, wo du stehen bleibst.
    .heads = dungeon
    .text =
        Du legst deine Handkarten offen aus. Zuerst, in beliebiger Reihenfolge:

        • Nutze Dungeonfähigkeiten, jede einmal.
        • [Rüste](equip) Helden mit Waffen aus.
        • Nutze [Ausrüstung](gear).

        Dann zähl dein Licht; du kannst in einen anderen Raum [gehen](light). Du bekämpfst das Monster in dem Raum, in dem du stehen bleibst, auch wenn du nicht gegangen bist. Die Vorschau bei jedem Raum sagt, was er kostet und wie der Kampf ausginge.

page-rule-equip-quest = Waffen und Geschick
    .short = Ein Held führt so viele Waffen, wie sein Geschick erlaubt.
    .text =
        Abgesehen von ihrem Gold zählt eine Waffe nur, solange ein Held sie führt: Angriff, Licht und Fähigkeiten. Im Dungeon kann ein Held beliebig viele Waffen führen, solange ihr benötigtes Geschick zusammen sein Geschick nicht übersteigt.

        Eine Waffe bleibt für diesen Zug bei ihrem Helden. Sinkt das Geschick eines Helden im Lauf des Zugs zu tief, lässt du Waffen fallen, bis es reicht; kein anderer Held darf sie in diesem Zug führen.

        Boni von Waffen und Gegenständen zählen als eigene Werte des Helden: Ein Held mit einer Waffe, die Magischen Angriff gibt, ist ein Held mit Magischem Angriff. Ohne Helden zählen sie nicht.

page-rule-attack-quest = Physischer und Magischer Angriff
    .short = Beide Arten von Angriff zählen zusammen gegen die Lebenspunkte des Monsters.
    .text =
        Helden, geführte Waffen, Zaubersprüche und manche Gegenstände geben Physischen Angriff, Magischen Angriff oder beides. Die beiden werden getrennt gezählt, denn [Rüstung](armor) senkt den Physischen und Magieresistenz den Magischen Angriff. Die Summe dessen, was bleibt, ist dein Gesamtangriffswert.

page-rule-light-quest = Licht und Gehen
    .short = Jeder Raum, den du betrittst, kostet das Licht, das er benötigt. Mit dem Rest kommst du weiter.
    .text =
        Bevor du gehst, zähl das Licht deiner Karten und deiner Ausrüstung zusammen. So viel kannst du ausgeben, auch wenn du die Karten verlierst, die es gegeben haben. Ein Effekt, der dein Licht zählt, zählt alles Licht, das du in diesem Moment hast, auch das unterwegs ausgegebene.

        Dein Champion geht in den nächsten Raum links, rechts, oben oder unten, nie schräg. Die Wildnis grenzt an beide Räume der Stufe 1. Jeder Raum, den du betrittst, kostet das Licht, das er benötigt, auch wenn du weitergehst: Ein Raum, der 1 benötigt, und einer dahinter, der 2 benötigt, kosten zusammen 3. Du kannst in jedem Raum stehen bleiben oder gar nicht gehen.

        Im Kampf bewirkt Licht nichts, außer eine Karte sagt es. Den Dungeon zu verlassen und ins Dorf zu gehen kostet kein Licht und ist kein Gehen im Sinne der Regeln.

page-rule-rooms-quest = Räume
    .short = Ein Raum verändert den Kampf in ihm. Seine Werte kommen zu denen seines Monsters dazu.
    .heads = diesen raum, dieser raum, dieses raums, diesem raum
    .text =
        Der Mond zeigt, wie viel Licht ein Raum benötigt. Lebenspunkte, Rüstung, Magieresistenz und Wunden eines Raums kommen zu denen seines Monsters dazu, auch wenn es selbst keine hat. Besiegst du das Monster, erhältst du auch die EP und anderen Belohnungen des Raums.

        • Text ohne Wort und Doppelpunkt am Anfang gilt, während du in dem Raum kämpfst.
        • Neben diesem Raum: Du kannst ihn unterwegs nutzen, während dein Champion neben dem Raum ist.
        • Beute eines Raums: Du kannst sie nach einem Sieg dort nutzen.
        • Bevor dieser Raum aufgefüllt wird: Das passiert, wenn das Monster den Raum verlässt, bevor das nächste kommt.

        In manchen Räumen liegt das Monster verdeckt, dort gibt es keine Vorschau. Die Karte wird aufgedeckt, bevor du kämpfst.

        Unterwegs kannst du jeden Raum ignorieren außer dem, in dem du kämpfst, Räumen mit [Alarm](alert) und Räumen, die du von nebenan nutzen kannst. Die Wildnis ist ein Raum wie die anderen.

page-rule-alert-quest = Alarm
    .short = Er kann dir unterwegs schaden, auch wenn du dort nicht stehen bleibst.
    .heads = alarm, betrittst, verlässt, durchquerst
    .text =
        Räume und Monster mit Alarm reagieren auf einen Champion, der geht:

        • In den Raum: immer, wenn ein Champion ihn aus einem anderen Raum betritt.
        • Aus dem Raum: immer, wenn ein Champion ihn in Richtung eines anderen Raums verlässt.
        • Durch den Raum: wenn ein Champion ihn im selben Zug betritt und verlässt.

        Das passiert sofort, bevor du weitergehst. Mancher Alarm beendet deinen Weg: Dein Champion geht dann in diesem Zug nicht weiter und kämpft, wo er ist. Alle anderen Räume und Monster auf deinem Weg kannst du ignorieren.

        Ein Alarm reagiert nicht auf einen Champion, der irgendwohin gestellt wird: Das ist kein Gehen.

page-rule-battle-quest = Der Kampf
    .short = Du besiegst ein Monster, wenn dein Gesamtangriffswert seine Lebenspunkte erreicht. Seine Wunden erleidest du in jedem Fall.
    .heads = kampf
    .text =
        • Die Effekte „Vor dem Kampf“ des Monsters und des Raums passieren.
        • [Rüstung](armor) und Magieresistenz senken deinen Angriff.
        • Ist dein Gesamtangriffswert mindestens so hoch wie die Lebenspunkte von Monster und Raum zusammen, besiegst du das Monster.
        • Gewonnen oder verloren: Du erleidest die [Wunden](wounds) von Monster und Raum, und ihre Effekte „Nach dem Kampf“ passieren.
        • Hast du gewonnen, erhältst du die [Belohnungen](rewards), das Monster wird zerstört, und ein neues kommt vom Monsterdeck der Stufe des Raums. Ist dieses Deck leer, kommt es vom nächsthöheren.
        • Dann kannst du [Beutefähigkeiten](spoils) nutzen.

        Hast du verloren, passiert sonst nichts: Das Monster bleibt, und dein Champion auch.

page-rule-armor-quest = Rüstung und Magieresistenz
    .short = Rüstung senkt deinen Physischen Angriff, Magieresistenz deinen Magischen Angriff.
    .text =
        Zieh die Rüstung von Monster und Raum von deinem Physischen Angriff ab und die Magieresistenz beider von deinem Magischen Angriff. Keiner fällt unter 0.

        Effekte, die deinen Angriff verwenden, zählen ihn nach Rüstung und Magieresistenz. Verlangt ein Monster Magischen Angriff, muss davon mindestens 1 übrig bleiben, und der Wächter bezahlt für das, was übrig bleibt.

page-rule-wounds-quest = Wunden und Trefferpunkte
    .short = Wundmarker senken deine Trefferpunkte, und du ziehst so viele Karten, wie du Trefferpunkte hast.
    .text =
        Du hast 6 Trefferpunkte. Am Ende deines Zugs ziehst du so viele Karten. Jeder zweite Wundmarker kostet einen Trefferpunkt: Mit 2 oder 3 Wunden hast du 5, mit 4 oder 5 hast du 4, mit 6 oder 7 hast du 3, mit 8 oder mehr 2. Manche Karten geben für einen Zug Trefferpunkte dazu; zähl sie, bevor du deine Karten ablegst, dann ziehst du mehr.

        Eine Eiternde Wunde ist eine Karte. Sie kommt auf deinen Ablagestapel, senkt deine Trefferpunkte nicht und schadet dir, solange sie auf deiner Hand ist.

        Um eine Wunde zu heilen, zerstörst du sie: einen Marker oder eine Eiternde Wunde, die du offen ausgelegt hast. Du kannst bei jedem Dorfbesuch 1 heilen, im Tempel 2, und mehr mit Tränken und manchen Karten. Sind keine Wundmarker mehr da, erleidet niemand welche.

page-rule-rewards-quest = Belohnungen
    .short = Was du außer EP für ein besiegtes Monster bekommst: Schätze, Ausrüstung und mehr.
    .heads = belohnung
    .text =
        Besiegst du ein Monster, erhältst du die [EP](experience) von Monster und Raum zusammen und dann die Belohnungen beider: [Schatzkarten](treasure) kommen auf deinen Ablagestapel, [Ausrüstung](gear) kommt vor dich. Ablehnen kannst du sie nicht. Nach einem verlorenen Kampf bekommst du nichts.

page-rule-experience-quest = EP
    .short = Du gibst sie aus, um Helden hochzustufen, und nicht ausgegebene EP zählen als Siegpunkte.
    .text =
        Die EP auf einem Monster oder einem Raum erhältst du für einen Sieg dort. Alle Spieler können deine EP sehen; du gibst sie aus, um Helden [hochzustufen](levelling). Auf einem Helden zeigt dasselbe Symbol, was die nächste Stufe kostet.

        Jeder nicht ausgegebene EP ist am Ende 1 Siegpunkt wert. Eine Stufe muss sich also lohnen, und spät im Spiel tut sie das vielleicht nicht mehr.

page-rule-side-quests-quest = Nebenquests, Gilden und legendäre Karten
    .short = Im vollen Spiel hat jeder Spieler eine geheime Nebenquest und eine offene Gildenförderung.
    .heads = spielende, ende des spiels
    .text =
        Das volle Spiel wählst du, wenn du einen Tisch anlegst. Vor dem ersten Zug bekommt jeder Spieler drei geheime Nebenquests, behält eine und legt die anderen zurück. Dann wählt jeder Spieler eine Gilde; alle Gilden werden gleichzeitig aufgedeckt. Die Gilde liegt offen vor dir, und ihr Bonus gilt das ganze Spiel lang.

        Eine Nebenquest ist eine Tat oder ein Ziel. Eine Tat kannst du aufdecken, wenn du sie vollbringst: Leg die Karte offen vor dich und nimm eine der legendären Karten, die sie nennt. Ein Ziel bringt am Ende des Spiels [Siegpunkte](scoring), wenn du es erreicht hast. Damit deine Nebenquest geheim bleibt, fragt der Tisch in solchen Momenten jeden Spieler, auch wer nichts aufzudecken hat.

        Legendäre Karten gibt es nur durch Nebenquests. Sie sind stark, und jede hat einen Nachteil.

page-rule-treasure-quest = Schätze
    .short = Gute Karten von einem verdeckten Deck; ein Versteck öffnest du sofort.
    .heads = du diese karte erhältst, gefunden
    .text =
        Manche Monster und Räume bringen einen Schatz, und der Wunderladen verkauft einen für 10 Gold. Die oberste Karte des Schatzdecks kommt auf deinen Ablagestapel und ist eine Waffe, ein Gegenstand oder ein Held wie jeder andere. Ein Held aus dem Schatzdeck hat keinen Stapel und kann nicht hochgestuft werden.

        Ein Versteck wirkt sofort und wird dann zerstört. Es kommt nie in dein Kommandodeck.

page-rule-spoils-quest = Beute
    .short = Nach einem Sieg zu nutzen, für Karten, EP, Heilung oder Ausrüstung.
    .heads = beute
    .text =
        Nach einem Sieg, den Belohnungen und dem Auffüllen des Raums kannst du die Beutefähigkeiten deiner Karten, deiner Ausrüstung, des Raums und des besiegten Monsters nutzen, jede einmal.

page-rule-keys-quest = Wächterschlüssel
    .short = Sie sind in den Monsterdecks versteckt; der vierte ruft den Wächter.
    .text =
        Wird beim Auffüllen ein Schlüssel aufgedeckt, ist er gefunden: Er wird beiseitegelegt, und die nächste Karte des Decks kommt in den Raum. Du findest nur 1 Schlüssel pro Zug. Weitere aufgedeckte werden zurück in ihre Decks gemischt, wenn alle Räume ein Monster haben.

        Sind vier Schlüssel gefunden, kommt der [Wächter](guardian) am Ende dieses Zugs. Wenn du einen Tisch anlegst, kannst du weniger oder mehr Schlüssel verlangen, für ein kürzeres oder längeres Spiel.

        Eine verdeckte Karte in einem Raum wird aufgedeckt, bevor du dort kämpfst. Ist sie ein Schlüssel, ist er gefunden, und du bekämpfst das Monster, das ihn ersetzt.

page-rule-guardian-quest = Der Wächter
    .short = Er kommt am Ende, jeder Spieler kann ihn besiegen, und er bezahlt für den Angriff, den du aufbringst.
    .text =
        Am Ende des Zugs, in dem der letzte Schlüssel gefunden wird, nimmt der Wächter in der Wildnis den Platz der Riesenratte ein. Jeder Spieler zieht sechs weitere Karten und legt vier ab. Dann hat jeder Spieler einen letzten Zug, auch wer den Schlüssel gefunden hat.

        In diesem Zug kannst du den Wächter bekämpfen oder etwas anderes tun. Er ist ein Monster wie die anderen, mit zwei Unterschieden. Ein besiegter Wächter bleibt für den nächsten Spieler; nichts entfernt ihn. Und er bringt EP in Höhe deines halben Gesamtangriffswerts, aufgerundet, nach Rüstung und Magieresistenz; seine Lebenspunkte werden nicht abgezogen. Seine anderen Belohnungen bekommst du auch.

        Wächter haben Stufe 4, 5 oder 6.

page-rule-ending-quest = Das Ende des Spiels
    .short = Nachdem der Wächter gekommen ist, hat jeder Spieler einen letzten Zug.
    .text = Sind die Schlüssel gefunden, kommt der [Wächter](guardian), und jeder Spieler hat einen letzten Zug, in der üblichen Reihenfolge. Dann ist das Spiel zu Ende.

page-rule-scoring-quest = Wertung
    .short = Zähl die Siegpunkte auf allen deinen Karten zusammen und 1 für jeden EP.
    .text =
        Zähl die Siegpunkte auf allen deinen Karten zusammen: Hand, Kommandodeck und Ablagestapel. Dazu kommt 1 für jeden EP, den du hast. Wer die meisten Punkte hat, gewinnt.

        Bei Gleichstand gewinnt, wer mehr Wunden hat, Marker und Karten zusammen; dann, wer mehr Schätze und legendäre Karten hat. Ist auch das gleich, teilen sich die Punktgleichen den Sieg.

page-rule-setups-quest = Aufbauten
    .short = Erstes Spiel, eine von fünf Quests, Zufallskarten oder deine eigene Wahl.
    .text =
        • Erstes Spiel: vier Helden, Goblin-Fußvolk, Hobgoblin-Schläger und die Garde des Goblinkönigs, ein halber Markt und der schwächste Wächter.
        • Fünf Quests: Ein Spiegel im Dunkeln, Totale Sonnenfinsternis, Auferstanden aus dem Sumpf, An den Grundfesten der Welt und Wellen der Zeit. Jede hat eigene Monster, Räume, Helden, Marktkarten und einen eigenen Wächter. Wir wissen nicht, welche Karten das Heft der Quests verwendet, also ist diese Auswahl von uns. Wellen der Zeit hat nur drei Räume; ihr Aufbau leiht sich drei aus Ein Spiegel im Dunkeln.
        • Zufall, aus allen fünf Quests oder denen, die du wählst: je Stufe eine Monstergruppe und zwei Räume, ein Wächter in einer von drei Fassungen, ein Held für jede Klasse und acht Marktkarten, je zwei oder drei Gegenstände, Zaubersprüche und Waffen. Der Markt hat, was die Helden brauchen, und ein Mittel gegen die Monster, wenn es eines gibt. Du kannst Karten verlangen oder ausschließen und einen einzelnen Stapel neu auslosen.
        • Deine eigene Wahl, nach denselben Regeln: drei Monstergruppen, eine je Stufe; sechs Räume, zwei je Stufe; ein Wächter; vier Helden, je einer für Kleriker, Kämpfer, Schurke und Zauberer (ein Held mit zwei Klassen zählt für eine von beiden); acht Marktkarten, höchstens drei einer Art.

        Das Schatzdeck enthält die Basisschätze und die jeder Quest im Spiel. Wellen der Zeit braucht eine zweite Quest, weil ein Dungeon sechs Räume hat.

        Das Spiel ist für zwei bis vier Spieler, üblicherweise mit vier Schlüsseln. Nebenquests, Gildenförderungen und legendäre Karten gehören zum [vollen Spiel](side-quests), [Epische Spiele](epic) verwenden alle Karten auf einmal, und mehrere Spiele hintereinander sind eine [Kampagne](campaign).

page-rule-epic-quest = Epische Spiele
    .short = Ein Exemplar von jeder Karte in der Schachtel: Der Markt ändert sich ständig.
    .text =
        Episch wählst du, wenn du einen Tisch anlegst. Das [volle Spiel](side-quests) gehört dazu. Du wählst die Quests; das Spiel verwendet je ein Exemplar ihrer Gegenstände, Zaubersprüche, Waffen und Monster.

        • Dungeon: je Stufe zehn zufällige Monster, keine zwei gleich. Die anderen bleiben ungesehen in der Schachtel. [Schlüssel](keys) und [Wächter](guardian) sind wie üblich.
        • Markt: Gegenstände, Zaubersprüche und Waffen haben je ein gemischtes Deck und zwei Felder. Verlässt eine Karte ihr Feld, nimmt die oberste Karte ihres Decks sofort ihren Platz ein. Ist ein Deck leer, bleiben seine Felder leer.
        • Beliebige Felder: Zwei weitere Felder sind am Anfang leer und werden nicht aufgefüllt.
        • Marktplatz: ein fünfter [Ort](places) für deinen Champion. Dort deckst du zuerst die oberste Karte eines Decks auf und legst sie auf ein leeres Beliebiges Feld; sind beide belegt, zerstörst du vorher eine der beiden Karten. Dann besuchst du das [Dorf](village) wie üblich: 1 Karte kaufen, 1 Wunde heilen, 1 Helden hochstufen. Der Marktplatz schließt, wenn alle drei Decks leer sind.

        Für die Helden gibt es zwei Arten:

        • Episch: vier Heldenstapel wie in jedem anderen Spiel.
        • Episch mit allen Helden: Jede Klasse hat einen Stapel mit je einem Exemplar jedes Stufe-1-Helden, und nur der oberste Held kann gekauft oder die nächste Stufe eines Abenteurers werden. Ein Held mit zwei Klassen kommt in den kleineren Stapel. Die Stufen 2 und 3 kommen aus der Schachtel.

page-rule-campaign-quest = Kampagnen
    .short = Mehrere Spiele hintereinander; die Start-Kommandodecks wachsen, und die Punkte zählen zusammen.
    .text =
        Dieselben Spieler spielen beliebig viele Spiele. Nach jedem Spiel kommen die Punkte zum Stand jedes Spielers dazu, und es folgt die Gildenanerkennung. Wer am Ende die meisten Punkte hat, gewinnt die Kampagne; Punktgleiche teilen sich den Sieg.

        In der Gildenanerkennung wählen die Spieler in der Reihenfolge, in der sie abgeschnitten haben, der Sieger zuerst. Du kannst einen Gegenstand, einen Zauberspruch oder eine Waffe des Markts nehmen, die in deinem Kommandodeck ist: keine Startkarte, keinen Helden, keinen Schatz und keine legendäre Karte. Eine Karte, die in dieser Phase schon ein anderer Spieler genommen hat, kannst du nicht nehmen; hast du keine andere, nimmst du keine. Du kannst auch ablehnen.

        Von da an hat dein Start-Kommandodeck zusätzlich zu den üblichen Karten ein Exemplar dieser Karte, auch wenn der Markt sie nicht verkauft. Eine Karte, die du schon gewonnen hast, kannst du noch einmal wählen.

        Punktgleiche wählen in Zugreihenfolge, beginnend mit dem Startspieler dieses Spiels. Nach dem letzten Spiel gibt es keine Gildenanerkennung.

        Zwei Möglichkeiten halten spätere Spiele schwer: Jedes Spiel kann einen [Schlüssel](keys) mehr brauchen als das vorige, bis zu sechs, und die Schlüssel können tiefer im Dungeon stecken.

page-rule-rulings-quest = Unsere Regelklärungen
    .short = Unsere Entscheidungen zu Fragen, die die Regeln offenlassen.
    .text =
        • Ein Champion betritt auf einem Weg keinen Raum zweimal; ein Champion, den ein Effekt woandershin stellt, beginnt einen neuen Weg.
        • Die Trefferpunkte für 0 und 2 Wunden sind bekannt. Wir gehen in denselben Schritten weiter, bis hinunter zu 2.
        • Du erleidest die Wunden des Kampfs vor den Effekten „Nach dem Kampf“.
        • Reagiert mehr als ein Alarm auf deinen Weg, kommt zuerst der Raum, den du verlässt, und ein Raum kommt vor dem Monster darin.
        • Bleibt ein Raum leer, weil kein Deck mehr ein Monster hat, gibt es für einen Champion, der dort stehen bleibt, keinen Kampf.
        • Keine Quelle nennt die Stufe des Wächters im ersten Spiel; wir nehmen den schwächsten der drei.

        Die Großansicht einer Karte zeigt die Regelklärungen zu ihr.

## Words on the cards

page-rule-abilities-quest = Fähigkeiten nutzen
    .short = Das Wort vor dem Doppelpunkt sagt, wann du eine Fähigkeit nutzen kannst.
    .text =
        Das Wort vor dem Doppelpunkt sagt, wann. Dorf-, Dungeon- und Beutefähigkeiten kannst du in diesem Teil deines Zugs in beliebiger Reihenfolge nutzen, jede einmal pro Zug. Auch eine Fähigkeit mit zwei solchen Wörtern kannst du nur einmal nutzen. Was vor „um“ steht, sind die Kosten.

        Effekte von Monstern und Räumen vor dem Kampf, nach dem Kampf, unterwegs oder als Belohnung passieren von selbst. Text ohne ein solches Wort gilt immer.

page-rule-traits-quest = Was immer gilt
    .short = Ein Text ohne Wort und Doppelpunkt am Anfang gilt immer.
    .text =
        • Zählt als 0, zählt nicht: Diese Art von Angriff oder der Angriff dieser Karten bringt nichts. Der Rest der Karte zählt weiterhin.
        • Kann nur besiegt werden, wenn: Ohne die Bedingung kannst du das Monster trotzdem bekämpfen, verlierst aber.
        • Immun: Zählt der Angriff bestimmter Waffen, Zaubersprüche oder Helden nicht, verlierst du nur, was diese Karten selbst geben. Ein Held behält seinen eigenen Angriff, wenn seine Waffe nicht zählt, und die Waffe zählt, wenn er nicht zählt.
        • Höchster: Bei Gleichstand wählst du.
        • Die Hälfte wird aufgerundet.
        • Ein Wert, den eine Karte nicht hat, zählt als 0, und Boni kommen dazu.
        • Geschützt: Können Monster und Räume eine Karte nicht ablegen oder zerstören, darfst du sie für einen solchen Effekt trotzdem wählen, und nichts passiert. Deine eigenen Effekte und Kosten können sie verwenden, und ein Held, der hochgestuft wird, wird zerstört wie immer.
        • Aufheben: Der Effekt passiert in diesem Zug nicht.
        • Plätze tauschen: Zwei Monster tauschen die Räume, und sonst passiert nichts. Die Riesenratte und der Wächter bleiben, wo sie sind.

page-rule-dice-quest = Würfel
    .short = Sechsseitige Würfel; der Tisch wirft sie, und der Verlauf zeigt das Ergebnis.
    .heads = würfel, wurf
    .text =
        Manche Monster, Räume und Zaubersprüche werfen sechsseitige Würfel. Die Würfel werden jedes Mal neu geworfen, und was sie dazugeben, endet mit dem Kampf oder dem Zug. Die Vorschau zeigt das niedrigste und das höchste Ergebnis.

        Karten, die mit „Nach einem Wurf“ beginnen, können deinen Wurf ändern: Sie werfen Würfel neu oder drehen einen Würfel auf eine Zahl deiner Wahl. Dann zählt der Wurf. Einen Wurf kannst du nicht frei zurücknehmen, denn er zeigt etwas Neues.

page-rule-starters-quest = Startkarten
    .short = Die zwölf Karten, mit denen du beginnst. Die meisten Spieler zerstören sie mit der Zeit.
    .text =
        • Abenteurer: ein Held der Stufe 0 ohne Klasse, den du zu einem beliebigen Stufe-1-Helden hochstufen kannst.
        • Laterne: Licht und ein Weg vom Dorf in die Wildnis. Nach einem Dorfbesuch, außer im Tempel, kannst du deinen Champion in die Wildnis stellen und dort kämpfen; weiter gehst du nicht.
        • Dolch: eine kleine Waffe. Wenn du eine Karte kaufst, kannst du einen zerstören.
        • Donnersteinsplitter: Gold und eine Fähigkeit für Dorf oder Dungeon.

page-rule-market-quest = Marktkarten
    .short = Gegenstände, Zaubersprüche und Waffen, die im Dorf verkauft werden.
    .text = Der Markt ist kein Ort für deinen Champion, außer in [Epischen Spielen](epic): Bei jedem Dorfbesuch kannst du 1 Karte von dort kaufen. Die meisten seiner Karten sind Siegpunkte wert.

page-rule-heroes-quest = Helden: Klassen und Völker
    .short = Kleriker, Kämpfer, Schurke, Zauberer; Mensch, Elf, Zwerg, Halbling und mehr: Andere Karten beziehen sich darauf.
    .text = Helden tragen Waffen und bringen Angriff. Kämpfer haben das meiste Geschick, Schurken bringen Licht und Gold, Zauberer machen Zaubersprüche stärker, Kleriker heilen. Klassen und Völker bewirken selbst nichts; andere Karten beziehen sich darauf. Ein Held kann zwei Klassen haben und gilt als beides. Jeder Stapel hat drei Stufen; siehe [Helden hochstufen](levelling).

page-rule-weapons-quest = Arten von Waffen
    .short = Klinge, Wuchtwaffe, Bogen, Dolch: Helden und Monster beziehen sich darauf.
    .text = Eine Waffe zählt nur, solange [ein Held sie führt](equip). Ihre Art bewirkt selbst nichts: Manche Helden kämpfen mit einer Art besser, und manche Monster ignorieren eine. Eine Waffe kann von mehreren Arten sein. Eine verfluchte Waffe sagt, was ihr Fluch bewirkt.

page-rule-items-quest = Gegenstände
    .short = Gegenstände wirken ohne Helden, aber ihre Boni für einen Helden brauchen einen.
    .text = Gegenstände geben ihr Gold, ihr Licht und ihre Fähigkeiten ohne Helden. Ein Gegenstand, der einen Helden stärker macht, braucht einen. „Magisch“, „göttlich“ oder „Verbündeter“ auf einer Karte ist nur für Karten wichtig, die es nennen.

page-rule-spells-quest = Zaubersprüche
    .short = Zaubersprüche wirken ohne Helden; viele sind mit einem Zauberer oder Kleriker stärker.
    .text = Ein Zauberspruch gibt seinen Angriff, sein Licht oder seinen Effekt ohne Helden und kommt dann auf deinen Ablagestapel; er wird nicht verbraucht. Viele verwenden die Stufe deines höchsten Zauberers oder Klerikers. Wörter wie arkan, göttlich, elementar oder Chaos sind nur für Karten wichtig, die sie nennen.

page-rule-monsters-quest = Monster und ihre Gruppen
    .short = Jede Stufe hat eine Gruppe von zehn Monstern. Die Gruppe ist nur für Karten wichtig, die sie nennen.
    .heads = aufgedeckt
    .text =
        Jede Stufe des Dungeons hat eine Monstergruppe. Wörter wie Untoter, Dämon, Drache oder Pflanze bewirken selbst nichts; andere Karten beziehen sich darauf, auf Monstern wie auf Helden. Ein Monster, das du nicht bekämpfst, kannst du ignorieren, außer es hat einen [Alarm](alert).

        Aufgedeckt: Das passiert, wenn das Monster beim Auffüllen aufgedeckt wird, und trifft den Spieler, der am Zug ist. Beim Aufbau passiert es nicht.

page-rule-rat-quest = Die Riesenratte
    .short = Sie lebt in der Wildnis, tut niemandem etwas und stuft einen Abenteurer hoch.
    .text = Die Riesenratte hat Stufe 0 und bleibt in der Wildnis, so oft du sie auch besiegst, bis der [Wächter](guardian) ihren Platz einnimmt. Sie ist die Rückseite der Wächterkarte. Sie bringt keine EP und keine Wunden. Ihre Beute stuft einen Abenteurer kostenlos zu einem Stufe-1-Helden hoch.

page-rule-reconstructed-quest = Rekonstruierte Teile
    .short = Eine Feder auf einer Karte kennzeichnet Werte oder Text von uns, weil keine Quelle sie nennt.
    .text =
        Von Quest ist wenig öffentlich: die Regeln, die Räume, Namen und Klassen, einige Preise, einzelne Monster. Die meisten Werte und Texte auf Helden, Marktkarten, Schätzen, Monstern und Wächtern sind von uns, so gemacht, dass ein gutes Spiel daraus wird, und die Karte zeigt eine Feder.

        Ist eine ganze Karte von uns, sagt die Großansicht, welche Teile davon bekannt sind. Auf anderen Karten kennzeichnet ein Stern den Teil, der von uns, erschlossen oder umstritten ist. Hast du die gedruckten Karten, gelten die.
