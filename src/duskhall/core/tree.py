"""The words a card is written in.

A card is a frozen tree of these nodes. The machine lowers the tree and runs it, the renderer words it, the linter
checks it, and the notation writes it down: ``repr`` of a node is its text form and :func:`parse` reads that form
back.

Nothing here knows a rule; a node is a name with typed places. The tables at the end list every word that may stand
in a place.
"""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Final

# ------------------------------------------------------------------------------------------------------------
# How many


ALL: Final = -1
"""Every card that matches."""

ANY: Final = -2
"""As many cards as the picker likes, none included."""


def _brief(node: Any) -> str:
    """The text form without its last place where that is empty: texts from before there was one stay the same."""
    *rest, last = fields(node)
    shown = [*rest, last] if getattr(node, last.name) else rest
    return f"{type(node).__name__}({', '.join(f'{f.name}={getattr(node, f.name)!r}' for f in shown)})"


# ------------------------------------------------------------------------------------------------------------
# Filters: which cards? (And, Or, Not join filters and conditions alike.)


@dataclass(frozen=True, slots=True)
class Is:
    """Carries a tag: a type, class, race, keyword or group."""

    tag: str


@dataclass(frozen=True, slots=True)
class Named:
    """Is the card with this id."""

    card: str


@dataclass(frozen=True, slots=True)
class Fig:
    """A figure of the card, as it stands now, compares so with an amount. A card without the figure never matches."""

    figure: str
    test: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Has:
    """The figure is printed on the card. None is not zero."""

    figure: str


@dataclass(frozen=True, slots=True)
class Armed:
    """A hero who carries a weapon (one that matches ``weapon``, if given), inert or not."""

    weapon: Filter | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A weapon that a hero carries."""


@dataclass(frozen=True, slots=True)
class Can:
    """The card is not forbidden this act."""

    act: str


@dataclass(frozen=True, slots=True)
class Kin:
    """Belongs to the same group as the card so named."""

    card: str


@dataclass(frozen=True, slots=True)
class Brings:
    """A card that, with everything that stands on it, brings at least one point of this kind of attack."""

    figure: str


@dataclass(frozen=True, slots=True)
class Many:
    """Carries at least ``n`` of these tags."""

    tags: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class Other:
    """Not the card that speaks."""


@dataclass(frozen=True, slots=True)
class And:
    of: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Or:
    of: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Not:
    of: Any


# ------------------------------------------------------------------------------------------------------------
# Cards: where from?


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a place that match. On a lasting change it is looked up anew each time (it covers later
    arrivals)."""

    place: str
    where: Filter | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Pick:
    """The seat concerned chooses ``n`` cards of a place; fewer candidates: all of them. As a step of its own it only
    names them.

    ``best`` narrows the candidates to those with the highest value of that figure. ``optional`` lets the picker
    decline. ``show`` says that a seat without a candidate shows its hand. ``ordered``: the order of the picks matters,
    so it is asked for even where all cards are taken. ``by="chance"``: luck picks. A pick that moves cards takes them
    out of the name they were picked from.
    """

    place: str
    where: Filter | None = None
    n: int = 1
    name: str = ""
    best: str = ""
    optional: bool = False
    show: bool = False
    ordered: bool = False
    by: str = ""

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class Tops:
    """The top ``n`` cards of every village stack whose cards carry the tag (empty: of every stack)."""

    tag: str
    n: int


# ------------------------------------------------------------------------------------------------------------
# Amounts


@dataclass(frozen=True, slots=True)
class Value:
    """A figure of a card ("self", "foe", "wielder" or a picked name), of the party ("party": attack and magic in a
    battle, light at any time) or of the seat ("you").

    "worth" of a hero is all attack and magic he brings, weapon included; "margin" of the foe is total less health as
    compared; "used" counts the abilities used this turn, of a card or of "you"."""

    figure: str
    of: str


@dataclass(frozen=True, slots=True)
class Count:
    cards: Cards


