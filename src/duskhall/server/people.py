"""People without registration: a signed cookie says who somebody is, a recovery code brings it to another device.

The cookie holds the person's id, which nobody else ever sees. Of a recovery code only a keyed hash is kept.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, Signer

from .errors import Trouble
from .rows import PersonRow

if TYPE_CHECKING:
    from typing import Any

    from litestar.connection import ASGIConnection

    from .store import Store

COOKIE = "duskhall"
COOKIE_SECONDS = 400 * 24 * 3600
"""Browsers keep no cookie for longer; it is renewed with every visit."""
NAME_CHARS = 24
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that count as printable and show nothing: a name of them would look like none."""
ID_BYTES = 16

LETTERS = "BCDFGHJKMNPQRTVWXYZ"
"""No vowels, so that no word comes about, and nothing that looks like something else."""
GROUPS, GROUP = 6, 4
"""Of a recovery code: 24 letters of 19, more than 100 bits."""


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = Signer(_key(store.secret, b"cookie"), salt="duskhall", digest_method=hashlib.sha256)
        self._recovery = _key(store.secret, b"recovery")

    async def create(self, name: str) -> tuple[PersonRow, str]:
        """Somebody new, and their recovery code."""
        code = _new_code()
        person = PersonRow(
            id=secrets.token_urlsafe(ID_BYTES),
            name=clean_name(name),
            recovery_hash=self._hash(code),
            created=time.time(),
        )
        await self._store.add_person(person)
        return person, code

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        name = clean_name(name)
        await self._store.rename(person.id, name)
        return PersonRow(person.id, name, person.recovery_hash, person.created)

    async def new_code(self, person: PersonRow) -> str:
        """A new recovery code; the old one is worth nothing from now on."""
        code = _new_code()
        await self._store.set_recovery(person.id, self._hash(code))
        return code

    async def recover(self, code: str) -> PersonRow:
        """Whose code it is. Raises Trouble."""
        person = await self._store.person_by_recovery(self._hash(code))
        if person is None:
            raise Trouble("no-such-code", 403)
        return person

    def cookie(self, person: PersonRow) -> str:
        return self._signer.sign(person.id).decode()

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
        """Who asks; None without a cookie, or with one that is forged or of another server."""
        value = connection.cookies.get(COOKIE)
        if not value:
            return None
        try:
            id = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        return await self._store.person(id)

    def _hash(self, code: str) -> str:
        return _keyed(self._recovery, "".join(filter(str.isalnum, code.upper()))).hex()


def clean_name(name: str) -> str:
    """A name as it is kept. Raises Trouble for what cannot be one."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    # Records part names with commas.
    if not name or len(name) > NAME_CHARS or not name.isprintable() or "," in name or not INVISIBLE.isdisjoint(name):
        raise Trouble("bad-name", 422, most=NAME_CHARS)
    return name


def _new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def _key(secret: bytes, what: bytes) -> bytes:
    """A key for one use, from the one secret of the store."""
    return hashlib.blake2b(what, key=secret, digest_size=32).digest()


def _keyed(key: bytes, text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), key=key, digest_size=20).digest()
