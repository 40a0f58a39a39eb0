"""Campaigns on the server: from beginning to end, who may do what, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from duskhall.campaign import file
from duskhall.server import wire
from duskhall.server.limits.quotas import Amounts, Quotas
from tests.helpers import QUEST
from tests.server.campaigning import QUESTS, begin, ended, join, look, make, new, post, refused, take
from tests.server.inside import Inside, Person, ProblemError, bot, me, open_seat

# ----------------------------------------------------------------------------------------------------------------------
# A campaign from its beginning to its end


@pytest.mark.usefixtures("rich")
def test_a_campaign_of_two_games(inside: Inside, ada: Person, bo: Person) -> None:
    made = make(ada, me(), open_seat(), bot(), games=2)
    now = look(ada, made)
    assert (now.state, now.game, now.planned, now.games, now.table) == ("waiting", 1, 2, [], "")
    assert now.hosting and [s.kind for s in now.seats] == ["person", "open", "bot"]
    now = join(bo, made)
    assert (now.state, now.hosting, [s.yours for s in now.seats]) == ("ready", False, [False, True, False])
    assert now.setup is not None and QUESTS[0] in now.setup.title.lower().replace(" ", "-")
    now = begin(bo, made, 1)
    assert now.state == "playing" and now.table
    # The table is everybody's who plays, and knows its campaign.
    table = ada.table(wire.Made(id=now.table, key=""))
    assert [s.name for s in table.seats] == [s.name for s in now.seats] and table.state == "playing"
    assert (table.campaign, table.campaign_key, table.setup) == (made.id, made.key, now.setup)
    ended(inside, now)
    now = look(ada, made)
    assert (now.state, now.game, now.table, now.recognition) == (
        "recognition",
        2,
        "",
        wire.Recognition(order=[1, 2, 3], asked=1, cards=["fireball", "maul"]),
    )
    (game,) = now.games
    assert (game.winners, [s.score for s in now.seats], game.table) == ([1], [s.vp for s in game.scores], table.id)
    assert [s.leads for s in now.seats] == [True, False, False]
    now = take(ada, made, 1, "maul")
    assert now.recognition == wire.Recognition(order=[1, 2, 3], asked=2, cards=["fireball"])
    # The bot is left without a card: one is taken by each of the others.
    now = take(bo, made, 2, "fireball")
    assert (now.state, now.recognition) == ("ready", None)
    assert [(s.card, s.without) for s in now.games[0].scores] == [("maul", ""), ("fireball", ""), ("", "forfeited")]
    assert [s.gained for s in now.seats] == [["maul"], ["fireball"], []]
    now = begin(ada, made, 2)
    session = inside.table(now.table).session
    assert session is not None
    owned = [session.game.view(seat).owned(seat) for seat in range(3)]
    # Besides those that are laid out for everybody.
    assert (owned[0]["maul"], owned[1]["fireball"], owned[2]["maul"]) == (2, 2, 1)
    ended(inside, now)
    now = look(bo, made)
    assert (now.state, now.setup, now.recognition, len(now.games)) == ("over", None, None, 2)
    assert [s.score for s in now.seats] == [sum(g.scores[n].vp for g in now.games) for n in range(3)]
    assert refused(lambda: begin(ada, made, 3)) == (409, "over")
    # Its host changes their mind: the Guild Recognition of the last game is due then.
    assert refused(lambda: post(bo, made, "plan", wire.GamesPlanned(games=0))) == (403, "campaign-host")
    now = post(ada, made, "plan", wire.GamesPlanned(games=0))
    assert now.state == "recognition" and now.recognition and now.recognition.asked == 1
    now = take(ada, made, 1, "", game=2)
    assert now.games[1].scores[0].without == "declined" and now.seats[0].gained == ["maul"]
    assert post(ada, made, "plan", wire.GamesPlanned(games=2)).state == "over"
    assert refused(lambda: post(ada, made, "plan", wire.GamesPlanned(games=1))) == (409, "too-few-games")


@pytest.mark.usefixtures("rich")
def test_whoever_still_looks_at_the_last_game_sees_the_next_one(inside: Inside, ada: Person) -> None:
    made = make(ada, me(), bot())
    first = begin(ada, made, 1)
    table = wire.Made(id=first.table, key=first.table_key)
    with ada.sit(table, 1) as seat:
        ended(inside, first)
        assert seat.until(lambda s: s.ending is not None).table is not None
        look(ada, made)
        assert refused(lambda: ada.post(f"/api/tables/{table.id}/rematch", wire.Made)) == (409, "campaign-table")
        take(ada, made, 1, "maul")
        second = begin(ada, made, 2)
        told = seat.wait(wire.TableChanged, lambda m: bool(m.table.rematch)).table
        assert (told.rematch, told.rematch_key) == (second.table, second.table_key)


@pytest.mark.usefixtures("rich")
def test_somebody_who_has_resigned_chooses_last(inside: Inside, ada: Person, bo: Person) -> None:
    made = make(ada, me(), open_seat())
    join(bo, made)
    now = begin(bo, made, 1)
    with ada.sit(wire.Made(id=now.table, key=""), 1) as seat:
        seat.act(wire.Resign)
    now = look(bo, made)
    assert now.games[0].winners == [2]
    assert now.recognition and (now.recognition.order, now.recognition.asked) == ([2, 1], 2)


def test_people_at_one_screen_choose_one_after_the_other(inside: Inside, ada: Person, rich: None) -> None:
    made = make(ada, me(), me("Bo"))
    ended(inside, begin(ada, made, 1))
    assert look(ada, made).state == "recognition"
    assert refused(lambda: take(ada, made, 2, "fireball")) == (409, "not-your-turn")
    take(ada, made, 1, "maul")
    now = take(ada, made, 2, "")
    assert now.state == "ready" and [s.gained for s in now.seats] == [["maul"], []]


def test_the_host_goes_on_without_somebody_who_does_not_choose(
    inside: Inside, ada: Person, bo: Person, rich: None
) -> None:
    made = make(ada, me(), open_seat())
    join(bo, made)
    ended(inside, begin(ada, made, 1))
    now = look(ada, made)
    assert now.recognition
    first = now.recognition.asked
    if first == 1:
        assert refused(lambda: take(bo, made, 1, "")) == (403, "not-your-seat")
        take(ada, made, 1, "maul")
    assert refused(lambda: take(ada, made, 2, "maul")) == (403, "not-your-seat")
    assert refused(lambda: take(ada, made, 0, "")) == (403, "not-your-seat")
    now = take(ada, made, 2, "")
    assert not now.seats[1].gained
    assert now.state == ("ready" if first == 1 else "recognition")


def test_set_ups_and_options(ada: Person) -> None:
    seats = (me(), bot())
    own = [wire.SetupRequest(edition="quest", how="published", name=QUESTS[n], keys=2) for n in (2, 4)]
    chosen = look(ada, make(ada, *seats, setups="chosen", chosen=own, games=3, more_keys=True))
    assert (chosen.setups, chosen.planned, chosen.more_keys) == ("chosen", 3, True)
    assert chosen.setup is not None and chosen.setup.keys == 2
    assert "mire" in chosen.setup.title.lower()
    plain = look(ada, make(ada, *seats, mode="plain", keys=2))
    assert plain.setup is not None and (plain.setup.mode, plain.setup.keys) == ("", 2)
    deep = look(ada, make(ada, *seats, key_decks=[0, 2, 4]))
    assert deep.key_decks == [0, 2, 4] and deep.setup is not None and deep.setup.key_decks == [0, 2, 4]
    random = look(ada, make(ada, *seats, setups="random", quests=["1", QUESTS[2]], only=["maul"], mode="full"))
    assert random.setup is not None and "maul" in random.setup.village and random.setup.mode == "full"


# ----------------------------------------------------------------------------------------------------------------------
# Who may do what


@pytest.mark.usefixtures("rich")
def test_access(inside: Inside, ada: Person, bo: Person) -> None:
    eve = inside.person("Eve")
    nobody = inside.person("")
    made = make(ada, me(), open_seat())
    # Without the link it does not exist; with it, it may be watched.
    for stranger in (eve, nobody):
        for key in ("", "wrong"):
            assert refused(lambda key=key, who=stranger: look(who, made, key=key)) == (404, "no-campaign")  # type: ignore[misc]
        assert not any(s.yours for s in look(stranger, made, key=made.key).seats)
    assert refused(lambda: look(ada, wire.Made(id="nothing", key=""))) == (404, "no-campaign")
    assert refused(lambda: join(nobody, made)) == (401, "no-person")
    assert refused(lambda: join(eve, wire.Made(id=made.id, key="wrong"))) == (404, "no-campaign")
    join(bo, made)
    for what, body in (("next", wire.NextGame(game=1)), ("leave", None)):
        assert refused(lambda what=what, body=body: post(eve, made, what, body)) == (404, "no-campaign")  # type: ignore[misc]
    assert refused(lambda: post(bo, made, "seats/1", bot())) == (403, "campaign-host")
    now = begin(bo, made, 1)
    assert look(eve, made, key=made.key).table_key == now.table_key
    ended(inside, now)
    look(eve, made, key=made.key)
    # Everybody chooses for themselves, in turn, while it is time to choose.
    assert refused(lambda: take(bo, made, 1, "maul")) == (403, "not-your-seat")
    assert refused(lambda: take(ada, made, 0, "maul")) == (403, "not-your-seat")
    assert refused(lambda: take(eve, made, 1, "maul")) == (404, "no-campaign")
    assert refused(lambda: take(bo, made, 2, "fireball")) == (409, "not-your-turn")
    assert [c.id for c in bo.get("/api/campaigns/mine", list[wire.Campaign])].count(made.id) == 1
    assert eve.get("/api/campaigns/mine", list[wire.Campaign]) == []
    assert nobody.get("/api/campaigns/mine", list[wire.Campaign]) == []


def test_a_host_without_a_seat_begins_nothing(ada: Person, bo: Person) -> None:
    made = make(ada, open_seat(), bot())
    assert refused(lambda: begin(ada, made, 1)) == (403, "campaign-stranger")
    join(bo, made)
    assert refused(lambda: begin(ada, made, 1)) == (403, "campaign-stranger")
    assert begin(bo, made, 1).state == "playing"


def test_seats_until_the_first_game(ada: Person, bo: Person) -> None:
    made = make(ada, me(), open_seat(), open_seat())
    assert refused(lambda: begin(ada, made, 1)) == (409, "campaign-open")
    assert [s.name for s in join(bo, made, 3).seats] == ["Ada", "", "Bo"]
    assert refused(lambda: join(bo, made, 3)) == (409, "seat-taken")
    assert [s.kind for s in post(ada, made, "seats/2", bot()).seats] == ["person", "bot", "person"]
    assert refused(lambda: join(bo, made)) == (409, "campaign-full")
    assert refused(lambda: post(ada, made, "seats/4", bot())) == (404, "no-seat")
    assert post(bo, made, "leave").seats[2].kind == "open"
    join(bo, made)
    begin(ada, made, 1)
    for call in (
        lambda: join(bo, made),
        lambda: post(ada, made, "seats/2", open_seat()),
        lambda: post(bo, made, "leave"),
    ):
        assert refused(call) == (409, "campaign-begun")


# ----------------------------------------------------------------------------------------------------------------------
# What is refused changes nothing


@pytest.mark.usefixtures("rich")
def test_a_wrong_choice_changes_nothing(inside: Inside, ada: Person, bo: Person) -> None:
    made = make(ada, me(), open_seat())
    join(bo, made)
    assert refused(lambda: take(ada, made, 1, "maul", game=0)) == (409, "nothing-to-choose")
    now = begin(ada, made, 1)
    assert refused(lambda: take(ada, made, 1, "maul")) == (409, "campaign-late"), "the game is not over"
    ended(inside, now)
    before = look(ada, made)
    for card in ("dagger", "silverhelm-1", "no such card", "½", "forfeited"):
        assert refused(lambda card=card: take(ada, made, 1, card)) == (409, "not-legal")  # type: ignore[misc]
    assert refused(lambda: take(ada, made, 1, "maul", game=2)) == (409, "campaign-late")
    assert refused(lambda: begin(ada, made, 2)) == (409, "choose-first")
    assert refused(lambda: begin(ada, made, 7)) == (422, "campaign-game")
    assert look(ada, made) == before
    take(ada, made, 1, "fireball")
    assert refused(lambda: take(ada, made, 1, "fireball")) == (409, "nothing-to-choose")


def test_a_game_begins_once_however_many_ask_for_it(inside: Inside, ada: Person, bo: Person) -> None:
    made = make(ada, me(), open_seat())
    join(bo, made)
    people = [inside.call(lambda who=who: inside.tables.store.person(who)) for who in _ids(inside, made)]  # type: ignore[misc]
    campaigns = inside.app.state.campaigns

    async def both() -> list[wire.Campaign]:
        return list(await asyncio.gather(*(campaigns.next(made.id, person, 1) for person in people for _ in range(3))))

    assert len({now.table for now in inside.call(both)}) == 1
    assert len(inside.call(lambda: inside.tables.store.tables_of(people[0].id, 10))) == 1  # type: ignore[union-attr]


def _ids(inside: Inside, made: wire.Made) -> list[str]:
    found = inside.call(lambda: inside.tables.store.campaign(made.id))
    assert found is not None
    return [s.person for s in found[1]]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": [me()]}, "seats"),
        ({"seats": [me(), *[bot()] * 4]}, "seats"),
        ({"seats": [me(), bot("nobody")]}, "no-bot"),
        ({"setups": "chosen"}, "no-setups"),
        ({"setups": "chosen", "chosen": [wire.SetupRequest(edition="classic", how="first")]}, "setup"),
        ({"setups": "chosen", "chosen": [wire.SetupRequest(edition="quest", how="first")] * 21}, "campaign-setups"),
        ({"setups": "chosen", "chosen": [wire.SetupRequest(edition="quest", how="text", text="x")]}, "no-such-card"),
        ({"setups": "random", "quests": ["nine"]}, "setup"),
        ({"setups": "random", "only": ["no such card"]}, "no-such-card"),
        ({"only": ["maul"]}, "wishes"),
        ({"games": -1}, "campaign-games"),
        ({"games": 101}, "campaign-games"),
        ({"mode": "sideways"}, "setup"),
        ({"keys": 7}, "setup"),
        ({"key_decks": [1, 2]}, "setup"),
        ({"key_decks": [2, 2, 3]}, "setup"),
        ({"rules": wire.TableOptions(clock=1)}, "clock"),
    ],
)  # fmt: skip
def test_a_campaign_that_cannot_be(ada: Person, wrong: dict[str, Any], reason: str) -> None:
    asked = {"seats": [me(), bot()], **wrong}
    status, found = refused(lambda: ada.post("/api/campaigns", wire.Made, new(**asked)))
    assert (status, found) == (422, reason)


def test_a_person_hosts_so_many(inside: Inside, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Quotas(amounts=Amounts(campaigns=2))
    monkeypatch.setattr(inside.tables, "quotas", few)
    first, _ = make(ada, me(), bot()), make(ada, me(), bot())
    assert refused(lambda: make(ada, me(), bot())) == (429, "many-campaigns")
    ended(inside, begin(ada, first, 1))
    post(ada, first, "plan", wire.GamesPlanned(games=1))
    make(ada, me(), bot())


# ----------------------------------------------------------------------------------------------------------------------
# What is stored


def test_a_campaign_of_another_version_is_refused_and_left_as_it_is(inside: Inside, ada: Person) -> None:
    made, other = make(ada, me(), bot()), make(ada, me(), bot())
    row, seats = inside.call(lambda: inside.tables.store.campaign(made.id))  # type: ignore[misc]
    newer = msgspec.structs.replace(row, course=row.course.replace("campaign: 1", "campaign: 2"))
    inside.call(lambda: inside.tables.store.save_campaign(newer))
    with pytest.raises(ProblemError, match="version “2”") as e:
        look(ada, made)
    assert (e.value.status, e.value.reason) == (409, "campaign-unreadable")
    assert refused(lambda: begin(ada, made, 1)) == (409, "campaign-unreadable")
    assert [c.id for c in ada.get("/api/campaigns/mine", list[wire.Campaign])] == [other.id]
    assert inside.call(lambda: inside.tables.store.campaign(made.id)) == (newer, seats)


def test_a_game_that_cannot_go_on_is_played_anew(inside: Inside, ada: Person) -> None:
    made = make(ada, me(), bot())
    first = begin(ada, made, 1)
    table = inside.call(lambda: inside.tables.get(first.table))

    async def forget() -> None:
        # As after an upgrade with which its moves no longer fit; no bot is in the middle of a move.
        async with table.lock:
            table.session, table.readonly = None, "It cannot go on."

    inside.call(forget)
    ada.post(f"/api/tables/{first.table}/leave", type(None))
    now = look(ada, made)
    assert (now.state, now.game, now.games) == ("ready", 1, [])
    second = begin(ada, made, 1)
    assert second.table not in ("", first.table)


@pytest.mark.usefixtures("rich")
def test_a_game_is_kept_with_the_cards_that_were_dealt(
    inside: Inside, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(ada, me(), bot())
    now = begin(ada, made, 1)
    dealt = QUEST.setups[QUESTS[0]]
    # As after an upgrade with which a quest has other cards.
    monkeypatch.setitem(QUEST.setups, QUESTS[0], QUEST.setups[QUESTS[1]])
    ended(inside, now)
    look(ada, made)
    row, _ = inside.call(lambda: inside.tables.store.campaign(made.id))  # type: ignore[misc]
    assert file.read(row.course).played[0].setup.village == dealt.village
