"""Scenarios are strict: what is wrong is an error with its line, and what is expected is really compared."""

from __future__ import annotations

import pytest

from duskhall.notation.lines import NotationError
from duskhall.notation.scenario import read, run

CLASSIC = """\
scenario: x
source: y
covers: town-guard.1
rulings: ruling-both-effects
hall: famine | kingdom | -
heroes: elf
hand.1: town-guard, lorigg-rogue, militia*2, dagger, torch
hand.2: militia*2
dungeon: griffon
deck.1: militia*7
run: a
> dungeon
"""
ADVANCE = """\
scenario: x
source: y
edition: advance
seats: 3
village: pike
hall: ettin | ogre | - | -
dungeon: warrior-bones*2
hand.1: regular, torch
deck.1: torch*6
hand.2: smuggler, torch*2
hand.3: smuggler, torch*2
draw.curse: curse-of-decay
run: a
"""
QUEST = """\
scenario: x
source: y
edition: quest
rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, throne-room, vault
hall: giant-rat | goblin-forager
hand.1: adventurer*3
supply.wound: wound*3
draw.level-1: goblin-forager
run: a
"""


def failures(text: str) -> list[tuple[int, str, str]]:
    return [(f.line, f.expected, f.actual) for f in run(read(text)).failures]


def holds(text: str) -> None:
    assert failures(text) == []


def refused(text: str, part: str, line: int | None = None) -> None:
    """An error that names the line, by itself the last one."""
    with pytest.raises(NotationError) as e:
        run(read(text))
    assert part in e.value.message, e.value
    assert e.value.line == (text.count("\n") if line is None else line), e.value


# ------------------------------------------------------------------------------------------------------------
# Lines of a run


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("? wins@3 = no", "rank 3 is empty"),
        ("? attack@3 = 2", "rank 3 is empty"),
        ("? ledger attack@3 has bonus rules 1", "rank 3 is empty"),
        ("? wins@4 = no", "a rank is 3 at most"),
        ("? wins@0 = no", "a rank is 1 or more"),
        ("? wins = no", "'wins@N'"),
        ("? health = 3", "'health@N'"),
        ("? strength torch = 0", "torch is not a hero"),
        ("? strength torch", "torch is not a hero"),
        ("? weight militia = 0", "militia is not a weapon"),
        ("? strength militia", "'= N', '>= N' or '<= N'"),
        ("? strength militia#3 = 2", "no militia#3"),
        ("? strength elf-wizard = 3", "no elf-wizard#1"),
        ("? strength = 3", "unknown card '='"),
        ("? hand.1 has", "name the cards"),
        ("? hand.1 has nothing", "says nothing"),
        ("? hand.1 lacks", "name the cards"),
        ("? hand.1 lacks nothing", "says nothing"),
        ("? hand.1 lacks torch*2", "no number"),
        ("? hand.1 =", "name the cards"),
        ("? hand.1", "compared with"),
        ("? hand.1 = torch^1", "who knows"),
        ("? hand.1 = torhc", "unknown card"),
        ("? hand.3 = torch", "unknown expectation"),
        ("? hall = famine | kingdom", "3 ranks"),
        ("? hall == famine | kingdom | -", "'='"),
        ("? hall = famine | kindom | -", "unknown card"),
        ("? count hand.1 = -1", "never below 0"),
        ("? count hand.1 = six", "whole number"),
        ("? count hand.1 >= 0", "says nothing"),
        ("? count hand.1", "'= N'"),
        ("? count hands = 6", "no zone 'hands'"),
        ("? xp.3 = 0", "no seat 3"),
        ("? xp.0 = 0", "no seat 0"),
        ("? xp = -1", "never below 0"),
        ("? score.9 = 1", "no seat 9"),
        ("? gold.3 = 1", "no seat 3"),
        ("? gold@1 = 1", "no rank"),
        ("? buys.2 = 1", "no seat"),
        ("? attack.3@1 = 1", "no seat 3"),
        ("? turn = 0", "never below 1"),
        ("? active = 3", "no seat 3"),
        ("? active = 1 2", "one seat"),
        ("? winners = 3", "no seat 3"),
        ("? over = maybe", "'= yes' or '= no'"),
        ("? over", "expected '= ...'"),
        ("? champion = mine", "classic has no champions"),
        ("? asked = 3 pick", "no seat 3"),
        ("? asked = 1 riddle", "unknown question"),
        ("? asks = nobody", "unknown card"),
        ("? known hand.1 = 1", "expected a place"),
        ("? known hand.1/9 = 1", "no card at 9"),
        ("? known hand.1/0 = 1", "a place is 1 or more"),
        ("? known hand.1/1 = 3", "no seat 3"),
        ("? changed =", "expected '= ...'"),
        ("? changed = hand.3", "no zone"),
        ("? changed = hand.1, hand.1", "twice"),
        ("? options =", "expected '= ...'"),
        ("? options = done,", "not a move"),
        ("? offers", "expected one move"),
        ("? lacks-option use:spaer", "not a card"),
        ("? lacks-option usse:spear", "not a move"),
        ("? lacks-option restt", "not a move"),
        ("? forecast@1 = winning", "not a forecast"),
        ("? forecast@1 = wins", "not a forecast"),
        ("? ledger attack@1", "expected 'ledger"),
        ("? ledger attack@1 has bonus", "expected 'ledger"),
        ("? ledger attack@1 has bonus nobody 1", "unknown card"),
        ("? ledger beauty@1 has bonus rules 1", "expected 'ledger"),
        ("? ledger attack@last has bonus rules 1", "no battle was compared"),
        ("? attack@last = 3", "no battle was compared in this run yet"),
        ("? attack.1@last = 3", "leave the seat out"),
        ("? gold@last = 3", "no rank"),
        ("? won = no", "no battle was fought in this turn"),
        ("? wisdom = 3", "unknown expectation"),
        ("2? gold = 1", "'gold.2'"),
        ("3? options = done", "no seat 3"),
        ("3> rest", "no seat 3"),
        ("3! rest wrong-step", "no seat 3"),
        ("! rest", "a refusal is"),
        (">", "expected '> move'"),
        ("> use:town-guard.1;", "expected '> move'"),
        ("rest", "in a run a line is"),
        ("script: torch", "before its first line"),
    ],
)
def test_a_line_that_cannot_be_checked_is_an_error(line: str, part: str) -> None:
    refused(f"{CLASSIC}{line}\n", part)


