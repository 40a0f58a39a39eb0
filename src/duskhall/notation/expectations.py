"""Expectations: the lines of a scenario that begin with ``?``, read once and checked against a position.

A line is read when the scenario is read: a word, seat, zone, card or number that cannot be is an error then, even if no
run ever gets there. What depends on the position, such as a rank that is empty, is an error when the line is checked.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from duskhall.core.move import Move, NotAMove
from duskhall.core.naming import option_id
from duskhall.core.numbers import buys, purse, score
from duskhall.core.options import frame_of, list_options
from duskhall.core.refusals import find_option, why_not
from duskhall.core.state import EMPTY, HALL, KINDS, Question, State, hand_of
from duskhall.core.steps.market import Sale
from duskhall.core.view import place_name
from duskhall.core.weights import strength, weight
from duskhall.core.zones import watchers
from duskhall.editions import edition
from duskhall.text import words

from .battles import FIGURES, VERDICTS, Figure, Forecast, Ledger, Verdict
from .comparing import RULES, Expectation, Number, Played, Table, bare, equals, same, yes_or_no
from .keys import NOWHERE
from .lines import Line, parse_count
from .reading import card_at

if TYPE_CHECKING:
    from collections.abc import Callable

NOTHING = "nothing"
OF_A_QUESTION = ("options", "offers", "lacks-option", "asks", "gold-left")
"""Expectations about an open question: they may have a seat in front."""


def parse_expectation(line: Line, table: Table, text: str, seat: int | None) -> Expectation:
    """Read a line behind its ``?``. Raises NotationError."""
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    base = re.split(r"[.@]", word)[0]
    if seat is not None and base not in OF_A_QUESTION:
        raise line.error("notation-seat-in-front", known=", ".join(OF_A_QUESTION), seat=str(seat + 1), word=base)
    if word in table.s.map.names:
        return _Zone(line, table, word, rest)
    make = _WORDS.get(base)
    if make is None:
        raise line.error("notation-unknown-expectation", found=word)
    return make(line, table, seat, word, rest)


# ------------------------------------------------------------------------------------------------------------
# Zones


def names_in(s: State, zone: int) -> list[str]:
    """The cards of a zone by their names; an empty rank is ``-``."""
    return ["-" if c == EMPTY else s.rules.cards[s.kinds[c]].id for c in s.zones[zone]]


class _Zone(Expectation):
    """``? hand.1 = militia*2, torch``, also with ``==``, ``has`` and ``lacks``."""

    __slots__ = ("cards", "how", "want", "zone")

    def __init__(self, line: Line, table: Table, word: str, rest: str) -> None:
        super().__init__(line, table, None)
        self.zone = table.zone(line, word)
        self.how, _, text = rest.partition(" ")
        self.want = text.strip()
        if self.how not in ("=", "==", "has", "lacks"):
            raise line.error("notation-compare-zone")
        if not self.want:
            raise line.error("notation-name-cards", how=self.how, zone=word)
        if self.zone == HALL and self.how in ("=", "=="):
            self.cards = self.ranks(line, table)
        elif self.want == NOTHING:
            if self.how in ("has", "lacks"):
                raise line.error("notation-nothing", how=self.how, zone=word)
            self.cards = []
        else:
            self.cards = table.cards(line, self.want, counted=self.how != "lacks")

    def ranks(self, line: Line, table: Table) -> list[str]:
        names = [part.strip() for part in self.want.split("|")]
        if self.how == "==" or len(names) != table.s.rules.hall.ranks:
            raise line.error("notation-compare-hall", ranks=str(table.s.rules.hall.ranks))
        return [name if name == "-" else table.card(line, name) for name in names]

    def check(self, p: Played) -> tuple[str, str] | None:
        names = names_in(p.s, self.zone)
        if self.zone == HALL and self.how == "=":
            return same(" | ".join(self.cards), " | ".join(names))
        if self.how == "==":
            ok = names == self.cards
        elif self.how == "=":
            ok = Counter(names) == Counter(self.cards)
        elif self.how == "has":
            ok = not Counter(self.cards) - Counter(names)
        else:
            ok = not set(self.cards) & set(names)
        expected = f"{p.s.map.names[self.zone]} {self.how} {self.want}"
        return None if ok else (expected, ", ".join(names) or NOTHING)


class _Count(Expectation):
    """``? count deck.1 = 5``."""

    __slots__ = ("number", "zone")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "count")
        zone, _, number = rest.partition(" ")
        self.zone = table.zone(line, zone)
        self.number = Number(line, number.strip(), "number-of-cards", 0)

    def check(self, p: Played) -> tuple[str, str] | None:
        return self.number.against(sum(c != EMPTY for c in p.s.zones[self.zone]))


class _Changed(Expectation):
    """``? changed = hand.1, deck.1``: these zones and no others."""

    __slots__ = ("zones",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "changed")
        want = equals(line, rest)
        listed = [] if want == NOTHING else [part.strip() for part in want.split(",")]
        for zone in listed:
            table.zone(line, zone)
            if listed.count(zone) > 1:
                raise line.error("notation-twice", name=zone)
        self.zones = sorted(listed)

    def check(self, p: Played) -> tuple[str, str] | None:
        now = {name: names_in(p.s, z) for z, name in enumerate(p.s.map.names)}
        changed = sorted(z for z in now if now[z] != p.before[z])
        return same(", ".join(self.zones) or NOTHING, ", ".join(changed) or NOTHING)


class _KnownTo(Expectation):
    """``? known deck.1/1 = 2``: the seats that know the card at a place."""

    __slots__ = ("place", "want")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "known")
        self.place, _, value = rest.partition(" ")
        zone, slash, at = self.place.partition("/")
        if not slash:
            raise line.error("notation-known")
        table.zone(line, zone)
        parse_count(line, at, "a-place", 1)
        want = equals(line, value.strip())
        everybody = list(range(table.s.seats))
        named = {"all": everybody, "nobody": []}
        seats = named[want] if want in named else [table.seat(line, part) for part in want.split()]
        self.want = self.called(sorted(set(seats)), table.s.seats)

    @staticmethod
    def called(seats: list[int], among: int) -> str:
        if len(seats) == among:
            return "all"
        return " ".join(str(seat + 1) for seat in seats) or "nobody"

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        card = card_at(s, self.line, self.place)
        mask = watchers(s, s.map.names.index(self.place.partition("/")[0]), card)
        return same(self.want, self.called([i for i in range(s.seats) if mask >> i & 1], s.seats))


# ------------------------------------------------------------------------------------------------------------
# Open questions


def options_of(s: State, q: Question) -> list[str]:
    return [option_id(s, q, o) for o in list_options(s, q)]


def asked_of(s: State) -> str:
    """The open questions by seat: ``2 pick, 3 pick``."""
    return ", ".join(f"{q.seat + 1} {KINDS[q.kind]}" for q in s.asked) or "nobody"


def asked_words(s: State) -> str:
    """The open questions by seat, for a failed expectation."""
    return words().say("notation-found-asked", who=asked_of(s))


def check_move(line: Line, table: Table, text: str) -> str:
    """Refuse a move that names a card, a pile or a number that is nowhere: an expectation that it is not offered would
    hold for nothing."""
    if not text or " " in text:
        raise line.error("notation-one-move", found=text)
    try:
        move = Move.parse(text)
    except NotAMove as e:
        raise line.error("notation-not-a-move", move=text, why=e.problem) from None
    s = table.s
    piles = {name.partition(".")[2] for name in s.map.names}
    for name in (move.card, move.onto):
        if name and name not in s.rules.index and name not in piles:
            raise line.error("notation-move-card", move=text, name=name)
    if move.rank > s.rules.hall.ranks:
        raise line.error("notation-move-rank", move=text, ranks=str(s.rules.hall.ranks))
    if move.seat > s.seats:
        raise line.error("notation-move-seat", move=text, seats=str(s.seats))
    if move.card in s.rules.index and move.ability > len(s.rules.cards[s.rules.index[move.card]].abilities):
        raise line.error("notation-move-ability", move=text, card=move.card)
    for copy, name in ((move.copy, move.card), (move.onto_copy, move.onto)):
        if copy > sum(s.rules.cards[k].id == name for k in s.kinds):
            raise line.error("notation-move-copy", move=text, card=name)
    return text


def offered(line: Line, s: State, q: Question, moves: list[str]) -> list[str]:
    """The ids of the options, with every one of these moves looked for: one that nobody understands is an error."""
    options = options_of(s, q)
    for move in moves:
        if move not in options and why_not(s, q, move) == "not-understood":
            raise line.error("notation-move-never", move=move)
    return options


class _Offers(Expectation):
    """``? offers use:spear``, ``? lacks-option use:spear``."""

    __slots__ = ("move", "wanted")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        self.wanted = word == "offers"
        bare(line, word, "offers" if self.wanted else "lacks-option")
        self.move = check_move(line, table, rest)

    def check(self, p: Played) -> tuple[str, str] | None:
        q = self.question(p.s)
        found = asked_words(p.s) if q is None else ", ".join(offered(self.line, p.s, q, [self.move]))
        if q is not None and (find_option(p.s, q, self.move) is not None) == self.wanted:
            return None
        message = "notation-expected-offered" if self.wanted else "notation-expected-not-offered"
        return words().say(message, move=self.move), found


class _Options(Expectation):
    """``? options = attack:1, attack:3``: exactly these."""

    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "options")
        # A comma without a blank is part of a move: lose:attack*2,magic*1.
        self.want = sorted(check_move(line, table, part.strip()) for part in equals(line, rest).split(", "))

    def check(self, p: Played) -> tuple[str, str] | None:
        q = self.question(p.s)
        if q is None:
            return ", ".join(self.want), asked_words(p.s)
        return same(", ".join(self.want), ", ".join(sorted(offered(self.line, p.s, q, self.want))))


class _Asked(Expectation):
    """``? asked = 2 pick, 3 pick``."""

    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "asked")
        self.want = equals(line, rest)
        for part in self.want.split(", ") if self.want != "nobody" else ():
            number, _, kind = part.partition(" ")
            table.seat(line, number)
            if kind not in KINDS:
                raise line.error("notation-unknown-question", name=kind, known=", ".join(KINDS))

    def check(self, p: Played) -> tuple[str, str] | None:
        return same(self.want, asked_of(p.s))


class _Asks(Expectation):
    """``? asks = lorigg-rogue``: the card that asks, or the rules."""

    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "asks")
        self.want = equals(line, rest)
        if self.want != RULES:
            table.card(line, self.want)

    def check(self, p: Played) -> tuple[str, str] | None:
        q = self.question(p.s)
        if q is None:
            return self.want, asked_words(p.s)
        source = frame_of(p.s, q).source
        return same(self.want, RULES if source == EMPTY else p.s.rules.cards[p.s.kinds[source]].id)


class _GoldLeft(Expectation):
    """``? gold-left = 3``: what the open purchase may cost; where none is open, the purse less what was spent."""

    __slots__ = ("number",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "gold-left")
        self.number = Number(line, rest, "gold-left")

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        q = self.question(s)
        sale = None if q is None else frame_of(s, q)
        if sale is not None and isinstance(sale.at, Sale):
            return self.number.against(sale.at.funds(s, sale))
        if self.seat not in (None, s.active):
            raise self.line.error("notation-buys-nothing", seat=str((self.seat or 0) + 1))
        return self.number.against(purse(s, s.active) - s.spent)


# ------------------------------------------------------------------------------------------------------------
# The turn and the game


class _Turn(Expectation):
    """``? turn = 4``."""

    __slots__ = ("number",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, "turn")
        self.number = Number(line, rest, "a-turn", 1)

    def check(self, p: Played) -> tuple[str, str] | None:
        return self.number.against(p.s.turn)


class _Seats(Expectation):
    """``? active = 2``, ``? winners = 1 2``."""

    __slots__ = ("want", "word")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, re.split(r"[.@]", word)[0])
        self.word = word
        seats = [table.seat(line, part) for part in equals(line, rest).split()]
        if word == "active" and len(seats) != 1:
            raise line.error("notation-one-active")
        self.want = " ".join(str(n + 1) for n in sorted(set(seats)))

    def check(self, p: Played) -> tuple[str, str] | None:
        if self.word == "active":
            return same(self.want, str(p.s.active + 1))
        if not p.s.over:
            return self.want, words().say("notation-found-not-over")
        rows = edition(p.s.rules.edition).standings(p.s)
        return same(self.want, " ".join(str(row.seat + 1) for row in rows if row.winner))


class _Over(Expectation):
    """``? over = yes``, ``? won = yes``."""

    __slots__ = ("want", "word")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, re.split(r"[.@]", word)[0])
        self.word = word
        self.want = yes_or_no(line, rest)

    def check(self, p: Played) -> tuple[str, str] | None:
        if self.word == "over":
            return same(self.want, "yes" if p.s.over else "no")
        fought = p.s.rank and (p.begun or (p.last is not None and p.last.turn == p.s.turn))
        if not fought:
            raise self.line.error("notation-won-unfought" if p.last is None else "notation-won-ended")
        return same(self.want, "yes" if p.s.won else "no")


class _OfSeat(Expectation):
    """``? xp.2 = 3``, ``? score.1 = 12``, ``? gold = 6``, ``? buys = 2``."""

    __slots__ = ("number", "who", "word")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        self.word, dot, number = word.partition(".")
        if "@" in word or (dot and self.word == "buys"):
            raise line.error("notation-no-rank-here" if "@" in word else "notation-no-seat-here", word=self.word)
        self.who = table.seat(line, number) if dot else None
        self.number = Number(line, rest, self.word, None if self.word == "score" else 0)

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        who = s.active if self.who is None else self.who
        if self.word == "xp":
            return self.number.against(s.xp[who])
        if self.word == "score":
            return self.number.against(score(s, who))
        return self.number.against(buys(s) if self.word == "buys" else purse(s, who))


class _Champion(Expectation):
    """``? champion.1 = mine``."""

    __slots__ = ("want", "who")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        name, dot, number = word.partition(".")
        bare(line, name, "champion")
        s = table.s
        if not s.delve.places:
            raise line.error("notation-no-champions", edition=s.rules.edition)
        self.who = table.seat(line, number) if dot else None
        self.want = equals(line, rest)
        places = (*names_in(s, s.map.names.index("rooms")), *s.rules.hall.locations, NOWHERE)
        if self.want not in places:
            raise line.error("notation-no-such-place", name=self.want, known=", ".join(places))

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        who = s.active if self.who is None else self.who
        return same(self.want, place_name(s, s.delve.places[who]) or NOWHERE)


class _OfCard(Expectation):
    """``? strength militia#2 = 4``, ``? weight dagger = 0``: of a card in the active seat's hand."""

    __slots__ = ("at", "name", "number", "word")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat)
        bare(line, word, re.split(r"[.@]", word)[0])
        self.word = word
        text, _, number = rest.partition(" ")
        name, sharp, copy = text.partition("#")
        self.name = table.card(line, name)
        self.at = parse_count(line, copy, "a-copy", 1) if sharp else 1
        rules = table.s.rules
        if rules.index[name] not in (rules.heroes if word == "strength" else rules.weapons):
            raise line.error(f"notation-no-{word}", card=name)
        self.number = Number(line, number.strip(), word, None if word == "strength" else 0)

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        hand = [c for c in s.zones[hand_of[s.active]] if s.rules.cards[s.kinds[c]].id == self.name]
        if self.at > len(hand):
            raise self.line.error("notation-no-copy", card=self.name, n=str(self.at), seat=str(s.active + 1))
        card = hand[self.at - 1]
        if self.word == "strength":
            return self.number.against(strength(s, s.active, card))
        return self.number.against(weight(s, s.active, card, s.held.get(card, EMPTY)))


_WORDS: dict[str, Callable[[Line, Table, int | None, str, str], Expectation]] = {
    "count": _Count,
    "changed": _Changed,
    "known": _KnownTo,
    "offers": _Offers,
    "lacks-option": _Offers,
    "options": _Options,
    "asked": _Asked,
    "asks": _Asks,
    "gold-left": _GoldLeft,
    "turn": _Turn,
    "active": _Seats,
    "winners": _Seats,
    "over": _Over,
    "won": _Over,
    **dict.fromkeys(("xp", "score", "gold", "buys"), _OfSeat),
    "champion": _Champion,
    "strength": _OfCard,
    "weight": _OfCard,
    **dict.fromkeys(FIGURES, Figure),
    **dict.fromkeys(VERDICTS, Verdict),
    "forecast": Forecast,
    "ledger": Ledger,
}
