"""Names that people give themselves."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.identity import Identities
from swarmrally.server.guard.likeness import is_disguised, looks_of, reserved, taken_for
from swarmrally.server.guard.scripts import mixes_scripts
from swarmrally.store import Store

LONGEST = 24
MOST_MARKS = 3
"""Accents and the like on one letter; more of them climb into the lines above."""
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control characters, those that turn the direction of writing, and what has no shape."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")
"""What counts as a letter, a mark or a sign, and shows nothing."""
SELECTORS = frozenset(map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between two forms of what stands before them; without them there is one."""
LATELY = 30 * 24 * 3_600_000


def checked_name(text: str) -> str:
    """The name, trimmed; or a Refusal."""
    name = " ".join("".join(letter for letter in unicodedata.normalize("NFC", text) if letter not in SELECTORS).split(" "))
    name = " ".join("".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in name).split(" ")).strip()
    if any(letter in BLANK or unicodedata.category(letter) in INVISIBLE for letter in name):
        raise Refusal("/name", "name_unprintable")
    if not 1 <= len(name) <= LONGEST or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("/name", "name_length", most=LONGEST, got=len(name))
    if most_marks(name) > MOST_MARKS or unicodedata.category(name[0])[0] == "M":
        raise Refusal("/name", "name_accents", most=MOST_MARKS)
    if any(map(mixes_scripts, name.split())):
        raise Refusal("/name", "name_mixed")
    if looks_of(name) in reserved():
        raise Refusal("/name", "name_reserved")
    return name


def most_marks(name: str) -> int:
    """The longest run of them; those that stand in the line beside the letter take no space above it."""
    longest = run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        longest = max(longest, run)
    return longest


async def check_new_name(store: Store, name: str, now: int, player: str = "") -> None:
    """Nobody takes a name in disguise that looks like that of somebody who was here lately."""
    if not is_disguised(name):
        return
    others = await store.players.alike(looks_of(name), now - LATELY)
    other = taken_for(name, {one: known for one, known in others.items() if one != player})
    if other is not None:
        raise Refusal("/name", "name_alike", name=other)


async def check_at_table(identities: Identities, name: str, player: str, others: Iterable[str | None]) -> None:
    """At one table names that are not the same can be told apart."""
    names = await identities.names({other for other in others if other != player})
    other = taken_for(name, names)
    if other is not None:
        raise Refusal("/name", "name_alike_here", name=other)
