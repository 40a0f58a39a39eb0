"""Promise 4: cards say what they do, once, in known words. The linter refuses the rest, and text is read, never run."""

from __future__ import annotations

from typing import Any

import pytest

from duskhall.core import tree as t
from duskhall.core.lint import LASTS, MEETS, CardError, lint_turn
from duskhall.core.tree import (
    ALL,
    ANY,
    NODES,
    And,
    Arrange,
    Branch,
    Buy,
    Can,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Count,
    Dark,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Forbid,
    Gain,
    Has,
    Held,
    If,
    Is,
    Later,
    Look,
    Modify,
    Must,
    Named,
    Not,
    Now,
    Or,
    Pick,
    Plus,
    Put,
    Some,
    Times,
    Tops,
    TreeError,
    Use,
    Value,
    While,
    parse,
)
from tests.helpers import ADVANCE, CLASSIC, QUEST

CARDS = (*CLASSIC.rules.cards, *ADVANCE.rules.cards, *QUEST.rules.cards)

HAND = Cards("hand")
ONE = (Draw(1),)
WRONG: Any = "of a wrong type"


def odd(value: object) -> Any:
    """A value that the types of the tree would not allow."""
    return value


def probe(*abilities: Any, **changes: Any) -> Card:
    given: dict[str, Any] = {
        "id": "probe",
        "name": "Probe",
        "kind": "village",
        "stack": "probe",
        "count": 8,
        "tags": ("village", "item"),
        "figures": {"gold": 1, "cost": 2},
        "abilities": abilities,
    }
    return Card(**(given | changes))


def village(*steps: Any, **rest: Any) -> Card:
    return probe(Use("village", steps, **rest))


def monster(*abilities: Any) -> Card:
    return probe(*abilities, kind="monster", tags=("monster",), figures={"health": 3})


def battle(*steps: Any, **rest: Any) -> Card:
    return monster(Must("battle", steps, **rest))


def lasting(*steps: Any, **rest: Any) -> Card:
    return probe(While("present", steps, **rest))


def picked(where: Any, **rest: Any) -> Card:
    return village(Destroy(Pick("hand", where, **rest)))


