### Where somebody is signed in, in the settings. $program and $system are names such as Firefox and Linux.

page-browsers-title = Signed in
page-browsers-called = { $program } on { $system }
page-browsers-unknown = Another browser
page-browsers-here = this browser
page-browsers-used = last used { $day }
page-browsers-end = Sign out
page-browsers-sure = Without your recovery code you cannot return to your seats in this browser. Press again to sign out.
page-browsers-end-others = Sign out everywhere else
page-browsers-ended = You are signed out everywhere else.
page-browsers-code = A new recovery code signs you out everywhere else, too.
