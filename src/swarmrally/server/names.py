"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

from swarmrally.kernel.refusal import Refusal

LONGEST = 24
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control characters, those that turn the direction of writing, and what has no shape."""


def checked_name(text: str) -> str:
    """The name, trimmed; or a Refusal."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if any(unicodedata.category(letter) in INVISIBLE for letter in name):
        raise Refusal("/name", "expected a name of printable characters")
    if not 1 <= len(name) <= LONGEST or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("/name", f"expected a name of 1 to {LONGEST} characters, got {len(name)}")
    return name
