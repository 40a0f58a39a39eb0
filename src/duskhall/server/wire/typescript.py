"""The wire as TypeScript: ``python -m duskhall.server.wire.typescript`` writes ``web/src/lib/wire.ts``.

What the page gets has every field, since the server writes defaults too. What only the page sends may leave fields with
a default out. The file looks as prettier would leave it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect as shapes

from duskhall.core import events

from .. import wire
from . import admin, base, campaign, game, games, lessons, messages, requests, review, table
from . import events as happenings

TARGET = Path(__file__).parents[4] / "web" / "src" / "lib" / "wire.ts"
WIDTH = 110
HEAD = "// Made by `python -m duskhall.server.wire.typescript` from src/duskhall/server/wire. Edit that one.\n"

BODIES = (
    wire.Name,
    wire.Recovery,
    wire.SetupRequest,
    wire.DoctorRequest,
    wire.NewTable,
    wire.NewSeat,
    wire.Join,
    wire.Upload,
    wire.NewCampaign,
    wire.GamesPlanned,
    wire.Recognised,
    wire.NextGame,
    wire.Begin,
    wire.Code,
    wire.Report,
)
"""The bodies that the page sends by HTTP."""
UNIONS = {"AdminAct": wire.AdminAct, "Event": wire.Event, "FromPage": wire.FromPage, "ToPage": wire.ToPage}
CONSTANTS = ("PROTOCOL", "WATCHING")
MODULES = (base, game, happenings, lessons, table, games, messages, requests, review, campaign, admin)
"""In the order of the file."""

SIMPLE: dict[type[shapes.Type], str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
}


def structs() -> list[type[wire.Data]]:
    """All structures, in the order of the file; events stand where their base does."""
    out: list[type[wire.Data]] = []
    for v in (v for module in MODULES for v in vars(module).values() if inspect.isclass(v)):
        if v is wire.Happening:
            out += wire.HAPPENINGS.values()
        elif issubclass(v, wire.Data) and v is not wire.Data:
            out.append(v)
    return list(dict.fromkeys(out))


def make() -> str:
    """The text of the file."""
    docs = written_docs(events, *MODULES)
    sent = _reached((*get_args(wire.FromPage), *BODIES))
    got = _reached(s for s in structs() if s not in sent)
    parts = [HEAD]
    for name in CONSTANTS:
        parts.append(_comment(docs.get(name, "")) + f"export const {name} = {getattr(wire, name)};\n")
    parts += [_interface(s, docs, sent - got) for s in structs()]
    parts += [_union(f"export type {name}", [s.__name__ for s in get_args(u)]) for name, u in UNIONS.items()]
    return "\n".join(parts)


def _reached(roots: Iterable[type]) -> set[type]:
    """The structures, and all that they hold."""
    found: set[type] = set()
    waiting = list(roots)
    while waiting:
        struct = waiting.pop()
        if struct not in found:
            found.add(struct)
            for field in _shape(struct).fields:
                waiting += _held(field.type)
    return found


def _shape(struct: type) -> shapes.StructType:
    found = shapes.type_info(struct)
    assert isinstance(found, shapes.StructType)
    return found


def _held(t: shapes.Type) -> list[type]:
    match t:
        case shapes.StructType():
            return [t.cls]
        case shapes.ListType() | shapes.VarTupleType():
            return _held(t.item_type)
        case shapes.DictType():
            return _held(t.value_type)
        case shapes.UnionType():
            return [s for part in t.types for s in _held(part)]
        case _:
            return []


def _interface(struct: type[wire.Data], docs: dict[str, str], loose: set[type]) -> str:
    shape = _shape(struct)
    lines = [f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    omits = struct.__struct_config__.omit_defaults
    for field in shape.fields:
        mark = "?" if not field.required and (struct in loose or omits) else ""
        lines.append(_comment(docs.get(f"{struct.__name__}.{field.name}", ""), "  ").rstrip("\n"))
        lines.append(_union(f"  {field.encode_name}{mark}:", _type(field.type), "    ").rstrip("\n"))
    lines.append("}\n")
    return _comment(docs.get(struct.__name__, "")) + "\n".join(line for line in lines if line)


def _union(head: str, parts: list[str], indent: str = "  ") -> str:
    """A line ``head A | B;``; where that is too long the parts come below, each on its own if need be."""
    if not head.endswith(":"):
        head += " ="
    if len(line := f"{head} {' | '.join(parts)};") <= WIDTH:
        return line + "\n"
    if len(line := f"{indent}{' | '.join(parts)};") <= WIDTH:
        return f"{head}\n{line}\n"
    return f"{head}\n" + "\n".join(f"{indent}| {part}" for part in parts) + ";\n"


def _type(t: shapes.Type) -> list[str]:
    """A type; one that is any of several has several parts."""
    if type(t) in SIMPLE:
        return [SIMPLE[type(t)]]
    match t:
        case shapes.LiteralType():
            return [msgspec.json.encode(value).decode() for value in t.values]
        case shapes.UnionType():
            named = [name for name, union in UNIONS.items() if set(get_args(union)) == set(_held(t))]
            return named or [text for part in t.types for text in _type(part)]
        case shapes.StructType():
            return [t.cls.__name__]
        case shapes.ListType() | shapes.VarTupleType():
            item = " | ".join(_type(t.item_type))
            return [f"({item})[]" if " " in item else f"{item}[]"]
        case shapes.DictType():
            return [f"Record<string, {' | '.join(_type(t.value_type))}>"]
        case shapes.TupleType():
            return [f"[{', '.join(' | '.join(_type(item)) for item in t.item_types)}]"]
        case _:
            raise TypeError(f"no TypeScript for {t}")


def written_docs(*modules: ModuleType) -> dict[str, str]:
    """The text below each class, field and constant of some modules; ``inspect`` does not know those of
    fields."""
    docs: dict[str, str] = {}

    def read(body: list[ast.stmt], prefix: str) -> None:
        for statement, after in zip(body, [*body[1:], None], strict=True):
            match statement, after:
                case ast.ClassDef(), _:
                    docs[statement.name] = ast.get_docstring(statement) or ""
                    read(statement.body, f"{statement.name}.")
                case (
                    (ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)])),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    docs[prefix + name] = text

    for module in modules:
        read(ast.parse(inspect.getsource(module)).body, "")
    return docs


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    text = " ".join(text.replace("``", "`").split())
    if len(line := f"{indent}/** {text} */") <= WIDTH:
        return line + "\n"
    lines = textwrap.wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *lines, f"{indent} */"]) + "\n"


if __name__ == "__main__":
    TARGET.write_text(make(), encoding="utf-8")