def test_a_line_behind_a_failure_is_read_all_the_same() -> None:
    """A run that stops early hides nothing."""
    refused(CLASSIC + "> buy:torch\n? hand.1 has\n", "name the cards")


def test_a_figure_against_the_stone_is_an_error() -> None:
    refused(CLASSIC.replace("kingdom", "stone-of-mystery") + "? wins@2 = yes\n", "not a monster")


def test_won_is_about_the_turn_that_goes_on() -> None:
    lost = CLASSIC + "> done; attack:2\n? active = 2\n"
    refused(lost + "? won = no\n", "the turn of the last battle has ended")
    holds(lost + "? wins@last = no\n")
    spoils = ADVANCE.replace("ettin", "warrior-bones").replace(
        "regular,", "royal-summons, regular, criochan-captain*2,"
    )
    holds(spoils + "> dungeon; done; attack:1\n? asked = 1 window\n? won = yes\n")
    # The next turn has not fought yet.
    refused(spoils + "> dungeon; done; attack:1; done\n? won = no\n", "the turn of the last battle has ended")


def test_a_position_after_the_comparison_knows_who_has_won() -> None:
    text = (
        "scenario: x\nsource: y\nedition: advance\nrank: 1\ntotal: 6\nhealth: 5\nwon: yes\nlaid: yes\n"
        "hand.1: royal-summons, regular\ndiscard.1: warrior-bones\nfoe: discard.1/1\n"
        "frame: turn.1 0.dungeon.2.4.then.1 seat=1 from=-\nrun: a\n"
    )
    holds(text + "? won = yes\n")
    assert failures(text + "? won = no\n") == [(14, "no", "yes")]


# ------------------------------------------------------------------------------------------------------------
# Header and position


