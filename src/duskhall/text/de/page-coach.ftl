# The guide in ordinary games: what each edition has of its own, told once.

page-coach-ask = { $tucked ->
        [yes] Nicht sicher? „Hinweis“ unter „Mehr“ zeigt den Schritt, den ein Meister machen würde, und warum.
       *[no] Nicht sicher? „Hinweis“ zeigt den Schritt, den ein Meister machen würde, und warum.
    }
page-coach-new-prepare = Neu in Advance: die Vorbereitung. Du legst Handkarten zurück auf dein Kommandodeck und ziehst sie im nächsten Zug wieder, mit neuen Karten statt der übrigen.
page-coach-new-bearer = Neu in Advance: Der Donnersteinträger liegt unter den letzten der { $left } Karten im Dungeondeck. Das Spiel endet, wenn er besiegt wird oder Position 1 erreicht.
page-coach-new-curse = Neu in Advance: Flüche. Ein Fluch kostet dich Angriff, solange er auf deiner Hand ist; sein Text sagt, wie du ihn loswirst.
page-coach-new-familiar = Neu in Advance: Vertraute. Nach einem Sieg kannst du einmal im Spiel den Ruf des Vertrauten nutzen und einen ziehen.
page-coach-new-familiar-lies = Dein Vertrauter liegt offen vor dir. Du kannst ihn jeden Zug nutzen; je mehr EP du hast, desto mehr kann er. Deine EP gibt er nicht aus.
page-coach-new-keys = Neu in Quest: Zwischen den Monstern sind Schlüssel versteckt. { $found } von { $goal } sind gefunden; der letzte ruft den Wächter.
page-coach-new-guardian = Der Wächter ist da. { $turns ->
        [one] Es bleibt noch { $turns } Zug
       *[other] Es bleiben noch { $turns } Züge
    } in diesem Spiel.
page-coach-new-tokens = Neu in Quest: Marker liegen offen vor dir, bis du sie nutzt. Sie nehmen keinen Platz auf deiner Hand ein.
