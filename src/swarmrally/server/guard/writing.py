"""What people write for others to read: names and words of works, comments, reports."""

from __future__ import annotations

import unicodedata

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.likeness import is_disguised, looks_of
from swarmrally.server.guard.names import BLANK, INVISIBLE, MOST_MARKS, most_marks
from swarmrally.server.guard.scripts import mixes_scripts
from swarmrally.store.keeping.works import Works


def checked_title(text: str, most: int) -> str:
    """The name of a work, trimmed; or a Refusal. As long as it may be, it is checked as people's names are."""
    name = one_line(text, "/name", "name_unprintable")
    if not 1 <= len(name) <= most or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("/name", "name_length", most=most, got=len(name))
    if most_marks(name) > MOST_MARKS or unicodedata.category(name[0])[0] == "M":
        raise Refusal("/name", "name_accents", most=MOST_MARKS)
    if any(map(mixes_scripts, name.split())):
        raise Refusal("/name", "name_mixed")
    return name


def checked_words(text: str, pointer: str) -> str:
    """A few lines as one: what nobody can see, and what climbs out of its line, is refused."""
    words = one_line(" ".join(text.split()), pointer, "line_unprintable")
    if most_marks(words) > MOST_MARKS:
        raise Refusal(pointer, "name_accents", most=MOST_MARKS)
    return words


def one_line(text: str, pointer: str, code: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if any(letter in BLANK or unicodedata.category(letter) in INVISIBLE for letter in line):
        raise Refusal(pointer, code)  # type: ignore[arg-type]
    return line


async def check_new_title(works: Works, name: str, author: str) -> None:
    """No name in disguise looks like that of somebody else's work."""
    if is_disguised(name):
        for other in await works.alike(looks_of(name), author):
            if other != name:
                raise Refusal("/name", "work_alike", name=other)


def sought_in(name: str, words: str) -> str:
    """What a search is compared with, in whatever case it is written."""
    return folded(f"{name}\n{words}")


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
