"""What admins do: it holds, it is told, it is noted, and it outlives a kill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import msgspec
import pytest

from duskhall.cli import main
from duskhall.server import wire
from duskhall.server.admin import acts
from duskhall.server.admin.acts import token
from duskhall.server.limits.quotas import Amounts, Keeping, Quotas
from duskhall.server.store import sqlite
from tests.server import campaigning
from tests.server.inside import Inside
from tests.server.sockets import whoever
from tests.server.stored import as_sqlite
from tools.live import Gone, Person, ProblemError, Seat, Server, bot, me, open_seat, wait_for

Pair = tuple[Seat, Seat]


@pytest.fixture
def boss(inside: Inside) -> Person:
    """An admin."""
    out = inside.person("Boss")
    code = inside.call(lambda: inside.app.state.admins.do(acts.KEEPER, wire.InviteAdmin())).code
    out.post("/api/admin/accept", type(None), wire.Code(code=code))
    return out


@pytest.fixture
def pair(ada: Person, bo: Person) -> Iterator[Pair]:
    made = ada.create(me(), open_seat())
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        yield first, second


def do(boss: Person, act: wire.AdminAct) -> wire.AdminDone:
    return boss.post("/api/admin", wire.AdminDone, act)


def tag(person: Person) -> str:
    assert person.me is not None
    return person.me.person


def last(boss: Person) -> wire.AdminEntry:
    return boss.get("/api/admin/audit", list[wire.AdminEntry])[0]


def refused(call: object) -> ProblemError:
    with pytest.raises(ProblemError) as e:
        call()  # type: ignore[operator]
    assert e.value.text
    return e.value


# ----------------------------------------------------------------------------------------------------------------------
# Who may


def test_nobody_else_may(inside: Inside, ada: Person) -> None:
    stranger = inside.person("")
    for path in ("", "/people", "/tables", "/reports", "/audit", f"/people/{tag(ada)}"):
        for who in (ada, stranger):
            assert refused(lambda path=path, who=who: who.get(f"/api/admin{path}", str)).reason == "not-admin"
    assert refused(lambda: do(ada, wire.Announce(text="Hello"))).reason == "not-admin"
    assert not ada.get("/api/home", wire.Home).notice


def test_a_token_is_of_this_secret_and_of_this_minute(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(shown: str) -> int:
        headers = {"Authorization": f"Duskhall {shown}"}
        return httpx.get(f"{inside.address}/api/admin", headers=headers, trust_env=False).status_code

    secret = inside.tables.store.secret
    good = token(secret)
    assert asked(good) == 200
    assert asked(token(b"x" * 32)) == 403
    assert asked("keeper") == 403
    monkeypatch.setattr(acts, "TOKEN_SECONDS", -1)
    assert asked(good) == 403


def test_an_invitation_makes_one_admin_once(inside: Inside, ada: Person, bo: Person, boss: Person) -> None:
    assert boss.get("/api/home", wire.Home).admin and not ada.get("/api/home", wire.Home).admin
    code = do(boss, wire.InviteAdmin()).code
    assert refused(lambda: ada.post("/api/admin/accept", str, wire.Code(code=code + "x"))).reason == "no-invitation"
    ada.post("/api/admin/accept", type(None), wire.Code(code=code))
    assert refused(lambda: bo.post("/api/admin/accept", str, wire.Code(code=code))).reason == "no-invitation"
    assert ada.get("/api/admin", wire.AdminHouse).people >= 3
    do(boss, wire.Dismiss(person=tag(ada)))
    assert refused(lambda: ada.get("/api/admin", str)).reason == "not-admin"


# ----------------------------------------------------------------------------------------------------------------------
# People


def test_what_cannot_be_done_is_said(boss: Person, ada: Person, pair: Pair) -> None:
    table = pair[0].hello.table
    pair[0].act(wire.Say, text="Hello")
    do(boss, wire.Unsay(table=table, number=1))
    for act, reason in (
        (wire.Pardon(person=tag(ada), what="ban"), "admin-nothing-to-lift"),
        (wire.Dismiss(person=tag(ada)), "admin-is-none"),
        (wire.Unsay(table=table, number=1), "admin-unknown"),
        (wire.CloseTable(table="nowhere"), "admin-unknown"),
        (wire.Ban(person=tag(ada), hours=-3), "bad-request"),
    ):
        assert refused(lambda act=act: do(boss, act)).reason == reason
        assert last(boss).outcome != "done"
    assert refused(lambda: boss.get("/api/admin/tables/nowhere", str)).reason == "admin-unknown"


def test_the_log_names_whom_an_act_was_about(boss: Person, ada: Person) -> None:
    do(boss, wire.Mute(person=tag(ada)))
    assert (last(boss).target, last(boss).about) == (tag(ada), "Ada")
    do(boss, wire.Pardon(person=tag(ada), what="mute"))
    do(boss, wire.Announce(text="Friday"))
    assert last(boss).about == ""
    do(boss, wire.Announce())


def test_a_reason_that_nobody_has_given_is_not_told(boss: Person, bo: Person) -> None:
    do(boss, wire.Ban(person=tag(bo)))
    assert refused(lambda: bo.create(me(), open_seat())).text == "You are banned from this server."
    do(boss, wire.Ban(person=tag(bo), why="Rude"))
    assert refused(lambda: bo.create(me(), open_seat())).text == "You are banned from this server: Rude"
    do(boss, wire.Pardon(person=tag(bo), what="ban"))


def test_kicked_from_a_game_a_bot_plays_on(boss: Person, ada: Person, bo: Person, pair: Pair) -> None:
    first, second = pair
    made = wire.Made(id=first.hello.table, key=ada.get(f"/api/tables/{first.hello.table}", wire.Table).key)
    do(boss, wire.Kick(person=tag(bo), table=made.id, why="Rude"))
    gone = second.closed()
    assert gone.reason == "kick" and "Rude" in (gone.bye.text if gone.bye else "")
    first.until(lambda s: s.table is not None and s.table.seats[1].kind == "bot")
    for _ in range(3):
        if first.asked() is not None:
            first.play(first.options()[0])
    assert refused(lambda: bo.table(made)).reason == "kick"
    assert refused(lambda: bo.join(made)).reason == "kick"
    assert last(boss).act == "kick" and last(boss).outcome == "done"
    do(boss, wire.Pardon(person=tag(bo), what="kick"))
    assert bo.table(made).id == made.id


def test_kicked_before_a_game_the_seat_is_open(boss: Person, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), open_seat())
    bo.join(made)
    assert refused(lambda: do(boss, wire.Kick(person=tag(ada), table=made.id))).reason == "kick-host"
    assert last(boss).outcome == "kick-host"
    do(boss, wire.Kick(person=tag(bo), table=made.id))
    assert [seat.kind for seat in ada.table(made).seats] == ["person", "open", "open"]


def test_banned_people_do_nothing(boss: Person, bo: Person, pair: Pair) -> None:
    do(boss, wire.Ban(person=tag(bo), hours=2, why="Spam"))
    gone = pair[1].closed()
    assert gone.reason == "ban-until" and "Spam" in (gone.bye.text if gone.bye else "")
    assert refused(lambda: bo.create(me(), bot())).reason == "ban-until"
    with pytest.raises(Gone) as at:
        bo.sit(wire.Made(id=pair[1].hello.table, key=""), 2)
    assert at.value.reason == "ban-until"
    (found,) = [one for one in boss.get("/api/admin/people?find=Bo", list[wire.AdminPerson]) if one.person == tag(bo)]
    assert found.banned and not found.muted
    do(boss, wire.Pardon(person=tag(bo), what="ban"))
    bo.create(me(), bot())


def test_muted_people_play_on(boss: Person, ada: Person, pair: Pair) -> None:
    do(boss, wire.Mute(person=tag(ada), why="Loud"))
    assert pair[0].refused(wire.Say, text="Hello").reason == "mute"
    seat = whoever(*pair)
    seat.play(seat.options()[0])
    do(boss, wire.Pardon(person=tag(ada), what="mute"))
    pair[0].act(wire.Say, text="Hello")


def test_a_line_of_chat_is_removed_for_all(boss: Person, ada: Person, pair: Pair) -> None:
    first, second = pair
    first.act(wire.Say, text="Something rude")
    first.act(wire.Say, text="Something nice")
    rude, nice = second.until(lambda s: len(s.chats) == 2).chats
    do(boss, wire.Unsay(table=first.hello.table, number=rude.number))
    assert second.wait(wire.Unsaid).number == rude.number
    with ada.sit(wire.Made(id=first.hello.table, key=""), 1) as again:
        assert again.until(lambda s: s.chats).chats == [nice]
        again.act(wire.Say, text="More")
        assert again.until(lambda s: len(s.chats) == 2).chats[1].number > nice.number
    assert refused(lambda: do(boss, wire.Unsay(table=first.hello.table, number=99))).reason == "admin-unknown"


def test_reports_reach_the_admins(boss: Person, ada: Person, bo: Person, pair: Pair) -> None:
    first, second = pair
    table = first.hello.table
    assert ada.get("/api/home", wire.Home).reports
    second.act(wire.Say, text="Something rude")
    line = first.until(lambda s: s.chats).chats[0]
    report = wire.Report(line=line.number, why="Not nice")
    ada.post(f"/api/tables/{table}/report", type(None), report)
    ada.post(f"/api/tables/{table}/report", type(None), wire.Report(seat=2))
    about, said = boss.get("/api/admin/reports", list[wire.AdminReport])[:2]
    assert (said.by, said.about, said.said, said.why) == (tag(ada), tag(bo), "Something rude", "Not nice")
    assert (about.about, about.name, about.line) == (tag(bo), "Bo", 0)
    do(boss, wire.Settle(report=said.number))
    found = {one.number: one.settled for one in boss.get("/api/admin/reports", list[wire.AdminReport])}
    assert found[said.number] and not found[about.number]
    for wrong in (wire.Report(line=99), wire.Report(seat=9), wire.Report()):
        assert refused(lambda wrong=wrong: ada.post(f"/api/tables/{table}/report", str, wrong)).status == 404
    stranger = boss
    assert refused(lambda: stranger.post(f"/api/tables/{table}/report", str, report)).reason == "no-table"


# ----------------------------------------------------------------------------------------------------------------------
# Tables


def test_a_game_is_closed_and_scored(boss: Person, pair: Pair) -> None:
    do(boss, wire.CloseTable(table=pair[0].hello.table))
    ending = pair[1].until(lambda s: s.ending is not None).ending
    assert ending is not None and ending.how == "agreed"
    assert refused(lambda: do(boss, wire.CloseTable(table=pair[0].hello.table))).reason == "table-over"


def test_a_table_is_deleted_with_all_of_it(inside: Inside, boss: Person, ada: Person, pair: Pair) -> None:
    table = pair[0].hello.table
    pair[0].act(wire.Say, text="Hello")
    do(boss, wire.DeleteTable(table=table))
    assert pair[0].closed()
    assert refused(lambda: ada.get(f"/api/tables/{table}", str)).reason == "no-table"
    assert table not in {one.id for one in ada.get("/api/tables/mine", list[wire.Table])}
    assert inside.call(lambda: inside.tables.store.acts(table)) == []
    assert refused(lambda: do(boss, wire.DeleteTable(table=table))).reason == "admin-unknown"


def test_a_new_link_ends_the_old_one(inside: Inside, boss: Person, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat())
    new = do(boss, wire.RotateLink(table=made.id)).code
    assert new != made.key
    assert refused(lambda: bo.join(made)).reason == "no-table"
    assert ada.table(wire.Made(id=made.id, key="")).key == new
    bo.join(wire.Made(id=made.id, key=new))
    found = inside.call(lambda: inside.tables.store.table(made.id))
    assert found is not None and found[0].key == new


def test_a_table_is_found_however_many_are_newer(
    boss: Person, ada: Person, bo: Person, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its id, or by somebody who sits there; signs of patterns are letters like others."""
    eve = bo.post("/api/me", wire.Me, wire.Name(name="100%_Eve"))
    made = bo.create(me(), open_seat())
    ada.create(me(), open_seat())
    monkeypatch.setattr(acts, "LISTED", 1)

    def found(find: str) -> list[wire.AdminTable]:
        return boss.get(f"/api/admin/tables?find={quote(find)}", list[wire.AdminTable])

    assert [one.id for one in found("")] != [made.id]
    for find in (made.id, made.id.upper(), "100%_eve"):
        (one,) = found(find)
        assert one.id == made.id and one.people == [wire.AdminPlayer(person=eve.person, name="100%_Eve")]
    assert not found("1_0%") and not found("nobody")


