"""The full game for the measure of balance: guilds and side quests dealt by lot, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.numbers import score
from duskhall.core.state import front_of
from duskhall.core.tree import Choose, Use

if TYPE_CHECKING:
    from duskhall.core.game import Game
    from duskhall.core.state import State
    from duskhall.core.tree import Card

GUILD = "guild"
SIDE_QUEST = "side-quest"
LEGENDARY = "legendary"
LOTS = 60
"""A number that every small number of cards divides evenly."""


@dataclass(frozen=True, slots=True)
class Pledge:
    """The guild, side quest and legendary card of a seat in a full game."""

    guild: str
    side_quest: str
    legend: str = ""
    """The legendary card that its side quest brought."""
    vp: int = 0
    """The points that its side quest brought."""

    @property
    def done(self) -> bool:
        return bool(self.legend or self.vp)

    def data(self) -> list[object]:
        return [self.guild, self.side_quest, self.legend, self.vp]


def cast_lots(game: Game, seed: int, number: int) -> None:
    """Let lots choose for all seats before the first turn, so that no bot's taste decides who plays with what. The
    guilds of a game differ as long as there are enough."""
    s = game.state
    luck = Stream.of(seed, f"duskhall balance {number} lots")
    guilds = [card.id for card in s.rules.cards if card.kind == GUILD]
    sponsors: list[str] = []
    while len(sponsors) < s.seats:
        left = [name for name in guilds if name not in sponsors] or guilds
        sponsors.append(left[luck.below(len(left))])
    lots = [luck.below(LOTS) for _ in sponsors]
    while True:
        decision = game.decision()
        seat = decision.seat
        if decision.verb == "secret":
            game.choose(decision, lots[seat] % decision.count)
        elif sponsors[seat] in decision.options:
            game.choose(decision, decision.options.index(sponsors[seat]))
        else:
            return


def legend_gained(s: State, moved: tuple[int, ...]) -> bool:
    """Has a legendary card left its pile? ``moved``: the numbers of the event."""
    card, source = moved[:2]
    kind = s.rules.cards[s.kinds[card]]
    return kind.kind == LEGENDARY and s.map.piles.get(kind.stack) == source


def pledge_of(s: State, seat: int, legends: dict[int, str]) -> Pledge:
    """The pledge of a seat at the end. ``legends``: the legendary card that each seat gained, if any."""
    cards, kinds = s.rules.cards, s.kinds
    shown = {cards[kinds[c]].kind: cards[kinds[c]].id for c in s.zones[front_of[seat]]}
    ledger: list[tuple[str, str, int, int, int]] = []
    score(s, seat, ledger)
    vp = sum(n for why, _, card, _, n in ledger if why == "bonus" and cards[kinds[card]].kind == SIDE_QUEST)
    return Pledge(shown[GUILD], shown[SIDE_QUEST], legends.get(seat, ""), vp)


def offers(card: Card) -> list[str]:
    """The cards of which a side quest brings one."""
    steps = [step for ability in card.abilities if isinstance(ability, Use) for step in ability.steps]
    return [branch.name for step in steps if isinstance(step, Choose) for branch in step.of]


@dataclass(slots=True)
class Share:
    """How often something came true, of so many times."""

    name: str
    n: int = 0
    times: Fraction = Fraction(0)

    def add(self, share: Fraction | int) -> None:
        self.n += 1
        self.times += share


def shares(rows: Iterable[tuple[str, Fraction | int]]) -> list[Share]:
    """By name, in alphabetical order."""
    out: dict[str, Share] = {}
    for name, share in rows:
        out.setdefault(name, Share(name)).add(share)
    return [out[name] for name in sorted(out)]
