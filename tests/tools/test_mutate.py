"""Mutants differ in one place, take the place of the printed card, and the scenarios are asked about them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duskhall.core.tree import (
    And,
    Card,
    Cards,
    Cmp,
    Count,
    Destroy,
    Discard,
    Draw,
    Earn,
    Fig,
    Is,
    Modify,
    Must,
    Not,
    Pick,
    Use,
    While,
)
from duskhall.editions import edition
from tools import mutate

CARD = Card(
    "shortspear",
    "Shortspear",
    "village",
    "shortspear",
    8,
    ("village", "weapon"),
    {"attack": 2, "cost": 0},
    (
        Use("dungeon", (Draw(2), Destroy(Pick("hand", And((Is("hero"), Fig("level", ">=", 1))))))),
        While("equipped", (Modify("attack", "add", 1, "self"),), when=Cmp(Count(Cards("hand")), "<", 3)),
    ),
)
SCENARIO = """\
scenario: A Lantern shines
source: ours
covers: lantern
edition: quest
rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, throne-room, vault
hall: giant-rat | goblin-forager
hand.1: lantern
deck.1: adventurer*8
run: light
> dungeon
? light.1 = {light}
"""


def changes(card: Card) -> dict[str, Card]:
    found = [(m.change, m.card) for m in mutate.mutants(card)]
    assert len(dict(found)) == len(found)
    return dict(found)


def test_every_place_of_a_card_is_changed_once() -> None:
    found = changes(CARD)
    assert found["attack 2 -> 3"].figures == {"attack": 3, "cost": 0}
    assert found["attack 2 -> 1"].figures == {"attack": 1, "cost": 0}
    assert found["attack 2 dropped"].figures == {"cost": 0}
    assert "cost 0 dropped" not in found
    use, lasting = CARD.abilities
    assert isinstance(use, Use) and isinstance(lasting, While)
    picked = use.steps[1]
    wanted = {
        "ability-1 dropped": replace(use, when=mutate.NEVER),
        "ability-1 steps.0.n 2 -> 3": replace(use, steps=(Draw(3), picked)),
        "ability-1 steps.0 Draw dropped": replace(use, steps=(picked,)),
        "ability-1 steps.1.Destroy -> Discard": replace(
            use, steps=(Draw(2), Discard(Pick("hand", And((Is("hero"), Fig("level", ">=", 1))))))
        ),
        "ability-1 steps.1.what.where.of.0 Is dropped": replace(
            use, steps=(Draw(2), Destroy(Pick("hand", And((Fig("level", ">=", 1),)))))
        ),
        "ability-1 steps.1.what.where.of.0.Is(tag='hero') negated": replace(
            use, steps=(Draw(2), Destroy(Pick("hand", And((Not(Is("hero")), Fig("level", ">=", 1))))))
        ),
        "ability-1 steps.1.what.where.of.1.test >= -> <": replace(
            use, steps=(Draw(2), Destroy(Pick("hand", And((Is("hero"), Fig("level", "<", 1))))))
        ),
        "ability-1 steps.1.what.where dropped": replace(use, steps=(Draw(2), Destroy(Pick("hand")))),
    }
    for change, ability in wanted.items():
        assert found[change].abilities == (ability, lasting), change
    wanted_lasting = {
        "ability-2 when dropped": replace(lasting, when=None),
        "ability-2 when negated": replace(lasting, when=Not(Cmp(Count(Cards("hand")), "<", 3))),
        "ability-2 when.b 3 -> 4": replace(lasting, when=Cmp(Count(Cards("hand")), "<", 4)),
        "ability-2 steps.0.op add -> less": replace(lasting, steps=(Modify("attack", "less", 1, "self"),)),
        "ability-2 steps.0.figure attack -> magic": replace(lasting, steps=(Modify("magic", "add", 1, "self"),)),
    }
    for change, changed in wanted_lasting.items():
        assert found[change].abilities == (use, changed), change
    assert all(card.abilities != CARD.abilities or card.figures != CARD.figures for card in found.values())


def test_a_dropped_ability_does_nothing_and_keeps_its_number() -> None:
    card = replace(CARD, abilities=(Must("bought", (Earn("xp", 1),)), *CARD.abilities))
    dropped = changes(card)["ability-1 dropped"]
    assert len(dropped.abilities) == len(card.abilities)
    edition("quest").make_rules((dropped,))


def test_what_only_the_set_up_reads_is_left_alone() -> None:
    rat = next(c for c in edition("quest").rules.cards if c.id == "giant-rat")
    assert "level" in rat.figures
    assert not any(change.startswith("level ") for change in changes(rat))


def texts(*texts: str) -> list[mutate.Text]:
    return [mutate.Text(f"{n}.txt", text, frozenset(("lantern",))) for n, text in enumerate(texts)]


def test_a_scenario_notices_a_figure_or_it_does_not() -> None:
    lantern = next(c for c in edition("quest").rules.cards if c.id == "lantern")
    light = lantern.figures["light"]
    report = mutate.try_card("quest", texts(SCENARIO.format(light=light)), lantern)
    assert report.killed == 3
    assert {s.change.split()[0] for s in report.survivors} >= {"gold", "ability-1"}
    assert not any(s.change.startswith("light") for s in report.survivors)
    assert {s.ran for s in report.survivors} == {("0.txt",)}
    blind = mutate.try_card("quest", [], lantern)
    assert blind.killed == 0 and len(blind.survivors) == report.killed + len(report.survivors)
    assert str(blind.survivors[0]).endswith("| no scenario")


def test_the_printed_cards_are_back_afterwards() -> None:
    e = edition("quest")
    rules = e.rules
    lantern = next(c for c in rules.cards if c.id == "lantern")
    brighter = replace(lantern, figures=lantern.figures | {"light": 9})
    with mutate.instead("quest", brighter):
        assert e.rules.cards[e.rules.index["lantern"]] == brighter
        assert mutate.fails(texts(SCENARIO.format(light=lantern.figures["light"]))[0])
        assert not mutate.fails(texts(SCENARIO.format(light=9))[0])
    assert e.rules is rules
    with pytest.raises(ZeroDivisionError), mutate.instead("quest", brighter):
        raise ZeroDivisionError
    assert e.rules is rules


def test_scenarios_that_name_a_card_or_its_stack_are_asked_after_those_that_cover_it() -> None:
    cards = {c.id: c for c in edition("quest").rules.cards}
    one, two, three = (
        mutate.Text("1", "heroes: scathian", frozenset()),
        mutate.Text("2", "hand.1: scathian-1", frozenset(("scathian-1",))),
        mutate.Text("3", "hand.1: scathian-2, scathian-ish", frozenset()),
    )
    assert mutate.about(cards["scathian-1"], [one, two, three]) == [two, one]


def test_which_cards() -> None:
    assert [c.id for c in mutate.chosen("quest", "lantern, potion", "", "")] == ["lantern", "potion"]
    assert {c.id for c in mutate.chosen("quest", "", "scathian", "")} == {"scathian-1", "scathian-2", "scathian-3"}
    mirror = {c.id for c in mutate.chosen("quest", "", "", "mirror")}
    basic = {c.id for c in mutate.chosen("quest", "", "", "basic")}
    assert "scathian-1" in mirror and "crypt" in mirror and "lantern" in basic and not mirror & basic
    assert len(mutate.chosen("quest", "", "", "")) == len(edition("quest").rules.cards)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one scenario and nothing else; its folder of scenarios."""
    folder = tmp_path / mutate.SCENARIOS / "quest"
    folder.mkdir(parents=True)
    light = next(c for c in edition("quest").rules.cards if c.id == "lantern").figures["light"]
    (folder / "light.txt").write_text(SCENARIO.format(light=light))
    monkeypatch.chdir(tmp_path)
    return folder


