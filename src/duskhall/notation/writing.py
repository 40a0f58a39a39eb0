"""Writing a position: every line of its text, in a fixed order."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from duskhall.core.delve import NO_DELVE
from duskhall.core.program import Effect, Lasting, Step
from duskhall.core.state import EMPTY, HALL, KINDS, Frame, State
from duskhall.core.steps.windows import Act
from duskhall.core.view import place_name

from .keys import FLAGS, NOWHERE, NUMBERS, PLACES
from .lines import write_cards

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

VERSION = 1


def until(o: Lasting) -> str:
    """How long the change lasts that a step makes."""
    return "battle" if o.battle else "turn"


@lru_cache(32)
def _definitions(r: Rules) -> dict[int, str]:
    """The lines of cards that were written before: a table that is played writes the same ones again and again. A
    compiled ruleset takes no weak reference, so some of the last ones stay."""
    return {}


def _definition(r: Rules, kind: int) -> str:
    lines = _definitions(r)
    if kind not in lines:
        lines[kind] = f"card: {r.cards[kind]!r}"
    return lines[kind]


class Writer:
    """Cards have no numbers in a text: a card goes by its place, such as ``hand.1/3``."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.places = {
            c: f"{s.map.names[z]}/{i}" for z, zone in enumerate(s.zones) for i, c in enumerate(zone, 1) if c != EMPTY
        }

    def place(self, card: int) -> str:
        return "-" if card == EMPTY else self.places[card]

    def all(self, cards: tuple[int, ...]) -> str:
        return " ".join(map(self.place, cards))

    def lines(self, cards: bool, luck: bool) -> list[str]:
        s = self.s
        r = s.rules
        out = [
            f"position: {VERSION}",
            f"edition: {r.edition} {r.version}",
            *([f"board: {r.board}"] if r.board else []),
            f"seats: {s.seats}",
            f"active: {s.active + 1}",
        ]
        out += [f"{key}: {getattr(s, key)}" for key in NUMBERS if getattr(s, key)]
        out += [f"{key}: yes" for key in FLAGS if getattr(s, key)]
        out.append("xp: " + " ".join(map(str, s.xp)))
        out.append("questions: " + " ".join(map(str, s.counts)))
        if luck:
            out.append(f"luck: {s.luck_key.hex()} {s.luck}")
        for order in s.script:
            out.append("script: " + ", ".join(r.cards[k].id if k >= 0 else str(~k) for k in order))
        names = [r.cards[k].id for k in s.kinds]
        for z, zone in enumerate(s.zones):
            if z == HALL:
                out.append("hall: " + " | ".join("-" if c == EMPTY else names[c] for c in zone))
            elif zone or z >= s.map.first_stack:
                out.append(f"{s.map.names[z]}: {write_cards([(names[c], self.known(c)) for c in zone])}".rstrip())
        out += self.delve()
        for c, z, n in s.sealed:
            out.append(f"sealed: {self.place(c)} in {s.map.names[z]} lowest {n}")
        if s.front != s.zones[HALL][0]:
            out.append(f"front: {self.place(s.front)}")
        for key in PLACES:
            if getattr(s, key):
                out.append(f"{key}: {self.all(getattr(s, key))}")
        if s.passed:
            out.append("passed: " + " ".join(str(i + 1) for i in range(s.seats) if s.passed >> i & 1))
        if s.foe != EMPTY:
            out.append(f"foe: {self.place(s.foe)}")
        out += [f"gold: {self.place(c)} {n}" for c, n in s.gold]
        out += [f"used: {self.place(c)} {bits}" for c, bits in s.used.items()]
        out += [f"held: {self.place(w)} {self.place(h)}" for w, h in s.held.items()]
        out += [f"lent: {self.place(c)} {home + 1}" for c, home in s.lent.items()]
        out += [f"split: {self.place(c)} {n}" for c, n in s.split.items()]
        out += [self.mod(m) for m in s.mods]
        for f in s.later:
            out += self.frame("later", f)
        for f in s.stack:
            out += self.frame("frame", f)
        for q in s.asked:
            out.append(f"ask: {KINDS[q.kind]} seat={q.seat + 1} number={s.counts[q.seat]} lane={q.lane + 1}")
        if cards:
            used = sorted({*s.kinds} | {k for k, c in enumerate(r.cards) if c.stack in r.economy.endless})
            out += [_definition(r, k) for k in used]
        return out

    def delve(self) -> list[str]:
        """Champions, keys and what belongs to a walk."""
        s = self.s
        d = s.delve
        if d == NO_DELVE:
            return []
        out = ["champions: " + " ".join(place_name(s, place) or NOWHERE for place in d.places), f"keys: {d.goal}"]
        if d.trail:
            out.append(f"walk: {d.light} " + " ".join(place_name(s, room) for room in d.trail))
        if d.limited:
            out.append("limited: yes")
        if d.found:
            out.append("found: yes")
        if d.told:
            out.append("told: " + " ".join(place_name(s, room) for room in d.told))
        if d.counted:
            out.append("counted: yes")
        if d.last:
            out.append(f"last: {d.last}")
        out += [f"down: {self.place(c)} {s.map.names[pile]} {self.known(c)}".rstrip() for c, pile in d.down]
        return out

    def known(self, card: int) -> str:
        mask = self.s.known.get(card, 0)
        if not mask:
            return ""
        if mask == self.s.map.everyone:
            return "all"
        return "".join(str(i + 1) for i in range(self.s.seats) if mask >> i & 1)

    def step(self, o: Step) -> str:
        return f"{o.program.card or 'turn'}.{o.program.ability + 1} {o.program.paths[o.index]}"

    def mod(self, e: Effect) -> str:
        on = "live" if e.cards is None else ",".join(map(self.place, e.cards))
        size = "live" if e.fixed is None else str(e.fixed)
        text = f"change: {self.step(e.step)} from={self.place(e.source)} on={on} amount={size} until={until(e.step)}"
        return text + (f" named={','.join(map(self.place, e.named))}" if e.named else "")

    def frame(self, key: str, f: Frame) -> list[str]:
        text = f"{key}: {self.step(f.at)} seat={f.seat + 1} from={self.place(f.source)}"
        if f.picked:
            # An open split carries numbers, every other pick carries cards.
            if any(q.kind == KINDS.index("split") for q in self.s.asked) and key == "frame" and f is self.s.stack[-1]:
                text += f" split={self.place(f.picked[0])},{','.join(map(str, f.picked[1:]))}"
            elif isinstance(f.at, Act):
                text += f" use={self.place(f.picked[0])},{self.s.rules.programs[f.picked[1]].ability + 1}"
            else:
                text += " picked=" + ",".join(map(self.place, f.picked))
        for name, cards in f.names.items():
            # Dice are numbers, everything else that is named is a card.
            text += f" name={name}={','.join(map(str if name[:1] == '#' else self.place, cards))}"
        out = [text]
        for lane in f.lanes:
            out += self.frame("lane", lane)
        return out
