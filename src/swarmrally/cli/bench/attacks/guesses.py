"""Secrets tried by the dozen, and names by the hundred."""

from __future__ import annotations

import secrets

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import attack


@attack(lines=10)
async def invitations(line: Attacker) -> None:
    """Codes of invitations, guessed."""
    token = await line.player()
    while True:
        await line.ask("POST", "/api/invitations", {"code": secrets.token_urlsafe(12)}, token)


@attack(lines=10)
async def recoveries(line: Attacker) -> None:
    """Secrets of recovery links, guessed."""
    while True:
        await line.ask("POST", "/api/recover", {"secret": secrets.token_urlsafe(24)})


@attack(lines=10)
async def shares(line: Attacker) -> None:
    """Codes of shared records, guessed."""
    while True:
        await line.ask("POST", "/api/shared/film", {"code": secrets.token_urlsafe(30)})


@attack(lines=10)
async def tokens(line: Attacker) -> None:
    """Tokens of players, guessed."""
    while True:
        await line.ask("GET", "/api/me", token=f"{secrets.token_urlsafe(20)}.{secrets.token_urlsafe(20)}")


@attack(lines=10)
async def new_players(line: Attacker) -> None:
    """Players made as fast as they can be."""
    while True:
        await line.ask("POST", "/api/players", {"name": f"Kim {line.siege.sent.messages}"})


@attack(lines=10)
async def table_ids(line: Attacker) -> None:
    """Ids of tables, guessed: over HTTP, where each question goes to the store."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    while True:
        await line.ask("GET", "/api/tables/" + "".join(secrets.choice(letters) for _ in range(16)))
