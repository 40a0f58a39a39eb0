"""Hints: the same for all that looks the same, and every reason is true of the position."""

from __future__ import annotations

from collections import Counter

import pytest

from duskhall.bots.levels import Master
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.plan.lines import CANNOT
from duskhall.core.redeal import redeal
from duskhall.core.state import SPECTATOR, State
from duskhall.core.view import View
from duskhall.editions import NAMES
from duskhall.review import hints, words
from duskhall.review.gists import gist
from duskhall.review.hints import FIGURES, Hint, Reason, compared, hint, reasons
from duskhall.telling.phrases import Phrases
from tests.helpers import Walk, few, reproducing, staged

PARTY = staged(
    "hand.1: thyrian-squire, militia, short-sword, dagger, torch, iron-rations",
    "deck.1: torch*9",
    "hall: pegasus | green-blob | nixie",
)
"""The Short Sword makes the difference against the Pegasus."""


def hinted(s: State) -> Hint:
    return hint(View(s, s.active), Decision(s, s.asked[0]))


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "DEALS", 2)
    monkeypatch.setattr(hints, "LEAST_DEALS", 1)
    monkeypatch.setattr(hints, "COMPARED", 2)


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_is_true_of_the_position(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in few(range(1, 7), range(1, 3)):
        walk = Walk(seed, name, turns=40)
        with reproducing(walk):
            for decision, _ in walk:
                if walk.step % few(3, 9) == 0 and decision.count > 1:
                    view = walk.game.view(decision.seat)
                    for option in range(min(decision.count, 4)):
                        for one in reasons(view, decision, option):
                            check(view, decision, option, one)
                            seen[one.id] += 1
    assert seen["hint-gold"] and seen["hint-adds"] and seen["hint-gold-left"], seen
    assert seen["hint-wins"] or seen["hint-may-win"], seen


def check(view: View, decision: Decision, option: int, told: Reason) -> None:
    """Compare a reason with what plan, prices and cards say."""
    move, args = decision.moves[option], told.args
    plan = view.plan()
    lines = [
        (prospect.card, line)
        for prospect in (plan.prospects if plan is not None else ())
        for line in ([prospect.best, *prospect.others] if prospect.best is not None else [])
        if line.moves and line.moves[0] == move and line.verdict != CANNOT
    ]
    visits = [visit for visit in (plan.visits if plan is not None else ()) if visit.place == move.verb]
    match told.id:
        case "hint-wins":
            assert any(
                (card, line.sure, line.total, line.health) == (args["card"], True, args["total"], args["health"])
                for card, line in lines
            )
        case "hint-may-win":
            assert any(card == args["card"] and not line.sure for card, line in lines)
        case "hint-points":
            assert any(line.vp == args["vp"] for _, line in lines)
        case "hint-xp":
            assert any(line.xp == args["xp"] for _, line in lines)
        case "hint-gives-up":
            assert any(sorted(line.destroyed.elements()) == str(args["cards"]).split() for _, line in lines)
        case "hint-keeps":
            spared = str(args["cards"]).split()
            assert any(not any(line.destroyed[card] for card in spared) for _, line in lines)
        case "hint-gold":
            assert any(
                visit.gold == args["gold"]
                and (args["card"], args["price"]) in [(o.card, o.price) for o in visit.offers]
                for visit in visits
            )
            assert int(args["price"]) <= int(args["gold"])
        case "hint-level":
            assert any((args["card"], args["xp"]) in [(o.card, o.price) for o in v.levels] for v in visits)
            assert args["left"] == view.xp(view.seat) - int(args["xp"]) and int(args["left"]) >= 0
        case "hint-pause-destroy":
            assert args["card"] in view.hand
            assert move.verb == "destroy" or (
                plan is not None and any(args["card"] in p.cards for p in plan.pauses if p.place == move.verb)
            )
        case "hint-pause-deck":
            assert move.verb == "deck" or (plan is not None and any(pause.place == move.verb for pause in plan.pauses))
            assert not Counter(str(args["cards"]).split()) - Counter(view.hand)
        case str(name) if name.startswith("hint-does-"):
            ability = move.ability if move.verb == "use" else 0
            found = gist(view.card(str(args["card"])), ability)
            assert found == (name.removeprefix("hint-does-"), args.get("given", ""))
        case "hint-lost":
            assert not lines and move.verb in ("dungeon", "attack") and args["card"] in view.hall
        case "hint-rids":
            owned = view.owned(view.seat)
            assert all(owned[card] for card in str(args["cards"]).split())
        case "hint-adds":
            shown = decision.shown()[option]
            was = view.card(shown.card).figures.get(str(args["figure"]), 0) if shown.onto else 0
            assert args["n"] == view.card(str(args["card"])).figures[str(args["figure"])] - was
            assert args["figure"] in FIGURES
        case "hint-gold-left":
            assert decision.gold is not None and args["left"] == decision.gold - int(args["price"])
            assert args["price"] == decision.shown()[option].amount and int(args["left"]) >= 0
        case "hint-xp-left":
            assert args["left"] == view.xp(view.seat) - int(args["xp"]) and int(args["left"]) >= 0
        case _:
            raise AssertionError(f"nobody checks {told.id}")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_does_not_know_changes_no_hint(name: str) -> None:
    compared_ones = 0
    walk = Walk(3, name, turns=30)
    with reproducing(walk):
        for decision, _ in walk:
            if walk.step % few(5, 20) == 7 and decision.count > 1:
                s = walk.state
                other = redeal(s, decision.seat, Stream.of(walk.step, "another world"))
                there = Decision(other, next(q for q in other.asked if q.seat == decision.seat))
                mine = hint(walk.game.view(decision.seat), decision)
                assert mine == hint(View(other, decision.seat), there)
                compared_ones += 1
    assert compared_ones > 2


def test_a_hint_in_words() -> None:
    found = hinted(PARTY)
    p = Phrases(("Ann", "Bob"), PARTY.rules)
    text = " ".join(" ".join(words.hint(p, View(PARTY, 0), found)).split())
    assert str(found.move) == "dungeon"
    assert text.startswith("Hint: enter the dungeon. Wins Pegasus (7 against 6), 2 points, 1 XP")
    assert "“visit the village”" in text and "Your chance to win the game: about " in text and text.endswith(" %.")
    again = hinted(PARTY.clone())
    assert again == found


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_has_words(name: str) -> None:
    walk = Walk(2, name, turns=25)
    said = set()
    with reproducing(walk):
        for decision, _ in walk:
            if walk.step % 6 == 0 and decision.count > 1:
                view = walk.game.view(decision.seat)
                p = Phrases([f"P{n}" for n in range(view.seats)], view.rules, walk.game.view(SPECTATOR).rooms)
                for one in reasons(view, decision, walk.step % decision.count):
                    said.add(words.reasons(p, view, [one]))
    assert all(said) and len(said) > 3


def test_a_difference_within_its_error_is_none() -> None:
    move = Decision(PARTY, PARTY.asked[0]).moves[0]
    assert compared(move, 0.06, 0.02) == Reason("hint-ahead", {"percent": 6, "move": "village"})
    for ahead, error in ((0.06, 0.04), (0.004, 0.0), (0.0, 0.0)):
        assert compared(move, ahead, error) == Reason("hint-close", {"move": "village"})


@pytest.mark.parametrize(("ahead", "hinted_move"), [(0.0, "dungeon"), (0.2, "village")])
def test_a_victory_at_hand_is_talked_down_only_by_what_is_clearly_better(
    monkeypatch: pytest.MonkeyPatch, ahead: float, hinted_move: str
) -> None:
    def told(view: View, options: tuple[int, int], deals: int, seed: int) -> tuple[list[float], list[float]]:
        return [0.5 + ahead, 0.52 + ahead], [0.5, 0.52]

    def visit(self: Master, view: View, decision: Decision) -> int:
        return list(decision.options).index("village")

    monkeypatch.setattr(Master, "pick", visit)
    monkeypatch.setattr(hints, "duel", told)
    assert str(hinted(PARTY).move) == hinted_move


WEAK = staged(
    "hand.1: thyrian-knight, militia, disease, gray-ooze, dagger*2",
    "hall: kingdom | harbinger | pegasus",
    "xp: 2 0",
)
"""A newcomer's hand: it can beat Kingdom, and a Disease is in it."""


def reasons_for(s: State, move: str) -> list[Reason]:
    decision = Decision(s, s.asked[0])
    return list(reasons(View(s, 0), decision, decision.index(move)))


def test_a_rest_names_the_card_that_it_destroys() -> None:
    (told,) = reasons_for(WEAK, "rest")
    assert told == Reason("hint-pause-destroy", {"card": "disease"})
    assert words.reason(Phrases(("Ann", "Bob"), WEAK.rules), View(WEAK, 0), told) == (
        "without Disease you draw your better cards more often"
    )
    game = Game(WEAK.clone())
    game.play("rest", 0)
    assert reasons_for(game.state, "destroy:disease") == [told]


def test_what_a_purchase_is_for_is_told_with_the_card() -> None:
    s = staged("hand.1: militia*2, iron-rations*2, torch, dagger", "stack.trainer: trainer*5")
    game = Game(s)
    bought = Reason("hint-does-trades", {"card": "trainer", "given": "militia"})
    p = Phrases(("Ann", "Bob"), s.rules)
    assert words.reason(p, View(s, 0), bought) == "Trainer turns Militia into XP"
    game.play("village", 0)
    assert bought in reasons_for(game.state, "buy:trainer")


def test_a_victory_that_is_given_up_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(self: Master, view: View, decision: Decision) -> int:
        return list(decision.options).index("rest")

    def told(view: View, options: tuple[int, int], deals: int, seed: int) -> tuple[list[float], list[float]]:
        return [0.61, 0.63], [0.5, 0.52]

    monkeypatch.setattr(Master, "pick", rest)
    monkeypatch.setattr(hints, "duel", told)
    found = hinted(WEAK)
    assert str(found.move) == "rest"
    assert Reason("hint-instead", {"card": "kingdom"}) in found.reasons


LOST = staged(
    "hand.1: militia*2, torch*2, iron-rations*2",
    "hall: tyxr-the-old | harbinger | pegasus",
)
"""Nothing here can be beaten."""


def test_a_lost_battle_is_told_with_what_it_is_good_for() -> None:
    (told,) = reasons_for(LOST, "dungeon")
    assert told.id == "hint-lost" and told.args["card"] in View(LOST, 0).hall
    text = words.reason(Phrases(("Ann", "Bob"), LOST.rules), View(LOST, 0), told)
    assert "even if you lose" in text and "leaves the hall" in text


def test_a_hint_without_reasons_says_that_little_hangs_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(LOST.clone())
    game.play("village", 0)
    while Decision(game.state, game.state.asked[0]).kind != "buy":
        game.play("done", 0)

    def done(self: Master, view: View, decision: Decision) -> int:
        return list(decision.options).index("done")

    monkeypatch.setattr(Master, "pick", done)
    monkeypatch.setattr(hints, "duel", lambda *_: ([0.5, 0.52], [0.5, 0.52]))
    found = hinted(game.state)
    assert [reason.id for reason in found.reasons] == ["hint-slight", "hint-close"]
    text = words.hint(Phrases(("Ann", "Bob"), LOST.rules), View(game.state, 0), found)
    assert text[0] == "Hint: done buying." and text[1] == "Little hangs on this choice."


@pytest.mark.parametrize("first", ["rest", "buy:feast"])
def test_a_move_is_compared_with_what_comes_to_mind(monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    game = Game(LOST.clone())
    if first != "rest":
        game.play("village", 0)
        while Decision(game.state, game.state.asked[0]).kind != "buy":
            game.play("done", 0)
        first = next(o for o in Decision(game.state, game.state.asked[0]).options if o.startswith("buy:"))

    def pick(self: Master, view: View, decision: Decision) -> int:
        return list(decision.options).index(first)

    monkeypatch.setattr(Master, "pick", pick)
    found = hinted(game.state)
    assert found.next is not None and found.next.verb == ("village" if first == "rest" else "buy")


@pytest.mark.parametrize(("chance", "told"), [(1.0, 99), (0.999, 99), (0.0, 1), (0.62, 62)])
def test_no_chance_is_told_as_certain(chance: float, told: int) -> None:
    decision = Decision(PARTY, PARTY.asked[0])
    found = Hint(0, decision.moves[0], chance, None, 0.0, 0.0, ())
    text = words.hint(Phrases(("Ann", "Bob"), PARTY.rules), View(PARTY, 0), found)[-1]
    assert text.replace("\u2068", "").replace("\u2069", "").endswith(f"about {told} %.")
