"""Why not? An answer that is not among the options is refused with a reason, a message id that says what stands in
the way."""

from __future__ import annotations

from .effects import Context, bans, matches, strength, weight
from .heroes import next_level
from .naming import option_id
from .numbers import buys
from .options import O_FACE, frame_of, option, options_of, touched
from .picking import pool
from .program import IN_FRONT, IN_HALL
from .state import (
    EMPTY,
    HALL,
    Q_DROP,
    Q_FACE,
    Q_PICK,
    Q_WALK,
    Q_WINDOW,
    ROOMS,
    Frame,
    Question,
    State,
    front_of,
    hand_of,
)
from .steps.battle import faces
from .steps.flow import Choose
from .steps.picks import Pick
from .steps.turn import Level, Rise, Sale, Trade
from .steps.windows import Opening
from .weights import full_hands, load
from .windows import payable

REASONS = (
    "game-over",
    "not-asked",
    "stale",
    "not-understood",
    "wrong-step",
    "no-such-card",
    "which-copy",
    "no-such-ability",
    "already-used",
    "condition-not-met",
    "cost-not-payable",
    "nothing-to-choose",
    "not-a-weapon",
    "not-a-hero",
    "already-held",
    "already-armed",
    "too-heavy",
    "not-for-sale",
    "sold-out",
    "too-expensive",
    "wrong-type",
    "not-enough-xp",
    "highest-level",
    "no-next-level",
    "no-monster",
    "cannot-be-fought",
    "no-such-room",
    "too-far",
    "been-there",
    "too-dark",
    "goes-no-further",
    "not-allowed",
    "forbidden",
    "due-first",
    "not-now",
    "no-undo",
)


def find_option(s: State, q: Question, answer: str) -> int | None:
    """The option with this id, or None."""
    for o in options_of(s, q):
        if option_id(s, q, o) == answer:
            return o
    return None


def why_not(s: State, q: Question, answer: str) -> str:
    """The reason why this answer to this question is refused. Call it only for an answer that is not among the
    options."""
    verb, colon, rest = answer.partition(":")
    f = frame_of(s, q)
    step = f.at
    if answer == "done" and q.kind == Q_WINDOW:
        return "due-first"
    if verb in ("use", "equip") and colon:
        if q.kind != Q_WINDOW or not isinstance(step, Opening) or (verb == "equip" and not step.equip):
            return "wrong-step"
        return _use(s, q, step, rest) if verb == "use" else _equip(s, q, rest)
    if verb == "buy" and colon:
        return _buy(s, q, step, rest) if isinstance(step, Sale) else "wrong-step"
    if verb == "level" and colon:
        return _level(s, q, step, rest) if isinstance(step, Rise) else "wrong-step"
    if verb == "attack" and colon:
        return _attack(s, q, rest) if q.kind == Q_FACE else "wrong-step"
    if verb == "go" and colon:
        return _go(s, q, rest) if q.kind == Q_WALK or s.delve.limited else "wrong-step"
    if verb == "drop" and colon:
        return _drop(s, q, rest) if q.kind == Q_DROP else "wrong-step"
    if isinstance(step, Pick) and q.kind == Q_PICK and colon and verb == step.verb:
        return _pick(s, f, step, rest)
    if colon or answer == "done" or answer.replace("-", "").isalpha():
        return "wrong-step" if _known_word(s, verb) else "not-understood"
    return "not-understood"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6


def _known_word(s: State, verb: str) -> bool:
    words = {"done", "show", "order", "lose", "seat", "cancel", "first"}
    for program in s.rules.programs:
        for step in program.steps:
            if isinstance(step, Choose):
                words.update(step.names)
            elif isinstance(step, Pick):
                words.add(step.verb)
    return verb in words


def _find(s: State, cards: tuple[int, ...], name: str) -> int | str:
    """The card so named in a zone, or the reason why there is none."""
    base, sharp, number = name.partition("#")
    if base not in s.rules.index:
        return "no-such-card"
    copies = [c for c in cards if c != EMPTY and s.kinds[c] == s.rules.index[base]]
    if not copies:
        return "no-such-card"
    if sharp:
        return copies[int(number) - 1] if _is_number(number) and 1 <= int(number) <= len(copies) else "no-such-card"
    special = touched(s)
    if len(copies) > 1 and any(c in special for c in copies):
        return "which-copy"
    return copies[0]


def _use(s: State, q: Question, step: Opening, rest: str) -> str:
    name, dot, number = rest.partition(".")
    r = s.rules
    cards = (*s.zones[hand_of[q.seat]], *s.zones[front_of[q.seat]])
    if step.name in r.windows.with_foe:
        cards = (*(c for c in cards if s.kinds[c] not in r.monsters), s.foe)
    card = _find(s, cards, name)
    if isinstance(card, str):
        return card
    abilities = s.rules.cards[s.kinds[card]].abilities
    if (dot and not _is_number(number)) or not abilities or (not dot and len(abilities) > 1):
        return "no-such-ability"
    a = int(number) - 1 if dot else 0
    found = [(w, x) for w in r.windows.opening[step.name] for x in r.uses[w][s.kinds[card]] if x.ability == a]
    if not found:
        return "wrong-step" if 0 <= a < len(abilities) else "no-such-ability"
    name, line = found[0]
    banned = bans(s, q.seat)
    if "use-" + name in banned or ("use" in banned and name not in r.windows.effects):
        return "forbidden"
    if s.used.get(card, 0) >> a & 1 and not line.repeat:
        return "already-used"
    if card in s.unable:
        return "condition-not-met"
    if line.when is not None and not line.when.holds(s, Context(q.seat, card, s.foe, s.rank, None)):
        return "condition-not-met"
    if not payable(s, q.seat, card, line):
        return "cost-not-payable"
    head = line.first
    if isinstance(head, Level) and not head.free:
        x = Context(q.seat, card, s.foe, s.rank, None)
        place = front_of[q.seat] if head.aim.place == IN_FRONT else hand_of[q.seat]
        prices = [r.printed["level-cost"][s.kinds[c]] for c in s.zones[place] if matches(s, head.aim.where, c, x)]
        if any(n > s.xp[q.seat] for n in prices):
            return "not-enough-xp"
    return "nothing-to-choose"


