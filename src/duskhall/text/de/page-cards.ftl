### The page: cards, the list of cards, help for the first turn.

## Cards

page-figure = { $name ->
    [attack] Angriff
    [magic] Magischer Angriff
    [strength] Stärke
    [weight] Gewicht
    [light] Licht
    [darkness] Lichtabzug
    [health] Lebenspunkte
    [armor] Rüstung
    [resistance] Magieresistenz
    [wounds] Wunden
    [gold] Gold
    [cost] Goldpreis
    [vp] Siegpunkte
    [level] Stufe
    [level-cost] EP zum Hochstufen
    [xp] EP
   *[other] { $name }
  }
advance-page-figure = { $name ->
    [attack] Physischer Angriff
    [darkness] Dunkelheit
   *[other] { page-figure }
  }
page-figure-number = { $figure } { $number }
page-figure-changed = { $figure } jetzt { $number }, aufgedruckt { $printed }
page-figure-marked = { $text } (erschlossen, oder die Quellen widersprechen sich)
page-card-whole = Diese Karte ist rekonstruiert
page-card-ours = Teile dieser Karte sind rekonstruiert
page-card-marked = Teile dieser Karte sind erschlossen oder umstritten
page-card-used = genutzt
page-card-back = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-face-level = St. { $level }
page-face-next = St. { $level } · Aufstieg { $xp } EP
page-face-next-short = St. { $level } · { $xp } EP
page-face-xp = { $n } EP
page-face-gold = { $n } Gold
page-face-vp = { $n } SP
page-row-times = ×{ $left }
page-row-gone = leer
page-card-trophy = Trophäe

page-types = { $type ->
    [hero] Helden
    [weapon] Waffen
    [item] Gegenstände
    [spell] Zaubersprüche
    [villager] Dorfbewohner
    [monster] Monster
    [thunderstone] Donnersteine
    [curse] Flüche
    [disease] Krankheiten
    [familiar] Vertraute
    [avatar] Avatare
    [room] Räume
    [guardian] Wächter
    [treasure] Schätze
    [side-quest] Nebenquests
    [guild] Gilden
    [gear] Ausrüstung
    [wound] Wunden
    [key] Schlüssel
   *[other] Andere Karten
  }

## The large view of a card

page-large-hint = i zeigt mehr
page-large-sign = { $part ->
    [marked] und *: erschlossen, oder die Quellen sind sich uneins
   *[ours] und *: rekonstruiert, keine Quelle nennt es
  }
page-large-close = Schließen
page-large-count = { " " }· { $count } in der Schachtel
page-large-trophy = (Trophäe)
page-large-aside = { " " }({ $text })
page-large-marked = siehe unten
page-large-rulings = Regelklärungen
page-large-words = Begriffe auf dieser Karte
page-large-sources = Quellen
page-large-source = Diese Karte ist { $source }.
page-large-whole = Diese Karte ist rekonstruiert: Keine Quelle nennt ihren Text, also haben wir ihn geschrieben.
page-large-mostly = Diese Karte ist rekonstruiert: Keine Quelle nennt den Rest, also haben wir ihn geschrieben.

## The list of cards

page-cards-of = Karten von { $edition }
page-cards-search = Name, Begriff oder Text
page-cards-sort = Ordnen nach
page-cards-sort-by = { $by ->
    [name] Namen
    [cost] Goldpreis
    [health] Lebenspunkten
    [vp] Siegpunkten
   *[kind] Art
  }
page-cards-types = Kartenarten
page-cards-all = Alle
page-cards-count = { $count ->
    [0] Keine Karte passt.
    [one] { $count } Karte
   *[other] { $count } Karten
  }

## Help for the first turns

