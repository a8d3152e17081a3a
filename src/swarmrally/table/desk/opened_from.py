"""From where tables were opened: written nowhere, and forgotten when there are many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

MOST = 20_000


class Whence:
    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.addresses: OrderedDict[str, str] = OrderedDict()
        self.tables: dict[str, set[str]] = {}
        """The same the other way round."""

    def note(self, table: str, address: str) -> None:
        if not address:
            return
        self.addresses[table] = address
        self.tables.setdefault(address, set()).add(table)
        if len(self.addresses) > self.most:
            self.forget([next(iter(self.addresses))])

    def address_of(self, table: str) -> str:
        """Empty when it is not known."""
        return self.addresses.get(table, "")

    def of(self, address: str) -> list[str]:
        return list(self.tables.get(address, ()))

    def forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            address = self.addresses.pop(table, "")
            left = self.tables.get(address, set())
            left.discard(table)
            if not left:
                self.tables.pop(address, None)
