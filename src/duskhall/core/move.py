"""A move: what a seat answers, with its parts. The grammar of moves is written here and nowhere else.

A move is a word (``village``, ``done``), or a verb and what it is done to: a card (``use:town-guard.2``,
``destroy:torch#2``), a card and the card it goes to (``equip:dagger>militia#2``), a rank (``attack:2``,
``cancel:3.1``), a seat (``seat:2``), the kinds of attack that bear a loss (``lose:attack*2,magic*1``), or a die, from
the left, that is rolled again (``die:2``) or turned to a face (``die:2.6``).
"""

from __future__ import annotations

from typing import Final

from .faults import Fault, worded

USE: Final = "use"
EQUIP: Final = "equip"
BUY: Final = "buy"
LEVEL: Final = "level"
ATTACK: Final = "attack"
GO: Final = "go"
DROP: Final = "drop"
SEAT: Final = "seat"
CANCEL: Final = "cancel"
FIRST: Final = "first"
LOSE: Final = "lose"
ORDER: Final = "order"
DIE: Final = "die"

MAGIC: Final = "magic"
"""The other kind of attack that a loss may fall on, besides ATTACK."""

_COPIES: Final = frozenset((USE, EQUIP, LEVEL, DROP, FIRST))
"""Verbs whose card may carry a copy number; so may the verbs of picks."""
_ONTO: Final = frozenset((EQUIP, LEVEL))
_ABILITY: Final = frozenset((USE, CANCEL, DIE))
_RANKS: Final = frozenset((ATTACK, CANCEL, ORDER, DIE))
_OWN: Final = frozenset((USE, EQUIP, BUY, LEVEL, ATTACK, GO, DROP, SEAT, CANCEL, FIRST, LOSE, ORDER, DIE))
"""Any other verb belongs to a pick, of a card or of a rank."""
_MOST_DIGITS: Final = 5


class NotAMove(Fault):
    """A text that does not follow the grammar of moves. ``problem`` is what is wrong with it."""

    def __init__(self, text: str, reason: str, /, **about: str) -> None:
        super().__init__(reason, **about)
        self.args = (text, reason)
        self.text = text

    @property
    def problem(self) -> str:
        return worded(self.reason, self.about)

    def __str__(self) -> str:
        return worded("notation-not-a-move", {"move": self.text, "why": self.problem})


