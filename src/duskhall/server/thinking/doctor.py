"""The set-up doctor's answer to a page."""

from __future__ import annotations

from duskhall.doctor import Diagnosis, diagnose, wording
from duskhall.editions.choosing import stacks, wished
from duskhall.editions.errors import SetupError, UnknownName
from duskhall.telling.setup import explain
from duskhall.text import reading, words

from .. import wire
from ..encode.setups import LONGEST, SHOWN, find_edition, setup_of
from ..errors import Trouble


def judged(request: wire.DoctorRequest, language: str) -> wire.Diagnosis:
    """In a worker: what the doctor says, in a language. Raises Trouble with what is wrong."""
    with reading(language):
        return judge(request)


def judge(request: wire.DoctorRequest) -> wire.Diagnosis:
    """Raises Trouble with what is wrong."""
    setup = setup_of(request.setup)
    named = (*request.quests, *request.only, *request.without)
    if sum(map(len, named)) + len(named) > LONGEST:
        raise Trouble("too-large", 413)
    try:
        wishes = wished(find_edition(setup.edition), quests=request.quests, only=request.only, without=request.without)
        found = diagnose(setup, request.players, wishes=wishes)
    except UnknownName as err:
        raise Trouble("no-such-card", 422, name=err.name[:SHOWN], edition=setup.edition.title()) from None
    except SetupError as err:
        raise Trouble("setup", 422, why=explain(err, words())) from None
    if found is None:
        return wire.Diagnosis(note=words().say("doctor-epic"), bars=[], findings=[], advice="", fix=[])
    return wire.Diagnosis(
        note=wording.source(setup.edition),
        bars=_bars(found),
        findings=_findings(found),
        advice=wording.advice(found),
        fix=list(stacks(found.offer.setup)) if found.offer is not None else [],
    )


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
