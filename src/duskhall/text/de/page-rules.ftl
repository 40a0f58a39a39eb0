### The rules reference of the page, in our own words. Each section is a message: its title, .short for the help beside
### a card, .text for the reference, .heads for the words that begin a rules text on a card (small letters). Where the
### editions differ there is one message for each, with the edition at the end of its name. In .text an empty line ends a
### paragraph, a line with • is a point of a list, and [words](section) links to another section.

page-rules-title = Regeln
page-rules-of = Regeln von { $edition }
page-rules-contents = Inhalt
page-rules-part = { $part ->
    [game] So wird gespielt
   *[keywords] Wörter auf den Karten
  }
page-rules-intro = Ein Nachschlagewerk in unseren eigenen Worten. Sagt eine Karte etwas anderes als diese Seite, gilt die Karte.
page-rules-cards = Alle Karten ansehen
page-rules-signs = Zeichen
page-sign = { $name ->
    [hand] Handkarten
    [deck] Karten im Kommandodeck
    [discard] Karten auf dem Ablagestapel
    [buys] verbleibende Einkäufe
    [destroyed] zerstörte Karten
    [level] alle Stufen eines Stapels
    [star] an Wert oder Text: rekonstruiert, erschlossen, oder die Quellen widersprechen sich
   *[ours] teils rekonstruiert oder umstritten
  }

## How it is played

page-rule-goal-classic = Das Ziel
    .short = Hab am Ende des Spiels die meisten Siegpunkte.
    .text =
        Du führst eine Gruppe von Abenteurern an. Du beginnst mit einem Kommandodeck aus zwölf schwachen Karten, kaufst im Dorf bessere und besiegst Monster im Dungeon.

        Besiegte Monster kommen in dein Kommandodeck. Sie bringen die meisten Siegpunkte, etwas Gold und die EP, mit denen du deine Helden hochstufst. Tief im Dungeon liegt der Donnerstein; erreicht er Position 1, endet das Spiel, und wer die meisten [Siegpunkte](scoring) hat, gewinnt.

page-rule-goal-advance = Das Ziel
    .short = Hab am Ende des Spiels die meisten Siegpunkte.
    .text =
        Du führst eine Gruppe von Abenteurern an. Du beginnst mit einem Kommandodeck aus zwölf schwachen Karten, kaufst im Dorf bessere und besiegst Monster im Dungeon.

        Besiegte Monster kommen in dein Kommandodeck. Sie bringen die meisten Siegpunkte, etwas Gold und die EP, mit denen du deine Helden hochstufst. Tief im Dungeon wartet der [Donnersteinträger](bearer). Wird er besiegt oder erreicht er Position 1, endet das Spiel, und wer die meisten [Siegpunkte](scoring) hat, gewinnt.

page-rule-table-classic = Der Tisch
    .short = Der Dungeon mit seinem Deck, das Dorf und die Karten der Spieler.
    .text =
        • Das Dungeondeck: dreißig Monster aus drei Gruppen (mehr in einem längeren Spiel). Der Donnerstein steckt irgendwo in den letzten elf Karten.
        • Der Dungeon: drei Monster auf drei Positionen. Position 1 liegt dem Dorf am nächsten, Position 3 neben dem Dungeondeck, wo es am dunkelsten ist.
        • Das Dorf: vier Basiskarten, vier Heldenstapel mit Stufe 1 oben und Stufe 3 unten, und acht Stapel mit Waffen, Gegenständen, Zaubersprüchen und Dorfbewohnern.
        • Deine Karten: ein verdecktes Kommandodeck, ein offener Ablagestapel, sechs Handkarten und deine EP. Du beginnst mit sechs Milizen, zwei Dolchen, zweimal Proviant und zwei Fackeln.

page-rule-table-advance = Der Tisch
    .short = Der Dungeon mit seinem Deck, das Dorf und die Karten der Spieler.
    .text =
        • Das Dungeondeck: Monster aus drei Gruppen, je eine von jeder Stärke. Der [Donnersteinträger](bearer) steckt irgendwo in den letzten elf Karten.
        • Der Dungeon: vier Monster auf vier Positionen. Position 1 liegt dem Dorf am nächsten, Position 4 neben dem Dungeondeck, wo es am dunkelsten ist. Im Lernspiel sind es drei.
        • Der Spielplan hat zwei Seiten. Fehlendes [Licht](light) kostet auf der Wildnis-Seite weniger als auf der Verlies-Seite.
        • Das Dorf: Soldaten, Langspeere und Fackeln, vier Heldenstapel mit Stufe 1 oben und Stufe 3 unten, und acht Stapel mit Waffen, Gegenständen, Zaubersprüchen und Dorfbewohnern.
        • Die [Flüche](curses) und die [Vertrauten](familiars), verdeckt.
        • Deine Karten: ein verdecktes Kommandodeck, ein offener Ablagestapel, sechs Handkarten und deine EP. Du beginnst mit sechs Soldaten, zwei Langspeeren, zwei Fackeln und zwei Donnersteinsplittern. Spielt ihr mit [Avataren](avatars), liegt deiner offen vor dir.