def test_accepted_survivors(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--cards", "lantern"]
    assert mutate.main(asked) == 1
    shown = capsys.readouterr().out
    assert "lantern | gold" in shown and "lantern | light" not in shown
    allowed = checkout / mutate.ALLOWED
    allowed.write_text("# why\nlantern | gold * | nobody looks at it\nlantern | ability-* | nor at this\n")
    assert mutate.main(asked) == 0
    assert "0 survive," in capsys.readouterr().out
    allowed.write_text("lantern | * | anything\nlantern | light 7 -> 8 | wrong\n")
    assert mutate.main(asked) == 1
    assert "it does not survive: lantern | light 7 -> 8" in capsys.readouterr().out
    allowed.write_text("lantern | gold\n")
    assert mutate.main(asked) == 2
    assert "survivors.list:1" in capsys.readouterr().err


def test_bad_input(checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["--cards", "lantren"], ["--stack", "lantren"], ["--quest", "lantren"]):
        assert mutate.main(asked) == 2
        assert "lantren" in capsys.readouterr().err
    (checkout / "wrong.txt").write_text(SCENARIO.format(light=99))
    assert mutate.main(["--cards", "lantern"]) == 2
    assert "wrong.txt fails with the cards as they are" in capsys.readouterr().err
    monkeypatch.chdir(checkout)
    assert mutate.main([]) == 2
    assert "top of the checkout" in capsys.readouterr().err
