"""What the drawings say: the English sentence, or the one that words/<language>.toml has for it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

LANGUAGES = ("en", "it", "de", "fr")
WORDS = Path(__file__).resolve().parent / "words"


class Name(str):
    """Written alike in every language: an id, letters of headings."""


@dataclass
class Language:
    name: str
    sentences: dict[str, str]
    said: set[str] = field(default_factory=set)
    """The English of all that has been drawn."""

    def say(self, english: str) -> str:
        if isinstance(english, Name):
            return english
        self.said.add(english)
        if self.name == "en":
            return english
        if english not in self.sentences:
            raise LookupError(f"expected {WORDS / self.name}.toml to have a sentence for {english!r}")
        return self.sentences[english]


def sentences(name: str) -> dict[str, str]:
    return {} if name == "en" else tomllib.loads((WORDS / f"{name}.toml").read_text(encoding="utf-8"))


spoken = Language("en", {})


@contextmanager
def speaking(name: str) -> Iterator[Language]:
    """All that is drawn meanwhile says it in that language."""
    global spoken
    before, spoken = spoken, Language(name, sentences(name))
    try:
        yield spoken
    finally:
        spoken = before


def say(english: str, **values: object) -> str:
    """The sentence in the language being drawn; `say("{count} cards", count=6)` fills it in."""
    return spoken.say(english).format(**values)
