# The lessons. A step has a title, why it is so, what to do, and what a move is told that does not fit ("not").

lesson-first = Dein erstes Spiel
    .about = Kaufen, ausrüsten, leuchten, kämpfen, hochstufen, erholen: Die Begleitung führt dich durch die ersten Züge, dann gehört das Spiel dir.
lesson-light = Licht und Positionen
    .about = Warum Monster weiter hinten schwerer zu treffen sind.
lesson-weapons = Waffen und Stärke
    .about = Wer was tragen kann, und wie Nahrung hilft.
lesson-diseases = Krankheiten
    .about = Was sie kosten, und wie du sie loswirst.
lesson-rest = Wann du dich erholst
    .about = Auch ein Zug ohne Sieg kann sich lohnen.
lesson-end = Wie das Spiel endet
    .about = Der Donnerstein erreicht Position 1.
lesson-advance = Was in Advance neu ist
    .about = Ein tieferer Dungeon, Flüche, Vorbereitung, der Donnersteinträger, ein Vertrauter.
lesson-quest = Ein erster Gang in Quest
    .about = Räume, Licht zum Gehen, Marker, Schlüssel, das Dorf.

## The first game

lesson-first-hand = Das sind deine Handkarten
    .why = Du ziehst in jedem Zug { $cards } Karten und nutzt sie an einem Ort: im Dorf, im Dungeon oder zur Erholung. { $deck } weitere warten in deinem Kommandodeck.
lesson-first-hall = Monster sind Punkte
    .why = Der Dungeon hat { $ranks } Positionen mit je einem Monster, und { $left } Karten warten im Dungeondeck. Ein besiegtes Monster kommt mit seinen Siegpunkten (SP) in dein Kommandodeck. Tief im Dungeondeck liegt der Donnerstein. Erreicht er Position 1, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
lesson-first-village = Zu schwach zum Kämpfen: besuch das Dorf
    .why = Diese Hand bringt bestenfalls { $best } auf, { $monster } hat { $health } Lebenspunkte: Die Vorschau unter einem Monster rechnet schon mit, was deine Karten können, etwa einen Dolch für eine Miliz. Aber deine Karten sind { $gold } Gold wert.
    .do = Besuch das Dorf.
    .not = Mit dieser Hand ist kein Monster zu besiegen. Besuch zuerst das Dorf und gib deine { $gold } Gold aus.
lesson-first-buy = Kauf einen Helden: { $card }
    .why = { $card } kostet { $cost }, und du hast { $gold } Gold. Dieser Held hat Angriff { $attack } und Stärke { $strength }; eine Miliz hat { $militia } und { $weak }.
    .do = Kauf die Karte { $card }.
    .not = { $card } ist der stärkste Held, den du für { $gold } Gold bekommst. Nimm diesen.
lesson-first-discard = Neue Karten kommen später
    .why = { $card } liegt jetzt auf deinem Ablagestapel. Ist dein Kommandodeck leer, wird der Ablagestapel gemischt und zum neuen Kommandodeck. Deine nächsten Handkarten hast du schon gezogen.
lesson-first-dungeon = Jetzt kannst du kämpfen
    .why = Mit diesen Karten kannst du das Monster auf Position 1 besiegen: { $monster }.
    .do = Geh in den Dungeon.
    .not = { $monster } ist jetzt zu besiegen. Geh in den Dungeon.
lesson-first-health = Erreiche die Lebenspunkte des Monsters
    .why = { $monster } hat { $health } Lebenspunkte. Deine { $n } Milizen bringen zusammen Angriff { $attack }, es fehlt also { $short }. Die Vorschau unter dieser Karte rechnet den Dolch des nächsten Schritts schon mit.
lesson-first-equip = Rüste eine Miliz aus
    .why = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Ein Dolch bringt { $gain } dazu; er hat Gewicht { $weight }, und eine Miliz hat Stärke { $strength }: Sie kann ihn tragen.
    .do = Gib den Dolch einer Miliz: Wähl den Dolch, dann die Miliz.
    .not = { $short ->
        [one] Deiner Gruppe fehlt noch { $short }
       *[other] Deiner Gruppe fehlen noch { $short }
    }. Gib zuerst den Dolch einer Miliz.
lesson-first-light = Bring Licht mit
    .why = Position 1 braucht 1 Licht, und deine Fackel gibt { $light } Licht. Jedes fehlende Licht würde { $penalty } Angriff kosten.