page-rule-turn-classic = Dein Zug
    .short = Besuch das Dorf, geh in den Dungeon oder erhol dich; dann zieh sechs neue Karten.
    .text =
        In deinem Zug tust du mit deinen Handkarten eines von drei Dingen:

        • Das [Dorf](village) besuchen, um 1 Karte zu kaufen und Helden hochzustufen.
        • In den [Dungeon](dungeon) gehen, um 1 Monster zu bekämpfen.
        • Dich [erholen](rest), um 1 Karte zu zerstören.

        Danach kommen alle deine Karten, genutzt oder nicht, auf deinen Ablagestapel, du ziehst sechs neue, und der nächste Spieler ist am Zug.

page-rule-turn-advance = Dein Zug
    .short = Besuch das Dorf, geh in den Dungeon, bereite dich vor oder erhol dich; dann zieh sechs neue Karten.
    .text =
        In deinem Zug tust du mit deinen Handkarten eines von vier Dingen:

        • Das [Dorf](village) besuchen, um 1 Karte zu kaufen und Helden hochzustufen.
        • In den [Dungeon](dungeon) gehen, um 1 Monster zu bekämpfen.
        • Dich [vorbereiten](prepare), um gute Karten für den nächsten Zug zu behalten.
        • Dich [erholen](rest), um 1 Karte zu zerstören.

        Danach kommen alle deine Karten, genutzt oder nicht, auf deinen Ablagestapel, du ziehst sechs neue, und der nächste Spieler ist am Zug.

page-rule-deck-classic = Kommandodeck, ablegen, zerstören
    .short = Neue Karten kommen auf deinen Ablagestapel; zerstörte Karten sind aus dem Spiel.
    .text =
        Jede Karte, die du kaufst oder gewinnst, kommt auf deinen Ablagestapel. Musst du ziehen und dein Kommandodeck ist leer, mischst du deinen Ablagestapel; er wird dein neues Kommandodeck.

        Eine abgelegte Karte kommt auf deinen Ablagestapel, und du ziehst sie später wieder. Eine zerstörte Karte ist aus dem Spiel. Schwache Karten zu zerstören macht dein Kommandodeck besser, denn du ziehst die guten öfter. Zerstörte Krankheiten kommen zurück in ihren Vorrat, ausgegebene EP ebenso.

page-rule-deck-advance = Kommandodeck, ablegen, zerstören
    .short = Neue Karten kommen auf deinen Ablagestapel; zerstörte Karten sind aus dem Spiel.
    .text =
        Jede Karte, die du kaufst oder gewinnst, kommt auf deinen Ablagestapel. Musst du Karten ziehen oder aufdecken und dein Kommandodeck ist leer, mischst du deinen Ablagestapel; er wird dein neues Kommandodeck.

        Eine abgelegte Karte kommt auf deinen Ablagestapel, und du ziehst sie später wieder. Eine zerstörte Karte ist aus dem Spiel. Schwache Karten zu zerstören macht dein Kommandodeck besser, denn du ziehst die guten öfter. Es gibt zwei Ausnahmen: Zerstörte [Flüche](curses) kommen zurück unter ihren Stapel, und Basiskarten, die aus einer Hand zerstört werden, zurück auf ihren Stapel im Dorf.

        Hast du in diesem Zug eine Fähigkeit einer Karte genutzt, können Fähigkeiten anderer Karten sie nicht zerstören. Ihre eigene Fähigkeit kann es weiterhin, und Monster auch.

page-rule-village = Das Dorf besuchen
    .short = Im Dorf nutzt du Dorffähigkeiten, kaufst 1 Karte und stufst Helden hoch.
    .heads = dorf
    .text =
        Du legst deine Handkarten offen aus. Dann, in dieser Reihenfolge:

        • Nutze beliebig viele Dorffähigkeiten. Mit ihnen ziehst du Karten, bekommst Gold oder darfst öfter einkaufen. Eine Karte, die du für ihre Fähigkeit zerstörst, gibt ihr eigenes Gold nicht mehr.
        • Du kannst mit dem [Gold](gold) deiner Karten 1 Karte kaufen.
        • Du kannst EP ausgeben, um Helden auf deiner Hand [hochzustufen](levelling).

page-rule-gold-classic = Gold und Preise
    .short = Mit Gold kaufst du Karten im Dorf. Nicht ausgegebenes Gold verfällt.
    .text =
        Zähl das Gold aller deiner Handkarten und der Dorffähigkeiten zusammen. Du kannst 1 Karte kaufen, die oben auf einem Stapel liegt und die du bezahlen kannst. Darfst du mehrere kaufen, muss dein Gold für alle Preise zusammen reichen. Gekaufte Karten kommen auf deinen Ablagestapel, und nicht ausgegebenes Gold verfällt.

        Gold 0 gilt als Goldwert, wenn ein Effekt eine Karte mit Gold braucht. Eine Karte ohne das Symbol hat keinen.