@dataclass(frozen=True, slots=True)
class Sum:
    """A printed figure, added up over cards."""

    figure: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Most:
    """The highest printed figure among cards; nothing among none."""

    figure: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Variety:
    """How many of these tags are found among cards."""

    tags: tuple[str, ...]
    cards: Cards


@dataclass(frozen=True, slots=True)
class Half:
    """Rounded up."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Die:
    """Of the dice rolled under this name: their "sum", the "highest" or the "lowest"."""

    dice: str
    how: str = "sum"


@dataclass(frozen=True, slots=True)
class Plus:
    a: Amount
    b: Amount


@dataclass(frozen=True, slots=True)
class Times:
    a: Amount
    b: Amount


@dataclass(frozen=True, slots=True)
class Least:
    """The smaller of the two."""

    a: Amount
    b: Amount


# ------------------------------------------------------------------------------------------------------------
# Conditions


@dataclass(frozen=True, slots=True)
class Cmp:
    a: Amount
    test: str
    b: Amount


@dataclass(frozen=True, slots=True)
class CardIs:
    """The card so named matches the filter. A name that stands for no card never does."""

    card: str
    where: Filter


@dataclass(frozen=True, slots=True)
class Some:
    """At least one such card is there."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Won:
    """The battle of this turn was won."""


@dataclass(frozen=True, slots=True)
class Dark:
    """Light does not cover the darkness of the monster fought: a penalty remains."""


@dataclass(frozen=True, slots=True)
class Now:
    """The turn is in the named moment (see MOMENTS)."""

    moment: str


# ------------------------------------------------------------------------------------------------------------
# Steps


@dataclass(frozen=True, slots=True)
class Draw:
    """The seat concerned draws; the discard pile is shuffled in when the deck runs out. ``name`` names the cards."""

    n: Amount
    name: str = ""


@dataclass(frozen=True, slots=True)
class Discard:
    what: Target


@dataclass(frozen=True, slots=True)
class Destroy:
    """Out of the game, or back to its supply. ``late``: only marked now, gone when the battle is over."""

    what: Target
    late: bool = False


@dataclass(frozen=True, slots=True)
class Gain:
    """The top cards of a pile (a supply, a draw pile or a village stack) to the seat's discard pile, hand or front; as
    many as there are."""

    pile: str
    n: Amount = 1
    to: str = "discard"


@dataclass(frozen=True, slots=True)
class Put:
    """Any other move; see PLACES_TO for the places."""

    what: Target
    to: str


@dataclass(frozen=True, slots=True)
class Look:
    """Turn up cards for all to see and set them aside under a name: the top of the seat's deck ("deck"), the top of the
    dungeon deck ("dungeon") or its bottom ("bottom")."""

    n: int
    name: str
    place: str = "deck"


@dataclass(frozen=True, slots=True)
class Arrange:
    """The user puts the cards of the place in an order of choice."""

    place: str


@dataclass(frozen=True, slots=True)
class Earn:
    """Gold for this turn, or experience."""

    what: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Lose:
    """Gold or experience: as much as there is; as a cost, in full."""

    what: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Buy:
    """One purchase now, with the full gold of the surviving cards (or with ``gold``), from the stacks whose top card
    matches; may be declined."""

    where: Filter | None = None
    gold: Amount | None = None


@dataclass(frozen=True, slots=True)
class Heal:
    """The seat destroys wounds of its own, tokens or cards, ``n`` of them; ``optional``: or fewer, or none."""

    n: int = 1
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll ``n`` dice with six sides; the numbers get a name."""

    n: int
    name: str


@dataclass(frozen=True, slots=True)
class Alter:
    """Of the dice just rolled, ``n`` or fewer (ANY: as many as the seat likes) are rolled "again", or turned to a
    "face" of choice."""

    how: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Travel:
    """The seat's champion is placed in a room: no movement, so nothing on the way notices."""

    what: Target


