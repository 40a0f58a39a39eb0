### What the server refuses because of admins, and says about them.
###
### $why is what an admin wrote, $told whether there is any, $until a moment such as 2026-11-19 21:00 UTC.

server-maintenance = The server is paused: { $why } Your game is saved; you can play on when maintenance is over.
server-ban = { $told ->
        [no] You are banned from this server.
       *[yes] You are banned from this server: { $why }
    }
server-ban-until = { $told ->
        [no] You are banned from this server until { $until }.
       *[yes] You are banned from this server until { $until }: { $why }
    }
server-mute = { $told ->
        [no] An admin has muted you in the chat.
       *[yes] An admin has muted you in the chat: { $why }
    }
server-mute-until = { $told ->
        [no] An admin has muted you in the chat until { $until }.
       *[yes] An admin has muted you in the chat until { $until }: { $why }
    }
server-kick = { $told ->
        [no] An admin removed you from this table.
       *[yes] An admin removed you from this table: { $why }
    }
server-not-admin = Only admins of this server can do that.
server-no-invitation = This invitation is not valid, or has been used. Ask for a new one: “duskhall admin invite”.
server-admin-unknown = There is no such player, table, line or report.
server-admin-nothing-to-lift = There is nothing to lift for this person.
server-admin-is-none = This person is not an admin.
# $some are ids of people.
server-admin-same-name = Several people are called { $name }. Use an id: { $some }
server-kick-host = You cannot remove the host of a table. Close the table instead.
server-admin-campaign = This table belongs to a campaign. Close it instead of deleting it.
server-no-admins = This server has no admins to report to.
server-no-line = The chat has no such line.
server-gone-back = { $n ->
        [one] The last move could not be read from the disk. The game goes on one move earlier.
       *[other] The last { $n } moves could not be read from the disk. The game goes on from there.
    }
