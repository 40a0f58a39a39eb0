"""Plans in words: every verdict, every kind of step, what a line brings and gives up."""

from __future__ import annotations

from collections import Counter

from duskhall.core.game import Game
from duskhall.core.move import Move
from duskhall.core.plan.lines import CANNOT, MAY_WIN, WINS, WINS_WITH, Chance, Line, Offer, Prospect, Visit
from duskhall.telling import plans
from duskhall.telling.lines import GLUE
from tests.helpers import Walk, few, reproducing, staged, staged_quest
from tests.telling.tables import phrases_of

CLASSIC = Game(staged("hall: red-jelly | nixie | pegasus", "hand.1: militia*2, dagger, torch, town-guard, fireball"))
QUEST = Game(staged_quest("hand.1: adventurer*2, dagger*2, lantern, stormhand-1"))
P = phrases_of(CLASSIC)


def line(verdict: str, *moves: str, total: int = 9, health: int = 7) -> Line:
    made = Line(tuple(Move.parse(move) for move in moves), verdict)
    made.total, made.health = total, health
    return made


def said(best: Line | None, verdict: str = "", *, at_least: bool = False, missing: int = 0, dark: int = 0) -> str:
    found = Prospect(1, "red-jelly")
    found.best, found.verdict = best, verdict or (best.verdict if best is not None else CANNOT)
    found.at_least, found.missing, found.dark = at_least, missing, dark
    return plans.verdict(P, found).replace(GLUE, " ")


def test_verdicts() -> None:
    weapons = ("dungeon", "use:fireball", "equip:dagger>militia", "done", "attack:1")
    assert said(line(WINS, "attack:1")) == "You win as it is: 9 against 7"
    assert said(line(WINS_WITH, *weapons)) == "You win with the Fireball and the Dagger on the Militia: 9 against 7"
    assert said(line(WINS_WITH, "dungeon", "attack:1")) == "You win: 9 against 7"
    assert said(line(MAY_WIN, *weapons[:2])) == "You may win with the Fireball: 9 against 7 at best"
    assert said(line(CANNOT, "attack:1"), MAY_WIN) == "You may win with luck"
    assert said(line(MAY_WIN, *weapons[:2], total=5)) == "You may win with the Fireball and luck"
    assert plans.line(P, line(CANNOT, *weapons[:2])) == "You fall short with the Fireball: 9 against 7"
    assert said(None) == "You cannot win this turn"
    assert said(line(CANNOT, "attack:1"), missing=3) == "You cannot win: 3 short at best"
    assert said(None, dark=2) == "Out of reach: 2 light short at best"
    assert said(None, missing=3, at_least=True) == "You cannot win: 3 short at best (as far as the search went)"
    assert said(line(WINS_WITH, *weapons), at_least=True).endswith("9 against 7"), "a sure line needs no excuse"


def test_odds() -> None:
    def told(chance: Chance, *, at_least: bool = False) -> str:
        may = line(MAY_WIN, "attack:1")
        may.chance = chance
        return said(may, at_least=at_least)

    assert told(Chance(2 / 3, 2 / 3, 2 / 3, 0)) == "You may win: 2 in 3"
    assert told(Chance(0.34, 0.25, 0.43, 200)) == "You may win: about 1 in 3"
    assert told(Chance(0.01, 0, 0.05, 200)) == "You may win: less than 1 in 10"
    assert told(Chance(0.99, 0.9, 1, 200)) == "You may win: more than 9 in 10"
    assert told(Chance(0.5, 0.5, 0.5, 0), at_least=True) == "You may win: at least 1 in 2"


def test_cards_of_a_line_are_counted_and_cut_short() -> None:
    twice = line(WINS_WITH, "equip:dagger>militia", "equip:dagger#2>militia#2", "use:torch", "use:torch")
    assert plans.cards(P, twice) == "the Dagger on the Militia (2 times) and the Torch"
    able = line(WINS_WITH, "equip:dagger>militia", "use:militia", "use:torch")
    assert plans.cards(P, able) == "the Dagger on the Militia and the Torch", "the Militia is named already"
    many = line(WINS_WITH, *(f"use:{card}" for card in ("torch", "fireball", "town-guard", "militia", "dagger")))
    assert plans.cards(P, many).replace(GLUE, " ") == "the Torch, the Fireball, the Town Guard and 2 more"
    hero = line(WINS_WITH, "equip:dagger>stormhand-1")
    assert plans.cards(phrases_of(QUEST), hero) == "the Dagger on Stormhand I", "heroes of Quest have names"


