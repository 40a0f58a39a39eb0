"""German inflections as tables: cases, genders, plurals, adjectives, verbs; and what grammar makes of the words."""

from __future__ import annotations

import pytest

from duskhall.core.tree import (
    ALL,
    ANY,
    Amount,
    And,
    Armed,
    Branch,
    Brings,
    Card,
    Cards,
    Choose,
    Count,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Filter,
    Gain,
    Half,
    Heal,
    Held,
    If,
    Is,
    Later,
    Least,
    Level,
    Look,
    Modify,
    Most,
    Named,
    Not,
    Or,
    Other,
    Pick,
    Plus,
    Put,
    Some,
    Step,
    Sum,
    Times,
    Use,
    Value,
    While,
)
from duskhall.text import words
from duskhall.text.de.grammar.abilities import German
from duskhall.text.de.grammar.forms import ASIDE, PAUSE, Deed, Joint, Noun, apart, closed, phrase

DE = words("de", "advance")
QUEST = words("de", "quest")
GRAMMAR = German(DE)
HERO = Card("h", "H", "hero", "h", 1, ("hero", "fighter"), {"level": 1, "attack": 1, "strength": 4})
WEAPON = Card("w", "W", "village", "w", 1, ("weapon", "edged"), {"attack": 2, "weight": 3})
SPELL = Card("s", "S", "village", "s", 1, ("spell",), {"cost": 3})
HEROES = Is("hero")
HAS_HERO = Some(Cards("hand", HEROES))


def tag(name: str) -> Noun:
    return GRAMMAR.tagged(name)


# ----------------------------------------------------------------------------------------------------------------------
# Nouns, articles, adjectives

CASES = {
    # tag: article, nominative, accusative, dative, genitive
    ("hero", "der"): ("der Held", "den Helden", "dem Helden", "des Helden"),
    ("hero", "1"): ("1 Held", "1 Helden", "1 Helden", ""),
    ("hero", "jed"): ("jeder Held", "jeden Helden", "jedem Helden", "jedes Helden"),
    ("dragon", "dies"): ("dieser Drache", "diesen Drachen", "diesem Drachen", "dieses Drachen"),
    ("monster", "dies"): ("dieses Monster", "dieses Monster", "diesem Monster", "dieses Monsters"),
    ("weapon", "ein"): ("eine Waffe", "eine Waffe", "einer Waffe", "einer Waffe"),
    ("spell", "kein"): ("kein Zauberspruch", "keinen Zauberspruch", "keinem Zauberspruch", "keines Zauberspruchs"),
    ("monster", "kein"): ("kein Monster", "kein Monster", "keinem Monster", "keines Monsters"),
    ("undead", "der"): ("der Untote", "den Untoten", "dem Untoten", "des Untoten"),
    ("undead", "1"): ("1 Untoter", "1 Untoten", "1 Untoten", ""),
    ("familiar", "ein"): ("ein Vertrauter", "einen Vertrauten", "einem Vertrauten", "eines Vertrauten"),
    ("edged", "dein"): ("deine Klingenwaffe", "deine Klingenwaffe", "deiner Klingenwaffe", "deiner Klingenwaffe"),
    ("arcane", "jed"): (
        *("jeder arkane Zauberspruch", "jeden arkanen Zauberspruch"),
        *("jedem arkanen Zauberspruch", "jedes arkanen Zauberspruchs"),
    ),
    ("arcane", ""): ("arkaner Zauberspruch", "arkanen Zauberspruch", "arkanem Zauberspruch", ""),
}


@pytest.mark.parametrize(("name", "det"), CASES)
def test_cases(name: str, det: str) -> None:
    assert phrase(tag(name), det, count="1").forms == CASES[name, det]