page-rule-gold-advance = Gold und Preise
    .short = Mit Gold kaufst du Karten im Dorf. Nicht ausgegebenes Gold verfällt.
    .text =
        Zähl das Gold aller deiner Handkarten und der Dorffähigkeiten zusammen. Du kannst 1 Karte kaufen, die oben auf einem Stapel liegt und die du bezahlen kannst. Darfst du mehrere kaufen, muss dein Gold für alle Preise zusammen reichen. Gekaufte Karten kommen auf deinen Ablagestapel, und nicht ausgegebenes Gold verfällt.

        Manche Helden haben negatives Gold und verringern die Summe, aber nie unter 0. Gold 0 gilt als Goldwert, wenn ein Effekt eine Karte mit Gold braucht. Eine Karte ohne das Symbol hat keinen.

page-rule-levelling-classic = Helden hochstufen
    .short = Im Dorf gibst du EP aus, um einen Helden durch die nächste Stufe zu ersetzen.
    .text =
        Nach dem Einkauf kannst du jeden Helden auf deiner Hand einmal hochstufen. Gib die EP aus, die auf dem Helden stehen; die alte Karte wird zerstört, und die nächste Stufe desselben Stapels kommt auf deinen Ablagestapel. Aus Stufe 1 wird Stufe 2, aus Stufe 2 wird Stufe 3. Du kannst keine Stufe überspringen, und du kannst nicht hochstufen, wenn im Stapel keine Karte der nächsten Stufe mehr ist.

        Eine Miliz wird für 3 EP zu einem Stufe-1-Helden aus einem beliebigen Stapel im Dorf.

        Das Gold des alten Helden zählt noch für den Einkauf dieses Zugs, denn du kaufst zuerst.

page-rule-levelling-advance = Helden hochstufen
    .short = Im Dorf gibst du EP aus, um einen Helden durch die nächste Stufe zu ersetzen.
    .text =
        Nach dem Einkauf kannst du jeden Helden auf deiner Hand einmal hochstufen. Gib die EP aus, die auf dem Helden stehen; die alte Karte wird zerstört, und die nächste Stufe desselben Stapels kommt auf deinen Ablagestapel. Du kannst keine Stufe überspringen, und du kannst nicht hochstufen, wenn im Stapel keine Karte der nächsten Stufe mehr ist.

        Ein Soldat wird für 2 EP zu einem Stufe-1-Helden aus einem beliebigen Stapel im Dorf.

        Manche Karten stufen Helden zu anderen Zeiten hoch, etwa im Dungeon oder als Beute. Sie sagen, wohin die neue Karte kommt.

page-rule-dungeon = In den Dungeon gehen
    .short = Im Dungeon nutzt du Dungeonfähigkeiten, rüstest Helden aus und bekämpfst dann 1 Monster.
    .heads = dungeon
    .text =
        Du legst alle deine Handkarten offen aus: Das ist deine Gruppe. Zuerst, in beliebiger Reihenfolge:

        • Nutze Dungeonfähigkeiten, jede einmal, außer bei [Wiederholung](repeat).
        • [Rüste](equip) Helden mit Waffen aus.

        Dann wähl ein Monster im Dungeon und [bekämpf es](battle). Die Vorschau unter jedem Monster sagt, ob diese Hand es besiegen kann und mit welchen Karten. Liegt dort ein Monster, das du bekämpfen kannst, musst du eines wählen, auch wenn du nicht gewinnen kannst.

page-rule-equip-classic = Waffen: Stärke und Gewicht
    .short = Ein Held trägt eine Waffe, die nicht schwerer ist als seine Stärke.
    .text =
        Eine Waffe allein bringt nichts. Im Dungeon kann jeder Held eine Waffe tragen, deren Gewicht seine Stärke nicht übersteigt.

        Die Stärke kann im Lauf des Zugs steigen und sinken, durch Nahrung oder durch ein Monster. Wird ein Held zu schwach für seine Waffe, verlierst du alles, was sie gebracht hat, auch ihr Licht.

page-rule-equip-advance = Waffen: Stärke und Gewicht
    .short = Ein Held trägt eine Waffe, die nicht schwerer ist als seine Stärke.
    .text =
        Eine Waffe allein bringt nichts, außer sie sagt es selbst. Im Dungeon kann jeder Held eine Waffe tragen, deren Gewicht seine Stärke nicht übersteigt. Eine Waffe bleibt für diesen Zug bei ihrem Helden.

        Die Stärke kann im Lauf des Zugs steigen und sinken. Wird ein Held zu schwach für seine Waffe, ist er nicht mehr mit ihr ausgerüstet, und du verlierst alles, was sie gebracht hat, auch ihr Licht. Die Stärke ist nie kleiner als 0.

page-rule-attack = Angriff und Magischer Angriff
    .short = Beide Arten von Angriff zählen zusammen gegen die Lebenspunkte des Monsters.
    .text =
        Helden, getragene Waffen, Zaubersprüche, Gegenstände und [Trophäen](trophies) bringen Angriff, Magischen Angriff oder beides. Die Summe ist dein Gesamtangriffswert.

        Die beiden Arten werden getrennt gezählt, weil manche Karten nur eine betreffen: Ein Monster kann die eine ignorieren oder nur Magischen Angriff gelten lassen. Beim Halbieren wird abgerundet. Verlierst du Angriff ohne genannte Art, wählst du die Art; keine fällt unter 0.

