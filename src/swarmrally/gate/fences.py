"""Whether the server has all that was read on some connections up to a moment: it asks before time runs out for a table."""

from __future__ import annotations

from collections.abc import Callable


class Fences:
    def __init__(self, passed: Callable[[int], None]) -> None:
        self.passed = passed
        """To be told which fence nobody is behind any more."""
        self.behind: dict[int, set[int]] = {}
        """By fence, the connections that still have something that was read before."""

    def put_up(self, fence: int, behind: set[int]) -> None:
        if behind:
            self.behind[fence] = behind
        else:
            self.passed(fence)

    def leave(self, connection: int) -> None:
        """Nothing that was read on it waits any more for the server to take it."""
        for fence, behind in list(self.behind.items()) if self.behind else ():
            behind.discard(connection)
            if not behind:
                del self.behind[fence]
                self.passed(fence)