WRONG_CARDS: dict[str, tuple[Card, str]] = {
    # name of the mistake: the card, a part of the message
    "an id in capitals": (probe(id="Probe"), "id"),
    "an id with a blank": (probe(id="pro be"), "id"),
    "an empty id": (probe(id=""), "id"),
    "an id that is a number": (probe(id=3), "id"),
    "an id with a colon": (probe(id="pro:be"), "id"),
    "an id with a number sign": (probe(id="pro#2"), "id"),
    "an id with a dot": (probe(id="pro.2"), "id"),
    "an id with an arrow": (probe(id="pro>be"), "id"),
    "an id with a comma": (probe(id="pro,be"), "id"),
    "an id with a star": (probe(id="pro*2"), "id"),
    "an id with a caret": (probe(id="pro^1"), "id"),
    "an id of digits alone": (probe(id="12"), "id"),
    "a stack of digits alone": (probe(stack="1-2"), "stack"),
    "a count below zero": (probe(count=-1), "count"),
    "a count in words": (probe(count="eight"), "count"),
    "an unknown figure": (probe(figures={"speed": 1}), "speed"),
    "a figure in words": (probe(figures={"gold": "one"}), "gold"),
    "a figure that is yes": (probe(figures={"gold": True}), "gold"),
    "figures that are a list": (probe(figures=[1]), "figures"),
    "figures that are nothing": (probe(figures=None), "figures"),
    "tags that are a word": (probe(tags="hero"), "tags"),
    "tags that are numbers": (probe(tags=(1,)), "tags"),
    "tags that are a number": (probe(tags=3), "tags"),
    "abilities that are a number": (probe(abilities=3), "abilities"),
    "abilities that are nothing": (probe(abilities=None), "abilities"),
    "a name that is a number": (probe(name=3), "name"),
    "a kind that is a number": (probe(kind=3), "kind"),
    "a stack that is a number": (probe(stack=3), "stack"),
    "a source that is a number": (probe(source=3), "source"),
    "marks that are a number": (probe(marks=3), "marks"),
    "rulings that are a number": (probe(rulings=3), "rulings"),
    "no ability at all": (probe("draw two"), "ability"),
    "an unknown window": (probe(Use("tavern", ONE)), "tavern"),
    "a window that is a list": (probe(Use(odd(({},)), ONE)), "window"),
    "an ability without a step": (probe(Use("village", ())), "step"),
    "a step without brackets": (probe(Use("village", odd(Draw(1)))), "steps"),
    "a step in words": (village("draw"), "step"),
    "a cost that draws": (village(Draw(1), cost=ONE), "cost"),
    "a cost that is nothing": (village(Draw(1), cost=None), "cost"),
    "a condition that is a number": (village(Draw(1), when=3), "condition"),
    "a repeat that is a number": (village(Draw(1), repeat=3), "repeat"),
    "an unknown event": (probe(Must("full-moon", ONE)), "full-moon"),
    "an event without a step": (monster(Must("battle", ())), "step"),
    "an unknown place of a lasting change": (
        probe(While("nowhere", (Modify("attack", "add", 1, "self"),))),
        "nowhere",
    ),
    "a lasting draw": (lasting(Draw(1)), "lasting"),
    "a lasting pick": (lasting(Modify("attack", "add", 1, Pick("hand"))), "pick"),
    "a lasting nothing": (lasting(), "step"),
    "a pick of no card": (picked(None, n=0), "pick of 0"),
    "a pick of half a card": (picked(None, n=WRONG), "pick"),
    "a pick without a name": (village(Pick("hand")), "name"),
    "a pick named by a number": (village(Pick("hand", name=odd(3))), "name"),
    "a pick with a name of two words": (village(Pick("hand", name="a b")), "name"),
    "a pick with the name of another": (village(Pick("hand", name="self")), "name"),
    "a pick from nowhere": (village(Pick("moon", name="x")), "moon"),
    "a pick of the fastest": (picked(None, best="speed"), "speed"),
    "a target that nobody picked": (village(Destroy("that")), "that"),
    "a target that is a number": (village(Destroy(odd(3))), "target"),
    "an unknown card to gain": (village(Gain("ring")), "ring"),
    "a gain to nowhere": (village(Gain("militia", 1, "moon")), "moon"),
    "an unknown place to put": (village(Put("self", "moon")), "moon"),
    "a look at nothing": (village(Look(0, "x")), "Look"),
    "a look without a name": (village(Look(2, "")), "name"),
    "a hand put in order": (village(Arrange("hand")), "hand"),
    "fame": (village(Earn("fame", 1)), "fame"),
    "a draw of yes": (village(Draw(True)), "amount"),
    "a draw in words": (village(Draw(WRONG)), "amount"),
    "a change of speed": (village(Modify("speed", "add", 1, "self")), "speed"),
    "a tripling": (village(Modify("attack", "triple", 1, "self")), "triple"),
    "a doubled cost": (village(Modify("cost", "double", 1, "self")), "cost"),
    "no health": (battle(Modify("health", "zero", 0, "foe")), "health"),
    "health of the party": (battle(Modify("health", "add", 1, "party")), "health"),
    "more victory points": (lasting(Modify("vp", "add", 1, "self")), "vp"),
    "a doubled strength": (village(Modify("strength", "double", 1, "self")), "strength"),
    "half of a weight": (village(Modify("weight", "half", 1, Cards("hand", Is("weapon")))), "weight"),
    "light that depends on light": (
        lasting(Modify("light", "add", Value("light", "party"), "party")),
        "light would depend on itself",
    ),
    "light while there is light": (
        lasting(Modify("light", "less", 1, "party"), when=Cmp(Value("light", "party"), ">", 2)),
        "light would depend on itself",
    ),
    "light for whoever brings magic": (
        lasting(Modify("light", "less", 1, "party"), when=Some(Cards("hand", t.Brings("magic")))),
        "light would depend on itself",
    ),
    "light for the strong": (
        lasting(Modify("light", "add", Count(Cards("hand", Fig("strength", ">", 2))), "party")),
        "light would depend on itself",
    ),
    "strength for the weak": (
        lasting(Modify("strength", "add", 2, Cards("hand", Fig("strength", "<", 5)))),
        "strength would depend on itself",
    ),
    "strength for the weak this turn": (
        village(Modify("strength", "add", 2, Cards("hand", Fig("strength", "<", 5)))),
        "strength would depend on itself",
    ),
    "double strength": (
        lasting(Modify("strength", "add", Value("strength", "self"), "self")),
        "strength would depend on itself",
    ),
    "weight by strength": (
        lasting(Modify("weight", "less", 1, HAND), when=Cmp(Value("strength", "self"), ">", 2)),
        "weight would depend on itself",
    ),
    "a song": (village(Forbid("sing", "self")), "sing"),
    "a choice of one": (village(Choose((Branch("one", ONE),))), "Choose"),
    "a choice of no branches": (village(Choose(odd((Draw(1), Draw(2))))), "branch"),
    "a branch twice": (village(Choose((Branch("one", ONE), Branch("one", ONE)))), "same name"),
    "a branch of two words": (village(Choose((Branch("one day", ONE), Branch("two", ONE)))), "one day"),
    "a branch named by a number": (village(Choose((Branch(odd(1), ONE), Branch("two", ONE)))), "branch"),
    "empty branches": (village(Choose((Branch("one", ()), Branch("two", ())))), "branch"),
    "an if without a condition": (village(If(WRONG, ONE)), "condition"),
    "each of nobody": (village(Each("nobody", ONE)), "nobody"),
    "a later without brackets": (village(Later(odd(3))), "steps"),
    "a step of the turn": (village(t.Reveal()), "Reveal"),
    "an unknown tag": (picked(Is("wizzard")), "wizzard"),
    "a tag that is a dict": (picked(Is(odd({}))), "tag"),
    "an unknown name": (picked(Named("nobody")), "nobody"),
    "an unknown comparison": (picked(Fig("gold", "!=", 1)), "!="),
    "a comparison of speed": (picked(Fig("speed", "=", 1)), "speed"),
    "a speed": (picked(Has("speed")), "speed"),
    "an empty and": (picked(And(())), "And"),
    "an or of a word": (picked(Or(WRONG)), "Or"),
    "not three": (picked(Not(3)), "filter"),
    "can sing": (picked(Can("sing")), "sing"),
    "an unknown moment": (village(Draw(1), when=Now("noon")), "noon"),
    "a condition on nobody": (village(Draw(1), when=CardIs("him", Is("hero"))), "him"),
    "some of a word": (village(Draw(1), when=Some(WRONG)), "not cards"),
    "a condition without test": (village(Draw(1), when=Cmp(1, "~", 2)), "~"),
    "a value of nobody": (village(Draw(Value("gold", "him"))), "him"),
    "a value of speed": (village(Draw(Value("speed", "self"))), "speed"),
    "a count of a word": (village(Draw(Count(WRONG))), "not cards"),
    "one and a word": (village(Draw(Plus(1, WRONG))), "amount"),
    "once a word": (village(Draw(Times(WRONG, 1))), "amount"),
    "the top of nothing": (village(Destroy(Tops("nothing", 2))), "nothing"),
    "the top no cards": (village(Destroy(Tops("hero", 0))), "top 0"),
    "the party's magic in the village": (village(Draw(Value("magic", "party"))), "party"),
    "the party's magic in a condition": (village(Draw(1), when=Cmp(Value("magic", "party"), "<", 1)), "party"),
    "a purchase that looks at hands": (village(Buy(Held())), "purchase"),
    "a discarded hall": (village(Discard("hall")), "hall"),
    # The words of Advance.
    "no window at all": (probe(Use((), ONE)), "window"),
    "one of two windows unknown": (probe(Use(("village", "tavern"), ONE)), "tavern"),
    "a due that is a number": (probe(Use("village", ONE, due=odd(1))), "due"),
    "a cost that earns": (village(Draw(1), cost=(Earn("gold", 1),)), "cost"),
    "an instead of nothing": (probe(t.Instead("moon")), "moon"),
    "a draw with the name of another": (village(Draw(1, name="self")), "name"),
    "a look at the moon": (village(Look(1, "x", "moon")), "moon"),
    "a hand swapped": (village(t.Swap(Pick("hand"))), "hall"),
    "a hand replaced": (village(Look(1, "x"), t.Replace(Pick("hand"), "x")), "hall"),
    "replaced by nobody": (village(t.Replace(Pick("hall"), "x")), "'x'"),
    "a level for nobody": (village(t.Level(None, 0)), "level"),
    "a level to the moon": (village(t.Level(None, 1, to="moon")), "moon"),
    "a level of a discard pile": (village(t.Level(None, 1, place="discard")), "discard"),
    "a level free of a number": (village(t.Level(None, 1, free=odd(3))), "free"),
    "cancel nothing": (village(t.Cancel(())), "Cancel"),
    "cancel a full moon": (village(t.Cancel(("full-moon",))), "full-moon"),
    "cancel two": (village(t.Cancel(("battle",), 2)), "Cancel"),
    "a hand defeated": (village(t.Defeat(Cards("hand"))), "hall"),
    "a grant once": (village(t.Grant("battle", Cards("hall"))), "lasting"),
    "a grant of a full moon": (monster(While("hall", (t.Grant("full-moon", Cards("hall")),))), "full-moon"),
    "a grant from the hand": (monster(While("hall", (t.Grant("battle", Cards("hand")),))), "hall"),
    "a loss of fame": (village(t.Lose("fame", 1)), "fame"),
    "later at noon": (village(Later(ONE, at="noon")), "noon"),
    "the end of the world": (village(t.End("world")), "world"),
    "kin of nobody": (picked(t.Kin("him")), "him"),
    "who brings gold": (picked(t.Brings("gold")), "gold"),
    "a sum of attack": (village(Draw(t.Sum("attack", HAND))), "attack"),
    "a sum of a word": (village(Draw(t.Sum("gold", WRONG))), "not cards"),
    "monsters in the hidden deck": (village(Draw(Count(Cards("dungeon", Is("monster"))))), "dungeon"),
    "the fame of a seat": (village(Draw(Value("fame", "you"))), "fame"),
    "a purchase for a word": (village(Buy(None, WRONG)), "amount"),
    "a hand twice as large": (village(Modify("hand", "double", 1, "party")), "hand"),
    "a hand larger by a count": (village(Modify("hand", "add", Count(HAND), "party")), "hand"),
    "buys by being there": (lasting(Modify("buys", "add", 1, "party")), "buys"),
    "attack by being bought": (probe(While("bought", (Modify("attack", "add", 1, "self"),))), "buys"),
    "a lasting change with its own condition": (
        lasting(Modify("attack", "add", 1, "self", when=Dark())),
        "condition",
    ),
    "an unknown act of a window": (village(Forbid("use-tavern", "party")), "use-tavern"),
    "an amount below zero": (village(Draw(-1)), "below zero"),
    # The words of Quest.
    "healed of nothing": (village(t.Heal(0)), "Heal"),
    "healed perhaps": (village(t.Heal(1, optional=odd("perhaps"))), "optional"),
    "no dice": (village(t.Roll(0, "x")), "dice"),
    "too many dice": (village(t.Roll(6, "x")), "dice"),
    "dice named after a place": (village(t.Roll(1, "hand")), "name"),
    "dice that nobody rolled": (village(Draw(t.Die("x"))), "'x'"),
    "cards read as dice": (village(Pick("hand", name="x"), Draw(t.Die("x"))), "'x'"),
    "the middle of the dice": (village(t.Roll(3, "x"), Draw(t.Die("x", "middle"))), "middle"),
    "half of a word": (village(Draw(t.Half(WRONG))), "amount"),
    "the most attack": (village(Draw(t.Most("attack", HAND))), "attack"),
    "the most of a word": (village(Draw(t.Most("level", WRONG))), "not cards"),
    "a journey into a hand": (village(t.Travel(Pick("hand"))), "room"),
    "a pick by the weather": (picked(None, by="weather"), "weather"),
    "all by chance": (picked(None, n=ALL, by="chance"), "chance"),
    "the best by chance": (picked(None, best="level", by="chance"), "chance"),
    "once and a half": (monster(Must("battle", ONE, once=odd(2))), "once"),
    "a weapon that is heavier by being there": (lasting(Modify("weight", "add", 1, "self")), "weight"),
    "armor of the party": (village(Modify("armor", "add", 1, "party")), "armor"),
    "doubled wounds": (battle(Modify("wounds", "double", 1, "self")), "wounds"),
    "the moment of truth": (village(Draw(1), when=Now("truth")), "truth"),
}