page-rule-light-classic = Licht und Dunkelheit
    .short = Jede Position braucht so viel Licht wie ihre Nummer; jedes fehlende Licht senkt deinen Gesamtangriffswert um 2.
    .text =
        Ein Monster auf Position 1 braucht 1 Licht, auf Position 2 braucht es 2, auf Position 3 braucht es 3. Manche Monster haben dazu einen eigenen Lichtabzug. Alles Licht deiner Gruppe zählt: Fackeln, Zaubersprüche, manche Helden, getragene Waffen.

        Jedes fehlende Licht senkt deinen Gesamtangriffswert um 2. Überschüssiges Licht bringt nichts.

page-rule-light-advance = Licht und Dunkelheit
    .short = Jede Position braucht so viel Licht wie ihre Nummer; jedes fehlende Licht senkt deinen Gesamtangriffswert um 1, auf der Verlies-Seite um 2.
    .text =
        Ein Monster auf Position 1 braucht 1 Licht, auf Position 2 braucht es 2, und so weiter. Alles Licht deiner Gruppe zählt: Fackeln, Zaubersprüche, manche Helden, getragene Waffen.

        Jedes fehlende Licht senkt deinen Gesamtangriffswert: um 1 auf der Wildnis-Seite des Spielplans, um 2 auf der Verlies-Seite. Überschüssiges Licht bringt nichts. Eine Trophäe kann negatives Licht haben und macht den Dungeon dann für dich dunkler.

page-rule-battle-classic = Der Kampf
    .short = Du besiegst ein Monster, wenn dein Gesamtangriffswert seine Lebenspunkte erreicht. Kampfeffekte passieren in jedem Fall.
    .heads = kampf
    .text =
        • Fehlendes Licht senkt deinen Gesamtangriffswert.
        • Die Kampfeffekte des Monsters passieren, ob du gewinnst oder verlierst. Karten, die sie zerstören, zählen noch bis zum Ende des Kampfs.
        • Ist dein Gesamtangriffswert mindestens so hoch wie die Lebenspunkte, besiegst du das Monster: Es kommt auf deinen Ablagestapel, und du erhältst seine [EP](experience). Sonst kommt es unter das Dungeondeck.
        • Nach einem Sieg kannst du [Beutefähigkeiten](spoils) nutzen. Dann [rücken die Monster vor](hall).

        Ein Held, der nicht angreifen kann, bringt weder Angriff noch Licht, aber Kampfeffekte können ihn trotzdem treffen. Ein Monster, das deine Gruppe „nicht bekämpfen“ kann, darfst du nicht wählen. Eines, das „nicht besiegt werden“ kann, darfst du wählen, um es unter das Deck zu schicken.

page-rule-battle-advance = Der Kampf
    .short = Du besiegst ein Monster, wenn dein Gesamtangriffswert seine Lebenspunkte erreicht. Kampfeffekte passieren in jedem Fall.
    .heads = kampf
    .text =
        • Fehlendes Licht senkt deinen Gesamtangriffswert.
        • Die Kampfeffekte des Monsters passieren, ob du gewinnst oder verlierst. Karten, die sie zerstören, zählen noch bis zum Ende des Kampfs.
        • Ist dein Gesamtangriffswert mindestens so hoch wie die Lebenspunkte, besiegst du das Monster: Es kommt auf deinen Ablagestapel, und du erhältst seine [EP](experience). Sonst kommt es unter das Dungeondeck.
        • Seine [Folge](aftermath) passiert, ob du gewinnst oder verlierst.
        • Nach einem Sieg kannst du [Beutefähigkeiten](spoils) nutzen. Dann [rücken die Monster vor](hall).

        Ein Monster, das deine Gruppe „nicht bekämpfen“ kann, darfst du nicht wählen. Eines, das „nicht besiegt werden“ kann, darfst du wählen, um es unter das Deck zu schicken. Wächter bleiben, wo sie sind.

page-rule-spoils-classic = Beute und Sieg
    .short = Nach einem Sieg zu nutzen, meist um sofort 1 Karte zu kaufen.
    .heads = beute, sieg
    .text =
        Nach einem Sieg kannst du die Beutefähigkeiten deiner Gruppe und des besiegten Monsters nutzen. Die meisten lassen dich sofort 1 Karte einer Art kaufen, mit dem Gold der Karten, die noch da sind. Bei mehreren Beutefähigkeiten steht dir für jede das ganze Gold zur Verfügung.

        Helden, die nicht angreifen konnten, bringen keine Beute. Siegfähigkeiten kommen zuletzt, wenn der Dungeon aufgefüllt ist.

page-rule-spoils-advance = Beute
    .short = Nach einem Sieg zu nutzen, für Gold, Karten oder EP.
    .heads = beute
    .text =
        Nach einem Sieg und der [Folge](aftermath) kannst du die Beutefähigkeiten deiner Karten und des besiegten Monsters nutzen. Darfst du dabei etwas kaufen, steht dir für jeden Einkauf das ganze Gold deiner Hand zur Verfügung.

        Einmal pro Spiel kannst du als Beute einen [Vertrauten](familiars) ziehen.

