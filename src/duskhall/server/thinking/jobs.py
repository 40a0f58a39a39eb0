"""The work that may be carried to other processes by a bus: what it is called, and what is sent and comes back.

Everything is sent as JSON, positions as their text; nothing else can be asked for. So whoever could write to the bus
could make a worker think, and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from duskhall.core.decision import Refused
from duskhall.core.state import State
from duskhall.editions import edition
from duskhall.notation import position
from duskhall.review.hints import Reason
from duskhall.review.judging import Judged, Point, Why
from duskhall.review.working import Unit, units, work
from duskhall.telling.ledger import Told

from .. import wire
from ..errors import Trouble
from ..services import pool
from . import doctor, hinting, planning, prepared, reviewing
from .prepared import Facts, Source, Start


class Results(list[Point | Judged | Why]):
    """What a review has found so far."""


class Job(NamedTuple):
    do: Callable[..., Any]
    takes: Any
    gives: Any


NAMES = list[str]

JOBS: dict[str, Job] = {
    "move": Job(pool._choose, tuple[str, State, int, str], tuple[str, str]),
    "plan": Job(planning.worked_out, tuple[State, NAMES, int, str, bool, bool], planning.Worked),
    "sums": Job(planning.summed_up, tuple[State, NAMES, int, str, str, int, NAMES], tuple[Told | None]),
    "hint": Job(hinting.worked_out, tuple[State, NAMES, int, str], hinting.Hinted),
    "review-units": Job(units, tuple[str, Results, int], list[Unit]),
    "review-work": Job(work, tuple[str, list[Unit], Results], Results),
    "review-words": Job(reviewing.worked_out, tuple[str, Results, str], wire.Review),
    "replay-facts": Job(prepared._facts, tuple[str, Source, str], Facts),
    "replay": Job(prepared._info, tuple[str, Source, str], bytes),
    "replay-cards": Job(prepared._cards, tuple[str, Source, str], bytes),
    "replay-page": Job(prepared._page, tuple[str, Source, str, int, int], list[bytes]),
    "replay-position": Job(prepared._position, tuple[str, Source, str, int], str),
    "replay-start": Job(prepared._start_of, tuple[str, Source, str, int, bool], Start),
    "start": Job(prepared._start_in, tuple[str, bool, str], Start),
    "doctor": Job(doctor.judged, tuple[wire.DoctorRequest, str], wire.Diagnosis),
}
NAME_OF = {job.do: name for name, job in JOBS.items()}


class Outcome(msgspec.Struct, omit_defaults=True):
    """What comes back."""

    done: msgspec.Raw = msgspec.Raw()
    trouble: tuple[str, int, dict[str, str | int]] | None = None
    refused: tuple[str, str, str, dict[str, str]] | None = None
    failed: str = ""
    """What went wrong, for the log: it is tried elsewhere."""


class NotCarriedOut(Exception):
    """A worker could not do it."""


# ----------------------------------------------------------------------------------------------------------------------
# Coding


def _to_json(what: Any) -> str:
    if isinstance(what, State):
        rules = what.rules
        # The cards of the box are known to the worker; others travel with the position.
        return position.write(what, cards=rules is not edition(rules.edition).rules_on(rules.board))
    raise NotImplementedError(type(what).__name__)


def _from_json(kind: type, said: Any) -> Any:
    if kind is State:
        return position.read(msgspec.convert(said, str))
    if kind is Results:
        found = msgspec.convert(said, list[dict[str, Any]])
        return Results(_result(one) for one in found)
    raise NotImplementedError(kind.__name__)


def _result(one: dict[str, Any]) -> Point | Judged | Why:
    """They are told apart by what is in them."""
    if "reasons" in one:
        return Why(msgspec.convert(one["place"], int), msgspec.convert(one["reasons"], tuple[Reason, ...]))
    return msgspec.convert(one, Point) if "public" in one else msgspec.convert(one, Judged)


encode = msgspec.json.Encoder(enc_hook=_to_json).encode


def asked(args: Sequence[object]) -> str:
    """What a job is given, as it is sent."""
    return encode(args).decode()


def answered(name: str, said: str) -> Any:
    """What a worker has answered. Raises what the job raises, and NotCarriedOut."""
    try:
        found = msgspec.json.decode(said, type=Outcome)
        if found.trouble is not None:
            reason, status, arguments = found.trouble
            raise Trouble(reason, status, **arguments)
        if found.refused is not None:
            reason, answer, hint, about = found.refused
            raise Refused(reason, answer, hint, **about)
        if found.failed or not found.done:
            raise NotCarriedOut(found.failed or "nothing")
        return msgspec.json.decode(found.done, type=JOBS[name].gives, dec_hook=_from_json)
    except (msgspec.MsgspecError, UnicodeError) as e:
        raise NotCarriedOut(f"an answer that is none: {e}") from e


# ----------------------------------------------------------------------------------------------------------------------
# In the worker


def carried_out(name: str, said: str, bots: Sequence[str]) -> str:
    """What comes of a job, as it is sent back. ``bots``: those that this worker plays."""
    return encode(_outcome(name, said, bots)).decode()


def _outcome(name: str, said: str, bots: Sequence[str]) -> Outcome:
    job = JOBS[name]
    try:
        args = msgspec.json.decode(said, type=job.takes, dec_hook=_from_json)
        if name == "move" and args[0] not in bots:
            # A name can stand for any code that is installed here.
            return Outcome(failed=f"bot-unknown: {args[0][:60]!r}")
        return Outcome(done=msgspec.Raw(encode(job.do(*args))))
    except Trouble as e:
        return Outcome(trouble=(e.reason, e.status, e.arguments))
    except Refused as e:
        return Outcome(refused=(e.reason, e.answer, e.hint, e.about))
    except MemoryError:
        raise
    except Exception as e:
        return Outcome(failed=type(e).__name__)
