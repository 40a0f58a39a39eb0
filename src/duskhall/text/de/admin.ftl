### What “duskhall backup”, “duskhall restore” and “duskhall admin” say.
###
### $file and $folder are paths.

## Options: one line without arguments each.

backup-file = die Datei, die entsteht, etwa duskhall-sicherung.tar.gz
backup-force = die Datei ersetzen, falls es sie gibt
move-store-from = wo der Spieletreff liegt: ein Datenordner oder postgresql://NUTZER:PASSWORT@RECHNER/DATENBANK
move-store-to = wohin er kommt: ein leerer oder neuer Ordner oder eine leere Datenbank
restore-file = die Sicherung
restore-force = in einen benutzten Ordner zurückspielen; was da ist, bleibt in einem Ordner daneben

## Saying

backup-done = Die Sicherung liegt in { $file } ({ $kilobytes } kB) und ist geprüft. Sie enthält das Geheimnis, mit dem Cookies signiert werden: Bewahr sie dort auf, wo nur du sie lesen kannst.
# The title of a progress bar.
move-store-moving = Umzug
# $people, $tables, $acts: how many were moved; $rows: with all else.
move-store-done = Umgezogen und geprüft: { $people } Spieler, { $tables } Tische, { $acts } Schritte, zusammen { $rows } Zeilen. Am alten Ort bleibt alles, wie es ist; starte den Server mit dem neuen.
# $made: when the backup was made, as 2026-11-18 21:00.
restore-done = Die Sicherung vom { $made } liegt in { $folder }. Starte sie mit „duskhall serve --data { $folder }“.

## “duskhall admin”: what each action does, and its arguments.

admin-status = wie viele Leute, Tische und offene Meldungen es gibt
admin-limits = die geltenden Grenzen ausgeben, wie limits.toml sie nennt
admin-invite = einen Link ausgeben, der eine Person zum Admin macht
admin-dismiss = jemand ist kein Admin mehr
admin-people = Leute auflisten, die neuesten zuerst
admin-tables = Tische auflisten, die letzten zuerst
admin-chat = zeigen, was an einem Tisch gesagt wurde
admin-reports = auflisten, was Spieler gemeldet haben
admin-settle = eine Meldung als erledigt vermerken
admin-kick = jemanden von einem Tisch wegschicken
admin-ban = jemanden von allen Tischen fernhalten
admin-mute = jemanden vom Chat fernhalten
admin-pardon = Wegschicken, Sperre oder Stummschalten aufheben
admin-unsay = eine Zeile aus dem Chat entfernen
admin-close = ein Spiel beenden und werten, wie es steht
admin-delete = einen Tisch löschen, mit allem, was davon gespeichert ist
admin-rotate = einem Tisch einen neuen Link geben; der alte gilt nicht mehr
admin-announce = allen etwas mitteilen; ohne Text: die Mitteilung entfernen
admin-pause = für eine Wartung alle Spiele anhalten und sagen, warum; ohne Text: das Spiel geht weiter
admin-export = alles ausgeben, was über jemanden gespeichert ist, als JSON
admin-forget = die Daten einer Person löschen; Spiele anderer behalten einen anonymen Namen
admin-audit = auflisten, was Admins getan haben, das Letzte zuerst
admin-option-person = der Name oder die Kennung aus „duskhall admin people“
admin-option-table = die Kennung des Tischs
admin-option-number = die Nummer der Zeile oder der Meldung
admin-option-find = nur zeigen, was das enthält
admin-option-why = der Grund; die Person erfährt ihn
admin-option-hours = für wie viele Stunden (Standard: für immer)
admin-option-what = was aufgehoben wird: „kick“, „ban“ oder „mute“
admin-option-text = was gesagt wird
admin-option-file = in diese Datei schreiben

# What “duskhall admin” answers.
admin-done = Erledigt.
# $link makes one person an admin.
admin-invited = { $link }
    Öffne diesen Link innerhalb von 24 Stunden, unter der Adresse deines Servers. Er macht die erste Person, die ihn benutzt, zum Admin: Gib ihn weiter wie ein Passwort.
# $link is the end of an address.
admin-rotated = Der neue Link des Tischs endet auf { $link }
admin-bad-hours = --hours ist mindestens 1; lass es weg, wenn es für immer gelten soll.
# $people, $waiting, $playing, $over and $reports are numbers.
admin-status-is = { $people ->
        [one] { $people } Person
       *[other] { $people } Leute
    }; Tische: { $waiting } warten, { $playing } im Spiel, { $over } beendet; offene Meldungen: { $reports }
# $text is what an admin wrote.
admin-in-maintenance = Wartung: { $text }
admin-announced = Mitteilung: { $text }
admin-is-here = da
admin-is-admin = Admin
admin-is-banned = gesperrt
admin-is-muted = stumm
admin-tables-of = { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
admin-open = offen
admin-settled = erledigt
admin-exported = Alles liegt in { $file }.
