"""The results of a tournament in a file that only grows: a line that says what is played, then a line for each game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from swarmrally.arena.matches import Contest, Result
from swarmrally.kernel.locating import PACKAGE
from swarmrally.kernel.refusal import Refusal, decoded

FILE = "results.jsonl"


class Heading(Struct, frozen=True):
    """What may not change while a tournament goes on; the number of games may grow."""

    contest: Contest
    order: str
    line_ups: list[tuple[str, ...]]
    sides: list[int]
    program: str

    @property
    def facts(self) -> dict[str, Any]:
        """As they can be told to who tries something else in the same folder."""
        told = msgspec.json.decode(msgspec.json.encode(self))
        return {**told.pop("contest"), **told}


HEADINGS = msgspec.json.Decoder(Heading)
RESULTS = msgspec.json.Decoder(Result)


class Results:
    """By number; kept in a folder when there is one."""

    def __init__(self, heading: Heading, folder: Path | None) -> None:
        self.heading = heading
        self.found: dict[int, Result] = {}
        self.path = None if folder is None else folder / FILE
        if self.path is not None:
            self.open_file(self.path)

    def open_file(self, path: Path) -> None:
        kept = lines_of(path)
        if not kept:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(self.heading) + b"\n")
            return
        check_same(path, heading_in(path, kept), self.heading)
        cut_off_the_unfinished(path, kept)
        for line in kept[1:]:
            result = decoded(RESULTS, line, str(path))
            self.found.setdefault(result.number, result)

    def add(self, result: Result) -> None:
        """On disk first: a game that was counted is never played again."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
        self.found[result.number] = result

    def __iter__(self) -> Iterator[Result]:
        """In the order of their numbers, which is not that in which the games ended."""
        return (self.found[number] for number in sorted(self.found))

    def __len__(self) -> int:
        return len(self.found)


def lines_of(path: Path) -> list[bytes]:
    """The finished ones: who was killed while writing leaves one without an end."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a file", why=error.strerror) from None
    return text.split(b"\n")[:-1]


def cut_off_the_unfinished(path: Path, kept: list[bytes]) -> None:
    os.truncate(path, sum(len(line) + 1 for line in kept))


def seed_in(folder: Path | None) -> str | None:
    """The seed of the tournament in a folder, to go on with it."""
    kept = [] if folder is None else lines_of(folder / FILE)
    return heading_in(folder / FILE, kept).contest.seed if folder and kept else None


def heading_in(path: Path, kept: list[bytes]) -> Heading:
    return decoded(HEADINGS, kept[0], str(path))


def check_same(path: Path, kept: Heading, asked: Heading) -> None:
    """A Refusal that names what differs."""
    for name, value in asked.facts.items():
        before = kept.facts[name]
        if before != value:
            raise Refusal(
                str(path), "wrong_file", expected=f"another folder, or what is played in this one: {name} {said(before)}, not {said(value)}"
            )


def said(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


SCRIPTS = ("beginner.py", "idler.py", "stroller.py")


def program(game: str) -> str:
    """What decides how a game between bots goes: results of two programs are not to be mixed."""
    digest = blake2b(digest_size=8)
    files = [path for room in ("kernel", game, f"bots/{game}") for path in (PACKAGE / room).rglob("*")]
    for path in sorted([*files, *(PACKAGE / "bots").glob("*.py"), *(PACKAGE / "arena" / script for script in SCRIPTS)]):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