PLURALS = {
    ("hero", "all"): ("alle Helden", "alle Helden", "allen Helden", "aller Helden"),
    ("villager", "all"): ("alle Dorfbewohner", "alle Dorfbewohner", "allen Dorfbewohnern", "aller Dorfbewohner"),
    ("item", "n"): ("2 Gegenstände", "2 Gegenstände", "2 Gegenständen", ""),
    ("undead", "all"): ("alle Untoten", "alle Untoten", "allen Untoten", "aller Untoten"),
    ("undead", "n"): ("2 Untote", "2 Untote", "2 Untoten", ""),
    ("undead", ""): ("Untote", "Untote", "Untoten", ""),
    ("arcane", "dein"): (
        *("deine arkanen Zaubersprüche", "deine arkanen Zaubersprüche"),
        *("deinen arkanen Zaubersprüchen", "deiner arkanen Zaubersprüche"),
    ),
    ("blunt", ""): ("Wuchtwaffen", "Wuchtwaffen", "Wuchtwaffen", ""),
    ("bow", ""): ("Bögen", "Bögen", "Bögen", ""),
    ("doomknight", ""): ("Ritter der Verdammnis", "Ritter der Verdammnis", "Rittern der Verdammnis", ""),
}


@pytest.mark.parametrize(("name", "det"), PLURALS)
def test_plurals(name: str, det: str) -> None:
    assert phrase(tag(name), det, count="2", many=True).forms == PLURALS[name, det]


FIGURES = {
    ("magic", "dein"): (
        *("dein Magischer Angriff", "deinen Magischen Angriff"),
        *("deinem Magischen Angriff", "deines Magischen Angriffs"),
    ),
    ("attack", "der"): (
        *("der Physische Angriff", "den Physischen Angriff"),
        *("dem Physischen Angriff", "des Physischen Angriffs"),
    ),
    ("health", "der"): ("die Lebenspunkte", "die Lebenspunkte", "den Lebenspunkten", "der Lebenspunkte"),
    ("strength", ""): ("Stärke", "Stärke", "Stärke", ""),
    ("magic", ""): ("Magischer Angriff", "Magischen Angriff", "Magischem Angriff", ""),
    ("light", "kein"): ("kein Licht", "kein Licht", "keinem Licht", "keines Lichts"),
}


@pytest.mark.parametrize(("figure", "det"), FIGURES)
def test_figures(figure: str, det: str) -> None:
    assert phrase(GRAMMAR.figure(figure), det).forms == FIGURES[figure, det]


def test_every_tag_is_a_noun_an_adjective_or_a_prefix() -> None:
    for name in DE.ids():
        if name.startswith(("tag-", "quest-tag-")):
            kinds = [DE.has(f"{name}.{kind}") for kind in ("gender", "adjective", "prefix")]
            assert sum(kinds) == 1, name
            assert DE.has(f"{name}.of") != DE.has(f"{name}.gender"), name
            if DE.has(f"{name}.gender"):
                assert DE.say(f"{name}.gender") in "mfn" and DE.has(f"{name}.plural"), name
        if name.startswith(("figure-", "title-")) and name != "figure-number":
            assert DE.say(f"{name}.gender") in "mfnp", name


# ----------------------------------------------------------------------------------------------------------------------
# Verbs


def test_a_separable_verb() -> None:
    act = GRAMMAR.deed("discard", "1 Karte")
    one = phrase(tag("hero"), "jed")
    assert act.order() == "leg 1 Karte ab"
    assert act.finite(one) == "jeder Held legt 1 Karte ab"
    assert act.finite(one, inverted=True) == "legt jeder Held 1 Karte ab"
    assert act.clause(one) == "jeder Held 1 Karte ablegt"
    assert (act.inf(), act.zu()) == ("1 Karte ablegen", "1 Karte abzulegen")
    assert act.early("am Zugende").order() == "leg am Zugende 1 Karte ab"
    assert GRAMMAR.deed("discard", "sie").early("am Zugende").order() == "leg sie am Zugende ab"


