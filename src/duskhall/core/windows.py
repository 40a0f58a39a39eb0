"""Windows: what a seat may use and equip in each, and whether it has to be asked at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .effects import Context, bans
from .options import DONE, EQUIP, FIRST, USE, all_but, distinct
from .program import HERO, USES, WEAPON, Line
from .state import EMPTY, ROOMS, State, deck_of, front_of, hand_of, secret_of
from .weights import can_wield, empty_handed, load, strength, weight

if TYPE_CHECKING:
    from .steps.windows import Opening


def window(s: State, seat: int, o: Opening) -> list[int]:
    """The abilities and weapons that may be used now. While a trophy is due, ``done`` is not offered."""
    kinds = s.kinds
    zones = s.zones
    cards = zones[front_of[seat]] + zones[secret_of[seat]]
    able: list[int] = []
    weapons: list[int] = []
    heroes: list[int] = []
    if o.equip:
        roles = o.roles
        for c in zones[hand_of[seat]]:
            role = roles[kinds[c]]
            if role == HERO:
                heroes.append(c)
            elif role:
                if role & USES:
                    able.append(c)
                if role & WEAPON:
                    weapons.append(c)
                elif role & HERO:
                    heroes.append(c)
    else:
        cards = zones[hand_of[seat]] + cards
    uses = o.able
    for c in cards:
        if uses[kinds[c]]:
            able.append(c)
    if not able and not weapons and s.foe == EMPTY:
        return NOTHING
    banned = bans(s, seat) if s.mods else _NO_BANS
    out = [DONE]
    if able:
        able = distinct(s, able)
        if s.unable:
            # A hero who could not attack has no part in the victory.
            able = all_but(able, s.unable)
    used = s.used
    for name, lines, others in o.opens:
        if banned and ("use-" + name in banned or ("use" in banned and name not in s.rules.windows.effects)):
            continue
        # These are the spoils of the monster just beaten, not of a trophy.
        users = [*no_trophies(s, able), *others_there(s, others)] if others else able
        for c in users:
            for line in lines[kinds[c]]:
                fresh = c not in used or line.repeat or not used[c] >> line.ability & 1
                if fresh and (line.free or usable(s, seat, c, line)):
                    out.append(USE | c << FIRST | line.program.number)
                    if line.due and o.due != "may":
                        out[0] = EMPTY
    if weapons and heroes and "equip" not in banned:
        equipments(s, seat, weapons, heroes, out)
    return out if out[0] == DONE else out[1:]


def others_there(s: State, others: str) -> tuple[int, ...]:
    """The cards with a part in a window besides the party."""
    return (s.foe,) if others == "foe" else (s.foe, s.zones[ROOMS][s.rank - 1])


def no_trophies(s: State, cards: list[int]) -> list[int]:
    kinds = s.kinds
    is_monster = s.rules.is_monster
    out = []
    for c in cards:
        if not is_monster[kinds[c]]:
            out.append(c)
    return out


NOTHING: Final = [DONE]
"""The options of a window in which there is nothing to do. Options are only read, so all such questions share them."""
_NO_BANS: Final[frozenset[str]] = frozenset()


def equipments(s: State, seat: int, weapons: list[int], heroes: list[int], out: list[int]) -> None:
    """The heroes who can take up each weapon."""
    r = s.rules
    kinds = s.kinds
    held = s.held
    if held or s.armed:
        weapons = all_but(weapons, held)
        if not weapons:
            return
        heroes = empty_handed(s, heroes)
    spoken = s.map.spoken
    if "strength" in spoken or "weight" in spoken:
        for w in distinct(s, weapons):
            for h in distinct(s, heroes):
                if w not in s.marked and can_wield(s, seat, w, h):
                    out.append(EQUIP | w << FIRST | h)
        return
    bearers: list[tuple[int, int]] = []
    for h in distinct(s, heroes):
        strong = strength(s, seat, h) if s.mods else r.strength[kinds[h]]
        bearers.append((h, strong - load(s, seat, h) if held else strong))
    for w in distinct(s, weapons):
        if w in s.marked:
            continue
        k = kinds[w]
        changes = s.mods or r.weighing[k]
        heavy = r.weight[k]
        for h, strong in bearers:
            if strong >= (weight(s, seat, w, h) if changes else heavy):
                out.append(EQUIP | w << FIRST | h)


def could_reveal(s: State, seat: int, name: str) -> bool:
    """Whether a secret card of this seat could have an ability for this window. Judged by the type of card, which
    everybody knows, so that being asked tells nothing."""
    r = s.rules
    secret = s.zones[secret_of[seat]]
    if not secret:
        return False
    kinds = {r.cards[s.kinds[c]].kind for c in secret}
    return any(r.cards[k].kind in kinds for w in r.windows.opening[name] for k in r.reacting[w])


def may_react(s: State, seat: int, o: Opening) -> bool:
    """Whether the seat could have a reaction, judged by public knowledge: being asked must not tell what is in a hidden
    hand."""
    if s.passed >> seat & 1 or not s.window_bits[seat] & o.bit:
        return False
    if s.laid and seat == s.active:
        return len(window(s, seat, o)) > 1
    return could_use(s, seat, o.name)


def could_use(s: State, seat: int, name: str) -> bool:
    """Whether a hidden hand could hold an ability for this window, as far as the table knows."""
    reacting = s.rules.reacting[name]
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    for c in hand:
        if kinds[c] in reacting:
            return True
    for c in s.zones[deck_of[seat]]:
        if kinds[c] in reacting and hides(s, seat, c):
            return any_hidden(s, seat, hand)
    return False


def any_hidden(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    return any(hides(s, seat, c) for c in cards)


def hides(s: State, seat: int, card: int) -> bool:
    """Whether some seat does not know this card of a hidden hand or deck."""
    return s.known.get(card, 0) | 1 << seat != s.map.everyone


def usable(s: State, seat: int, card: int, line: Line) -> bool:
    """Whether an unspent ability is offered: its condition holds, its cost can be paid, and its first step has
    something to work on."""
    if line.when is not None:
        if line.armed and not s.held:
            return False
        if not line.when.holds(s, Context(seat, card, s.foe, s.rank, None)):
            return False
    if line.cost and (s.xp[seat] < line.xp or not payable(s, seat, card, line)):
        return False
    return line.first is None or line.first.offered(s, seat, card)


def payable(s: State, seat: int, card: int, line: Line) -> bool:
    """Whether the cost can be paid in full."""
    for step in line.cost:
        if not step.payable(s, seat, card, line.program):
            return False
    return True
