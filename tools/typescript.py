"""Writes web/src/wire/protocol.ts: the schemas of everything that goes over the wire as TypeScript types. `python -m tools.typescript`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from swarmrally.asteroyds.components import events as asteroyds_events
from swarmrally.asteroyds.components.state import QUESTIONS as ASTEROYDS_QUESTIONS
from swarmrally.asteroyds.components.state import REASONS as ASTEROYDS_REASONS
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.forms.schema import Position as AsteroydsPosition
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.kernel.codes import KINDS, RULES, Kind
from swarmrally.kernel.codes import WireCode as KernelCode
from swarmrally.kernel.hexes import HEADINGS as HEX_HEADINGS
from swarmrally.kernel.records import Record
from swarmrally.kernel.squares import HEADINGS as SQUARE_HEADINGS
from swarmrally.roborally.components import events as roborally_events
from swarmrally.roborally.components.ids import rule_id
from swarmrally.roborally.components.option_cards import NAMES as OPTIONS
from swarmrally.roborally.components.option_cards import TABLE
from swarmrally.roborally.components.state import QUESTIONS as ROBORALLY_QUESTIONS
from swarmrally.roborally.components.state import REASONS as ROBORALLY_REASONS
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.forms.schema import Position as RoborallyPosition
from swarmrally.roborally.rules.choices import RULE_OF
from swarmrally.server.forms.reasons import Failure, WireCode
from swarmrally.server.forms.tables import Done
from swarmrally.server.http.openapi import forms_of
from swarmrally.server.run.app import ROUTES
from swarmrally.server.socket.messages import AnyAsked, AnySaid

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "protocol.ts"
HEAD = "// Made by `python -m tools.typescript` from the server's schemas.\n"
RENAMED: dict[type, str] = {Record: "GameRecord", Done: "HttpDone"}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.RawType: "unknown",
    inspect.CustomType: "unknown",
}


def words(values: Any) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in dict.fromkeys(values))


BOTH = {
    "number": "number",
    "seats": "number[]",
    "cell": "[number, number]",
    "flag": "boolean",
}
ASTEROYDS = BOTH | {
    "seat": "number",
    "order": "Die[]",
    "die": "Die",
    "heading": words(HEX_HEADINGS),
    "tile": "string",
    "action": words(ACTIONS),
    "columns": f"({words(ACTIONS)})[]",
    "team": '"left" | "right"',
    "question": words(name for name in ASTEROYDS_QUESTIONS if name),
    "reason": words(name for name in ASTEROYDS_REASONS if name),
}
ROBORALLY = BOTH | {
    "seat": "number | null",
    "register": "number",
    "card": "number | null",
    "heading": words(SQUARE_HEADINGS),
    "option": words(OPTIONS),
    "weapon": "string",
    "question": words(name for name in ROBORALLY_QUESTIONS if name),
    "reason": words(name for name in ROBORALLY_REASONS if name),
    "about": "unknown",
    "answer": "unknown",
}


NAMED = {frozenset(get_args(WireCode)): "RefusalCode", frozenset(get_args(Kind)): "RefusalKind"}
"""Unions of words that have a name of their own."""


class Types:
    """The structs that were met, by name."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.classes: dict[str, type] = {}

    def of(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return self.of(kind.type)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return NAMED.get(frozenset(kind.values)) or words(kind.values)
        if isinstance(kind, (inspect.ListType, inspect.SetType, inspect.VarTupleType)):
            inner = self.of(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.of(part) for part in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.of(kind.value_type)}>"
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        name = name_of(kind.cls)
        if self.classes.setdefault(name, kind.cls) is not kind.cls:
            raise ValueError(f"{kind.cls} and {self.classes[name]} would have the same name")
        if name not in self.made:
            self.made[name] = ""
            tag = [f"  {kind.tag_field}: {words([kind.tag])};"] if kind.tag_field else []
            fields = [self.field(field) for field in kind.fields]
            self.made[name] = f"export interface {name} {{\n" + "\n".join([*tag, *fields]) + "\n}\n"
        return name

    def field(self, field: inspect.Field) -> str:
        return f"  {field.encode_name}{'' if field.required else '?'}: {self.of(field.type)};"


def name_of(struct: type) -> str:
    """The class's name, with its game's before it where both games have one."""
    if struct in RENAMED:
        return RENAMED[struct]
    parts = struct.__module__.split(".")
    games = {"asteroyds": "Asteroyds", "roborally": "Roborally"}
    prefix = next((games[part] for part in parts if part in games), "")
    return prefix + struct.__name__


def event_types(prefix: str, fields: dict[int, tuple[str, dict[str, str]]], forms: dict[str, str]) -> str:
    lines = []
    for kind, holds in fields.values():
        members = "".join(f"; {name}: {forms[form]}" for name, form in holds.items())
        lines.append(f'  | {{ kind: "{kind}"; beat: number; rule: string{members} }}')
    return f"export type {prefix}Event =\n" + "\n".join(lines) + ";\n"


def http_forms() -> list[Any]:
    """What is asked and answered over HTTP; the commands are there already."""
    shown = [handler for handler in ROUTES if handler.resolve_include_in_schema()]
    return [form for handler in shown for form in forms_of(handler) if isinstance(form, type)]


def listed(values: Any) -> str:
    return "\n".join(f"  | {words([value])}" for value in sorted(values))


def option_table() -> str:
    """R9 The options as the engine has them, and where in the rulebook a question stands."""
    rows = [
        {
            "name": card.name,
            "rule": rule_id(card.rule),
            "kind": card.kind,
            "question": card.question,
            "byRegister": card.is_by_register,
            "charges": card.charges,
        }
        for card in TABLE
    ]
    options = "".join(f"  {msgspec.json.encode(row).decode()},\n" for row in rows)
    questions = "".join(f'  {question}: "{rule_id(RULE_OF[question])}",\n' for question in ROBORALLY_QUESTIONS if question)
    return f"export const OPTION_CARDS = [\n{options}] as const;\n\nexport const QUESTION_RULES = {{\n{questions}}} as const;\n"


def refusal_tables() -> str:
    """Of every code that is not the gate's its kind, and the rule that refuses where one does."""
    kinds = "".join(f'  {code}: "{KINDS[code]}",\n' for code in sorted(get_args(KernelCode)))
    rules = "".join(f'  {code}: "{rule}",\n' for code, rule in sorted(RULES.items()))
    return (
        f"export const REFUSAL_KINDS = {{\n{kinds}}} as const satisfies Partial<Record<RefusalCode, RefusalKind>>;\n\n"
        f"export const REFUSAL_RULES: Partial<Record<RefusalCode, string>> = {{\n{rules}}};\n"
    )


def generated() -> str:
    types = Types()
    roots = {"Asked": AnyAsked, "Said": AnySaid}
    unions = [f"export type {name} = {types.of(inspect.type_info(union))};\n" for name, union in roots.items()]
    for form in (LivePlan, AsteroydsPosition, LiveProgram, RoborallyPosition, Failure, *http_forms()):
        types.of(inspect.type_info(form))
    codes = [f"export type {name} =\n{listed(values)};\n" for values, name in NAMED.items()]
    events = [
        'export type Die = "red" | "white" | "blue";\n',
        event_types("Asteroyds", asteroyds_events.FIELDS, ASTEROYDS),
        event_types("Roborally", roborally_events.FIELDS, ROBORALLY),
    ]
    return "\n".join([HEAD, *types.made.values(), *unions, *codes, *events, option_table(), refusal_tables()])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated())
    print(f"wrote {TARGET}")
