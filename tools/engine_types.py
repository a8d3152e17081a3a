"""Writes web/src/engine/base/forms.ts: records and entries of the engine for browsers, as TypeScript. `python -m tools.engine_types`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from swarmrally.wasm.building import description
from swarmrally.wasm.entries import ENGINES, INTEGER, Argument, Entry, Field, Record, file_of

TARGET = Path(__file__).parent.parent / "web" / "src" / "engine" / "base" / "forms.ts"
HEAD = """// Made by `python -m tools.engine_types` from what `swarmrally build-web-engine` writes into engine.json.
import type { EntryForm, Layout } from "./layout";
import type { Address, Rows } from "./module";
"""


def type_name(record: str) -> str:
    """`asteroyds.State` is an AsteroydsState."""
    return "".join(part[0].upper() + part[1:] for part in record.split("."))


def field_type(field: Field) -> str:
    return ("bigint" if field.kind == "i8" else "number") + "[]" * len(field.shape)


def record_type(name: str, record: Record) -> str:
    fields = "".join(f"  {field.name}: {field_type(field)};\n" for field in record.fields)
    return f"export interface {type_name(name)} {{\n{fields}}}\n"


def layout_of(name: str, record: Record) -> str:
    rows = "".join(f"      {said([field.name, field.offset, field.kind, field.shape])},\n" for field in record.fields)
    return f'  "{name}": {{\n    size: {record.size},\n    fields: [\n{rows}    ],\n  }} as Layout<{type_name(name)}>,\n'


def entry_type(entry: Entry) -> str:
    arguments = ", ".join(f"{argument.name}: {argument_type(argument)}" for argument in entry.arguments)
    return f"  {entry.export}({arguments}): {result_type(entry)};\n"


def argument_type(argument: Argument) -> str:
    if argument.dimensions:
        return "Rows"
    return {"integer": "number", "flag": "boolean"}.get(argument.type) or f'Address<"{argument.type}">'


def result_type(entry: Entry) -> str:
    if entry.result is None:
        return "void"
    if entry.result.type != INTEGER:
        return "boolean"
    return "number" if entry.result.count == 1 else "number[]"


def entry_form(entry: Entry) -> str:
    arguments = [[argument.type, argument.dimensions] for argument in entry.arguments]
    result = entry.result and [entry.result.type, entry.result.count]
    return f"    {entry.export}: {{ arguments: {said(arguments)}, result: {said(result)} }},\n"


def said(value: object) -> str:
    return msgspec.json.encode(value).decode().replace(",", ", ")


def generated() -> str:
    told = description({})
    records = "\n".join(record_type(name, record) for name, record in told.records.items())
    layouts = "".join(layout_of(name, record) for name, record in told.records.items())
    parts = [HEAD, records, f"export const RECORDS = {{\n{layouts}}};\n", "export type RecordName = keyof typeof RECORDS;\n"]
    for engine in ENGINES:
        entries = "".join(map(entry_type, entries_of(told.entries, engine)))
        parts.append(f"export interface {type_name(engine)}Entries {{\n{entries}}}\n")
    forms = "".join(f'  "{engine}": {{\n{"".join(map(entry_form, entries_of(told.entries, engine)))}  }},\n' for engine in ENGINES)
    parts.append(f"export const ENTRIES = {{\n{forms}}} as const satisfies Record<string, Record<string, EntryForm>>;\n")
    named = "".join(f'  "{engine}": {type_name(engine)}Entries;\n' for engine in ENGINES)
    parts.append(f"export interface Engines {{\n{named}}}\n")
    return "\n".join(parts)


def entries_of(entries: list[Entry], engine: str) -> list[Entry]:
    return [entry for entry in entries if entry.file == file_of(engine)]


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated())
    print(f"wrote {TARGET}")
