"""What a person may ask to see at any time: the table, cards, numbers, help. Nothing here changes the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from duskhall.core.view import LEDGERS
from duskhall.telling.names import find, spellings, understood
from duskhall.telling.terms import find as find_term
from duskhall.telling.terms import listed, terms
from duskhall.telling.terms import understood as term_understood
from duskhall.text import FIRST, languages
from duskhall.text import words as words_of
from duskhall.text.writing import sort_key, typed

from .asking import whole
from .village import HERO

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.game import Game
    from duskhall.core.tree import Card
    from duskhall.core.view import View
    from duskhall.telling.phrases import Phrases
    from duskhall.text import Words

    from .screen import Screen
    from .show import Show


class Looking:
    """The part of a table that answers such requests."""

    screen: Screen
    show: Show
    p: Phrases
    say: Callable[..., str]
    game: Game
    page: Callable[[Card, Words], str] | None
    requests: list[str]

    def _view(self, decision: Decision) -> View:
        return self.game.view(decision.seat)

    @property
    def ledgers(self) -> list[str]:
        """The numbers that can be explained: where champions walk, no light is missing in a battle."""
        return [figure for figure in LEDGERS if figure != "darkness" or not self.p.rules.hall.is_map]

    def do_hall(self, decision: Decision, rest: str) -> None:
        self.show.hall(self._view(decision), full=True)

    def do_map(self, decision: Decision, rest: str) -> None:
        self.do_hall(decision, rest)

    def do_prices(self, decision: Decision, rest: str) -> None:
        self.show.village.prices(self._view(decision))

    def do_hand(self, decision: Decision, rest: str) -> None:
        self.show.hand(self._view(decision), full=True)
        self.show.front(self._view(decision))
        self.show.secret(self._view(decision))

    def do_totals(self, decision: Decision, rest: str) -> None:
        self.show.totals(self._view(decision))
        self.screen.para(self.say("totals-hint"), "  ")

    def do_why(self, decision: Decision, rest: str) -> None:
        view = self._view(decision)
        words = rest.lower().split()
        figures = self.p.series(self._figures())
        if not words:
            self.screen.para(self.say("why-which", known=figures))
            return
        known = self._ledgers(words[0])
        if len(known) != 1 or len(words) > 2 or (len(words) == 2 and whole(words[1]) is None):
            self.screen.para(self.say("why-unknown", name=rest, known=figures))
            return
        rank = (whole(words[1]) or 0) if len(words) == 2 else 0
        if known[0] == "health" and not rank:
            self.screen.para(self.say("why-which-rank", figure=self.say(f"why-word-{known[0]}")))
            return
        if rank > len(view.hall) or (rank and view.hall[rank - 1] is None):
            self.screen.para(self.say("why-no-rank", rank=rank, ranks=len(view.hall)))
            return
        self.show.why(view, known[0], rank)

    def _figures(self) -> list[str]:
        """The words for the numbers that can be explained."""
        return [self.say(f"why-word-{name}") for name in self.ledgers]

    def _ledgers(self, word: str) -> list[str]:
        """The numbers whose word begins so, in the reader's language, else in the first."""
        for said in (self.say, words_of(FIRST).say):
            found = [n for n in self.ledgers if typed(word) and typed(said(f"why-word-{n}")).startswith(typed(word))]
            if found:
                return found
        return []

    def do_deck(self, decision: Decision, rest: str) -> None:
        self.show.deck(self._view(decision))

    def do_table(self, decision: Decision, rest: str) -> None:
        self.show.players(self._view(decision))
        self.show.fronts(self._view(decision))
        self.show.secret(self._view(decision))

    def do_destroyed(self, decision: Decision, rest: str) -> None:
        self.show.destroyed(self._view(decision))

    def do_stack(self, decision: Decision, rest: str) -> None:
        view = self._view(decision)
        wanted, edition = typed(rest), self.p.rules.edition
        names = {typed(name): name for name in view.stacks}
        for name, cards in view.stacks.items():
            names.update((typed(words_of(language, edition).stack_name(name)), name) for language in languages())
            for card in dict.fromkeys(cards):
                names.update(dict.fromkeys(map(typed, spellings(self.p.card(card), edition)), name))
        found = {names[n] for n in names if n == wanted} or {names[n] for n in names if wanted and n.startswith(wanted)}
        if len(found) == 1:
            self.show.village.stack(view, found.pop())
        else:
            known = self.p.series(sorted(map(self.p.stack_name, found or view.stacks), key=sort_key))
            message = "answer-unknown-stack" if wanted else "answer-which-stack"
            self.screen.para(self.say(message, name=rest, known=known))

    def do_card(self, decision: Decision, rest: str) -> None:
        cards = {c.id: c for c in self.p.rules.cards}
        if not rest:
            self.screen.para(
                self.say("answer-which-card", example=f"{self.say('word-card')} {self.p.name(next(iter(cards)))}")
            )
            return
        found = find(self.p.rules.cards, rest, self.p.rules.edition)
        if len(found) == 1:
            self.screen.line()
            card = cards[found[0]]
            if told := understood(card, rest, self.p.words):
                self.screen.para(told)
            for line in (self.page(card, self.p.words) if self.page else self.p.about(card)).splitlines():
                self.screen.line(line)
        elif found:
            self.screen.para(self.say("answer-many-cards", name=rest, options=self._told_apart(found)))
        else:
            self.screen.para(self.say("answer-unknown-card", name=rest))
            names = {name: c.id for c in cards.values() for name in spellings(c, self.p.rules.edition)}
            close = list(dict.fromkeys(names[name] for name in get_close_matches(typed(rest), names, 3)))
            if close:
                self.screen.para(self.say("commands-did-you-mean", names=self._told_apart(close)))

    def _told_apart(self, cards: list[str]) -> str:
        """Cards by their names; where several share one, with their ids."""
        shared = Counter(self.p.name(card) for card in cards)
        names = [(card, self.p.name(card)) for card in cards]
        return self.p.series([n if shared[n] == 1 else self.say("name-and-id", name=n, id=card) for card, n in names])

    def do_what(self, decision: Decision, rest: str) -> None:
        edition = self.p.rules.edition
        known = self.p.series(listed(edition))
        found = find_term(edition, rest)
        if not rest:
            self.screen.para(self.say("answer-which-term", known=known))
        elif not found:
            self.screen.para(self.say("answer-unknown-term", name=rest, known=known))
        if told := term_understood(edition, found[0], rest) if len(found) == 1 else "":
            self.screen.para(told)
        for term in found:
            self.screen.para(self.say("rules-term", name=term.name, text=term.text), "", "  ")

    def do_help(self, decision: Decision, rest: str) -> None:
        if rest:
            self.do_what(decision, rest)
            return
        self.screen.heading(self.say("head-help"))
        rules = self.game.state.rules
        edition = rules.edition
        if self.p.words.has(f"help-{edition}-head"):
            self.screen.para(self.say(f"help-{edition}-head"))
            for part in ("village", "dungeon", "prepare", "rest", "spoils", "end"):
                tries = (f"help-{edition}-{part}-{rules.board}", f"help-{edition}-{part}")
                found = next((message for message in tries if self.p.words.has(message)), None)
                if found is not None:
                    self.screen.para(self.say(found, light=rules.battle.dark_cost), "  ", "    ")
            if any("avatar" in self.p.card(c).tags for c in self._view(decision).front_of(decision.seat)):
                self.screen.para(self.say("help-avatars"), "  ", "    ")
        view = self._view(decision)
        if view.spots:
            self.screen.para(self.say("help-epic"), "  ", "    ")
            if HERO in view.piles:
                self.screen.para(self.say("help-epic-heroes"), "  ", "    ")
        # The examples are of this table: what is for sale, else what one holds.
        card = next((c for c in (*view.for_sale, *view.hand) if "-" in c), None) or next(iter(self.p.rules.index))
        several = (name for name, cards in view.stacks.items() if len(set(cards)) > 1)
        # A stack of Epic has one card in view, whose name says more than that of the stack.
        stack = next(several, None) or card
        told = {
            "why": {"figures": self.p.series(self._figures())},
            "card": {"example": self.p.name(card)},
            "stack": {"example": self.p.stack_name(stack)},
            "what": {"example": terms(edition)[-1].name},
            "help": {"example": terms(edition)[-1].name},
        }
        self.screen.para(self.say("help-answer", move=f"buy:{card}", typed=f"buy {self.p.name(card)}"))
        self.screen.para(self.say("help-ask"))
        self.screen.rows(
            (
                self.say(f"word-{name}"),
                self.say(
                    self.p.pick_message(f"help-word-{name}-{edition}", f"help-word-{name}"),
                    **told.get(name, {}),
                ),
            )
            for name in self.requests
        )
