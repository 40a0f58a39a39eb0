"""``duskhall setup --doctor``: what to expect of a set-up, what is missing, and the nearest one without the fault."""

from __future__ import annotations

import shlex
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from duskhall.commands import wrap
from duskhall.doctor import wording
from duskhall.editions.choosing import stacks
from duskhall.editions.setup import PLAIN
from duskhall.telling.setup import cards_line
from duskhall.text.writing import columns, left

if TYPE_CHECKING:
    from duskhall.doctor import Diagnosis
    from duskhall.editions.setup import Edition, Setup
    from duskhall.text import Words

TITLE, WORD = 12, 13
"""Columns of the table."""


def data(edition: Edition, found: Diagnosis | None) -> dict[str, Any]:
    """The object that ``--json`` prints."""
    if found is None:
        return {"told": False}
    offer = found.offer
    return {
        "told": True,
        "figures": {name: round(value, 3) for name, value in asdict(found.figures).items()},
        "bars": [
            {
                "name": bar.name,
                "word": wording.judged(found, bar).word,
                "level": bar.level,
                "share": round(bar.share, 3),
            }
            for bar in found.bars
        ],
        "findings": [
            {
                "lack": finding.lack,
                "need": finding.need,
                "fault": finding.is_fault,
                "text": wording.missing(found, finding),
                "effect": None if finding.effect is None else asdict(finding.effect),
            }
            for finding in found.findings
        ],
        "offer": offer
        and {
            "swaps": [list(swap) for swap in offer.swaps],
            "mended": list(offer.mended),
            "command": command(edition, offer.setup, found.players),
        },
    }


def text(edition: Edition, setup: Setup, found: Diagnosis | None, w: Words) -> list[str]:
    """The lines for people, after those that say which cards they are about."""
    out = [wrap(w.say("setup-doctor-cards", cards=cards_line(setup, edition, w)), "", "  "), ""]
    if found is None:
        return [*out, wrap(w.say("doctor-epic"))]
    told = [wording.judged(found, bar) for bar in found.bars]
    title = max(TITLE, *(columns(said.title) + 2 for said in told))
    word = max(WORD, *(columns(said.word) + 2 for said in told))
    for said in told:
        text = w.sentences([said.text + w.say("full-stop"), said.share])
        out.append(wrap(text, left(said.title, title) + left(said.word, word), " " * (title + word)))
    if found.findings:
        out += ["", w.say("doctor-missing")]
    for finding in found.findings:
        said_of = w.sentences([wording.missing(found, finding), wording.changes(found, finding)])
        out.append(wrap(said_of, "- ", "  "))
    advice = wording.advice(found)
    if found.offer is not None:
        out += ["", wrap(advice), "  " + command(edition, found.offer.setup, found.players)]
    elif advice:
        out += ["", wrap(advice)]
    return [*out, "", wrap(wording.source(edition.name))]


def command(edition: Edition, setup: Setup, players: int) -> str:
    """What prints this set-up."""
    parts = ["duskhall", "setup", "--edition", edition.name, "--cards", ",".join(stacks(setup))]
    if setup.board:
        parts += ["--board", setup.board]
    if setup.avatars:
        parts.append("--avatars")
    if setup.keys:
        parts += ["--keys", str(setup.keys)]
    if setup.key_decks:
        parts += ["--key-decks", ",".join(map(str, setup.key_decks))]
    if setup.mode != edition.usual_mode:
        parts += ["--mode", setup.mode or PLAIN]
    return shlex.join([*parts, "--players", str(players)])
