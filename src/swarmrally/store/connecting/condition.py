"""How the database is: what is the matter with it now, and who has to be told."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.store.connecting.failures import Trouble, trouble_of


class Condition:
    def __init__(self) -> None:
        self.trouble: Trouble | None = None
        """Why nothing can be kept; it passes."""
        self.is_damaged = False
        """Something that was read is not what was written; that does not pass."""
        self.told: Callable[[Trouble], None] = lambda trouble: None
        """To be told of a trouble once, when it begins."""

    @property
    def worst(self) -> Trouble | None:
        return self.trouble or ("damaged" if self.is_damaged else None)

    def note(self, error: BaseException) -> Trouble | None:
        """Something has failed; what is the matter, None when it is not the database."""
        found = trouble_of(error)
        if found == "damaged":
            is_new, self.is_damaged = not self.is_damaged, True
        else:
            is_new, self.trouble = self.trouble is None and found is not None, found or self.trouble
        if is_new and found is not None:
            self.told(found)
        return found

    def is_over(self) -> None:
        """What can be kept is kept again."""
        self.trouble = None
