"""Writes web/src/engine/reading/shapes.ts: what the page holds layouts and courses of one's own to. `python -m tools.ground_types`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from swarmrally.asteroyds.forms.boards import RANGES_DECODER
from swarmrally.asteroyds.forms.layouts import LayoutForm
from swarmrally.roborally.forms.course_forms import COURSE_DECODER

TARGET = Path(__file__).parent.parent / "web" / "src" / "engine" / "reading" / "shapes.ts"
HEAD = """// Made by `python -m tools.ground_types` from the forms that Python reads.
import type { Shape } from "./reading";

"""
FORMS: dict[str, Any] = {"LAYOUT": LayoutForm, "RANGES": RANGES_DECODER.type, "COURSE": COURSE_DECODER.type}
SIMPLE = {inspect.BoolType: "flag", inspect.StrType: "text", inspect.NoneType: "null", inspect.RawType: "any"}


def shape_of(form: inspect.Type) -> dict[str, Any]:
    if kind := SIMPLE.get(type(form)):
        return {"is": kind}
    match form:
        case inspect.Metadata(type=inner):
            return shape_of(inner)
        case inspect.IntType(ge=least, le=most):
            return {"is": "number", **bounds(least, most)}
        case inspect.LiteralType(values=words):
            return {"is": "word", "words": list(words)}
        case inspect.ListType(item_type=item, min_length=least, max_length=most):
            return {"is": "list", "of": shape_of(item), **bounds(least, most)}
        case inspect.TupleType(item_types=items):
            return {"is": "row", "of": [shape_of(item) for item in items]}
        case inspect.DictType(key_type=key, value_type=value, min_length=None, max_length=None):
            return {"is": "map", "keys": shape_of(key), "of": shape_of(value)}
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            tagged = {"tag": [tag_field, tag]} if tag_field else {}
            needed = [field.encode_name for field in fields if field.required]
            return {"is": "form", **tagged, "needed": needed, "fields": {field.encode_name: shape_of(field.type) for field in fields}}
        case inspect.UnionType(types=types):
            return {"is": "one of", "shapes": [shape_of(each) for each in types if not is_unset(each)]}
    raise TypeError(f"nobody has needed {form} yet")


def is_unset(form: inspect.Type) -> bool:
    """Left out is not sent."""
    return isinstance(form, inspect.CustomType) and form.cls is msgspec.UnsetType


def bounds(least: Any, most: Any) -> dict[str, int]:
    return {name: bound for name, bound in (("least", least), ("most", most)) if bound is not None}


def generated() -> str:
    shapes = {name: msgspec.json.encode(shape_of(inspect.type_info(form))).decode() for name, form in FORMS.items()}
    return HEAD + "\n".join(f"export const {name} = {shape} as const satisfies Shape;" for name, shape in shapes.items()) + "\n"


if __name__ == "__main__":
    TARGET.write_text(generated())
    print(f"wrote {TARGET}")
