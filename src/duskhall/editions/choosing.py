"""Set-ups by names: what a person writes becomes a set-up, and a set-up becomes what a person could have written."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from . import edition as find
from .errors import SetupError, UnknownName, UnknownSetup
from .names import slug, title
from .setup import EPIC_HEROES, NO_WISHES, PLAIN, WHOLE, Setup, Wishes, no_pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskhall.core.tree import Card

    from .setup import Edition


def published(edition: Edition, name: str) -> Setup:
    """The published set-up of this name."""
    if slug(name) not in edition.setups:
        raise UnknownSetup(name, list(edition.setups))
    return edition.setups[slug(name)]


def chosen(edition: Edition, names: str) -> Setup:
    """Sort the names into the parts of a set-up. A hero's or monster's name stands for its family. Rooms may be named
    in any order; of two of one level the first lies on the left."""
    parts: dict[str, list[str]] = {what: [] for what in edition.choices}
    for name in filter(None, map(str.strip, names.split(","))):
        for found in _meanings(edition, name):
            what = next((what for what, known in edition.choices.items() if found in known), None)
            if what is not None:
                parts[what].append(found)
                break
        else:
            raise UnknownName(name, [n for known in edition.choices.values() for n in known])
    for what in ("bearer", "guardian"):
        if len(parts.get(what, ())) > 1:
            raise SetupError(f"one-{what}", got=", ".join(parts[what]))
    monsters, heroes, village = (tuple(parts[what]) for what in ("monsters", "heroes", "village"))
    bearer, guardian = ("".join(parts.get(what, ())) for what in ("bearer", "guardian"))
    cards = {c.id: c for c in edition.rules.cards}
    rooms = sorted(parts.get("rooms", ()), key=lambda room: cards[room].figures["level"])
    return Setup(edition.name, monsters, heroes, village, bearer, rooms=tuple(rooms), guardian=guardian)


def pasted(text: str) -> str:
    """Names as ``chosen`` reads them, from a text that has them with commas or on lines of their own; what stands
    before a colon or after a # is for people."""
    return ",".join(line.partition("#")[0].rpartition(":")[2] for line in text.splitlines())


@cache
def _by_name(edition: Edition) -> dict[str, list[Card]]:
    """The cards by what they may be called: name or id."""
    out: dict[str, list[Card]] = {}
    for card in edition.rules.cards:
        for name in {slug(card.name), card.id}:
            out.setdefault(name, []).append(card)
    return out


def _meanings(edition: Edition, name: str) -> tuple[str, ...]:
    """The stack or card that a name may mean: an id, the only card with that name, or the stack of those cards."""
    cards = _by_name(edition).get(slug(name), [])
    alone = [card.id for card in cards] if len(cards) == 1 else []
    return (slug(name), *alone, *(card.stack for card in cards))


def wished(
    edition: Edition,
    *,
    quests: Iterable[str | int] = (),
    only: Iterable[str] = (),
    without: Iterable[str] = (),
    guardian: str = "",
    mode: str = "",
) -> Wishes:
    """A person's wishes for a random set-up. Quests have numbers and names; a name without a level stands for any
    version of a guardian. ``mode``: the way to play, since an Epic game takes all there is of some parts."""
    quests, only, without = tuple(quests), tuple(only), tuple(without)
    if not edition.packs and (quests or only or without or guardian):
        raise SetupError("no-wishes")
    asked = Wishes(
        tuple(dict.fromkeys(_pack(edition, quest) for quest in quests)),
        tuple(dict.fromkeys(_wish(edition, name) for name in only)),
        tuple(dict.fromkeys(_wish(edition, name) for name in without)),
        _wish(edition, guardian) if guardian else "",
    )
    if guardian and asked.guardian not in {*_versions(edition), *edition.choices["guardian"]}:
        raise SetupError("not-a-guardian", name=guardian, known=", ".join(_versions(edition)))
    whole = {name for part in WHOLE.get(mode, ()) for name in edition.choices.get(part, ())}
    for name in (*asked.only, *asked.without):
        if name in whole:
            raise SetupError("only-epic", name=name)
    return asked


