"""``duskhall campaign``: games of Quest in a row, in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import OK, did_you_mean, fail, find_edition, wishing
from duskhall.commands.play import BOT_SECONDS, Unusable, bot_seat, read_text
from duskhall.terminal.plain import plain, sentence
from duskhall.text import words
from duskhall.text.errors import system

if TYPE_CHECKING:
    from duskhall.campaign.model import Campaign, Player
    from duskhall.editions.setup import Setup
    from duskhall.terminal.campaigns import Found, Kept
    from duskhall.terminal.table import Seat


def arguments(parser: argparse.ArgumentParser) -> None:
    parts = parser.add_subparsers(title=plain("campaign-commands"), metavar="WHAT", dest="what", required=True)

    def part(name: str, message: str) -> argparse.ArgumentParser:
        return parts.add_parser(name, help=plain(message), description=sentence(message))

    new = part("new", "campaign-new")
    new.add_argument("name", metavar="NAME", help=plain("campaign-option-name"))
    new.add_argument("--players", metavar="A,B", help=plain("campaign-option-players"))
    new.add_argument("--setups", default="quests", metavar="S", help=plain("campaign-option-setups"))
    new.add_argument("--games", type=int, default=0, metavar="N", help=plain("campaign-option-games"))
    wishing.mode_arguments(new, "campaign-option-mode")
    new.add_argument("--keys", type=int, metavar="N", help=plain("campaign-option-keys"))
    new.add_argument("--more-keys", action="store_true", help=plain("campaign-option-more-keys"))
    wishing.arguments(new, reroll=False)
    go_on = part("next", "campaign-next")
    go_on.add_argument("name", nargs="?", metavar="NAME", help=plain("campaign-option-which"))
    go_on.add_argument("--players", metavar="A,B", help=plain("campaign-option-same-players"))
    go_on.add_argument("--games", type=int, metavar="N", help=plain("campaign-option-more-games"))
    go_on.add_argument("--anew", action="store_true", help=plain("campaign-option-anew"))
    for one in (new, go_on):
        one.add_argument("--seed", type=int, metavar="N", help=plain("campaign-option-seed"))
        one.add_argument(
            "--bot-seconds", type=float, default=BOT_SECONDS, metavar="S", help=plain("play-option-bot-seconds")
        )
    log = part("log", "campaign-log")
    log.add_argument("name", nargs="?", metavar="NAME", help=plain("campaign-option-which"))
    part("list", "campaign-list-all")


def run(args: argparse.Namespace) -> int:
    from duskhall.campaign.errors import CampaignError
    from duskhall.editions.errors import SetupError, UnknownName
    from duskhall.telling.setup import explain
    from duskhall.terminal.campaigns import Unplayable

    do = {"new": _new, "next": _next, "log": _log, "list": _list}[args.what]
    w = words()
    try:
        if not 0 < getattr(args, "bot_seconds", BOT_SECONDS) < float("inf"):
            raise Unusable(w.say("cli-seconds"))
        return do(args)
    except (Unusable, Unplayable, CampaignError) as e:
        return fail(str(e))
    except SetupError as e:
        return fail(explain(e, w))
    except UnknownName as e:
        return fail(w.say("setup-no-such-name", name=e.name) + did_you_mean(e.name, e.known))
    except OSError as e:
        if e.filename is None:
            raise
        return fail(w.say("cli-unwritable", file=str(e.filename), why=system(e)))


def _new(args: argparse.Namespace) -> int:
    from duskhall.campaign.model import new_campaign
    from duskhall.terminal import campaigns

    w = words()
    folder = campaigns.folder_of(args.name)
    if (folder / campaigns.FILE).exists():
        raise Unusable(w.say("campaign-exists", name=args.name, slug=folder.name))
    if not args.players:
        raise Unusable(w.say("campaign-no-players"))
    quest = find_edition("quest")
    assert quest is not None
    campaign = new_campaign(
        _players(args.players),
        name=args.name,
        setups=_setups(args.setups),
        games=args.games,
        mode=args.mode,
        keys=_keys(args.keys),
        more_keys=args.more_keys,
        key_decks=wishing.key_decks(args),
        seed=args.seed,
        quests=wishing.named(args.quests, quest),
        only=wishing.named(args.only, quest),
        without=wishing.named(args.without, quest),
        guardian="".join(wishing.named(args.guardian, quest)),
    )
    # A bot that cannot be loaded is found before anything is written.
    _seats(campaign, args.seed)
    folder.mkdir(parents=True, exist_ok=True)
    with campaigns.held(folder, campaign.name):
        kept = campaigns.Kept(folder, campaign)
        kept.step(campaign)
        return _play(args, kept)


def _next(args: argparse.Namespace) -> int:
    from duskhall.terminal import campaigns, saves

    w = words()
    found = campaigns.latest(unfinished=args.games is None) if args.name is None else campaigns.find(args.name)
    with campaigns.held(found.folder, found.name):
        # Another window may have played on until now.
        campaign = _readable(campaigns.at(found.folder))
        if args.players is not None and _called(_players(args.players)) != _called(campaign.players):
            names = w.series(campaign.names)
            raise Unusable(w.say("campaign-players-changed", name=campaign.name, players=names))
        if args.anew and not campaign.running:
            raise Unusable(w.say("campaign-not-under-way", name=campaign.name))
        kept = campaigns.Kept(found.folder, campaign)
        if args.games is not None:
            kept.step(campaign.plan(args.games))
        if args.anew:
            path = kept.game(campaign.running)
            if path.exists():
                _say("campaign-anew", saves.put_aside(path), number=campaign.number)
            kept.step(kept.campaign.abandon())
        return _play(args, kept)


def _play(args: argparse.Namespace, kept: Kept) -> int:
    from duskhall.commands.cards import full
    from duskhall.terminal.campaigning import Campaigning, Telling
    from duskhall.terminal.screen import Screen

    screen, campaign, w = Screen(), kept.campaign, words()
    if campaign.over:
        telling = Telling(screen, campaign)
        if args.games is not None:
            telling.log(campaign)
            return OK
        raise Unusable(
            w.say(
                "campaign-is-over",
                name=campaign.name,
                lead=telling.lead(campaign),
                slug=kept.folder.name,
                played=len(campaign.played),
            )
        )
    seed = args.seed
    return Campaigning(
        screen, kept, lambda: _seats(campaign, seed), seed=seed, seconds=args.bot_seconds, page=full
    ).play()


def _log(args: argparse.Namespace) -> int:
    from duskhall.terminal import campaigns
    from duskhall.terminal.campaigning import Telling
    from duskhall.terminal.screen import Screen

    found = campaigns.latest() if args.name is None else campaigns.find(args.name)
    campaign = _readable(found)
    Telling(Screen(), campaign).log(campaign)
    return OK


def _list(args: argparse.Namespace) -> int:
    from duskhall.terminal import campaigns
    from duskhall.terminal.campaigning import entry
    from duskhall.terminal.screen import Screen

    screen, every = Screen(), campaigns.every()
    screen.para(words().say("campaign-list", n=len(every)))
    screen.rows((found.name, entry(screen, found)) for found in every)
    return OK


# --------------------------------------------------------------------------------------------------------------------
# What was typed


def _players(text: str) -> list[Player]:
    """Who plays: names of people, and bots as ``play`` names them. Bots get the names that they have there."""
    from duskhall.bots import BUILT_IN, split_list
    from duskhall.campaign.model import Player

    parts = split_list(text)
    specs = [part for part in parts if part.partition("(")[0] in BUILT_IN or ":" in part]
    names = iter(bot_seat(spec, specs, i, 0).name for i, spec in enumerate(specs))
    return [Player(next(names), part) if part in specs else Player(part) for part in parts]


def _called(players: list[Player] | tuple[Player, ...]) -> list[str]:
    return [player.bot or player.name for player in players]


def _seats(campaign: Campaign, seed: int | None) -> list[Seat]:
    from duskhall.terminal.table import Seat

    specs = list(campaign.bots)
    return [
        bot_seat(player.bot, specs, i, seed, player.name) if player.bot else Seat(player.name)
        for i, player in enumerate(campaign.players)
    ]


def _keys(keys: int | None) -> int:
    from duskhall.editions.errors import SetupError

    if keys == 0:
        raise SetupError("no-keys")
    return keys or 0


def _setups(text: str) -> str | list[Setup]:
    """Where set-ups come from. A file has a set-up in each paragraph: names of cards, or the name of a published one;
    as for ``play --setup``, what stands before a colon and behind a # does not count."""
    from duskhall.campaign.model import SOURCES
    from duskhall.editions import edition
    from duskhall.editions.choosing import chosen, on_board
    from duskhall.editions.errors import SetupError, UnknownName
    from duskhall.telling.setup import explain

    w = words()
    if text in SOURCES[:2]:
        return text
    path = Path(text).expanduser()
    if not path.exists() and not {".", "/", "\\"}.intersection(text):
        raise Unusable(w.say("campaign-bad-setups", got=text))
    quest = edition("quest")
    out = []
    for n, names in enumerate(_paragraphs(read_text(path)), 1):
        try:
            listed = ",".join(wishing.named(names, quest))
            setup = on_board(quest.setups[listed] if listed in quest.setups else chosen(quest, listed), None, None)
            quest.check(setup)
        except UnknownName as e:
            why = w.say("setup-no-such-name", name=e.name) + did_you_mean(e.name, e.known)
            raise Unusable(w.say("campaign-setup-line", file=str(path), n=n, why=why)) from None
        except SetupError as e:
            raise Unusable(w.say("campaign-setup-line", file=str(path), n=n, why=explain(e, w))) from None
        out.append(setup)
    if not out:
        raise Unusable(w.say("campaign-setup-empty", file=str(path)))
    return out


def _paragraphs(text: str) -> list[str]:
    """The names in each paragraph, with commas between them."""
    out = [""]
    for line in text.splitlines():
        names = line.partition("#")[0].rpartition(":")[2].strip().strip(",")
        if names:
            out[-1] += f", {names}" if out[-1] else names
        elif not line.strip() and out[-1]:
            out.append("")
    return [names for names in out if names]


def _readable(found: Found) -> Campaign:
    from duskhall.terminal.campaigns import FILE

    if found.campaign is None:
        file = str(found.folder / FILE)
        raise Unusable(words().say("campaign-unreadable", name=found.name, why=found.error, file=file))
    return found.campaign


def _say(message: str, path: Path, **arguments: str | int) -> None:
    from duskhall.terminal.screen import Screen

    Screen().file(words().say(message, **arguments), path)
