"""Who somebody is: cookies that nobody can make, codes that nobody can guess, names that can be said."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskhall.server.errors import Trouble
from duskhall.server.people.people import COOKIE, GROUP, GROUPS, LETTERS, NAME_CHARS, People, clean_name
from duskhall.server.store.store import Store


def with_people(test: Callable[[People, Store], Awaitable[None]], folder: Path) -> None:
    async def main() -> None:
        store = await Store.open(folder)
        try:
            await test(People(store), store)
        finally:
            await store.close()

    asyncio.run(main())


def asking(cookie: str | None) -> Any:
    return SimpleNamespace(cookies={} if cookie is None else {COOKIE: cookie})


def test_a_cookie_is_somebody_and_a_forged_one_nobody(tmp_path: Path) -> None:
    async def test(people: People, store: Store) -> None:
        ann, _ = await people.create(" Ann  of the\tHill ")
        assert ann.name == "Ann of the Hill"
        cookie = await people.sign_in(ann)
        assert await people.of(asking(cookie)) == ann
        id, _, signature = cookie.rpartition(".")
        other, _ = await people.create("Bo")
        for forged in (None, "", id, f"{other.id}.{signature}", cookie[:-1], cookie + "A", f"{id}.", ".", "ä.ö"):
            assert await people.of(asking(forged)) is None, forged

    with_people(test, tmp_path)


def test_a_cookie_is_good_for_its_own_server_only(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def make(people: People, store: Store) -> None:
        cookies.append(await people.sign_in((await people.create("Ann"))[0]))

    async def again(people: People, store: Store) -> None:
        found = await people.of(asking(cookies[0]))
        assert found is not None and found.name == "Ann"

    async def elsewhere(people: People, store: Store) -> None:
        assert await people.of(asking(cookies[0])) is None

    with_people(make, tmp_path / "a")
    with_people(again, tmp_path / "a")
    with_people(elsewhere, tmp_path / "b")


def test_a_recovery_code_brings_somebody_back_however_it_is_typed(tmp_path: Path) -> None:
    async def test(people: People, store: Store) -> None:
        ann, code = await people.create("Ann")
        for typed in (code, code.lower(), code.replace("-", ""), f" {code.replace('-', '  ')}\n"):
            assert await people.recover(typed) == ann
        for wrong in ("", "-", code[:-1], code + "B", "B" * 24):
            with pytest.raises(Trouble) as e:
                await people.recover(wrong)
            assert (e.value.reason, e.value.status) == ("no-such-code", 403)
        newer = await people.new_code(ann)
        assert (await people.recover(newer)).id == ann.id
        with pytest.raises(Trouble):
            await people.recover(code)

    with_people(test, tmp_path)


def test_codes_are_long_enough_and_not_stored(tmp_path: Path) -> None:
    assert GROUPS * GROUP * math.log2(len(set(LETTERS))) > 100
    codes: list[str] = []

    async def test(people: People, store: Store) -> None:
        codes.append((await people.create("Ann"))[1])

    with_people(test, tmp_path)
    plain = codes[0].replace("-", "")
    assert len(plain) == GROUPS * GROUP and set(plain) <= set(LETTERS)
    files = b"".join(p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()).upper()
    assert b"ANN" in files
    assert codes[0].encode() not in files and plain.encode() not in files


def test_renaming_keeps_the_person(tmp_path: Path) -> None:
    async def test(people: People, store: Store) -> None:
        ann, code = await people.create("Ann")
        renamed = await people.rename(ann, "Anna")
        assert (renamed.id, renamed.name) == (ann.id, "Anna")
        assert await people.recover(code) == await people.of(asking(await people.sign_in(ann))) == renamed

    with_people(test, tmp_path)


UNFIT = ["", "  ", "a,b", "a\0b", "x" * (NAME_CHARS + 1), "\u202eAnn", "a\x1b[31m", "\ud800", "\u3164", "Ann\u2800"]


@pytest.mark.parametrize("name", UNFIT)
def test_what_cannot_be_a_name(name: str) -> None:
    with pytest.raises(Trouble) as e:
        clean_name(name)
    assert (e.value.reason, e.value.status) == ("bad-name", 422)
    assert str(NAME_CHARS) in e.value.text


@given(st.text(max_size=NAME_CHARS + 3))
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    try:
        clean = clean_name(name)
    except Trouble:
        return
    assert clean_name(clean) == clean and 0 < len(clean) <= NAME_CHARS and "," not in clean
    assert clean.isprintable()
