"""A campaign as text: ``key: value`` lines as in every notation of ours, with a check sum at the end.

What belongs to one set-up or one finished game has its number in front, as ``start:`` has in a record::

    campaign: 1
    name: Winter
    player 1: Anna
    player 2: Greedy bot
    bot 2: greedy
    setups: quests
    games: 5
    game 1: scores: 31 28
    game 1: choice 1: holy-mace
    end: 5f0c21d9

The sum is over the lines without comments, so that a file which was cut off or changed is noticed before it is played.
"""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from duskhall.editions import edition as find
from duskhall.editions.errors import SetupError
from duskhall.editions.setup import Setup, Wishes
from duskhall.notation.lines import Line, NotationError, parse_count, parse_int, parse_seat, split_lines
from duskhall.notation.record import CHOSEN, FURTHER, read_setup, write_setup

from .errors import CampaignError
from .model import EDITION, OPEN, QUESTS, Campaign, Played, Player

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

VERSION = 1
NUMBERED = re.compile(r"(setup|game) ([1-9]\d{0,3})", re.ASCII)
WISHES = ("packs", "only", "without")

Rows = dict[str, tuple[Line, str]]
"""Lines by their keys."""


# --------------------------------------------------------------------------------------------------------------------
# Writing


def write(campaign: Campaign) -> str:
    """The campaign as text, which ``read`` reads."""
    c = campaign
    out = [f"campaign: {VERSION}", f"name: {c.name}"]
    out += [f"player {seat}: {player.name}" for seat, player in enumerate(c.players, 1)]
    out += [f"bot {seat}: {player.bot}" for seat, player in enumerate(c.players, 1) if player.bot]
    out.append(f"setups: {c.source}")
    if c.seed:
        out.append(f"seed: {c.seed}")
    out += [f"wish {what}: {_list(names)}" for what in WISHES if (names := getattr(c.wishes, what))]
    if c.wishes.guardian:
        out.append(f"wish guardian: {c.wishes.guardian}")
    out += [f"setup {n}: {line}" for n, setup in enumerate(c.setups, 1) for line in write_setup(setup)]
    if c.mode:
        out.append(f"mode: {c.mode}")
    if c.keys:
        out.append(f"keys: {c.keys}")
    if c.more_keys:
        out.append("more-keys: yes")
    if c.key_decks:
        out.append(f"key-decks: {_row(c.key_decks)}")
    if c.games:
        out.append(f"games: {c.games}")
    out += [f"game {n}: {line}" for n, game in enumerate(c.played, 1) for line in _game_lines(game)]
    if c.running:
        out.append(f"running: {c.running}")
    return "\n".join([*out, f"end: {_sum(out)}"]) + "\n"


def _game_lines(game: Played) -> list[str]:
    out = [f"date: {game.date}", f"turns: {game.turns}", f"scores: {_row(game.scores)}"]
    out += [f"order: {_row(seat + 1 for seat in game.order)}", f"winners: {_row(seat + 1 for seat in game.winners)}"]
    out += [f"market {seat}: {_list(cards)}" for seat, cards in enumerate(game.market, 1) if cards]
    out += [f"choice {seat}: {choice}" for seat, choice in enumerate(game.choices, 1) if choice != OPEN]
    return out + write_setup(game.setup)


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _list(names: Sequence[str]) -> str:
    return ", ".join(names)


