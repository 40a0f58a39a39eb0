"""What the set-up doctor says about a set-up that a page asks for."""

from __future__ import annotations

from duskhall.doctor import Diagnosis, diagnose, wording
from duskhall.editions.choosing import stacks, wished
from duskhall.editions.setup import SetupError, Wishes
from duskhall.telling.setup import explain
from duskhall.text import words

from . import wire
from .choosing import find_edition, setup_of
from .errors import Trouble


def judge(request: wire.DoctorRequest) -> wire.Diagnosis:
    """Raises Trouble with what is wrong."""
    asked = request.setup
    setup = setup_of(asked)
    try:
        found = diagnose(setup, request.players, wishes=_wishes(asked))
    except SetupError as err:
        raise Trouble("setup", 422, why=explain(err, words())) from None
    if found is None:
        return wire.Diagnosis(note=words().say("doctor-epic"), bars=[], findings=[], fix=None)
    return wire.Diagnosis(
        note=wording.source(setup.edition), bars=_bars(found), findings=_findings(found), fix=_fix(found)
    )


def _wishes(asked: wire.SetupRequest) -> Wishes:
    """What an offer must heed; ``setup_of`` has checked it."""
    e = find_edition(asked.edition)
    return wished(e, quests=asked.quests, only=asked.only, without=asked.without, guardian=asked.guardian)


def _bars(found: Diagnosis) -> list[wire.DoctorBar]:
    out = []
    for bar in found.bars:
        said = wording.judged(found, bar)
        out.append(
            wire.DoctorBar(
                name=bar.name, title=said.title, word=said.word, share=bar.share, text=said.text, compared=said.share
            )
        )
    return out


def _findings(found: Diagnosis) -> list[wire.DoctorFinding]:
    return [
        wire.DoctorFinding(
            name=finding.lack,
            fault=finding.is_fault,
            text=wording.missing(found, finding),
            measured=wording.changes(found, finding),
        )
        for finding in found.findings
    ]


def _fix(found: Diagnosis) -> wire.DoctorFix | None:
    offer = found.offer
    return offer and wire.DoctorFix(cards=list(stacks(offer.setup)), text=wording.swaps(offer))