lesson-first-attack = Angriff: { $monster }
    .why = Dein Angriff { $total } trifft auf { $health } Lebenspunkte. Gleichstand reicht zum Sieg.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = Mit dieser Gruppe ist nur { $monster } auf Position 1 zu besiegen. Weiter hinten brauchst du mehr Licht, als du hast.
lesson-first-trophy = Deine erste Trophäe
    .why = Du hast { $xp } EP verdient, und { $card } ist jetzt eine Karte deines Kommandodecks: { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } am Ende, und { $gold } Gold, wann immer du die Karte ziehst.
lesson-first-again = Dein Held ist da
    .why = { $hero } ist auf deiner Hand. Mit etwas Hilfe kommst du auf { $best }, genug für diesen Gegner: { $monster }. Er bringt { $xp } EP.
    .do = Geh in den Dungeon.
    .not = Mit dieser Hand ist { $monster } zu besiegen, und die EP bezahlen dir einen besseren Helden. Geh in den Dungeon.
lesson-first-arm-hero = Gib den Dolch deinem Helden: { $hero }
    .why = Auf der Karte { $monster } steht: „{ $text }“ Rüste also einen Helden aus. { $hero } hat Stärke { $strength }, mehr als genug für einen Dolch mit Gewicht { $weight }.
    .do = Gib den Dolch deinem Helden: { $hero }.
    .not = Gib zuerst den Dolch deinem Helden: { $hero }. Auf der Karte { $monster } steht: „{ $text }“
lesson-first-ability = Nutze eine Fähigkeit
    .why = { $short ->
        [one] Es fehlt noch { $short }
       *[other] Es fehlen noch { $short }
    }. Auf der Karte { $hero } steht: „{ $text }“
    .do = Nutze deinen Helden: { $hero }. Dafür gibst du eine Karte her, und das ist der Sieg wert: { $food }.
    .not = { $short ->
        [one] Der Gruppe fehlt { $short }
       *[other] Der Gruppe fehlen { $short }
    }. Nutze zuerst die Fähigkeit deines Helden: { $hero }.
lesson-first-second-win = Angriff: { $monster }
    .why = { $total } gegen { $health }: Du gewinnst.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = Greif das Monster auf Position 1 an: { $monster }. Dort steht es { $total } gegen { $health }.
lesson-first-spoils = Beute
    .why = Manche Monster bieten etwas, wenn du sie besiegst. Auf der Karte { $card } steht: „{ $text }“ Für den nächsten Kampf hast du noch Nahrung, und in einem Kommandodeck mit wenigen Karten kommt dein Held schneller wieder, also kauf jetzt keine.
    .do = Drück „Fertig mit der Beute“.
    .not = Noch mehr Nahrung macht dein Kommandodeck langsamer. Drück „Fertig mit der Beute“.
lesson-first-rest = Eine schwache Hand: erhol dich
    .why = { $n } Milizen mit { $light } Licht besiegen hier kein Monster, und für { $gold } Gold gibt es außer Milizen keine Helden. Heb deine { $xp } EP auf: { $hero } ist nicht auf dieser Hand und kostet { $cost } EP zum Hochstufen. Alles andere, was { $gold } Gold kostet, macht dein Kommandodeck größer; eine Erholung macht es kleiner, und dein Held kommt schneller wieder.
    .do = Erhol dich.
    .not = Mit dieser Hand gewinnst du keinen Kampf. Erhol dich und werd eine schwache Karte los.
lesson-first-destroy = Zerstöre eine { $card }
    .why = Mit jeder schwachen Karte, die du zerstörst, kommen die guten früher wieder.
    .do = Wähl eine { $card }.
    .not = { $card } ist deine schwächste Karte. Zerstöre eine davon und behalte den Rest.
lesson-first-train = Gib Gold und EP aus
    .why = Du hast { $gold } Gold und { $xp } EP. { $hero } ist auf deiner Hand, und das Hochstufen kostet { $cost } EP.
    .do = Besuch das Dorf.
    .not = Helden werden im Dorf hochgestuft, und nur, wenn sie auf deiner Hand sind. Besuch jetzt das Dorf.
lesson-first-sword = Kauf ein { $card }
    .why = Das { $card } gibt Angriff { $attack } dazu und kostet { $cost }. Es hat Gewicht { $weight }; { $hero } hat Stärke { $strength }.
    .do = Kauf die Karte { $card }.
    .not = Deinem Helden fehlt eine gute Waffe. Kauf die Karte { $card }.
