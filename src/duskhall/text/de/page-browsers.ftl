### Where somebody is signed in, in the settings. $program and $system are names such as Firefox and Linux.

page-browsers-title = Angemeldet
page-browsers-called = { $program } auf { $system }
page-browsers-unknown = Ein anderer Browser
page-browsers-here = dieser Browser
page-browsers-used = zuletzt benutzt am { $day }
page-browsers-end = Abmelden
page-browsers-sure = Ohne deinen Wiederherstellungscode kommst du in diesem Browser nicht mehr zu deinen Plätzen zurück. Drück noch einmal, um dich abzumelden.
page-browsers-end-others = Überall sonst abmelden
page-browsers-ended = Du bist überall sonst abgemeldet.
page-browsers-code = Auch ein neuer Wiederherstellungscode meldet dich überall sonst ab.
