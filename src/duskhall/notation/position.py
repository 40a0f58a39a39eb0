"""The position as text: what FEN is to chess. Reading what was written gives the same position, half-done effects
included.

Cards have no numbers here: a card is named by its place, ``hand.1/3`` is the third card from the left in the hand of
seat 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.delve import NO_DELVE, OUTSIDE, location_place, new_delve
from duskhall.core.luck import KEY_BYTES
from duskhall.core.options import list_options
from duskhall.core.program import Effect, Lasting, Step
from duskhall.core.state import (
    EMPTY,
    HALL,
    KINDS,
    MOST_CARDS,
    ROOMS,
    Frame,
    Question,
    State,
    hand_of,
    new_frame,
    new_state,
    seat_zones,
)
from duskhall.core.steps import battle, cards, flow, lanes, lasting, picks, rooms, turn, windows
from duskhall.core.tree import Card, Now, TreeError, parse
from duskhall.core.view import place_name
from duskhall.editions import NAMES, edition

from .lines import Line, NotationError, parse_cards, parse_int, split_lines, write_cards

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

VERSION = 1
STEPS_THAT_ASK: dict[str, tuple[type[Step], ...]] = {
    "branch": (flow.Choose,),
    "window": (windows.Opening,),
    "pick": (picks.Pick,),
    "buy": (turn.Sale,),
    "level": (turn.Rise,),
    "face": (battle.Face,),
    "split": (battle.Compare,),
    "order": (cards.Arrange,),
    "line": (lasting.Cancel,),
    "seat": (lanes.Each,),
    "first": (battle.Fire,),
    "walk": (rooms.Walk,),
    "drop": (windows.Window, rooms.Walk, battle.Fire, battle.Compare),
}
MOST_LOSS = 999
"""Every way to share a loss is an option, so a text must not make it as large as it likes."""
FLAGS = ("laid", "won", "claim", "again", "over")
NUMBERS = ("turn", "spent", "rank", "total", "health", "secrets", "reach")
PLACES = ("bought", "armed", "marked", "unable", "arrived")
NOWHERE = "-"
"""A champion that has not been placed yet."""


# ------------------------------------------------------------------------------------------------------------
# Writing


def write(s: State, *, cards: bool = True, luck: bool = True) -> str:
    """The position as text. ``cards``: with the definitions of all cards in the game. ``luck``: with the key of what
    is to come."""
    return "\n".join(_Writer(s).lines(cards, luck)) + "\n"


class _Writer:
    def __init__(self, s: State) -> None:
        self.s = s
        self.places = {
            c: f"{s.map.names[z]}/{i}" for z, zone in enumerate(s.zones) for i, c in enumerate(zone, 1) if c != EMPTY
        }

    def place(self, card: int) -> str:
        return "-" if card == EMPTY else self.places[card]

    def all(self, cards: tuple[int, ...]) -> str:
        return " ".join(map(self.place, cards))

    def lines(self, cards: bool, luck: bool) -> list[str]:
        s = self.s
        r = s.rules
        out = [
            f"position: {VERSION}",
            f"edition: {r.edition} {r.version}",
            *([f"board: {r.board}"] if r.board else []),
            f"seats: {s.seats}",
            f"active: {s.active + 1}",
        ]
        out += [f"{key}: {getattr(s, key)}" for key in NUMBERS if getattr(s, key)]
        out += [f"{key}: yes" for key in FLAGS if getattr(s, key)]
        out.append("xp: " + " ".join(map(str, s.xp)))
        out.append("questions: " + " ".join(map(str, s.counts)))
        if luck:
            out.append(f"luck: {s.luck_key.hex()} {s.luck}")
        for order in s.script:
            out.append("script: " + ", ".join(r.cards[k].id if k >= 0 else str(~k) for k in order))
        names = [r.cards[k].id for k in s.kinds]
        for z, zone in enumerate(s.zones):
            if z == HALL:
                out.append("hall: " + " | ".join("-" if c == EMPTY else names[c] for c in zone))
            elif zone or z >= s.map.first_stack:
                out.append(f"{s.map.names[z]}: {write_cards([(names[c], self.known(c)) for c in zone])}".rstrip())
        out += self.delve()
        for c, z, n in s.sealed:
            out.append(f"sealed: {self.place(c)} in {s.map.names[z]} lowest {n}")
        if s.front != s.zones[HALL][0]:
            out.append(f"front: {self.place(s.front)}")
        for key in PLACES:
            if getattr(s, key):
                out.append(f"{key}: {self.all(getattr(s, key))}")
        if s.passed:
            out.append("passed: " + " ".join(str(i + 1) for i in range(s.seats) if s.passed >> i & 1))
        if s.foe != EMPTY:
            out.append(f"foe: {self.place(s.foe)}")
        out += [f"gold: {self.place(c)} {n}" for c, n in s.gold]
        out += [f"used: {self.place(c)} {bits}" for c, bits in s.used.items()]
        out += [f"held: {self.place(w)} {self.place(h)}" for w, h in s.held.items()]
        out += [f"lent: {self.place(c)} {home + 1}" for c, home in s.lent.items()]
        out += [f"split: {self.place(c)} {n}" for c, n in s.split.items()]
        out += [self.mod(m) for m in s.mods]
        for f in s.later:
            out += self.frame("later", f)
        for f in s.stack:
            out += self.frame("frame", f)
        for q in s.asked:
            out.append(f"ask: {KINDS[q.kind]} seat={q.seat + 1} number={s.counts[q.seat]} lane={q.lane + 1}")
        if cards:
            used = sorted({*s.kinds} | {k for k, c in enumerate(r.cards) if c.stack in r.economy.endless})
            out += [f"card: {r.cards[k]!r}" for k in used]
        return out

    def delve(self) -> list[str]:
        """Champions, keys and what belongs to a walk."""
        s = self.s
        d = s.delve
        if d == NO_DELVE:
            return []
        out = ["champions: " + " ".join(place_name(s, place) or NOWHERE for place in d.places), f"keys: {d.goal}"]
        if d.trail:
            out.append(f"walk: {d.light} " + " ".join(place_name(s, room) for room in d.trail))
        if d.limited:
            out.append("limited: yes")
        if d.found:
            out.append("found: yes")
        if d.counted:
            out.append("counted: yes")
        if d.last:
            out.append(f"last: {d.last}")
        out += [f"down: {self.place(c)} {s.map.names[pile]} {self.known(c)}".rstrip() for c, pile in d.down]
        return out

    def known(self, card: int) -> str:
        mask = self.s.known.get(card, 0)
        if not mask:
            return ""
        if mask == self.s.map.everyone:
            return "all"
        return "".join(str(i + 1) for i in range(self.s.seats) if mask >> i & 1)

    def step(self, o: Step) -> str:
        return f"{o.program.card or 'turn'}.{o.program.ability + 1} {o.program.paths[o.index]}"

    def mod(self, e: Effect) -> str:
        on = "live" if e.cards is None else ",".join(map(self.place, e.cards))
        size = "live" if e.fixed is None else str(e.fixed)
        text = f"change: {self.step(e.step)} from={self.place(e.source)} on={on} amount={size} until={until(e.step)}"
        return text + (f" named={','.join(map(self.place, e.named))}" if e.named else "")

    def frame(self, key: str, f: Frame) -> list[str]:
        text = f"{key}: {self.step(f.at)} seat={f.seat + 1} from={self.place(f.source)}"
        if f.picked:
            # An open split carries numbers, every other pick carries cards.
            if any(q.kind == KINDS.index("split") for q in self.s.asked) and key == "frame" and f is self.s.stack[-1]:
                text += f" split={self.place(f.picked[0])},{','.join(map(str, f.picked[1:]))}"
            elif isinstance(f.at, windows.Act):
                text += f" use={self.place(f.picked[0])},{self.s.rules.programs[f.picked[1]].ability + 1}"
            else:
                text += " picked=" + ",".join(map(self.place, f.picked))
        for name, named in f.names.items():
            # Dice are numbers, everything else that is named is a card.
            text += f" name={name}={','.join(map(str if name[:1] == '#' else self.place, named))}"
        out = [text]
        for lane in f.lanes:
            out += self.frame("lane", lane)
        return out


def until(o: Lasting) -> str:
    """How long the change lasts that a step makes."""
    return "battle" if o.battle else "turn"


# ------------------------------------------------------------------------------------------------------------
# Reading


def read(text: str) -> State:
    """Read a position. Raises NotationError with the line."""
    lines = split_lines(text)
    if not lines or lines[0].text.replace(" ", "") != f"position:{VERSION}":
        raise NotationError(lines[0].number if lines else 1, f"a position begins with 'position: {VERSION}'")
    return read_lines(lines[1:], complete=True)


def rules_for(name: str, definitions: list[Card], board: str = "") -> Rules:
    """The edition's ruleset, with the definitions that a save or scenario brings."""
    e = edition(name)
    known = {c.id: c for c in e.rules.cards}
    extra = tuple(c for c in definitions if known.get(c.id) != c)
    return e.make_rules(extra, board) if extra else e.rules_on(board)


