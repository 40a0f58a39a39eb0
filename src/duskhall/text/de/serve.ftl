### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = die Adresse, auf der der Server hört (Standard: 127.0.0.1, nur dieser Rechner; 0.0.0.0: jeder Rechner, der ihn erreicht)
serve-option-port = der Port (Standard: 8080 oder der nächste freie)
serve-option-data = der Ordner für Tische und Spieler (Standard: „server“ im Datenordner von duskhall)
serve-option-no-open = keinen Browser öffnen
serve-option-origin = die öffentliche Adresse der Seite, wenn sie unter einem anderen Namen läuft, etwa https://duskhall.example
serve-option-metrics = die Zahlen unter /metrics allen Besuchern zeigen, nicht nur diesem Rechner
serve-option-bot = einen weiteren Bot anbieten, als modul:Klasse oder pfad/datei.py:Klasse; mehrfach möglich

## Saying

serve-by-hand = Öffne diese Adresse in einem Browser.
serve-ready = Duskhall läuft unter { $address }
serve-stop = Strg-C beendet es. Jeder Tisch ist gespeichert.
serve-stopped = Duskhall ist beendet. Deine Tische sind gespeichert; „duskhall serve“ öffnet sie wieder.
serve-other-port = Port { $port } ist belegt, deshalb nimmt Duskhall diesmal { $other }.
serve-open = Wer Port { $port } dieses Rechners erreicht, kann mitspielen. Die Verbindung ist nicht verschlüsselt: Stell Duskhall im Internet hinter einen https-Server und nenn ihn mit --origin.

## Errors

serve-not-installed = Der Server braucht noch ein paar Bibliotheken: pip install "duskhall[server]"
serve-bad-port = „{ $port }“ ist kein Port. Gib eine Zahl von 0 bis 65535 an.
serve-bad-origin = „{ $origin }“ ist keine solche Adresse. Gib nur Schema und Rechnername an, etwa https://duskhall.example.
serve-port-taken = Ein anderes Programm benutzt Port { $port }. Beende es, wähl einen anderen --port oder lass --port weg, dann gilt der nächste freie.
serve-no-listening = Der Server kann auf { $host }, Port { $port }, nicht hören: { $why }. Wähl einen anderen --host oder --port.
