### Bots: what they are called, how they play, and why one cannot be loaded.

bot-name-apprentice = Lehrling
    .note = Spielt klare Schritte und stellt keine Fallen. Gut für ein erstes Spiel.
bot-name-veteran = Veteran
    .note = Kennt seine Karten und wählt seine Kämpfe mit Bedacht.
bot-name-master = Meister
    .note = Plant jeden Schritt ein paar Züge voraus.
bot-name-archmage = Erzmagier
    .note = Spielt jeden Schritt vorher viele Male durch und braucht dafür bis zu einer halben Sekunde.
bot-name-greedy = Gierhals
    .note = Folgt festen Faustregeln. An ihm messen wir die Spielstärken.
bot-name-random = Zufall
    .note = Nimmt irgendeinen erlaubten Schritt.

bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots sind { $known }; einen eigenen nennst du als modul:Klasse oder ./datei.py:Klasse.
bot-no-file = Die Datei { $file } für den Bot „{ $bot }“ gibt es nicht. Prüf den Pfad; er beginnt bei { $folder }.
bot-no-module = Das Modul { $module } für den Bot „{ $bot }“ gibt es nicht. Installier es oder nenn seine Datei: ./{ $module }.py:Klasse.
bot-import = { $where } lässt sich nicht laden: { $why }. Behebe das und versuch es noch einmal.
bot-import-missing = { $where } lässt sich nicht laden: { $why }. Installier die fehlende Bibliothek.
bot-no-class = { $where } hat keine Klasse { $name }, sondern { $classes }.
bot-no-class-at-all = { $where } hat keine Klasse { $name } und auch sonst keine mit einer Methode choose(view, decision).
bot-no-choose = { $name } in { $where } hat keine Methode choose(view, decision), die einen Schritt zurückgibt. Schreib eine.
bot-made-no-choose = { $bot } gibt { $made } zurück, und das hat keine Methode choose(view, decision). Schreib eine.
bot-constructor = { $bot } lässt sich nicht erzeugen: { $why }. Der Konstruktor bekommt seed=ZAHL, wenn er einen Startwert nimmt, und die Argumente in Klammern.
bot-arguments = Die Argumente von „{ $bot }“ sind nicht lesbar: { $why }. Schreib sie als name(schlüssel=wert, schlüssel=wert).
bot-arguments-call = „{ $bot }“ ist kein Name mit Argumenten. Schreib sie als name(schlüssel=wert, schlüssel=wert).
bot-arguments-open = Die Klammer in „{ $bot }“ ist nicht geschlossen. Schreib Argumente als name(schlüssel=wert, schlüssel=wert).
bot-arguments-nameless = Ein Argument von „{ $bot }“ hat keinen Namen. Schreib Argumente als name(schlüssel=wert, schlüssel=wert).
bot-arguments-twice = „{ $bot }“ gibt das Argument { $name } zweimal an. Gib es einmal an.
bot-arguments-literal = Das Argument { $name } von „{ $bot }“ ist kein einfacher Wert. Nimm eine Zahl, einen Text in Anführungszeichen, True, False, None oder list, tuple, set oder dict davon.
bot-no-argument = { $bot } hat kein Argument { $name }, sondern { $known }.
bot-no-arguments = { $bot } hat keine Argumente, also kann { $name } nicht gesetzt werden. Lass die Klammern weg.
