### What the server refuses because of admins, and says about them.
###
### $why is what an admin wrote, $told whether there is any, $until a moment such as 2026-11-19 21:00 UTC.

server-maintenance = Der Server macht Pause: { $why } Dein Spiel ist gespeichert; nach der Wartung geht es weiter.
server-ban = { $told ->
        [no] Du bist auf diesem Server gesperrt.
       *[yes] Du bist auf diesem Server gesperrt: { $why }
    }
server-ban-until = { $told ->
        [no] Du bist auf diesem Server bis { $until } gesperrt.
       *[yes] Du bist auf diesem Server bis { $until } gesperrt: { $why }
    }
server-mute = { $told ->
        [no] Ein Admin hat dich im Chat stummgeschaltet.
       *[yes] Ein Admin hat dich im Chat stummgeschaltet: { $why }
    }
server-mute-until = { $told ->
        [no] Ein Admin hat dich im Chat bis { $until } stummgeschaltet.
       *[yes] Ein Admin hat dich im Chat bis { $until } stummgeschaltet: { $why }
    }
server-kick = { $told ->
        [no] Ein Admin hat dich von diesem Tisch weggeschickt.
       *[yes] Ein Admin hat dich von diesem Tisch weggeschickt: { $why }
    }
server-not-admin = Das können nur Admins dieses Servers.
server-no-invitation = Diese Einladung gilt nicht oder wurde schon benutzt. Lass dir eine neue geben: „duskhall admin invite“.
server-admin-unknown = Diesen Spieler, diesen Tisch, diese Zeile oder diese Meldung gibt es nicht.
server-admin-nothing-to-lift = Bei dieser Person ist nichts aufzuheben.
server-admin-is-none = Diese Person ist kein Admin.
# $some are ids of people.
server-admin-same-name = Mehrere heißen { $name }. Nimm eine Kennung: { $some }
server-kick-host = Das ist der Gastgeber des Tischs. Schließ stattdessen den Tisch.
server-admin-campaign = Dieser Tisch gehört zu einer Kampagne. Schließ ihn, statt ihn zu löschen.
server-no-admins = Dieser Server hat keine Admins, denen du etwas melden könntest.
server-no-line = Diese Zeile gibt es im Chat nicht.
server-gone-back = { $n ->
        [one] Der letzte Schritt war nicht mehr von der Platte zu lesen. Das Spiel geht einen Schritt davor weiter.
       *[other] Die letzten { $n } Schritte waren nicht mehr von der Platte zu lesen. Das Spiel geht davor weiter.
    }