@pytest.mark.parametrize(
    ("old", "new", "part", "line"),
    [
        ("covers: town-guard.1", "covers: town-gard.1", "not a card or an ability", 3),
        ("covers: town-guard.1", "covers: town-guard.9", "not a card or an ability", 3),
        ("covers: town-guard.1", "covers: town-guard.1, town-guard.1", "twice", 3),
        ("covers: town-guard.1", "covers:", "not a card", 3),
        ("covers: town-guard.1", "covers: town-guard,", "not a card", 3),
        ("rulings: ruling-both-effects", "rulings: ruling-of-nobody", "not a ruling", 4),
        ("rulings: ruling-both-effects", "rulings: ruling-advance-amulet-gone", "not a ruling", 4),
        ("heroes: elf", "heroes: spear", "no stack 'spear' of the kind 'hero'", 6),
        ("heroes: elf", "village: elf", "no stack 'elf' of the kind 'village'", 6),
        ("heroes: elf", "heroes: elf, elf", "twice", 6),
        ("heroes: elf", "heroes:", "no stack", 6),
        ("heroes: elf", "stack.elf: elf-wizard, torch", "does not belong to the pile 'stack.elf'", 6),
        ("heroes: elf", "stack.famine: famine", "no card belongs to 'stack.famine'", 6),
        ("heroes: elf", "stack.nixie: nixie", "no card belongs to 'stack.nixie'", 6),
        ("heroes: elf", "supply.disease: torch", "does not belong to the pile 'supply.disease'", 6),
        ("heroes: elf", "turn: 0", "turn is 1 or more", 6),
        ("heroes: elf", "turn: -3", "turn is 1 or more", 6),
        ("heroes: elf", "spent: -1", "not below zero", 6),
        ("heroes: elf", "rank: 4", "rank is 3 at most", 6),
        ("heroes: elf", "xp: -1 0", "not below zero", 6),
        ("heroes: elf", "questions: 0 -1", "not below zero", 6),
        ("heroes: elf", "reach: -1", "not below zero", 6),
        ("heroes: elf", "used: hand.1/1 8", "2 abilities", 6),
        ("heroes: elf", "used: hand.1/1 -1", "not below zero", 6),
        ("heroes: elf", "split: - -1", "not below zero", 6),
        ("heroes: elf", "lent: hand.1/1 3", "no seat 3", 6),
        ("heroes: elf", "passed: 3", "no seat 3", 6),
        ("heroes: elf", "active: 0", "no seat 0", 6),
        ("heroes: elf", "script:", "a script names", 6),
        ("heroes: elf", "script: torch, 5", "either cards or numbers", 6),
        ("heroes: elf", "script: torch^1", "who knows", 6),
        ("heroes: elf", "script: 7", "a die is 6 at most", 6),
        ("dungeon: griffon", "dungeon: griffon^3", "no seat 3", 9),
        ("dungeon: griffon", "dungeon: griffon^", "who knows", 9),
        ("hall: famine | kingdom | -", "hall: torch | kingdom | -", "is never in the hall", 5),
        ("hall: famine | kingdom | -", "hall: famine | kingdom | - | -", "3 ranks", 5),
        ("run: a\n> dungeon", "run: a\nrun: b\n> dungeon", "'a' has no move", 11),
        ("source: y", "source:", "'source: ...'", 2),
    ],
)
def test_a_header_or_position_that_cannot_be_is_an_error(old: str, new: str, part: str, line: int) -> None:
    assert CLASSIC.count(old) == 1
    refused(CLASSIC.replace(old, new), part, line)


@pytest.mark.parametrize(
    ("text", "old", "new", "part", "line"),
    [
        (ADVANCE, "curse-of-decay", "torch", "does not belong to the pile 'draw.curse'", 12),
        (ADVANCE, "draw.curse: curse-of-decay", "draw.regular: torch", "does not belong to the pile", 12),
        (ADVANCE, "draw.curse: curse-of-decay", "supply.horde: ettin", "does not belong to the pile", 12),
        (ADVANCE, "hall: ettin", "hall: pike", "is never in the hall", 6),
        (QUEST, "wilderness, mine", "adventurer, mine", "is not a room", 4),
        (QUEST, "adventurer*3", "adventurer*3, mine", "is a room", 6),
        (QUEST, "supply.wound: wound*3", "draw.wound: wound*3", "lies open", 7),
        (QUEST, "draw.level-1: goblin-forager", "draw.level-1: dagger", "does not belong to the pile", 8),
        (QUEST, "draw.level-1: goblin-forager", "last: -1", "not below zero", 8),
        (QUEST, "draw.level-1: goblin-forager", "champions: mine moon", "no 'moon'", 8),
        (QUEST, "run: a", "run: a\n? champion.3 = -", "no seat 3", 10),
        (QUEST, "run: a", "run: a\n? champion = moon", "no 'moon'", 10),
        (QUEST, "run: a", "run: a\nscript: 7\n> dungeon", "a die is 6 at most", 10),
    ],
)
def test_so_do_those_of_the_other_editions(text: str, old: str, new: str, part: str, line: int) -> None:
    assert text.count(old) == 1
    refused(text.replace(old, new), part, line)


