"""What a client has asked, when, and what it was told: the history of a run is a list of these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

NEVER = float("inf")
Told = Literal["done", "refused", "unknown"]


class Operation(Struct, frozen=True):
    """Whatever it did happened at one moment between `asked` and `answered`; by a clock that all who record share."""

    who: str
    what: str
    """Of the model: a change, or `saw`."""
    with_what: Any
    asked: float
    answered: float
    told: Told
    """Unknown when the connection broke first: it may have happened, at any time since, or never."""

    @property
    def must_be(self) -> bool:
        return self.told != "unknown"

    def __str__(self) -> str:
        return f"{self.asked:.3f} to {self.answered:.3f}: {self.who} {self.what} {self.with_what} {self.told}"


def change(who: str, what: str, with_what: Any, asked: float, answered: float, told: Told) -> Operation:
    return Operation(who, what, with_what, asked, NEVER if told == "unknown" else answered, told)


def saw(who: str, found: Any, asked: float, answered: float) -> Operation:
    return Operation(who, "saw", found, asked, answered, "done")
