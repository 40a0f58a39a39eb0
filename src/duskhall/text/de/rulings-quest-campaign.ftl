### Rulings of campaigns: what the rules leave open about games in a row.

## Campaigns

ruling-quest-campaign-order = Spieler mit gleich vielen Punkten, Wunden und Schätzen wählen in Zugreihenfolge, beginnend mit dem Startspieler dieses Spiels.
ruling-quest-campaign-again = Eine Karte, die du in einem früheren Spiel gewonnen hast, ist eine Marktkarte deines Kommandodecks wie jede andere: Du darfst sie wieder wählen, auch wenn der Markt dieses Spiels sie nicht verkauft.
ruling-quest-campaign-decline = Du darfst auf eine Karte verzichten; die anderen Spieler bekommen dafür keine zusätzliche.
ruling-quest-campaign-last = Nach dem letzten geplanten Spiel gibt es keine Gildenanerkennung. Werden danach weitere Spiele geplant, kommt zuerst die Gildenanerkennung dieses Spiels.
ruling-quest-campaign-shared = Spieler, die am Ende gleich viele Punkte haben, gewinnen die Kampagne gemeinsam.
ruling-quest-campaign-cycle = Eine Kampagne mit mehr Spielen, als es Quests oder eigene Aufbauten gibt, fängt wieder mit dem ersten an.