@pytest.mark.parametrize("mistake", WRONG_CARDS)
def test_a_wrong_card_is_refused_with_its_name_and_its_mistake(mistake: str) -> None:
    card, part = WRONG_CARDS[mistake]
    with pytest.raises(TreeError) as refused:
        CLASSIC.make_rules((card,))
    message = str(refused.value)
    assert repr(card.id) in message or card.id == "", message
    assert part in message, message


def test_the_probe_itself_is_right() -> None:
    """Only the mistake makes the difference."""
    for card in (
        probe(),
        village(Draw(1)),
        battle(Draw(1)),
        lasting(Modify("attack", "add", 1, "self")),
        picked(Is("hero")),
        village(Pick("hand", name="x"), Destroy("x")),
        village(Choose((Branch("one", ONE), Branch("two", ONE)))),
        village(Choose((Branch("one", ()), Branch("two", ONE)))),
        village(t.Roll(2, "x"), Draw(t.Half(t.Die("x", "lowest")))),
        village(t.Heal(2, optional=True)),
        picked(None, n=2, by="chance"),
        monster(Must("battle", ONE, once=True)),
        lasting(Modify("weight", "less", 1, "self")),
    ):
        rules = CLASSIC.make_rules((card,))
        assert rules.cards[rules.index["probe"]] == card