def test_the_limits_that_hold_are_shown(boss: Person) -> None:
    limits = boss.get("/api/admin", wire.AdminHouse).limits
    assert limits["amounts"]["tables"] == Amounts().tables and limits["keep"]["people"] == Keeping().people
    assert limits == msgspec.to_builtins(Quotas())


# ----------------------------------------------------------------------------------------------------------------------
# Everybody


def test_an_announcement_is_seen_at_tables_and_on_the_first_page(boss: Person, ada: Person, pair: Pair) -> None:
    do(boss, wire.Announce(text="Cake at\u202e eight"))
    assert pair[0].until(lambda s: s.table is not None and s.table.notice).table
    assert ada.get("/api/home", wire.Home).notice == "Cake at  eight"
    seat = whoever(*pair)
    seat.play(seat.options()[0])
    do(boss, wire.Announce())
    assert not ada.get("/api/home", wire.Home).notice


def test_nobody_moves_during_maintenance_and_nothing_is_lost(boss: Person, ada: Person, pair: Pair) -> None:
    seat = whoever(*pair)
    do(boss, wire.Maintain(text="Back at nine."))
    seat.until(lambda s: s.table is not None and s.table.notice == "Back at nine.")
    before = seat.version
    answer = seat.move(seat.options()[0])
    assert isinstance(answer, wire.Refused) and answer.reason == "maintenance" and "Back at nine." in answer.text
    assert refused(lambda: ada.create(me(), bot())).status == 503
    assert ada.get("/api/home", wire.Home).notice == "Back at nine."
    do(boss, wire.Maintain())
    assert seat.version == before
    seat.play(seat.options()[0])