lesson-first-level = Stuf deinen Helden hoch: { $hero }
    .why = Für { $cost } deiner { $xp } EP wird aus der Karte { $hero } die Karte { $next } mit Angriff { $attack }. Die alte Karte ist aus dem Spiel, die neue kommt auf deinen Ablagestapel.
    .do = Stuf diesen Helden hoch: { $hero }.
    .not = { $hero } gewinnt am meisten. Stuf diesen Helden hoch.
lesson-first-deeper = Geh tiefer
    .why = { $n } Fackeln geben { $light } Licht: genug für Position 2. Dort liegt: { $monster }.
    .do = Geh in den Dungeon.
    .not = Mit { $light } Licht ist { $monster } auf Position 2 zu besiegen. Geh in den Dungeon.
lesson-first-last-dagger = Rüste noch einmal aus
    .why = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Dein Gegner: { $monster }.
    .do = Gib den Dolch einer Miliz.
    .not = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Gib zuerst den Dolch einer Miliz.
lesson-first-ranks = Jede Position braucht so viel Licht wie ihre Nummer
    .why = Auf Position 2 fehlt kein Licht, und dein Gesamtangriffswert ist { $total }. Auf Position 3 fehlt { $dark } Licht. Jedes fehlende Licht kostet { $penalty }, also hast du dort nur { $far }.
lesson-first-win = Angriff: { $monster }
    .why = { $total } gegen { $health }: genau genug, für { $vp } Punkte.
    .do = Greif das Monster auf Position 2 an: { $monster }.
    .not = Mit dieser Gruppe ist nur { $monster } auf Position 2 zu besiegen.
lesson-first-disease = Ein Andenken
    .why = { $monster } hat dir eine { $card } hinterlassen: „{ $text }“ Du wählst, welcher Angriff gemeint ist: Angriff oder Magischer Angriff. Mit einer Erholung kannst du sie zerstören.
lesson-first-play-on = Das Spiel gehört dir
    .why = Du hast { $vp } Punkte. { $hero } ist auf deiner Hand und stark genug für dieses Monster: { $monster }. Ob das jetzt das Beste ist, hängt davon ab, was danach kommt: Das Dorf oder eine Erholung kann mehr bringen. Frag nach einem Hinweis, wenn du es wissen willst. Im Dungeondeck sind noch { $left } Karten, der Donnerstein unter den letzten. Das Spiel endet, wenn er Position 1 erreicht: Besieg das Monster vor ihm, und du gewinnst ihn; er ist { $prize } Punkte wert. Wer die meisten Punkte hat, gewinnt. Von hier an entscheidest du alles selbst.

## Light

lesson-light-enter = Nimm deine Fackeln mit nach unten
    .why = Dein Licht ist, was deine Karten zusammen zeigen: { $n } Fackeln geben { $light } Licht.
    .do = Geh in den Dungeon.
    .not = In dieser Lektion geht es um den Dungeon. Geh hinein.
lesson-light-need = Eine Position braucht so viel Licht wie ihre Nummer
    .why = Position 1 braucht 1 Licht, Position 2 braucht 2, Position 3 braucht 3. Du hast { $light }. Jedes fehlende Licht kostet { $penalty } von deinem Gesamtangriffswert.
lesson-light-equip = Rüste eine Miliz aus
    .why = Deine Milizen bringen Angriff { $attack }; der Dolch bringt { $gain } dazu.
    .do = Gib den Dolch einer Miliz.
    .not = Gib zuerst den Dolch einer Miliz.
lesson-light-near = Position 1: hell, aber zu stark
    .why = Hier fehlt kein Licht, und dein Gesamtangriffswert ist { $total }. { $monster } hat { $health } Lebenspunkte.
lesson-light-far = Position 3: zu dunkel
    .why = Hier fehlt dir { $dark } Licht. Jedes fehlende Licht kostet { $penalty }, also steht es { $total } gegen { $health }. Hier liegt: { $monster }.
lesson-light-attack = Position 2 ist richtig
    .why = Dein Licht reicht bis Position 2: { $total } gegen { $health }.
    .do = Greif das Monster auf Position 2 an: { $monster }.
    .not = Nur { $monster } auf Position 2 ist zu besiegen: Das erste Monster ist zu stark, das dritte liegt im Dunkeln.

