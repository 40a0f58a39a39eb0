"""The words that cards and turns are written in: the nodes of a tree.

A card is a frozen tree of these nodes. The machine lowers the tree and runs it, the renderer words it, the linter
checks it, and the notation writes it down: ``repr`` of a node is its text form and :func:`parse` reads that form
back.

Nothing here knows a rule; a node is a name with typed places. The tables at the end list every word that may stand
in a place.
"""

from __future__ import annotations

import ast
import warnings
from dataclasses import MISSING, dataclass, field, fields
from functools import lru_cache
from typing import Any, Final

from .faults import Fault

# ------------------------------------------------------------------------------------------------------------
# How many


ALL: Final = -1
"""Every card that matches."""

ANY: Final = -2
"""Any number of cards, none included."""


def _brief(node: Any) -> str:
    """The text form of a node, without its last place if that is empty: older texts, which lack the place, stay the
    same."""
    *rest, last = fields(node)
    shown = [*rest, last] if getattr(node, last.name) else rest
    return f"{type(node).__name__}({', '.join(f'{f.name}={getattr(node, f.name)!r}' for f in shown)})"


# ------------------------------------------------------------------------------------------------------------
# Filters: which cards? (And, Or, Not join filters and conditions alike.)


@dataclass(frozen=True, slots=True)
class Is:
    """The card carries a tag: a type, class, race, keyword or group."""

    tag: str


@dataclass(frozen=True, slots=True)
class Named:
    """The card has this id."""

    card: str


@dataclass(frozen=True, slots=True)
class Fig:
    """A figure of the card, as it stands now, compared with an amount. A card without the figure never matches."""

    figure: str
    test: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Has:
    """The figure is printed on the card. A printed 0 counts; a missing figure does not."""

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
    """The card belongs to the same group as the card of this name."""

    card: str


@dataclass(frozen=True, slots=True)
class Brings:
    """The card, with all changes on it, brings at least one point of this kind of attack."""

    figure: str


@dataclass(frozen=True, slots=True)
class Many:
    """The card carries at least ``n`` of these tags."""

    tags: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class Other:
    """Any card except the one with this ability."""


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
    """All cards of a place that match. A lasting change looks them up anew each time, so it covers later arrivals."""

    place: str
    where: Filter | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Pick:
    """The seat concerned chooses ``n`` cards of a place, or all candidates if there are fewer. As a step of its own a
    pick only names the cards.

    ``best`` narrows the candidates to those with the highest value of that figure. ``optional`` lets the picker
    decline. ``show``: a seat without a candidate shows its hand. ``ordered``: the order of the picks matters, so the
    seat is asked even if it takes all cards. ``by="chance"``: luck picks. A pick that moves cards takes them out of the
    name they were picked from.
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
    """The highest printed figure among cards; 0 if there are no cards."""

    figure: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Variety:
    """How many of these tags are found among cards."""

    tags: tuple[str, ...]
    cards: Cards


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded up."""

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
    """The card of this name matches the filter. A name that stands for no card never matches."""

    card: str
    where: Filter


@dataclass(frozen=True, slots=True)
class Some:
    """At least one card of the place matches."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Won:
    """The battle of this turn was won."""


@dataclass(frozen=True, slots=True)
class Dark:
    """The party's light does not cover the darkness of the monster being fought: a light penalty remains."""


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
    """Destroy cards: they leave the game or return to their supply. ``late``: they are only marked now, and leave when
    the battle is over."""

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
    """Move cards to a place: see PLACES_TO."""

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
    """The seat that uses the ability puts the cards of the place in any order."""

    place: str


@dataclass(frozen=True, slots=True)
class Earn:
    """The seat gets gold for this turn, or XP."""

    what: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Lose:
    """The seat loses gold or XP: as much as it has, or, as a cost, the full amount."""

    what: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Buy:
    """The seat may make one purchase now, from the stacks whose top card matches, with all gold of its surviving cards
    (or with ``gold``)."""

    where: Filter | None = None
    gold: Amount | None = None


@dataclass(frozen=True, slots=True)
class Heal:
    """The seat destroys ``n`` of its own wounds, tokens or cards. ``optional``: it may destroy fewer, or none."""

    n: int = 1
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll ``n`` six-sided dice; ``name`` names the numbers."""

    n: int
    name: str


@dataclass(frozen=True, slots=True)
class Alter:
    """Change up to ``n`` of the dice just rolled (ANY: any number): roll them "again", or turn each to any "face"."""

    how: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class Travel:
    """Place the seat's champion in a room. This is not movement, so it alerts nothing on the way."""

    what: Target


@dataclass(frozen=True, slots=True)
class Venture:
    """Place the champion in the first room. After its village phase the seat has a dungeon phase in that room alone."""


@dataclass(frozen=True, slots=True)
class Show:
    """Show cards of a hand to everybody; no card moves."""

    what: Target


@dataclass(frozen=True, slots=True, repr=False)
class Swap:
    """Swap a card of the hall with the card in front of it. Where there are rooms: with the card in the room, or in the
    room of the monster, that ``by`` names; a room stands for the card in it."""

    what: Target
    by: str = ""

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class Replace:
    """A card that was turned up, named ``by``, takes the place of a card of the hall. The name then stands for the
    replaced card."""

    what: Target
    by: str


