"""``duskhall play``: a game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
import secrets
import traceback
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall import new_game
from duskhall.commands import BAD_INPUT, OK, bad_figures, did_you_mean, fail, find_edition, wishing
from duskhall.terminal.plain import plain
from duskhall.text import words
from duskhall.text.errors import system

if TYPE_CHECKING:
    from duskhall.core.game import Game
    from duskhall.editions.setup import Edition, Setup
    from duskhall.notation.files import Loaded
    from duskhall.terminal.saves import Found
    from duskhall.terminal.screen import Screen
    from duskhall.terminal.table import Seat, Table

DEMONSTRATOR = "greedy"
"""Plays where nobody can answer: it thinks so little that a game is over in a moment."""
NO_BOTS = "none"
INTERRUPTED = 130
STOPPED = 1
BOT_SECONDS = 10.0
PATIENCE = 10.0
"""Seconds after which an open pipe in which nothing happens counts as an empty chair."""

SETTING_UP = (
    *("players", "setup", "seed", "groups", "board", "avatars", "keys", "mode", "key_decks", "figures"),
    *wishing.OPTIONS,
    wishing.REROLL,
)
"""Options that say how to set up a game."""
SHAPING = ("bots", "names", *SETTING_UP)
"""Options that say what game to start: whoever gives one wants a new game."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="classic", metavar="E", help=plain("play-option-edition"))
    parser.add_argument("--players", type=int, metavar="N", help=plain("play-option-players"))
    parser.add_argument("--bots", metavar="A,B", help=plain("play-option-bots"))
    parser.add_argument("--names", metavar="A,B", help=plain("play-option-names"))
    parser.add_argument("--setup", metavar="CARDS", help=plain("play-option-setup"))
    parser.add_argument("--seed", type=int, metavar="N", help=plain("play-option-seed"))
    parser.add_argument("--groups", type=int, metavar="N", help=plain("play-option-groups"))
    parser.add_argument("--board", metavar="B", help=plain("play-option-board"))
    parser.add_argument("--avatars", action="store_true", default=None, help=plain("play-option-avatars"))
    parser.add_argument("--keys", type=int, metavar="N", help=plain("play-option-keys"))
    wishing.mode_arguments(parser)
    wishing.arguments(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help=plain("play-option-record"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--challenge", metavar="CODE", help=plain("play-option-challenge"))
    which.add_argument("--from", dest="start", metavar="FILE[:MOVE]", help=plain("play-option-from"))
    parser.add_argument(
        "--bot-seconds", type=float, default=BOT_SECONDS, metavar="S", help=plain("play-option-bot-seconds")
    )
    parser.add_argument("--strict-bots", action="store_true", help=plain("play-option-strict-bots"))
    parser.add_argument("--max-turns", type=int, metavar="N", help=plain("play-option-max-turns"))
    parser.add_argument("--figures", type=Path, metavar="FILE", help=plain("play-option-figures"))
    parser.add_argument("--new", action="store_true", help=plain("play-option-new"))
    which.add_argument("--list", action="store_true", help=plain("play-option-list"))
    which.add_argument("--resume", nargs="?", const="1", metavar="N|NAME", help=plain("play-option-resume"))
    which.add_argument("--drop", nargs="+", metavar="N|NAME", help=plain("play-option-drop"))
    parser.add_argument("--yes", action="store_true", help=plain("play-option-yes"))


class Unusable(ValueError):
    """What was asked for on the command line cannot be played. The text says what to do."""


def run(args: argparse.Namespace) -> int:
    from duskhall.bots import BotFault
    from duskhall.editions.errors import FiguresError
    from duskhall.terminal.screen import Screen, Silence, ready

    edition = find_edition(args.edition)
    if edition is None:
        return BAD_INPUT
    screen = Screen()
    try:
        _check(args)
        if args.start is not None:
            return _from_file(args, screen)
        if args.challenge is not None:
            return _challenge(args, screen)
        if args.list or args.resume is not None or args.drop:
            return _unfinished(args, screen)
        start = Start(args, edition)
        seats = _seats(args, edition)
        people = any(seat.bot is None for seat in seats)
        if people and screen.nothing_piped():
            return _demonstration(start, screen, "opening-demo")
        if people and not screen.interactive and not ready(screen.source, 0):
            screen.patience = PATIENCE
        if screen.interactive and not args.new:
            status = _offer(args, screen)
            if status is not None:
                return status
        try:
            return _new(start, screen, seats)
        except Silence:
            return _demonstration(start, screen, "opening-demo-silence")
    except Unusable as e:
        return fail(str(e))
    except FiguresError as e:
        return bad_figures(e)
    except BotFault as e:
        traceback.print_exception(e)
        return fail(words().say("cli-strict", fault=str(e)), STOPPED)
    except EOFError:
        # Before the first question there is nothing to lose.
        screen.line()
        return INTERRUPTED


def _check(args: argparse.Namespace) -> None:
    w = words()
    if not 0 < args.bot_seconds < float("inf"):
        raise Unusable(w.say("cli-seconds"))
    if args.yes and not args.drop:
        raise Unusable(w.say("cli-yes"))
    if args.max_turns is not None and args.max_turns < 1:
        raise Unusable(w.say("cli-max-turns"))
    if args.record is not None and args.record.is_dir():
        raise Unusable(w.say("cli-folder", file=str(args.record)))
    if args.record is not None and not args.record.absolute().parent.is_dir():
        raise Unusable(w.say("cli-no-folder", file=str(args.record)))


# ------------------------------------------------------------------------------------------------------------
# Who sits at the table


def _bots(args: argparse.Namespace) -> list[str]:
    from duskhall.bots import split_list

    return [] if args.bots in (None, NO_BOTS) else split_list(args.bots)


def _seats(args: argparse.Namespace, edition: Edition) -> list[Seat]:
    """People take the first seats, bots the others."""
    from duskhall.bots import USUAL

    w = words()
    names = wishing.split(args.names)
    specs = _bots(args)
    low, high = edition.players
    if args.players is not None:
        players = args.players
    elif args.bots is not None:
        players = max(low, len(specs) + max(1, len(names)))
    else:
        players = max(low, len(names))
    if not low <= players <= high:
        raise Unusable(w.say("cli-players", edition=_title(edition.name), least=low, most=high, got=players))
    if args.bots is None:
        specs = [USUAL] * (players - max(1, len(names)))
    if len(specs) > players:
        raise Unusable(w.say("cli-too-many-bots", bots=len(specs), players=players))
    return seat_people(names, specs, players - len(specs), args.seed)


def seat_people(names: list[str], specs: list[str], people: int, seed: int | None = None) -> list[Seat]:
    """The seats: so many people with these names, then these bots."""
    from duskhall.terminal.table import Seat

    w = words()
    if len(names) > people:
        raise Unusable(w.say("cli-too-many-names", names=len(names), people=people))
    seats = [Seat(name) for name in names]
    seats += [Seat(w.say("player-default", n=i + 1)) for i in range(len(names), people)]
    seats += [bot_seat(spec, specs, i, seed) for i, spec in enumerate(specs)]
    check_names([seat.name for seat in seats])
    return seats


def check_names(names: list[str]) -> None:
    for i, name in enumerate(names):
        if not name.strip() or not name.isprintable() or "," in name:
            raise Unusable(words().say("cli-bad-name", name=name))
        if name in names[:i]:
            raise Unusable(words().say("cli-same-name", name=name))


def bot_seat(spec: str, specs: list[str], i: int, seed: int | None = None, name: str | None = None) -> Seat:
    """A seat for a bot. Bots of one kind are numbered, and each has luck of its own."""
    from duskhall.bots import BotError, load, title_of
    from duskhall.terminal.table import Seat

    try:
        bot = load(spec, secrets.randbelow(1 << 30) if seed is None else seed + i)
    except BotError as e:
        raise Unusable(words().say("cli-bad-bot", name=spec, why=str(e))) from None
    if not name:
        title = title_of(spec)
        titles = [title_of(other) for other in specs]
        if titles.count(title) > 1:
            name = words().say("bot-default.many", bot=title, n=titles[: i + 1].count(title))
        else:
            name = words().say("bot-default", bot=title)
    return Seat(name, spec, bot)


# ------------------------------------------------------------------------------------------------------------
# Starting


def _title(edition: str) -> str:
    return words().say("edition-name", name=words().edition_title(edition))


def _usual(args: argparse.Namespace) -> str:
    """The set-up of a game for which none is named: wishes are for random cards."""
    return "random" if any(getattr(args, option) is not None for option in wishing.OPTIONS) else "first"


def _setup(args: argparse.Namespace, edition: Edition) -> tuple[Setup, str, int]:
    """The cards to play with, how they were chosen, and the number of a random set-up."""
    from duskhall.commands.setup import choices, elsewhere
    from duskhall.editions.choosing import chosen, on_board, rerolled
    from duskhall.editions.errors import SetupError, UnknownName
    from duskhall.telling.setup import explain
    from duskhall.terminal.asking import whole

    w = words()
    how, _, number = (args.setup or _usual(args)).partition(":")
    seed = args.seed if args.seed is not None else secrets.randbelow(1_000_000)
    if how != "random" and (wrong := wishing.out_of_place(args)):
        raise Unusable(wrong)
    try:
        wishes = wishing.wishes_of(args, edition)
        if how == "random":
            if number and whole(number) is None:
                raise Unusable(w.say("play-bad-setup-seed", got=number))
            seed = int(number) if number else seed
            groups = edition.groups[0] if args.groups is None else args.groups
            setup = edition.random_setup(seed, groups, wishes)
        elif args.groups is not None:
            raise Unusable(w.say("play-groups-random"))
        elif (args.setup or how) in edition.setups:
            setup = edition.setups[how]
        else:
            how, setup = "chosen", chosen(edition, ",".join(wishing.named(_names_of(args.setup), edition)))
        if args.reroll is not None:
            how, setup = "rerolled", rerolled(edition, setup, wishing.named(args.reroll, edition), seed, wishes)
        setup = on_board(
            setup,
            args.board,
            args.avatars,
            args.keys,
            args.mode,
            key_decks=wishing.key_decks(args),
            packs=wishes.packs,
        )
        edition.check(setup)
    except UnknownName as e:
        hint = elsewhere(edition, e.name, w)
        if not hint:
            known = w.say("setup-published", known=w.series((*edition.setups, "random")))
            hint = f"{did_you_mean(e.name, (*edition.setups, *e.known))}\n{known}{choices(edition, w)}"
        raise Unusable(w.say("setup-no-such-name", name=e.name) + hint) from None
    except SetupError as e:
        raise Unusable(explain(e, w)) from None
    return setup, how, seed


def _names_of(text: str) -> str:
    """The names in a file, or the text itself if it is a list. A file may have a line for each kind of card."""
    path = Path(text).expanduser()
    # One word that does not look like a file is a name, perhaps a wrong one.
    if not path.exists() and ("," in text or not {".", "/", "\\"}.intersection(text)):
        return text
    lines = read_text(path).splitlines()
    rows = [line.partition("#")[0].rpartition(":")[2] for line in lines]
    return ",".join(rows)


class Start:
    """What is played: edition, cards, luck. Made before anything is said, so that a mistake is found first."""

    def __init__(self, args: argparse.Namespace, edition: Edition) -> None:
        from duskhall.editions.figures import load_figures

        self.args = args
        self.edition = edition
        self.setup, self.how, self.number = _setup(args, edition)
        self.cards = () if args.figures is None else load_figures(args.figures, edition)

    def deal(self, players: int) -> Game:
        """The same game as ``new_game`` with this seed; the cards may have an owner's figures."""
        return new_game(self.edition.name, players, self.setup, seed=self.args.seed, cards=self.cards)


def _table(
    args: argparse.Namespace,
    screen: Screen,
    game: Game,
    seats: list[Seat],
    setup: Setup | None,
    save: Path | None = None,
) -> Table:
    """The table, with a file in which the game is kept if somebody plays it."""
    from duskhall.commands.cards import full
    from duskhall.terminal import saves
    from duskhall.terminal.table import Table

    people = any(seat.bot is None for seat in seats)
    if people and args.max_turns is not None:
        raise Unusable(words().say("cli-max-turns-people"))
    if save is None and people:
        save = saves.running() / saves.new_name(game.state.rules.edition)
    table = Table(screen, game, seats, setup, save=save, record=args.record, seconds=args.bot_seconds, page=full)
    table.strict_bots = args.strict_bots
    table.max_turns = args.max_turns
    return table


def _new(start: Start, screen: Screen, seats: list[Seat]) -> int:
    from duskhall.bots import LEVELS, NEWCOMERS
    from duskhall.terminal.screen import Silence

    table = _table(start.args, screen, start.deal(len(seats)), seats, start.setup)
    table.opening(start.how, start.number)
    if start.args.bots is None and 0 < len(table.people) < len(seats):
        others = words().series(level for level in LEVELS if level != NEWCOMERS)
        screen.para(words().say("opening-levels", easy=NEWCOMERS, others=others))
    try:
        return table.play()
    except Silence:
        if table.files.save is not None:
            table.files.save.unlink(missing_ok=True)
        raise


def _demonstration(start: Start, screen: Screen, why: str) -> int:
    """Bots play, so that something can be seen where nobody can answer: those named, and quick ones for people."""
    args, w = start.args, words()
    names = wishing.split(args.names)
    specs = _bots(args)
    players = args.players or max(start.edition.players[0], len(names) + len(specs))
    people = players - len(specs)
    specs = [DEMONSTRATOR] * people + specs
    seats = [bot_seat(s, specs, i, args.seed, name) for i, (s, name) in enumerate(zip_longest(specs, names))]
    check_names([seat.name for seat in seats])
    screen.para(w.say(why, n=players))
    if people and (names or args.bots is not None):
        screen.para(w.say("opening-demo-seats", n=people))
    return _new(start, screen, seats)


# ------------------------------------------------------------------------------------------------------------
# Going on


def _offer(args: argparse.Namespace, screen: Screen) -> int | None:
    """Offer the unfinished games. None: start a new one."""
    from duskhall.terminal.unfinished import Stopped, Unfinished

    games = Unfinished(screen)
    waiting = games.waiting()
    if not waiting:
        return None
    if any(getattr(args, option) is not None for option in SHAPING):
        screen.para(words().say("save-waits", n=waiting))
        return None
    try:
        chosen = games.offer()
    except Stopped:
        return OK
    return None if chosen is None else _resume(args, screen, chosen)


def _resume(args: argparse.Namespace, screen: Screen, chosen: Found) -> int:
    from duskhall.terminal import saves

    if chosen.loaded is None:
        raise Unusable(words().say("save-damaged", why=chosen.error))
    seats = _seats_of(args, chosen.loaded)
    try:
        path = saves.claim(chosen.path)
    except OSError as e:
        raise Unusable(words().say("cli-unwritable", file=str(chosen.path), why=system(e))) from None
    return _go_on(args, screen, chosen.loaded, seats, path)


def _unfinished(args: argparse.Namespace, screen: Screen) -> int:
    """What ``--list``, ``--resume`` and ``--drop`` ask for."""
    from duskhall.terminal.unfinished import NoSuchGame, Unfinished, undeletable

    games = Unfinished(screen)
    if args.list:
        games.list_all()
        return OK
    try:
        # Every game is found before the first is deleted, because that changes the numbers.
        found = [games.find(name) for name in args.drop or [args.resume]]
    except NoSuchGame as e:
        raise Unusable(str(e)) from None
    if not args.drop:
        _no_setup(args, "cli-not-with-resume")
        return _resume(args, screen, found[0])
    try:
        games.drop(list({game.path: game for game in found}.values()), sure=args.yes)
    except EOFError:
        raise Unusable(words().say("save-drop-unasked")) from None
    except OSError as e:
        if e.filename is None:
            raise
        raise Unusable(undeletable(e)) from None
    return OK


def _seats_of(args: argparse.Namespace, loaded: Loaded) -> list[Seat]:
    """Who sits at the table of a game that goes on: as the record says, unless the command line says otherwise."""
    from duskhall.bots import USUAL
    from duskhall.terminal.table import Seat

    w = words()
    n = loaded.game.state.seats
    if args.bots is None and args.names is None and loaded.names:
        specs = list(loaded.bots)
        return [
            bot_seat(spec, specs, i, None, name) if spec else Seat(name)
            for i, (name, spec) in enumerate(zip(loaded.names, specs, strict=True))
        ]
    names = wishing.split(args.names)
    specs = _bots(args)
    if args.bots is None:
        specs = [USUAL] * (n - max(1, len(names)))
    if len(specs) > n:
        raise Unusable(w.say("cli-bots-with-from", players=n, got=len(specs)))
    return seat_people(names, specs, n - len(specs))


def _go_on(args: argparse.Namespace, screen: Screen, loaded: Loaded, seats: list[Seat], save: Path | None) -> int:
    setup = loaded.record.setup if loaded.record is not None else None
    table = _table(args, screen, loaded.game, seats, setup, save)
    table.returning()
    return table.play()


def _from_file(args: argparse.Namespace, screen: Screen) -> int:
    w = words()
    _no_setup(args, "cli-not-with-from")
    name, move = file_and_move(args.start)
    loaded = load_file(Path(name).expanduser(), move)
    if loaded.game.over:
        raise Unusable(w.say("cli-already-over"))
    return _go_on(args, screen, loaded, _seats_of(args, loaded), None)


def _challenge(args: argparse.Namespace, screen: Screen) -> int:
    """The deal of a game that somebody else has played: beat their score."""
    from duskhall import Game
    from duskhall.notation.challenge import read
    from duskhall.notation.lines import NotationError
    from duskhall.terminal.table import Seat

    w = words()
    _no_setup(args, "cli-not-with-challenge")
    if args.bots is not None:
        raise Unusable(w.say("cli-not-with-challenge", option="--bots"))
    # A link from the page has its code at the end.
    code = args.challenge.rpartition("/")[2]
    try:
        found = read(code)
    except NotationError as e:
        raise Unusable(w.say("cli-challenge", why=e.message)) from None
    names = wishing.split(args.names)
    if len(names) > 1:
        raise Unusable(w.say("cli-too-many-names", names=len(names), people=1))
    specs = [bot for bot in found.bots if bot]
    me = Seat(names[0] if names else w.say("player-default", n=found.seat + 1))
    bots = iter([bot_seat(spec, specs, i) for i, spec in enumerate(specs)])
    seats = [next(bots) if bot else me for bot in found.bots]
    check_names([seat.name for seat in seats])
    table = _table(args, screen, Game(found.deal(), setup=found.setup), seats, found.setup)
    table.opening("chosen", 0)
    screen.para(w.say("opening-challenge", name=found.name, points=found.points))
    return table.play()


def _no_setup(args: argparse.Namespace, message: str) -> None:
    """Refuse options that say how to set up a game, where the game is set up already."""
    for option in SETTING_UP:
        if getattr(args, option) is not None:
            raise Unusable(words().say(message, option=f"--{option}"))


def file_and_move(text: str) -> tuple[str, int | None]:
    """``game.txt:12`` is a file and a move; a file that is called so comes first."""
    from duskhall.terminal.asking import whole

    name, colon, move = text.rpartition(":")
    if colon and whole(move) is not None and not Path(text).expanduser().exists():
        return name, int(move)
    return text, None


def load_file(path: Path, move: int | None = None) -> Loaded:
    """Read a record or a position from a file; a mistake in it is named with its line."""
    from duskhall.notation.files import is_record, load
    from duskhall.notation.lines import NotationError
    from duskhall.notation.record import read
    from duskhall.telling.files import explain

    w = words()
    text = read_text(path)
    if not text.strip():
        raise Unusable(w.say("cli-empty", file=str(path)))
    try:
        if move is None:
            return load(text)
        if not is_record(text):
            # What is neither a record nor a position is found out here.
            load(text)
            raise Unusable(w.say("cli-no-moves", file=str(path)))
        n = len(read(text).moves)
        if move > n:
            raise Unusable(w.say("cli-no-move", n=n, got=str(move)))
        return load(text, move)
    except NotationError as e:
        raise Unusable(w.say("cli-notation", file=str(path), why=explain(e, text))) from None


def read_text(path: Path) -> str:
    w = words()
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unusable(w.say("cli-no-file", file=str(path))) from None
    except UnicodeDecodeError:
        raise Unusable(w.say("cli-not-text", file=str(path))) from None
    except OSError as e:
        raise Unusable(w.say("cli-unreadable", file=str(path), why=system(e))) from None