def test_a_card_of_a_scenario_is_refused_at_its_own_line() -> None:
    good = "card: Card('horn', 'Horn', 'village', 'horn', 8, ('item',), {'gold': 1}, (Use('village', (Draw(1),)),))\n"
    head = "scenario: x\nsource: y\nedition: classic\n" + good
    tail = "hand.1: horn, militia*5\nrun: a\n> village\n"
    holds(head + tail)
    slips = {
        "Must('battle', (Draw(1),))": "a card of the kind 'village' never meets the event 'battle'",
        "While('fought', (Modify('attack', 'add', 1, 'self'),))": "never meets the place 'fought'",
        "Use('dungoen', (Draw(1),))": "unknown window 'dungoen'",
    }
    for ability, part in slips.items():
        bad = f"card: Card('bad', 'Bad', 'village', 'bad', 8, ('item',), {{'gold': 1}}, ({ability},))\n"
        refused(head + bad + tail, part, 5)
        refused(head.replace(good, bad + good) + tail, part, 4)
    refused(head + "card: Card({}, 'Bad', 'village', 'bad', 8, (), {}, ())\n" + tail, "an id is", 5)
    refused(head + good + tail, "defined twice", 5)
    light = "While('present', (Modify('light', 'add', 1, 'party'),))"
    room = f"card: Card('den', 'Den', 'room', 'den', 1, ('room',), {{'level': 1}}, ({light},))\n"
    refused(QUEST.replace("rooms:", room + "rooms:"), "never meets the place 'present'", 4)
    hero = "card: Card('sir', 'Sir', 'hero', 'sir', 1, ('hero',), {'strength': 1}, (Must('raid', (Draw(1),)),))\n"
    refused(ADVANCE.replace("hand.1:", hero + "hand.1:"), "never meets the event 'raid'", 8)


# ------------------------------------------------------------------------------------------------------------
# New forms


def test_refusals_and_options_have_a_seat() -> None:
    text = ADVANCE + "> dungeon; attack:1\n? asked = 2 window, 3 window\n"
    holds(
        text
        + "2? options = done, use:smuggler.2\n3? offers use:smuggler.2\n3? lacks-option use:torch\n"
        + "1! done not-asked\n3! use:torch no-such-ability\n2> done\n2! done not-asked\n"
        + "3? options = done, use:smuggler.2\n"
    )
    assert failures(text + "3? options = done\n") == [(16, "done", "done, use:smuggler.2")]
    assert failures(text + "3? lacks-option use:smuggler.2\n")
    assert failures(text + "3! done wrong-step\n") == [(16, "done is refused: wrong-step", "legal")]
    assert failures(text + "2> done\n2? options = done\n") == [(17, "done", "asked: 3 window")]
    assert failures(text + "1? offers done\n") == [(16, "done is offered", "asked: 2 window, 3 window")]
    holds(ADVANCE + "1! pass not-now\n")
    assert failures(ADVANCE + "2! pass not-now\n") == [(14, "pass is refused: not-now", "legal")]


def test_a_seat_passes_for_itself() -> None:
    holds(ADVANCE + "3> pass\n> dungeon; attack:1\n? asked = 2 window\n")


@pytest.mark.parametrize(
    ("line", "n"),
    [
        ("count deck.1", 7),
        ("attack@1", 4),
        ("gold", 6),
        ("xp.1", 2),
        ("strength militia", 2),
        ("total", 4),
        ("turn", 5),
    ],
)
def test_numbers_are_compared_with_at_least_and_at_most(line: str, n: int) -> None:
    text = CLASSIC.replace("heroes: elf", "heroes: elf\nxp: 2 0\nturn: 5")
    holds(f"{text}? {line} = {n}\n? {line} <= {n}\n? {line} >= {n}\n? {line} <= {n + 1}\n? {line} >= {n - 1}\n")
    assert failures(f"{text}? {line} >= {n + 1}\n") == [(15, f">= {n + 1}", str(n))]
    assert failures(f"{text}? {line} <= {n - 1}\n") == [(15, f"<= {n - 1}", str(n))]


