# Wie viel ein Spielstand oder eine Aufzeichnung von außen enthalten darf. Davor steht jeweils die Nummer einer Zeile.

bounds-bytes = der Text ist länger als { $most } kB
bounds-lines = hier geht der Text weiter, doch { $most } Zeilen sind die Grenze
bounds-characters = diese Zeile ist zu lang: { $most } Zeichen sind die Grenze
bounds-keys = es gibt zu viele verschiedene Stapel und Wörter vor einem Doppelpunkt: { $most } sind die Grenze
bounds-times = es gibt zu viele Zeilen '{ $key }:': { $most } sind die Grenze
bounds-zone = '{ $zone }' hat { $n } Karten, { $most } sind die Grenze
bounds-owned = Platz { $seat } hat zu viele Karten in Deck, Hand und Ablagestapel: { $most } sind die Grenze
bounds-cards = der Text hat mehr Karten als jedes Spiel: { $most } sind die Grenze
bounds-places = diese Zeile nennt { $n } Dinge, { $most } sind die Grenze
bounds-number = die Zahl { $found } ist hier zu groß: { $most } ist die Grenze
bounds-moves = hier geht die Aufzeichnung weiter, doch { $most } Schritte sind die Grenze
bounds-move = ein Schritt in dieser Zeile ist zu lang: { $most } Zeichen sind die Grenze
bounds-name = dieser Name hat { $n } Zeichen, { $most } sind die Grenze
