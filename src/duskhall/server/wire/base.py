"""The base of all structures of the wire."""

from __future__ import annotations

import msgspec

PROTOCOL = 3
"""Grows when a message changes so that an older page would misread it."""

WATCHING = 0
"""The seat of somebody who only watches."""


class Data(msgspec.Struct, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """A structure of the wire."""
