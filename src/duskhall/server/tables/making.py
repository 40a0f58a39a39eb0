"""Making a table: its options, its seats, and the position its game begins with."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from duskhall.text import words

from .. import wire
from ..errors import Trouble
from ..people.people import clean_name
from ..store.rows import PersonRow, SeatRow, StoredOptions, StoredSetup

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


MIN_AWAY, MAX_AWAY = 10, 7 * 24 * 3600
"""Seconds that people may stay away before the others go on without them."""

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


# ----------------------------------------------------------------------------------------------------------------------
# Options and seats


def checked_options(asked: wire.TableOptions) -> StoredOptions:
    """The options of a table, if they are sensible. Raises Trouble."""
    if asked.clock and not 10 <= asked.clock <= MAX_AWAY:
        raise Trouble("clock", 422)
    if not MIN_AWAY <= asked.gone <= asked.idle <= MAX_AWAY:
        raise Trouble("away-time", 422)
    return StoredOptions(
        listed=asked.listed,
        watchers=asked.watchers,
        clock=asked.clock,
        pace=checked_pace(asked.pace),
        hints=asked.hints,
        advice=asked.advice,
        idle=asked.idle,
        gone=asked.gone,
    )


def checked_pace(pace: int) -> int:
    """Milliseconds between the moves of bots, if that is sensible. Raises Trouble."""
    if not 0 <= pace <= 5000:
        raise Trouble("pace", 422)
    return pace


def check_seats(new: wire.NewTable | wire.NewCampaign, least: int, most: int) -> None:
    """The seats that a new table or campaign asks for, against what the game takes. Raises Trouble."""
    if not least <= len(new.seats) <= most:
        raise Trouble("seats" if least < most else "seats-exactly", 422, least=least, most=most)
    if not any(s.kind in ("me", "open") for s in new.seats) and not new.rules.watchers:
        raise Trouble("nobody", 422)
    if new.rules.listed and sum(s.kind == "me" for s in new.seats) > 1:
        raise Trouble("one-seat", 422)


def seat_rows(table: str, person: PersonRow, wanted: Sequence[wire.NewSeat], bots: Collection[str]) -> list[SeatRow]:
    """Raises Trouble."""
    rows: list[SeatRow] = []
    for n, seat in enumerate(wanted):
        rows.append(seat_row(table, n, person, seat, {row.name for row in rows}, bots))
    return rows


def seat_row(
    table: str, n: int, person: PersonRow, wanted: wire.NewSeat, taken: set[str], bots: Collection[str]
) -> SeatRow:
    """Seat ``n``, from 0, as it is asked for. ``taken``: names of the others. Raises Trouble."""
    if wanted.bot not in bots:
        raise Trouble("no-bot", 422, name=wanted.bot[:40])
    kind = {"me": "person", "bot": "bot", "open": "open"}[wanted.kind]
    if kind == "person":
        name = clean_name(wanted.name) if wanted.name.strip() else person.name
    else:
        name = bot_name(n) if kind == "bot" else ""
    return SeatRow(
        table=table,
        seat=n,
        kind=kind,
        person=person.id if kind == "person" else "",
        name=another(name, taken) if name else "",
        bot=wanted.bot,
        away=False,
        resigned=False,
    )


def bot_name(seat: int) -> str:
    return words().say(f"server-bot-name-{seat + 1}")


def another(name: str, taken: set[str]) -> str:
    """The name, or one like it that nobody at the table has."""
    n, out = 2, name
    while out in taken:
        out = f"{name} {n}"
        n += 1
    return out


def same_again(setup: StoredSetup | None) -> wire.SetupRequest | None:
    """A request for the same cards once more."""
    if setup is None:
        return None
    return wire.SetupRequest(
        edition=setup.edition,
        how="text",
        text=setup.text,
        board=setup.board,
        avatars=setup.avatars,
        keys=setup.keys,
        mode=setup.mode,
        key_decks=list(setup.key_decks),
        packs=list(setup.packs),
    )
