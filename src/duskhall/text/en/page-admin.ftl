### What the page says to those who look after a server, and about reports to them.
###
### Numbers: $people, $waiting, $playing, $over, $n. $what is the text of a button, $name that of a person.

page-admin-title = Look after this server
page-admin-accept-text = This invitation makes you an admin of this server: you can see all tables and people, and remove what does not belong here.
page-admin-accept = Become an admin
page-admin-counts = { $people ->
        [one] { $people } person
       *[other] { $people } people
    } · tables: { $waiting } waiting, { $playing } playing, { $over } over
page-admin-announcement = Announcement for everyone
page-admin-announce = Announce
page-admin-quiet = Remove the announcement
page-admin-maintenance = Maintenance: stops all moves and shows everyone this message
page-admin-pause = Pause the server
page-admin-resume = Resume play
page-admin-invite = Invite another admin
page-admin-invited = Pass this link on within 24 hours. It makes one person an admin:
page-admin-limits = Limits
page-admin-limits-text = To change them, write limits.toml in the data folder and restart the server.
page-admin-part-reports = Reports ({ $n })
page-admin-part-people = People
page-admin-part-tables = Tables
page-admin-part-log = Log
page-admin-find = Find
page-admin-nothing = Nothing here.
page-admin-done = Done.
page-admin-sure = Are you sure: { $what }?
page-admin-tables-of = { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
# $when is a date.
page-admin-since = since { $when }
page-admin-here = here
page-admin-admin = admin
page-admin-mute = Mute
page-admin-unmute = Unmute
page-admin-ban = Ban
page-admin-unban = Lift the ban
page-admin-data = Download data
page-admin-forget = Delete data
page-admin-dismiss = Remove as admin
page-admin-state-waiting = waiting
page-admin-state-playing = playing
page-admin-state-over = over
page-admin-chat = Chat
page-admin-rotate = Make a new link
page-admin-rotated = The new link of this table:
page-admin-close = End the game
page-admin-delete = Delete
page-admin-unsay = Remove the line
page-admin-kick = Remove from the table
# The title of what asks why, and for how long.
page-admin-about = { $what }: { $name }
page-admin-reason = Reason (they read it; optional)
page-admin-how-long = For how long?
page-admin-time-day = a day
page-admin-time-week = a week
page-admin-time-ever = for good
page-admin-settle = Mark as dealt with
page-admin-settled = dealt with
page-admin-report = Report { $name }
page-admin-why = What is wrong? (optional)
page-admin-report-send = Send to the admins
page-admin-reported = Thank you. The admins will look at it.

# In the log: what an admin did, who did it if no person, and how it ended. $what: which of them was lifted; $said: 0
# if a message was taken away.
page-admin-by-command = by command
page-admin-did-kick = Sent away
page-admin-did-ban = Banned
page-admin-did-mute = Muted
page-admin-did-pardon = { $what ->
        [ban] Ban lifted
        [mute] Unmuted
       *[kick] Let back to the table
    }
page-admin-did-unsay = Line of the chat removed
page-admin-did-close = Game ended
page-admin-did-delete = Table deleted
page-admin-did-rotate = New link for the table
page-admin-did-announce = { $said ->
        [0] Announcement removed
       *[other] Announcement
    }
page-admin-did-pause = { $said ->
        [0] Play resumed
       *[other] Server paused
    }
page-admin-did-forget = Data deleted
page-admin-did-settle = Report dealt with
page-admin-did-invite = Invited another admin
page-admin-did-dismiss = No longer an admin
page-admin-did-accept = Became an admin
page-admin-outcome = { $how ->
        [done] done
        [open] not finished
       *[failed] failed
    }
