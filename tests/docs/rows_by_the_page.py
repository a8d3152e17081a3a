"""A reader of rows that was written from docs/protocol.md alone, and takes every list from that page: it knows nothing of the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from struct import iter_unpack, unpack_from
from typing import Any

DOCS = Path(__file__).parent.parent.parent / "docs"
Place = list[int]


class Reader:
    """For one game; in Asteroyds the hexes of its board have to be known."""

    def __init__(self, game: str, hexes: list[Place] | None = None) -> None:
        page = (DOCS / "protocol.md").read_text()
        self.letter, self.hexes = game[0], hexes or []
        events = chapter(page, f"{game}: events")
        rows = re.findall(r"^\| `([A-Z]\w+)` \| (.*?) \|", events, re.MULTILINE)
        self.kinds = [(kind, re.findall(r"`(\w+)` (\w+)", fields)) for kind, fields in rows]
        self.lists = lists_in(chapter(page, "Tables: events as rows"), game)
        options = re.search(r"The options: `(.*?)`", (DOCS / "positions.md").read_text(), re.DOTALL)
        assert options is not None
        self.options = options[1].split()

    def events(self, rows: bytes) -> list[dict[str, Any]]:
        numbers = [number for (number,) in iter_unpack("<h", rows)]
        events = []
        while numbers:
            kind, rule, beat, *numbers = numbers
            name, fields = self.kinds[kind]
            event = {"kind": name, "beat": beat, "rule": f"{self.letter}{rule // 100}.{rule % 100}"}
            for field, form in fields:
                first, *numbers = numbers
                if form == "columns":
                    second, *numbers = numbers
                    event[field] = [self.word("action", packed // unit % 16) for packed in (first, second) for unit in (1, 16, 256)]
                else:
                    event[field] = self.value(form, first, str(event.get("question", "")))
            events.append(event)
        return events

    def value(self, form: str, number: int, question: str) -> Any:
        match form:
            case "number":
                return number
            case "seat":
                return None if number == -1 else number
            case "seats":
                return [seat for seat in range(8) if number & 2**seat]
            case "flag":
                return {0: False, 1: True}[number]
            case "cell":
                return self.hexes[number] if self.letter == "A" else [number % 50 - 1, number // 50 - 1]
            case "order":
                return str(self.word("order", number)).split(",")
            case "tile":
                return str(self.word("tile", number)).replace("_", " ")
            case "register":
                return number + 1
            case "card":
                return number * 10 or None
            case "option":
                return self.options[number]
            case "weapon":
                return "main_laser" if number == -1 else self.options[number]
            case "about":
                return self.value("cell", number, "") if question in ("archive", "re_entry") else number
            case "answer":
                return self.answer(number, question)
            case _:
                return self.word(form, number)

    def answer(self, number: int, question: str) -> Any:
        match question:
            case "home":
                return number
            case "weapon":
                return self.value("weapon", number, "")
            case "keep_option" | "discard_option" | "lose_option":
                return None if number == -1 else self.options[number]
            case "mechanical_arm":
                return None if number == -1 else self.value("cell", number, "")
            case "fire_control":
                return "damage" if number == 0 else {"lock": number - 7} if number < 64 else {"destroy": self.options[number - 64]}
            case "re_entry" | "start":
                pose = {"heading": self.word("heading", number // 2 % 4), "at": self.value("cell", number // 8, "")}
                return pose | ({"powered_down": number % 2 == 1} if question == "re_entry" else {})
            case _:
                return self.value("flag", number, "")

    def word(self, form: str, number: int) -> str | None:
        first, words = self.lists[form]
        assert number >= first, (form, number)
        return None if words[number - first] == "null" else words[number - first]

    def said(self, frame: bytes) -> list[dict[str, Any]]:
        """The messages of a binary frame, with their events."""
        (size,) = unpack_from("<I", frame)
        said, rows = json.loads(frame[4 : 4 + size]), frame[4 + size :]
        messages = said if isinstance(said, list) else [said]
        for told in [told for message in messages if message["type"] == "told" for told in message["told"]]:
            for news in told["news"]:
                if "events" in news and type(news["events"]) is int:
                    news["events"], rows = self.events(rows[: news["events"]]), rows[news["events"] :]
        assert rows == b""
        return messages


def lists_in(text: str, game: str) -> dict[str, tuple[int, list[str]]]:
    """By type, the first number and the words."""
    table = re.search(rf"^\| type \| in {game} \|\n(.*?)(?:\n\n|\Z)", text, re.DOTALL | re.MULTILINE)
    assert table is not None
    found = re.findall(r"^\| (\w+) \| from (\d): `(.*?)`", table[1], re.MULTILINE)
    return {form: (int(first), words.split()) for form, first, words in found}


def chapter(page: str, title: str) -> str:
    return page.split(f"\n## {title}\n")[1].split("\n## ")[0]


def hexes_in(rows: dict[str, list[list[int]]]) -> list[Place]:
    """`board` of a position, counted as the page says."""
    return [[int(row), column] for row in sorted(rows, key=int) for first, last in sorted(rows[row]) for column in range(first, last + 1)]
