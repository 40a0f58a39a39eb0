"""The beginning of a game: what is played, by whom, and with which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.bots import built_in, note_of, title_of
from duskhall.core.state import SPECTATOR
from duskhall.editions import edition as find
from duskhall.editions.setup import PLAIN, WHOLE
from duskhall.telling.setup import epic_packs, marks, packs_line, quests_line, setup_note
from duskhall.text.names import setup_name

from .show import LEARNING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.game import Game
    from duskhall.editions.setup import Setup
    from duskhall.telling.phrases import Phrases

    from .show import Show

PARTS = ("monsters", "bearer", "guardian", "rooms", "heroes", "village")
"""The parts of a set-up, in the order in which they are listed."""


def opening(show: Show, game: Game, bots: Sequence[str], setup: Setup | None, how: str, seed: int) -> None:
    """Introduce a new game. ``bots``: the bot of each seat, empty for a person. ``how`` and ``seed``: how the cards
    were chosen."""
    screen, p, say = show.screen, show.p, show.say
    rules = game.state.rules
    people = [seat for seat, bot in enumerate(bots) if not bot]
    first = p.who(game.state.active, people[0] if len(people) == 1 else SPECTATOR)
    edition = say("edition-name", name=p.words.edition_title(rules.edition))
    screen.para(say("opening", edition=edition, players=len(p.names), **first), style="bold")
    whence, parts = "opening-setup", ""
    if setup is not None and setup.mode in WHOLE:
        whence, parts = "opening-epic", say("opening-epic-parts", heroes="yes" if setup.heroes else "no")
    screen.para(say(whence, how=how, name=setup_name(how, p.words), seed=str(seed), parts=parts))
    if note := setup_note(how, p.words):
        screen.para(note)
    if setup is not None:
        played, names_of = find(setup.edition), _cards(setup)
        chosen = [name for _, names in names_of for name in names]
        mark = marks(played, chosen)
        screen.rows(
            (say(f"opening-cards-{what}"), p.series([_called(p, name) + mark.get(name, "") for name in names]))
            for what, names in names_of
            if names
        )
        if packs := epic_packs(played, setup):
            screen.para(quests_line(played, packs, p.words))
        elif line := packs_line(played, chosen, p.words):
            screen.para(line)
    if keys := game.view(SPECTATOR).keys:
        screen.para(say("opening-keys", n=keys.goal))
    if setup is not None and len(find(setup.edition).modes) > 1:
        screen.para(say(f"opening-mode-{setup.mode or PLAIN}"))
    if rules.board:
        screen.para(say(f"opening-board-{rules.board}"))
    if not people:
        screen.para(say("opening-watch"))
        screen.line()
        return
    if p.words.has(f"opening-{rules.edition}") and rules.board != LEARNING:
        screen.para(say(f"opening-{rules.edition}"))
    for name in dict.fromkeys(built_in(spec) for spec in bots):
        if name:
            screen.para(say("opening-bot", bot=title_of(name), note=note_of(name)))
    screen.para(say("opening-help"))


def _cards(setup: Setup) -> list[tuple[str, tuple[str, ...]]]:
    """The parts of a set-up, each with the names in it."""
    found = {what: getattr(setup, what) for what in PARTS}
    return [(what, (names,) if isinstance(names, str) and names else names) for what, names in found.items()]


def _called(p: Phrases, name: str) -> str:
    """A part of a set-up by its name. Guardians share a name, so their level is added."""
    title = p.stack_name(name)
    if name in p.rules.index and p.card(name).kind == "guardian":
        return p.say("opening-guardian", card=title, level=p.card(name).figures["level"])
    return title