def rerolled(edition: Edition, setup: Setup, piles: Iterable[str], seed: int, wishes: Wishes = NO_WISHES) -> Setup:
    """The set-up with another stack in the place of each of these, one after the other; what went does not come
    back."""
    for name in piles:
        before = setup
        setup = edition.reroll(before, _wish(edition, name) if edition.packs else name, seed, wishes)
        gone = set(stacks(before)).difference(stacks(setup))
        wishes = replace(wishes, without=(*wishes.without, *gone))
    return setup


def stacks(setup: Setup) -> tuple[str, ...]:
    """All cards chosen in a set-up."""
    last = filter(None, (setup.bearer, setup.guardian))
    return (*setup.monsters, *last, *setup.rooms, *setup.heroes, *setup.village)


def _pack(edition: Edition, quest: str | int) -> str:
    packs = list(edition.packs)
    number, name = str(quest).strip(), slug(str(quest))
    # Python reads no number of thousands of digits.
    if number.isdecimal() and len(number) < 4 and 1 <= int(number) <= len(packs):
        return packs[int(number) - 1]
    if name not in packs:
        raise no_pack(str(quest), packs)
    return name


def _versions(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The guardians by the name that several share."""
    out: dict[str, tuple[str, ...]] = {}
    for name in edition.choices.get("guardian", ()):
        stack = edition.rules.cards[edition.rules.index[name]].stack
        out[stack] = (*out.get(stack, ()), name)
    return out


def _wish(edition: Edition, name: str) -> str:
    """The stack that a name stands for, or the name that versions of a guardian share."""
    choices = {known for names in edition.choices.values() for known in names} | set(_versions(edition))
    for found in _meanings(edition, name):
        if found in choices:
            return found
    raise UnknownName(name, sorted(choices))


def names(setup: Setup, edition: Edition) -> str:
    """The cards of a set-up as ``chosen`` reads them, by their printed names. What ``on_board`` settles is no part of
    it."""
    printed = Counter(c.name for c in edition.rules.cards)
    called = {c.id: c.name for c in edition.rules.cards if printed[c.name] == 1}
    # A family is no card, and cards may share a name: then the id says which is meant.
    return ", ".join(called.get(name, title(name)) for name in stacks(setup))


def cards_alone(setup: Setup) -> Setup:
    """The cards of a set-up, without what ``on_board`` settles."""
    return replace(setup, board="", avatars=False, keys=0, mode="", key_decks=(), packs=())


def usual_mode(setup: Setup) -> str:
    """How these cards are played unless told otherwise: those of the first game plain."""
    edition = find(setup.edition)
    return "" if cards_alone(setup) == cards_alone(edition.first_game) else edition.usual_mode


def on_board(
    setup: Setup,
    board: str | None,
    avatars: bool | None,
    keys: int | None = None,
    mode: str | None = None,
    *,
    key_decks: tuple[int, ...] = (),
    packs: tuple[str, ...] = (),
) -> Setup:
    """The set-up as a person wants it: on this side of the board, with or without avatars, with so many keys, lying in
    these decks, played in this way. ``mode``: None for the usual one. An Epic game is made of whole packs, so the
    stacks of the set-up that it does not use are left out."""
    if keys == 0:
        raise SetupError("no-keys")
    out = replace(
        setup,
        board=board or setup.board,
        avatars=bool(avatars) or setup.avatars,
        keys=keys or setup.keys,
        mode=usual_mode(setup) if mode is None else "" if mode == PLAIN else mode,
        key_decks=key_decks or setup.key_decks,
    )
    if out.mode not in WHOLE:
        return out
    heroes = () if out.mode == EPIC_HEROES else out.heroes
    return replace(out, monsters=(), village=(), heroes=heroes, packs=packs or out.packs)
