"""The course of a turn as a search sees it: which ways lead to a battle, and when two positions are the same."""

from __future__ import annotations

from ..options import DONE, FIRST, MASK
from ..program import Effect, Step
from ..state import EMPTY, HALL, HIDDEN, State, hand_of
from ..steps.battle import Face, Fire
from ..steps.cards import Draw, Gain, Lose
from ..steps.flow import Choose, Return
from ..steps.lasting import Modify
from ..steps.market import Purchase, Sale, Trade
from ..steps.picks import Pick
from ..steps.rooms import Enter
from ..steps.turn import LevelUp


def fork_of(s: State) -> Choose | None:
    """The choice of the way that the turn takes, if it is open; one that is made on such a way is another."""
    at = s.stack[0].at
    forks = len(s.stack) == 1 and isinstance(at, Choose) and not at.program.card and branch_of(at) is None
    return at if forks and isinstance(at, Choose) else None


def leading_to_battle(s: State, options: list[int]) -> list[int]:
    """The options of a turn that lead to the dungeon."""
    step = fork_of(s)
    if step is None:
        return options
    return [option for option in options if enters(step, step.jumps[option >> FIRST & MASK])]


def on_a_trip(s: State, options: list[int], place: str) -> list[int]:
    """On the way through the village to the dungeon only what can be taken along matters: gear, not cards. ``place``:
    the one place to go to, or empty."""
    fork = fork_of(s)
    if fork is not None:
        out = []
        for option in options:
            way = option >> FIRST & MASK
            begin, end = branches(fork)[way]
            leads_on = any(isinstance(x, Fire) for x in fork.program.steps[begin:end])
            if leads_on and not enters(fork, fork.jumps[way]) and place in ("", fork.names[way]):
                out.append(option)
        # If no gear is sold, all places are alike.
        sells = [option for option in out if sells_gear(s, fork, option >> FIRST & MASK)]
        return sells or out[:1]
    step = s.stack[0].at
    if isinstance(step, Sale) and not isinstance(step, Purchase):
        # Hidden cards are not the seat's to plan with.
        return [option for option in options if option == DONE or s.map.levels[option >> FIRST & MASK] != HIDDEN]
    if isinstance(step, (Purchase, LevelUp)) or (isinstance(step, Pick) and step.optional):
        return [option for option in options if option == DONE]
    return options


def sells_gear(s: State, fork: Choose, way: int) -> bool:
    """Can something be bought in this branch of the turn that everybody sees and that is laid out at once?"""
    begin, end = branches(fork)[way]
    for step in fork.program.steps[begin:end]:
        if isinstance(step, Trade):
            for name in step.piles:
                pile = s.map.piles.get(name, EMPTY)
                if pile != EMPTY and s.map.levels[pile] != HIDDEN:
                    return True
    return False


def branches(choice: Choose) -> list[tuple[int, int]]:
    """The first step of each branch of a choice, and the step after its last."""
    starts = sorted([jump.index for jump in choice.jumps] + [choice.end])
    return [(jump.index, starts[starts.index(jump.index) + 1]) for jump in choice.jumps]


def enters(choice: Choose, start: Step) -> bool:
    """Does this branch of the turn enter the dungeon?"""
    begin, end = branches(choice)[choice.jumps.index(start)]
    return any(isinstance(step, (Face, Enter)) for step in choice.program.steps[begin:end])


def branch_of(at: Step) -> tuple[Choose, int, int] | None:
    """The branch of the turn in which a step is: the choice, where it begins and where it ends."""
    for choice in at.program.steps:
        if isinstance(choice, Choose) and choice.index < at.index < choice.end:
            for begin, end in branches(choice):
                if begin <= at.index < end:
                    return choice, begin, end
    return None


def may_lead_to_battle(s: State) -> bool:
    """Can the turn, as far as it has been chosen, still come to a battle?"""
    at = s.stack[0].at
    found = branch_of(at)
    return found is None or any(isinstance(step, (Face, Enter)) for step in at.program.steps[found[1] : found[2]])


def blindly(s: State) -> bool:
    """Does what nobody can foresee follow from an ability alone, and can everything else be used after it as well as
    before? It draws, and takes nothing away."""
    at = s.stack[-1].at
    return isinstance(at, Draw) and all(isinstance(x, (Draw, Gain, Lose, Modify, Return)) for x in at.program.steps)


def key_of(s: State, seat: int) -> object:
    """A key for positions of a search: those with the same key count as the same."""
    d = s.delve
    zones = s.zones
    z = hand_of[seat]
    frames: tuple[object, ...] = ()
    for f in s.stack:
        names = tuple(sorted(f.names.items())) if f.names else ()
        frames += (id(f.at), f.source, names, f.picked)
        for lane in f.lanes:
            frames += (id(lane.at), lane.picked)
    mods: tuple[object, ...] = ()
    if s.mods:
        mods = tuple(sorted([mod_key(s, e, z) for e in s.mods]))
    return (
        zones[z],
        zones[z + 1],
        zones[z + 2],
        zones[HALL],
        frames,
        frozenset(s.used.items()) if s.used else None,
        frozenset(s.held.items()) if s.held else None,
        mods,
        s.marked,
        s.xp[seat],
        len(s.gold),
        len(s.later),
        (d.places, d.limited, bool(d.trail)) if s.rules.hall.is_map else None,
    )


def mod_key(s: State, e: Effect, hand: int) -> tuple[int, int, tuple[int, ...], int]:
    """A key for a token that is gone: only its kind matters."""
    source = e.source
    if source != EMPTY and s.kinds[source] in s.rules.fronting and source not in s.zones[hand + 2]:
        source = EMPTY - 1 - s.kinds[source]
    return (id(e.step), source, e.cards or (), -1 if e.fixed is None else e.fixed)
