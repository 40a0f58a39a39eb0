"""People without registration: a signed cookie says who somebody is, a recovery code brings it to another device.

The cookie names the browser in which somebody is signed in, so that each can be signed out. Of a recovery code only a
keyed hash is kept, and of the address somebody comes from.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from itsdangerous import BadSignature, Signer

from ..errors import Trouble
from ..limits.addresses import network, place
from ..limits.quotas import NETWORK, Amounts
from ..limits.spoken import cleaned, composed
from ..store.rows import BrowserRow, PersonRow

if TYPE_CHECKING:
    from typing import Any

    from litestar.connection import ASGIConnection

    from ..store.store import Store

COOKIE = "duskhall"
COOKIE_SECONDS = 400 * 24 * 3600
"""Browsers keep no cookie for longer; it is renewed with every visit."""
NAME_CHARS = 24
MOST_TYPED = 8 * NAME_CHARS
"""Letters may be written with their marks apart, and words with spaces around them."""
ID_BYTES = 16
PLACE_LETTERS = 20

LETTERS = "BCDFGHJKMNPQRTVWXYZ"
"""No vowels, so that no word comes about, and nothing that looks like something else."""
GROUPS, GROUP = 6, 4
"""Of a recovery code: 24 letters of 19, more than 100 bits."""


OF_BROWSER = "~"
"""The beginning of a browser's cookie; one without it is from before browsers were told apart, and names the
person."""
NOTED = 3600.0
"""Seconds after which it is noted that a browser is still used."""
DAY = 24 * 3600.0


class SignedIn(NamedTuple):
    """The person who sent a request, and their browser."""

    person: PersonRow
    browser: str
    """Its id; empty: a cookie from before browsers were told apart."""


class People:
    def __init__(self, store: Store, amounts: Amounts | None = None, *, limited: bool = True) -> None:
        self._store = store
        self._amounts = amounts or Amounts()
        self._limited = limited
        self._signer = Signer(key_for(store.secret, b"cookie"), salt="duskhall", digest_method=hashlib.sha256)
        self._recovery = key_for(store.secret, b"recovery")
        self._places = key_for(store.secret, b"places")

    async def create(self, name: str, host: str = "") -> tuple[PersonRow, str]:
        """Somebody new, and their recovery code. ``host``: the address they come from. Raises Trouble."""
        code, now = _new_code(), time.time()
        person = PersonRow(
            id=secrets.token_urlsafe(ID_BYTES),
            name=clean_name(name),
            recovery_hash=self._hash(code),
            created=now,
            place=self._place(place(host)),
            network=self._place(network(host)),
            seen=now,
        )
        if self._limited:
            at, within = await self._store.usage.newcomers(person.place, person.network, now - DAY)
            if at >= self._amounts.people_a_day or within >= NETWORK * self._amounts.people_a_day:
                raise Trouble("many-people", 429)
            await check_storage(self._store, self._amounts)
        await self._store.add_person(person)
        return person, code

    def _place(self, where: str) -> str:
        return _keyed(self._places, where).hex()[:PLACE_LETTERS] if where else ""

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        name = clean_name(name)
        await self._store.rename(person.id, name)
        return msgspec.structs.replace(person, name=name)

    async def new_code(self, person: PersonRow) -> str:
        """A new recovery code; the old one is worth nothing from now on."""
        code = _new_code()
        await self._store.set_recovery(person.id, self._hash(code))
        return code

    async def recover(self, code: str) -> PersonRow:
        """The person whose recovery code it is. Raises Trouble."""
        person = await self._store.person_by_recovery(self._hash(code))
        if person is None:
            raise Trouble("no-such-code", 403)
        return person

    # -- cookies ---------------------------------------------------

    async def sign_in(self, person: PersonRow, agent: str = "") -> str:
        """A browser in which somebody is signed in from now on: its cookie."""
        now = time.time()
        row = BrowserRow(secrets.token_urlsafe(ID_BYTES), person.id, rough(agent), now, now)
        await self._store.browsers.add(row)
        return self.cookie(row.id)

    def cookie(self, browser: str) -> str:
        return self._signer.sign(OF_BROWSER + browser).decode()

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
        """The person of a cookie; None without one, or if it is forged, of another server or signed out."""
        found = await self.signed_in(connection)
        return found.person if found is not None else None

    async def signed_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> SignedIn | None:
        """The person of a cookie, and their browser."""
        value = connection.cookies.get(COOKIE)
        if not value:
            return None
        try:
            id = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        if not id.startswith(OF_BROWSER):
            person = await self._store.person(id)
            return SignedIn(person, "") if person is not None and person.old_cookie else None
        found = await self._store.browsers.get(id.removeprefix(OF_BROWSER))
        if found is None:
            return None
        browser, person = found
        if (now := time.time()) - browser.used > NOTED:
            await self._store.browsers.used(browser.id, person.id, now)
        return SignedIn(person, browser.id)

    def tag(self, browser: str) -> str:
        """A public name for a browser: the id is as good as the cookie."""
        return _keyed(self._recovery, f"browser {browser}").hex()[:PLACE_LETTERS]

    async def sign_out(self, me: SignedIn, tag: str) -> list[str]:
        """Sign somebody out of a browser; the ids of those that were ended. Raises Trouble."""
        ids = [row.id for row in await self._store.browsers.of(me.person.id) if self.tag(row.id) == tag]
        if not ids:
            raise Trouble("no-browser", 404)
        await self._store.browsers.end(me.person.id, ids, old=False)
        return ids

    async def sign_out_others(self, me: SignedIn) -> list[str]:
        """Sign somebody out of every other browser; the ids of those that were ended, and of old cookies nothing."""
        ids = [row.id for row in await self._store.browsers.of(me.person.id) if row.id != me.browser]
        await self._store.browsers.end(me.person.id, ids, old=True)
        return [*ids, ""]

    async def browsers(self, me: SignedIn) -> list[BrowserRow]:
        """The browsers in which a person is signed in, the last used first."""
        return await self._store.browsers.of(me.person.id)

    def _hash(self, code: str) -> str:
        return _keyed(self._recovery, "".join(filter(str.isalnum, code.upper()))).hex()


def clean_name(name: str) -> str:
    """A name as it is kept. Raises Trouble for what cannot be one."""
    if len(name) > MOST_TYPED:
        raise Trouble("bad-name", 422, most=NAME_CHARS)
    name = composed(" ".join(name.split()))
    # Records part names with commas. What would be left out of a line has no place in a name.
    if not name or len(name) > NAME_CHARS or not name.isprintable() or "," in name or cleaned(name) != name:
        raise Trouble("bad-name", 422, most=NAME_CHARS)
    return name


SYSTEMS = {
    "iphone": "iPhone",
    "ipad": "iPad",
    "android": "Android",
    "windows": "Windows",
    "cros": "ChromeOS",
    "mac os": "macOS",
    "linux": "Linux",
}
PROGRAMS = {
    "edg": "Edge",
    "opr/": "Opera",
    "samsungbrowser": "Samsung Internet",
    "firefox": "Firefox",
    "fxios": "Firefox",
    "crios": "Chrome",
    "chrome": "Chrome",
    "safari": "Safari",
}
"""Browsers by a name in their header, the most telling first."""


def rough(agent: str) -> str:
    """The program and the system that a browser says it is: enough to know one's own again, and not more."""
    agent = agent.lower()
    known = (next((name for sign, name in signs.items() if sign in agent), "") for signs in (PROGRAMS, SYSTEMS))
    return "/".join(known)


async def check_storage(store: Store, amounts: Amounts) -> None:
    """Raises Trouble if the database is as large as the settings allow."""
    if amounts.storage_mb and await store.usage.size() >= amounts.storage_mb << 20:
        raise Trouble("storage-full", 507)


def _new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def key_for(secret: bytes, what: bytes) -> bytes:
    """A key for one use, from the one secret of the store."""
    return hashlib.blake2b(what, key=secret, digest_size=32).digest()


def _keyed(key: bytes, text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), key=key, digest_size=20).digest()
