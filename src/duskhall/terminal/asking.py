"""Answers: the options of a decision in words, and what a person may type for one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from duskhall.core.move import Move
from duskhall.core.tree import Level, Must, Pick
from duskhall.editions.names import without_apostrophes
from duskhall.telling.names import as_ids, folded
from duskhall.telling.question import DONE, at_market
from duskhall.telling.sentences import branch, parts

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.tree import Card
    from duskhall.core.view import View

    from .show import Show

ELSEWHERE = {"turned", "hands", "stacks"}
"""Places to pick from that are not in the own hand."""


class Asking:
    def __init__(self, show: Show) -> None:
        self.show = show
        self.p = show.p
        self.say = show.say

    def why_asked(self, decision: Decision) -> str:
        """The text of the card that asks, for a player who does not know it by heart."""
        return self.p.text(self.p.card(decision.about)) if decision.about else ""

    # -- the options ---------------------------------------------------

    def labels(self, view: View, decision: Decision) -> list[tuple[str, str]]:
        """Every option as (notation, words), in the order of the numbers."""
        return [(option, self.label(view, decision, option)) for option in decision.options]

    def label(self, view: View, decision: Decision, option: str) -> str:
        move = Move.parse(option)
        if option == DONE:
            return self.show.map.stay(view) if decision.kind == "walk" else self._done(decision)
        if option == move.verb:
            shows = option == "show" and decision.kind != "branch"
            return self.say("option-show") if shows else branch(self.p, option)
        match move.verb:
            case "use":
                card, note = self._named(view, move.card, move.copy)
                ability = card.abilities[(move.ability or 1) - 1]
                return self._noted(note, self.say("option-use", text=self.p.words.ability_text(ability, card)))
            case "equip":
                card = self.p.card(move.card)
                bearer, note = self._named(view, move.onto, move.onto_copy)
                figures = self.p.figures(card, ("attack", "magic", "light", "weight"), kind=False)
                hero = self.p.name(bearer.id)
                if note:
                    hero = self.say("option-name-note", card=hero, note=note)
                return self.say("option-equip", card=self.p.name(card.id), hero=hero, figures=figures)
            case "go" | "travel":
                return self.show.map.option(view, move.verb, move.card)
            case "heal":
                return self.say(self.p.pick_message(f"option-heal-{move.card}", "option-heal"))
            case "buy" if move.card not in self.p.rules.index:
                return self.say(f"option-buy-{move.card}")
            case "buy":
                card = self.p.card(move.card)
                cost = card.figures.get("cost", 0)
                return self.say("option-buy", cost=cost, about=self.p.about(card, kind=True))
            case "level":
                return self._level(view, move, free=self._free(decision))
            case "lose":
                return self.p.loss(move.attack, move.magic)
            case "seat":
                return self.say("option-seat", who=self.p.person(move.seat - 1, view.seat))
            case "first":
                return self._first(view, decision, move)
            case "die":
                shown = decision.shown()[decision.index(move)].amount
                message = "option-die-face" if move.ability else "option-die"
                return self.say(message, n=move.rank, face=move.ability, shown=shown)
        if move.rank:
            return self._ranked(view, move)
        if self.elsewhere(decision) or at_market(view, decision):
            # Who does not hold the card may want to read it.
            card = self.p.card(move.card)
            return self._noted(self._owner(view, decision, move), self.show.about(card))
        card, note = self._named(view, move.card, move.copy)
        return self._noted(note, self.p.figures(card) or self.show.about(card))

    def _ranked(self, view: View, move: Move) -> str:
        """What is done to the monster in a rank."""
        card = self.p.card(view.hall[move.rank - 1] or "")
        name = self.p.name(card.id)
        match move.verb:
            case "attack":
                forecast = self.show.forecast(view, view.forecast(move.rank))
                return self.say("forecast-label", card=name, forecast=forecast)
            case "cancel":
                text = self.p.words.ability_text(card.abilities[(move.ability or 1) - 1], card)
                return self.say("option-line", card=name, rank=move.rank, text=text)
            case "order":
                return self.say("option-order", card=name)
        return self.say("option-rank", card=name, rank=move.rank)

    def elsewhere(self, decision: Decision) -> bool:
        """The cards to choose from are not in the own hand: turned up, in other hands, in the village, or secret."""
        if not decision.about:
            return decision.verb in ("front", "secret")
        card = self.p.card(decision.about)
        places = {part.place for part in parts(card.abilities) if isinstance(part, Pick)}
        return decision.verb in ("top", "under") or ("hand" not in places and bool(places & ELSEWHERE))

    def _owner(self, view: View, decision: Decision, move: Move) -> str:
        """Whose card it is, where the hands of the others were shown."""
        if not decision.about:
            return ""
        others = [(decision.seat + i) % view.seats for i in range(1, view.seats)]
        owners = [seat for seat in others for name in view.hand_of(seat) if name == move.card]
        n = move.copy or 1
        places = {part.place for part in parts(self.p.card(decision.about).abilities) if isinstance(part, Pick)}
        return self.p.names[owners[n - 1]] if n <= len(owners) and "hands" in places else ""

    def _first(self, view: View, decision: Decision, move: Move) -> str:
        """A card whose effects wait, and those effects."""
        card = self.p.card(move.card)
        texts = [
            self.p.words.ability_text(a, card)
            for a in card.abilities
            if isinstance(a, Must) and a.event == decision.verb
        ]
        ranks = [rank for rank, c in enumerate(view.hall, 1) if c == move.card]
        rank = ranks[move.copy - 1] if 1 <= move.copy <= len(ranks) else 0
        text = self.p.words.sentences(texts)
        if rank:
            return self.say("option-line", card=self.p.name(card.id), rank=rank, text=text)
        return self.say("forecast-label", card=self.p.name(card.id), forecast=text) if text else self.p.name(card.id)

    def _free(self, decision: Decision) -> bool:
        """The card that asks lets a hero rise without experience."""
        return bool(decision.about) and any(
            isinstance(part, Level) and part.free for part in parts(self.p.card(decision.about).abilities)
        )

    def _noted(self, note: str, text: str) -> str:
        """What is said of a card, with what tells this copy from the others."""
        return self.say("option-copy", note=note, about=text) if note else text

    def _done(self, decision: Decision) -> str:
        tries = (f"option-done-{decision.kind}-{decision.verb}", f"option-done-{decision.kind}", "option-done")
        return self.say(next(name for name in tries if self.p.words.has(name)))

    def _named(self, view: View, name: str, copy: int) -> tuple[Card, str]:
        """A card, and what tells this copy from the others."""
        card = self.p.card(name)
        if not copy:
            return card, ""
        places = [i for i, c in enumerate(view.hand) if c == card.id]
        special = self.show.notes(view)[places[copy - 1]] if copy <= len(places) else ""
        return card, self.p.dots((self.say("note-nth", n=copy), special))

    def _level(self, view: View, move: Move, *, free: bool = False) -> str:
        card, note = self._named(view, move.card, move.copy)
        target = move.onto
        xp = 0 if free else card.figures.get("level-cost", 0)
        if not target:
            # The next level lies further down in the hero's own stack, or in the box.
            level = card.figures.get("level", 0) + 1
            family = (c for cards in (*view.stacks.values(), *view.piles.values()) for c in cards if c)
            later = (c for c in map(self.p.card, family) if c.stack == card.stack and c.figures.get("level") == level)
            target = next((c.id for c in later), "")
        if not target:
            return self._noted(note, self.say("option-level-plain", card=self.p.name(card.id), xp=xp))
        into = self.p.card(target)
        text = self.say(
            "option-level", card=self.p.name(card.id), into=self.p.name(into.id), xp=xp, about=self.p.about(into)
        )
        return self._noted(note, text)


# ------------------------------------------------------------------------------------------------------------
# What a person types


def whole(text: str) -> int | None:
    """A whole number, if a person has typed one that is of any use here."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def notation(text: str) -> str:
    """What was typed, as a move would be written: ``Buy short sword`` is ``buy:short-sword``."""
    text = re.sub(r"\s*([:>#.])\s*", r"\1", " ".join(without_apostrophes(text.lower()).split()))
    if ":" not in text:
        text = text.replace(" ", ":", 1)
    return text.replace(" ", "-")


