### What “duskhall backup”, “duskhall restore” and “duskhall admin” say.
###
### $file and $folder are paths.

## Options: one line without arguments each.

backup-file = the file to write, such as duskhall-backup.tar.gz
backup-force = replace the file if it exists
move-store-from = where the club is: a data folder, or postgresql://USER:PASSWORD@HOST/DATABASE
move-store-to = where it goes: an empty or new folder, or an empty database
restore-file = the backup
restore-force = restore into a folder in use; what is there is kept in a folder beside it

## Saying

backup-done = The backup is in { $file } ({ $kilobytes } kB) and was checked. It holds the secret that signs cookies: keep it where only you can read it.
# The title of a progress bar.
move-store-moving = Moving
# $people, $tables, $acts: how many were moved; $rows: with all else.
move-store-done = Moved and checked: { $people } players, { $tables } tables, { $acts } moves, { $rows } rows in all. The old place was left as it is; start the server with the new one.
# $made: when the backup was made, as 2026-11-18 21:00.
restore-done = The backup of { $made } is in { $folder }. Start it with “duskhall serve --data { $folder }”.

## “duskhall admin”: what each action does, and its arguments.

admin-status = how many people, tables and open reports there are
admin-limits = print the limits that hold, as limits.toml would name them
admin-invite = print a link that makes one person an admin
admin-dismiss = remove someone as admin
admin-people = list people, the newest first
admin-tables = list tables, the latest first
admin-chat = show what was said at a table
admin-reports = list what players reported
admin-settle = mark a report as dealt with
admin-kick = remove someone from a table
admin-ban = keep someone off every table
admin-mute = keep someone out of the chat
admin-pardon = lift a kick, ban or mute
admin-unsay = remove a line of chat
admin-close = end a game and score it as it stands
admin-delete = delete a table with everything stored of it
admin-rotate = give a table a new link; the old one stops working
admin-announce = show everyone a message; without one, remove it
admin-pause = stop all moves for maintenance and say why; without a text, resume play
admin-export = print everything stored about someone, as JSON
admin-forget = delete someone’s data; games with others keep an anonymous name
admin-audit = list what admins have done, the latest first
admin-option-person = the name, or the id in “duskhall admin people”
admin-option-table = the id of the table
admin-option-number = the number of the line or report
admin-option-find = show only what contains this
admin-option-why = the reason; the person sees it
admin-option-hours = for how many hours (default: for good)
admin-option-what = what to lift: “kick”, “ban” or “mute”
admin-option-text = what to say
admin-option-file = write it to this file

# What “duskhall admin” answers.
admin-done = Done.
# $link makes one person an admin.
admin-invited = { $link }
    Open this link within 24 hours, on the address of your server. It makes the first person who uses it an admin: pass it on like a password.
# $link is the end of an address.
admin-rotated = The new link of the table ends in { $link }
admin-bad-hours = --hours is 1 or more; leave it out for good.
# $people, $waiting, $playing, $over and $reports are numbers.
admin-status-is = { $people ->
        [one] { $people } person
       *[other] { $people } people
    }; tables: { $waiting } waiting, { $playing } playing, { $over } over; open reports: { $reports }
# $text is what an admin wrote.
admin-in-maintenance = Maintenance: { $text }
admin-announced = Announcement: { $text }
admin-is-here = here
admin-is-admin = admin
admin-is-banned = banned
admin-is-muted = muted
admin-tables-of = { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
admin-open = open
admin-settled = settled
admin-exported = Everything is in { $file }.