page-rule-experience = EP
    .short = Du erhältst EP für besiegte Monster und gibst sie aus, um Helden hochzustufen.
    .text =
        Die EP auf einem Monster erhältst du, wenn du es besiegst. Alle Spieler können deine EP sehen; du gibst sie aus, um Helden [hochzustufen](levelling). Auf einem Helden zeigt dasselbe Symbol, was die nächste Stufe kostet.

        Nicht ausgegebene EP sind am Ende nichts wert.

page-rule-trophies-classic = Trophäen
    .short = Was ein besiegtes Monster bringt, solange es auf deiner Hand ist.
    .heads = trophäe
    .text =
        Angriff, Magischer Angriff oder Licht auf einem Monster ist seine Trophäe. Sie zählt, wenn du in den Dungeon gehst und das besiegte Monster auf der Hand hast. Sie braucht keinen Helden, und du kannst sie nicht weglassen. Solange das Monster noch unbesiegt im Dungeon liegt, bewirkt sie nichts.

        Sonst ist ein besiegtes Monster eine Karte mit Gold und Siegpunkten. Seine Kampfeffekte passieren nicht mehr.

page-rule-trophies-advance = Trophäen
    .short = Was ein besiegtes Monster bringt, solange es auf deiner Hand ist.
    .heads = trophäe
    .text =
        Physischer Angriff, Magischer Angriff oder Licht auf einem Monster ist seine Trophäe, ebenso ein Text, der mit diesem Wort beginnt. Sie zählt, wenn das besiegte Monster auf deiner Hand ist, egal was du in deinem Zug tust. Du kannst sie nicht weglassen, außer die Trophäe selbst lässt dir die Wahl. Solange das Monster noch unbesiegt im Dungeon liegt, bewirkt sie nichts.

        Sonst ist ein besiegtes Monster eine Karte mit Gold und Siegpunkten. Seine Kampfeffekte passieren nicht mehr.

page-rule-hall-classic = Die Monster rücken vor
    .short = Wird eine Position leer, rücken die Monster dahinter vor, und das Dungeondeck füllt die Reihe auf.
    .text =
        Sobald ein Monster den Dungeon verlässt, rücken die Monster dahinter vor, und eine neue Karte vom Dungeondeck kommt auf Position 3. Kommt ein Monster mit [Durchbruch](breach) auf Position 1, passiert der Durchbruch sofort. Ist das Dungeondeck leer, bleiben die letzten Positionen leer.

page-rule-hall-advance = Die Monster rücken vor
    .short = Wird eine Position leer, rücken die Monster dahinter vor, und das Dungeondeck füllt die Reihe auf.
    .text =
        Sobald ein Monster den Dungeon verlässt, rücken die Monster dahinter vor, und eine neue Karte vom Dungeondeck kommt auf die letzte Position. Ein [Raub](raid) passiert, wenn sein Monster in den Dungeon kommt, ein [Durchbruch](breach), wenn sein Monster auf Position 1 kommt. Ist das Dungeondeck leer, bleiben die letzten Positionen leer.

page-rule-rest = Erholung
    .short = Du kannst 1 Handkarte zerstören und tust sonst nichts.
    .text =
        Du kannst 1 Handkarte zerstören. Erhol dich, wenn deine Hand weder kaufen noch gewinnen kann, um deine schwächste Karte loszuwerden oder eine, die dir schadet.

page-rule-prepare = Vorbereitung
    .short = Leg Handkarten oben auf dein Kommandodeck, um sie wieder zu ziehen.
    .text =
        Leg beliebig viele Handkarten in beliebiger Reihenfolge oben auf dein Kommandodeck. Den Rest legst du ab, und die zurückgelegten Karten ziehst du mit deiner neuen Hand. Bereite dich vor, um starke Karten für einen starken Zug aufzuheben.

page-rule-ending-classic = Das Ende des Spiels
    .short = Das Spiel endet, wenn der Donnerstein Position 1 erreicht.
    .heads = position 1 erreicht, position 1 erreicht
    .text =
        Der Donnerstein rückt im Dungeon vor wie ein Monster, aber du kannst ihn nicht bekämpfen. Erreicht er Position 1, endet das Spiel sofort.

        Hat ihn dein Sieg über das Monster auf Position 1 dorthin gebracht, bekommst du den Stein und seine Punkte, nach der Beute dieses Kampfs. Hat ihn etwas anderes dorthin gebracht, bekommt ihn niemand.

page-rule-ending-advance = Das Ende des Spiels
    .short = Das Spiel endet, wenn der Donnersteinträger besiegt wird oder Position 1 erreicht.
    .heads = position 1 erreicht, position 1 erreicht
    .text =
        Das Spiel endet mit dem Zug, in dem ein Spieler den [Donnersteinträger](bearer) besiegt, oder sobald der Träger im aufgefüllten Dungeon auf Position 1 liegt: Er flieht, und niemand bekommt ihn.

        Das Lernspiel hat keinen Träger und endet, wenn das letzte Monster besiegt ist.

