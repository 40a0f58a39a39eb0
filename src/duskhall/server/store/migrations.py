"""The shape of the store, as the steps by which it came to be. A step that was released is never changed: a new one
is added behind it. ``{bytes}`` and ``{clustered}`` are words that databases differ in.

Steps only add: while servers are brought to a new version one after the other, an old one goes on with the new
shape."""

from __future__ import annotations

FIRST = (
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        recovery_hash TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL
    )""",
    "CREATE UNIQUE INDEX people_by_recovery ON people (recovery_hash) WHERE recovery_hash <> ''",
    # lobby: it stands in the public list; clocked: a clock runs; acts: how many there are. They follow from the rest,
    # and are kept so that no search has to look into texts.
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        key TEXT NOT NULL,
        edition TEXT NOT NULL,
        host TEXT REFERENCES people (id),
        state TEXT NOT NULL,
        title TEXT NOT NULL,
        setup TEXT NOT NULL,
        rules TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        turn INTEGER NOT NULL,
        result TEXT NOT NULL,
        rematch TEXT NOT NULL,
        asked TEXT NOT NULL,
        lobby INTEGER NOT NULL,
        clocked INTEGER NOT NULL,
        acts INTEGER NOT NULL
    )""",
    "CREATE INDEX tables_in_lobby ON tables (state, changed) WHERE lobby = 1",
    "CREATE INDEX tables_with_clock ON tables (id) WHERE clocked = 1",
    "CREATE INDEX tables_by_state ON tables (state, acts)",
    "CREATE INDEX tables_of_host ON tables (host) WHERE state <> 'over'",
    # The start is large and never changes: the row of the table, which changes with every move, stays small.
    """CREATE TABLE starts (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        packed {bytes} NOT NULL
    )""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT REFERENCES people (id),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        away INTEGER NOT NULL,
        resigned INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) {clustered}""",
    # Everybody who hosts, sits or watches; finished and created are those of the table, so that a person's list is
    # read in its order.
    """CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        person TEXT NOT NULL REFERENCES people (id),
        finished INTEGER NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, person)
    ) {clustered}""",
    "CREATE INDEX members_by_person ON members (person, finished, created DESC)",
    """CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        act TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {clustered}""",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        number INTEGER NOT NULL,
        packed {bytes} NOT NULL
    )""",
    """CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        person TEXT REFERENCES people (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {clustered}""",
    """CREATE TABLE uploads (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        packed {bytes} NOT NULL,
        created DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX uploads_by_person ON uploads (person, created, id)",
)

SECOND = (
    # Seats count from 0 in every table; what somebody said who only watches has seat -1.
    "UPDATE chat SET seat = seat - 1",
    "ALTER TABLE tables RENAME COLUMN rules TO options",
)

THIRD = (
    # course: the campaign itself as text; tables: the ids of the tables of its games; finished follows from the course.
    """CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        key TEXT NOT NULL,
        host TEXT REFERENCES people (id),
        options TEXT NOT NULL,
        course TEXT NOT NULL,
        finished INTEGER NOT NULL,
        tables TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX campaigns_of_host ON campaigns (host, finished)",
    """CREATE TABLE campaign_seats (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT REFERENCES people (id),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (campaign_id, seat)
    ) {clustered}""",
    "CREATE INDEX campaign_seats_by_person ON campaign_seats (person)",
    # The campaign a table belongs to, as ID/KEY; empty for a game of its own.
    "ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
)

FOURTH = (
    # The proposal at a table, and the score of a challenge; empty: none.
    "ALTER TABLE tables ADD COLUMN proposal TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN challenge TEXT NOT NULL DEFAULT ''",
    # away_since: when a bot took over for a person; absent: the seat is out because its person stayed away.
    "ALTER TABLE seats ADD COLUMN away_since DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0",
    # The person has taken the table off their own list.
    "ALTER TABLE members ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
)

FIFTH = (
    # Facts about the whole server: maintenance, an announcement, the last trial of writing.
    """CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) {clustered}""",
    """CREATE TABLE admins (
        person TEXT PRIMARY KEY REFERENCES people (id),
        since DOUBLE PRECISION NOT NULL
    ) {clustered}""",
    # hash: of a code that makes an admin, once.
    """CREATE TABLE invites (
        hash TEXT PRIMARY KEY,
        until DOUBLE PRECISION NOT NULL
    ) {clustered}""",
    # kind: ban, mute or kick; table_id: where a person was kicked from, else empty; until: 0: for good.
    """CREATE TABLE sanctions (
        person TEXT NOT NULL REFERENCES people (id),
        kind TEXT NOT NULL,
        table_id TEXT NOT NULL,
        until DOUBLE PRECISION NOT NULL,
        why TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, kind, table_id)
    ) {clustered}""",
    # The words are kept with the report: the table may be gone before an admin reads it.
    """CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        by_person TEXT REFERENCES people (id),
        about TEXT REFERENCES people (id),
        name TEXT NOT NULL,
        line INTEGER NOT NULL,
        said TEXT NOT NULL,
        why TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        settled INTEGER NOT NULL
    )""",
    "CREATE INDEX reports_open ON reports (number) WHERE settled = 0",
    # who: an admin's name, or nothing for the command on the server's machine; outcome: empty while it is under way.
    """CREATE TABLE audit (
        number INTEGER PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
        who TEXT NOT NULL,
        name TEXT NOT NULL,
        act TEXT NOT NULL,
        target TEXT NOT NULL,
        detail TEXT NOT NULL,
        outcome TEXT NOT NULL
    )""",
)

SIXTH = (
    # place, network: keyed hashes of where somebody came from when they took a name, to count them by; seen: when they
    # were last here, 0: before that was kept; old_cookie: cookies that name the person and no browser are still good.
    "ALTER TABLE people ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD COLUMN network TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE people ADD COLUMN old_cookie INTEGER NOT NULL DEFAULT 0",
    "UPDATE people SET old_cookie = 1",
    "CREATE INDEX people_by_place ON people (place, created) WHERE place <> ''",
    "CREATE INDEX people_by_network ON people (network, created) WHERE network <> ''",
    "CREATE INDEX people_by_seen ON people (seen)",
    # The browsers in which people are signed in; agent: which program on which system, roughly.
    """CREATE TABLE browsers (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id),
        agent TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        used DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX browsers_by_person ON browsers (person, used)",
    "CREATE INDEX browsers_by_use ON browsers (used)",
    # To find what nobody uses, and what belongs to it.
    "CREATE INDEX tables_by_change ON tables (state, changed) WHERE campaign = ''",
    "CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign <> ''",
    "CREATE INDEX tables_by_host ON tables (host)",
    "CREATE INDEX campaigns_by_change ON campaigns (changed)",
    "CREATE INDEX uploads_by_age ON uploads (created)",
    "CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL",
    "CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL",
)

SEVENTH = (
    # The servers that use the store; seen: when each said last that it lives, by the clock of the database; address:
    # where commands find it.
    """CREATE TABLE nodes (
        id TEXT PRIMARY KEY,
        seen DOUBLE PRECISION NOT NULL,
        program TEXT NOT NULL,
        address TEXT NOT NULL
    )""",
    # node: the server that may write a table, empty: none does; epoch: grows with each change of that.
    "ALTER TABLE tables ADD COLUMN node TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX tables_by_node ON tables (node) WHERE node <> ''",
)

STEPS: tuple[tuple[str, ...], ...] = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH)
"""``STEPS[n]`` leads from version n to version n + 1; version 0 has no tables."""
