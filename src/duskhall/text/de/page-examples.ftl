### Worked examples of the rules pages, beside pictures of the cards they use. tests/page/test_examples.py plays each of
### them: every number comes from a card or from the machine. The arguments are whole numbers.

page-example = Beispiel.
page-example-row = { $row ->
    [hand] Deine Hand
    [buy] Du kaufst
    [into] Wird zu
    [foe] Das Monster
    [rank-1] Position 1
    [rank-2] Position 2
    [kept] Oben auf deinem Kommandodeck
    [familiar] Dein Vertrauter
    [way] Dein Weg
    [front] Offen vor dir
    [gear] Deine Ausrüstung
    [revealed] Aufgedeckt
    [enters] Kommt in den Raum
   *[other] Karten
  }
page-example-open = { $name }: Karte öffnen

page-example-village-classic = Proviant und Fackel geben je 2 Gold, die Dolche je 1: zusammen { $gold } Gold. Du kaufst Rotklingen-Mörder für { $cost }. Die Karte kommt auf deinen Ablagestapel, und das übrige Gold verfällt.
page-example-levelling-classic = Du hast { $xp } EP. Elfen-Zauberer wird für { $cost } EP hochgestuft: Die Karte wird zerstört, und Elfen-Magier kommt auf deinen Ablagestapel. Es bleiben { $left } EP, zu wenig für eine Miliz, die { $militia } braucht.
page-example-dungeon-classic = Du rüstest Rotklingen-Mörder mit dem Kurzschwert aus (2 + 4) und eine Miliz mit dem Dolch (1 + 1); die andere Miliz bringt 1 dazu. Das ist Angriff { $attack }. Feuerbrand-Zyklop liegt auf Position 2 und braucht 2 Licht. Deine Fackel gibt { $light }: Es fehlt { $missing } Licht, das kostet { $penalty }. Dein Gesamtangriffswert ist { $total } gegen { $health } Lebenspunkte. Du gewinnst: Du erhältst { $xp } EP, und der Zyklop kommt in dein Kommandodeck und ist { $vp } Siegpunkte wert.
page-example-rest-classic = Diese Hand hat nur { $gold } Gold, und gegen ein Monster auf Position 1 ist ihr Gesamtangriffswert { $total }. Du erholst dich und zerstörst die Krankheit. Die Fackel und die { $left } Milizen kommen wie üblich auf deinen Ablagestapel.
page-example-breach-classic = Du besiegst Griknack-Goblin auf Position 1. Die Monster dahinter rücken vor, und Tyxr der Alte kommt auf Position 1. Sein Durchbruch passiert sofort: Jeder Spieler legt zwei Karten ab. Ein Gegner mit { $before } Karten hat für seinen nächsten Zug noch { $after }.
page-example-ending-classic = Der Donnerstein liegt auf Position 2. Du besiegst Griknack-Goblin auf Position 1, und der Stein rückt an seine Stelle vor. Das Spiel endet, und du gewinnst den Stein: { $goblin } Siegpunkt für den Goblin und { $stone } für den Stein, zusammen { $score }.
page-example-prepare-advance = Criochanischer Feldweibel, Langspeer und Fackel kämpfen gut zusammen, aber diese Hand ist zu schwach für den Dungeon. Du bereitest dich vor und legst diese { $kept } Karten oben auf dein Kommandodeck; die anderen werden abgelegt. Deine nächste Hand hat dieselben { $kept } Karten und { $new } neue.
page-example-familiars-advance = Du besiegst Kriegerknochen und nutzt den Ruf des Vertrauten als Beute: Die Laternenmotte liegt jetzt offen vor dir. Im nächsten Zug gehst du ohne Fackel in den Dungeon. Ihre erste Fähigkeit gibt { $light } Licht; mit { $xp } EP kannst du auch die zweite nutzen, das macht { $more } Licht. Deine EP behältst du. Am Ende dieses Zugs kommt die Laternenmotte auf deinen Ablagestapel.
page-example-curses-advance = Criochanischer Hauptmann bringt Physischen Angriff { $attack }. Fluch der Schande nimmt 1 weg: Gegen Kriegerknochen auf Position 1 ist dein Gesamtangriffswert { $total }. Um den Fluch loszuwerden, nutze seine Fähigkeit: Du zerstörst ihn, ziehst am Ende des Zugs aber nur { $drawn } Karten.
page-example-bearer-advance = Stramst liegt auf Position 2 und braucht 2 Licht; deine Fackeln geben es. Zwei Karten Criochanischer Hauptmann und der Feldweibel ergeben einen Gesamtangriffswert von { $total } gegen { $health } Lebenspunkte. Der Kampfeffekt von Stramst zerstört einen Helden, und du wählst den Feldweibel. Du gewinnst trotzdem: Du erhältst { $xp } EP und { $vp } Siegpunkte, und das Spiel endet mit diesem Zug.
page-example-light-quest = Zwei Laternen geben { $light } Licht. Verlassenes Tor kostet { $gate }, Versunkener Brunnen kostet { $well }: Es bleibt { $left } Licht. Die Schatzkammer dahinter benötigt { $vault }, also kannst du sie in diesem Zug nicht betreten. Du kämpfst, wo du stehen bleibst.
page-example-battle-quest = Ein Abenteurer mit dem Dolch (1 + 1) und zwei weitere Abenteurer bringen Physischen Angriff { $attack }. Goblin-Schildträger hat Rüstung { $armor }, also ist dein Gesamtangriffswert { $total } gegen { $health } Lebenspunkte. Du gewinnst und erhältst { $xp } EP. Außerdem erleidest du { $wounds } Wunde, wie auch bei einer Niederlage.
page-example-wounds-quest = Mit drei Wunden ziehst du am Ende deines Zugs { $hand } Karten. Geh zum Tempel und heile zwei davon: Eine Wunde bleibt, und du ziehst wieder { $temple } Karten.
page-example-gear-quest = Das Kurzschwert benötigt Geschick { $weight }, ein Abenteurer hat { $skill }. Du zerstörst den Proviantmarker für Geschick +2: { $more } reicht genau. Das Kurzschwert (2) und zwei Abenteurer (1 + 1) ergeben einen Gesamtangriffswert von { $total } gegen die { $health } Lebenspunkte der Riesenratte. Du gewinnst.
page-example-keys-quest = Du besiegst ein Monster in einem Raum der Stufe 1. Beim Auffüllen wird ein Wächterschlüssel aufgedeckt: Der Schlüssel ist gefunden und wird beiseitegelegt. Goblin-Beutelschneider, die nächste Karte des Decks, kommt in den Raum.
page-example-guardian-quest = Sturmhand mit dem Kurzschwert (5 + 2, und 1 für eine geführte Klingenwaffe) und zwei Abenteurer (1 + 1) ergeben einen Gesamtangriffswert von { $total } gegen { $health } Lebenspunkte. Du besiegst den Wächter und erhältst die Hälfte deines Gesamtangriffswerts, aufgerundet: { $paid } EP. Du hattest { $before } EP und hast jetzt { $after }. Außerdem erleidest du { $wounds } Wunden und erhältst einen Schatz. Der Wächter bleibt für den nächsten Spieler.
