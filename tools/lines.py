"""Do plans hold? ``python -m tools.lines`` takes positions out of games and plays what ``View.plan()`` says of them.

What is checked at a position, and how often:

- played (always): every line that wins for certain is played on two other deals that look the same, others at random,
  and wins. Where something shows that nobody could foresee, the seat plans again and is as sure as before.
- tried (one position in four): where all answers can be tried, none beats a monster that "cannot" be beaten.
- followed (one in four): after each move of a certain line the plan is the rest of that line or better.
- village (one in four): every offer, level-up and basket can be bought by its moves, and the gold is there.
- others (one in twelve): lines besides the best are played as well.
- hidden (one in twelve): a redeal of the position has the same plan, in all of its fields.
- chances (one in 25): lines that may win are played, and win as often as the plan says.

Needs the standard library only. Positions come from games of greedy bots (odd seeds) and of random players with strong
decks (even seeds), a share of each game. Where something does not hold, the command to see it again is printed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

from duskhall.core.effects import owned
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.machine import answer
from duskhall.core.move import Move
from duskhall.core.naming import move_of
from duskhall.core.options import options_of
from duskhall.core.plan.battle import Budget, Stake
from duskhall.core.plan.chances import candidates_of, interval
from duskhall.core.plan.lines import CANNOT, MAY_WIN, Chance, Line, Offer, Visit
from duskhall.core.plan.making import Plan, moves_to
from duskhall.core.plan.nodes import FIGHTING, Found
from duskhall.core.plan.retracing import fought as moves_of_battle
from duskhall.core.plan.search import Hunt
from duskhall.core.state import FACE_DOWN, HALL, State
from duskhall.core.view import View
from duskhall.editions import NAMES
from tools.positions import bold, positions

SHARE = 3
"""One question in so many is looked at."""
DEALS = 2
"""So many deals each certain line is played on."""
MOST_TRIED = 4000
"""So many positions are tried where it is about what cannot be beaten."""
MOST_REPLANS = 9
PLAYED_AGAIN = 60
"""So many games tell whether a chance is right."""
EVERY = {"tried": 4, "followed": 4, "village": 4, "others": 12, "hidden": 12, "chances": 25}
CHECKS = ("played", *EVERY)

Log = list[tuple[str, tuple[int, ...]]]


class Wrong(AssertionError):
    """Something that a plan says does not hold."""


def check(holds: bool, *what: object) -> None:
    if not holds:
        raise Wrong(" ".join(map(str, what)))


@dataclass(slots=True)
class Place:
    """A position with its plan; ``n`` tells one place of a game from another."""

    n: int
    s: State
    view: View
    plan: Plan

    @property
    def seat(self) -> int:
        return self.s.active

    def stream(self, deal: int = 0) -> Stream:
        return Stream.of(1000 * self.n + deal, "others at the table")


def place_of(s: State, n: int) -> Place | None:
    """None if the seat on turn is not asked."""
    view = View(s, s.active)
    plan = view.plan()
    return None if plan is None else Place(n, s, view, plan)


# ----------------------------------------------------------------------------------------------------------------------
# Playing


def play(s: State, seat: int, moves: tuple[Move, ...], stream: Stream) -> tuple[Game, bool | None]:
    """Play moves of a seat, everybody else at random, up to a comparison; the game, and whether the battle was won:
    None if there was none."""
    game = Game(s, listen=False, history=False)
    log: Log = []
    game.state.log = log
    left = list(moves)
    while not game.over:
        others_answer(game, seat, stream)
        outcome = fought(log)
        if outcome is not None or not left:
            return game, outcome
        game.play(left.pop(0), seat)
    return game, fought(log)


def fought(log: Log) -> bool | None:
    for event, numbers in log:
        if event == "compare":
            return bool(numbers[-1])
    return None


def others_answer(game: Game, seat: int, stream: Stream) -> None:
    """All other seats answer at random until the seat is asked again or its turn is over."""
    while not game.over and not game.asks(seat) and game.state.active == seat:
        decision = game.decision()
        game.choose(decision, bold(decision.options, stream))


def sure_lines(plan: Plan) -> Iterator[tuple[int, Line]]:
    for prospect in plan.prospects:
        if prospect.best is not None and prospect.best.sure:
            yield prospect.rank, prospect.best


def line_to(game: Game, seat: int, foe: int) -> Line | None:
    """The best line to a monster as things stand now."""
    plan = game.view(seat).plan()
    if plan is None:
        return None
    s = game.state
    for prospect in plan.prospects:
        if s.foe == foe or s.zones[HALL][prospect.rank - 1] == foe:
            return prospect.best
    return None


def beaten_somehow(s: State, seat: int, most: int, stream: Stream) -> set[int] | None:
    """The monsters that any line of the seat beats from here, with the cards and the luck as they are: every answer is
    tried. None if that is more than so many positions."""
    beaten: set[int] = set()
    left = [s]
    looked = 0
    while left:
        c = left.pop()
        for option in options_of(c, c.asked[0]):
            looked += 1
            if looked > most:
                return None
            d = c.clone()
            log: Log = []
            d.log = log
            answer(d, d.asked[0], option)
            while d.asked and d.asked[0].seat != seat and d.active == seat and not fought(log):
                options = options_of(d, d.asked[0])
                answer(d, d.asked[0], options[stream.below(len(options))])
            told = [numbers for event, numbers in log if event == "compare"]
            if told and told[0][-1]:
                beaten.add(told[0][1])
            d.log = None
            if not told and not d.over and d.turn == s.turn:
                left.append(d)
    return beaten


# ----------------------------------------------------------------------------------------------------------------------
# Checks: each returns how much it has checked, and raises Wrong


def wins_played(p: Place, rank: int, told: Line, deal: int) -> None:
    foe = p.s.zones[HALL][rank - 1] if p.s.foe < 0 else p.s.foe
    stream = p.stream(deal)
    line = told
    game, won = play(p.view.sample(1000 * p.n + deal), p.seat, line.moves, stream)
    for _ in range(MOST_REPLANS):
        if won is not None or line.whole:
            break
        again = line_to(game, p.seat, foe)
        check(again is not None and again.sure, "no longer sure on the way: rank", rank, told, "on the way:", again)
        assert again is not None
        line = again
        game, won = play(game.state, p.seat, line.moves, stream)
    check(won is True, "played and not won: rank", rank, told, "then", line, "deal", deal)


def played(p: Place) -> int:
    lines = 0
    for rank, line in sure_lines(p.plan):
        for deal in range(DEALS):
            wins_played(p, rank, line, deal)
        lines += 1
    return lines


def others(p: Place) -> int:
    lines = 0
    for prospect in p.plan.prospects:
        for line in prospect.others:
            check(line.verdict != CANNOT, "another line that cannot win:", line)
            if line.sure:
                wins_played(p, prospect.rank, line, 0)
                lines += 1
    return lines


def tried(p: Place) -> int:
    """How many monsters that cannot be beaten all answers were tried against."""
    out = [prospect for prospect in p.plan.prospects if prospect.verdict == CANNOT and not prospect.at_least]
    if not out:
        return 0
    s = p.s.clone() if p.n % 2 else p.view.sample(p.n)
    hall = s.zones[HALL]
    foes = {hall[prospect.rank - 1] if s.foe < 0 else s.foe: prospect for prospect in out}
    beaten = beaten_somehow(s, p.seat, MOST_TRIED, p.stream())
    if beaten is None:
        return 0
    for foe, prospect in foes.items():
        check(foe not in beaten, "said to be out of reach, and beaten:", prospect)
    return len(out)


def option_of(s: State, move: Move) -> int:
    q = s.asked[0]
    return next(option for option in options_of(s, q) if move_of(s, q, option) == move)


def rest_of(s: State, seat: int, moves: tuple[Move, ...]) -> Found | None:
    """What the rest of a line comes to as a plan from here would see it; None during the battle."""
    hunt = Hunt(s, seat, Budget(MOST_TRIED))
    node = hunt.root
    for move in moves if s.foe < 0 else ():
        if not node.s.asked:
            # The way leads through the village.
            return None
        node = hunt.child(node, option_of(node.s, move))
        if hunt.go(node.s) == FIGHTING:
            return Found(node, hunt.fight.outcome(node.s))
    return None


def in_battle(stake: Stake, found: Found) -> tuple[int, int]:
    """The order of choices within a battle, reckoned from the beginning of the line: the smaller the better."""
    end = found.outcome.end
    assert end is not None
    return (-stake.gain(end), stake.loss(end))


def followed(p: Place) -> int:
    """How many moves of certain lines were followed by a plan that is no worse than the rest of the line."""
    steps = 0
    for rank, line in sure_lines(p.plan):
        if not line.whole:
            continue
        foe = p.s.zones[HALL][rank - 1] if p.s.foe < 0 else p.s.foe
        state = p.view.sample(p.n)
        stake = Stake(state.clone(), p.seat)
        told = in_battle(stake, p.plan._hunt.best[foe])
        for i, move in enumerate(line.moves[:-1], 1):
            game, won = play(state, p.seat, (move,), p.stream())
            state = game.state
            if won is not None:
                break
            plan = game.view(p.seat).plan()
            assert plan is not None
            now = next((x for r, x in sure_lines(plan) if foe in (state.foe, state.zones[HALL][r - 1])), None)
            check(now is not None, "not sure any more after", i, "moves of", line)
            assert now is not None
            best = plan._hunt.best[foe]
            rest = rest_of(state, p.seat, line.moves[i:])
            if foe in plan._hunt.hasty:
                pass
            elif rest is not None:
                check(best.rank() <= rest.rank(), "after", i, "moves of", line, "worse:", now, best.rank(), rest.rank())
            elif now.whole:
                cost = in_battle(stake, best)
                check(cost <= told, "after", i, "moves of", line, "worse:", now, cost, told)
            steps += 1
    return steps


def bought(p: Place, offer: Offer, levels: bool) -> None:
    game, _ = play(p.view.sample(p.n), p.seat, offer.moves[:-1], p.stream())
    check(game.asks(p.seat), "nothing is asked:", offer, offer.moves)
    decision = game.decision(p.seat)
    last = offer.moves[-1]
    check(last in decision.moves, "is not for sale there:", offer, *offer.moves)
    s = game.state
    before = Counter([s.kinds[c] for c in owned(s, p.seat)])
    check(
        offer.price <= (s.xp[p.seat] if levels else decision.gold or 0),
        "costs more than there is:",
        offer,
        *offer.moves,
    )
    game.play(last, p.seat)
    others_answer(game, p.seat, p.stream())
    came = Counter([s.kinds[c] for c in owned(s, p.seat)]) - before
    index = s.rules.index.get(offer.card)
    if index is not None:
        check(came[index] > 0 or s.turn != p.s.turn, "did not come:", offer, *offer.moves)


def basket_bought(p: Place, visit: Visit, basket: tuple[str, ...]) -> None:
    """The cards of a basket are bought one after the other, from where most may be bought."""
    game, _ = play(p.view.sample(p.n), p.seat, visit.basket_moves, p.stream())
    left = list(basket)
    for _ in range(20):
        if not left:
            return
        check(game.asks(p.seat), "nothing is asked on the way to", basket, visit)
        decision = game.decision(p.seat)
        here = next((m for m in decision.moves if decision.kind == "buy" and m.card in left), None)
        if here is not None:
            left.remove(here.card)
            game.play(here, p.seat)
        else:
            done = next((m for m in decision.moves if str(m) == "done"), None)
            check(done is not None and decision.kind != "buy", "cannot be bought together:", basket, visit)
            assert done is not None
            game.play(done, p.seat)
        others_answer(game, p.seat, p.stream())
    check(False, "cannot be bought together:", basket, visit)


def village(p: Place) -> int:
    offers = 0
    for visit in p.plan.visits:
        for offer in visit.offers:
            bought(p, offer, False)
        for offer in visit.levels:
            bought(p, offer, True)
        offers += len(visit.offers) + len(visit.levels)
        for basket in visit.baskets:
            check(len(basket) <= visit.buys, "more cards than may be bought:", basket, visit)
            basket_bought(p, visit, basket)
            offers += 1
        if visit.offers:
            game, _ = play(p.view.sample(p.n), p.seat, visit.moves, p.stream())
            if game.asks(p.seat) and game.decision(p.seat).kind == "buy":
                gold = game.decision(p.seat).gold
                check(gold == visit.gold, "the gold is not there:", visit, visit.gold, "but", gold, *visit.moves)
        for prospect in visit.trip:
            if prospect.best is not None and prospect.best.sure:
                for deal in range(DEALS):
                    wins_played(p, prospect.rank, prospect.best, deal)
                offers += 1
    return offers


def hidden(p: Place) -> int:
    """A plan on a redeal of the position is the same."""
    other = View(p.view.sample(7000 + p.n), p.seat).plan()
    assert other is not None
    mine = View(p.s, p.seat).plan()
    assert mine is not None
    if p.n % 5 == 0:
        mine.chances()
        other.chances()
    texts = [json.dumps(plan.data(), sort_keys=True) for plan in (mine, other)]
    check(texts[0] == texts[1], "a redeal has another plan:", *texts)
    return 1


def chances(p: Place) -> int:
    """Lines that may win are played to their end, planning again wherever something has shown."""
    wanted = [x for x in p.plan.prospects if x.verdict == MAY_WIN and x.card != FACE_DOWN]
    if not wanted:
        return 0
    plan = View(p.s, p.seat).plan()
    assert plan is not None
    plan.chances()
    prospect = plan.prospect(wanted[p.n % len(wanted)].rank)
    assert prospect is not None
    if prospect.best is None or prospect.best.chance is None:
        return 0
    told = prospect.best.chance
    wins = sum(luck(p, prospect.rank, prospect.best, k) for k in range(PLAYED_AGAIN))
    again = interval(wins, PLAYED_AGAIN)
    check(apart(told, again) == 0, "chance:", prospect, told, "but played", again)
    return 1


def luck(p: Place, rank: int, line: Line, deal: int) -> bool:
    """Play a line that may win on one of the deals, and plan again wherever something has shown."""
    foe = p.s.zones[HALL][rank - 1] if p.s.foe < 0 else p.s.foe
    stream = p.stream(deal)
    moves = line.moves
    game = Game(p.view.sample(100_000 + 1000 * p.n + deal), listen=False, history=False)
    for _ in range(MOST_REPLANS):
        game, won = play(game.state, p.seat, moves, stream)
        if won is not None or game.over or game.state.active != p.seat or not game.asks(p.seat):
            return bool(won)
        plan = game.view(p.seat).plan()
        assert plan is not None
        best = plan._hunt.best.get(foe)
        if best is not None and best.outcome.sure:
            moves = (*moves_to(plan._hunt, best.node)[0], *moves_of_battle(plan._hunt, best.node, best.outcome.options))
            continue
        further = candidates_of(plan._hunt, foe)
        if not further:
            return False
        moves = tuple(moves_to(plan._hunt, further[0].node)[0])
        if further[0].found is not None:
            moves = (*moves, *moves_of_battle(plan._hunt, further[0].node, further[0].found.outcome.options))
        if not moves:
            return False
    return False


def apart(told: Chance, again: Chance) -> float:
    """By how much two chances differ, beyond what samples may differ by."""
    return max(0.0, told.low - again.high, again.low - told.high)


CHECK: dict[str, Callable[[Place], int]] = {
    "played": played,
    "tried": tried,
    "followed": followed,
    "village": village,
    "others": others,
    "hidden": hidden,
    "chances": chances,
}


# ----------------------------------------------------------------------------------------------------------------------
# Games


@dataclass(slots=True)
class Report:
    seed: int
    whole: bool = True
    """The game was gone through to its end."""
    positions: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    at_least: int = 0
    places: Counter[str] = field(default_factory=Counter)
    """At how many positions something was checked,"""
    checked: Counter[str] = field(default_factory=Counter)
    """and how many lines, monsters, moves, offers."""
    faults: list[tuple[int, str, str]] = field(default_factory=list)
    """The question of the game, which check, and what was wrong."""

    def add(self, other: Report) -> None:
        self.positions += other.positions
        self.verdicts += other.verdicts
        self.at_least += other.at_least
        self.places += other.places
        self.checked += other.checked
        self.faults += other.faults


def look(name: str, s: State, n: int, wanted: tuple[str, ...], out: Report) -> None:
    """Check the plan of one position."""
    try:
        p = place_of(s, n)
    except Exception as e:
        out.faults.append((n, "plan", told(e)))
        return
    if p is None:
        return
    out.positions += 1
    out.verdicts.update(prospect.verdict for prospect in p.plan.prospects)
    out.at_least += any(prospect.at_least for prospect in p.plan.prospects)
    for what in wanted:
        try:
            found = CHECK[what](p)
        except Exception as e:
            out.faults.append((n, what, told(e)))
            continue
        out.checked[what] += found
        out.places[what] += bool(found)


def told(e: Exception) -> str:
    place = traceback.extract_tb(e.__traceback__)[-1]
    where = "" if isinstance(e, Wrong) else f" ({place.filename}, line {place.lineno})"
    return f"{type(e).__name__}: {e}{where}"


def check_game(name: str, checks: tuple[str, ...], until: float, seed: int) -> Report:
    """Look at a share of the positions of a game, as far as there is time."""
    out = Report(seed)
    stream = Stream.of(seed, "which questions")
    for n, s in enumerate(positions(name, seed)):
        if until and time.time() > until:
            out.whole = False
            break
        if stream.below(SHARE):
            continue
        wanted = tuple(what for what in checks if what not in EVERY or stream.below(EVERY[what]) == 0)
        look(name, s, n, wanted, out)
    return out


def check_one(name: str, checks: tuple[str, ...], seed: int, at: int) -> Report:
    """Look at one position with every check."""
    out = Report(seed)
    for n, s in enumerate(positions(name, seed)):
        if n == at:
            look(name, s, n, checks, out)
            break
    return out


def reports(work: Callable[[int], Report], seeds: range, jobs: int) -> Iterator[Report]:
    """The reports of these games in their order, made by so many processes."""
    if jobs == 1:
        yield from map(work, seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, seeds)


def tell(out: Report, first: int, after: int, name: str, seconds: float) -> None:
    total = max(1, sum(out.verdicts.values()))
    print(f"{name}: {out.positions:,} positions of {after - first:,} games, {seconds:.0f} s")
    print("  verdicts  " + ", ".join(f"{v} {n / total:.1%}" for v, n in sorted(out.verdicts.items())))
    print(f"  at least  {out.at_least / max(1, out.positions):.2%} of the positions")
    things = dict(zip(CHECKS, ("lines", "monsters", "moves", "offers", "lines", "plans", "chances"), strict=True))
    for what in CHECKS:
        if out.places[what]:
            print(f"  {what:9} {out.checked[what]:,} {things[what]} at {out.places[what]:,} positions")
    wrong = Counter(what for _, what, _ in out.faults)
    print("  wrong     " + (", ".join(f"{what} {n}" for what, n in wrong.items()) or "nothing"))
    print(f"  to go on: --seed {after}", flush=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.lines", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", choices=NAMES, default=NAMES[0], help="the edition (default: %(default)s)")
    parser.add_argument("--positions", type=int, default=1000, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.0, metavar="S", help="stop after so many seconds")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first game (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the work (default: 1)")
    parser.add_argument("--check", choices=CHECKS, action="append", help="check only this; may be given several times")
    parser.add_argument("--at", type=int, metavar="Q", help="look at question Q of the game --seed alone")
    args = parser.parse_args(argv)
    if args.positions < 1 or args.jobs < 1 or args.seconds < 0:
        parser.error("--positions and --jobs are 1 or more, --seconds is not below 0")
    checks = tuple(args.check or CHECKS)
    start = time.time()
    out = Report(args.seed)
    after = args.seed
    if args.at is not None:
        games: Iterator[Report] = iter([check_one(args.edition, checks, args.seed, args.at)])
    else:
        until = start + args.seconds if args.seconds else 0.0
        work = partial(check_game, args.edition, checks, until)
        games = reports(work, range(args.seed, args.seed + args.positions), args.jobs)
    told_at = start
    for report in games:
        out.add(report)
        if report.whole and after == report.seed:
            after += 1
        for n, what, why in report.faults:
            command = f"python -m tools.lines --edition {args.edition} --seed {report.seed} --at {n} --check {what}"
            print(f"{what}: {why}\n  to see it: {command.replace(' --check plan', '')}", flush=True)
        if time.time() - told_at > 15:
            told_at = time.time()
            print(f"... {out.positions:,} positions, seed {report.seed}, {told_at - start:.0f} s", file=sys.stderr)
        if out.positions >= args.positions or (not report.whole and not report.positions):
            break
    tell(out, args.seed, after, args.edition, time.time() - start)
    return 1 if out.faults else 0


if __name__ == "__main__":
    sys.exit(main())