# ------------------------------------------------------------------------------------------------------------
# What a card of a kind never meets

Row = tuple[str, str, str]
"""The windows, the events and the places of lasting abilities that cards of a kind meet."""

MET: dict[str, dict[str, Row]] = {
    "classic": {
        "basic": ("village dungeon spoils victory", "won", "present equipped bought"),
        "hero": ("village dungeon spoils victory", "won", "present equipped bought"),
        "village": ("village dungeon spoils victory", "won", "present equipped bought"),
        "disease": ("village dungeon spoils victory", "won", "present equipped"),
        # As the foe and in the hall, and as a trophy in a hand.
        "monster": (
            "village dungeon spoils victory",
            "battle won breach arrive",
            "present equipped fought hall",
        ),
        # It is never fought.
        "thunderstone": ("village dungeon spoils victory", "won breach arrive", "present equipped hall"),
        # These cards stand for tokens, which lie nowhere.
        "xp": ("", "", ""),
    },
    "advance": {
        "basic": ("village dungeon trophy avatar spoils react", "turn-over", "present equipped bought"),
        "starter": ("village dungeon trophy avatar spoils react", "turn-over", "present equipped"),
        "hero": ("village dungeon trophy avatar spoils react", "turn-over", "present equipped bought"),
        "village": ("village dungeon trophy avatar spoils react", "turn-over", "present equipped bought"),
        "curse": ("village dungeon trophy avatar spoils react", "turn-over", "present equipped"),
        "monster": (
            "village dungeon trophy avatar spoils react",
            "battle aftermath defeated raid breach arrive village-over drew turn-over",
            "present equipped fought hall",
        ),
        "bearer": (
            "village dungeon trophy avatar spoils react",
            "battle aftermath defeated raid breach arrive village-over drew turn-over",
            "present equipped fought hall",
        ),
        # Another card always takes its place.
        "placeholder": ("", "", ""),
        # In front of a seat: events of the party are for hands alone.
        "token": ("village dungeon trophy avatar spoils react", "", "front"),
        "familiar": ("village dungeon trophy avatar spoils react", "", "front"),
        "avatar": ("village dungeon trophy avatar spoils react", "", "front"),
    },
    "quest": {
        "starter": ("village dungeon dice spoils", "buying wounded village-over", "present equipped"),
        "hero": ("village dungeon dice spoils", "gained bought buying wounded village-over", "present equipped bought"),
        "village": (
            "village dungeon dice spoils",
            "gained bought buying wounded village-over",
            "present equipped bought",
        ),
        "treasure": ("village dungeon dice spoils", "gained bought buying wounded village-over", "present equipped"),
        "legendary": ("village dungeon dice spoils", "gained buying wounded village-over", "present equipped"),
        "guild": ("village dungeon dice spoils", "gained wounded", "front"),
        "side-quest": ("village dungeon dice spoils", "wounded", "front kept"),
        "wound": ("village dungeon dice spoils", "gained buying wounded village-over", "present equipped front"),
        "gear": ("village dungeon dice spoils", "gained bought wounded", "front"),
        # Beaten monsters leave the game, so that none is ever in a hand.
        "monster": ("spoils", "before after reward into from through revealed", "fought hall"),
        "guardian": ("spoils", "before after reward into from through revealed", "fought hall"),
        "room": ("walk spoils", "before after reward into from through emptied", "fought"),
        "key": ("", "", ""),
    },
}
"""Written from the rules of each edition and from what the machine looks at, not from the cards of the boxes."""

