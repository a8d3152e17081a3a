"""Names that look empty, and names that look like somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.hosting import Visit, hosted

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.likeness import PLAIN, is_disguised, looks_of, reserved
from swarmrally.server.guard.names import checked_name

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
BLANKS = [
    "\U0001d159",
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u034f",
    "\u17b4",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u061c",
]


@pytest.mark.parametrize("blank", [*BLANKS, "\u00a0", "\u2003", "\u3000", "\ufe0f", "\U000e0100", "\u0301", "\u20dd"])
def test_a_name_that_looks_empty_is_refused(blank: str) -> None:
    for name in (blank, blank * 3, f" {blank} "):
        with pytest.raises(Refusal):
            checked_name(name)


@pytest.mark.parametrize("blank", BLANKS)
def test_a_name_with_something_that_shows_nothing_in_it_is_refused(blank: str) -> None:
    with pytest.raises(Refusal, match="printable"):
        checked_name(f"A{blank}da")


@pytest.mark.parametrize("space", ["\u00a0", "\u2003", "\u3000", " "])
def test_any_space_is_a_space(space: str) -> None:
    assert checked_name(f"{space}Ada{space}L{space}") == "Ada L"


def test_accents_do_not_climb_out_of_the_line() -> None:
    for name in ("A" + "\u0301" * 5, "Z\u0334\u0335\u0336\u0337algo", "\u0301Ada"):
        with pytest.raises(Refusal, match="expected at most 3 accents"):
            checked_name(name)
    for name in ("Zoë", "Nguyễn", "น้ำ", "שָּׁלוֹם", "राम"):
        assert checked_name(name)


@pytest.mark.parametrize(
    "other",
    ["ada", "ADA", "Аda", "Adа", "Αda", "Ａｄａ", "𝐀𝐝𝐚", "Ádä", "A d a", "A.d.a", "ᴀda", "Ⓐda"],
)
def test_names_that_can_be_taken_for_ada(other: str) -> None:
    assert looks_of(other) == looks_of("Ada")


@pytest.mark.parametrize(
    ("one", "other"), [("Bob", "B0b"), ("Alice", "A1ice"), ("Alice", "AIice"), ("Emma", "Ernma"), ("Will", "Wi||"), ("Oscar", "Оsсаr")]
)
def test_digits_and_pairs_can_be_taken_for_letters(one: str, other: str) -> None:
    assert looks_of(one) == looks_of(other)


@pytest.mark.parametrize(
    "other",
    ["ꓮꓡꓲꓚꓰ", "ᎪᏞᎥᏟᎬ", "Aliϲe", "AliϹe", "A∣ice", "A￨ice", "Alic℮", "Ali©e", "🅰lice", "🅐🅛🅘🅒🅔", "🇦lice", "A١ice", "A۱ice", "ałice", "ᴀʟɪᴄᴇ"],
)
def test_letters_of_rare_scripts_signs_and_odd_forms_can_be_taken_for_alice(other: str) -> None:
    assert looks_of(other) == looks_of("Alice")
    assert is_disguised(other)


@pytest.mark.parametrize("name", ["Ꭺlice", "ꓮlice", "Ⲁlice", "𐐀lice", "Aוice", "Aاice", "Aⵏice", "Aꔳice", "BobᎪ Ada", "ИᎢ", "นA"])
def test_a_word_that_mixes_scripts_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="one script"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ωmega",
        "Anna Иванова",
        "田中Ken",
        "たなかさん",
        "カタカナー",
        "김철수 2",
        "李Lee",
        "علي",
        "משה",
        "R2-D2",
        "x²",
        "Hawaiʻi",
        "Ａda",
        "ada ★",
    ],
)
def test_a_word_in_scripts_that_people_write_together_is_not(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Adam"), ("Comet 10", "Comet 11"), ("Player 0", "Player 1"), ("राम", "रमा"), ("李雷", "李梅"), ("!!!", "???")],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert looks_of(one) != looks_of(other)


def test_what_is_plain_is_borrowed_from_nowhere() -> None:
    assert not any(letter.isascii() and letter.isalnum() for letter in PLAIN)
    for name in ("Ada", "Zoë", "O'Neill", "Comet 10", "R2-D2", "José María", "Anna 2001"):
        assert not is_disguised(name)
    for name in ("Аda", "Ａda", "B0b", "Wi||"):
        assert is_disguised(name)


def test_what_the_pages_call_bots_hosts_and_nobody_is_reserved_in_every_language() -> None:
    found = 0
    for language in ("en", "it", "de", "fr"):
        for sheet, begins in (("common", "bot-"), ("common", "somebody ="), ("room", "host =")):
            for line in (WORDS / language / f"{sheet}.ftl").read_text("utf-8").splitlines():
                name = line.partition("=")[2].strip()
                if line.startswith(begins) and "{" not in line and name:
                    found += 1
                    assert looks_of(name) in reserved(), (language, line)
    assert found == 4 * (6 + 1 + 1)


@pytest.mark.parametrize(
    "name", ["Ace", "ace", "Vétéran", "Veteran", "Sоmebody", "Jemand", "Swarmra11y", "SERVER", "Host", "H ô t e", "Rookie"]
)
def test_a_reserved_name_is_refused_however_it_is_written(name: str) -> None:
    with pytest.raises(Refusal, match="not one of a bot, the host or the server"):
        checked_name(name)


@hosted
async def test_there_may_be_many_adas_but_none_in_disguise(visit: Visit) -> None:
    for name in ("Ada", "Ada", "ada", "Adä"):
        await visit.guest(name)
    eve = visit.visitor()
    for name in ("Аda", "Ａda"):
        refused = await eve.ask("POST", "/api/players", {"name": name}, status=400)
        assert (refused["error"]["pointer"], refused["error"]["code"]) == ("/name", "name_alike")
    await eve.introduce("Eve")
    await eve.ask("PATCH", "/api/me", {"name": "Adа"}, status=400)
    roman = await visit.guest("Роман")
    assert (await roman.ask("PATCH", "/api/me", {"name": "Роман"}))["name"] == "Роман"


@hosted
async def test_at_one_table_names_can_be_told_apart(visit: Visit) -> None:
    ada, other, same = await visit.guest("Alice"), await visit.guest("AIice"), await visit.guest("Alice")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 4}))["table"]
    await ada.do(table, do="sit")
    refused = await other.do(table, do="sit", status=400)
    assert (refused["error"]["code"], refused["error"]["details"]) == ("name_alike_here", {"name": "Alice"})
    await same.do(table, do="sit")
    await other.ask("PATCH", "/api/me", {"name": "Bob"})
    await other.do(table, do="sit")
    await other.ask("PATCH", "/api/me", {"name": "alice"}, status=400)
    await other.ask("PATCH", "/api/me", {"name": "Alice"})


@hosted
async def test_nobody_comes_to_a_private_table_or_takes_a_seat_over_as_somebody_else(visit: Visit) -> None:
    ada, eve = await visit.guest("Alice"), await visit.guest("alice")
    bob = await visit.guest("Bob")
    table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 4, "public": False}))["table"]
    code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {"uses": 9}))["code"]
    await eve.ask("POST", "/api/invitations", {"code": code}, status=400)
    await bob.ask("POST", "/api/invitations", {"code": code})
    await bob.do(table, do="sit")
    seat = (await bob.ask("POST", f"/api/tables/{table}/invitations", {"seat": 0}))["code"]
    await eve.ask("POST", "/api/invitations", {"code": seat}, status=400)
    await eve.ask("PATCH", "/api/me", {"name": "Eve"})
    await eve.ask("POST", "/api/invitations", {"code": seat})