page-rule-scoring-classic = Wertung
    .short = Die Siegpunkte auf allen deinen Karten zählen: Hand, Kommandodeck und Ablagestapel.
    .text =
        Zähl die Siegpunkte auf allen deinen Karten zusammen: Hand, Kommandodeck und Ablagestapel. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer den Donnerstein hat; sonst teilen sich die Punktgleichen den Sieg.

page-rule-scoring-advance = Wertung
    .short = Die Siegpunkte auf allen deinen Karten zählen: Hand, Kommandodeck und Ablagestapel. Manche sind negativ.
    .text =
        Zähl die Siegpunkte auf allen deinen Karten zusammen: Hand, Kommandodeck und Ablagestapel, auch negative. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer den Träger besiegt hat; sonst teilen sich die Punktgleichen den Sieg.

## Words on the cards

page-rule-abilities = Fähigkeiten nutzen
    .short = Das Wort vor dem Doppelpunkt sagt, wann du eine Fähigkeit nutzen kannst.
    .text =
        Das Wort vor dem Doppelpunkt sagt, wann. Dorf- und Dungeonfähigkeiten kannst du in diesem Teil deines Zugs in beliebiger Reihenfolge nutzen, jede einmal pro Zug. Was vor „um“ steht, sind die Kosten: Für „Zerstöre 1 Nahrungskarte, um …“ brauchst du 1 Nahrungskarte.

        Text ohne ein solches Wort gilt immer. Effekte von Monstern, etwa Kampf und Durchbruch, passieren von selbst.

page-rule-repeat = Wiederholung
    .short = Du kannst die Fähigkeit mehrmals pro Zug nutzen und bezahlst jedes Mal ihre Kosten.
    .heads = wiederholung
    .text = Eine Fähigkeit mit diesem Wort kannst du so oft nutzen, wie du sie bezahlen kannst, bis du ein Monster wählst oder das Dorf verlässt.

page-rule-traits = Was immer gilt
    .short = Ein Text ohne Wort und Doppelpunkt am Anfang gilt immer.
    .text =
        • Halbiert: Dein Gesamtangriffswert wird halbiert, nachdem fehlendes Licht abgezogen ist. Ist eine Art von Angriff genannt, wird nur diese halbiert. Dabei wird abgerundet.
        • Zählt als 0, zählt nicht: Diese Art von Angriff oder diese Karten bringen keinen Angriff. Ihr Licht und ihre anderen Effekte zählen weiterhin.
        • Kann nur besiegt werden, wenn: Ohne die Bedingung kannst du das Monster trotzdem bekämpfen, um es unter das Deck zu schicken.
        • Kann nur bekämpft werden, wenn: Ohne die Bedingung kannst du das Monster nicht wählen.
        • Verdoppelt: nach allen Boni und Abzügen, bevor fehlendes Licht abgezogen wird.

page-rule-breach-classic = Durchbruch
    .short = Passiert, wenn das Monster auf Position 1 kommt.
    .heads = durchbruch
    .text = Kommt ein Monster mit Durchbruch auf Position 1, passiert der Effekt sofort, einmal für jeden Aufenthalt im Dungeon. Ein Monster, das schon beim Aufbau auf Position 1 liegt, bricht nicht durch.

page-rule-breach-advance = Durchbruch
    .short = Passiert jedes Mal, wenn das Monster auf Position 1 kommt.
    .heads = durchbruch
    .text = Kommt ein Monster mit Durchbruch auf Position 1, passiert der Effekt sofort, aber nicht noch einmal, solange es dort bleibt. Ein Monster, das schon beim Aufbau auf Position 1 liegt, bricht nicht durch.

page-rule-raid = Raub
    .short = Passiert, wenn das Monster in den Dungeon kommt.
    .heads = raub
    .text = Kommt ein Monster mit Raub vom Dungeondeck in den Dungeon, passiert der Effekt sofort und trifft den Spieler, der am Zug ist. Beim Aufbau passiert kein Raub.

page-rule-aftermath = Folge
    .short = Passiert am Ende eines Kampfs mit diesem Monster, gewonnen oder verloren.
    .heads = folge
    .text = Nach dem Kampf passiert die Folge des Monsters, ob du gewonnen oder verloren hast, vor jeder [Beute](spoils).

page-rule-global = Global
    .short = Gilt für alle Spieler, solange das Monster im Dungeon liegt.
    .heads = global
    .text = Ein Monster mit globalem Effekt betrifft alle Spieler, solange es im Dungeon liegt, in jedem Kampf und außerhalb. Mehrere globale Effekte zählen zusammen.

page-rule-defeated = Besiegt
    .short = Passiert, wenn das Monster besiegt wird, bevor es auf einen Ablagestapel kommt.
    .heads = besiegt
    .text = Das passiert im Moment des Siegs. Oft entscheidet es, auf wessen Ablagestapel das Monster kommt.

