"""Something that all people at a table have to agree to. Seats count from 0."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

What = Literal["undo", "end", "hints"]


class Proposal(msgspec.Struct, frozen=True):
    what: What
    by: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]

    @property
    def carried(self) -> bool:
        return set(self.needed) <= set(self.agreed)

    def agreed_by(self, seats: Iterable[int]) -> Proposal:
        return msgspec.structs.replace(self, agreed=tuple(sorted({*self.agreed, *seats})))
