"""From the tree of a card to its text: the part that all languages share.

:class:`Grammar` walks the tree and asks the language for every node. It carries what the words depend on
(``Scene``) and joins steps that belong in one sentence; see :mod:`duskhall.text.forms`. It knows no word and no word
order; what a language returns for a step is its own affair, here called ``C``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from duskhall.core.tree import (
    Ability,
    Again,
    Alter,
    And,
    Arrange,
    Buy,
    Cancel,
    Card,
    CardIs,
    Choose,
    Cmp,
    Condition,
    Dark,
    Defeat,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Forbid,
    Gain,
    Grant,
    Heal,
    If,
    Instead,
    Later,
    Level,
    Look,
    Lose,
    Modify,
    Must,
    Not,
    Now,
    Or,
    Pick,
    Put,
    Replace,
    Roll,
    Show,
    Some,
    Step,
    Swap,
    Travel,
    Use,
    Venture,
    While,
    Won,
)
from duskhall.text.forms import Ban, Bound, Change, Gains, Said, Scene, Unrendered, joined, namers, swapped

C = TypeVar("C")
"""A step as the language words it."""


class Speaker(Protocol):
    """The source of a grammar's words."""

    def say(self, message_id: str, /, **args: str | int) -> str: ...
    def has(self, message_id: str) -> bool: ...


# --------------------------------------------------------------------------------------------------------------------
# The walk