def test_a_verb_without_an_imperative() -> None:
    act = GRAMMAR.deed("gain", "2 Gold")
    assert act.order() == "du erhältst 2 Gold"
    assert act.order(inverted=True) == "erhältst du 2 Gold"
    both = GRAMMAR.joint([GRAMMAR.deed("draw", "1 Karte"), act])
    assert isinstance(both, Joint) and both.order() == "du ziehst 1 Karte und erhältst 2 Gold"


def test_either_stands_after_the_verb() -> None:
    act = GRAMMAR.either([GRAMMAR.deed("discard", "3 Karten"), GRAMMAR.deed("lose", "1 EP")])
    assert act.finite(phrase(GRAMMAR.word("player"), "jed")) == (
        "jeder Spieler legt entweder 3 Karten ab oder verliert 1 EP"
    )
    assert act.zu() == "entweder 3 Karten abzulegen oder 1 EP zu verlieren"


def test_relative_clauses_follow_the_verb_and_end_with_a_comma() -> None:
    which = f"1 Helden{ASIDE}, der kein Zwerg ist{PAUSE}"
    assert apart(which) == ("1 Helden", f", der kein Zwerg ist{PAUSE}")
    assert closed(GRAMMAR.deed("discard", which).order()) == "leg 1 Helden ab, der kein Zwerg ist"
    assert closed(f"{which} und {which}.") == "1 Helden, der kein Zwerg ist, und 1 Helden, der kein Zwerg ist."
    assert closed("(a) (b)") == "(a, b)"


def test_verbs_have_all_forms() -> None:
    for name in DE.ids():
        if name.startswith("text-verb-"):
            verb = GRAMMAR.verb(name.removeprefix("text-verb-"))
            assert verb.inf.startswith(verb.prefix) or verb.prefix in verb.inf, name
            assert all((verb.du, verb.er, verb.sie, verb.zu)), name
            assert Deed(verb).zu() == verb.zu and "zu" in verb.zu, name


# ----------------------------------------------------------------------------------------------------------------------
# Kinds of cards as objects

KINDS: list[tuple[Filter | None, int, str]] = [
    (HEROES, 1, "Zerstöre 1 Helden."),
    (HEROES, 2, "Zerstöre 2 Helden."),
    (HEROES, ALL, "Zerstöre alle Helden."),
    (Is("undead"), ANY, "Zerstöre beliebig viele Untote aus deiner Hand."),
    (And((HEROES, Other())), 1, "Zerstöre 1 anderen Helden."),
    (And((HEROES, Other())), ALL, "Zerstöre alle anderen Helden."),
    (And((HEROES, Not(Is("dwarf")))), 1, "Zerstöre 1 Helden, der kein Zwerg ist."),
    (And((Is("weapon"), Not(Is("edged")))), 2, "Zerstöre 2 Waffen, die keine Klingenwaffen sind."),
    (And((HEROES, Armed())), 1, "Zerstöre 1 Helden mit Waffe."),
    (And((HEROES, Not(Armed(Is("edged"))))), 1, "Zerstöre 1 Helden ohne Klingenwaffe."),
    (And((HEROES, Is("cleric"), Fig("level", ">=", 2))), 1, "Zerstöre 1 Kleriker der Stufe\u00a02 oder höher."),
    (And((HEROES, Fig("strength", "<=", 3))), 1, "Zerstöre 1 Helden mit Stärke\u00a03 oder weniger."),
    (And((HEROES, Not(Brings("magic")))), 1, "Zerstöre 1 Helden, der keinen Magischen Angriff bringt."),
    (Held(), 1, "Zerstöre 1 ausgerüstete Waffe."),
    (Held(), ALL, "Zerstöre alle ausgerüsteten Waffen."),
    (Or((Is("item"), Is("weapon"))), 1, "Zerstöre 1 Gegenstand oder 1 Waffe."),
    (Or((Is("disease"), Is("basic"))), 1, "Zerstöre 1 Krankheit oder 1 Basiskarte aus deiner Hand."),
    (Or((Is("cleric"), Is("wizard"))), ALL, "Zerstöre alle Kleriker und Zauberer."),
    (Is("food"), 1, "Zerstöre 1 Nahrungskarte."),
    (Named("regular"), 3, "Zerstöre 3 Soldaten."),
    (Named("torch"), 1, "Zerstöre 1 Karte Fackel."),
    (None, 1, "Zerstöre 1 Karte aus deiner Hand."),
]