LASTING: dict[str, Modify | Forbid] = {
    "bought": Modify("buys", "add", 1, "party"),
    "hall": Forbid("retreat", "self"),
    "kept": Modify("vp", "add", 1, "party"),
}
"""A lasting change that may stand on the card wherever it is, if not this one, then more light."""


def lasting_at(place: str) -> While:
    return While(place, (LASTING.get(place, Modify("light", "add", 1, "party")),))


def combinations() -> list[tuple[str, str, Any, bool]]:
    out: list[tuple[str, str, Any, bool]] = []
    for e in (CLASSIC, ADVANCE, QUEST):
        for kind, (windows, events, places) in MET[e.name].items():
            out += [(e.name, kind, Use(name, ONE), name in windows.split()) for name in e.rules.windows.names]
            out += [(e.name, kind, Must(name, ONE), name in events.split()) for name in e.rules.events.whose]
            out += [(e.name, kind, lasting_at(name), name in places.split()) for name in t.WHERE]
    return out


def combination(row: tuple[str, str, Any, bool]) -> str:
    name, kind, ability, met = row
    word = getattr(ability, "window", "") or getattr(ability, "event", "") or ability.place
    return f"{name} {kind} {type(ability).__name__} {word} {'met' if met else 'never'}"


@pytest.mark.parametrize("row", combinations(), ids=combination)
def test_a_card_has_only_what_its_kind_can_meet(row: tuple[str, str, Any, bool]) -> None:
    name, kind, ability, met = row
    card = probe(ability, kind=kind, tags=("weapon", "monster"))
    make_rules = {e.name: e for e in (CLASSIC, ADVANCE, QUEST)}[name].make_rules
    if met:
        assert card in make_rules((card,)).cards
    else:
        with pytest.raises(CardError, match=f"^card 'probe', ability 1: a card of the kind '{kind}' never meets") as e:
            make_rules((card,))
        assert e.value.card == "probe"