@dataclass(frozen=True, slots=True)
class Venture:
    """The champion is placed in the first room, and after the village the seat has a dungeon phase that goes no
    further."""


@dataclass(frozen=True, slots=True)
class Show:
    """Cards of a hand for all to see; nothing moves."""

    what: Target


@dataclass(frozen=True, slots=True, repr=False)
class Swap:
    """A card of the hall changes places with the one in front of it. Where there are rooms, with whatever lies in the
    room, or where the monster, named ``by`` is; a room stands for what lies in it."""

    what: Target
    by: str = ""

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class Replace:
    """A card that was turned up (by the name ``by``) takes the place of a card of the hall, which then bears the
    name."""

    what: Target
    by: str


@dataclass(frozen=True, slots=True, repr=False)
class Level:
    """Heroes of the hand (or the front) that match go up a level: ``n`` of them, at their price unless it is ``free``
    or so much ``less``. ``to``: where the better card goes. Nobody goes up twice in a turn."""

    where: Filter | None = None
    n: int = 1
    to: str = "discard"
    free: bool = False
    place: str = "hand"
    less: int = 0

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class Cancel:
    """Compulsory lines of monsters in the hall for these events do not happen this turn: one line of choice, or ALL."""

    events: tuple[str, ...]
    n: int = 1


@dataclass(frozen=True, slots=True)
class Defeat:
    """Monsters of the hall are defeated without a battle: to the seat's discard pile, without experience."""

    what: Target


@dataclass(frozen=True, slots=True)
class Again:
    """The active seat takes another turn after this one."""


@dataclass(frozen=True, slots=True)
class Modify:
    """Change a figure. On an ability that is used: for the rest of the turn. On a battle effect: for the battle, where
    the edition says so. ``when`` is asked whenever the change is counted."""

    figure: str
    op: str
    amount: Amount
    on: Target
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Forbid:
    """An act is not allowed to these cards."""

    act: str
    on: Target


@dataclass(frozen=True, slots=True)
class Grant:
    """The card has, besides its own, the compulsory lines for this event of other cards."""

    event: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Branch:
    """One way of a Choose; its name is the option's id."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """The seat concerned takes one branch that can be carried out."""

    of: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class If:
    when: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Each:
    """For each seat ("others" or "all"), all deciding at once and sealed; then carried out from the left of the
    active seat. "one": for a single seat that the user names."""

    seats: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Later:
    """Do this when the battle is over (or with the turn, if there is none); at="turn": when the turn is over."""

    steps: tuple[Step, ...]
    at: str = "battle"


@dataclass(frozen=True, slots=True)
class End:
    """The game is over, or ("turn") the turn ends now."""

    what: str = "game"


# ------------------------------------------------------------------------------------------------------------
# Steps of a turn: the rules themselves, written by an edition, never on a card


@dataclass(frozen=True, slots=True)
class Reveal:
    """The active seat lays its hand open; what it draws from now on is open too."""


@dataclass(frozen=True, slots=True)
class Window:
    """The seat uses abilities of this window, in any order, and says when it is done. Inside Each every seat that could
    hold one, as far as the table knows, is asked. What is due "must" be used before
    the window is left, or it "may" wait, or it is the "only" thing that is offered."""

    name: str
    equip: bool = False
    due: str = "must"


@dataclass(frozen=True, slots=True)
class Purchase:
    """Buy as many cards as there are buys; the prices together stay within the gold."""


@dataclass(frozen=True, slots=True)
class Trade:
    """Buy one card of these piles besides the purchases of the visit: at its price, or at ``price``."""

    piles: tuple[str, ...]
    price: int = 0


@dataclass(frozen=True, slots=True)
class Stock:
    """The top card of a draw pile is laid in an empty spot of the village."""

    pile: str


@dataclass(frozen=True, slots=True)
class LevelUp:
    """Pay experience to exchange heroes of the hand for their next level: ``n`` of them."""

    n: int = ANY


@dataclass(frozen=True, slots=True)
class Stand:
    """The champion is placed at a location of the village; ``piles``: one of these must have a card."""

    location: str
    piles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """The champion is placed in the first room, if it is not in the dungeon already."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Light is counted; the champion may move from room to room as long as it lasts."""