page-rule-reaction = Reaktion
    .short = Du kannst sie nutzen, wenn etwas Bestimmtes passiert, auch im Zug eines anderen Spielers.
    .heads = reaktion
    .text = Der Tisch fragt dich, wenn du reagieren kannst. Jede solche Karte kannst du einmal pro Zug nutzen oder ablehnen. Du kannst auch alle Reaktionen bis zu deinem nächsten Zug überspringen.

page-rule-basic-classic = Basis- und Dorfkarten
    .short = Jede Karte, die im Dorf verkauft wird, ist eine Dorfkarte, auch Helden und Basiskarten.
    .text = Miliz, Dolch, Proviant und Fackel sind die Basiskarten: Sie sind in jedem Spiel dabei. Basiskarten und Helden gelten als Dorfkarten.

page-rule-basic-advance = Basis- und Dorfkarten
    .short = Waffen, Gegenstände, Zaubersprüche und Dorfbewohner sind Dorfkarten, Helden nicht.
    .text = Soldat, Langspeer und Fackel sind die Basiskarten: Sie sind in jedem Spiel dabei, je drei pro Spieler. Aus einer Hand zerstört, kommen sie zurück auf ihren Stapel. Waffen, Gegenstände, Zaubersprüche und Dorfbewohner sind Dorfkarten, Helden nicht.

page-rule-heroes-classic = Helden und ihre Klassen
    .short = Kämpfer, Dieb, Kleriker, Zauberer, Bogenschütze: Andere Karten beziehen sich darauf.
    .text = Helden tragen Waffen und bringen Angriff. Ihre Klassen bewirken selbst nichts; andere Karten beziehen sich darauf, etwa ein Monster, das einen Kämpfer zerstört. Ein Held kann zwei Klassen haben. Jeder Stapel hat drei Stufen; siehe [Helden hochstufen](levelling).

page-rule-heroes-advance = Helden: Klassen und Völker
    .short = Kämpfer, Dieb, Kleriker, Zauberer, Ranger; Mensch, Elf, Zwerg: Andere Karten beziehen sich darauf.
    .text = Helden tragen Waffen und bringen Angriff. Ihre Klassen und Völker bewirken selbst nichts; andere Karten beziehen sich darauf, etwa ein Monster, das Zauberer ignoriert. Ein Held kann zwei Klassen haben. Jeder Stapel hat drei Stufen; siehe [Helden hochstufen](levelling).

page-rule-militia = Miliz
    .short = Ein Held der Stufe 0. Milizen gelten als Helden.
    .text = Du beginnst mit sechs davon. Sie sind Helden, tragen also Waffen, und Effekte auf Helden treffen auch sie. Für 3 EP wird aus einer Miliz ein beliebiger Stufe-1-Held. Die meisten Spieler zerstören ihre Milizen mit der Zeit.

page-rule-weapons = Arten von Waffen
    .short = Klinge, Wuchtwaffe, Bogen, Stangenwaffe: Helden und Monster beziehen sich darauf.
    .text = Eine Waffe zählt nur, solange [ein Held sie trägt](equip). Ihre Art bewirkt selbst nichts: Manche Helden kämpfen mit einer Art besser, und manche Monster ignorieren eine.

page-rule-items-classic = Gegenstände und Nahrung
    .short = Gegenstände wirken ohne Helden. Manche Helden essen Nahrung für mehr Angriff.
    .text = Gegenstände geben ihr Licht und ihre Effekte von deiner Hand aus. Nahrung hat einen eigenen Effekt, oder ein Held kann sie für mehr Angriff zerstören, aber nicht beides mit derselben Karte. „Magisch“ auf einem Gegenstand ist nur für Karten wichtig, die es nennen.

page-rule-items-advance = Gegenstände
    .short = Gegenstände wirken ohne Helden.
    .text = Gegenstände geben ihr Licht und ihre Effekte von deiner Hand aus. „Magisch“ auf einem Gegenstand oder einer Waffe ist nur für Karten wichtig, die es nennen.

page-rule-spells = Zaubersprüche
    .short = Zaubersprüche wirken ohne Helden und werden nicht verbraucht.
    .text = Ein Zauberspruch gibt seinen Angriff, sein Licht oder seinen Effekt von deiner Hand aus und kommt dann auf deinen Ablagestapel; er wird nicht verbraucht. Andere Wörter darauf, etwa Unterstützung oder Angriff, sind nur für Karten wichtig, die sie nennen.

page-rule-villagers = Dorfbewohner
    .short = Sie helfen im Dorf: Karten, Gold, Einkäufe.
    .text = Die meisten Dorfbewohner nutzt du im [Dorf](village). Manche kannst du für einen letzten Effekt zerstören. Ein Söldner ist ein Dorfbewohner, der auch im Dungeon hilft.

page-rule-monsters = Monster und ihre Gruppen
    .short = Die Gruppe eines Monsters ist nur für Karten wichtig, die sie nennen.
    .text = Jedes Dungeondeck besteht aus einigen Monstergruppen. Wörter wie Untoter, Drache oder Humanoid bewirken selbst nichts; eine Waffe kann gegen eines davon besser sein, oder ein Monster zählt andere seiner Gruppe. Ein Lauerer im Dungeon macht manche anderen Monster stärker.

