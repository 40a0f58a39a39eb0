"""Expectations about battles: what a party is worth against a rank, or was worth in the last battle."""

from __future__ import annotations

import re

from duskhall.core.forecast import forecast
from duskhall.core.reckoning import Entry, Sums, reckon
from duskhall.core.state import EMPTY, HALL, State
from duskhall.text import words

from .comparing import RULES, Expectation, Number, Played, Table, bare, equals, same, yes_or_no
from .lines import Line, parse_count, parse_int

LAST = "last"
"""``attack@last``: as it was compared in the last battle."""
FIGURES = ("attack", "magic", "light", "dark", "total", "health")
VERDICTS = ("wins", "fightable", "defeatable")
ALONE = ("attack", "magic", "light", "total")
"""Figures that a party has against nobody."""
LEDGERS = ("attack", "magic", "light", "darkness", "total", "health")
FORECASTS = re.compile(r"(wins|short) by \d+|depends|undefeatable|unfightable|too-dark|none|-?\d+\.\.-?\d+")


class Against(Expectation):
    """The strength of a party: ``attack@2`` against rank 2, ``attack.2@1`` of seat 2, ``attack@last`` as compared in
    the last battle of the run."""

    __slots__ = ("last", "rank", "who", "word")

    def __init__(self, line: Line, table: Table, seat: int | None, word: str) -> None:
        super().__init__(line, table, seat)
        name, at, rank = word.partition("@")
        self.word, dot, number = name.partition(".")
        self.who = table.seat(line, number) if dot else None
        self.last = rank == LAST
        if self.last and (dot or self.word not in (*FIGURES, *VERDICTS)):
            raise line.error("notation-last-seat") if dot else line.error("notation-last-lacks", word=self.word)
        self.rank = parse_count(line, rank, "a-rank", 1, table.s.rules.hall.ranks) if at and not self.last else 0
        if not at and self.word not in ALONE:
            raise line.error("notation-needs-rank", word=self.word)

    def sums(self, p: Played, ledger: list[Entry] | None = None) -> Sums:
        if self.last:
            if p.last is None:
                raise self.line.error("notation-no-battle")
            return p.last.sums
        s = p.s
        foe = self.foe(s)
        return reckon(s, s.active if self.who is None else self.who, foe, self.rank, ledger)

    def foe(self, s: State) -> int:
        foe = s.zones[HALL][self.rank - 1] if self.rank else EMPTY
        if self.rank and foe == EMPTY:
            raise self.line.error("notation-rank-empty", rank=str(self.rank))
        if self.rank and s.kinds[foe] not in s.rules.monsters:
            raise self.line.error("notation-not-a-monster", card=s.rules.cards[s.kinds[foe]].id, rank=str(self.rank))
        return foe


class Figure(Against):
    __slots__ = ("number",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat, word)
        self.number = Number(line, rest, self.word, 0 if self.word == "dark" else None)

    def check(self, p: Played) -> tuple[str, str] | None:
        actual: int = getattr(self.sums(p), self.word)
        return self.number.against(actual)


class Verdict(Against):
    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat, word)
        self.want = yes_or_no(line, rest)

    def check(self, p: Played) -> tuple[str, str] | None:
        return same(self.want, "yes" if getattr(self.sums(p), self.word) else "no")


class Forecast(Against):
    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        super().__init__(line, table, seat, word)
        self.want = equals(line, rest)
        if not FORECASTS.fullmatch(self.want):
            raise line.error("notation-not-a-forecast", found=self.want)

    def check(self, p: Played) -> tuple[str, str] | None:
        s = p.s
        f = forecast(s, s.active if self.who is None else self.who, self.rank)
        if f is None:
            return same(self.want, "none")
        if ".." in self.want:
            return same(self.want, f"{f.low}..{f.high}")
        by = f" by {f.margin}" if f.verdict in ("wins", "short") else ""
        return same(self.want, f"{f.verdict}{by}")


class Ledger(Against):
    """``? ledger attack@2 has bonus battle-fury 1``: why, source, amount."""

    __slots__ = ("want",)

    def __init__(self, line: Line, table: Table, seat: int | None, word: str, rest: str) -> None:
        bare(line, word, "ledger")
        figure, _, want = rest.partition(" has ")
        parts = want.split()
        if re.split(r"[.@]", figure)[0] not in LEDGERS or len(parts) != 3:
            raise line.error("notation-ledger", known=", ".join(LEDGERS))
        if parts[1] != RULES:
            table.card(line, parts[1])
        parse_int(line, parts[2], "an-amount")
        super().__init__(line, table, seat, figure.strip())
        self.want = " ".join(parts)

    def check(self, p: Played) -> tuple[str, str] | None:
        entries: list[Entry] = []
        self.sums(p, entries)
        cards = p.s.rules.cards
        lines = [
            f"{why} {cards[p.s.kinds[source]].id if source != EMPTY else RULES} {n}"
            for why, figure, source, _, n in entries
            if figure == self.word
        ]
        return None if self.want in lines else (self.want, "; ".join(lines) or words().say("notation-found-no-entry"))