@pytest.mark.parametrize(("where", "n", "said"), KINDS, ids=[said for _, _, said in KINDS])
def test_kinds_of_cards(where: Filter | None, n: int, said: str) -> None:
    assert text(Destroy(Pick("hand", where, n))) == said


def text(*steps: Step, card: Card = HERO) -> str:
    return DE.ability_text(Use("dungeon", steps), card).removeprefix("Dungeon: ")


def test_names_are_spoken_of_as_what_they_are() -> None:
    assert text(Destroy(Pick("hand", Is("item"), name="x")), Earn("xp", Value("cost", "x"))) == (
        "Zerstöre 1 Gegenstand. Du erhältst EP in Höhe des Goldpreises dieses Gegenstands."
    )
    assert text(Pick("hand", HEROES, name="x"), Draw(1), Modify("attack", "double", 1, "x")) == (
        "Wähl 1 Helden. Zieh 1 Karte. Der Physische Angriff des gewählten Helden wird verdoppelt."
    ), "dieser Held is the card that speaks"
    assert text(Look(3, "t"), Put(Pick("t", HEROES), "hand"), Discard("t")) == (
        "Deck die obersten 3 Karten deines Kommandodecks auf. Nimm davon 1 Helden auf deine Hand. Leg den Rest ab."
    )


AMOUNTS: list[tuple[Amount, str]] = [
    (Value("level", "self"), "der Stufe dieses Helden"),
    (Plus(Value("level", "self"), 3), "der Stufe dieses Helden plus 3"),
    (Times(2, Value("light", "party")), "des Doppelten deines Lichts"),
    (Times(3, Value("light", "party")), "des 3-Fachen deines Lichts"),
    (Half(Value("cost", "self")), "der Hälfte des Goldpreises dieses Helden (aufgerundet)"),
    (Least(Value("light", "party"), 4), "deines Lichts (höchstens 4)"),
    (Least(Half(Value("light", "party")), 4), "der Hälfte deines Lichts (aufgerundet, höchstens 4)"),
    (Most("level", Cards("hand", Is("wizard"))), "der höchsten Stufe unter deinen Zauberern"),
    (Sum("health", Cards("hall", Is("dragon"))), "der Summe der aufgedruckten Lebenspunkte aller Drachen im Dungeon"),
    (
        Plus(Value("attack", "self"), Value("magic", "self")),
        "von Physischem Angriff und Magischem Angriff dieses Helden zusammen",
    ),
    (
        Least(Value("level", "self"), Value("light", "party")),
        "des Kleineren von beidem, der Stufe dieses Helden und deinem Licht",
    ),
]


@pytest.mark.parametrize(("amount", "said"), AMOUNTS, ids=[said for _, said in AMOUNTS])
def test_amounts(amount: Amount, said: str) -> None:
    assert text(Earn("xp", amount)) == f"Du erhältst EP in Höhe {said}."


def test_numbers_for_each() -> None:
    assert text(Earn("xp", Count(Cards("hand", HEROES)))) == "Du erhältst 1\u00a0EP für jeden Helden."
    assert text(Draw(Times(2, Count(Cards("yours", Is("curse")))))) == "Zieh 2 Karten für jeden deiner Flüche."


