"""Which games of a tournament are kept as records."""

from __future__ import annotations

from msgspec import Struct

from swarmrally.arena.matches import Result
from swarmrally.kernel.refusal import Refusal

WAYS = "all, draws, lost:BOT (what this bot did not win), or numbers of games, with commas between"


class Keep(Struct, frozen=True):
    """All, the drawn ones, those that some bots have not won, and some by number."""

    all: bool = False
    draws: bool = False
    lost: frozenset[str] = frozenset()
    numbers: frozenset[int] = frozenset()

    @property
    def wants_any(self) -> bool:
        return self != Keep()

    def wants(self, result: Result) -> bool:
        if self.all or result.number in self.numbers or (self.draws and result.is_drawn):
            return True
        return any(bot in result.bots and result.points(bot) == 0 for bot in self.lost)


def keep_from(words: str, bots: list[str]) -> Keep:
    """The choice in words, or a Refusal."""
    chosen = [word.strip() for word in words.split(",") if word.strip()]
    lost = [word.removeprefix("lost:") for word in chosen if word.startswith("lost:")]
    numbers = [word for word in chosen if word.isdecimal()]
    for word in chosen:
        if word not in ("all", "draws", *numbers, *(f"lost:{bot}" for bot in bots)):
            raise Refusal("--keep-records", "wrong_option", expected=f"{WAYS}, got {word[:40]}")
    return Keep("all" in chosen, "draws" in chosen, frozenset(lost), frozenset(map(int, numbers)))