@dataclass(frozen=True, slots=True, repr=False)
class Level:
    """Level up ``n`` matching heroes of the hand (or in front of the seat), at their price, for ``free``, or for so
    much ``less``. ``to``: where the better card goes. A hero levels up once a turn."""

    where: Filter | None = None
    n: int = 1
    to: str = "discard"
    free: bool = False
    place: str = "hand"
    less: int = 0

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class Cancel:
    """For these events, compulsory lines of monsters in the hall do not happen this turn: one line that the seat
    chooses, or ALL."""

    events: tuple[str, ...]
    n: int = 1


@dataclass(frozen=True, slots=True)
class Defeat:
    """Defeat monsters of the hall without a battle: they go to the seat's discard pile and bring no XP."""

    what: Target


@dataclass(frozen=True, slots=True)
class Again:
    """The active seat takes another turn after this one."""


@dataclass(frozen=True, slots=True)
class Modify:
    """Change a figure: for the rest of the turn if an ability is used, for the battle if it is a battle effect and the
    edition limits those. ``when`` is checked each time the change is counted."""

    figure: str
    op: str
    amount: Amount
    on: Target
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Forbid:
    """Forbid an act to these cards."""

    act: str
    on: Target


@dataclass(frozen=True, slots=True)
class Grant:
    """Give the card, besides its own lines, the compulsory lines that other cards have for this event."""

    event: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of a Choose; its name is the option's id."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """The seat concerned chooses one of the branches that can be carried out."""

    of: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class If:
    when: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Each:
    """The steps happen for each seat ("others" or "all"): all decide at once, in secret, and the results are carried
    out from the left of the active seat. "one": for a single seat that the user names."""

    seats: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Later:
    """Carry out the steps when the battle is over (without a battle, at the end of the turn); at="turn": when the turn
    is over."""

    steps: tuple[Step, ...]
    at: str = "battle"


@dataclass(frozen=True, slots=True)
class End:
    """End the game, or ("turn") end the turn now."""

    what: str = "game"


# ------------------------------------------------------------------------------------------------------------
# Steps of a turn: the rules themselves, written by an edition, never on a card


@dataclass(frozen=True, slots=True)
class Reveal:
    """The active seat lays its hand open; cards that it draws from now on are open too."""


@dataclass(frozen=True, slots=True)
class Window:
    """The seat uses abilities of this window, in any order, and says when it is done. Inside Each, every seat is asked
    that could hold such an ability, as far as the table knows. An ability that is due "must" be used before the window
    is left, "may" wait, or is the "only" kind offered."""

    name: str
    equip: bool = False
    due: str = "must"


@dataclass(frozen=True, slots=True)
class Purchase:
    """Buy cards: no more than the seat has buys, for no more than its gold in all."""


@dataclass(frozen=True, slots=True)
class Trade:
    """Buy one card of these piles, besides the purchases of the visit, at its own price or at ``price``."""

    piles: tuple[str, ...]
    price: int = 0


@dataclass(frozen=True, slots=True)
class Stock:
    """The top card of a draw pile is laid in an empty spot of the village."""

    pile: str


@dataclass(frozen=True, slots=True)
class LevelUp:
    """Pay XP to level up ``n`` heroes of the hand."""

    n: int = ANY


@dataclass(frozen=True, slots=True)
class Stand:
    """Place the champion at a location of the village; ``piles``: the location is open while one of these has a
    card."""

    location: str
    piles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """Place the champion in the first room, unless it is in the dungeon already."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Count the light; the champion may move from room to room as long as it lasts."""


@dataclass(frozen=True, slots=True)
class Face:
    """Choose the monster to fight; ``here``: fight the monster in the champion's room. Without a monster the steps are
    skipped."""

    steps: tuple[Step, ...]
    here: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """Carry out the compulsory abilities for this event: of the foe, of the cards present, or of the hall."""

    event: str


@dataclass(frozen=True, slots=True)
class Settle:
    """Before the comparison, the party's owner chooses the kind of attack that bears each untyped loss. Without
    ``always`` the question is put only if the total or the verdict depends on it."""

    always: bool = True


@dataclass(frozen=True, slots=True)
class Compare:
    """Compare the total with the health to decide the battle."""


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
    """The place where a turn that ended early continues."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Discard the hand and draw ``hand`` cards, more or fewer if an effect says so; the next seat becomes active. After
    the last turn the game is over."""

    hand: int


# ------------------------------------------------------------------------------------------------------------
# Abilities


@dataclass(frozen=True, slots=True)
class Use:
    """An ability that its owner may use in its window (or in any of several), once a turn or, with ``repeat``, any
    number of times. It is offered only if its cost can be paid in full. ``due``: it must be used before the window is
    left."""

    window: str | tuple[str, ...]
    steps: tuple[Step, ...]
    cost: tuple[Step, ...] = ()
    when: Condition | None = None
    repeat: bool = False
    due: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Must:
    """A compulsory line, which happens by itself at an event; ``once``: for all copies of the card together."""

    event: str
    steps: tuple[Step, ...]
    when: Condition | None = None
    once: bool = False

    __repr__ = _brief


