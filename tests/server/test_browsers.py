"""Where people are signed in: listed, signed out one by one or all together, with the sockets they have open."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from duskhall.server import wire
from duskhall.server.doors import socket as socket_module
from duskhall.server.errors import StoreError
from duskhall.server.people import people as module
from duskhall.server.people.people import COOKIE, People, rough
from duskhall.server.store.rows import SanctionRow
from duskhall.server.store.store import Store
from duskhall.server.tables.table import Table
from tests.server.inside import Gone, Inside, Person, ProblemError, Server, bot, me, wait_for

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0"


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        (FIREFOX, "Firefox/Linux"),
        (PHONE, "Safari/iPhone"),
        (EDGE, "Edge/Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36", "Chrome/Android"),
        ("python-httpx/0.28", "/"),
        ("", "/"),
    ],
)
def test_a_browser_is_told_roughly(agent: str, found: str) -> None:
    assert rough(agent) == found


def elsewhere(server: Inside | Server, code: str, agent: str = FIREFOX) -> Person:
    """The same person in another browser."""
    found = Person(server.address)
    found.http.headers["User-Agent"] = agent
    found.me = found.post("/api/recover", wire.Me, wire.Recovery(code=code))
    return found


def code_of(person: Person) -> str:
    assert person.me is not None and person.me.recovery
    return person.me.recovery


def browsers(person: Person) -> list[wire.Browser]:
    return person.get("/api/me/browsers", list[wire.Browser])


def signed_out(person: Person) -> bool:
    return not person.get("/api/home", wire.Home).me.name


def test_browsers_are_listed_and_one_is_signed_out_with_its_sockets(inside: Inside) -> None:
    ada = inside.person("Ada")
    phone = elsewhere(inside, code_of(ada), PHONE)
    found = browsers(ada)
    assert len(found) == 2 and [one.here for one in sorted(found, key=lambda one: one.since)] == [True, False]
    lost = next(one for one in found if not one.here)
    assert (lost.program, lost.system) == ("Safari", "iPhone")
    # The list is no key: nobody comes in with what it says.
    assert all(one.id not in person.cookie for one in found for person in (ada, phone))
    made = ada.create(me(), bot())
    with ada.sit(made, 1) as seat, phone.sit(made, 1) as other:
        ada.post(f"/api/me/browsers/{lost.id}/sign-out", type(None))
        gone = other.closed()
        assert gone.reason == "signed-out" and gone.bye is not None and not gone.bye.again
        seat.asked()
        seat.play(seat.options()[0])
    assert signed_out(phone) and not signed_out(ada)
    with pytest.raises(Gone, match="no-table"):
        phone.sit(made, 1)
    with pytest.raises(ProblemError, match="no-browser"):
        ada.post(f"/api/me/browsers/{lost.id}/sign-out", type(None))


def test_nobody_signs_others_out(inside: Inside) -> None:
    ada, eve = inside.person("Ada"), inside.person("Eve")
    hers = browsers(ada)[0].id
    with pytest.raises(ProblemError, match="no-browser"):
        eve.post(f"/api/me/browsers/{hers}/sign-out", type(None))
    with pytest.raises(ProblemError, match="no-person"):
        Person(inside.address).post("/api/me/sign-out-others", wire.Me)
    eve.post("/api/me/sign-out-others", wire.Me)
    assert not signed_out(ada) and not signed_out(eve)


def test_signed_out_everywhere_else(inside: Inside) -> None:
    ada = inside.person("Ada")
    others = [elsewhere(inside, code_of(ada)) for _ in range(3)]
    made = ada.create(me(), bot())
    with others[0].sit(made, 1) as seat:
        ada.post("/api/me/sign-out-others", wire.Me)
        assert seat.closed().reason == "signed-out"
    assert all(map(signed_out, others)) and not signed_out(ada)
    assert [one.here for one in browsers(ada)] == [True]


def test_a_new_code_ends_what_the_old_one_opened(inside: Inside) -> None:
    ada = inside.person("Ada")
    thief = elsewhere(inside, code_of(ada))
    new = ada.post("/api/me/recovery", wire.Me)
    assert signed_out(thief) and not signed_out(ada)
    with pytest.raises(ProblemError, match="no-such-code"):
        elsewhere(inside, code_of(ada))
    assert not signed_out(elsewhere(inside, new.recovery))


def test_who_signs_out_here_comes_back_with_the_code(inside: Inside) -> None:
    ada = inside.person("Ada")
    cookie = ada.cookie
    ada.post(f"/api/me/browsers/{browsers(ada)[0].id}/sign-out", type(None))
    assert not ada.cookie and signed_out(ada)
    # A copy of the cookie is worth nothing either.
    answer = httpx.get(f"{inside.address}/api/home", headers={"Cookie": f"{COOKIE}={cookie}"}, trust_env=False)
    assert answer.json()["me"]["name"] == ""
    assert not signed_out(elsewhere(inside, code_of(ada)))


def test_signed_out_is_signed_out_after_a_crash(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = Person(server.address, "Ada")
        other = elsewhere(server, code_of(ada))
        ada.post("/api/me/sign-out-others", wire.Me)
        server.kill()
        server.start()
        assert signed_out(other) and not signed_out(ada)


def old_cookie(store: Store, person: str) -> str:
    """As versions before this one have made it."""
    signer = Signer(module.key_for(store.secret, b"cookie"), salt="duskhall", digest_method=hashlib.sha256)
    return signer.sign(person).decode()


def test_a_cookie_of_before_becomes_one_of_a_browser_and_can_be_ended(tmp_path: Path) -> None:
    """A database of the version before, and browsers that have been signed in since then."""
    cookies: list[str] = []

    async def before() -> None:
        store = await Store.open(tmp_path / "data")
        ada, _ = await People(store).create("Ada")
        cookies.append(old_cookie(store, ada.id))
        await store.close()

    asyncio.run(before())
    with sqlite3.connect(tmp_path / "data" / "duskhall.db") as db:
        db.execute("UPDATE people SET old_cookie = 1")
    with Inside(tmp_path / "data") as server:
        here, there = Person(server.address), Person(server.address)
        for person in (here, there):
            person.http.cookies.set(COOKIE, cookies[0], domain="127.0.0.1", path="/")
        assert not signed_out(here)
        assert here.cookie != cookies[0] and [one.here for one in browsers(here)] == [True]
        assert browsers(there) and there.cookie == cookies[0], "as long as nobody has looked at the page"
        here.post("/api/me/sign-out-others", wire.Me)
        assert signed_out(there) and not signed_out(here)


def test_a_forged_browser_is_nobody(inside: Inside) -> None:
    ada = inside.person("Ada")
    value = ada.cookie
    body, _, signature = value.rpartition(".")
    for forged in (f"{body[:-1]}x.{signature}", body, body.removeprefix("~"), f"{body.removeprefix('~')}.{signature}"):
        answer = httpx.get(f"{inside.address}/api/home", headers={"Cookie": f"{COOKIE}={forged}"}, trust_env=False)
        assert answer.json()["me"]["name"] == "", forged


@pytest.mark.parametrize("how", ["signed-out", "ban", "kick"])
def test_who_loses_their_place_while_the_table_wakes_does_not_come_in(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    ada = inside.person("Ada")
    phone = elsewhere(inside, code_of(ada))
    made = ada.create(me(), bot())
    usual = inside.tables.enter

    async def slow(table: str, person: str, key: str, seat: int) -> tuple[Table, bool]:
        found = await usual(table, person, key, seat)
        if how == "signed-out":
            await inside.tables.store.browsers.end(
                person, [b.id for b in await of(person) if b.agent != "/"], old=False
            )
        else:
            where = table if how == "kick" else ""
            inside.tables.services.house.punish(SanctionRow(person, how, where, 0.0, "", 0.0))
        return found

    of = inside.tables.store.browsers.of
    with monkeypatch.context() as patch:
        patch.setattr(inside.tables, "enter", slow)
        with pytest.raises(Gone, match=how):
            phone.sit(made, 1)
    if how == "signed-out":
        ada.sit(made, 1).close()
    wait_for("an empty table", lambda: not inside.table(made.id).viewers)


def test_a_table_that_wakes_slowly_is_waited_for(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the page has to say must come in time: after a restart many tables wake one after the other."""
    ada = inside.person("Ada")
    made = ada.create(me(), bot())
    usual = inside.tables.enter

    async def slow(table: str, person: str, key: str, seat: int) -> tuple[Table, bool]:
        await asyncio.sleep(0.6)
        return await usual(table, person, key, seat)

    monkeypatch.setattr(inside.tables, "enter", slow)
    monkeypatch.setattr(socket_module, "PATIENCE", 0.3)
    with ada.sit(made, 1) as seat:
        seat.asked()


def test_a_store_that_fails_is_said_to_who_comes(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = inside.person("Ada")
    made = ada.create(me(), bot())

    async def fails(*_: object) -> None:
        raise StoreError("disk")

    monkeypatch.setattr(inside.tables, "enter", fails)
    with pytest.raises(Gone) as e:
        ada.sit(made, 1)
    assert e.value.reason == "storage" and e.value.bye is not None and e.value.bye.again
