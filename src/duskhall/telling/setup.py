"""Words for set-ups: what is played, and why a set-up cannot be laid out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from duskhall.editions.setup import EPIC, EPIC_HEROES, WHOLE
from duskhall.text import Words, words
from duskhall.text.names import setup_name

from .lines import GLUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from duskhall.core.rules import Rules
    from duskhall.editions.errors import SetupError
    from duskhall.editions.setup import Edition, Setup


def explain(e: SetupError, w: Words) -> str:
    """A refused set-up in words."""
    return e.worded(w)


def game_title(rules: Rules, setup: Setup | None) -> str:
    """The title of a game: its edition and its published set-up, if any, or Epic."""
    from duskhall.editions import edition
    from duskhall.editions.choosing import cards_alone

    w = words()
    title = w.say("edition-name", name=w.edition_title(rules.edition))
    if setup is None:
        return title
    if setup.mode in (EPIC, EPIC_HEROES):
        return w.say("game-title-epic", game=title)
    published = edition(setup.edition).setups
    name = next((n for n, s in published.items() if cards_alone(s) == cards_alone(setup)), None)
    if name is None:
        return w.say("game-title-other", game=title)
    return w.say("game-title", game=title, how=name, name=setup_name(name, w))


def cards_line(setup: Setup, edition: Edition, w: Words) -> str:
    """The cards of a set-up by their names. A family is called by its title; of cards that share a name, the id says
    which is meant."""
    from duskhall.editions.choosing import stacks

    cards = {card.id: card for card in edition.rules.cards}
    printed = Counter(card.name for card in cards.values())

    def called(name: str) -> str:
        if name not in cards:
            return w.stack_name(name)
        said = w.card_name(cards[name])
        return said if printed[cards[name].name] == 1 else w.say("name-and-id", name=said, id=name)

    return w.series(map(called, stacks(setup)))


def marks(edition: Edition, names: Iterable[str]) -> dict[str, str]:
    """By name: the number of the pack it is from, as it is written after the name; nothing where there is one only."""
    numbers = {pack: n for n, pack in enumerate(edition.packs, 1)}
    found = {name: edition.pack_of(name) for name in names}
    if len(set(found.values()) - {""}) < 2:
        return {}
    return {name: f"{GLUE}[{numbers[pack]}]" for name, pack in found.items() if pack}


def packs_line(edition: Edition, names: Iterable[str], w: Words) -> str:
    """Which packs these names are from, and what their marks stand for; empty where a box is one pack."""
    used = {edition.pack_of(name) for name in names}
    packs = [pack for pack in edition.packs if pack in used]
    if not packs:
        return ""
    if len(packs) == 1:
        return w.say("setup-packs-one", pack=setup_name(packs[0], w))
    return w.say("setup-packs-many", packs=_numbered(edition, packs, w))


def epic_packs(edition: Edition, setup: Setup) -> list[str]:
    """The packs whose cards all play, in the order of their numbers; none if the game is not Epic."""
    if setup.mode not in WHOLE:
        return []
    return [pack for pack in edition.packs if pack in setup.packs or not setup.packs]


def quests_line(edition: Edition, packs: Sequence[str], w: Words) -> str:
    """The packs of an Epic game, with the numbers that mark what is from them."""
    if len(packs) == 1:
        return w.say("setup-epic-quest", quest=setup_name(packs[0], w))
    return w.say("setup-epic-quests", quests=_numbered(edition, packs, w))


def _numbered(edition: Edition, packs: Sequence[str], w: Words) -> str:
    names = [(n, setup_name(pack, w)) for n, pack in enumerate(edition.packs, 1) if pack in packs]
    return w.series(w.say("setup-packs-entry", n=n, pack=name).replace(" ", GLUE) for n, name in names)


def setup_note(name: str, w: Words) -> str:
    """A note on a published set-up, such as that it is ours; or nothing."""
    return w.say(f"setup-note-{name}") if w.has(f"setup-note-{name}") else ""
