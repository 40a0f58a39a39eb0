### What Python's argparse says by itself. %s and %(name)s are filled in by argparse and stay as they are.

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und beenden
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-unknown-parser = unbekannter Parser %(parser_name)r (zur Wahl: %(choices)s)
argparse-unrecognized = unbekannte Argumente: %s
argparse-conflict = nicht zusammen mit Argument %s erlaubt
argparse-explicit = der angegebene Wert %r wird hier nicht erwartet
argparse-required = diese Argumente fehlen: %s
argparse-one-required = eines dieser Argumente fehlt: %s
argparse-expected-one = genau ein Wert wird erwartet
argparse-expected-at-most-one = höchstens ein Wert wird erwartet
argparse-expected-at-least-one = mindestens ein Wert wird erwartet
argparse-ambiguous = Option nicht eindeutig: %(option)s kann %(matches)s sein
argparse-invalid-value = kein gültiger Wert (%(type)s): %(value)r
argparse-invalid-choice = nicht zur Wahl: %(value)r (wähl aus %(choices)s)

## What stands for an argument in usage and help

metavar-action = AKTION
metavar-address = ADRESSE
metavar-cards = KARTEN
metavar-code = CODE
metavar-command = BEFEHL
metavar-file = DATEI
metavar-find = SUCHE
metavar-folder = ORDNER
metavar-from = VON
metavar-hours = STUNDEN
metavar-lesson = LEKTION
metavar-move = SCHRITT
metavar-name = NAME
metavar-names = NAMEN
metavar-number = NUMMER
metavar-path = PFAD
metavar-person = PERSON
metavar-spec = BOT
metavar-table = TISCH
metavar-term = BEGRIFF
metavar-text = TEXT
metavar-to = NACH
metavar-url = ADRESSE
metavar-what = WAS
metavar-why = GRUND