## Weapons

lesson-weapons-enter = Ein großer Brocken
    .why = { $monster } hat { $health } Lebenspunkte. Zwei Milizen können das schaffen, wenn beide ausgerüstet sind.
    .do = Geh in den Dungeon.
    .not = Mit dieser Hand ist { $monster } zu besiegen. Geh in den Dungeon.
lesson-weapons-weight = Gewicht gegen Stärke
    .why = Das { $card } hat Gewicht { $weight }; eine Miliz hat Stärke { $strength }. Das ist zu schwer.
lesson-weapons-dagger = Zuerst die leichte Waffe
    .why = Der Dolch hat Gewicht { $weight }, und eine Miliz hat Stärke { $strength }: Das passt gerade so. Ein Held trägt eine Waffe.
    .do = Gib den Dolch einer Miliz.
    .not = Gib zuerst den Dolch einer Miliz.
lesson-weapons-food = Nahrung macht stark
    .why = Auf der Karte { $card } steht: „{ $text }“
    .do = Nutze den { $card }.
    .not = Die zweite Miliz ist zu schwach für das Schwert. Nutze zuerst den { $card }.
lesson-weapons-eater = Gib der anderen Miliz zu essen
    .why = Das { $card } hat Gewicht { $weight }: Die Miliz ohne Waffe braucht die Nahrung.
    .do = Wähl die Miliz, die keine Waffe trägt.
    .not = Diese Miliz trägt schon eine Waffe. Gib der anderen zu essen.
lesson-weapons-sword = Jetzt das Schwert
    .why = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }, und das Schwert bringt { $attack } dazu.
    .do = Gib das Kurzschwert der Miliz, die gegessen hat.
    .not = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Gib das Kurzschwert der Miliz, die gegessen hat.
lesson-weapons-attack = Angriff: { $monster }
    .why = { $total } gegen { $health }: genau genug, für { $vp } Punkte.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = { $monster } auf Position 1 ist am meisten wert. Greif dieses Monster an.

## Diseases

lesson-diseases-what = Ballast
    .why = Du hast { $n } Krankheiten auf der Hand. Auf jeder steht: „{ $text }“ Gegen Position 1 ist dein Gesamtangriffswert { $total }.
lesson-diseases-enter = Nimm einen Kleriker mit
    .why = { $monster } hat { $health } Lebenspunkte, und du kommst auf { $total }. Aber du hast einen Heiler.
    .do = Geh in den Dungeon.
    .not = Der Kleriker heilt im Dungeon. Geh hinein.
lesson-diseases-cure = Heile eine
    .why = Auf der Karte { $hero } steht: „{ $text }“
    .do = Nutze deinen Helden: { $hero }.
    .not = Heile zuerst die Krankheiten: Sie kosten dich Angriff.
lesson-diseases-again = Und noch einmal
    .why = Du kannst diese Fähigkeit wiederholen, solange noch eine Krankheit da ist.
    .do = Nutze deinen Helden noch einmal: { $hero }.
    .not = Eine Krankheit ist noch da. Heile sie zuerst.