@dataclass(frozen=True, slots=True)
class While:
    """A trait, which holds as long as its card is in the place: "present" in the hand, "equipped", being "fought", in
    the "hall", or in "front" of its owner; after it was "bought"; or, if it was "kept" (in secret or open), at the end
    of the game."""

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
    """A card of a box; ``count`` says how many copies there are. ``figures`` holds printed figures alone: a missing
    figure is not 0.

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
"""Figures, printed on cards or worked out. The last five are never printed: "hand" is the number of cards in a new
hand, "resolves" how often a line happens; for the others see Value."""
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
"""Acts that can be forbidden. be-affected: battle effects touch the card. be-discarded, be-destroyed: by effects of
monsters and rooms; a protected card may still be chosen, but nothing happens to it. walk: the party's champion moves
on. be-seen: monsters of a room lie face up. be-lit: light lowers the darkness. leave, switch, retreat, move-up: a card
of the hall leaves it through an ability or effect, swaps with a neighbour, goes away unbeaten, or advances in the
refill. use: any ability; "use-" and the name of a window: the abilities of that window."""
TESTS = ("<", "<=", "=", ">=", ">")
PLACES = ("hand", "hall")
"""Places to pick from, besides the name of an earlier pick: the hand of the seat concerned (the party, once it is laid
out) and the hall."""
PICK_PLACES = (*PLACES, "hands", "stacks", "spots", "secret", "front", "yours", "rooms")
"""Places for picks. "hands": the hands of all other seats, which have been shown. "stacks": the top cards of the
village stacks. "spots": the village's spots that are not refilled automatically. "secret": the cards dealt to the seat
in secret. "front": the cards in front of the seat. "yours": its hand and those. "rooms": the rooms of the dungeon."""
COUNT_PLACES = (*PLACES, "dungeon", "spots", "front", "secret", "yours", "rooms", "owned")
"""Places that are looked at as a whole: as for picks, and "dungeon", the dungeon deck (its size is known, its cards are
not), and "owned", every card of the seat, for scores at the end of the game."""
PLACES_TO = ("under", "top", "discard", "hand", "home", "owner", "deck", "front", "pile", "secret")
"""Places that cards are put. "under", "top": below or onto the dungeon deck. "discard", "hand", "deck", "front": the
seat's own. "home": the discard pile of the card's owner, if the card is still in the hand; "owner": the same, wherever
the card is. "pile": under the pile of the card's stack. "secret": to the seat's secret cards."""
LOOK_PLACES = ("deck", "dungeon", "bottom")
LEVEL_TO = ("discard", "hand", "front")
WHERE = ("present", "equipped", "fought", "hall", "front", "bought", "kept")
EACH = ("others", "all", "one")
EARN = ("gold", "xp")
LATER = ("battle", "turn")
ENDS = ("game", "turn")
MOMENTS = ("claim", "delve")
"""Moments. claim: the refill after a victory in rank 1. delve: the active seat's champion is in the dungeon."""
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
"""The most characters of a card expression; the longest card of a box is far shorter."""


RENAMED = {("Gain", "card"): "pile"}
"""New names of places that texts of earlier versions call otherwise."""


class TreeError(Fault):
    """A text that is not a tree of known nodes, or a tree that no card can have."""


@lru_cache(maxsize=1024)
def parse(text: str) -> Any:
    """Read the text form of a node: ``parse(repr(node)) == node``. Only known nodes and literals are accepted."""
    if len(text) > LONGEST:
        raise TreeError("fault-too-long", most=LONGEST, n=len(text))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text.strip(), mode="eval")
        return _build(tree.body)
    except SyntaxError as e:
        raise TreeError("fault-expression", column=e.offset or 1) from None
    except TreeError:
        raise
    except (ValueError, TypeError, RecursionError, MemoryError):
        raise TreeError("fault-unreadable") from None


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
                raise TreeError("fault-unknown", what="word", word=name, known=", ".join(sorted(NODES)))
            places = {f.name: f.default is MISSING and f.default_factory is MISSING for f in fields(node)}
            for k in keywords:
                k.arg = RENAMED.get((name, k.arg or ""), k.arg)
                if k.arg not in places:
                    raise TreeError("fault-no-place", word=name, place=str(k.arg), known=", ".join(sorted(places)))
            if len(args) > len(places):
                raise TreeError("fault-too-many", word=name, most=len(places), n=len(args))
            filled = [*list(places)[: len(args)], *(k.arg for k in keywords)]
            if len(set(filled)) != len(filled):
                raise TreeError("fault-place-twice", word=name)
            missing = [place for place, needed in places.items() if needed and place not in filled]
            if missing:
                raise TreeError("fault-missing", word=name, places=", ".join(missing))
            return node(*map(_build, args), **{str(k.arg): _build(k.value) for k in keywords})
    raise TreeError("fault-not-allowed", found=ast.unparse(e))
