"""What is wrong with something a person or a program sent: where, and what would be right."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

Form = TypeVar("Form")

PATH = re.compile(r"^(?P<what>.*?)(?: - at `(?P<key>key in )?\$(?P<path>.*)`)?$", re.DOTALL)
NAMED_FIELD = re.compile(r"^Object (?:contains unknown|missing required) field `(?P<field>.*)`$", re.DOTALL)


class Refusal(ValueError):
    """Refused, and nothing has changed; `pointer` is a JSON pointer to the field."""

    def __init__(self, pointer: str, reason: str) -> None:
        super().__init__(f"{pointer or '(the whole input)'}: {reason}")
        self.pointer = pointer
        self.reason = reason

    def inside(self, pointer: str) -> Refusal:
        """The same, where the field lies inside something larger."""
        return Refusal(pointer + self.pointer, self.reason)


def escaped(field: str) -> str:
    """A field's name as a part of a JSON pointer."""
    return field.replace("~", "~0").replace("/", "~1")


def decoded(decoder: msgspec.json.Decoder[Form], text: bytes | str, inside: str = "") -> Form:
    """The decoded form, or a Refusal that names the field and what was expected there."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error), inside) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(inside, f"expected JSON: {error}") from None
    except RecursionError:
        raise Refusal(inside, "expected JSON, nested far less deeply") from None


def refusal_of(message: str, inside: str) -> Refusal:
    """msgspec's message with its path as a JSON pointer."""
    found = PATH.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    pointer = inside + path.replace("[...]", "").replace("[", "/").replace("]", "").replace(".", "/")
    field = NAMED_FIELD.match(what)
    if field is None:
        return Refusal(pointer, what[0].lower() + what[1:])
    pointer = f"{pointer}/{escaped(field['field'])}"
    return Refusal(pointer, "expected this field, it is missing" if "missing" in what else "expected no such field")
