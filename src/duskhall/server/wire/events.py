"""Events, as the page is told them: made from the classes of ``core/events.py``."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Union, get_type_hints

import msgspec

from duskhall.core import event, events

from .base import Data


class Happening(Data, tag_field="event", tag="", omit_defaults=True):
    """An event as the viewer may see it. There is one structure for each class of ``core/events.py``: its fields but
    the number, with the kind as the tag ``event``."""


def _happening(told: type[event.Event]) -> type[Happening]:
    types = get_type_hints(told)
    rows: list[tuple[str, object, object]] = [
        (f.name, types[f.name], msgspec.NODEFAULT if f.default is MISSING else f.default) for f in fields(told)[1:]
    ]
    made = msgspec.defstruct(told.__name__, rows, bases=(Happening,), tag=told.kind, module=__name__)
    assert issubclass(made, Happening)
    return made


HAPPENINGS = {told: _happening(told) for told in events.CLASSES}
if TYPE_CHECKING:
    Event = Happening
else:
    Event = Union[tuple(HAPPENINGS.values())]  # noqa: UP007 - made of a list
