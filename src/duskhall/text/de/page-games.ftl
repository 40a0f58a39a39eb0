### The list of one's games and its filters. These words come with the page that shows them.

page-games-none = Du hast hier noch kein Spiel gespielt.
page-games-show = Zeigen
page-games-show-all = Alle Spiele
page-games-show-running = Laufende
page-games-show-finished = Beendete
page-games-show-won = Gewonnene
page-games-show-lost = Verlorene
page-games-edition = Ausgabe
page-games-any = Alle Ausgaben
page-games-against = Gegen
page-games-anybody = Alle
page-games-count = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }: { $won } gewonnen, { $lost } verloren
page-games-again = Noch einmal spielen
page-games-remove = Aus deiner Liste entfernen
page-games-drop = Entfernen
page-games-share = Herausfordern
page-games-more = Mehr zeigen