class Grammar(ABC, Generic[C]):
    """How one language says what a card does: the language fills in an abstract method for each word of the tree."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        self._says = self._step_table()

    def breaks(self, name: str) -> str:
        """The name of a card with the places where a narrow face may break it: languages without spaces mark them."""
        return name

    def ability(self, ability: Ability, card: Card) -> str:
        scene = Scene(card, ability)
        match ability:
            case Use():
                return self.use(ability, scene)
            case Must():
                return self.must(ability, scene)
            case While():
                return self.hold(ability, scene)
            case Instead():
                return self.instead(ability, scene)
        raise Unrendered(ability, "an ability")

    def steps(self, steps: Sequence[Step], scene: Scene) -> list[C]:
        return [self.step(step, scene) for step in joined(steps)]

    def step(self, step: Said, scene: Scene) -> C:
        """The words for a step. Names that the step gives hold for the steps after it."""
        say = self._says.get(type(step))
        if say is None:
            raise Unrendered(step, "a step")
        return say(step, scene)

    def _step_table(self) -> dict[type[Said], Callable[[Any, Scene], C]]:
        """The method that says each type of step."""
        return {
            Pick: self.pick,
            Draw: self._draw,
            Discard: self.discard,
            Destroy: self.destroy,
            Gain: self._gain,
            Gains: self.gains,
            Put: self.put,
            Look: self._look,
            Arrange: self.arrange,
            Earn: self.earn,
            Lose: self.lose,
            Buy: self.buy,
            Heal: self.heal,
            Roll: self._roll,
            Alter: self.alter,
            Travel: self.travel,
            Venture: self.venture,
            Show: self.show,
            Swap: self.swap,
            Replace: self._exchange,
            Level: self.level,
            Cancel: self.cancel,
            Defeat: self.defeat,
            Again: self.again,
            Change: self.change,
            Modify: self._modify,
            Forbid: self.forbid,
            Ban: self.ban,
            Grant: self.grant,
            Choose: self._choose,
            If: self._provided,
            Each: self._each,
            Later: self._later,
            End: self.end,
        }

    # -- steps that the language says as others

    def _gain(self, step: Gain, scene: Scene) -> C:
        return self.gains(Gains((step,)), scene)

    def _modify(self, step: Modify, scene: Scene) -> C:
        return self.change(Change(step.op, step.on, (step,), step.when), scene)

    # -- steps that give a name, or change what it stands for

    def _draw(self, step: Draw, scene: Scene) -> C:
        clause = self.draw(step, scene)
        if step.name:
            scene.names[step.name] = Bound(None, step.n != 1, seen=True)
        return clause

    def _look(self, step: Look, scene: Scene) -> C:
        clause = self.look(step, scene)
        scene.names[step.name] = Bound(None, step.n != 1, seen=True)
        return clause

    def _roll(self, step: Roll, scene: Scene) -> C:
        clause = self.roll(step, scene)
        scene.names[step.name] = Bound(None, step.n != 1, dice=step.n)
        return clause

    def _exchange(self, step: Replace, scene: Scene) -> C:
        clause = self.exchange(step, scene)
        if step.by in scene.names:
            scene.names[step.by] = replace(scene.names[step.by], swapped=True)
        return clause

    # -- steps with steps in them

    def _choose(self, step: Choose, scene: Scene) -> C:
        return self._nested(self.choose(step, scene), step, scene)

    def _provided(self, step: If, scene: Scene) -> C:
        return self._nested(self.provided(step, scene), step, scene)

    def _each(self, step: Each, scene: Scene) -> C:
        return self._nested(self.each(step, scene), step, scene)

    def _later(self, step: Later, scene: Scene) -> C:
        return self._nested(self.later(step, scene), step, scene)

    def _nested(self, clause: C, step: Said, scene: Scene) -> C:
        """Steps within a step are said in scenes of their own; the names they give, or change, hold from here on."""
        for node in namers(step):
            many = (isinstance(step, Each) and step.seats != "one") or node.n != 1
            if isinstance(node, (Look, Draw)):
                scene.names[node.name] = Bound(None, many, seen=True)
            else:
                scene.bind(node)
                scene.names[node.name] = replace(scene.names[node.name], many=many)
        for name in swapped(step):
            if name in scene.names:
                scene.names[name] = replace(scene.names[name], swapped=True)
        return clause

    def condition(self, when: Condition, scene: Scene, holds: bool = True) -> str:
        """The condition as a clause: "you have a weapon", or denied: "you have no weapon"."""
        match when:
            case Not(of):
                return self.condition(of, scene, not holds)
            case And(of) | Or(of):
                return self.junction([self.condition(c, scene, holds) for c in of], isinstance(when, And) == holds)
            case Cmp():
                return self.compared(when, scene, holds)
            case CardIs():
                return self.card_is(when, scene, holds)
            case Some():
                return self.some(when, scene, holds)
            case Won():
                return self.won(scene, holds)
            case Dark():
                return self.dark(scene, holds)
            case Now():
                return self.now(when, scene, holds)
        raise Unrendered(when, "a condition")

    # -- abilities ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def use(self, ability: Use, scene: Scene) -> str: ...
    @abstractmethod
    def must(self, ability: Must, scene: Scene) -> str: ...
    @abstractmethod
    def hold(self, ability: While, scene: Scene) -> str: ...
    @abstractmethod
    def instead(self, ability: Instead, scene: Scene) -> str: ...

    # -- steps --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def pick(self, step: Pick, scene: Scene) -> C: ...
    @abstractmethod
    def draw(self, step: Draw, scene: Scene) -> C: ...
    @abstractmethod
    def discard(self, step: Discard, scene: Scene) -> C: ...
    @abstractmethod
    def destroy(self, step: Destroy, scene: Scene) -> C: ...
    @abstractmethod
    def gains(self, step: Gains, scene: Scene) -> C: ...
    @abstractmethod
    def put(self, step: Put, scene: Scene) -> C: ...
    @abstractmethod
    def look(self, step: Look, scene: Scene) -> C: ...
    @abstractmethod
    def arrange(self, step: Arrange, scene: Scene) -> C: ...
    @abstractmethod
    def earn(self, step: Earn, scene: Scene) -> C: ...
    @abstractmethod
    def buy(self, step: Buy, scene: Scene) -> C: ...
    @abstractmethod
    def lose(self, step: Lose, scene: Scene) -> C: ...
    @abstractmethod
    def heal(self, step: Heal, scene: Scene) -> C: ...
    @abstractmethod
    def roll(self, step: Roll, scene: Scene) -> C: ...
    @abstractmethod
    def alter(self, step: Alter, scene: Scene) -> C: ...
    @abstractmethod
    def travel(self, step: Travel, scene: Scene) -> C: ...
    @abstractmethod
    def venture(self, step: Venture, scene: Scene) -> C: ...
    @abstractmethod
    def show(self, step: Show, scene: Scene) -> C: ...
    @abstractmethod
    def swap(self, step: Swap, scene: Scene) -> C: ...
    @abstractmethod
    def exchange(self, step: Replace, scene: Scene) -> C: ...
    @abstractmethod
    def level(self, step: Level, scene: Scene) -> C: ...
    @abstractmethod
    def cancel(self, step: Cancel, scene: Scene) -> C: ...
    @abstractmethod
    def defeat(self, step: Defeat, scene: Scene) -> C: ...
    @abstractmethod
    def again(self, step: Again, scene: Scene) -> C: ...
    @abstractmethod
    def change(self, step: Change, scene: Scene) -> C: ...
    @abstractmethod
    def forbid(self, step: Forbid, scene: Scene) -> C: ...
    @abstractmethod
    def ban(self, step: Ban, scene: Scene) -> C: ...
    @abstractmethod
    def grant(self, step: Grant, scene: Scene) -> C: ...
    @abstractmethod
    def choose(self, step: Choose, scene: Scene) -> C: ...
    @abstractmethod
    def provided(self, step: If, scene: Scene) -> C: ...
    @abstractmethod
    def each(self, step: Each, scene: Scene) -> C: ...
    @abstractmethod
    def later(self, step: Later, scene: Scene) -> C: ...
    @abstractmethod
    def end(self, step: End, scene: Scene) -> C: ...

    # -- conditions ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def junction(self, parts: list[str], both: bool) -> str: ...
    @abstractmethod
    def compared(self, when: Cmp, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def some(self, when: Some, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def won(self, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def dark(self, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def now(self, when: Now, scene: Scene, holds: bool) -> str: ...

    # -- the printed figures ------------------------------------------------------------------------------------------

    @abstractmethod
    def figures_line(self, card: Card) -> str: ...
    @abstractmethod
    def tag_words(self, card: Card) -> list[str]: ...
