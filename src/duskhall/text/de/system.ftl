# Why the system refused something, by the name of its error.

system-eacces = kein Zugriffsrecht
system-eaddrinuse = die Adresse ist schon belegt
system-eaddrnotavail = diese Adresse hat der Rechner nicht
system-econnrefused = dort nimmt niemand Verbindungen an
system-eexist = das gibt es schon
system-eisdir = das ist ein Ordner
system-enametoolong = der Name ist zu lang
system-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht
system-enospc = kein Platz mehr auf dem Datenträger
system-enotdir = das ist kein Ordner
system-enotempty = der Ordner ist nicht leer
system-eperm = nicht erlaubt
system-erofs = der Datenträger ist schreibgeschützt
system-etimedout = keine Antwort