def test_steps() -> None:
    def steps(game: Game, *moves: str) -> list[str]:
        return plans.steps(phrases_of(game), game.view(0), line(WINS_WITH, *moves))

    played = ("dungeon", "use:town-guard.1", "equip:dagger>militia", "destroy:torch", "done", "attack:2", "under:3")
    assert steps(CLASSIC, *played) == [
        "enter the dungeon",
        "use Town Guard (Village: Draw two cards)",
        "give Dagger to Militia",
        "destroy Torch",
        "attack Nixie",
        "put Pegasus under the dungeon deck",
    ]
    assert steps(CLASSIC, "lose:attack*2", "seat:2", "show", "first:torch", "cancel:1.1") == [
        "attack: −2",
        "choose Bob",
        "show the cards asked for",
        "Torch first",
        "cancel an effect of Red Jelly",
    ]
    assert steps(QUEST, "go:mine", "travel:crypt", "die:2.6", "die:1", "bleed-twice", "heal:wound", "discard") == [
        "walk into the Mine",
        "move to the Crypt",
        "turn die 2 to 6",
        "reroll die 1",
        "choose: take two wounds",
        "heal Wound",
        "choose: discard two cards",
    ]


def test_a_way_may_have_the_name_of_what_is_done_to_a_card() -> None:
    told = line(WINS_WITH, "discard", "discard:dagger")
    first, second = plans.steps(phrases_of(QUEST), QUEST.view(0), told)
    assert first.startswith("choose: ") and second == "discard Dagger"


def test_what_a_line_brings_and_gives_up() -> None:
    p = phrases_of(QUEST)
    told = line(WINS_WITH, "dungeon")
    told.vp, told.xp, told.light, told.wounds = 1, 2, 3, 1
    told.gained = Counter({"treasure": 2, "wound": 1, "iron-rations": 1})
    told.destroyed, told.discarded = Counter({"dagger": 2}), Counter({"lantern": 1})
    brings, costs = ([part.replace(GLUE, " ") for part in told_of(p, told)] for told_of in (plans.brings, plans.costs))
    assert brings == ["1 point", "2 XP", "Iron Rations, 2 treasures"]
    assert costs == ["destroys 2× Dagger", "discards Lantern", "3 light", "1 wound"]
    told.gained = Counter({"festering-wound": 1})
    assert "you get Festering Wound" in [part.replace(GLUE, " ") for part in plans.costs(p, told)]
    told.xp, told.wounds = -1, -2
    assert "heals 2 wounds" in plans.brings(p, told) and "1 XP" in plans.costs(p, told)


def test_the_village() -> None:
    found = Visit("village")
    assert plans.visit(P, found) == "up to 0 gold"
    found.gold, found.draws = 8, True
    found.offers = tuple(Offer(card, n, ()) for card, n in (("fireball", 8), ("spear", 4), ("torch", 3)))
    found.baskets = (("spear", "torch"),)
    found.levels = (Offer("elf-sorcerer", 2, ()),)
    found.heals = 1
    assert plans.visit(P, found).replace(GLUE, " ") == (
        "8 gold or more: Fireball (8), Spear (4), Torch (3); in one visit Spear and Torch; level up to Elf Sorcerer (2)"
        "; heals 1 wound"
    )
    found.offers *= 2
    assert "Torch (3) and 3 more;" in plans.visit(P, found).replace(GLUE, " ")


def test_every_plan_of_random_games_has_words() -> None:
    seen: Counter[str] = Counter()
    for name in ("classic", "advance", "quest"):
        for seed in range(1, few(4, 2)):
            walk = Walk(seed, turns=8, name=name)
            p = phrases_of(walk.game)
            with reproducing(walk):
                for i, (decision, _) in enumerate(walk):
                    view = walk.game.view(decision.seat)
                    plan = view.plan() if i % 5 == 0 else None
                    if plan is not None:
                        assert all(plans.visit(p, one) for one in plan.visits)
                        assert all(plans.pause(p, view, one) for one in plan.pauses)
                    for found in plan.prospects if plan is not None else ():
                        seen[found.verdict] += 1
                        assert plans.verdict(p, found)
                        for each in (found.best, *found.others):
                            if each is not None:
                                assert all(plans.steps(p, view, each))
                                assert all((*plans.brings(p, each), *plans.costs(p, each)))
    assert seen[CANNOT] and seen[WINS_WITH], seen
