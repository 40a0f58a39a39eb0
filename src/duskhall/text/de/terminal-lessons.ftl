# The lessons in the terminal: “duskhall learn”.

learn-unknown = Eine Lektion „{ $name }“ gibt es nicht. Lektionen: { $known }.
learn-list = Lektionen
learn-row = { $title }. { $about } Etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
learn-how = Beginne mit „duskhall learn { $lesson }“.
learn-opening = { $n } Schritte, etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }. Jeder Schritt will eine Sache von dir. Tippe sie ein, oder „mach“, um sie machen zu lassen; „überspringen“ beendet die Lektion und lässt dir das Spiel.
learn-step = Schritt { $n } von { $steps }: { $title }
learn-move = { $do } Tippe „{ $move }“ oder „mach“.
learn-read = Weiter mit der Eingabetaste.
learn-no-next = Hier musst du etwas tun. Tippe es ein, oder „mach“, um es machen zu lassen.
learn-next = Die nächste Lektion: „duskhall learn { $lesson }“.

help-word-next = der nächste Schritt der Lektion, wo es nur etwas zu lesen gibt; die Eingabetaste tut dasselbe
help-word-do = diesen Schritt der Lektion für mich machen
help-word-skip = die Lektion beenden; dasselbe Spiel geht ohne sie weiter

word-next = weiter
word-do = mach
word-skip = überspringen