@dataclass(frozen=True, slots=True)
class Face:
    """Choose the monster to fight; ``here``: it is the one in the champion's room. With none the steps are skipped."""

    steps: tuple[Step, ...]
    here: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """The compulsory abilities for this event: of the foe, of the cards present, or of the hall."""

    event: str


@dataclass(frozen=True, slots=True)
class Settle:
    """Before the comparison that follows the owner names the kind of attack that suffers each untyped loss, where there
    is a choice; without ``always`` only where the total or the verdict depends on it."""

    always: bool = True


@dataclass(frozen=True, slots=True)
class Compare:
    """Total against health: is the battle won?"""


@dataclass(frozen=True, slots=True)
class Spoil:
    """The beaten monster goes to the winner's discard pile, its experience to the winner."""


@dataclass(frozen=True, slots=True)
class Suffer:
    """The seat takes the wounds that monster and room deal."""


@dataclass(frozen=True, slots=True)
class Slay:
    """The beaten monster is destroyed; its experience and that of the room go to the winner."""


@dataclass(frozen=True, slots=True)
class Retreat:
    """The unbeaten monster goes under its deck."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The battle is over: marked cards leave, battle-long changes end, and what was put off until now happens."""


@dataclass(frozen=True, slots=True)
class Refill:
    """Close the gaps of the hall, turn up new cards, and let arrivals in the first rank act. ``claim``: see MOMENTS."""

    claim: bool = False