lesson-diseases-equip = Rüste eine Miliz aus
    .why = Du hast einen Dolch und eine Miliz gezogen. { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Dein Gegner: { $monster }.
    .do = Gib den Dolch einer Miliz.
    .not = Gib den Dolch einer Miliz: Der Kleriker bringt Magischen Angriff und braucht hier keine Waffe.
lesson-diseases-attack = Angriff: { $monster }
    .why = { $total } gegen { $health }: genau genug, für { $vp } Punkte. { $monster } hinterlässt eine neue Krankheit auf deinem Ablagestapel; das ist der Preis.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = Jetzt ist nur { $monster } auf Position 1 zu besiegen.

## Rest

lesson-rest-look = Hier ist nichts zu gewinnen
    .why = Auf Position 1 kommst du höchstens auf { $best } gegen { $health }, und auf keiner anderen Position reicht es.
lesson-rest-rest = Nutze den Zug trotzdem
    .why = Für { $gold } Gold gibt es nur Basiskarten. Eine Erholung zerstört 1 deiner Handkarten für immer.
    .do = Erhol dich.
    .not = Mit dieser Hand kannst du weder kämpfen noch gut einkaufen. Erhol dich.
lesson-rest-destroy = Welche Karte?
    .why = Die { $card } kostet dich immer nur Angriff. Als Nächstes käme eine Miliz an die Reihe.
    .do = Zerstöre die { $card }.
    .not = { $card } ist deine schlechteste Karte. Zerstöre sie.
lesson-rest-later = Eine bessere Hand
    .why = Diese Hand ist { $gold } Gold wert, und die Krankheit kommt nie wieder. Erhol dich, wenn du weder gut kämpfen noch gut einkaufen kannst.

## The end

lesson-end-stone = Der Donnerstein: { $card }
    .why = Er liegt auf Position 2. Rückt er auf Position 1 vor, endet das Spiel. Wer den Kampf gewinnt, der ihn dorthin bringt, bekommt ihn: { $vp } Punkte.
lesson-end-enter = Bring ihn in Bewegung
    .why = Du hast { $vp } Punkte. Fällt das Monster auf Position 1, rückt alles vor. Dort liegt: { $monster }.
    .do = Geh in den Dungeon.
    .not = { $monster } ist jetzt zu besiegen, und der Stein kommt mit. Geh in den Dungeon.
lesson-end-equip = Rüste deinen Helden aus: { $hero }
    .why = Auch wenn du verlierst, verlässt { $monster } den Dungeon: Der Stein rückt vor, das Spiel endet, und niemand bekommt ihn.
    .do = Gib das Kurzschwert deinem Helden: { $hero }.
    .not = Gib zuerst das Kurzschwert deinem Helden: { $hero }.
lesson-end-attack = Beende das Spiel
    .why = { $total } gegen { $health }. Wenn { $monster } fällt, gehört der { $card } dir, und die Punkte werden gezählt.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = Nur { $monster } auf Position 1 bringt dir den { $card }.

## Advance

lesson-advance-ranks = Der Dungeon ist tiefer
    .why = Er hat { $ranks } Positionen. Auf diesem Spielplan senkt jedes fehlende Licht deinen Gesamtangriffswert um { $penalty }.
lesson-advance-bearer = Der Donnersteinträger
    .why = { $card } wartet unter den untersten von { $left } Karten und hat { $health } Lebenspunkte. Das Spiel endet, wenn { $card } besiegt ist oder Position 1 erreicht.
lesson-advance-curse = Flüche
    .why = Auf der Karte { $card } steht: „{ $text }“ Ein Fluch kostet dich Angriff, solange er auf deiner Hand ist, und die meisten sagen dir, wie du sie loswirst.
lesson-advance-prepare = Bereite dich vor
    .why = So wie sie ist, kommt deine Gruppe auf { $total } gegen { $health } Lebenspunkte, und nur mit Glück beim Ziehen würdest du gewinnen. Gegner: { $monster }. Mit einer Vorbereitung behältst du gute Karten für deinen nächsten Zug.
    .do = Bereite dich vor.
    .not = Diese Hand gewinnt nur mit Glück. Bereite eine bessere vor.
lesson-advance-keep-hero = Behalte einen Helden: { $card }
    .why = Die gewählten Karten kommen oben auf dein Kommandodeck, die letzte ganz nach oben.
    .do = Wähl eine Karte { $card }.
    .not = Behalte zuerst beide Karten { $card }.
lesson-advance-keep-second = Und den anderen
    .why = Am Ende dieses Zugs ziehst du ihn wieder.
    .do = Wähl die andere Karte { $card }.
    .not = Behalte auch die andere Karte { $card }.
lesson-advance-keep-spear = Behalte den { $card }
    .why = Auf der Karte { $hero } steht: „{ $text }“
    .do = Wähl den { $card }.
    .not = Behalte den { $card }: Er ist deine Waffe.
lesson-advance-keep-torch = Behalte die { $card }
    .why = Licht ist so knapp wie immer.
    .do = Wähl die { $card }.
    .not = Behalte die { $card } wegen ihres Lichts.
lesson-advance-drop-curse = Lass den Fluch zurück
    .why = Karten, die du nicht wählst, kommen auf deinen Ablagestapel, auch { $card }, und du ziehst dafür andere.
    .do = Behalte keine weiteren Karten.
    .not = Das genügt: Lass die Karte { $card } zurück.
lesson-advance-enter = Eine Hand nach Maß
    .why = Deine Karten sind wieder da, darunter { $n } Langspeere. { $monster } ist zu besiegen.
    .do = Geh in den Dungeon.
    .not = Dafür hast du dich vorbereitet: { $monster }. Geh in den Dungeon.
lesson-advance-spear = Rüste einen Helden aus: { $hero }
    .why = { $card } ist eine Stangenwaffe.
    .do = Rüste aus: { $hero } mit Waffe { $card }.
    .not = Rüste zuerst aus: { $hero } mit Waffe { $card }.
lesson-advance-draw = Nutze den Helden: { $hero }
    .why = Auf der Karte { $hero } steht: „{ $text }“ Eine Fähigkeit wirkt einmal pro Zug.
    .do = Nutze den Helden { $hero }, der den Langspeer trägt.
    .not = Nutze zuerst die Fähigkeit der Karte { $hero }: Sie kostet nichts.
lesson-advance-ready = Genug
    .why = Du kommst schon auf { $total } gegen { $health }.
    .do = Weiter zum Angriff.
    .not = Das reicht für dieses Monster: { $monster }. Weiter zum Angriff.
lesson-advance-attack = Angriff: { $monster }
    .why = { $total } gegen { $health }: Gleichstand reicht.
    .do = Greif das Monster auf Position 1 an: { $monster }.
    .not = Greif das Monster auf Position 1 an: { $monster }. Dort gewinnst du sicher.
lesson-advance-kobold = Wer bekommt es?
    .why = Ein besiegtes Monster des Drachenclans geht an einen Spieler deiner Wahl. Manche sind weniger als nichts wert; { $card } bringt { $vp } SP.
    .do = Behalte es: Wähl dich selbst.
    .not = Dieses Monster bringt { $vp } SP. Behalte es.
lesson-advance-familiar = Ruf einen Vertrauten
    .why = Auf der Karte { $card } steht: „{ $text }“ Ein Vertrauter liegt offen vor dir und kann umso mehr, je mehr EP du hast.
    .do = Nutze den { $card }.
    .not = Nutze jetzt den { $card }: Du bekommst einen Vertrauten für den Rest des Spiels.

## Quest

lesson-quest-rooms = Räume statt Positionen
    .why = Dein Champion geht von Raum zu Raum. In jedem Raum ist ein Monster, und je tiefer, desto stärker.
lesson-quest-enter = In den Dungeon
    .why = Das Gehen kostet Licht: Du hast { $light } Licht. Das Monster nebenan ist zu besiegen: { $monster }.
    .do = Geh in den Dungeon.
    .not = Du beginnst mit einem Gang. Geh in den Dungeon.
lesson-quest-equip = Rüste einen Abenteurer aus
    .why = Ein Dolch benötigt Geschick { $needed }, und ein Abenteurer hat Geschick { $skill }.
    .do = Gib den Dolch einem Abenteurer.
    .not = Gib zuerst den Dolch einem Abenteurer.
lesson-quest-set-out = Brich auf
    .why = Deine Gruppe kommt auf Physischen Angriff { $attack }. Sonst lohnt sich nichts.
    .do = Nutze nichts weiter und brich auf.
    .not = Behalte den Dolch auf der Hand und brich auf.
lesson-quest-walk = Betritt den Raum { $room }
    .why = Du hast { $steps } Licht zum Gehen. Hier wie im Raum { $other } kannst du gewinnen. Dort gäbe es mehr EP und keine Wunde; hier findest du { $card }, und damit kannst du dir deinen ersten Helden leisten: { $hero }. Im Raum { $room } wartet { $monster }; der Raum erhöht seine Lebenspunkte um { $more }.
    .do = Geh in den Raum { $room }.
    .not = { $monster } im Raum { $room } ist dein Ziel. Geh dorthin.
lesson-quest-fight = Bleib und kämpf
    .why = { $total } gegen { $health }: genau genug.
    .do = Bleib hier und kämpf.
    .not = Du bist weit genug gegangen. Bleib und kämpf. Dein Gegner: { $monster }.
lesson-quest-tokens = Marker
    .why = Du hast { $card } gefunden. Marker liegen offen vor dir, bis du sie nutzt. Der Kampf hat dich auch eine Wunde gekostet.
    .do = Behalte den Marker: Drück „Fertig mit der Beute“.
    .not = Behalte den { $card } für das Dorf: Drück „Fertig mit der Beute“.
lesson-quest-keys = Schlüssel und der Wächter
    .why = Zwischen den Monstern ist hier und da ein { $card } versteckt. Sind { $needed } davon gefunden, kommt der Wächter, und alle haben einen letzten Zug.
lesson-quest-quarter = Ins Dorf
    .why = { $hero } kostet { $cost }, und deine Hand ist { $gold } Gold wert. Ein Marker kann den Rest bezahlen.
    .do = Geh ins Gildenviertel.
    .not = Geh ins Gildenviertel: Dort kannst du kaufen und heilen.
lesson-quest-eat = Nutze einen Marker
    .why = Auf dem { $card } steht: „{ $text }“
    .do = Nutze den { $card }.
    .not = Nutze zuerst den { $card }: Dein Gold reicht noch nicht.
lesson-quest-sell = Nimm das Gold
    .why = Mit Geschick kann ein Held mehr tragen; jetzt brauchst du aber Gold.
    .do = Wähl das Gold.
    .not = Du brauchst jetzt Gold. Wähl das Gold.
lesson-quest-go-buying = Zum Einkauf
    .why = Du hast jetzt { $gold } Gold, das reicht.
    .do = Weiter zum Einkauf.
    .not = { $gold } Gold reichen. Weiter zum Einkauf.
lesson-quest-hero = Kauf einen Helden: { $hero }
    .why = { $hero } kostet { $cost }. Auf der Karte steht: „{ $text }“
    .do = Kauf die Karte { $hero }.
    .not = Gib das Gold für die Karte { $hero } aus.
lesson-quest-keep-dagger = Behalte den { $card }
    .why = Auf der Karte { $card } steht: „{ $text }“ Du brauchst ihn heute noch.
    .do = Zerstöre nichts.
    .not = Ohne den { $card } besiegst du das nächste Monster nicht. Behalte ihn.
lesson-quest-heal = Heile
    .why = Ab der zweiten { $card } wird deine Hand kleiner. Im Gildenviertel kannst du heilen.
    .do = Heile die { $card }.
    .not = Heilen ist hier kostenlos. Heile die { $card }.
lesson-quest-venture = Wieder hinaus
    .why = Auf der Karte { $card } steht: „{ $text }“ Dort lebt die { $monster }.
    .do = Wag dich in die Wildnis.
    .not = { $monster } ist zu besiegen. Wag dich hinaus.
lesson-quest-arm = Rüste einen Abenteurer aus
    .why = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Dein Gegner: { $monster }.
    .do = Gib den Dolch einem Abenteurer.
    .not = { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Gib zuerst den Dolch einem Abenteurer.
lesson-quest-rat = Kämpf gegen die { $monster }
    .why = { $total } gegen { $health }: genau genug.
    .do = Weiter zum Kampf.
    .not = Du hast genug. Weiter zum Kampf.
lesson-quest-trained = Kostenlos hochstufen
    .why = Auf der Karte { $card } steht: „{ $text }“
    .do = Nutze die Beute.
    .not = Nutze die Beute: Sie kostet nichts.
lesson-quest-choose = Welcher Held?
    .why = { $hero } stärkt jeden Helden mit einer Waffe, und einen davon hast du schon.
    .do = Stuf einen Abenteurer hoch: { $hero }.
    .not = Wähl die Karte { $hero }: Die beiden helfen einander.
lesson-quest-finish = Beende deinen Zug
    .why = Was du nicht nutzt, bleibt bei dir: Heb dir { $card } für das Dorf auf, oder für einen Helden, dem Geschick fehlt.
    .do = Drück „Fertig mit der Beute“.
    .not = Behalte { $card }: Drück „Fertig mit der Beute“.
lesson-quest-play-on = Das Spiel gehört dir
    .why = Du hast { $vp } Punkte, { $xp } EP und zweimal { $hero }. In jedem Zug besuchst du einen Ort im Dorf, um zu kaufen, hochzustufen und zu heilen, oder du gehst so weit, wie dein Licht reicht, und kämpfst. Sind { $needed } Schlüssel gefunden, kommt der Wächter, und alle haben einen letzten Zug. Wer die meisten Punkte hat, gewinnt. Von hier an entscheidest du alles selbst.

## Around the lesson

lesson-left = Das Spiel hat den Weg der Lektion verlassen. Es geht als freies Spiel weiter.
lesson-done = Das war die Lektion. Das Spiel geht weiter.
lesson-done-over = Das war die Lektion, und das Spiel ist zu Ende.
lesson-skipped = Lektion übersprungen. Dasselbe Spiel geht ohne sie weiter.