def test_bots_and_clocks_rest_during_maintenance(inside: Inside, boss: Person, ada: Person) -> None:
    with_bot = ada.create(me(), bot("random"))
    with_clock = ada.create(me(), me("Ida"), clock=10)
    with ada.sit(with_bot, 1) as seat, ada.sit(with_clock, 1):
        table = inside.tables.awake[with_clock.id]
        wait_for("a clock", lambda: table._clock.running)
        while seat.asked() is not None and seat.question is not None and seat.version < 3:
            seat.play(seat.options()[0])
        do(boss, wire.Maintain(text="Pause"))
        assert not table._clock.running
        do(boss, wire.Maintain())
        wait_for("the clock again", lambda: table._clock.running and table._clock.left > 9)
        assert seat.asked() is not None or seat.ending is not None


# ----------------------------------------------------------------------------------------------------------------------
# Data of a person


def test_a_persons_data_is_given_out_and_taken_away(inside: Inside, boss: Person, ada: Person) -> None:
    eve = inside.person("Eve Unique")
    own = eve.create(me(), open_seat())
    game = ada.create(me(), open_seat())
    eve.join(game)
    over = ada.create(me(), open_seat())
    eve.join(over)
    with eve.sit(game, 2) as seat, eve.sit(over, 2) as last_seat:
        seat.act(wire.Say, text="My own words")
        last_seat.act(wire.Resign)
    found = boss.get(f"/api/admin/people/{tag(eve)}", dict[str, object])
    text = json.dumps(found)
    assert all(one in text for one in ("Eve Unique", "My own words", own.id, game.id, over.id))
    assert "recovery" not in text and eve.cookie not in text and eve.cookie.rpartition(".")[0] not in text
    # Admins name people by their names, and the log says so.
    do(boss, wire.Kick(person="Eve Unique", table=game.id, why=""))
    do(boss, wire.DeletePerson(person="Eve Unique"))
    assert refused(lambda: eve.create(me(), bot())).status == 401
    entries = boss.get("/api/admin/audit", list[wire.AdminEntry])[:2]
    assert [entry.target.startswith("Guest ") for entry in entries] == [True, True]
    with ada.sit(game, 1) as seat:
        seats = seat.table.seats if seat.table is not None else []
        assert seats[1].kind == "bot" and "Eve" not in seats[1].name
        assert not seat.chats
        for _ in range(4):
            if seat.asked() is not None:
                seat.play(seat.options()[0])
    assert "Eve" not in ada.get(f"/api/tables/{over.id}/record", str)
    assert ada.table(over).seats[1].name.startswith("Guest ")
    dumped = inside.call(lambda: inside.tables.store._read(lambda db: "\n".join(as_sqlite(db).iterdump())))
    assert "Eve Unique" not in dumped and "My own words" not in dumped


