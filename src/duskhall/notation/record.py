"""The game record: what PGN is to chess. Header, moves, result; it replays anywhere and is the format of saves.

Each turn is a line: the seat to move, then the moves; an answer of another seat has its number in front::

    turn 7, seat 2: dungeon equip:dagger>militia done attack:1
    turn 8, seat 1: dungeon use:lorigg-rogue 2>discard:torch done attack:3
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall import __version__
from duskhall.core.decision import Refused
from duskhall.core.game import UNDO, Game
from duskhall.core.luck import NAME
from duskhall.core.zones import ScriptError
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.setup import Setup

from .lines import Line, NotationError, parse_int, split_lines
from .position import read_lines
from .position import write as write_position

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

VERSION = 1
CHOSEN = ("monsters", "heroes", "village")
FURTHER = ("bearer", "board", "avatars", "rooms", "guardian", "keys", "mode", "key-decks", "packs")
"""The lines of a set-up: those that every one has, and those that only some have."""
OUT = ("resigned", "absent")
"""Why a seat cannot win any more: its player has given up, or stayed away. The header names the seats of each."""
UNFINISHED = ("open", "agreed", *OUT)
"""Results of a game whose moves do not end it: it may go on, all have agreed to end it, nobody is left to win it but
one, or the others have claimed it because a player stayed away."""


@dataclass(slots=True)
class Record:
    """A record as read: the game at its start, who plays, and the moves."""

    seats: tuple[str, ...]
    setup: Setup | None
    game: Game
    moves: list[tuple[int, str]]
    lines: list[int]
    """The line of each move, for errors."""
    turns: dict[int, tuple[int, int]]
    """The turn and the seat that a new line of moves names."""
    result: Line
    bots: tuple[str, ...]
    resigned: frozenset[int]
    """Seats that have given up."""
    absent: frozenset[int]
    """Seats whose players stayed away."""

    @property
    def out(self) -> frozenset[int]:
        """Seats that cannot win."""
        return self.resigned | self.absent


def write(
    game: Game,
    seats: tuple[str, ...],
    setup: Setup | None,
    *,
    bots: tuple[str, ...] = (),
    luck: bool = True,
    unfinished: str = "open",
    resigned: frozenset[int] = frozenset(),
    absent: frozenset[int] = frozenset(),
) -> str:
    """The record of a game. ``seats``: who sits where. ``luck``: False while the game runs and others may read it.
    ``unfinished``: how the game stands if its moves do not end it, see UNFINISHED. ``resigned``: seats that have given
    up; ``absent``: those whose players stayed away."""
    s = game.start
    r = s.rules
    out = [f"record: {VERSION}", f"program: duskhall {__version__}, luck {NAME}", f"edition: {r.edition} {r.version}"]
    out += [f"player {i + 1}: {name}" for i, name in enumerate(seats)]
    out += [f"bot {i + 1}: {name}" for i, name in enumerate(bots) if name]
    if setup is not None:
        out += write_setup(setup)
    if game.marked:
        out.append("marked: yes")
    for why, seats_out in zip(OUT, (resigned, absent), strict=True):
        if seats_out:
            out.append(f"{why}: " + " ".join(str(seat + 1) for seat in sorted(seats_out)))
    out += [f"start: {line}" for line in write_position(s, luck=luck).splitlines()]
    replay = Game(s.clone(), listen=False)
    text = ""
    turn = -1
    for seat, move in game.played:
        if replay.state.turn != turn:
            turn = replay.state.turn
            if text:
                out.append(text)
            text = f"turn {turn}, seat {replay.state.active + 1}:"
        text += f" {move}" if seat == replay.state.active else f" {seat + 1}>{move}"
        _apply(replay, seat, move)
    if text:
        out.append(text)
    out.append(f"result: {_result(game, unfinished)}")
    return "\n".join(out) + "\n"


def _result(game: Game, unfinished: str = UNFINISHED[0]) -> str:
    if not game.over:
        return unfinished
    rows = edition(game.state.rules.edition).standings(game.state)
    won = " ".join(str(row.seat + 1) for row in rows if row.winner)
    return f"won by {won}; points {' '.join(str(row.vp) for row in rows)}"


def _apply(game: Game, seat: int, move: str) -> None:
    if move == UNDO:
        game.undo(seat, freely=True)
    else:
        game.answer(seat, move)


def read(text: str) -> Record:
    """Read a record without playing it. Raises NotationError with the line."""
    lines = split_lines(text)
    if not lines or lines[0].text.replace(" ", "") != f"record:{VERSION}":
        raise NotationError(lines[0].number if lines else 1, "notation-record-head", version=str(VERSION))
    names: dict[str, tuple[Line, str]] = {}
    players: list[str] = []
    bots: dict[int, str] = {}
    start: list[Line] = []
    moves: list[tuple[int, str]] = []
    numbers: list[int] = []
    turns: dict[int, tuple[int, int]] = {}
    for line in lines[1:]:
        key, value = line.key_value()
        if key == "start":
            start.append(Line(line.number, value))
        elif key.startswith("player "):
            players.append(value)
        elif key.startswith("bot "):
            bots[parse_int(line, key[4:], "a-seat") - 1] = value
        elif key.startswith("turn "):
            first = len(moves)
            turns[first] = _read_turn(line, key, value, moves, numbers)
        elif key in ("program", "edition", *CHOSEN, *FURTHER, "marked", *OUT, "result"):
            if key in names:
                raise line.error("notation-twice", name=key)
            names[key] = (line, value)
        else:
            raise line.error("notation-unknown-key", key=key)
    if "edition" not in names or "result" not in names:
        raise NotationError(0, "notation-record-cut-off")
    if not start or start[0].text.replace(" ", "") != "position:1":
        raise NotationError(0, "notation-record-no-start")
    state = read_lines(start[1:], complete=True)
    line, text = names["edition"]
    if text.split() != [state.rules.edition, str(state.rules.version)]:
        raise line.error("notation-record-version", found=text, start=f"{state.rules.edition} {state.rules.version}")
    if len(players) != state.seats:
        raise NotationError(0, "notation-record-players", n=len(players), seats=str(state.seats))
    setup = read_setup(names, state.rules)
    game = Game(state)
    seats = tuple(bots.get(i, "") for i in range(state.seats))
    result = Line(names["result"][0].number, names["result"][1])
    resigned, absent = (_read_out(names, why, state.seats) for why in OUT)
    if resigned & absent or len(resigned | absent) == state.seats:
        line, _ = names["absent"]
        raise line.error("notation-out-twice")
    return Record(tuple(players), setup, game, moves, numbers, turns, result, seats, resigned, absent)


def _read_out(names: dict[str, tuple[Line, str]], why: str, seats: int) -> frozenset[int]:
    if why not in names:
        line, result = names["result"]
        if result == why:
            raise line.error(f"notation-who-{why}")
        return frozenset()
    line, text = names[why]
    out = [parse_int(line, word, "a-seat") - 1 for word in text.split()]
    if not all(0 <= seat < seats for seat in out) or len(set(out)) != len(out) or not 0 < len(out) < seats:
        raise line.error("notation-out", key=why, seats=str(seats))
    return frozenset(out)


def write_setup(setup: Setup) -> list[str]:
    """A set-up as lines: what an edition does not know, or what is as usual, has none."""
    out = [f"{key}: {', '.join(getattr(setup, key))}".rstrip() for key in CHOSEN]
    out += [f"{key}: {value}" for key in ("bearer", "board") if (value := getattr(setup, key))]
    if setup.avatars:
        out.append("avatars: yes")
    if setup.rooms:
        out.append(f"rooms: {', '.join(setup.rooms)}")
    out += [f"{key}: {value}" for key in ("guardian", "keys", "mode") if (value := getattr(setup, key))]
    if setup.key_decks:
        out.append(f"key-decks: {', '.join(map(str, setup.key_decks))}")
    return [*out, f"packs: {', '.join(setup.packs)}"] if setup.packs else out


def _listed(text: str) -> tuple[str, ...]:
    """Names with commas between them; there may be none."""
    return tuple(part.strip() for part in text.split(",")) if text else ()


def read_setup(names: dict[str, tuple[Line, str]], rules: Rules) -> Setup | None:
    if "monsters" not in names:
        for key in (*CHOSEN, *FURTHER):
            if key in names:
                raise names[key][0].error("notation-setup-parts")
        return None
    line = names["monsters"][0]
    parts = {k: _listed(names[k][1]) for k in (*CHOSEN, "rooms", "packs") if k in names}
    if not parts.keys() >= set(CHOSEN):
        raise line.error("notation-setup-parts")
    text = {k: names[k][1] if k in names else "" for k in FURTHER}
    if text["avatars"] not in ("", "yes", "no"):
        raise names["avatars"][0].error("notation-yes-or-no", key="avatars", found=text["avatars"])
    setup = Setup(
        rules.edition,
        monsters=parts["monsters"],
        heroes=parts["heroes"],
        village=parts["village"],
        rooms=parts.get("rooms", ()),
        packs=parts.get("packs", ()),
        bearer=text["bearer"],
        board=text["board"],
        avatars=text["avatars"] == "yes",
        guardian=text["guardian"],
        keys=parse_int(names["keys"][0], text["keys"], "number-of-keys") if "keys" in names else 0,
        mode=text["mode"],
        key_decks=tuple(parse_int(names["key-decks"][0], n, "number-of-keys") for n in _listed(text["key-decks"])),
    )
    found = edition(rules.edition)
    try:
        found.check(setup)
    except SetupError as e:
        raise line.error("notation-setup", why=e) from None
    on = found.rules_on(setup.board).board
    if on != rules.board:
        raise line.error("notation-setup-board", board=on, start=rules.board)
    return setup


def _read_turn(line: Line, key: str, value: str, moves: list[tuple[int, str]], numbers: list[int]) -> tuple[int, int]:
    words = key.replace(",", " ").split()
    if len(words) != 4 or words[2] != "seat":
        raise line.error("notation-turn-line")
    active = parse_int(line, words[3], "a-seat") - 1
    for word in value.split():
        seat, arrow, move = word.partition(">")
        if arrow and seat.isascii() and seat.isdecimal() and len(seat) < 4:
            moves.append((int(seat) - 1, move))
        else:
            moves.append((active, word))
        numbers.append(line.number)
    return parse_int(line, words[1], "a-turn"), active


def replay(record: Record, upto: int | None = None) -> Game:
    """Play the moves of a record, all or the first ``upto``. Raises NotationError where a move does not fit."""
    game = record.game
    for i, (seat, move) in enumerate(record.moves if upto is None else record.moves[:upto]):
        if i in record.turns and record.turns[i] != (game.state.turn, game.state.active):
            turn, active = game.state.turn, game.state.active + 1
            raise NotationError(record.lines[i], "notation-turn-head", turn=str(turn), seat=str(active))
        try:
            _apply(game, seat, move)
        except ScriptError as e:
            raise NotationError(record.lines[i], e.reason, **e.about) from None
        except Refused as e:
            raise NotationError(
                record.lines[i], "notation-move", n=str(i + 1), move=move, seat=str(seat + 1), why=e.reason
            ) from None
    said = record.result.text
    if upto is None and said != _result(game, said if said in UNFINISHED else UNFINISHED[0]):
        raise record.result.error("notation-result", result=_result(game), found=said)
    return game
