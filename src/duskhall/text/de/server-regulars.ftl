### The server: advice, people who stay away, seats, lists, and challenges.

server-advice-off = An diesem Tisch gibt es keine Tipps.
server-away-time = Die Zeiten ohne Schritt liegen zwischen 10 Sekunden und 7 Tagen, ohne Verbindung nicht länger als mit Verbindung.
server-late-yourself = Das Spiel wartet auf dich. Antworte zuerst.
server-nobody-absent = Noch ist niemand lange genug weg.
server-one-seat = An einem Tisch in der Lobby hat jeder nur einen Platz. Zeig den Tisch nicht in der Lobby an, wenn ihr euch einen Bildschirm teilt.
server-still-playing = Du spielst noch an diesem Tisch. Gib zuerst auf oder spiel das Spiel zu Ende.
server-challenge-start = Dieses Spiel begann nicht mit frisch ausgeteilten Karten und kann keine Herausforderung werden.
server-challenge-cards = Die Karten dieses Spiels sind anders als die dieser Version; es kann nicht noch einmal ausgeteilt werden.
server-challenge-code = Diese Herausforderung lässt sich nicht öffnen: { $why }. Bitte noch einmal um den Link.
