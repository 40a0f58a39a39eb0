"""Random games in search of faults: ``python -m tools.soak``. Each step is checked for what must always hold.

A game is a seed and a number; a fault prints the command that plays that game again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from dataclasses import dataclass, field, replace
from functools import partial

from duskhall.core.effects import barred, owned
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.options import option_parts
from duskhall.core.state import DUNGEON, EMPTY, FACE_DOWN, HALL, State
from duskhall.core.steps.battle import faces
from duskhall.core.view import View
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import on_board
from duskhall.editions.errors import SetupError
from duskhall.editions.setup import Edition, Setup
from duskhall.lab.share import progress, share
from duskhall.notation import position

GAMES = 100_000
LEDGER_EVERY = 23
TWIN_EVERY = 40
"""Steps between two checks of the ledgers, and between two savings of the twin."""
CARDS_EVERY = 50
"""One game in so many is saved with the definitions of its cards, which are slow to read."""
PUBLISHED_EVERY = 8
"""One game in so many has the cards of a published set-up, in an edition with several."""
PATIENCE = 1000
"""After so many turns a game that only a victory can end is given up."""
LONG = 300
"""After so many turns it is worth looking whether anything can still happen."""
MOST_TURNS = 20_000
"""A game that is not over by then does not end."""


class Broken(AssertionError):
    """Something that must always hold does not."""


class DeadEnd(Exception):
    """Nobody can do anything any more, and the rules do not end the game."""


class Stalled(Exception):
    """Only a victory can end the game, and the players are too weak: they choose blindly."""


@dataclass(slots=True)
class Report:
    games: int = 0
    steps: int = 0
    dead_ends: int = 0
    stalled: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)
    """Game and what was wrong."""


def check(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


# ----------------------------------------------------------------------------------------------------------------------
# What must always hold


def cards_conserved(s: State) -> None:
    """Every card lies in exactly one zone."""
    found: list[int] = []
    for zone in s.zones:
        found += zone
    seen = set(found)
    seen.discard(EMPTY)
    # As many cards as places, none twice, and no others: that is all of them.
    if len(found) - found.count(EMPTY) == len(seen) == len(s.kinds) == max(seen) + 1:
        return
    lost = [s.rules.cards[k].id for c, k in enumerate(s.kinds) if c not in seen]
    twice = sorted({s.rules.cards[s.kinds[c]].id for c in seen if found.count(c) > 1})
    raise Broken(f"cards are not conserved: lost {lost}, twice {twice}")


def options_sound(ids: list[str]) -> None:
    check(bool(ids), "a question has no option")
    check(len(set(ids)) == len(ids), f"two options have the same id: {ids}")


def ledgers_sum(s: State, seat: int) -> None:
    """The entries of each number add up to it."""
    view = View(s, seat)

    def total(figure: str, rank: int = 0) -> int:
        n = 0
        for entry in view.ledger(figure, rank):
            amount = entry["amount"]
            assert isinstance(amount, int)
            n += amount
        return n

    for rank, name in enumerate((None, *view.hall)):
        if rank and (name is None or name == FACE_DOWN or "monster" not in view.card(name).tags):
            continue
        sums = view.sums(rank)
        attack, magic = total("attack", rank), total("magic", rank)
        check(attack == sums.attack, f"the ledger of attack in rank {rank} gives {attack}, not {sums.attack}")
        check(magic == sums.magic, f"the ledger of magic in rank {rank} gives {magic}, not {sums.magic}")
        check(total("light", rank) == sums.light, f"the ledger of light in rank {rank} is wrong")
        check(total("darkness", rank) == sums.dark, f"the ledger of darkness in rank {rank} is wrong")
        whole = total("total", rank)
        check(whole == sums.total, f"the ledger of the total in rank {rank} gives {whole}, not {sums.total}")
    check(total("vp") == view.score(seat), "the ledger of victory points is wrong")
    check(total("gold") == view.gold + (s.spent if seat == s.active else 0), "the ledger of gold is wrong")


def twins_equal(s: State, twin: State) -> None:
    mine, other = position.write(s, cards=False), position.write(twin, cards=False)
    if mine == other:
        return
    for a, b in zip(mine.splitlines(), other.splitlines(), strict=False):
        check(a == b, f"the saved game goes another way: {a!r} and {b!r}")
    raise Broken("the saved game goes another way")


def dead_end(s: State) -> bool:
    """No seat owns a card, nothing is free, and no monster before the card that ends the game can be attacked.

    Then nobody can win a battle or bring the end nearer, whatever is chosen.
    """
    if any(owned(s, seat) for seat in range(s.seats)):
        return False
    first = s.map.first_stack
    if any(zone and s.rules.cost[s.kinds[zone[0]]] == 0 for zone in s.zones[first : first + s.map.stacks]):
        return False
    hall = [c != EMPTY and s.kinds[c] not in s.rules.monsters for c in s.zones[HALL]]
    last = hall.index(True) if True in hall else len(hall)
    return not any(rank <= last for rank in fightable(s))


def fightable(s: State) -> list[int]:
    """The ranks whose monster the active seat may attack."""
    return [option_parts(o)[1] for o in faces(s, s.active)]


def needs_a_victory(s: State) -> bool:
    """No card that ends the game on its arrival is still on its way: there is none, or it is held in its rank, or one
    before it cannot even be attacked now or does not give way unless it is beaten."""
    ends = s.rules.musts.get("arrive")
    if ends is None:
        # In Quest the keys come from behind beaten monsters.
        return True
    if any(ends[s.kinds[c]] for c in s.zones[DUNGEON]):
        return False
    ranks = fightable(s)
    for rank, c in enumerate(s.zones[HALL], 1):
        if c == EMPTY:
            continue
        if ends[s.kinds[c]]:
            return barred(s, "move-up", c)
        if rank not in ranks or barred(s, "retreat", c):
            return True
    return True


# ----------------------------------------------------------------------------------------------------------------------
# Games


def some_setup(e: Edition, luck: Stream) -> Setup:
    """Random cards, now and then published ones, in any way to play, on any board they can be laid out on, with and
    without avatars."""
    setup = e.random_setup(luck.below(1 << 32))
    if len(e.setups) > 1 and not luck.below(PUBLISHED_EVERY):
        setup = list(e.setups.values())[luck.below(len(e.setups))]
    if len(e.modes) > 1:
        setup = on_board(setup, None, None, mode=e.modes[luck.below(len(e.modes))])
    found = []
    for board in (setup.board,) if setup.board else e.boards:
        for avatars in (False, True):
            try:
                e.check(replace(setup, board=board, avatars=avatars))
            except SetupError:
                continue
            found.append(replace(setup, board=board, avatars=avatars))
    return found[luck.below(len(found))] if len(found) > 1 else found[0]


def play(name: str, seed: int, g: int) -> int:
    """Play one game with all checks; the number of its steps. Raises Broken, DeadEnd, Stalled, or what the machine
    raises."""
    e = edition(name)
    luck = Stream.of(seed, f"duskhall soak {g}")
    low, high = e.players
    players = low + luck.below(high - low + 1)
    setup = some_setup(e, luck)
    key = key_from_seed(seed, f"duskhall soak {g} luck")
    game = Game(e.deal(e.rules_on(setup.board), setup, players, key), listen=False, history=False)
    s = game.state
    twin: Game | None = None
    step = 0
    while not s.over:
        if s.turn > LONG and dead_end(s):
            raise DeadEnd
        if s.turn > PATIENCE and needs_a_victory(s):
            raise Stalled
        check(s.turn <= MOST_TURNS, f"the game does not end: turn {s.turn}, hall {View(s, 0).hall}")
        open_now = game.decisions()
        check(bool(open_now), "the game is not over, but nobody is asked")
        decision = open_now[luck.below(len(open_now))]
        ids = list(decision.options)
        options_sound(ids)
        cards_conserved(s)
        if step % LEDGER_EVERY == 0:
            ledgers_sum(s, decision.seat)
        if step % TWIN_EVERY == 0:
            if twin is not None:
                twins_equal(s, twin.state)
            saved = position.write(s, cards=g % CARDS_EVERY == 0)
            twin = Game(position.read(saved), listen=False, history=False)
        choice = luck.below(len(ids))
        if twin is not None:
            # The twin is answered in words, so that reading ids is tested too.
            twin.answer(decision.seat, ids[choice], decision.number)
        game.choose(decision, choice)
        step += 1
    cards_conserved(s)
    if twin is not None:
        twins_equal(s, twin.state)
    check(any(row.winner for row in e.standings(s)), "nobody has won")
    return step


def play_all(name: str, seed: int, until: float, games: range) -> Report:
    """Play these games, as far as there is time (a moment of ``time.time``; 0: no limit)."""
    out = Report()
    for g in games:
        if until and time.time() > until:
            break
        out.games += 1
        try:
            out.steps += play(name, seed, g)
        except DeadEnd:
            out.dead_ends += 1
        except Stalled:
            out.stalled += 1
        except Exception as e:
            place = traceback.extract_tb(e.__traceback__)[-1]
            where = "" if isinstance(e, Broken) else f" ({place.filename}, line {place.lineno})"
            out.faults.append((g, f"{type(e).__name__}: {e}{where}"))
    return out


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, default=NAMES[0], help="the edition (default: %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.0, metavar="S", help="stop after so many seconds")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number, the same games (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes that share the work (default: one a core)")
    parser.add_argument("--game", type=int, metavar="G", help="play game number G alone, with the whole traceback")
    args = parser.parse_args(argv)
    if args.games < 1 or (args.jobs is not None and args.jobs < 1) or args.seconds < 0:
        parser.error("--games and --jobs are 1 or more, --seconds is not below 0")
    if args.game is not None:
        try:
            print(f"game {args.game}: {play(args.edition, args.seed, args.game)} steps, no fault")
        except DeadEnd:
            print(f"game {args.game}: a dead end, no fault")
        except Stalled:
            print(f"game {args.game}: given up after {PATIENCE} turns, no fault")
        return 0
    start = time.time()
    until = start + args.seconds if args.seconds else 0.0
    out = Report()
    stopped = False
    try:
        with progress("soaking", args.games) as done:
            for part in share(partial(play_all, args.edition, args.seed, until), range(args.games), args.jobs):
                out.games += part.games
                out.steps += part.steps
                out.dead_ends += part.dead_ends
                out.stalled += part.stalled
                for g, what in part.faults:
                    out.faults.append((g, what))
                    command = f"python -m tools.soak --edition {args.edition} --seed {args.seed} --game {g}"
                    print(f"game {g}: {what}\n  to see it: {command}", file=sys.stderr, flush=True)
                done(part.games)
    except KeyboardInterrupt:
        stopped = True
    seconds = time.time() - start
    print(f"{out.games:,} games, {out.steps:,} steps in {seconds:.0f} s; {len(out.faults)} with a fault")
    if out.dead_ends:
        print(f"{out.dead_ends:,} came to a dead end: no seat owns a card, and nothing can bring one or the end")
    if out.stalled:
        print(f"{out.stalled:,} were given up after {PATIENCE:,} turns: only a victory could end them")
    return 130 if stopped else 1 if out.faults else 0


if __name__ == "__main__":
    sys.exit(main())
