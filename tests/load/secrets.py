"""What must not be told before its time, read from the log, and found again in whatever somebody has heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from tests.table.simulation.ledger import Ledger

from swarmrally.store import Store
from swarmrally.table import entries

NEVER = 1_000_000
FEW = 3
"""So many cards together are recognised."""


class Secret(Struct, frozen=True):
    table: str
    seat: int
    """Who may know it."""
    text: bytes
    public_from: int
    """The number of the message that tells it to all."""


async def secrets_of(kept: Store, table: str) -> set[Secret]:
    """Of one game: the seed, every plan and draft, every hand."""
    ledger = Ledger()
    ledger.table.table = table
    plans: list[tuple[int, int, Any]] = []
    hands: set[tuple[int, bytes]] = set()
    for entry in await kept.log.entries(table):
        body = entries.DECODER.decode(entry.body)
        if isinstance(body, entries.Drafted | entries.Sealed) and (isinstance(body, entries.Drafted) or body.by == "person"):
            plans.append((len(ledger.told), body.seat, msgspec.json.decode(body.plan)))
        ledger.fold(entry)
        hands |= set(hands_at(ledger))
    told = [msgspec.json.decode(message) for message in ledger.told]
    found = {Secret(table, seat, hand, NEVER) for seat, hand in hands}
    found |= {secret for before, seat, plan in plans for secret in secrets_in(table, told, before, seat, plan)}
    return found | {Secret(table, -1, msgspec.json.encode(ledger.table.seed), end_of(told))}


async def plans_of_bots(kept: Store, table: str) -> set[bytes]:
    """A person's plan that a bot makes too marks nothing: everybody may see the bot fly it."""
    bodies = [entries.DECODER.decode(entry.body) for entry in await kept.log.entries(table)]
    plans = [msgspec.json.decode(body.plan) for body in bodies if isinstance(body, entries.Sealed) and body.by != "person"]
    return {msgspec.json.encode(plan["columns"]) for plan in plans if "columns" in plan}


def hands_at(ledger: Ledger) -> Iterable[tuple[int, bytes]]:
    play = ledger.table.play
    if play is not None and ledger.table.settings.game == "roborally" and play.stage == "planning":
        for seat in range(play.seats):
            hand = play.own(seat)["hand"]
            if len(hand) >= FEW:
                yield seat, msgspec.json.encode(hand)


def secrets_in(table: str, told: list[Any], before: int, seat: int, plan: Any) -> Iterable[Secret]:
    if "columns" in plan:
        yield Secret(table, seat, msgspec.json.encode(plan["columns"]), revealed(told, before, seat, plan["columns"]))
    elif sum(held is not None for held in plan.get("registers") or ()) >= FEW:
        yield Secret(table, seat, msgspec.json.encode(plan["registers"]), registers_begin(told, before))


def revealed(told: list[Any], before: int, seat: int, columns: Any) -> int:
    for number, event in events_after(told, before):
        if event["kind"] == "PlanRevealed" and event["seat"] == seat:
            return number if event["columns"] == columns else NEVER
    return NEVER


def registers_begin(told: list[Any], before: int) -> int:
    return next((number for number, event in events_after(told, before) if event["kind"] == "RegisterBegan"), NEVER)


def events_after(told: list[Any], before: int) -> Iterable[tuple[int, Any]]:
    for message in told[before:]:
        for news in message["news"]:
            for event in news.get("events", ()):
                yield message["number"], event


def end_of(told: list[Any]) -> int:
    return next((message["number"] for message in told for news in message["news"] if news["news"] == "over"), NEVER)


def leaks(messages: Iterable[dict[str, Any]], player: str, seats: dict[str, dict[int, str]], secrets: set[Secret]) -> list[Any]:
    """Messages to this player, in their order, with something in them that is not theirs to know yet."""
    heard: dict[str, int] = {}
    hidden = [secret for secret in secrets if seats[secret.table].get(secret.seat) != player]
    found = []
    for message in messages:
        heard.update(numbers_in(message))
        text = bare(msgspec.json.encode(message))
        found += [(secret, message) for secret in hidden if heard.get(secret.table, 0) < secret.public_from and secret.text in text]
    return found


def bare(text: bytes) -> bytes:
    """So that a secret is also found inside a text, or written with spaces."""
    return text.replace(b"\\", b"").replace(b" ", b"")


def numbers_in(message: dict[str, Any]) -> dict[str, int]:
    """How far this message brings its reader."""
    if message["type"] == "table":
        return {message["table"]["table"]: message["table"]["number"]}
    if message["type"] == "told" and message["told"]:
        return {message["table"]: message["told"][-1]["number"]}
    return {}