def test_the_last_battle_is_remembered_as_it_was_compared() -> None:
    """Attack and magic are those of the moment of comparison: the position has changed since."""
    text = CLASSIC + "> use:lorigg-rogue\n2> discard:militia\n> equip:dagger>militia; attack:1\n"
    holds(text + "? active = 2\n? attack@last = 5\n? magic@last = 0\n? total@last = 5\n? health@last = 4\n")
    assert failures(text + "? attack@last = 4\n? wins@last = no\n") == [(16, "4", "5"), (17, "no", "yes")]
    # Another battle takes its place.
    holds(text + "> dungeon; attack:1\n? active = 1\n? attack@last = 1\n? wins@last = no\n")


def test_the_last_battle_after_a_loss_was_shared() -> None:
    text = CLASSIC.replace("hand.1: town-guard, ", "hand.1: disease, elf-wizard, ")
    asked = text + "> done; attack:1\n? asked = 1 split\n"
    magic, attack = (
        {line: n for line, _, n in failures(f"{asked}> lose:{kind}\n? attack@last = 99\n? magic@last = 99\n")}
        for kind in ("magic", "attack")
    )
    assert int(magic[16]) == int(attack[16]) + 1
    assert int(magic[17]) == int(attack[17]) - 1


def test_which_card_asks() -> None:
    text = CLASSIC + "? asks = rules\n> use:lorigg-rogue\n"
    holds(text + "? asks = lorigg-rogue\n2? asks = lorigg-rogue\n")
    assert failures(text + "? asks = town-guard\n") == [(15, "town-guard", "lorigg-rogue")]
    assert failures(text + "1? asks = lorigg-rogue\n") == [(15, "lorigg-rogue", "asked: 2 pick")]


def test_who_knows_a_card() -> None:
    text = CLASSIC.replace("dungeon: griffon", "dungeon: griffon, nixie^2, nixie^all").replace("> dungeon\n", "")
    lines = {
        "hand.1/1": "1",
        "hand.2/1": "2",
        "dungeon/1": "nobody",
        "dungeon/2": "2",
        "dungeon/3": "all",
        "hall/1": "1 2",
        "deck.1/1": "nobody",
    }
    for place, who in lines.items():
        holds(f"{text}? known {place} = {who}\n")
        for other in {"1", "2", "all", "nobody"} - {who, "all" if who == "1 2" else ""}:
            assert failures(f"{text}? known {place} = {other}\n"), (place, other)
    holds(text + "> dungeon\n? known hand.1/1 = all\n? known hand.2/1 = 2\n")


def test_a_run_has_its_own_script() -> None:
    text = CLASSIC.replace("deck.1: militia*7", "discard.1: dagger*6, torch*6").replace("run: a\n> dungeon\n", "")
    two = (
        "run: a\nscript: dagger*6\n> rest; done\n? hand.1 = dagger*6\n"
        "run: b\nscript: torch*6\n> rest; done\n? hand.1 = torch*6\n"
    )
    holds(text + two)
    common = text + "script: torch*6\n"
    holds(common + two)
    holds(common + two + "run: c\n> rest; done\n? hand.1 = torch*6\n")
    assert failures(common + "run: c\n> village\n") == [(13, "every scripted shuffle is used", "1 left over")]
    with pytest.raises(NotationError, match="line 12: unknown card 'torhc'"):
        read(text + "run: a\nscript: torhc\n> rest\n")
    with pytest.raises(NotationError, match="line 13: the script wants 'famine'"):
        run(read(text + "run: a\nscript: famine\n> rest; done\n"))


def test_the_gold_that_is_left() -> None:
    text = CLASSIC.replace("> dungeon\n", "> village; done\n").replace("heroes: elf", "xp: 3 0\nheroes: elf")
    gold = int(failures(text + "? gold = 99\n")[0][2])
    holds(text + f"? gold-left = {gold}\n> buy:dagger\n? asked = 1 level\n? gold = {gold}\n")
    left = int(failures(text + "> buy:dagger\n? gold-left = 99\n")[0][2])
    assert 0 <= left < gold
    smuggler = ADVANCE + "> dungeon; attack:1\n2> use:smuggler.2\n3> done\n2> pick:torch; pick:torch\n"
    holds(smuggler + "? asked = 2 buy\n2? gold-left >= 1\n")
    refused(ADVANCE + "2? gold-left = 1\n", "seat 2 buys nothing now")
