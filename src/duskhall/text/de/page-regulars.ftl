### The page: advice, people who stay away, one's games, challenges, the app on one's device.

## Advice

page-settings-advice = Tipps zu Monstern
page-settings-advice-note = Ein Tisch kann für alle weniger erlauben.
page-advice-full = Vorschau und Weg zum Sieg
page-advice-verdicts = Nur Vorschau
page-advice-off = Keine
page-new-rule-advice = Tipps an diesem Tisch
page-new-rule-advice-full = Wie jeder mag
page-new-rule-advice-verdicts = Höchstens Vorschau, keine Hinweise
page-new-rule-advice-off = Keine, auch keine Hinweise

## People who stay away

page-new-rule-away = Warten auf einen Spieler
page-new-rule-away-note = Danach können die anderen einen Bot spielen lassen, das Spiel für sich werten oder es beenden.
page-away-times = { $same ->
    [yes] { $idle }
   *[other] { $idle }; ohne Verbindung: { $gone }
  }
page-away-length = { $unit ->
    [days] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
      }
    [hours] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
      }
   *[minutes] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
      }
  }
page-new-rule-listed-hot = Ihr teilt euch diesen Bildschirm, deshalb steht der Tisch nicht in der Lobby.
page-absent-somebody = ein Spieler
page-absent-waits = Es fehlt: { $names }. Weiterspielen kannst du in { $unit ->
    [hours] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
      }
    [minutes] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
      }
   *[seconds] { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
      }
  }.
page-absent-up = Du hast lange genug gewartet auf: { $names }.
page-absent-bot = Einen Bot spielen lassen
page-absent-claim = Spiel für dich werten
page-absent-end = Beenden und werten
page-vote-bot = { $name } schlägt vor, für den abwesenden Spieler einen Bot spielen zu lassen.
page-vote-claim = { $name } schlägt vor, das Spiel zu werten: Der abwesende Spieler verliert.
page-vote-withdraw = Zurückziehen
page-seat-absent = ferngeblieben
page-end-absent = ferngeblieben
page-waiting-close = Tisch schließen

## One screen for several people

page-pass-on = Bildschirm weitergeben
page-pass-on-note = Du bist fertig. Als Nächstes: { $name }.
page-pass-on-done = Fertig – meine Hand verdecken
page-curtain-undo = { $name }: meinen letzten Klick zurücknehmen

## One's games

page-title-games = Deine Spiele
page-games-title = Deine Spiele
page-games-won = Gewonnen
page-games-lost = Verloren
page-games-running = Läuft
page-games-over = Beendet
page-games-bot = { $name } ({ $bot })
page-games-line = gegen { $names }
page-games-points = Punkte:
page-games-absent = durch Fernbleiben
page-games-challenge = Herausforderung von { $name }: { $points }
## Challenges

page-title-challenge = Herausforderung
page-share-title = Andere mit diesem Spiel herausfordern
page-share-note = Wer diesen Link öffnet, spielt dieselben Karten mit demselben Glück gegen dieselben Bots. Zu schlagen { $points ->
    [one] ist 1 Punkt
   *[other] sind { $points } Punkte
  }.
page-share-link = Link
page-share-copy = Link kopieren
page-share-code = Code kopieren
page-share-terminal = Im Terminal: duskhall play --challenge CODE
page-end-share = Dieses Spiel teilen
page-end-challenge = { $came ->
    [beaten] Du hast { $name } um { $by } übertroffen: Zu schlagen waren { $points }.
    [short] { $name } bleibt vorn: { $points }, { $by } mehr als du.
   *[equal] Du ziehst mit { $name } gleich: je { $points } Punkte.
  }
page-challenge-beat = { $points ->
    [one] Schlag { $name }: 1 Punkt
   *[other] Schlag { $name }: { $points } Punkte
  }
page-challenge-note = Du spielst dieselben Karten mit demselben Glück, gegen dieselben Bots.
page-challenge-bots = Gegner
page-challenge-play = Dieses Spiel spielen
page-challenge-broken = Diese Herausforderung lässt sich nicht öffnen

## The lobby

page-lobby-new = Spiel wählen
page-lobby-games = Alle deine Spiele und Wiedergaben
page-lobby-remove = Entfernen
page-lobby-close = Schließen
page-lobby-leave = Verlassen
page-lobby-remove-sure = Ja, entfernen
page-lobby-end-sure = Spiel beenden und entfernen
page-lobby-keep = Behalten

## Campaigns, as far as lobby and table speak of them

page-title-newcampaign = Neue Kampagne
page-title-campaign = Kampagne
page-more-campaign = Kampagne
page-more-campaign-note = Quest, Spiel für Spiel: Dein Start-Kommandodeck wächst
page-lobby-campaigns = Meine Kampagnen
page-campaign-scores = Punkte
page-campaign-leads = In Führung:
page-campaign-open = Öffnen
page-campaign-listed = { $state ->
    [waiting] Wartet auf Spieler
    [ready] Bereit für Spiel { $n }
    [playing] Spiel { $n } läuft
    [recognition] Gildenanerkennung
   *[over] Beendet
}
page-campaign-back = Kampagne
page-campaign-back-menu = Zur Kampagne
page-campaign-next-table = Zum nächsten Spiel
page-campaign-of = Kampagne: { $names }
