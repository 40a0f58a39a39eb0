### What the page says to those who look after a server, and about reports to them.
###
### Numbers: $people, $waiting, $playing, $over, $n. $what is the text of a button, $name that of a person.

page-admin-title = Diesen Server betreuen
page-admin-accept-text = Diese Einladung macht dich zum Admin dieses Servers: Du siehst alle Tische und Leute und kannst entfernen, was nicht hierher gehört.
page-admin-accept = Admin werden
page-admin-counts = { $people ->
        [one] { $people } Person
       *[other] { $people } Leute
    } · Tische: { $waiting } warten, { $playing } im Spiel, { $over } beendet
page-admin-announcement = Mitteilung an alle
page-admin-announce = Mitteilen
page-admin-quiet = Mitteilung entfernen
page-admin-maintenance = Wartung: Alle Spiele ruhen, und alle lesen das hier
page-admin-pause = Server anhalten
page-admin-resume = Spiel weitergehen lassen
page-admin-invite = Einen weiteren Admin einladen
page-admin-invited = Gib diesen Link innerhalb von 24 Stunden weiter. Er macht eine Person zum Admin:
page-admin-limits = Grenzen
page-admin-limits-text = Um sie zu ändern, schreib limits.toml in den Datenordner und starte den Server neu.
page-admin-part-reports = Meldungen ({ $n })
page-admin-part-people = Leute
page-admin-part-tables = Tische
page-admin-part-log = Protokoll
page-admin-find = Suchen
page-admin-nothing = Hier ist nichts.
page-admin-done = Erledigt.
page-admin-sure = Wirklich: { $what }?
page-admin-tables-of = { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
# $when is a date.
page-admin-since = seit { $when }
page-admin-here = da
page-admin-admin = Admin
page-admin-mute = Stummschalten
page-admin-unmute = Stummschalten aufheben
page-admin-ban = Sperren
page-admin-unban = Sperre aufheben
page-admin-data = Daten speichern
page-admin-forget = Daten löschen
page-admin-dismiss = Kein Admin mehr
page-admin-state-waiting = wartet
page-admin-state-playing = im Spiel
page-admin-state-over = beendet
page-admin-chat = Chat
page-admin-rotate = Neuer Link
page-admin-rotated = Der neue Link dieses Tischs:
page-admin-close = Spiel beenden
page-admin-delete = Löschen
page-admin-unsay = Zeile entfernen
page-admin-kick = Wegschicken
# The title of what asks why, and for how long.
page-admin-about = { $what }: { $name }
page-admin-reason = Grund (die Person liest ihn; freiwillig)
page-admin-how-long = Wie lange?
page-admin-time-day = einen Tag
page-admin-time-week = eine Woche
page-admin-time-ever = für immer
page-admin-settle = Erledigt
page-admin-settled = erledigt
page-admin-report = { $name } melden
page-admin-why = Was stimmt nicht? (freiwillig)
page-admin-report-send = An die Admins senden
page-admin-reported = Danke. Die Admins sehen es sich an.

# In the log: what an admin did, who did it if no person, and how it ended. $what: which of them was lifted; $said: 0
# if a message was taken away.
page-admin-by-command = per Befehl
page-admin-did-kick = Weggeschickt
page-admin-did-ban = Gesperrt
page-admin-did-mute = Stummgeschaltet
page-admin-did-pardon = { $what ->
        [ban] Sperre aufgehoben
        [mute] Stummschalten aufgehoben
       *[kick] An den Tisch zurückgelassen
    }
page-admin-did-unsay = Zeile aus dem Chat entfernt
page-admin-did-close = Spiel beendet
page-admin-did-delete = Tisch gelöscht
page-admin-did-rotate = Neuer Link für den Tisch
page-admin-did-announce = { $said ->
        [0] Mitteilung entfernt
       *[other] Mitteilung
    }
page-admin-did-pause = { $said ->
        [0] Spiel geht weiter
       *[other] Server angehalten
    }
page-admin-did-forget = Daten gelöscht
page-admin-did-settle = Meldung erledigt
page-admin-did-invite = Weiteren Admin eingeladen
page-admin-did-dismiss = Kein Admin mehr
page-admin-did-accept = Admin geworden
page-admin-outcome = { $how ->
        [done] erledigt
        [open] nicht abgeschlossen
       *[failed] fehlgeschlagen
    }
