"""The doctor's words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.editions import edition
from duskhall.telling.phrases import Phrases
from duskhall.text import Words, words

from .features import parts_of
from .findings import unbladed
from .model import MINUTES, weights

if TYPE_CHECKING:
    from .diagnosis import Diagnosis, Finding, Offer
    from .features import Parts
    from .model import Bar


@dataclass(frozen=True, slots=True)
class Judged:
    """A bar in words."""

    title: str
    word: str
    text: str
    """The figures behind it."""
    share: str
    """How it compares with other set-ups."""


def words_of(name: str) -> Words:
    """The words that an edition has for these things."""
    return words(edition=name)


def judged(diagnosis: Diagnosis, bar: Bar) -> Judged:
    w = words_of(diagnosis.setup.edition)
    f = diagnosis.figures
    figures: dict[str, dict[str, str | int]] = {
        "length": {
            "turns": round(f.turns),
            "least": round(f.shortest),
            "most": round(f.longest),
            "minutes": f.minutes,
        },
        "difficulty": {"effort": w.number(f.effort, 1), "opened": round(f.opened), "lost": round(100 * f.lost)},
        "swing": {"leads": w.number(f.leads, 1), "spread": round(100 * f.spread)},
    }
    return Judged(
        w.say(f"doctor-{bar.name}"),
        w.say(f"doctor-{bar.name}.level-{bar.level}"),
        w.say(f"doctor-{bar.name}-text", **figures[bar.name]),
        w.say(f"doctor-{bar.name}.share", n=min(99, max(1, round(100 * bar.share)))),
    )


def missing(diagnosis: Diagnosis, finding: Finding) -> str:
    """The lack alone, without its effect."""
    setup = diagnosis.setup
    w = words_of(setup.edition)
    parts = parts_of(setup)
    p = Phrases((), edition(setup.edition).rules_on(setup.board))
    wants = [hero.card.stack for hero in unbladed(parts)]
    return w.say(
        f"doctor-lack-{finding.lack}",
        need=finding.need,
        card=w.card_name(parts.lamp.card),
        weapon=w.card_name(parts.blade.card),
        heroes=p.series([p.stack_name(name) for name in wants]),
        ill=_ill(parts),
    )


def changes(diagnosis: Diagnosis, finding: Finding) -> str:
    """The effect of the lack."""
    w = words_of(diagnosis.setup.edition)
    if finding.effect is None:
        return w.say("doctor-effect-rare")
    tables = finding.effect.tables
    said = []
    for name, change in finding.harm.items():
        n = w.number(change.value, 1) if name == "ills" else w.number(100 * change.value)
        said.append(w.say(f"doctor-effect-{name}", n=n, ill=_ill(parts_of(diagnosis.setup))))
    if not said:
        return w.say("doctor-effect-none", tables=tables)
    return w.say("doctor-effect", tables=tables, changes=w.series(said))


def _ill(parts: Parts) -> str:
    return parts.ills[0].card.kind


def swaps(offer: Offer) -> str:
    """Which piles change places."""
    setup = offer.setup
    w = words_of(setup.edition)
    p = Phrases((), edition(setup.edition).rules_on(setup.board))
    pairs = [w.say("doctor-swap", old=p.stack_name(old), new=p.stack_name(new)) for old, new in offer.swaps]
    return w.say("doctor-offer", swaps=w.series(pairs))


def advice(diagnosis: Diagnosis) -> str:
    """The advice on faults; empty if no lack is a fault."""
    w = words_of(diagnosis.setup.edition)
    if diagnosis.offer is not None:
        return swaps(diagnosis.offer)
    if not diagnosis.findings:
        return w.say("doctor-nothing")
    return w.say("doctor-no-offer") if diagnosis.findings[0].is_fault else ""


def source(name: str) -> str:
    """The source of the figures."""
    w = words_of(name)
    minutes = MINUTES[name]
    return w.say(
        "doctor-source",
        games=w.number(weights()[name]["games"]),
        edition=w.edition_title(name),
        minutes=w.number(minutes, 0 if minutes == int(minutes) else 1),
    )
