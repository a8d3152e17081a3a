"""Settings as they are kept: what was understood of them, not what was sent."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.games.listing import BOXES
from swarmrally.table.owners import numbered
from swarmrally.table.settings import Settings

LARGEST_SETUP = 256 * 1024
"""In bytes: a snapshot tells a course three times, and has to pass through one message."""


class Understood(Struct, frozen=True):
    settings: Settings
    title: str


def understood(settings: Settings) -> Understood:
    """The settings with their set-up written anew, or a Refusal that names the setting."""
    setup, owners = checked(settings)
    return Understood(replace(settings, setup=written(setup), owners=owners), BOXES[settings.game].title(setup))


def checked(settings: Settings) -> tuple[Any, list[int]]:
    """The set-up that they name and whose seats are whose, or a Refusal that names the setting."""
    box = BOXES[settings.game]
    try:
        setup = box.read_setup(bytes(settings.setup))
    except Refusal as refusal:
        raise refusal.inside("/setup") from None
    box.check_seats(setup, settings.seats)
    box.check_teams(setup, settings.seats, settings.teams)
    owners = box.check_owners(setup, settings.seats, numbered(settings.owners, settings.seats))
    most = len(set(owners)) or settings.seats
    if len(settings.bots) > most:
        raise Refusal("/bots", "too_many_bots", most=most, got=len(settings.bots))
    return setup, owners


def written(setup: Any) -> Raw:
    """With all that was left out, and without blanks; parts that the form takes as they come are read and written as well."""
    text = msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(setup)))
    if len(text) > LARGEST_SETUP:
        raise Refusal("/setup", "setup_too_large", most=LARGEST_SETUP, got=len(text))
    return Raw(text)


def reads(settings: bytes) -> bytes:
    """The same from JSON to JSON."""
    return msgspec.json.encode(understood(msgspec.json.decode(settings, type=Settings)))
