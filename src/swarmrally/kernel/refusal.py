"""What is wrong with something a person or a program sent: where, by which code and rule, and what would be right."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from swarmrally.kernel.codes import KINDS, RULES, Code, Kind
from swarmrally.kernel.sentences import sentence

Form = TypeVar("Form")

PATH = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
NAMED_FIELD = re.compile(r"^Object (?P<fault>contains unknown|missing required) field `(?P<field>.*)`$", re.DOTALL)
WRONG_WORD = re.compile(r"^Invalid (?:enum )?value (?P<word>.*)$", re.DOTALL)
KEY = "(key)"
LONGEST_WORD = 60
LONGEST_GOT = 200
"""Letters of what was sent that a refusal says again."""
TYPES = re.compile(r"`(\w+(?: \| \w+)*)`")
WRONG_TYPE = re.compile(r"^Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`$")
BOUND = re.compile(r"^Expected `(?P<type>\w+)` (?P<length>of length )?(?P<side>>=|<=) (?P<number>-?\d+(?:\.\d+)?)$")
BEYOND: dict[tuple[str, str | None, str], tuple[Code, str]] = {
    ("array", "of length ", ">="): ("list_too_short", "least"),
    ("array", "of length ", "<="): ("list_too_long", "most"),
    ("str", "of length ", ">="): ("text_too_short", "least"),
    ("str", "of length ", "<="): ("text_too_long", "most"),
    **{(kind, None, ">="): ("too_small", "least") for kind in ("int", "float")},
    **{(kind, None, "<="): ("too_large", "most") for kind in ("int", "float")},
}
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

    def __init__(self, pointer: str, code: Code, **details: Any) -> None:
        self.pointer, self.code, self.details = pointer, code, details
        if isinstance(got := details.get("got"), str):
            details["got"] = got[:LONGEST_GOT]
        self.reason = sentence(code, details)
        super().__init__(on_one_line(f"{pointer or '(the whole input)'}: {self.reason}"))

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another."""
        return refused, (self.pointer, self.code, self.details)

    @property
    def kind(self) -> Kind:
        """Whether it was malformed, or against the rules, or well but not now, and so on."""
        return KINDS[self.code]

    @property
    def rule(self) -> str | None:
        return RULES.get(self.code)

    def at(self, pointer: str) -> Refusal:
        """The same, of another field."""
        return refused(pointer, self.code, self.details)

    def inside(self, pointer: str) -> Refusal:
        """The same, where the field lies inside something larger."""
        return self.at(pointer + self.pointer)

    def in_file(self, path: object) -> Refusal:
        """The same, where the whole input is a file; said once."""
        if self.pointer.startswith(str(path)):
            return self
        return self.at(f"{path}: {self.pointer}" if self.pointer else str(path))


def refused(pointer: str, code: Code, details: dict[str, Any]) -> Refusal:
    return Refusal(pointer, code, **details)


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
        raise Refusal(inside, "not_json", why=str(error)) from None
    except RecursionError:
        raise Refusal(inside, "nested") from None


def check_text(pointer: str, text: Any) -> None:
    if not isinstance(text, str):
        raise Refusal(pointer, "wrong_type", expected="a text", got=type(text).__name__)


def check_form(decoder: msgspec.json.Decoder[Form], form: Any) -> None:
    """What Python hands over is checked as if it had been sent: a form's annotations alone hold nobody to them."""
    try:
        text = msgspec.json.encode(form)
    except (TypeError, ValueError, OverflowError) as error:
        raise Refusal("", "not_json", why=str(error)) from None
    decoded(decoder, text)


def sent_in(text: bytes | str) -> object:
    """The text as JSON of any form, where it is JSON to its end."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refusal_of(message: str, form: object, sent: object = None) -> Refusal:
    """msgspec's message in plain words, its path as a JSON pointer up to a map whose key it does not tell, if no forms lie there."""
    found = PATH.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    pointer = path.partition("[...]")[0].replace("[", "/").replace("]", "").replace(".", "/")
    if "[...]" in path and (inside := refusal_in_map(looked_into(form), pointer.split("/")[1:], sent)):
        return inside.inside(pointer)
    named, wrong = NAMED_FIELD.match(what), WRONG_WORD.match(what)
    if named:
        return Refusal(f"{pointer}/{escaped(named['field'])}", "missing" if named["fault"] == "missing required" else "unknown_field")
    if wrong:
        steps = [*pointer.split("/")[1:], *([KEY] if found and found["key"] else [])]
        words = list(dict.fromkeys(words_at(looked_into(form), steps, sent)))
        return Refusal(pointer, "not_one_of", words=words, got=wrong["word"][:LONGEST_WORD])
    if what == "Number out of range":
        return Refusal(pointer, "too_far_from_zero")
    return refusal_of_value(pointer, what)


def refusal_in_map(form: inspect.Type, path: list[str], sent: object) -> Refusal | None:
    """What is wrong with the first form of a map of forms, by its key."""
    for step in path:
        sent = sent_inside(sent, step)
        form = next(iter(forms_inside(form, step)), form)
    of = next((part.value_type for part in parts_of(form) if isinstance(part, inspect.DictType)), None)
    if not isinstance(of, inspect.StructType) or not isinstance(sent, dict):
        return None
    for key, value in sent.items():
        try:
            msgspec.convert(value, of.cls)
        except msgspec.ValidationError as error:
            return refusal_of(str(error), of.cls, value).inside(f"/{escaped(key)}")
    return None


def forms_inside(form: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """Of which form a field is."""
    for part in parts_of(form):
        if isinstance(part, inspect.StructType):
            yield from (field.type for field in part.fields if field.encode_name == step)


def parts_of(form: inspect.Type) -> tuple[inspect.Type, ...]:
    return form.types if isinstance(form, inspect.UnionType) else (form,)


@functools.cache
def looked_into(form: Any) -> inspect.Type:
    """Kept, since it takes milliseconds, and anybody may send a wrong word."""
    return inspect.type_info(form)


def refusal_of_value(pointer: str, what: str) -> Refusal:
    """What msgspec says of a value of another type, or beyond a bound."""
    types, bound = WRONG_TYPE.match(what), BOUND.match(what)
    if types:
        wanted, got = types["wanted"].split(" | "), types["got"]
        return Refusal(pointer, "wrong_type", expected=in_plain_words(wanted), got=in_plain_words([got]), types=wanted, found=got)
    if bound and (bound["type"], bound["length"], bound["side"]) in BEYOND:
        code, side = BEYOND[bound["type"], bound["length"], bound["side"]]
        number = float(bound["number"]) if "." in bound["number"] else int(bound["number"])
        return Refusal(pointer, code, what=PLAIN_WORDS[bound["type"]], **{side: number})
    what = TYPES.sub(lambda names: in_plain_words(names[1].split(" | ")), what)
    return Refusal(pointer, "wrong_count" if "length" in what else "wrong_form", expected=what.removeprefix("Expected "))


def in_plain_words(types: list[str]) -> str:
    return " or ".join(PLAIN_WORDS.get(name, name) for name in types)


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
        yield from words_at(form.item_types[int(path[0])], path[1:], sent_inside(sent, path[0]))


def is_named(form: inspect.Type, sent: object) -> bool:
    return isinstance(form, inspect.StructType) and isinstance(sent, dict) and sent.get(form.tag_field) == form.tag


def sent_inside(sent: object, step: str) -> object:
    """What was sent one step further down; nothing, where a field that is there twice has led astray."""
    if isinstance(sent, dict):
        return sent.get(step)
    return sent[int(step)] if isinstance(sent, list) and step.isdecimal() and int(step) < len(sent) else None