def matching(options: Sequence[str], text: str, names: Mapping[str, str] | None = None) -> list[str]:
    """The options that a text stands for: the one written so, else all that begin so, with or without the verb.
    ``names``: the ids of cards whose printed names are others."""
    text = without_apostrophes(text)
    found = _matching(options, text)
    if found or not names:
        return found
    bare = "-".join(text.lower().split())
    plain = [notation(text), bare]
    tries = dict.fromkeys(as_ids(t, names) for t in (*plain, *map(folded, plain)))
    return next((found for t in tries if t not in plain and (found := _matching(options, t))), [])


def _matching(options: Sequence[str], text: str) -> list[str]:
    wanted = notation(text)
    if not wanted:
        return []
    if wanted in options:
        return [wanted]
    begun = [o for o in options if o.startswith(wanted)]
    if begun:
        return begun
    bare = re.sub(r"\s+", "-", text.strip().lower())
    begun = [o for o in options if o.removeprefix(f"{Move.parse(o).verb}:").startswith(bare)]
    return begun or [o for o in options if _reads(o, re.findall(r"\w+", text.lower()))]


def _reads(option: str, typed: list[str]) -> bool:
    """The words typed begin words of the option in its order, the first the first: ``equip dagger militia``."""
    words = re.findall(r"\w+", option)
    if not typed or not words[0].startswith(typed[0]):
        return False
    rest = iter(words)
    return all(any(word.startswith(t) for word in rest) for t in typed)