def _sum(lines: Sequence[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


# --------------------------------------------------------------------------------------------------------------------
# Reading


def read(text: str) -> Campaign:
    """The campaign in a text. Raises CampaignError, which says what is wrong with it."""
    try:
        lines = split_lines(text)
    except NotationError as e:
        raise CampaignError("file-line", why=e) from None
    key, _, version = lines[0].text.partition(":") if lines else ("", "", "")
    if key.strip() != "campaign":
        raise CampaignError("file-other")
    if version.strip() != str(VERSION):
        raise CampaignError("file-version", got=version.strip(), version=VERSION)
    end, _, total = lines[-1].text.partition(":")
    if end.strip() != "end":
        raise CampaignError("file-cut-off", lines=len(text.splitlines()))
    if total.strip() != _sum([line.text for line in lines[:-1]]):
        raise CampaignError("file-changed")
    try:
        return _campaign(lines[1:-1])
    except (NotationError, SetupError) as e:
        raise CampaignError("file-line", why=e) from None


def _campaign(lines: list[Line]) -> Campaign:
    parts: dict[str, dict[int, list[Line]]] = {"setup": {}, "game": {}}
    single: list[Line] = []
    for line in lines:
        key, value = line.key_value()
        if found := NUMBERED.fullmatch(key):
            parts[found[1]].setdefault(int(found[2]), []).append(Line(line.number, value))
        else:
            single.append(line)
    rows = _rows(single)
    players = tuple(Player(name) for name in _each(rows, "player"))
    bots = {f"bot {seat}" for seat in range(1, 1 + len(players))} & rows.keys()
    for key in bots:
        line, bot = rows.pop(key)
        seat = parse_seat(line, key[4:], len(players))
        players = (*players[:seat], replace(players[seat], bot=bot), *players[seat + 1 :])
    out = Campaign(
        _text(rows, "name"),
        players,
        source=_text(rows, "setups", QUESTS),
        seed=_number(rows, "seed"),
        wishes=Wishes(
            **{what: _names(rows, f"wish {what}") for what in WISHES},
            guardian=_text(rows, "wish guardian"),
        ),
        setups=tuple(_setup(_rows(part)) for part in _counted(parts["setup"])),
        mode=_text(rows, "mode"),
        keys=_number(rows, "keys"),
        more_keys=_text(rows, "more-keys", "no") == "yes",
        key_decks=_numbers(rows, "key-decks"),
        games=_number(rows, "games"),
        played=tuple(_played(_rows(part), len(players)) for part in _counted(parts["game"])),
        running=_text(rows, "running"),
    )
    _refuse_others(rows)
    return out


def _rows(lines: list[Line]) -> Rows:
    out: Rows = {}
    for line in lines:
        key, value = line.key_value()
        if key in out:
            raise line.error("campaign-error-line-twice", key=key)
        out[key] = line, value
    return out


def _counted(parts: dict[int, list[Line]]) -> list[list[Line]]:
    """Parts with numbers from 1 on."""
    for n, number in enumerate(sorted(parts), 1):
        if n != number:
            raise parts[number][0].error("campaign-error-line-missing", n=n, number=number)
    return [parts[number] for number in sorted(parts)]


def _each(rows: Rows, key: str) -> list[str]:
    """The values of a key with numbers from 1 on."""
    out: list[str] = []
    while f"{key} {len(out) + 1}" in rows:
        out.append(rows.pop(f"{key} {len(out) + 1}")[1])
    return out


def _text(rows: Rows, key: str, usual: str = "") -> str:
    return rows.pop(key)[1] if key in rows else usual


def _names(rows: Rows, key: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in rows.pop(key)[1].split(",")) if key in rows else ()


def _number(rows: Rows, key: str) -> int:
    return parse_count(*rows.pop(key), key) if key in rows else 0


def _numbers(rows: Rows, key: str) -> tuple[int, ...]:
    line, text = rows.pop(key, (Line(0, ""), ""))
    return tuple(parse_int(line, word, key) for word in text.split())


def _refuse_others(rows: Rows) -> None:
    for key, (line, _) in rows.items():
        raise line.error("campaign-error-line-unknown", key=key)


def _setup(rows: Rows) -> Setup:
    """The set-up in these lines, which hold nothing else."""
    found = read_setup(rows, find(EDITION).rules)
    if found is None:
        raise NotationError(0, "campaign-error-line-setup")
    _refuse_others({key: row for key, row in rows.items() if key not in (*CHOSEN, *FURTHER)})
    return found


def _played(rows: Rows, seats: int) -> Played:
    own = ("date", "turns", "scores", "order", "winners")
    market = tuple(_names(rows, f"market {seat}") for seat in range(1, seats + 1))
    choices = tuple(_text(rows, f"choice {seat}", OPEN) for seat in range(1, seats + 1))
    mine = {key: rows.pop(key) for key in own if key in rows}
    return Played(
        _setup(rows),
        scores=_numbers(mine, "scores"),
        order=tuple(seat - 1 for seat in _numbers(mine, "order")),
        winners=tuple(seat - 1 for seat in _numbers(mine, "winners")),
        market=market,
        choices=choices,
        turns=sum(_numbers(mine, "turns")),
        date=_text(mine, "date"),
    )