def read_lines(lines: list[Line], *, complete: bool) -> State:
    return _Reader(lines, complete).state()


class _Reader:
    """Reads the lines of a position. With ``complete`` every part must be there; a scenario may leave parts out."""

    def __init__(self, lines: list[Line], complete: bool) -> None:
        self.complete = complete
        self.rows: dict[str, list[tuple[Line, str]]] = {}
        for line in lines:
            key, value = line.key_value()
            self.rows.setdefault(key, []).append((line, value))
        self.seen: set[str] = set()
        self.first = lines[0] if lines else Line(1, "")

    def one(self, key: str, default: str) -> tuple[Line, str]:
        self.seen.add(key)
        rows = self.rows.get(key, [])
        if len(rows) > 1:
            raise rows[1][0].error(f"{key!r} stands twice")
        return rows[0] if rows else (self.first, default)

    def many(self, key: str) -> list[tuple[Line, str]]:
        self.seen.add(key)
        return self.rows.get(key, [])

    def state(self) -> State:
        line, text = self.one("edition", "" if self.complete else "classic")
        name, _, version = text.partition(" ")
        if name not in NAMES:
            raise line.error(f"unknown edition {name!r}; known are {', '.join(NAMES)}")
        definitions = []
        for at, value in self.many("card"):
            try:
                card = parse(value)
                if not isinstance(card, Card):
                    raise TreeError("a card line holds Card(...)")
                definitions.append(card)
            except TreeError as e:
                raise at.error(str(e)) from None
        at, board = self.one("board", "")
        if board and board not in edition(name).boards:
            raise at.error(f"{name} has no board {board!r}; known are {', '.join(edition(name).boards)}")
        try:
            self.rules = rules_for(name, definitions, board)
        except TreeError as e:
            raise line.error(str(e)) from None
        if version and version.strip() != str(self.rules.version):
            raise line.error(
                f"this program plays version {self.rules.version} of the {name} rules, the text has {version}"
            )
        line, text = self.one("seats", "2")
        self.seats = parse_int(line, text, "the number of seats")
        low, high = edition(name).players
        if not low <= self.seats <= high:
            raise line.error(f"{name} is for {low} to {high} seats")
        s = self.zones()
        self.s = s
        line, text = self.one("active", "1")
        s.active = self.seat(line, text)
        for key in NUMBERS:
            line, text = self.one(key, "1" if key == "turn" else "0")
            setattr(s, key, parse_int(line, text, key))
        for key in FLAGS:
            setattr(s, key, self.flag(key))
        s.xp = self.per_seat("xp")
        s.counts = self.per_seat("questions")
        self.luck()
        self.delve()
        self.details()
        self.frames()
        unknown = [k for k in self.rows if k not in self.seen and k != "ask"]
        if unknown:
            line = self.rows[unknown[0]][0][0]
            raise line.error(f"unknown key {unknown[0]!r}")
        self.questions()
        return s

    def seat(self, line: Line, text: str) -> int:
        n = parse_int(line, text, "a seat")
        if not 1 <= n <= self.seats:
            raise line.error(f"there is no seat {n}; the seats are 1 to {self.seats}")
        return n - 1

    def per_seat(self, key: str) -> list[int]:
        line, text = self.one(key, " ".join(["0"] * self.seats))
        out = [parse_int(line, part, key) for part in text.split()]
        if len(out) != self.seats:
            raise line.error(f"{key} has one number for each of the {self.seats} seats")
        return out

    def kind(self, line: Line, name: str) -> int:
        if name not in self.rules.index:
            close = [c for c in self.rules.index if name and (name in c or c in name)]
            hint = f"; did you mean {', '.join(close[:3])}?" if close else ""
            raise line.error(f"unknown card {name!r}{hint}")
        return self.rules.index[name]

    def zones(self) -> State:
        fixed = seat_zones(self.seats)
        stacks = [k for k in self.rows if k.startswith("stack.")]
        piles = [k for level in ("supply.", "draw.") for k in self.rows if k.startswith(level)]
        known_stacks = {name for c in self.rules.cards for name in (c.stack, c.kind)}
        known_stacks.update(name for piles in self.rules.hall.decks for name in piles)
        for key in (*stacks, *piles):
            if key.partition(".")[2] not in known_stacks:
                raise self.rows[key][0][0].error(f"no card belongs to {key!r}")
        for pile in sorted(self.rules.economy.endless):
            if f"supply.{pile}" not in piles:
                if piles:
                    raise NotationError(0, f"the position has no 'supply.{pile}'")
                piles.append(f"supply.{pile}")
        for pile in (self.rules.hall.keys, self.rules.hall.wounds):
            if pile and f"supply.{pile}" not in piles:
                piles.insert(0, f"supply.{pile}")
        ids = (*fixed, *stacks, *piles)
        kinds: list[int] = []
        zones: list[tuple[int, ...]] = []
        known: dict[int, int] = {}
        for z, zone in enumerate(ids):
            line, text = self.one(zone, "")
            here: list[int] = []
            if z == HALL:
                for part in text.split("|") if text else ():
                    if part.strip() == "-":
                        here.append(EMPTY)
                    else:
                        kinds.append(self.kind(line, part.strip()))
                        here.append(len(kinds) - 1)
                if len(here) > self.rules.hall.ranks:
                    raise line.error(f"the hall has {self.rules.hall.ranks} ranks")
                here += [EMPTY] * (self.rules.hall.ranks - len(here))
            else:
                for name, n, who in parse_cards(line, text):
                    for _ in range(n):
                        kinds.append(self.kind(line, name))
                        here.append(len(kinds) - 1)
                        if who:
                            known[len(kinds) - 1] = self.mask(line, who)
            if len(kinds) > MOST_CARDS:
                raise line.error(f"no game has more than {MOST_CARDS} cards")
            zones.append(tuple(here))
        s = new_state(self.rules, ids, len(stacks), tuple(kinds), zones, self.seats, bytes(KEY_BYTES))
        s.known = known
        return s

    def mask(self, line: Line, who: str) -> int:
        if who == "all":
            return (1 << self.seats) - 1
        out = 0
        for digit in who:
            out |= 1 << self.seat(line, digit)
        return out

    def place(self, line: Line, text: str) -> int:
        if text == "-":
            return EMPTY
        zone, slash, at = text.partition("/")
        if not slash or zone not in self.s.map.names:
            raise line.error(f"expected a place like hand.1/3, found {text!r}")
        cards = self.s.zones[self.s.map.names.index(zone)]
        n = parse_int(line, at, "a place")
        if not 1 <= n <= len(cards) or cards[n - 1] == EMPTY:
            raise line.error(f"{zone} has no card at {n}")
        return cards[n - 1]

    def luck(self) -> None:
        s = self.s
        line, text = self.one("luck", bytes(KEY_BYTES).hex() + " 0")
        key, _, count = text.partition(" ")
        try:
            s.luck_key = bytes.fromhex(key)
        except ValueError:
            raise line.error("luck is a key in hexadecimal and a counter") from None
        if len(s.luck_key) != KEY_BYTES:
            raise line.error(f"the key of luck has {KEY_BYTES} bytes")
        s.luck = parse_int(line, count or "0", "the counter of luck")
        s.script = tuple(
            tuple(self.lot(at, name) for name, n, _ in parse_cards(at, value) for _ in range(n))
            for at, value in self.many("script")
        )

    def lot(self, line: Line, text: str) -> int:
        """What luck shall bring: a card, or the number that a die shows."""
        return ~parse_int(line, text, "a number on a die") if text.isdecimal() else self.kind(line, text)

    def delve(self) -> None:
        """Champions, keys and what belongs to a walk; only an edition with rooms has them."""
        s = self.s
        if not self.rules.hall.is_map:
            return
        if not self.complete and "rooms" not in self.rows:
            raise self.first.error("a position of this edition needs its 'rooms'")
        line, _ = self.one("rooms", "")
        rooms = [self.rules.cards[s.kinds[c]].id for c in s.zones[ROOMS]]
        if len(rooms) != self.rules.hall.ranks or len(set(rooms)) != len(rooms):
            raise line.error(f"there are {self.rules.hall.ranks} different rooms")
        line, text = self.one("champions", " ".join([NOWHERE] * self.seats))
        places = tuple(self.champion(line, name, rooms) for name in text.split())
        if len(places) != self.seats:
            raise line.error(f"champions has one place for each of the {self.seats} seats")
        line, text = self.one("keys", "4")
        goal = parse_int(line, text, "keys")
        most = sum(self.rules.cards[k].count for k in self.rules.keys)
        if not 1 <= goal <= most:
            raise line.error(f"1 to {most} keys summon the guardian")
        line, text = self.one("walk", "")
        light, *trail = text.split() or ["0"]
        walked = tuple(rooms.index(name) if name in rooms else self.no_room(line, name, rooms) for name in trail)
        n = self.not_below_zero(line, light, "light")
        line, text = self.one("last", "0")
        last = self.not_below_zero(line, text, "last")
        down: list[tuple[int, int]] = []
        for line, text in self.many("down"):
            where, pile, *who = [*text.split(), "", ""]
            if not where.startswith("hall/") or not pile.startswith("draw.") or pile not in s.map.names:
                raise line.error("expected 'down: hall/N draw.PILE'")
            card = self.place(line, where)
            if any(card == other for other, _ in down):
                raise line.error("this card lies face down already")
            if who[0]:
                s.known[card] = self.mask(line, who[0])
            down.append((card, s.map.names.index(pile)))
        d = s.delve = new_delve(self.seats, goal)
        d.places = places
        d.light = n
        d.trail = walked
        d.last = last
        d.down = tuple(down)
        d.limited, d.found, d.counted = (self.flag(key) for key in ("limited", "found", "counted"))

    def champion(self, line: Line, name: str, rooms: list[str]) -> int:
        if name == NOWHERE:
            return OUTSIDE
        if name in self.rules.hall.locations:
            return location_place(self.rules.hall.locations.index(name))
        return rooms.index(name) if name in rooms else self.no_room(line, name, [*rooms, *self.rules.hall.locations])

    def no_room(self, line: Line, name: str, known: list[str]) -> int:
        raise line.error(f"there is no {name!r}; there are {', '.join(known)}")

    def not_below_zero(self, line: Line, text: str, what: str) -> int:
        n = parse_int(line, text, what)
        if n < 0:
            raise line.error(f"{what} is not below zero")
        return n

    def flag(self, key: str) -> bool:
        line, text = self.one(key, "no")
        if text not in ("yes", "no"):
            raise line.error(f"{key} is yes or no")
        return text == "yes"

    def pairs(self, key: str) -> list[tuple[Line, int, str]]:
        out = []
        for line, text in self.many(key):
            where, blank, rest = text.partition(" ")
            if not blank:
                raise line.error(f"{key} needs a place and a second word")
            out.append((line, self.place(line, where), rest.strip()))
        return out

    def details(self) -> None:
        s = self.s
        for line, text in self.many("sealed"):
            words = text.split()
            if len(words) != 5 or words[1] != "in" or words[3] != "lowest" or words[2] not in s.map.names:
                raise line.error("expected 'sealed: PLACE in ZONE lowest N'")
            s.sealed += (
                (self.place(line, words[0]), s.map.names.index(words[2]), parse_int(line, words[4], "lowest")),
            )
        line, text = self.one("front", "")
        s.front = self.place(line, text) if text else s.zones[HALL][0]
        for key in PLACES:
            line, text = self.one(key, "")
            setattr(s, key, tuple(self.place(line, p) for p in text.split()))
        line, text = self.one("passed", "")
        for word in text.split():
            s.passed |= 1 << self.seat(line, word)
        hand = s.zones[hand_of[s.active]]
        if any(c not in hand for c in s.marked):
            raise self.one("marked", "")[0].error("only cards in the active seat's hand are marked")
        line, text = self.one("foe", "-")
        s.foe = self.place(line, text)
        s.gold = tuple((c, parse_int(line, rest, "gold")) for line, c, rest in self.pairs("gold"))
        s.used = {c: parse_int(line, rest, "used") for line, c, rest in self.pairs("used")}
        s.held = {c: self.place(line, rest) for line, c, rest in self.pairs("held")}
        for line, c, _ in self.pairs("held"):
            if c not in hand or s.held[c] not in (EMPTY, *hand):
                raise line.error("only cards in the active seat's hand are held")
        s.lent = {c: self.seat(line, rest) for line, c, rest in self.pairs("lent")}
        s.split = {c: parse_int(line, rest, "split") for line, c, rest in self.pairs("split")}
        for line, text in self.many("change"):
            o, rest = self.step(line, text)
            if not isinstance(o, Lasting):
                raise line.error("this step leaves no change behind; name one that does")
            w = self.words(line, rest, ("from", "on", "amount", "until"), ("named",))
            on = None if w["on"] == "live" else tuple(self.place(line, p) for p in w["on"].split(",") if p)
            size = None if w["amount"] == "live" else parse_int(line, w["amount"], "amount")
            named = tuple(self.place(line, p) for p in w.get("named", "").split(",") if p)
            if w["until"] != until(o):
                raise line.error(f"this change lasts until the end of the {until(o)}")
            s.mods += (Effect(o, self.place(line, w["from"]), on, size, named),)

    def step(self, line: Line, text: str) -> tuple[Step, list[str]]:
        words = text.split()
        if len(words) < 2:
            raise line.error("expected a card's ability and a step, such as 'banish.1 2.pick'")
        owner, dot, ability = words[0].rpartition(".")
        try:
            program = self.rules.program_of(
                "" if owner == "turn" else owner, parse_int(line, ability, "an ability") - 1
            )
        except KeyError as e:
            raise line.error(str(e.args[0])) from None
        found = self.rules.programs[program]
        if not dot or words[1] not in found.paths:
            raise line.error(f"{words[0]} has no step {words[1]!r}")
        return found.steps[found.paths.index(words[1])], words[2:]

    def words(self, line: Line, rest: list[str], need: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, str]:
        out = {}
        for word in rest:
            key, equals, value = word.partition("=")
            if not equals or key in out or key not in (*need, *more):
                raise line.error(f"unexpected {word!r}; expected {', '.join(k + '=...' for k in need)}")
            out[key] = value
        for key in need:
            if key not in out:
                raise line.error(f"{key}=... is missing")
        return out

    def frames(self) -> None:
        s = self.s
        order = sorted(
            ((line, key, text) for key in ("later", "frame", "lane") for line, text in self.many(key)),
            key=lambda row: row[0].number,
        )
        last: Frame | None = None
        for line, key, text in order:
            f = self.frame(line, text)
            if key == "lane":
                if last is None or not self.holds_lane(last, f):
                    raise line.error("a lane belongs to the frame before it, at a step that has lanes")
                last.lanes += (f,)
            else:
                if key == "later":
                    s.later += (f,)
                else:
                    s.stack.append(f)
                last = f
        if s.stack and s.stack[0].at.program.number != 0:
            raise order[0][0].error("the first frame is the turn's: 'frame: turn.1 ...'")
        if not s.stack and not s.over:
            if self.complete:
                raise NotationError(0, "a position that is not over has a frame")
            s.stack = [new_frame(self.rules.programs[0].steps[0], EMPTY, s.active)]
        if s.stack:
            self.battle()
            self.delving()

    def delving(self) -> None:
        """A dungeon phase has a champion in a room, and a walk has begun somewhere."""
        s = self.s
        turn = s.stack[0].at
        for o in turn.program.steps:
            if (
                isinstance(o, flow.Check)
                and o.when is not None
                and o.when.node == Now("delve")
                and o.index < turn.index < o.end
                and s.delve.places[s.active] < 0
            ):
                raise self.one("champions", "")[0].error("the turn is in the dungeon, but its champion is not")
        if isinstance(turn, rooms.Walk) and not s.delve.trail:
            raise self.one("walk", "")[0].error("the turn is on a walk, but there is no 'walk'")

    def battle(self) -> None:
        """A turn in the middle of a battle has a monster, which lies in its rank until it is known who has won."""
        s = self.s
        steps = self.rules.programs[0].steps
        turn = s.stack[0].at.index
        if not any(isinstance(o, battle.Face) and o.index < turn < o.end for o in steps):
            return
        line, _ = self.one("foe", "-")
        if s.foe == EMPTY:
            raise line.error("the turn is in a battle, but there is no 'foe'")
        ends = battle.Spoil | battle.Retreat | battle.Slay
        decided = next((i for i, o in enumerate(steps) if isinstance(o, ends)), 0)
        if turn < decided and (not 1 <= s.rank <= len(s.zones[HALL]) or s.zones[HALL][s.rank - 1] != s.foe):
            raise line.error("the foe does not lie in the rank that is named")

    def holds_lane(self, f: Frame, lane: Frame) -> bool:
        """Seats that decide at once are at steps of one Each; lines that wait for their turn are at their beginning."""
        o = f.at
        if isinstance(o, battle.Fire):
            return lane.at.index == 0
        return isinstance(o, lanes.Each) and lane.at.program is o.program and o.index < lane.at.index < o.end

    def frame(self, line: Line, text: str) -> Frame:
        o, rest = self.step(line, text)
        f = new_frame(o, EMPTY, 0)
        for word in rest:
            key, equals, value = word.partition("=")
            if key == "seat" and equals:
                f.seat = self.seat(line, value)
            elif key == "from" and equals:
                f.source = self.place(line, value)
            elif key == "picked" and equals:
                f.picked = tuple(self.place(line, p) for p in value.split(","))
            elif key == "split" and equals:
                first, *numbers = value.split(",")
                if len(numbers) != 3 or not isinstance(o, battle.Compare):
                    raise line.error("split has a place and three numbers, in a frame that settles a loss")
                f.picked = (self.place(line, first), *(parse_int(line, n, "split") for n in numbers))
                if any(n > MOST_LOSS for n in f.picked[1:]):
                    raise line.error(f"no loss is above {MOST_LOSS}")
            elif key == "use" and equals:
                f.picked = self.choice(line, f, value)
            elif key == "name" and equals:
                name, _, cards = value.partition("=")
                parts = [p for p in cards.split(",") if p]
                dice = name.startswith("#")
                cards_or_dice = tuple(parse_int(line, p, "a die") if dice else self.place(line, p) for p in parts)
                f.names = {**f.names, name: cards_or_dice}
            else:
                raise line.error(f"unexpected {word!r} in a frame")
        return f

    def choice(self, line: Line, f: Frame, text: str) -> tuple[int, int]:
        """An ability that a seat has chosen in its lane and that has not happened yet."""
        where, comma, number = text.partition(",")
        if not comma or not isinstance(f.at, windows.Act):
            raise line.error("use has a place and the number of an ability, in a lane that is to act")
        card = self.place(line, where)
        name = self.rules.cards[self.s.kinds[card]].id
        try:
            return card, self.rules.program_of(name, parse_int(line, number, "an ability") - 1)
        except KeyError as e:
            raise line.error(str(e.args[0])) from None

    def questions(self) -> None:
        s = self.s
        for line, text in self.many("ask"):
            kind, *rest = text.split() or [""]
            if kind not in KINDS:
                raise line.error(f"unknown question {kind!r}; known are {', '.join(KINDS)}")
            w = self.words(line, rest, ("seat", "number", "lane"))
            lane = parse_int(line, w["lane"], "lane") - 1
            if not s.stack or not -1 <= lane < max(0, len(s.stack[-1].lanes)):
                raise line.error(f"there is no lane {lane + 1}")
            f = s.stack[-1] if lane < 0 else s.stack[-1].lanes[lane]
            if not isinstance(f.at, STEPS_THAT_ASK[kind]):
                raise line.error("this question does not fit the step of its frame")
            if any(q.seat + 1 == parse_int(line, w["seat"], "a seat") or q.lane == lane for q in s.asked):
                raise line.error("a seat or a lane is asked twice")
            q = Question(KINDS.index(kind), self.seat(line, w["seat"]), lane)
            number = parse_int(line, w["number"], "number")
            if "questions" not in self.rows:
                s.counts[q.seat] = number
            elif number != s.counts[q.seat]:
                raise line.error(f"the number of this question is {s.counts[q.seat]}: so many its seat was asked")
            s.asked += (q,)
            try:
                options = list_options(s, q)
            except (AssertionError, IndexError, KeyError, ValueError):
                raise line.error("this question does not fit the frame on top") from None
            if not options:
                raise line.error("this question has no option")
        if self.complete and not s.asked and not s.over:
            raise NotationError(0, "a position that is not over has a question")