def test_the_table_has_every_kind_window_event_and_place() -> None:
    for e in (CLASSIC, ADVANCE, QUEST):
        table = MET[e.name]
        assert set(table) == {card.kind for card in e.rules.cards}
        columns = [{word for row in table.values() for word in row[i].split()} for i in range(3)]
        assert columns[0] == set(e.rules.windows.names)
        assert columns[1] == set(e.rules.events.whose)
        # Nothing but what lies in front of a seat, or is kept in secret, has these places.
        missing = {"classic": {"front", "kept"}, "advance": {"kept"}, "quest": set()}
        assert columns[2] == set(t.WHERE) - missing[e.name]


def test_what_the_turns_say_of_an_event_is_known() -> None:
    for e in (CLASSIC, ADVANCE, QUEST):
        assert set(e.rules.events.whose.values()) <= set(MEETS)
    assert set(LASTS) == set(t.WHERE)


def test_only_weapons_are_equipped() -> None:
    with pytest.raises(CardError, match="only a card with the tag 'weapon' is ever equipped"):
        CLASSIC.make_rules((probe(lasting_at("equipped")),))


def test_only_a_room_hides_what_lies_in_it() -> None:
    hides = While("hall", (Forbid("be-seen", "self"),))
    room = probe(hides, kind="room", tags=("room",))
    assert room in QUEST.make_rules((room,)).cards
    with pytest.raises(CardError, match="face down"):
        QUEST.make_rules((probe(hides, kind="monster", tags=("monster",)),))


def test_only_a_card_of_the_dungeon_gives_its_place_away() -> None:
    for kind, fits in (("placeholder", True), ("monster", True), ("village", False), ("familiar", False)):
        card = probe(t.Instead("horde"), kind=kind)
        if fits:
            assert card in ADVANCE.make_rules((card,)).cards
        else:
            with pytest.raises(CardError, match="never meets a place in the hall"):
                ADVANCE.make_rules((card,))


