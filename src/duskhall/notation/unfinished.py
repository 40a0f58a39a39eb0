"""Reading what is half done: lasting changes, frames with their lanes, and open questions."""

from __future__ import annotations

from duskhall.core.options import list_options
from duskhall.core.program import Effect, Lasting, Step
from duskhall.core.state import EMPTY, HALL, KINDS, Frame, Question, new_frame
from duskhall.core.steps import battle, cards, dice, flow, lanes, lasting, market, picks, rooms, turn, windows
from duskhall.core.tree import Now
from duskhall.core.zones import SIDES

from .lines import Line, NotationError, parse_count, parse_int
from .reading import Reader
from .writing import until

STEPS_THAT_ASK: dict[str, tuple[type[Step], ...]] = {
    "branch": (flow.Choose,),
    "window": (windows.Opening,),
    "pick": (picks.Pick,),
    "buy": (market.Sale,),
    "level": (turn.Rise,),
    "face": (battle.Face,),
    "split": (battle.Compare,),
    "order": (cards.Arrange,),
    "line": (lasting.Cancel,),
    "seat": (lanes.Each,),
    "first": (battle.Fire,),
    "walk": (rooms.Walk,),
    "die": (dice.Alter,),
    "drop": (windows.Window, rooms.Walk, battle.Fire, battle.Compare),
}
MOST_LOSS = 999
"""Every way to share a loss is an option, so a text must not make it as large as it likes."""


def read_changes(r: Reader) -> None:
    """Lasting changes."""
    for line, text in r.rows.many("change"):
        o, rest = _step(r, line, text)
        if not isinstance(o, Lasting):
            raise line.error("notation-no-change")
        w = _words(line, rest, ("from", "on", "amount", "until"), ("named",))
        on = None if w["on"] == "live" else tuple(r.place(line, p) for p in w["on"].split(",") if p)
        size = None if w["amount"] == "live" else parse_int(line, w["amount"], "amount")
        named = tuple(r.place(line, p) for p in w.get("named", "").split(",") if p)
        if w["until"] != until(o):
            raise line.error("notation-change-until", until=until(o))
        r.s.mods += (Effect(o, r.place(line, w["from"]), on, size, named),)


def _step(r: Reader, line: Line, text: str) -> tuple[Step, list[str]]:
    """The step that a line names, and the words behind it."""
    words = text.split()
    if len(words) < 2:
        raise line.error("notation-ability-and-step")
    owner, dot, ability = words[0].rpartition(".")
    try:
        program = r.rules.program_of("" if owner == "turn" else owner, parse_int(line, ability, "an-ability") - 1)
    except KeyError:
        raise line.error("notation-no-ability", ability=words[0]) from None
    found = r.rules.programs[program]
    if not dot or words[1] not in found.paths:
        raise line.error("notation-no-step", ability=words[0], step=words[1])
    return found.steps[found.paths.index(words[1])], words[2:]


def _words(line: Line, rest: list[str], need: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, str]:
    out = {}
    for word in rest:
        key, equals, value = word.partition("=")
        if not equals or key in out or key not in (*need, *more):
            raise line.error("notation-unexpected", found=word, known=", ".join(k + "=..." for k in need))
        out[key] = value
    for key in need:
        if key not in out:
            raise line.error("notation-missing", key=key)
    return out


# ------------------------------------------------------------------------------------------------------------
# Frames


def read_frames(r: Reader) -> None:
    s = r.s
    order = sorted(
        ((line, key, text) for key in ("later", "frame", "lane") for line, text in r.rows.many(key)),
        key=lambda row: row[0].number,
    )
    last: Frame | None = None
    for line, key, text in order:
        f = _frame(r, line, text)
        if key == "lane":
            if last is None or not _holds_lane(last, f):
                raise line.error("notation-lane")
            last.lanes += (f,)
        else:
            if key == "later":
                s.later += (f,)
            else:
                s.stack.append(f)
            last = f
    for (line, _, _), f, below in zip(
        [row for row in order if row[1] == "frame"], s.stack, [None, *s.stack], strict=False
    ):
        if below is None and (f.at.program.number != 0 or f.seat != s.active):
            raise line.error("notation-first-frame")
        # Only the acts of a seat in its lane are part of the turn.
        if below is not None and f.at.program.number == 0 and not _holds_lane(below, f):
            raise line.error("notation-first-frame")
    if not s.stack and not s.over:
        if r.complete:
            raise NotationError(0, "notation-no-frame")
        s.stack = [new_frame(r.rules.programs[0].steps[0], EMPTY, s.active)]
    if s.stack:
        _check_battle(r)
        _check_walk(r)


