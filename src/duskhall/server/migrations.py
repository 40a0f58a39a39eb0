"""The shape of the store, as the steps by which it came to be. A step that was released is never changed: a new one
is added behind it."""

from __future__ import annotations

from .sqlite import BYTES, CLUSTERED

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
    f"""CREATE TABLE starts (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        packed {BYTES} NOT NULL
    )""",
    f"""CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT REFERENCES people (id),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        away INTEGER NOT NULL,
        resigned INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) {CLUSTERED}""",
    # Everybody who hosts, sits or watches; finished and created are those of the table, so that a person's list is
    # read in its order.
    f"""CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        person TEXT NOT NULL REFERENCES people (id),
        finished INTEGER NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, person)
    ) {CLUSTERED}""",
    "CREATE INDEX members_by_person ON members (person, finished, created DESC)",
    f"""CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        act TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {CLUSTERED}""",
    f"""CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        number INTEGER NOT NULL,
        packed {BYTES} NOT NULL
    )""",
    f"""CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        person TEXT REFERENCES people (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {CLUSTERED}""",
    f"""CREATE TABLE uploads (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        packed {BYTES} NOT NULL,
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
    f"""CREATE TABLE campaign_seats (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT REFERENCES people (id),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        PRIMARY KEY (campaign_id, seat)
    ) {CLUSTERED}""",
    "CREATE INDEX campaign_seats_by_person ON campaign_seats (person)",
    # The campaign a table belongs to, as ID/KEY; empty for a game of its own.
    "ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
)

FOURTH = (
    # What people at a table vote about, and what a challenge asks to beat; empty: nothing.
    "ALTER TABLE tables ADD COLUMN proposal TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN challenge TEXT NOT NULL DEFAULT ''",
    # away_since: when a bot took over for a person; absent: the seat is out because its person stayed away.
    "ALTER TABLE seats ADD COLUMN away_since DOUBLE PRECISION NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0",
    # The person has taken the table off their own list.
    "ALTER TABLE members ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
)

STEPS: tuple[tuple[str, ...], ...] = (FIRST, SECOND, THIRD, FOURTH)
"""``STEPS[n]`` leads from version n to version n + 1; version 0 has no tables."""