@dataclass(frozen=True, slots=True)
class Summon:
    """When enough keys have been found the guardian takes its place in the first room, once, these steps follow, and
    every seat has one more turn."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Close:
    """Here a turn goes on that was ended before its time."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Discard the hand, draw a new one of ``hand`` cards (more or fewer, if something says so); the next seat is
    active. After the last turn the game is over."""

    hand: int


# ------------------------------------------------------------------------------------------------------------
# Abilities


@dataclass(frozen=True, slots=True)
class Use:
    """May be played by its owner in its window (or one of several); once a turn, or again and again with ``repeat``.
    The cost is paid in full or it is not offered. ``due``: must be played before the window is left."""

    window: str | tuple[str, ...]
    steps: tuple[Step, ...]
    cost: tuple[Step, ...] = ()
    when: Condition | None = None
    repeat: bool = False
    due: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Must:
    """Happens by itself at an event; ``once``: for all copies of the card together."""

    event: str
    steps: tuple[Step, ...]
    when: Condition | None = None
    once: bool = False

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class While:
    """Holds as long as its card is in the place: "present" in the hand, "equipped", "fought", in the "hall", lying in
    "front" of its owner; when it was "bought"; or at the end of the game, where it was "kept" in secret or shown."""

    place: str
    steps: tuple[Modify | Forbid | Grant, ...]
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Instead:
    """When the card would be placed in the hall it is destroyed, and the top card of a pile is placed instead."""

    pile: str


# ------------------------------------------------------------------------------------------------------------
# The card


@dataclass(frozen=True, slots=True)
class Card:
    """One different card of a box. A figure that is not printed is not in ``figures``: none is not zero.

    ``stack`` is the pile it belongs to in the box: cards of one stack are set out together. ``source`` says where the
    figures come from; ``marks`` names parts with another source.
    """

    id: str
    name: str
    kind: str
    stack: str
    count: int
    tags: tuple[str, ...]
    figures: dict[str, int] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    source: str = "public"
    marks: dict[str, str] = field(default_factory=dict)
    rulings: tuple[str, ...] = ()


Filter = Is | Named | Fig | Has | Armed | Held | Can | Kin | Brings | Many | Other | And | Or | Not
Amount = int | Value | Count | Sum | Most | Variety | Half | Die | Plus | Times | Least
Condition = Cmp | CardIs | Some | Won | Dark | Now | And | Or | Not
Target = str | Cards | Pick | Tops
CardStep = (
    Pick
    | Draw
    | Discard
    | Destroy
    | Gain
    | Put
    | Look
    | Arrange
    | Earn
    | Lose
    | Buy
    | Heal
    | Roll
    | Alter
    | Travel
    | Venture
    | Show
    | Swap
    | Replace
    | Level
    | Cancel
    | Defeat
    | Again
    | Modify
    | Forbid
    | Grant
    | Choose
    | If
    | Each
    | Later
    | End
)
TurnStep = (
    Reveal
    | Window
    | Purchase
    | Trade
    | Stock
    | LevelUp
    | Stand
    | Enter
    | Walk
    | Face
    | Fire
    | Settle
    | Compare
    | Spoil
    | Suffer
    | Slay
    | Retreat
    | Aftermath
    | Refill
    | Summon
    | Close
    | EndTurn
)
Step = CardStep | TurnStep
Ability = Use | Must | While | Instead

# ------------------------------------------------------------------------------------------------------------
# The words that may stand in a place

FIGURES = (
    "attack",
    "magic",
    "either",
    "total",
    "strength",
    "weight",
    "light",
    "darkness",
    "health",
    "armor",
    "resistance",
    "wounds",
    "gold",
    "cost",
    "buys",
    "vp",
    "level",
    "level-cost",
    "xp",
    "rank",
    "hand",
    "resolves",
    "worth",
    "margin",
    "used",
)
"""Printed on cards or worked out; of the last five, which no card has printed on it: "hand" is the number of cards in a
new hand, "resolves" how often a line happens; for the others see Value."""
OPERATIONS = ("add", "less", "zero", "ignore", "double", "half", "become")
ACTS = (
    "attack",
    "be-fought",
    "be-defeated",
    "be-affected",
    "be-discarded",
    "be-destroyed",
    "be-lit",
    "leave",
    "switch",
    "retreat",
    "move-up",
    "equip",
    "use",
    "be-seen",
    "walk",
)
"""be-affected: by battle effects. be-discarded, be-destroyed: by effects of monsters and rooms; such a card may be
chosen, and nothing happens to it. walk: of the party, its champion moves no further. be-seen: of a room, its monsters
lie face down. be-lit: light lowers the darkness. Of cards in the hall: leave it by an ability or effect, switch ranks
by one, retreat when unbeaten, move up with the refill. use: any ability; "use-" and the name of a window: those of that
window."""
TESTS = ("<", "<=", "=", ">=", ">")
PLACES = ("hand", "hall")
"""Places to pick from: the hand of the seat concerned (laid out in its turn: the party), the hall; or a picked name."""
PICK_PLACES = (*PLACES, "hands", "stacks", "spots", "secret", "front", "yours", "rooms")
"""More places for a pick alone: the hands of all other seats, which have been shown; the top cards of the village
stacks; the spots of the village that are not refilled by themselves; cards dealt to the seat in secret; what lies in
front of it; that and its hand; the rooms of the dungeon."""
COUNT_PLACES = (*PLACES, "dungeon", "spots", "front", "secret", "yours", "rooms", "owned")
"""More places to look at as a whole: the dungeon deck (its number is known, its cards are not), the spots of the
village that are not refilled by themselves, what lies in front of the seat, what was dealt to it in secret, its hand
and what lies in front of it, the rooms; for what counts at the end, every card that the seat owns."""
PLACES_TO = ("under", "top", "discard", "hand", "home", "owner", "deck", "front", "pile", "secret")
"""Under or onto the dungeon deck; the seat's own discard pile or hand; the discard pile of the card's owner, if it is
still in the hand, or ("owner") wherever it is now; onto the seat's own deck; in front of the seat; under the pile of
the card's stack; to what was dealt to the seat in secret."""
LOOK_PLACES = ("deck", "dungeon", "bottom")
LEVEL_TO = ("discard", "hand", "front")
WHERE = ("present", "equipped", "fought", "hall", "front", "bought", "kept")
EACH = ("others", "all", "one")
EARN = ("gold", "xp")
LATER = ("battle", "turn")
ENDS = ("game", "turn")
MOMENTS = ("claim", "delve")
"""claim: the refill that follows a victory in the first rank. delve: the champion of the active seat is in the
dungeon."""
DICE = ("sum", "highest", "lowest")
ALTERED = ("again", "face")
PICKERS = ("", "chance")
REFS = ("self", "wielder", "foe", "party")

