"""A game at a table: versions, what is missed and what is new, and that a reader learns nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from duskhall import new_game
from duskhall.core.decision import Refused
from duskhall.core.game import PASS
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import SPECTATOR, State
from duskhall.editions import NAMES, edition
from duskhall.notation import position
from duskhall.server import encode, wire
from duskhall.server.encode.pointing import why_not
from duskhall.server.game.session import UNDO_FREELY, Session, replayed
from duskhall.text import words
from tests.helpers import few, staged

NAMED = ("Ada", "Bo", "Cy")


def dealt(name: str, seed: int, seats: int = 3) -> State:
    return new_game(name, seats, seed=seed, setup=edition(name).random_setup(seed)).state


def walk(session: Session, luck: Random, acts: int) -> Iterator[int]:
    """Random acts, undo and pass among them; gives the seat of each."""
    for _ in range(acts):
        if session.game.over:
            return
        seat = luck.choice(session.asked())
        roll = luck.random()
        try:
            if roll < 0.08 and session.game.can_undo(seat):
                session.act(seat, "undo")
            elif roll < 0.12 and session.game.can_undo(seat, freely=True):
                session.act(seat, UNDO_FREELY)
            elif roll < 0.2:
                session.act(luck.randrange(session.game.state.seats), PASS)
        except Refused:
            pass
        if session.game.over or seat not in session.asked():
            continue
        decision = session.game.decision(seat)
        session.act(seat, luck.choice(decision.options[:]), decision.number)
        yield seat


def told(session: Session, reader: int, since: int = 0) -> bytes:
    undo = session.undo_state(reader, alone=False)
    return msgspec.json.encode(
        [encode.update(session, reader, since, undo=undo), session.asked_seen_by((reader,)), session.version(reader)]
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_reader_cannot_tell_redealt_worlds_apart(name: str, seed: int) -> None:
    """Two worlds that differ only in what a viewer may not know give the same message, byte for byte."""
    session = Session(dealt(name, seed), NAMED)
    luck = Random(seed)
    compared = 0
    for n, _ in enumerate(walk(session, luck, few(120, 60))):
        if n % 3:
            continue
        for reader in session.readers:
            here = Session(session.game.state.clone(), NAMED)
            there = Session(redeal(session.game.state, reader, Stream.of(n, "another world")), NAMED)
            assert told(here, reader) == told(there, reader), f"seed {seed}, act {n}, reader {reader}"
            compared += 1
    assert compared > few(60, 30)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_missed_joins_on_to_what_was_known(name: str) -> None:
    """Events and versions told in pieces are those told at once; and a version changes whenever the message does."""
    session = Session(dealt(name, 5), NAMED)
    pieces: dict[int, list[object]] = {reader: [] for reader in session.readers}
    known = {reader: session.version(reader) for reader in session.readers}
    last = {reader: told(session, reader) for reader in session.readers}
    for _ in walk(session, Random(5), few(150, 60)):
        for reader in session.readers:
            now = told(session, reader)
            if session.version(reader) == known[reader]:
                assert now == last[reader], "something changed without a new version"
                continue
            update = encode.update(session, reader, known[reader])
            assert update.since == known[reader]
            pieces[reader] += update.events
            known[reader], last[reader] = update.version, now
    for reader in session.readers:
        whole = encode.update(session, reader, 1)
        assert pieces[reader] == whole.events


def test_a_version_that_was_never_given_brings_everything() -> None:
    session = Session(dealt("classic", 1), NAMED)
    list(walk(session, Random(1), 30))
    for since in (0, -3, 10_000):
        update = encode.update(session, 0, since)
        assert update.since == 0
        assert update.log and not update.events


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_brings_the_game_back_as_it_was(name: str) -> None:
    session = Session(position.read(position.write(dealt(name, 9))), NAMED)
    text = position.write(session.game.state)
    list(walk(session, Random(9), 150))
    again = replayed(position.read(text), NAMED, session.acts)
    for reader in session.readers:
        assert told(again, reader) == told(session, reader)
        assert told(again, reader, 4) == told(session, reader, 4)
    assert position.write(again.game.state) == position.write(session.game.state)


def test_a_game_that_goes_on_from_a_snapshot_counts_on() -> None:
    session = Session(dealt("classic", 2), NAMED)
    list(walk(session, Random(2), 40))
    text, done = position.write(session.game.state), session.number
    later = Session(position.read(text), NAMED, done)
    assert later.number == done
    assert encode.update(later, 0, 7).since == 0
    assert later.version(0) > done


def test_a_second_answer_to_the_same_question_is_stale() -> None:
    session = Session(dealt("classic", 3), NAMED)
    seat = session.asked()[0]
    decision = session.game.decision(seat)
    session.act(seat, "village", decision.number)
    with pytest.raises(Refused) as refused:
        session.act(seat, "village", decision.number)
    assert refused.value.reason == "stale"


def hall(rank: int) -> wire.Place:
    return wire.Place(zone="hall", place=rank - 1)


def in_hand(session: Session, seat: int, card: str, nth: int = 1) -> wire.Place:
    places = [i for i, name in enumerate(session.game.view(seat).hand) if name == card]
    return wire.Place(zone="hand", seat=seat + 1, place=places[nth - 1])


def test_why_nothing_can_be_done_at_a_place() -> None:
    session = Session(dealt("classic", 3), NAMED)
    seat = session.asked()[0]
    before = position.write(session.game.state)
    foe = session.p.name(session.game.view(seat).hall[0] or "")
    assert why_not(session, seat, hall(1)) == f"You attack {foe} in the dungeon, when your party is ready."
    assert why_not(session, seat, hall(1), want="attack") == why_not(session, seat, hall(1))
    own, other = wire.Place(zone="hand", seat=seat + 1), wire.Place(zone="hand", seat=2 - seat)
    assert "You cannot use" in why_not(session, seat, own) or "no ability" in why_not(session, seat, own)
    nothing = "There is nothing here to choose."
    assert why_not(session, seat, other) == nothing
    for zone in ("hall", "rooms", "hand", "front", "secret", "stack", "pile", "turned", "seat", "nowhere", ""):
        for n in (-1, 99, 10**30):
            strange = wire.Place(zone=zone, place=n, seat=seat + 1, name="nothing")
            assert why_not(session, seat, strange) == nothing
            assert why_not(session, seat, own, strange, "equip")
    assert position.write(session.game.state) == before


def test_a_stack_that_is_sold_out_says_so() -> None:
    session = Session(staged("hand.1: militia*6", "stack.militia:"), NAMED[:2])
    assert why_not(session, 0, wire.Place(zone="stack", name="militia")) == "Sold out."


def test_why_a_hero_does_not_take_a_weapon() -> None:
    start = staged("hand.1: militia*3, dagger*2, short-sword, iron-rations", "hall: haunt | nixie | famine")
    session = Session(start, NAMED[:2])
    dagger, sword = in_hand(session, 0, "dagger"), in_hand(session, 0, "short-sword")
    militia = [in_hand(session, 0, "militia", n) for n in (1, 2, 3)]
    assert why_not(session, 0, dagger) == "Equip heroes in the dungeon, before you pick a monster."
    session.act(0, "dungeon")
    # One hero is enough to make it possible.
    assert why_not(session, 0, dagger) == why_not(session, 0, dagger, militia[1]) == ""
    session.act(0, "equip:dagger>militia")
    assert why_not(session, 0, dagger) == "A hero already carries Dagger."
    assert why_not(session, 0, in_hand(session, 0, "dagger", 2)) == ""
    assert why_not(session, 0, in_hand(session, 0, "dagger", 2), militia[0]) == "This hero already carries a weapon."
    assert why_not(session, 0, in_hand(session, 0, "dagger", 2), dagger) == "Only a hero can do that."
    assert why_not(session, 0, sword).startswith("Short Sword is too heavy: ")
    assert why_not(session, 0, militia[0]) == "Militia has no ability you can use."
    assert why_not(session, 0, militia[0], militia[1], "equip").startswith("Militia is not a weapon")
    assert why_not(session, 0, dagger, want="use") == "Dagger has no ability you can use."


def test_why_the_very_copy_that_was_pressed_cannot_be_used() -> None:
    start = staged("hand.1: feast*2, militia*4", "hall: haunt | nixie | famine")
    session = Session(start, NAMED[:2])
    session.act(0, "dungeon")
    session.act(0, "use:feast#2")
    used, fresh = in_hand(session, 0, "feast", 2), in_hand(session, 0, "feast", 1)
    assert why_not(session, 0, used) == "You already used this ability of Feast this turn."
    assert why_not(session, 0, fresh) == ""


def test_why_a_card_cannot_be_bought() -> None:
    session = Session(dealt("classic", 3), NAMED)
    seat = session.asked()[0]
    session.act(seat, "village")
    while session.game.decision(seat).kind != "buy":
        session.act(seat, "done")
    view = session.game.view(seat)
    dear = [card for name in view.for_sale if (card := view.card(name)).figures["cost"] > view.gold]
    assert dear
    for card in dear:
        told = f"{card.name} costs {card.figures['cost']} gold; you have {view.gold}."
        assert why_not(session, seat, wire.Place(zone="stack", name=card.stack)) == told


def test_every_reason_has_words_for_somebody_who_clicks() -> None:
    """The terminal says the move that was typed back; on the page nobody has typed any."""
    w = words()
    reasons = {name.removeprefix("refused-") for name in w.ids() if name.startswith("refused-")}
    reasons = {r for r in reasons if not r.startswith("setup-") and not r.endswith(NAMES)}
    assert {r for r in reasons if not w.has(f"reason-{r}")} == {"stale", "no-undo"}


def test_spectators_are_asked_nothing() -> None:
    session = Session(dealt("classic", 3), NAMED)
    update = encode.update(session, SPECTATOR)
    assert update.question is None
    assert update.view.totals is None
    assert all(card.card is None for seat in update.view.seats for card in seat.hand)
