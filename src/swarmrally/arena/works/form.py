"""The form of a work on the wire and in files, and what is understood of one: docs/gallery.md."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Raw, Struct, field

from swarmrally.kernel.refusal import Refusal, decoded, escaped
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.reading import written
from swarmrally.table.settings import Clock

Licence = Literal["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0"]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
LONGEST_NAME, LONGEST_WORDS = 48, 500
MOST_SEATS = 8
NOTHING = Raw(b"null")


class Work(Struct, forbid_unknown_fields=True):
    """A course or a layout with all that belongs to it."""

    format: Literal["swarmrally_work"]
    version: Literal[1]
    game: Game
    content: Raw
    """The course, or the layout, as a table's set-up takes it."""
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    licence: Licence
    words: Annotated[str, Meta(max_length=LONGEST_WORDS)] = ""
    """A few, about it."""
    table: Raw = field(default_factory=lambda: NOTHING)
    """What it is meant to be played with: the set-up's own fields beside the content, and `clock` as in a table's settings."""
    previous: Hash | None = None
    """The hash of the version before, by the same author."""


WORK = msgspec.json.Decoder(Work)
FIELDS: dict[Game, str] = {"roborally": "course", "asteroyds": "layout"}
"""Where the content stands in a set-up."""
CHOICES: dict[Game, tuple[str, ...]] = {"roborally": ("rules", "options", "options_at_start"), "asteroyds": ("rules", "asteroids")}
"""What else of a set-up a work may say."""
CLOCK = msgspec.json.Decoder(Clock)
OBJECT = msgspec.json.Decoder(dict[str, Raw])


class Understood(NamedTuple):
    """What the engine has read of a work, written anew: what was sent is forgotten."""

    game: Game
    content: bytes
    table: bytes
    """JSON of what is not as usual; `null` when all is."""
    hash: str
    setup: Any
    """The game's own Setup, without seats."""


def understood(game: Game, content: Raw, table: Raw = NOTHING) -> Understood:
    """A Refusal names the field of the work."""
    choices = choices_in(game, table)
    clock = choices.pop("clock", None)
    setup = setup_from(game, content, choices)
    kept = {name: found for name in CHOICES[game] if (found := unusual(plain(getattr(setup, name)), usual(game, name))) is not None}
    if clock is not None and (found := unusual(plain(clock_from(clock)), plain(Clock()))) is not None:
        kept["clock"] = found
    written(setup)
    read = plain(getattr(setup, FIELDS[game]))
    whole = {"content": read, "game": game, "table": kept or None}
    return Understood(game, canonical(read), canonical(kept or None), hashlib.sha256(canonical(whole)).hexdigest(), setup)


def choices_in(game: Game, table: Raw) -> dict[str, Raw]:
    if bytes(table) == bytes(NOTHING):
        return {}
    found = decoded(OBJECT, bytes(table), "/table")
    for name in found:
        if name not in (*CHOICES[game], "clock"):
            raise Refusal(f"/table/{escaped(name[:40])}", "unknown_field")
    return found


def setup_from(game: Game, content: Raw, choices: dict[str, Raw]) -> Any:
    place = FIELDS[game]
    # A name would be a course of ours.
    read = decoded(OBJECT, bytes(content), "/content")
    rules = decoded(OBJECT, bytes(choices["rules"]), "/table/rules") if "rules" in choices else {}
    if game == "asteroyds" and "mode" not in rules:
        rules["mode"] = first_mode(read)
    text = msgspec.json.encode({**choices, "rules": rules, place: content})
    try:
        setup = BOXES[game].read_setup(text)
        seat_counts(game, setup)
    except Refusal as refusal:
        raise in_work(refusal, place) from None
    return setup


def first_mode(layout: dict[str, Raw]) -> Raw:
    """Of those that the layout is for; what is no list of words is refused where the layout is read."""
    try:
        modes = msgspec.json.decode(layout.get("modes", Raw(b"[]")), type=list[str])
    except msgspec.DecodeError:
        modes = []
    return Raw(msgspec.json.encode(modes[0] if modes and modes[0] in ("racing", "shooting", "targets", "drones") else "racing"))


def in_work(refusal: Refusal, place: str) -> Refusal:
    """Where it stands in the work."""
    pointer = refusal.pointer.removeprefix("/setup")
    if pointer == f"/{place}" or pointer.startswith(f"/{place}/"):
        return refusal.at("/content" + pointer.removeprefix(f"/{place}"))
    return refusal.at("/content" if pointer in ("", "/seats") else f"/table{pointer}")


def seat_counts(game: Game, setup: Any) -> list[int]:
    """With how many seats it can be played; the Refusal of two where with none."""
    found, box, first = [], BOXES[game], None
    for seats in range(2, MOST_SEATS + 1):
        try:
            box.check_seats(setup, seats)
            found.append(seats)
        except Refusal as refusal:
            first = first or refusal
    if not found and first is not None:
        raise first
    return found


def clock_from(text: Raw) -> Clock:
    return decoded(CLOCK, bytes(text), "/table/clock")


def plain(thing: Any) -> Any:
    """As JSON has it, without forms."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def usual(game: Game, name: str) -> Any:
    return plain(getattr(BOXES[game].read_setup(b"{}"), name))


def unusual(found: Any, as_usual: Any) -> Any:
    """What differs; of an object only the fields that do, and never the mode, which is chosen at the table."""
    if isinstance(found, dict) and isinstance(as_usual, dict):
        return {name: each for name, each in found.items() if name != "mode" and each != as_usual.get(name)} or None
    return None if found == as_usual else found


def canonical(thing: Any) -> bytes:
    """The one way to write it: keys in their order, no blanks, UTF-8."""
    return msgspec.json.encode(thing, order="sorted")


def laid(game: Game, content: bytes, table: bytes, setup: bytes) -> Raw:
    """A table's set-up on a work: what it says itself counts before what the work says."""
    asked = decoded(OBJECT, setup, "/setup")
    asked.pop("work", None)
    if FIELDS[game] in asked or "scenario" in asked:
        pointer = f"/setup/{FIELDS[game] if FIELDS[game] in asked else 'scenario'}"
        raise Refusal(pointer, "not_here", expected="nothing beside a work, which says what is played on")
    choices = choices_in(game, Raw(table))
    choices.pop("clock", None)
    rules = {**rules_in(choices), **rules_in(asked, "/setup/rules")}
    if game == "asteroyds" and "mode" not in rules:
        rules["mode"] = first_mode(OBJECT.decode(content))
    return Raw(msgspec.json.encode({**choices, **asked, "rules": rules, FIELDS[game]: Raw(content)}))


def rules_in(choices: dict[str, Raw], pointer: str = "/table/rules") -> dict[str, Raw]:
    return decoded(OBJECT, bytes(choices["rules"]), pointer) if "rules" in choices else {}
