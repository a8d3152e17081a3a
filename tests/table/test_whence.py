"""From where tables were opened."""

from __future__ import annotations

from swarmrally.table.desk.opened_from import Whence


def test_tables_are_found_by_their_address_until_they_are_forgotten() -> None:
    whence = Whence()
    for table, address in (("a", "1"), ("b", "2"), ("c", "1"), ("d", "")):
        whence.note(table, address)
    assert sorted(whence.of("1")) == ["a", "c"]
    assert (whence.address_of("b"), whence.address_of("d")) == ("2", "")
    whence.forget(["a", "c", "nobody's"])
    assert (whence.of("1"), whence.address_of("a")) == ([], "")
    assert whence.tables == {"2": {"b"}}


def test_of_too_many_the_oldest_is_forgotten() -> None:
    whence = Whence(most=2)
    for table in "abc":
        whence.note(table, "1")
    assert sorted(whence.of("1")) == ["b", "c"]
    assert list(whence.addresses) == ["b", "c"]
