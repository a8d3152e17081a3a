"""Which scripts a word is written in: letters of a script that few can read make a name look like one in another."""

from __future__ import annotations

import unicodedata

TOGETHER = (
    frozenset({"LATIN", "GREEK", "CYRILLIC"}),
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}),
)
"""Scripts that people write in one word; of the first ones likeness.py knows which letters look the same."""
FORMS = frozenset({"FULLWIDTH", "HALFWIDTH", "MODIFIER", "MATHEMATICAL", "MICRO", "KELVIN", "ANGSTROM", "SCRIPT", "DOUBLE-STRUCK"})
"""Words that begin the names of letters and are no script."""


def mixes_scripts(word: str) -> bool:
    scripts = {script for script in map(script_of, unicodedata.normalize("NFKC", word)) if script}
    return len(scripts) > 1 and not any(scripts <= together for together in TOGETHER)


def script_of(letter: str) -> str | None:
    """Unicode's names begin with the script; None for what belongs to all of them."""
    if unicodedata.category(letter)[0] != "L":
        return None
    script = unicodedata.name(letter, "").partition(" ")[0]
    return None if script in FORMS else script
