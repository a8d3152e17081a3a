"""What is wrong with something a person or a program sent: where, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import inspect

Form = TypeVar("Form")

PATH = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
NAMED_FIELD = re.compile(r"^Object (?P<fault>contains unknown|missing required) field `(?P<field>.*)`$", re.DOTALL)
WRONG_WORD = re.compile(r"^Invalid (?:enum )?value (?P<word>.*)$", re.DOTALL)
KEY = "(key)"
LONGEST_WORD = 60
TYPES = re.compile(r"`(\w+(?: \| \w+)*)`")
PLAIN_WORDS = {
    "object": "an object",
    "array": "a list",
    "int": "a whole number",
    "float": "a number with a decimal point",
    "str": "a text",
    "bool": "true or false",
}


class Refusal(ValueError):
    """Refused, and nothing has changed; `pointer` is a JSON pointer to the field."""

    def __init__(self, pointer: str, reason: str) -> None:
        super().__init__(on_one_line(f"{pointer or '(the whole input)'}: {reason}"))
        self.pointer = pointer
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        """From one process to another."""
        return Refusal, (self.pointer, self.reason)

    def inside(self, pointer: str) -> Refusal:
        """The same, where the field lies inside something larger."""
        return Refusal(pointer + self.pointer, self.reason)

    def in_file(self, path: object) -> Refusal:
        """The same, where the whole input is a file; said once."""
        if self.pointer.startswith(str(path)):
            return self
        return Refusal(f"{path}: {self.pointer}" if self.pointer else str(path), self.reason)


def on_one_line(text: str) -> str:
    """Without line ends and control characters, which an input can bring along."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def escaped(field: str) -> str:
    """A field's name as a part of a JSON pointer."""
    return field.replace("~", "~0").replace("/", "~1")


def decoded(decoder: msgspec.json.Decoder[Form], text: bytes | str, inside: str = "") -> Form:
    """The decoded form, or a Refusal that names the field and what was expected there."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error), decoder.type, sent_in(text)).inside(inside) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(inside, f"expected JSON: {error}") from None
    except RecursionError:
        raise Refusal(inside, "expected JSON, nested far less deeply") from None


def sent_in(text: bytes | str) -> object:
    """The text as JSON of any form, where it is JSON to its end."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refusal_of(message: str, form: object, sent: object = None) -> Refusal:
    """msgspec's message with its path as a JSON pointer, up to a map whose key it does not tell, and in plain words."""
    found = PATH.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    pointer = path.partition("[...]")[0].replace("[", "/").replace("]", "").replace(".", "/")
    named, wrong = NAMED_FIELD.match(what), WRONG_WORD.match(what)
    if named:
        reason = "expected this field, it is missing" if named["fault"] == "missing required" else "expected no such field"
        return Refusal(f"{pointer}/{escaped(named['field'])}", reason)
    if wrong:
        steps = [*pointer.split("/")[1:], *([KEY] if found and found["key"] else [])]
        words = ", ".join(dict.fromkeys(words_at(inspect.type_info(form), steps, sent)))
        return Refusal(pointer, f"expected one of {words}, got {wrong['word'][:LONGEST_WORD]}")
    if what == "Number out of range":
        return Refusal(pointer, "expected a number nearer to zero")
    what = TYPES.sub(in_plain_words, what)
    return Refusal(pointer, what[0].lower() + what[1:])


def in_plain_words(types: re.Match[str]) -> str:
    return " or ".join(PLAIN_WORDS.get(name, name) for name in types[1].split(" | "))


def words_at(form: inspect.Type, path: list[str], sent: object) -> Iterator[str]:
    """The words that may stand at a place of a form; of several forms, in the one that what was sent names by its tag."""
    if isinstance(form, inspect.UnionType):
        for part in [part for part in form.types if is_named(part, sent)] or form.types:
            yield from words_at(part, path, sent)
    elif isinstance(form, inspect.LiteralType):
        yield from map(str, form.values)
    elif isinstance(form, inspect.StructType) and path:
        if path[0] == form.tag_field:
            yield str(form.tag)
        for field in form.fields:
            if field.encode_name == path[0]:
                yield from words_at(field.type, path[1:], sent_inside(sent, path[0]))
    elif isinstance(form, inspect.DictType):
        yield from words_at(form.key_type if path == [KEY] else form.value_type, [], None)
    elif isinstance(form, inspect.ListType) and path:
        yield from words_at(form.item_type, path[1:], sent_inside(sent, path[0]))
    elif isinstance(form, inspect.TupleType) and path:
        yield from words_at(form.item_types[0], path[1:], sent_inside(sent, path[0]))


def is_named(form: inspect.Type, sent: object) -> bool:
    return isinstance(form, inspect.StructType) and isinstance(sent, dict) and sent.get(form.tag_field) == form.tag


def sent_inside(sent: object, step: str) -> object:
    """What was sent one step further down; nothing, where a field that is there twice has led astray."""
    if isinstance(sent, dict):
        return sent.get(step)
    return sent[int(step)] if isinstance(sent, list) and step.isdecimal() and int(step) < len(sent) else None
