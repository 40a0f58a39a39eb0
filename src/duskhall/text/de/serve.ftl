### What “duskhall serve” says.
###
### $port and $other are ports, $address is what a browser is pointed at.

## Options: one line without arguments each.

serve-option-host = die Adresse, auf der der Server hört (Standard: 127.0.0.1, nur dieser Rechner; 0.0.0.0: jeder Rechner, der ihn erreicht)
serve-option-port = der Port (Standard: 8080 oder der nächste freie)
serve-option-data = der Ordner für Tische und Spieler (Standard: „server“ im Datenordner von duskhall)
serve-option-store = Tische und Spieler in dieser PostgreSQL-Datenbank halten, die sich mehrere Server teilen können, etwa postgresql://duskhall:PASSWORT@db.example/duskhall (Standard: was DUSKHALL_STORE sagt, sonst der Datenordner)
serve-option-bus = Worker denken lassen, über diesen Redis, etwa redis://:PASSWORT@bus.example (Standard: was DUSKHALL_BUS sagt, sonst eigene Prozesse)
serve-option-node-address = wo andere Server derselben Datenbank diesen erreichen (sonst: unter --host und --port)
serve-option-no-open = keinen Browser öffnen
serve-option-origin = die öffentliche Adresse der Seite, wenn sie unter einem anderen Namen läuft, etwa https://duskhall.example
serve-option-metrics = die Zahlen unter /metrics allen Besuchern zeigen, nicht nur diesem Rechner
serve-option-log = das Protokoll auch in diese Datei schreiben, als Zeilen von JSON; volle Dateien werden umbenannt, sechs bleiben
serve-option-trusted-proxy = ein Proxy auf einem anderen Rechner, dessen X-Forwarded-For gilt, als Adresse oder Netz, etwa 10.0.0.5 oder 10.0.0.0/24; mehrfach möglich
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
serve-bad-node-address = „{ $address }“ ist keine Adresse eines Servers. Schreib sie so: http://10.0.0.5:8080.
serve-bad-store = „{ $store }“ ist keine Adresse eines Speichers. Sie beginnt mit postgresql://
serve-bad-proxy = „{ $proxy }“ ist weder Adresse noch Netz. Gib etwas an wie 10.0.0.5 oder 10.0.0.0/24.
serve-port-taken = Ein anderes Programm benutzt Port { $port }. Beende es, wähl einen anderen --port oder lass --port weg, dann gilt der nächste freie.
serve-no-listening = Der Server kann auf { $host }, Port { $port }, nicht hören: { $why }. Wähl einen anderen --host oder --port.

## The bus, and “duskhall worker”

bus-bad = „{ $bus }“ ist keine Adresse eines Redis. Schreib sie so: redis://:PASSWORT@bus.example.
bus-not-installed = Für einen Bus fehlen noch Bibliotheken: pip install "duskhall[many]".
worker-option-bus = der Redis, über den die Server Arbeit verteilen, etwa redis://:PASSWORT@bus.example (Standard: was DUSKHALL_BUS sagt)
worker-option-processes = wie viele Prozesse gleichzeitig denken (Standard: einer je Prozessor)
worker-option-bot = auch diesen Bot spielen, wenn Server ihn anbieten, als modul:Klasse oder pfad/datei.py:Klasse; mehrfach möglich
worker-no-bus = Nenn den Bus, den die Server benutzen: --bus redis://…
worker-bad-processes = --processes ist mindestens 1.
# $n: processes.
worker-ready = Denkt für Server, mit { $n } { $n ->
    [one] Prozess
   *[other] Prozessen
 }. Strg-C beendet.
worker-unreachable = Der Bus ist nicht erreichbar: { $why }
worker-stopped = Der Worker ist beendet.