class Move:
    """A seat's answer. Moves never change; they are equal when their parts are, and can be keys and be sorted.

    ``Move.parse`` reads the text of a move and ``str`` writes it. A move made from parts is not checked: the question
    decides whether it means anything and is legal.
    """

    __slots__ = ("_ability", "_attack", "_card", "_copy", "_magic", "_onto", "_onto_copy", "_rank", "_seat", "_verb")

    def __init__(
        self,
        verb: str,
        card: str = "",
        *,
        copy: int = 0,
        ability: int = 0,
        onto: str = "",
        onto_copy: int = 0,
        rank: int = 0,
        seat: int = 0,
        attack: int = 0,
        magic: int = 0,
    ) -> None:
        self._verb = verb
        self._card = card
        self._copy = copy
        self._ability = ability
        self._onto = onto
        self._onto_copy = onto_copy
        self._rank = rank
        self._seat = seat
        self._attack = attack
        self._magic = magic

    # -- parts -------------------------------------------------------

    @property
    def verb(self) -> str:
        """The verb, such as ``use``, ``equip`` or ``destroy``; a move of one word has no other part."""
        return self._verb

    @property
    def card(self) -> str:
        """The id of the card, or the name of a hidden pile; empty if there is none."""
        return self._card

    @property
    def copy(self) -> int:
        """Which card of this name, from 1; 0 if the move does not say."""
        return self._copy

    @property
    def ability(self) -> int:
        """Which ability of the card, from 1, or the face to which a die is turned; 0 if the move does not say."""
        return self._ability

    @property
    def onto(self) -> str:
        """The id of the hero who takes up a weapon, or of the card that a hero becomes; empty if there is none."""
        return self._onto

    @property
    def onto_copy(self) -> int:
        """Which card of that name, from 1; 0 if the move does not say."""
        return self._onto_copy

    @property
    def rank(self) -> int:
        """A rank of the hall, or a die, from 1; 0 if there is none."""
        return self._rank

    @property
    def seat(self) -> int:
        """A seat, from 1; 0 if there is none."""
        return self._seat

    @property
    def attack(self) -> int:
        """How much of a loss falls on attack."""
        return self._attack

    @property
    def magic(self) -> int:
        """How much of a loss falls on magic."""
        return self._magic

    # -- text --------------------------------------------------------

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move from its text. Raises NotAMove, a ValueError that says what is wrong."""
        verb, colon, rest = text.partition(":")
        if not _is_word(verb):
            raise NotAMove(text, "fault-move-verb", verb=verb)
        if not colon:
            return Move(verb)
        if verb == LOSE:
            return _parse_loss(text, rest)
        if verb == SEAT:
            return Move(verb, seat=_number(text, rest, "seat"))
        name, arrow, goal = rest.partition(">")
        if arrow and verb not in _ONTO:
            raise NotAMove(text, "fault-move-goal", verb=verb)
        name, dot, line = name.partition(".")
        if dot and verb not in _ABILITY:
            raise NotAMove(text, "fault-move-ability", verb=verb)
        ability = _number(text, line, "ability") if dot else 0
        if verb in _RANKS or (verb not in _OWN and name.isdecimal()):
            return Move(verb, rank=_number(text, name, "rank"), ability=ability)
        card, copy = _copy_of(text, verb, name)
        if not arrow:
            return Move(verb, card, copy=copy, ability=ability)
        onto, onto_copy = _copy_of(text, verb, goal)
        if onto_copy and verb == LEVEL:
            raise NotAMove(text, "fault-move-level-copy")
        return Move(verb, card, copy=copy, onto=onto, onto_copy=onto_copy)

    def __str__(self) -> str:
        verb = self._verb
        if self._card:
            text = f"{verb}:{self._card}"
            if self._copy:
                text += f"#{self._copy}"
            if self._ability:
                text += f".{self._ability}"
            if self._onto:
                text += f">{self._onto}"
                if self._onto_copy:
                    text += f"#{self._onto_copy}"
            return text
        if self._rank:
            return f"{verb}:{self._rank}.{self._ability}" if self._ability else f"{verb}:{self._rank}"
        if self._seat:
            return f"{verb}:{self._seat}"
        attack = self._attack
        magic = self._magic
        if attack + magic == 1:
            return f"{verb}:{ATTACK if attack else MAGIC}"
        if attack and magic:
            return f"{verb}:{ATTACK}*{attack},{MAGIC}*{magic}"
        if attack or magic:
            return f"{verb}:{ATTACK}*{attack}" if attack else f"{verb}:{MAGIC}*{magic}"
        return verb

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    # -- comparing ---------------------------------------------------

    def _parts(self) -> tuple[str, str, int, int, str, int, int, int, int, int]:
        return (
            self._verb,
            self._card,
            self._copy,
            self._ability,
            self._onto,
            self._onto_copy,
            self._rank,
            self._seat,
            self._attack,
            self._magic,
        )

    def __eq__(self, other: object) -> bool:
        # The card first: most moves of a question differ in it.
        return isinstance(other, Move) and self._card == other._card and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __lt__(self, other: object) -> bool:
        return self._parts() < other._parts() if isinstance(other, Move) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self._parts() <= other._parts() if isinstance(other, Move) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self._parts() > other._parts() if isinstance(other, Move) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self._parts() >= other._parts() if isinstance(other, Move) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        return _made, self._parts()


def _made(
    verb: str,
    card: str,
    copy: int,
    ability: int,
    onto: str,
    onto_copy: int,
    rank: int,
    seat: int,
    attack: int,
    magic: int,
) -> Move:
    """Make a move from its parts, for copy and pickle."""
    return Move(
        verb,
        card,
        copy=copy,
        ability=ability,
        onto=onto,
        onto_copy=onto_copy,
        rank=rank,
        seat=seat,
        attack=attack,
        magic=magic,
    )


def _is_word(text: str) -> bool:
    """Lower-case letters and hyphens, as in ``guilds-quarter``."""
    bare = text.replace("-", "")
    return bare.isascii() and bare.isalpha() and text.islower() and _whole(text)


def _is_card(text: str) -> bool:
    """An id of a card: lower-case letters, digits and hyphens, and at least one letter."""
    bare = text.replace("-", "")
    return bare.isascii() and bare.isalnum() and text.islower() and _whole(text)


def _whole(text: str) -> bool:
    return text[0] != "-" and text[-1] != "-" and "--" not in text


def _number(text: str, digits: str, what: str) -> int:
    if not (digits.isascii() and digits.isdecimal()) or digits[0] == "0" or len(digits) > _MOST_DIGITS:
        raise NotAMove(text, "fault-move-number", what=what, found=digits)
    return int(digits)


def _copy_of(text: str, verb: str, name: str) -> tuple[str, int]:
    """A card and the number of its copy."""
    card, sharp, number = name.partition("#")
    if not _is_card(card):
        raise NotAMove(text, "fault-move-card", card=card)
    if not sharp:
        return card, 0
    if verb in _OWN and verb not in _COPIES:
        raise NotAMove(text, "fault-move-copy", verb=verb)
    return card, _number(text, number, "copy")


def _parse_loss(text: str, rest: str) -> Move:
    """``attack``, ``magic*3``, ``attack*2,magic*1``."""
    if rest in (ATTACK, MAGIC):
        return Move(LOSE, attack=int(rest == ATTACK), magic=int(rest == MAGIC))
    sizes: dict[str, int] = {}
    for part in rest.split(","):
        kind, star, size = part.partition("*")
        if kind not in (ATTACK, MAGIC) or not star or kind in sizes or (kind == ATTACK and sizes):
            raise NotAMove(text, "fault-move-loss")
        sizes[kind] = _number(text, size, "loss")
    move = Move(LOSE, attack=sizes.get(ATTACK, 0), magic=sizes.get(MAGIC, 0))
    if move._attack + move._magic == 1:
        raise NotAMove(text, "fault-move-loss-of-one", move=str(move))
    return move