NODES: dict[str, type[Any]] = {
    c.__name__: c
    for c in (
        *(Is, Named, Fig, Has, Armed, Held, Can, Kin, Brings, Many, Other, And, Or, Not),
        *(Cards, Pick, Tops, Value, Count, Sum, Most, Variety, Half, Die, Plus, Times, Least),
        *(Cmp, CardIs, Some, Won, Dark, Now),
        *(
            Draw,
            Discard,
            Destroy,
            Gain,
            Put,
            Look,
            Arrange,
            Earn,
            Lose,
            Buy,
            Heal,
            Roll,
            Alter,
            Travel,
            Venture,
            Show,
            Swap,
            Replace,
            Level,
            Cancel,
            Defeat,
            Again,
            Modify,
            Forbid,
            Grant,
            Branch,
            Choose,
            If,
            Each,
            Later,
            End,
        ),
        *(Use, Must, While, Instead, Card),
    )
}
"""Every node that a card may contain, by name."""


LONGEST = 20_000
"""Characters of a card expression; the longest card of a box stays far below."""


RENAMED = {("Gain", "card"): "pile"}
"""Places that had another name in texts of earlier versions."""


class TreeError(ValueError):
    """A text is not a tree of known nodes."""


@lru_cache(maxsize=1024)
def parse(text: str) -> Any:
    """Read the text form of a node: ``parse(repr(node)) == node``. Only known nodes and literals are accepted."""
    if len(text) > LONGEST:
        raise TreeError(f"a card expression has at most {LONGEST} characters, this one has {len(text)}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text.strip(), mode="eval")
        return _build(tree.body)
    except SyntaxError as e:
        raise TreeError(f"not a card expression: {e.msg} (column {e.offset})") from None
    except TreeError:
        raise
    except (ValueError, RecursionError, MemoryError):
        raise TreeError("not a card expression: it cannot be read") from None


def _build(e: ast.expr) -> Any:
    match e:
        case ast.Constant(value=value) if value is None or isinstance(value, (str, int, bool)):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return -value
        case ast.Tuple(elts=items):
            return tuple(_build(i) for i in items)
        case ast.Dict(keys=keys, values=values) if all(isinstance(k, ast.Constant) for k in keys):
            return {_build(k): _build(v) for k, v in zip(keys, values, strict=True) if k is not None}
        case ast.Name(id="ALL"):
            return ALL
        case ast.Name(id="ANY"):
            return ANY
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            node = NODES.get(name)
            if node is None:
                raise TreeError(f"unknown word {name!r}; known are {', '.join(sorted(NODES))}")
            known = {f.name for f in fields(node)}
            for k in keywords:
                k.arg = RENAMED.get((name, k.arg or ""), k.arg)
                if k.arg not in known:
                    raise TreeError(f"{name} has no place {k.arg!r}; it has {', '.join(sorted(known))}")
            if len({k.arg for k in keywords}) != len(keywords):
                raise TreeError(f"{name} has a place that is filled twice")
            try:
                return node(*map(_build, args), **{str(k.arg): _build(k.value) for k in keywords})
            except TypeError as error:
                raise TreeError(f"{name}: {error}") from None
    raise TreeError(
        f"a card expression has only known words, texts, whole numbers and lists in round brackets: {ast.unparse(e)}"
    )