def test_prices() -> None:
    food = (Destroy(Pick("hand", Is("food"))),)

    def paid(*steps: Step, cost: tuple[Step, ...] = food) -> str:
        return DE.ability_text(Use("dungeon", steps, cost=cost), SPELL).removeprefix("Dungeon: ")

    assert paid(Draw(2), Earn("gold", 1)) == (
        "Zerstöre 1 Nahrungskarte, um 2 Karten zu ziehen und 1\u00a0Gold zu erhalten."
    )
    assert paid(Modify("strength", "add", 2, Cards("hand", HEROES))) == (
        "Zerstöre 1 Nahrungskarte, um jedem Helden Stärke\u00a0+2 zu geben."
    )
    assert paid(Draw(1), cost=(Earn("xp", -1),)) == "Bezahle 1\u00a0EP, um 1 Karte zu ziehen."
    assert paid(Level(HEROES, free=True)) == "Zerstöre 1 Nahrungskarte, um 1 Helden kostenlos hochzustufen."
    assert paid(Each("others", (Discard(Pick("hand")),))) == (
        "Zerstöre 1 Nahrungskarte, um jeden anderen Spieler 1 Karte ablegen zu lassen."
    )


def test_what_may_be_declined() -> None:
    stay = Branch("no", ())
    assert text(Choose((Branch("yes", (Draw(1), Discard(Pick("hand")))), stay))) == (
        "Du darfst 1 Karte ziehen und 1 Karte ablegen."
    )
    assert text(Each("all", (Choose((Branch("yes", (Draw(1),)), stay)),))) == "Jeder Spieler darf 1 Karte ziehen."


def test_times_stand_early() -> None:
    assert text(Later((Discard(Pick("hand", HEROES)),))) == "Leg nach dem Kampf 1 Helden ab."
    assert text(Later((Draw(1),), at="turn")) == "Zieh am Zugende 1 Karte."


def test_conditions_come_first_and_a_bare_bonus_before_them() -> None:
    bonus = Modify("attack", "add", 2, "self")
    armed = While("present", (bonus,), when=Not(HAS_HERO))
    assert DE.ability_text(armed, SPELL) == "Physischer Angriff\u00a0+2, solange du keinen Helden hast."
    all_heroes = While("present", (Modify("attack", "add", 2, Cards("hand", HEROES)),), when=Not(HAS_HERO))
    assert DE.ability_text(all_heroes, SPELL) == (
        "Solange du keinen Helden hast, erhält jeder Held Physischen Angriff\u00a0+2."
    )
    assert text(If(HAS_HERO, (Earn("gold", 2), Draw(1)))) == (
        "Wenn du mindestens 1 Helden hast, erhältst du 2\u00a0Gold und ziehst 1 Karte."
    )


def test_an_edition_has_words_of_its_own() -> None:
    boost = While("present", (Modify("strength", "add", 2, Cards("hand", HEROES)),))
    assert QUEST.ability_text(boost, SPELL) == "Jeder Held erhält Geschick\u00a0+2."
    assert words("de", "classic").figure("attack") == "Angriff"
    assert QUEST.ability_text(Use("village", (Gain("wound", 2, to="front"), Heal())), SPELL) == (
        "Dorf: Erleide 2 Wunden. Heile 1 Wunde."
    )
    assert words("de", "classic").figure("darkness") == "Lichtabzug" and DE.figure("darkness") == "Dunkelheit"
    assert QUEST.ability_text(While("equipped", (Modify("weight", "less", 2, "self"),)), WEAPON) == (
        "Benötigtes Geschick\u00a0−2."
    )


# --------------------------------------------------------------------------------------------------------------------
# Words of an edition


@pytest.mark.parametrize(
    ("edition", "attack", "total"),
    [
        ("classic", "Angriff", "Angriff"),
        ("advance", "Physischer Angriff", "Physisch"),
        ("quest", "Physischer Angriff", "Physisch"),
    ],
)
def test_the_page_calls_attack_as_the_box_does(edition: str, attack: str, total: str) -> None:
    w = words("de", edition)
    assert w.say("page-figure", name="attack") == attack == w.say("why-attack")
    assert w.say("page-lose-attack", n=2) == f"{attack} −2"
    assert w.say("page-total-attack") == total
    assert w.say("page-figure", name="gold") == "Gold"
