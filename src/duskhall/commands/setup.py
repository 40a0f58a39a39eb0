"""``duskhall setup``: a set-up that a person can lay out with the box.

What is printed is read off a game that the edition itself has laid out, so that it cannot say anything else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskhall.commands import BAD_INPUT, OK, after, did_you_mean, dungeon, epic, fail, find_edition, wishing, wrap
from duskhall.editions.names import slug
from duskhall.telling.lines import GLUE
from duskhall.telling.names import in_notation
from duskhall.telling.setup import explain, marks, packs_line, quests_line, setup_note
from duskhall.terminal.plain import plain
from duskhall.text import Words, words
from duskhall.text.errors import system
from duskhall.text.names import setup_name
from duskhall.text.writing import capital, columns, left

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Edition, Setup, Wishes

NAME_WIDTH = 20


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="classic", metavar="E", help=plain("option-edition"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--seed", type=int, metavar="N", help=plain("setup-option-seed"))
    which.add_argument("--first", action="store_true", help=plain("setup-option-first"))
    which.add_argument("--setup", metavar="NAME", help=plain("setup-option-setup"))
    which.add_argument("--cards", metavar="NAMES", help=plain("setup-option-cards"))
    which.add_argument("--file", metavar="FILE", help=plain("setup-option-file"))
    parser.add_argument("--players", type=int, default=2, metavar="N", help=plain("setup-option-players"))
    parser.add_argument("--groups", type=int, metavar="N", help=plain("setup-option-groups"))
    parser.add_argument("--board", metavar="B", help=plain("setup-option-board"))
    parser.add_argument("--avatars", action="store_true", help=plain("setup-option-avatars"))
    parser.add_argument("--keys", type=int, metavar="N", help=plain("setup-option-keys"))
    wishing.mode_arguments(parser)
    wishing.arguments(parser)
    parser.add_argument("--doctor", action="store_true", help=plain("setup-option-doctor"))
    parser.add_argument("--json", action="store_true", help=plain("setup-option-json"))


def run(args: argparse.Namespace) -> int:
    import secrets

    from duskhall.core.luck import KEY_BYTES
    from duskhall.editions.choosing import chosen, on_board, pasted, published, rerolled
    from duskhall.editions.errors import SetupError, UnknownName, UnknownSetup

    edition = find_edition(args.edition)
    if edition is None:
        return BAD_INPUT
    w = words(edition=edition.name)
    if args.file is not None:
        try:
            args.cards = pasted(Path(args.file).read_text(encoding="utf-8"))
        except OSError as e:
            return fail(w.say("setup-file-unreadable", file=args.file, why=system(e)))
        except UnicodeDecodeError:
            return fail(w.say("setup-file-not-text", file=args.file))
    settled = args.first or args.cards is not None or args.setup is not None
    if args.groups is not None and settled:
        return fail(w.say("setup-groups-random"))
    if settled and (wrong := wishing.out_of_place(args)):
        return fail(wrong)
    seed: int | None = args.seed
    number = secrets.randbelow(1_000_000) if seed is None else seed
    try:
        wishes = wishing.wishes_of(args, edition)
        if args.first:
            setup = edition.first_game
        elif args.setup is not None:
            (args.setup,) = in_notation([args.setup], edition)
            setup = published(edition, args.setup)
        elif args.cards is not None:
            setup = chosen(edition, ",".join(wishing.named(args.cards, edition)))
        else:
            seed = number
            groups = edition.groups[0] if args.groups is None else args.groups
            setup = edition.random_setup(seed, groups, wishes)
        setup = rerolled(edition, setup, wishing.named(args.reroll, edition), number, wishes)
        setup = on_board(
            setup,
            args.board,
            args.avatars,
            args.keys,
            args.mode,
            key_decks=wishing.key_decks(args),
            packs=wishes.packs,
        )
        s = edition.deal(edition.rules_on(setup.board), setup, args.players, bytes(KEY_BYTES), 0)
    except UnknownSetup as e:
        hint = elsewhere(edition, e.name, w) or did_you_mean(e.name, e.known)
        return fail(w.say("setup-no-such-setup", name=e.name, known=w.series(e.known)) + hint)
    except UnknownName as e:
        hint = elsewhere(edition, e.name, w) or did_you_mean(e.name, e.known) + choices(edition, w)
        return fail(w.say("setup-no-such-name", name=e.name) + hint)
    except SetupError as e:
        return fail(explain(e, w))
    found = data(edition, s, setup, seed)
    lines = examine(edition, setup, wishes, found, args, w) if args.doctor else ""
    if args.json:
        json.dump(found, sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        print(lines or text(edition, found, args, w))
    return OK


def examine(
    edition: Edition, setup: Setup, wishes: Wishes, found: dict[str, Any], args: argparse.Namespace, w: Words
) -> str:
    """What the doctor says: as text, and in what was found under its own name."""
    from duskhall.commands import doctor
    from duskhall.doctor import diagnose

    diagnosis = diagnose(setup, args.players, wishes=wishes, seed=found["seed"] or 0)
    found["doctor"] = doctor.data(edition, diagnosis)
    title = w.say("setup-title", edition=w.edition_title(edition.name), players=args.players)
    return "\n".join([title, *how(found, args, w), *doctor.text(edition, setup, diagnosis, w)])


def choices(edition: Edition, w: Words) -> str:
    """Everything one can choose, on lines of its own."""
    everything = [name for known in edition.choices.values() for name in known]
    mark = marks(edition, everything)
    lines = []
    for what, known in edition.choices.items():
        names = w.series(name + mark.get(name, "") for name in known)
        lines.append(wrap(w.say("setup-choices-line", what=w.say(f"setup-what-{what}"), known=names), "  ", "    "))
    if mark:
        lines.append(wrap(packs_line(edition, everything, w), "  ", "    "))
    return "\n" + "\n".join([w.say("setup-choices"), *lines])


def elsewhere(here: Edition, name: str, w: Words) -> str:
    """The other edition that has a published set-up of this name, or such cards; or nothing."""
    from duskhall.editions import NAMES, edition

    for other in map(edition, (n for n in NAMES if n != here.name)):
        if slug(name) in other.setups or any(slug(name) in known for known in other.choices.values()):
            return after(w.say("setup-elsewhere", edition=w.edition_title(other.name), name=other.name))
    return ""


# --------------------------------------------------------------------------------------------------------------------
# What lies on the table


def data(edition: Edition, s: State, setup: Setup, seed: int | None) -> dict[str, Any]:
    """The set-up as an object: every pile with its cards, from the top."""
    from duskhall.core.state import DUNGEON, deck_of, hand_of, secret_of
    from duskhall.editions.choosing import stacks as chosen_in

    table = s.rules.cards
    called = words(edition=edition.name).card_name

    def row(card: Card, **more: int) -> dict[str, object]:
        return {"id": card.id, "name": called(card), **more}

    def pile(cards: tuple[int, ...]) -> list[dict[str, object]]:
        counts = Counter(s.kinds[c] for c in cards)
        return [row(table[k], count=n) for k, n in counts.items()]

    groups = {g: [c for c in table if c.kind in ("monster", "placeholder") and c.stack == g] for g in setup.monsters}
    # A group with placeholders lies beside the deck, and they are in it.
    beside = [c for cards in groups.values() if any(c.kind == "placeholder" for c in cards) for c in cards]
    beside = [c for c in beside if c.kind != "placeholder"]
    laid = Counter(table[k].id for k in s.kinds)
    sealed = [(table[s.kinds[card]], n - 1) for card, zone, n in s.sealed if zone == DUNGEON]
    first = s.map.first_stack
    stacks: dict[str, list[dict[str, object]]] = {}
    for z in range(first, first + s.map.stacks):
        if z in s.map.refilled or z in s.map.spots:
            # What comes to the spots of an Epic game is luck.
            continue
        name = s.map.names[z].partition(".")[2]
        # The starting decks of many players may have used a stack up: it has its place all the same.
        stacks[name] = pile(s.zones[z]) or [row(c, count=0) for c in table if c.stack == name]
    # What was dealt in secret comes from its pile.
    dealt = [c for seat in range(s.seats) for c in _kinds(s, secret_of[seat]) if c.stack in s.map.piles]
    piles = [c.id for z in range(first + s.map.stacks, len(s.zones)) for c in _kinds(s, z)]
    piles += [c.id for c in dealt]
    if s.rules.hall.is_map:
        # Monsters, keys and the guardian are told with the dungeon, the decks of an Epic game with the market.
        elsewhere_told = ("monster", "key", "guardian", "hero", "village")
        piles = [name for name in piles if table[s.rules.index[name]].kind not in elsewhere_told]
    piles = list(dict.fromkeys([*piles, *(c.id for c in beside)]))
    tokens = {c.id: c.count for c in table if c.kind == "xp"}
    return {
        "edition": edition.name,
        "board": s.rules.board,
        "players": s.seats,
        "seed": seed,
        "monsters": list(setup.monsters),
        "bearer": setup.bearer,
        "heroes": list(setup.heroes),
        "village": list(setup.village),
        "avatars": setup.avatars,
        "mode": setup.mode,
        "packs": {name: edition.pack_of(name) for name in chosen_in(setup) if edition.pack_of(name)},
        "dungeon": {
            "groups": {
                g: [row(c, count=laid[c.id]) for c in cards if laid[c.id] and c not in beside]
                for g, cards in groups.items()
            },
            "bottom": [row(c, **{"with": n}) for c, n in sealed],
            "ranks": s.rules.hall.ranks,
        },
        "stacks": stacks,
        "piles": {name: laid[name] for name in sorted(piles, key=s.rules.index.__getitem__)} | tokens,
        "starting_deck": sorted(
            pile(s.zones[deck_of[0]] + s.zones[hand_of[0]]), key=lambda row: s.rules.index[str(row["id"])]
        ),
        "hand": len(s.zones[hand_of[0]]),
        **(dungeon.data(s, setup) if s.rules.hall.is_map else {}),
        **epic.data(edition, s, setup),
    }


def _kinds(s: State, zone: int) -> list[Card]:
    return [s.rules.cards[s.kinds[c]] for c in s.zones[zone]]


# --------------------------------------------------------------------------------------------------------------------
# The same for people


def text(edition: Edition, found: dict[str, Any], args: argparse.Namespace, w: Words) -> str:
    cards = {c.id: c for c in edition.rules.cards}
    mark = marks(edition, found["packs"])
    sections = [dungeon_rows(edition, found, mark, w)]
    for what in ("basics", "heroes", "village"):
        stacks = [
            rows
            for name, rows in found["stacks"].items()
            if ((name in found[what]) if what != "basics" else cards[rows[0]["id"]].kind == "basic")
        ]
        if stacks:
            title = w.say("setup-heroes-alike" if what == "heroes" and len(stacks[0]) == 1 else f"setup-{what}")
            if what == "basics":
                title = basics_title(cards, found, stacks[0][0], w)
            sections.append((title, [stack_row(cards, rows, mark, w) for rows in stacks], []))
    if "epic" in found:
        sections += epic.sections(cards, found, w)
    sections.append(pile_rows(cards, found, w))
    width = max(NAME_WIDTH, *(columns(title) for _, rows, _ in sections for title, _, _ in rows))
    out = [w.say("setup-title", edition=w.edition_title(edition.name), players=found["players"])]
    out += how(found, args, w)
    if "epic" in found:
        out.append(wrap(quests_line(edition, found["epic"]["quests"], w)))
    elif line := packs_line(edition, found["packs"], w):
        out.append(wrap(line))
    if found["board"]:
        out.append(wrap(w.say(f"setup-board-{found['board']}")))
    for head, rows, rest in sections:
        out += ["", head, *(row_of(row, width) for row in rows), *rest]
    out += ["", w.say("setup-each-player")]
    out.append(wrap(w.say("setup-deck", cards=listed(found["starting_deck"], w), hand=found["hand"]), "  "))
    if found.get("gear") and (line := dungeon.gear(cards, found, w)):
        out.append(line)
    if found["mode"]:
        out.append(wrap(w.say("setup-mode-full"), "  "))
    if found["avatars"]:
        out.append(wrap(w.say("setup-avatars"), "  "))
    out += ["", wrap(w.say("setup-start"))]
    return "\n".join(out)


Row = tuple[str, int, str]
"""What it is, how many cards, and what there is to say about it."""
Section = tuple[str, list[Row], list[str]]
"""A heading, its rows, and finished lines after them."""


def how(found: dict[str, Any], args: argparse.Namespace, w: Words) -> list[str]:
    """How the cards were chosen."""
    again = [wrap(w.say("setup-how-rerolled", piles=w.series(wishing.split(args.reroll))))] if args.reroll else []
    if args.setup is not None:
        lines = [w.say("setup-how-published", name=setup_name(slug(args.setup), w)), setup_note(slug(args.setup), w)]
        return [*map(wrap, filter(None, lines)), *again]
    chosen_by = "first" if args.first else "chosen" if args.cards is not None else "random"
    return [w.say(f"setup-how-{chosen_by}", seed=str(found["seed"])), *again]


def dungeon_rows(edition: Edition, found: dict[str, Any], mark: dict[str, str], w: Words) -> Section:
    """The monsters, and what to do with them step by step. ``mark``: the pack of each, to be written after its name."""
    below = found["dungeon"]
    last = {row["id"] for row in below["bottom"]}
    called = dungeon.groups(found, w) if "rooms" in found else {}
    out: list[Row] = epic.monsters(found, w) if "epic" in found else []
    total = 0
    for group, rows in below["groups"].items():
        n = sum(row["count"] for row in rows)
        total += n - sum(row["count"] for row in rows if row["id"] in last)
        title = family([c for c in edition.rules.cards if c.stack == group and c.kind == "monster"], w)
        out.append((called.get(group, title) + mark.get(group, ""), n, listed(rows, w)))
    if "rooms" in found:
        steps = dungeon.steps({c.id: c for c in edition.rules.cards}, found, mark, w)
        return w.say("setup-dungeon-rooms"), out, numbered(steps)
    steps = [w.say("setup-step-shuffle", n=total)]
    for row in below["bottom"]:
        if row["with"]:
            steps.append(w.say("setup-step-bottom", card=row["name"], n=row["with"], rest=total - row["with"]))
        else:
            steps = [w.say("setup-step-last", card=row["name"], n=total)]
    steps.append(w.say("setup-step-hall", ranks=below["ranks"]))
    return w.say("setup-dungeon"), out, numbered(steps)


def numbered(steps: list[str]) -> list[str]:
    return [wrap(step, f"  {i}. ", "     ") for i, step in enumerate(steps, 1)]


def basics_title(cards: dict[str, Card], found: dict[str, Any], row: dict[str, Any], w: Words) -> str:
    """All that the starting decks leave goes to the village, or so many for each player."""
    started = sum(r["count"] for r in found["starting_deck"] if r["id"] == row["id"]) * found["players"]
    if row["count"] == cards[row["id"]].count - started:
        return w.say("setup-basics")
    return w.say("setup-basics-each", n=row["count"] // found["players"])


def stack_row(cards: dict[str, Card], rows: list[dict[str, Any]], mark: dict[str, str], w: Words) -> Row:
    n = sum(row["count"] for row in rows)
    after = mark.get(cards[rows[0]["id"]].stack, "")
    if len(rows) > 1:
        return family([cards[row["id"]] for row in rows], w) + after, n, listed(rows, w)
    return rows[0]["name"] + after, n, w.say("setup-price", n=cards[rows[0]["id"]].figures["cost"])


def pile_rows(cards: dict[str, Card], found: dict[str, Any], w: Words) -> Section:
    """The piles beside the village: a card of its own, or all cards of a kind together."""
    kinds: dict[str, int] = {}
    out: list[Row] = []
    for name, n in found["piles"].items():
        kind = cards[name].kind
        if w.has(f"setup-pile-{kind}"):
            kinds[kind] = kinds.get(kind, 0) + n
        else:
            message = f"setup-ready-{kind}"
            about = w.say(message, n=cards[name].figures.get("cost", 0)) if w.has(message) else w.say("setup-endless")
            out.append((w.card_name(cards[name]), n, about))
    out += [(w.say(f"setup-pile-{kind}"), n, w.say(f"setup-pile-{kind}.about")) for kind, n in kinds.items()]
    markers = [] if any(card.kind == "xp" for card in cards.values()) else [wrap(w.say("setup-markers"), "  ")]
    return w.say("setup-piles"), out, markers


def row_of(row: Row, width: int) -> str:
    title, n, rest = row
    return wrap(rest, f"  {left(title, width)} {n:>2}  ", " " * (width + 7)) if rest else f"  {title} {n}"


def listed(rows: list[dict[str, Any]], w: Words) -> str:
    return w.series(w.say("setup-copies", n=row["count"], card=row["name"]).replace(" ", GLUE) for row in rows)


def family(cards: list[Card], w: Words) -> str:
    """What the cards of a stack have in common: the title of heroes, the tags of a monster group."""
    if cards[0].kind == "hero":
        return w.stack_name(cards[0].stack)
    shared = [tag for tag in cards[0].tags[1:] if all(tag in c.tags for c in cards)]
    return w.series(capital(w.keyword(tag)) for tag in shared)