def _frame(r: Reader, line: Line, text: str) -> Frame:
    o, rest = _step(r, line, text)
    f = new_frame(o, EMPTY, 0)
    for word in rest:
        key, equals, value = word.partition("=")
        if key == "seat" and equals:
            f.seat = r.seat(line, value)
        elif key == "from" and equals:
            f.source = r.place(line, value)
        elif key == "picked" and equals:
            f.picked = tuple(r.place(line, p) for p in value.split(","))
        elif key == "split" and equals:
            first, *numbers = value.split(",")
            if len(numbers) != 3 or not isinstance(o, battle.Compare):
                raise line.error("notation-split")
            f.picked = (r.place(line, first), *(parse_count(line, n, "split", most=MOST_LOSS) for n in numbers))
        elif key == "use" and equals:
            f.picked = _choice(r, line, f, value)
        elif key == "name" and equals:
            name, _, named = value.partition("=")
            parts = [p for p in named.split(",") if p]
            f.names = {**f.names, name: tuple(_named(r, line, name, p) for p in parts)}
        else:
            raise line.error("notation-unexpected-in-frame", found=word)
    return f


def _named(r: Reader, line: Line, name: str, text: str) -> int:
    """Dice are numbers, everything else that has a name is a card."""
    return parse_count(line, text, "a-die", 1, SIDES) if name.startswith("#") else r.place(line, text)


def _choice(r: Reader, line: Line, f: Frame, text: str) -> tuple[int, int]:
    """An ability that a seat has chosen in its lane and that has not happened yet."""
    where, comma, number = text.partition(",")
    if not comma or not isinstance(f.at, windows.Act):
        raise line.error("notation-use")
    card = r.place(line, where)
    name = r.rules.cards[r.s.kinds[card]].id
    try:
        return card, r.rules.program_of(name, parse_int(line, number, "an-ability") - 1)
    except KeyError:
        raise line.error("notation-no-ability", ability=f"{name}.{number}") from None


def _holds_lane(f: Frame, lane: Frame) -> bool:
    """Seats that decide at once are at steps of one Each; lines that wait for their turn are at their beginning."""
    o = f.at
    if isinstance(o, battle.Fire):
        return lane.at.index == 0
    return isinstance(o, lanes.Each) and lane.at.program is o.program and o.index < lane.at.index < o.end


def _check_walk(r: Reader) -> None:
    """A dungeon phase has a champion in a room, and a walk has begun somewhere."""
    s = r.s
    here = s.stack[0].at
    for o in here.program.steps:
        if (
            isinstance(o, flow.Check)
            and o.when is not None
            and o.when.node == Now("delve")
            and o.index < here.index < o.end
            and s.delve.places[s.active] < 0
        ):
            raise r.rows.one("champions", "")[0].error("notation-champion-outside")
    if isinstance(here, rooms.Walk) and not s.delve.trail:
        raise r.rows.one("walk", "")[0].error("notation-no-walk")


def _check_battle(r: Reader) -> None:
    """A turn in the middle of a battle, and no other, has a monster, which lies in its rank until it is known who has
    won."""
    s = r.s
    steps = r.rules.programs[0].steps
    here = s.stack[0].at.index
    line, _ = r.rows.one("foe", "-")
    if not any(isinstance(o, battle.Face) and o.index < here < o.end for o in steps):
        if s.foe != EMPTY or s.rank or s.won:
            raise line.error("notation-foe-outside")
        return
    if s.foe == EMPTY or not s.rank:
        raise line.error("notation-no-foe")
    ends = battle.Spoil | battle.Retreat | battle.Slay
    decided = next((i for i, o in enumerate(steps) if isinstance(o, ends)), 0)
    if here < decided and (not 1 <= s.rank <= len(s.zones[HALL]) or s.zones[HALL][s.rank - 1] != s.foe):
        raise line.error("notation-foe-elsewhere")


# ------------------------------------------------------------------------------------------------------------
# Questions


def read_questions(r: Reader) -> None:
    s = r.s
    for line, text in r.rows.many("ask"):
        q = _question(r, line, text)
        s.asked += (q,)
        try:
            options = list_options(s, q)
        except (AssertionError, IndexError, KeyError, ValueError):
            raise line.error("notation-question-frame") from None
        if not options:
            raise line.error("notation-question-empty")
    if r.complete and not s.asked and not s.over:
        raise NotationError(0, "notation-no-question")


def _question(r: Reader, line: Line, text: str) -> Question:
    s = r.s
    kind, *rest = text.split() or [""]
    if kind not in KINDS:
        raise line.error("notation-unknown-question", name=kind, known=", ".join(KINDS))
    w = _words(line, rest, ("seat", "number", "lane"))
    lane = parse_int(line, w["lane"], "lane") - 1
    if not s.stack or not -1 <= lane < max(0, len(s.stack[-1].lanes)):
        raise line.error("notation-no-lane", n=str(lane + 1))
    f = s.stack[-1] if lane < 0 else s.stack[-1].lanes[lane]
    if not isinstance(f.at, STEPS_THAT_ASK[kind]):
        raise line.error("notation-question-step")
    seat = r.seat(line, w["seat"])
    if lane >= 0 and f.seat != seat:
        raise line.error("notation-question-frame")
    if any(q.seat == seat or q.lane == lane for q in s.asked):
        raise line.error("notation-asked-twice")
    number = parse_count(line, w["number"], "number")
    if "questions" not in r.rows:
        s.counts[seat] = number
    elif number != s.counts[seat]:
        raise line.error("notation-question-number", n=str(s.counts[seat]))
    return Question(KINDS.index(kind), seat, lane)
