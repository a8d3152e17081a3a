"""The rulebooks in other languages are the English ones in other words: same rules in the same order, same tables, same pictures."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ["it", "de", "fr"]
BOOKS = ["asteroyds.md", "roborally.md", "rulings.md"]


@pytest.fixture(params=[(language, book) for language in LANGUAGES for book in BOOKS], ids="-".join)
def pair(request: pytest.FixtureRequest) -> tuple[str, str]:
    language, book = request.param
    return (RULES / book).read_text(), (RULES / language / book).read_text()


def found(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text, re.MULTILINE)


def test_anchors_and_numbers_agree(pair: tuple[str, str]) -> None:
    ours, theirs = pair
    for pattern in (r'^<a id="([^"]+)"></a>$', r"^\*\*([ARX]\d+(?:\.\d+)?)\*\* ", r"^(#+ (?:[AR]\d+(?:\.\d+)?)?)"):
        assert found(pattern, theirs) == found(pattern, ours)


def test_links_agree(pair: tuple[str, str]) -> None:
    ours, theirs = pair
    for english, translated in zip(passages(ours), passages(theirs), strict=True):
        assert sorted(found(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", translated)) == sorted(found(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", english))


def test_tables_have_the_same_cells(pair: tuple[str, str]) -> None:
    ours, theirs = pair
    assert [row.count("|") for row in found(r"^\|.*$", theirs)] == [row.count("|") for row in found(r"^\|.*$", ours)]


def test_lists_have_the_same_items(pair: tuple[str, str]) -> None:
    ours, theirs = pair
    assert found(r"^(- |\d+\. )", theirs) == found(r"^(- |\d+\. )", ours)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_the_same_in_the_language_of_the_book(language: str, book: str) -> None:
    ours, theirs = (found(r"^!\[.+\]\((.+)\)$", (folder / book).read_text()) for folder in (RULES, RULES / language))
    assert theirs == [picture.replace("pictures/", f"../pictures/{language}/") for picture in ours]
    assert all((RULES / language / picture).is_file() for picture in theirs)


def test_names_in_code_letters_agree(pair: tuple[str, str]) -> None:
    """But for the two that are words: what the code letters are called, and how a hex is named."""
    ours, theirs = pair
    words = r"`([a-z0-9_]+(?:[:=/][a-z0-9_]+)?|[NESW]{1,2}|\[\d+, \d+\])`"
    for english, translated in zip(passages(ours), passages(theirs), strict=True):
        assert sorted(found(words, translated)) == sorted(found(words, english))


def passages(text: str) -> list[str]:
    return re.split(r'^<a id="[^"]+"></a>$', text, flags=re.MULTILINE)