def test_a_kind_of_its_own_may_be_anywhere() -> None:
    for ability in (Use("village", ONE), Must("battle", ONE), Must("breach", ONE), lasting_at("front")):
        card = probe(ability, kind="banner")
        assert card in CLASSIC.make_rules((card,)).cards


def test_lines_are_granted_in_the_hall_alone() -> None:
    grant = t.Grant("battle", Cards("hall"))
    card = monster(While("hall", (grant,)))
    assert card in ADVANCE.make_rules((card,)).cards
    with pytest.raises(CardError, match="while it lies in the hall"):
        ADVANCE.make_rules((monster(While("fought", (grant,))),))


def test_two_cards_with_one_id_are_refused() -> None:
    with pytest.raises(TreeError, match="probe"):
        CLASSIC.make_rules((probe(), probe()))


def test_a_wrong_turn_is_refused() -> None:
    for steps, word in (((t.Window("tavern"),), "tavern"), ((t.Face((t.Fire("moon"),)),), "moon")):
        with pytest.raises(TreeError, match=word):
            lint_turn(steps, ("village",), ("battle",))


# ------------------------------------------------------------------------------------------------------------
# The text form


@pytest.mark.parametrize("card", CARDS, ids=[f"{i} {card.id}" for i, card in enumerate(CARDS)])
def test_a_card_is_read_back_from_its_text(card: Card) -> None:
    assert parse(repr(card)) == card
    for ability in card.abilities:
        assert parse(repr(ability)) == ability


def test_every_word_is_read_back() -> None:
    for value in (Pick("hand", n=ALL), Pick("hand", n=ANY), (), (1,), {"a": -3}, None, True, 'it\'s "so"', Is("ä")):
        assert parse(repr(value)) == value
    assert parse("Pick('hand', n=ALL)") == Pick("hand", n=ALL)
    assert parse("Pick('hand', n=ANY)") == Pick("hand", n=ANY)


CODE = (
    *("__import__('os').system('true')", "open('/etc/passwd')", "print(1)", "exec('1')", "eval('1')"),
    *("Is.__class__", "Is('hero').tag", "().__class__", "Is.__init__('x')", "(lambda: 1)()", "lambda: Is('hero')"),
    *("[Is(x) for x in ('a',)]", "tuple(x for x in 'ab')", "{x for x in 'ab'}", "[1, 2]", "{1, 2}", "x", "NODES"),
    *("Is('a') if 1 else Is('b')", "1 + 1", "'a' * 10**9", "9**9**9", "not 1", "~1", "-'a'", "-None", "--1", "f'{1}'"),
    *("Is('a') and Is('b')", "1 < 2", "Is(*('a',))", "Is(**{'tag': 'a'})", "{**{}}", "(yield)", "await x", "x := 1"),
    *("(x := 1)", "import os", "Is('a'); Is('b')", "Is('a')\nIs('b')", "", " ", "(", "'", "1.5", "1j", "b'a'", "..."),
    *("Is", "Is()", "Is(1, 2, 3)", "Is(tag='a', colour='red')", "Is(tag='a', tag='b')", "Card('x')", "True()"),
    *(
        "Reveal()",
        "EndTurn(6)",
        "Wizard()",
        "Is('a')()",
        "Is('a')[0]",
        "{[]: 1}",
        "{{}: 1}",
        "{(): {}}[()]",
        "\x00",
        "Is('\x00",
    ),
    *("(" * 300 + ")" * 300, "-" * 5000 + "1", "Not(" * 3000 + "1" + ")" * 3000, "(" * 100_000, "1" * 10_000, "\ud800"),
)


@pytest.mark.parametrize("text", CODE, ids=[text[:24] for text in CODE])
def test_code_is_refused_and_never_run(text: str) -> None:
    with pytest.raises(TreeError):
        parse(text)


def test_every_node_is_frozen() -> None:
    for node in NODES.values():
        assert node.__dataclass_params__.frozen, node
        assert "__slots__" in vars(node), node


def test_huge_input_is_refused_soon() -> None:
    for text in ("(" * 100_000, "Not(" * 100_000, "1," * 100_000, "'" + "a" * 1_000_000 + "'"):
        with pytest.raises(TreeError):
            parse(text)