page-rule-horde = Die Horde
    .short = Eine Horde wächst: Jedes ihrer Monster, das erscheint, ist stärker als das vorige.
    .text = Die Horde hat einen eigenen Stapel, das schwächste Monster liegt oben. Im Dungeondeck stecken Platzhalter. Käme ein Platzhalter in den Dungeon, wird er zerstört, und stattdessen kommt die oberste Karte des Stapels.

page-rule-bearer = Donnersteinträger und Wächter
    .short = Der letzte Gegner. Er verlässt den Dungeon nur, wenn er besiegt wird.
    .text =
        Kein Effekt holt einen Wächter aus dem Dungeon oder bringt ihn auf eine andere Position, und er kommt nicht unter das Deck, wenn du gegen ihn verlierst. Er rückt nur vor, wenn sich im Dungeon eine Lücke schließt.

        Der Träger ist ein Wächter. Solange ein anderer Wächter im Dungeon liegt, kannst du den Träger bekämpfen, aber nicht besiegen. Siehe [Das Ende des Spiels](ending).

page-rule-thunderstone-classic = Der Donnerstein
    .short = Er beendet das Spiel, wenn er Position 1 erreicht, und bringt dem Spieler Punkte, der ihn gewinnt.
    .text = Er liegt im Dungeon wie ein Monster, aber du kannst ihn nicht bekämpfen. Du gewinnst ihn, wenn du das Monster auf Position 1 besiegst und der Stein an seine Stelle vorrückt. Siehe [Das Ende des Spiels](ending).

page-rule-thunderstone-advance = Donnersteinsplitter
    .short = Ein Gegenstand, mit dem jeder Spieler beginnt; er stärkt einen Helden oder gibt EP.
    .text = Die Splitter sind Gegenstände deines Start-Kommandodecks und je 1 Siegpunkt wert. Den Stein selbst hat der [Träger](bearer).

page-rule-disease = Krankheit
    .short = Sie senkt im Dungeon deinen Angriff oder Magischen Angriff um 1 und verstopft deine Hand.
    .text = Jede Krankheit auf deiner Hand senkt deinen Angriff oder Magischen Angriff um 1. Du wählst, welchen, nachdem du das Monster gewählt hast; er muss mindestens 1 sein. Zerstöre eine Krankheit durch Erholung oder mit einem Kleriker. Sie hat keinen Typ; zerstört kommt sie zurück in ihren Vorrat, und der geht nie aus.

page-rule-curses = Flüche
    .short = Sie senken im Dungeon deinen Physischen oder Magischen Angriff um 1; jeder sagt, wie du ihn loswirst.
    .text = Ein Fluch senkt deinen Physischen oder Magischen Angriff um 1, nach deiner Wahl. Flüche gelten als Krankheiten. Jeder Fluch sagt, wie du ihn zerstören kannst, oft mit Kosten. Monstereffekte betreffen Flüche nur, wenn sie sie nennen. Ein zerstörter Fluch kommt zurück unter den Fluchstapel; ist der Stapel leer, erhält niemand einen.

page-rule-familiars = Vertraute
    .short = Ein Begleiter, den du einmal pro Spiel nach einem Sieg ziehst. Er setzt EP voraus, gibt sie aber nicht aus.
    .text =
        Einmal pro Spiel kannst du als Beute eines Siegs einen Vertrauten ziehen; der Ruf des Vertrauten ist ein Marker von uns, der dich daran erinnert. Der Vertraute liegt offen vor dir und gehört nicht zu deiner Hand.

        Er hat drei Fähigkeiten: Die erste braucht keine EP, die zweite braucht 3 EP, die dritte 6. Du kannst mehrere pro Zug nutzen. Nach einem Zug, in dem du ihn nutzt, kommt er auf deinen Ablagestapel; ziehst du ihn wieder, legst du ihn wieder offen vor dich.

        Die Fähigkeiten der Vertrauten sind [rekonstruiert](reconstructed).

page-rule-avatars = Avatare
    .short = Deine eigene Figur: immer offen vor dir, in jedem Zug nutzbar, einmal hochstufbar.
    .text = Spielt ihr mit Avataren, wählt jeder Spieler am Anfang geheim einen. Er liegt offen vor dir, und du kannst seine Fähigkeiten in jedem Zug nutzen. Einmal pro Spiel kannst du im Dorf oder im Dungeon EP ausgeben, um ihn auf seine zweite Stufe zu drehen. Die Texte der Avatare sind [rekonstruiert](reconstructed).

page-rule-reconstructed = Rekonstruierte Teile
    .short = Eine Feder auf einer Karte kennzeichnet Werte oder Text von uns, weil keine Quelle sie nennt.
    .text = Wir kennen die Karten aus öffentlichen Tabellen und aus dem Regelheft. Nennt keine Quelle einen Wert oder Text, ist er von uns, und die Karte zeigt eine Feder. Die Großansicht sagt, welcher Teil es ist. Hast du die gedruckte Karte, gilt die.