def _equip(s: State, q: Question, rest: str) -> str:
    left, arrow, right = rest.partition(">")
    if not arrow:
        return "not-understood"
    hand = s.zones[hand_of[q.seat]]
    weapon, hero = _find(s, hand, left), _find(s, hand, right)
    if isinstance(weapon, str):
        return weapon
    if isinstance(hero, str):
        return hero
    if s.kinds[weapon] not in s.rules.weapons:
        return "not-a-weapon"
    if s.kinds[hero] not in s.rules.heroes:
        return "not-a-hero"
    if "equip" in bans(s, q.seat):
        return "forbidden"
    if weapon in s.held:
        return "already-held"
    if full_hands(s, hero):
        return "already-armed"
    if weight(s, q.seat, weapon, hero) + load(s, q.seat, hero) > strength(s, q.seat, hero):
        return "too-heavy"
    return "which-copy"


def _go(s: State, q: Question, name: str) -> str:
    rooms = [s.rules.cards[s.kinds[c]].id for c in s.zones[ROOMS]]
    if name not in rooms:
        return "no-such-room"
    room = rooms.index(name)
    if s.delve.limited:
        return "goes-no-further"
    if room in s.delve.trail:
        return "been-there"
    return "too-dark" if room in s.rules.hall.doors[s.delve.places[q.seat]] else "too-far"


def _drop(s: State, q: Question, name: str) -> str:
    card = _find(s, s.zones[hand_of[q.seat]], name)
    return card if isinstance(card, str) else "not-allowed"


def _buy(s: State, q: Question, step: Sale, name: str) -> str:
    if isinstance(step, Trade):
        zone = s.map.piles.get(name, EMPTY) if name in step.piles else EMPTY
        if zone == EMPTY:
            return "no-such-card" if name not in s.rules.index else "not-for-sale"
        return "too-expensive" if s.zones[zone] else "sold-out"
    if name not in s.rules.index:
        return "no-such-card"
    kind = s.rules.index[name]
    stacks = range(s.map.first_stack, s.map.last_stack)
    home = next((z for z in stacks if s.map.names[z] == f"stack.{s.rules.cards[kind].stack}"), None)
    if home is None:
        return "not-for-sale"
    if not any(s.kinds[c] == kind for c in s.zones[home]):
        return "sold-out"
    if s.kinds[s.zones[home][0]] != kind:
        return "not-for-sale"
    where = step.aim.where
    if where is not None and not where.fits[kind]:
        return "wrong-type"
    if s.rules.cost[kind] > step.funds(s, frame_of(s, q)):
        return "too-expensive"
    return "not-allowed" if len(s.bought) < buys(s) else "wrong-step"


def _level(s: State, q: Question, step: Rise, rest: str) -> str:
    name, arrow, target = rest.partition(">")
    card = _find(s, (*s.zones[hand_of[q.seat]], *s.zones[front_of[q.seat]]), name)
    if isinstance(card, str):
        return card
    kind = s.kinds[card]
    r = s.rules
    if "level" not in r.cards[kind].figures:
        return "not-a-hero"
    if kind not in r.has["level-cost"]:
        return "highest-level"
    if not step.free and r.printed["level-cost"][kind] > s.xp[q.seat]:
        return "not-enough-xp"
    found = [r.cards[s.kinds[c]].id for c in next_level(s, kind, r.printed["level"][kind] + 1)]
    if not found or (arrow and target not in found):
        return "no-next-level"
    copies = [c for c in s.zones[hand_of[q.seat]] if s.kinds[c] == kind]
    unsaid = (len(copies) > 1 and "#" not in name) or (not arrow and len(found) > 1)
    return "which-copy" if unsaid else "not-allowed"


def _attack(s: State, q: Question, rest: str) -> str:
    if not _is_number(rest) or not 1 <= int(rest) <= s.rules.hall.ranks:
        return "no-monster"
    card = s.zones[HALL][int(rest) - 1]
    if card == EMPTY or s.kinds[card] not in s.rules.monsters:
        return "no-monster"
    return "not-allowed" if option(O_FACE, int(rest)) in faces(s, q.seat) else "cannot-be-fought"


def _pick(s: State, f: Frame, step: Pick, rest: str) -> str:
    if step.aim.place == IN_HALL:
        cards = s.zones[HALL]
        if not _is_number(rest) or not 1 <= int(rest) <= len(cards) or cards[int(rest) - 1] == EMPTY:
            return "no-monster"
        return "not-allowed"
    card = _find(s, pool(s, f, step), rest)
    return card if isinstance(card, str) else "not-allowed"