page-coach = Hinweis für den Anfang
page-coach-ok = Verstanden
page-coach-off = Keine Hinweise mehr
page-coach-more = Mehr
page-coach-turn =
    Wähl, was deine { $cards } Karten tun. Im Dorf sind sie Gold für 1 neue Karte; im Dungeon kämpfen sie gegen 1 Monster; eine Erholung zerstört 1 Karte für immer. { $best ->
        [dungeon] Du kannst in diesem Zug ein Monster besiegen: Der Dungeon sieht gut aus.
        [luck] Mit etwas Glück besiegst du ein Monster; das Dorf ist die sichere Wahl.
        [rest] Diese Hand besiegt kein Monster und kauft nichts, was Gold kostet: Eine Erholung macht dein Kommandodeck schlanker.
        [village] Diese Hand kann kein Monster besiegen. Im Dorf: { $visit }.
        [both] Du kannst in diesem Zug ein Monster besiegen, und auch im Dorf gibt es etwas Gutes für dich.
       *[open] { "" }
    }
page-coach-win = Das Feld unter jedem Monster sagt, ob diese Hand es in diesem Zug besiegen kann und mit welchen Karten. Grün heißt: Du gewinnst; fehlendes Licht ist schon abgezogen. Wähl das Feld, um die Schritte zu sehen.
page-coach-use = Leuchtende Karten kannst du hier nutzen. Wähl eine, oder geh mit dem großen Knopf zum Einkauf.
page-coach-buy = Du hast { $gold } Gold für { $buys ->
        [one] eine Karte
       *[other] { $buys } Karten
    }. Für die leuchtenden Stapel reicht dein Gold: Wähl einen, um daraus zu kaufen. Die Karte kommt auf deinen Ablagestapel; du ziehst sie, nachdem du das nächste Mal gemischt hast. Am Anfang sind ein Held, eine gute Waffe oder Licht eine gute Wahl.
page-coach-level = Du hast { $xp } EP. Gib EP aus, um einen leuchtenden Helden hochzustufen; die bessere Karte ersetzt die alte in deinem Kommandodeck.
page-coach-equip = Eine Waffe zählt nur, wenn ein Held sie trägt: Wähl eine Waffe und dann einen Helden, oder zieh sie dorthin. Das Gewicht der Waffe darf die Stärke des Helden nicht übersteigen.
page-coach-party = Nutze, was leuchtet, bevor du kämpfst: Karten ziehen, Nahrung essen, zaubern. Die Zahlen neben deiner Hand sind deine Summen; wähl eine, um ihre Aufschlüsselung zu sehen.
page-coach-forecast = Unter jedem Monster siehst du, was deine Hand in diesem Zug noch kann. „Sieg möglich“ nennt die Karten, die du vorher brauchst; bei „Sieg“ kannst du angreifen.
page-coach-light = Je tiefer ein Monster im Dungeon ist, desto mehr Licht brauchst du. Du hast { $light }. Fehlendes Licht senkt deinen Angriff; Fackeln und manche andere Karten geben Licht.
page-coach-attack = Wähl das Monster, gegen das du kämpfst. Wenn du keines besiegen kannst, greif das an, das du loswerden willst: Ein nicht besiegtes Monster kommt unter das Dungeondeck.
page-coach-spoils = Sieg! Manche Karten geben jetzt Beute; nutze, was leuchtet, oder mach weiter.
page-coach-rest = Wähl eine Karte, um sie zu zerstören. Sie verlässt dein Kommandodeck für immer, also nimm die schwächste: Deine guten Karten kommen dann öfter.
page-coach-prepare = Wähl die Karten, die du für deine nächste Hand behältst. Die zuletzt gewählte liegt obenauf.
page-coach-asks = Eine Karte fragt dich etwas; ihr Text steht unter der Frage. Was du wählen kannst, leuchtet. Drück i, halte eine Karte gedrückt oder zeig auf sie, um sie ganz zu lesen.
page-coach-over = Dein Zug ist zu Ende, und du hast eine neue Hand gezogen. Wenn dein Kommandodeck leer ist, mischst du deinen Ablagestapel, mit allem, was du gekauft und gewonnen hast.
