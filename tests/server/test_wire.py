"""The structures of the wire: both languages have the same, and nothing strange gets in."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as shapes

from duskhall.core import events
from duskhall.server import encode, wire
from duskhall.server.wire.typescript import TARGET, make, structs
from tests.helpers import Walk

STRUCTS = structs()


def test_the_page_has_the_same_structures() -> None:
    assert TARGET.read_text(encoding="utf-8") == make(), "run: python -m duskhall.server.wire.typescript"


def test_the_types_of_the_page_say_what_may_be_missing() -> None:
    text = make()
    assert (
        '\nexport interface Hello {\n  type: "hello";\n  protocol: number;\n  table: string;\n  key?: string;' in text
    )
    assert "  bearer: number | null;" in text  # the server writes it always
    assert "  source: string;\n  target: string;" in text
    assert "  under?: boolean;" in text  # an event leaves out its defaults
    assert "  listed: boolean;" in text  # goes both ways
    assert "  players: [number, number];" in text
    assert "  cards: (string | null)[];" in text
    assert "  events: Event[];" in text


def values(t: shapes.Type) -> st.SearchStrategy[Any]:
    """Anything of a type, made from the same description as the TypeScript."""
    match t:
        case shapes.StrType():
            return st.text(max_size=4)
        case shapes.IntType():
            return st.integers(-(2**53), 2**53)
        case shapes.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case shapes.BoolType():
            return st.booleans()
        case shapes.NoneType():
            return st.none()
        case shapes.LiteralType():
            return st.sampled_from(t.values)
        case shapes.UnionType():
            return st.one_of(*map(values, t.types))
        case shapes.ListType():
            return st.lists(values(t.item_type), max_size=2)
        case shapes.VarTupleType():
            return st.lists(values(t.item_type), max_size=2).map(tuple)
        case shapes.DictType():
            return st.dictionaries(st.text(max_size=4), values(t.value_type), max_size=2)
        case shapes.TupleType():
            return st.tuples(*map(values, t.item_types))
        case shapes.StructType():
            return st.builds(t.cls, **{field.name: values(field.type) for field in t.fields})
        case _:
            raise TypeError(t)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda s: s.__name__)
def test_round_trip(struct: type[wire.Data]) -> None:
    @settings(max_examples=25)
    @given(values(shapes.type_info(struct)))
    def check(value: wire.Data) -> None:
        assert msgspec.json.decode(msgspec.json.encode(value), type=struct) == value

    check()


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda s: s.__name__)
@settings(max_examples=5)
@given(data=st.data())
def test_unknown_and_wrong_fields_are_refused(struct: type[wire.Data], data: st.DataObject) -> None:
    made = msgspec.to_builtins(data.draw(values(shapes.type_info(struct))))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({**made, "other": 1}, struct)
    for name in made:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**made, name: {"no": ["such", "type"]}}, struct)


@pytest.mark.parametrize("union", [wire.FromPage, wire.ToPage, wire.Event], ids=["from", "to", "event"])
def test_messages_differ_by_their_tag(union: Any) -> None:
    tags = [struct.__struct_config__.tag for struct in get_args(union)]
    assert None not in tags and len(set(tags)) == len(tags)
    for body in (b"{}", b'{"type": "nothing"}', b"[]", b"1", b"", b'{"type": "vote", "id": 1, "yes": 1}'):
        with pytest.raises(msgspec.DecodeError):
            msgspec.json.decode(body, type=union)


# ----------------------------------------------------------------------------------------------------------------------
# Events


def test_every_event_of_core_has_its_structure() -> None:
    assert list(wire.HAPPENINGS) == list(events.CLASSES)
    names = [struct.__name__ for struct in structs()]
    assert len(set(names)) == len(names), "an event is called as something else of the wire"
    for told, struct in wire.HAPPENINGS.items():
        assert struct.__struct_config__.tag == told.kind
        assert ("number", *struct.__struct_fields__) == tuple(f.name for f in fields(told))


@pytest.mark.parametrize("name", ["classic", "advance", "quest"])
def test_events_travel_as_they_are_told(name: str) -> None:
    """What is decoded is what was told, without its number; what was left out has its default."""
    walk = Walk(3, name, turns=12)
    for _ in walk:
        pass
    rows = walk.game.events(0)
    back = msgspec.json.decode(msgspec.json.encode(encode.events(rows)), type=list[wire.Event])
    assert len(rows) > 200
    for row, event in zip(rows, back, strict=True):
        told = row.data()
        assert (told.pop("number"), told.pop("event")) == (row.number, row.kind)
        assert type(event) is wire.HAPPENINGS[type(row)]
        assert {key: plain(value) for key, value in msgspec.structs.asdict(event).items()} == told


def plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_an_event_on_the_wire() -> None:
    """A page of an older version, and whoever reads the socket, finds these names."""
    told = [
        events.CardMoved(1, None, "deck.1", "hand.1"),
        events.CardMoved(2, "torch", "hand.1", "hall", rank=3, under=True),
        events.HallShifted(3, ("nixie", None)),
        events.ChampionWalked(4, 2, "wilderness", "mine", 1),
        events.BattleSkipped(5, 1),
        events.GameEnded(6),
    ]
    assert [msgspec.json.encode(event).decode() for event in encode.events(told)] == [
        '{"event":"move","card":null,"source":"deck.1","target":"hand.1"}',
        '{"event":"move","card":"torch","source":"hand.1","target":"hall","rank":3,"under":true}',
        '{"event":"shift","cards":["nixie",null]}',
        '{"event":"walk","seat":2,"source":"wilderness","target":"mine","light":1}',
        '{"event":"no-battle","seat":1}',
        '{"event":"end"}',
    ]
