"""Numbers outside battle (gold, purchases, points, hands, wounds), and the effects on a single figure."""

from __future__ import annotations

from collections.abc import Sequence

from .effects import Context, owned, there
from .program import COUNTS_VERDICT, Effect
from .reckoning import Entry, Reckoning
from .state import EMPTY, HALL, State, front_of, hand_of, secret_of


def may_be_fought(s: State, seat: int, foe: int, rank: int) -> bool:
    """Whether a monster may be fought, as far as its own text decides. This spares the full reckoning."""
    kind = s.kinds[foe]
    x = Context(seat, foe, foe, rank, None)
    for step in s.rules.foe_traits[kind].steps + s.rules.hall_traits[kind].steps:
        if step.layers & COUNTS_VERDICT and step.figure == "be-fought" and (step.when is None or step.when.holds(s, x)):
            return False
    return True


def effects_of(s: State, seat: int, foe: int, figure: str) -> list[Effect]:
    """The lasting changes of one figure or act. This is quick if no card at hand mentions the figure."""
    if figure in s.map.spoken:
        saying = s.rules.saying[figure]
        kinds = s.kinds
        cards = s.zones[hand_of[seat]]
        if figure not in s.rules.said_in_hand:
            cards += s.zones[front_of[seat]]
            cards += there(s, foe)
            if s.rules.counting:
                cards += s.zones[HALL]
        for c in cards:
            if kinds[c] in saying:
                return _of_figure(figure, Reckoning(s, seat, foe, 0, None, 0).effects)
    return _of_figure(figure, s.mods) if s.mods and seat == s.active else []


def _of_figure(figure: str, effects: Sequence[Effect]) -> list[Effect]:
    return [e for e in effects if e.step.figure == figure]


def sheltered(s: State, seat: int) -> set[int]:
    """Cards of a hand that battle effects do not affect."""
    out: set[int] = set()
    x = Context(seat, EMPTY, s.foe, s.rank, None)
    for e in effects_of(s, seat, s.foe, "be-affected"):
        if e.in_force(s, x):
            out.update(c for c in s.zones[hand_of[seat]] if e.covers(s, c, x))
    return out


def spared(s: State, seat: int, act: str) -> set[int]:
    """Cards of a hand to which monsters and rooms cannot do this."""
    out: set[int] = set()
    if s.mods or act in s.map.spoken:
        x = Context(seat, EMPTY, s.foe, s.rank, None)
        for e in effects_of(s, seat, s.foe, act):
            if e.in_force(s, x):
                out.update([c for c in s.zones[hand_of[seat]] if e.covers(s, c, x)])
    return out


def purse(s: State, seat: int, ledger: list[Entry] | None = None) -> int:
    """The gold of the cards that are still present and survive, plus gold produced this turn."""
    gold = s.rules.gold
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    if s.marked:
        hand = _unmarked(s, hand)
    n = 0
    for c in hand:
        n += gold[kinds[c]]
    if ledger is not None:
        for c in hand:
            if gold[kinds[c]]:
                ledger.append(("printed", "gold", c, c, gold[kinds[c]]))
    if seat == s.active:
        for c, earned in s.gold:
            n += earned
            if ledger is not None:
                ledger.append(("earned", "gold", c, EMPTY, earned))
    if n < 0 and ledger is not None:
        ledger.append(("floor", "gold", EMPTY, EMPTY, -n))
    return n if n > 0 else 0


def _unmarked(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in cards if c not in s.marked])


def allowed(s: State, bought: tuple[int, ...]) -> int:
    """How many purchases a single permission to buy allows."""
    for c in bought if s.rules.seconds else ():
        if s.kinds[c] in s.rules.seconds:
            return 2
    return 1


def buys(s: State) -> int:
    """How many cards may be bought in this visit."""
    n = allowed(s, s.bought)
    for e in s.mods:
        step = e.step
        if step.figure == "buys":
            n += step.amount
    return n


def score(s: State, seat: int, ledger: list[Entry] | None = None, *, secret: bool = True) -> int:
    """Victory points of all cards that the seat owns and of those it has kept; ``secret``: count kept cards that are
    still secret."""
    printed = s.rules.printed["vp"]
    kinds = s.kinds
    n = 0
    for c in owned(s, seat):
        vp = printed[kinds[c]]
        if vp:
            n += vp
            if ledger is not None:
                ledger.append(("printed", "vp", c, c, vp))
    if s.rules.kept:
        for c in s.zones[front_of[seat]] + (s.zones[secret_of[seat]] if secret else ()):
            for e in s.rules.kept_traits[kinds[c]].of(c):
                x = Context(seat, c, EMPTY, 0, None)
                if e.in_force(s, x):
                    n += e.size(s, x)
                    if ledger is not None:
                        ledger.append(("bonus", "vp", c, c, e.size(s, x)))
    if s.rules.economy.xp_scores:
        n += s.xp[seat]
        if ledger is not None and s.xp[seat]:
            ledger.append(("xp", "vp", EMPTY, EMPTY, s.xp[seat]))
    return n


def hand_size(s: State, n: int) -> int:
    """How many cards the active seat's next hand has; wounds and changes count."""
    r = s.rules
    track = r.hall.hit_points
    if track:
        wounds = wound_tokens(s, s.active)
        n = track[wounds] if wounds < len(track) else track[-1]
    if s.mods or "hand" in s.map.spoken:
        for e in effects_of(s, s.active, EMPTY, "hand"):
            x = Context(s.active, EMPTY, s.foe, s.rank, None)
            if e.in_force(s, x):
                n += e.step.amount if e.step.how == "add" else -e.step.amount
    return n if n > 0 else 0


def printed_there(s: State, figure: str, foe: int) -> int:
    """A figure as it is printed on a monster and on its room, together."""
    printed = s.rules.printed[figure]
    return sum([printed[s.kinds[c]] for c in there(s, foe)])


def wound_tokens(s: State, seat: int) -> int:
    """Wounds that lie in front of a seat."""
    n = 0
    wounds = s.rules.wounds
    for c in s.zones[front_of[seat]]:
        if s.kinds[c] in wounds:
            n += 1
    return n


def wounds_dealt(s: State, seat: int, foe: int) -> int:
    """Wounds that monster and room deal after a battle, won or lost."""
    n = printed_there(s, "wounds", foe)
    for e in effects_of(s, seat, foe, "wounds"):
        x = Context(seat, EMPTY, foe, s.rank, None)
        if e.covers(s, foe, x) and e.in_force(s, x):
            n += e.signed(s, x)
    return n if n > 0 else 0