@pytest.mark.parametrize("begun", [False, True])
def test_a_campaign_goes_on_without_somebody_who_was_forgotten(
    inside: Inside, boss: Person, ada: Person, begun: bool
) -> None:
    eve = inside.person("Eve Onward")
    made = campaigning.make(ada, me(), open_seat())
    campaigning.join(eve, made)
    if begun:
        campaigning.begin(ada, made, 1)
    do(boss, wire.DeletePerson(person=tag(eve)))
    now = campaigning.look(ada, made)
    if not begun:
        assert now.seats[1].kind == "open"
        now = campaigning.join(inside.person("Bo"), made)
        now = campaigning.begin(ada, made, 1)
    else:
        assert now.seats[1].kind == "bot" and now.seats[1].name.startswith("Guest ")
    with ada.sit(wire.Made(id=now.table, key=now.table_key), 1) as seat:
        if begun and seat.asked() is not None:
            seat.play(seat.options()[0])
    dumped = inside.call(lambda: inside.tables.store._read(lambda db: "\n".join(as_sqlite(db).iterdump())))
    assert "Eve Onward" not in dumped


# ----------------------------------------------------------------------------------------------------------------------
# The command, and kills


def told(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["admin", *args]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_what_admins_have_done_outlives_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the command on the running server, some of them followed by SIGKILL."""
    with Server(tmp_path / "data") as server:
        data = ("--data", str(server.data))
        ada, bo, boss = (Person(server.address, name) for name in ("Ada", "Bo", "Chief"))
        made, doomed = ada.create(me(), open_seat(), open_seat()), ada.create(me(), open_seat())
        bo.join(made)

        def crash() -> None:
            server.kill()
            server.start()

        invited = told(capsys, "invite", *data)
        assert server.address in invited
        code = invited.split("/#/admin/")[1].split()[0]
        boss.post("/api/admin/accept", type(None), wire.Code(code=code))
        told(capsys, "kick", "Bo", made.id, *data)
        crash()
        assert boss.get("/api/home", wire.Home).admin
        assert [seat.kind for seat in ada.table(made).seats] == ["person", "open", "open"]
        assert refused(lambda: bo.join(made)).reason == "kick"
        told(capsys, "ban", tag(bo), "--why", "Spam", *data)
        told(capsys, "delete", doomed.id, *data)
        told(capsys, "pause", "Back at nine.", *data)
        crash()
        assert refused(lambda: bo.create(me(), bot())).reason == "ban"
        assert refused(lambda: ada.table(doomed)).reason == "no-table"
        assert refused(lambda: ada.create(me(), bot())).reason == "maintenance"
        told(capsys, "pause", *data)
        told(capsys, "forget", "Bo", *data)
        crash()
        ada.create(me(), bot())
        assert "Bo" not in told(capsys, "people", *data)
        acts = [line.split("\t") for line in told(capsys, "audit", *data).splitlines()]
        assert [(act[3], act[6]) for act in acts[::-1]] == [
            (act, "done") for act in ("invite", "accept", "kick", "ban", "delete", "pause", "pause", "forget")
        ]


def test_the_command_on_a_server_that_is_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path / "data") as server:
        data = ("--data", str(server.data))
        ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
        made = ada.create(me(), open_seat())
        bo.join(made)
        with bo.sit(made, 2) as seat:
            seat.act(wire.Say, text="Hello")
    assert not (server.data / "address").exists()
    assert "2 people" in told(capsys, "status", *data)
    assert msgspec.toml.decode(told(capsys, "limits", *data)) == msgspec.to_builtins(Quotas())
    assert made.id in told(capsys, "tables", *data)
    line = told(capsys, "chat", made.id, *data)
    assert "Hello" in line
    told(capsys, "unsay", made.id, line.split("\t")[0], *data)
    assert told(capsys, "chat", made.id, *data) == ""
    told(capsys, "export", "Bo", "--file", str(tmp_path / "bo.json"), *data)
    assert json.loads((tmp_path / "bo.json").read_text())["people"][0]["name"] == "Bo"
    told(capsys, "announce", "Cake", *data)
    told(capsys, "close", made.id, *data)
    assert main(["admin", "close", made.id, *data]) == 1
    assert main(["admin", "kick", "Nobody", made.id, *data]) == 1
    assert main(["admin", "status", "--data", str(tmp_path / "nowhere")]) == 1
    assert str(tmp_path / "nowhere") in capsys.readouterr().err
    with server:
        assert ada.get("/api/home", wire.Home).notice == "Cake"
        assert ada.table(made).state == "over"
        with pytest.raises(ProblemError):
            ada.get("/api/admin", str)


@pytest.mark.parametrize("hours", ["0", "-3"])
def test_no_hours_are_not_for_good(tmp_path: Path, capsys: pytest.CaptureFixture[str], hours: str) -> None:
    assert main(["admin", "ban", "Ada", "--hours", hours, "--data", str(tmp_path)]) == 2
    assert "--hours" in capsys.readouterr().err


def test_people_of_one_name_are_told_apart(inside: Inside, boss: Person) -> None:
    one, two = inside.person("Same"), inside.person("Same")
    problem = refused(lambda: do(boss, wire.Mute(person="Same")))
    assert problem.reason == "admin-same-name" and tag(one) in problem.text and tag(two) in problem.text


def test_an_act_that_a_crash_cuts_off_is_in_the_log(inside: Inside, boss: Person) -> None:
    inside.call(lambda: inside.app.state.admins._store.begin("", "", "ban", "somebody", ""))
    found = last(boss)
    assert (found.act, found.outcome) == ("ban", "")


def test_wrong_invitations_do_not_push_acts_out_of_the_log(boss: Person, ada: Person) -> None:
    do(boss, wire.Announce(text="Look here"))
    for n in range(3):
        assert refused(lambda n=n: ada.post("/api/admin/accept", str, wire.Code(code=f"guess{n}"))).status == 403
    assert last(boss).act == "announce"
    do(boss, wire.Announce())


def test_a_ban_for_ever_so_many_hours_has_a_date(boss: Person, bo: Person) -> None:
    do(boss, wire.Ban(person=tag(bo), hours=10**15))
    assert refused(lambda: bo.create(me(), bot())).reason == "ban-until"
    do(boss, wire.Pardon(person=tag(bo), what="ban"))


def test_banned_people_take_no_other_name(boss: Person, bo: Person) -> None:
    do(boss, wire.Ban(person=tag(bo)))
    assert refused(lambda: bo.post("/api/me", wire.Me, wire.Name(name="Something rude"))).reason == "ban"
    assert bo.get("/api/home", wire.Home).me.name == "Bo"


def test_a_banned_admin_pardons_nobody(inside: Inside, boss: Person) -> None:
    ban = wire.Ban(person=tag(boss))
    inside.call(lambda: inside.app.state.admins.do(acts.KEEPER, ban))
    assert refused(lambda: do(boss, wire.Pardon(person=tag(boss), what="ban"))).reason == "ban"


def test_all_that_refers_to_a_person_is_given_out(inside: Inside, boss: Person) -> None:
    """Also what was added to the store later."""
    found = boss.get(f"/api/admin/people/{tag(boss)}", dict[str, object])
    assert found["browsers"] and found["admins"]
    names = {"tables": "hosted", "members": "lists"}
    referring = inside.call(lambda: inside.tables.store._read(lambda db: sqlite.references(db, "people")))
    assert {names.get(table, table) for table, _, _ in referring} <= set(found)
