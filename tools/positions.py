"""Positions out of games: between greedy bots, and between random players who own strong decks.

Everything follows from edition and seed. The seed also decides on the number of players, the board, avatars and the
mode, so that a range of seeds goes through all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.state import State, front_of
from duskhall.core.steps.flow import Choose
from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.editions.setup import Setup
from duskhall.notation.position import read, write

MOST_TURNS = 60
"""After so many turns of each seat a game of greedy bots is left."""
RANDOM_TURNS = 14
"""So long a game of random players is followed."""
IN_HAND, IN_DECK = 6, 8
"""Cards of a strengthened deck."""
OWNED = ("hero", "village", "basic", "starter", "treasure", "legendary", "disease", "curse")
"""What it may hold; in a hall also trophies."""


def setup_of(name: str, seed: int) -> Setup:
    """Random cards or those of a published set-up, and every board, mode and choice of avatars in turn."""
    e = edition(name)
    published = list(e.setups.values())
    setup = published[seed // 7 % len(published)] if seed % 7 == 3 else e.random_setup(seed)
    setup = on_board(setup, None, None, mode=e.modes[seed // 2 % len(e.modes)] or "plain")
    if len(e.boards) > 1 and setup.board != "learning":
        setup = replace(setup, board=e.boards[seed // 2 % 2], avatars=seed % 5 in (1, 4))
    return setup


def opening(name: str, seed: int) -> State:
    """The game of a seed as it begins."""
    e = edition(name)
    setup = setup_of(name, seed)
    least, most = e.players
    players = least + seed % (most - least + 1)
    return e.deal(e.rules_on(setup.board), setup, players, key_from_seed(seed, "positions"))


def strong_opening(name: str, seed: int) -> State:
    """The same with heroes of all levels, weapons, spells and trophies in every hand and deck."""
    s = opening(name, seed)
    r = s.rules
    stream = Stream.of(seed, "riches")
    owned = OWNED if r.hall.is_map else (*OWNED, "monster")
    there = {c for zone in s.zones for c in zone if c >= 0}
    pool = sorted({r.cards[s.kinds[c]].id for c in there if r.cards[s.kinds[c]].kind in owned})
    pool += [card for card in pool if r.cards[r.index[card]].kind in ("hero", "village")] * 2
    new = {"xp": "xp:" + " 6" * s.seats}
    for n in range(s.seats):
        for zone, size in (("hand", IN_HAND), ("deck", IN_DECK)):
            cards = [pool[stream.below(len(pool))] for _ in range(size)]
            new[f"{zone}.{n + 1}"] = f"{zone}.{n + 1}: " + ", ".join(cards)
        if r.hall.is_map:
            gear = [card.id for card in r.cards if card.kind in ("gear", "wound") and card.id != "festering-wound"]
            tokens = [gear[stream.below(len(gear))] for _ in range(3)]
            kept = [c for c in s.zones[front_of[n]] if r.cards[s.kinds[c]].kind not in ("gear", "wound")]
            if not kept:
                new[f"front.{n + 1}"] = f"front.{n + 1}: " + ", ".join(tokens)
    lines = write(s, cards=False).splitlines()
    kept_lines = [new.pop(line.partition(":")[0], line) for line in lines]
    return read("\n".join([*kept_lines, *new.values()]))


def greedy_game(name: str, seed: int) -> Iterator[State]:
    """Every question of a game of greedy bots; the position is the game's own."""
    game = Game(opening(name, seed), listen=False, history=False)
    s = game.state
    bots = [GreedyBot() for _ in range(s.seats)]
    while not game.over and s.turn < MOST_TURNS * s.seats:
        yield s
        decision = game.decision()
        game.choose(decision, bots[decision.seat].pick(game.view(decision.seat), decision))


def random_game(name: str, seed: int) -> Iterator[State]:
    """Every question of a game of random players with strong decks; they go to the dungeon more often than not."""
    game = Game(strong_opening(name, seed), listen=False, history=False)
    s = game.state
    stream = Stream.of(seed, "random players")
    last = s.turn + RANDOM_TURNS
    while not game.over and s.turn < last:
        yield s
        decision = game.decision()
        game.choose(decision, bold(decision.options, stream))


def bold(options: Sequence[str], stream: Stream) -> int:
    """The place of an option: the dungeon in three of five turns, and rarely the end of a window."""
    ids = list(options)
    if "dungeon" in ids and stream.below(5) < 3:
        return ids.index("dungeon")
    if ids[0] == "done" and len(ids) > 1 and stream.below(6):
        return 1 + stream.below(len(ids) - 1)
    return stream.below(len(ids))


def positions(name: str, seed: int) -> Iterator[State]:
    """Odd seeds: greedy bots; even seeds: random players."""
    return greedy_game(name, seed) if seed % 2 else random_game(name, seed)


def starts_a_turn(s: State) -> bool:
    """The seat on turn chooses where to go."""
    f = s.stack[0]
    return len(s.stack) == 1 and isinstance(f.at, Choose) and not f.at.program.card and s.asked[0].seat == s.active
