"""What holds for the whole server: maintenance, an announcement, who looks after it, who is kept away.

It is in memory because every move asks for it; ``admin`` changes it after the store has taken the change.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from ..errors import Trouble
from ..store.rows import SanctionRow


class House:
    def __init__(self) -> None:
        self.maintenance = ""
        """Why nobody may move; empty: everybody may."""
        self.announcement = ""
        self.reopened = 0.0
        """When maintenance ended last: until then nobody could move, so nobody was late."""
        self.admins: set[str] = set()
        self._sanctions: dict[tuple[str, str, str], SanctionRow] = {}

    def notice(self) -> str:
        """The notice for everyone; empty: none."""
        return self.maintenance or self.announcement

    # -- people who are kept away ---------------------------------------------------

    def replace(
        self, maintenance: str, announcement: str, admins: Iterable[str], sanctions: Iterable[SanctionRow]
    ) -> None:
        """How it is by now."""
        if self.maintenance and not maintenance:
            self.reopened = time.time()
        self.maintenance, self.announcement = maintenance, announcement
        self.admins = set(admins)
        self._sanctions = {(row.person, row.kind, row.table): row for row in sanctions}

    def punish(self, row: SanctionRow) -> None:
        self._sanctions[row.person, row.kind, row.table] = row

    def pardon(self, person: str, kind: str) -> None:
        for key in [key for key in self._sanctions if key[:2] == (person, kind)]:
            del self._sanctions[key]

    def forget(self, person: str) -> None:
        self.admins.discard(person)
        for key in [key for key in self._sanctions if key[0] == person]:
            del self._sanctions[key]

    def sanction(self, person: str, kind: str, table: str = "") -> SanctionRow | None:
        """The ban that still holds, if any."""
        row = self._sanctions.get((person, kind, table))
        return row if row is not None and (not row.until or row.until > time.time()) else None

    # -- what is refused ---------------------------------------------------

    def check_open(self) -> None:
        """Raises Trouble while nobody may move."""
        if self.maintenance:
            raise Trouble("maintenance", 503, why=self.maintenance)

    def check(self, person: str, kind: str, table: str = "") -> None:
        """Raises Trouble if a person may not: ``ban``, ``mute`` or ``kick``."""
        row = self.sanction(person, kind, table) if person else None
        if row is not None:
            raise Trouble(f"{kind}-until" if row.until else kind, 403, until=day(row.until), why=row.why or "–")


def day(at: float) -> str:
    """A moment as everybody reads it."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at)) if at else ""
