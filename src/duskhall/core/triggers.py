"""Triggers: the compulsory lines of cards at an event, as frames to be carried out."""

from __future__ import annotations

from .effects import Context, cancelled, hall_effects, matches
from .program import Effect
from .state import EMPTY, HALL, ROOMS, Frame, State, any_of, front_of, hand_of, new_frame
from .zones import tell


def due(s: State, event: str) -> list[Frame]:
    """The lines of an event: those of the foe, of the present cards that took part in the battle, or of the hall."""
    whose = s.rules.events.whose[event]
    if whose in ("party", "buyer"):
        return musts_of(s, event, present(s) if s.unable else s.zones[hand_of[s.active]], s.active)
    if whose in ("foe and room", "room then foe"):
        return musts_of(s, event, (s.zones[ROOMS][s.rank - 1], s.foe), s.active)
    if whose == "hall":
        return musts_of(s, event, s.zones[HALL], s.active)
    frames = musts_of(s, event, (s.foe,), s.active)
    if s.map.repeats and any_of(s, s.rules.repeating, s.zones[HALL]):
        return further(s, event, frames)
    return frames


def present(s: State) -> tuple[int, ...]:
    """The cards of the hand that took part in the battle."""
    return tuple([c for c in s.zones[hand_of[s.active]] if c not in s.unable])


def further(s: State, event: str, frames: list[Frame]) -> list[Frame]:
    """The lines of the foe, with those that cards of the hall add or repeat."""
    times = 1
    guarded = s.rules.battle.guarded
    x = Context(s.active, EMPTY, s.foe, s.rank, None)
    for e in hall_effects(s):
        step = e.step
        if step.how == "grant" and step.speaks_of(event) and e.source == s.foe and e.in_force(s, x):
            frames += granted(s, e, event, x)
        elif step.figure == "resolves" and event in guarded and e.covers(s, s.foe, x) and e.in_force(s, x):
            times += step.amount
    return [again for frame in frames for again in [frame, *(frame.clone() for _ in range(times - 1))]]


def granted(s: State, e: Effect, event: str, x: Context) -> list[Frame]:
    """Lines of other cards that a card has been granted."""
    x.source = e.source
    others = tuple(c for c in s.zones[HALL] if c != EMPTY and matches(s, e.step.aim.where, c, x))
    return musts_of(s, event, others, s.active, e.source)


def musts_of(s: State, event: str, cards: tuple[int, ...], seat: int, speaker: int = EMPTY) -> list[Frame]:
    """The lines of some cards for an event; ``speaker``: another card that speaks them."""
    kinds = s.kinds
    firing = s.rules.firing[event]
    frames: list[Frame] = []
    before: tuple[int, ...] = ()
    for c in cards:
        if kinds[c] in firing and c != EMPTY:
            kind = kinds[c]
            source = c if speaker == EMPTY else speaker
            for line in s.rules.musts[event][kind]:
                if (s.mods and cancelled(s, c, event, line, source)) or (line.once and kind in before):
                    continue
                frames.append(new_frame(line.program.steps[0], source, seat))
            before += (kind,)
    return frames


def placed(s: State, card: int) -> list[Frame]:
    """The lines that a card's placement in the hall triggers, as frames."""
    return musts_of_one(s, s.rules.events.placed, card)


def wounded(s: State, seat: int, came: tuple[int, ...]) -> list[Frame]:
    """The lines that wounds among a seat's new cards trigger, as frames: once, however many wounds there are."""
    r = s.rules
    if seat == s.active and s.laid and any_of(s, r.healable, came):
        cards = s.zones[hand_of[seat]] + s.zones[front_of[seat]]
        return [frame for event in r.events.wounded for frame in musts_of(s, event, cards, seat)]
    return []


def beaten(s: State, card: int) -> list[Frame]:
    """The lines that a monster's defeat sets off, as frames."""
    return musts_of_one(s, s.rules.events.defeated, card)


def musts_of_one(s: State, events: tuple[str, ...], card: int) -> list[Frame]:
    """The lines of one card for some events that happen together."""
    frames: list[Frame] = []
    for event in events:
        if s.kinds[card] in s.rules.firing[event]:
            frames += musts_of(s, event, (card,), s.active)
    return frames


def push_musts(s: State, frames: list[Frame]) -> bool:
    """Put these frames before the one under way. True if there are none."""
    if not frames:
        return True
    if s.log is not None:
        for f in frames:
            tell(s, "must", f.source, f.at.program.number)
    s.stack += frames[::-1]
    return False
