"""Who asks: guests have an id, and a token that proves it, in a cookie or in the header of a program."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.players import Player
from swarmrally.store.store import Store

COOKIE = "swarmrally"
COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep one."""
FRESH = 3.0
"""Seconds for which a player need not be looked up again: so long another server may have signed them out already."""
MOST_KNOWN = 20_000
SEEN_EVERY = 3_600_000
RECOVERY_HOURS = 24
HOUR = 3_600_000


class Known(Struct):
    player: Player
    looked: float


class Identities:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.tokens = URLSafeSerializer(key, salt="player")
        self.known: dict[str, Known] = {}

    # Tokens

    def token(self, player: Player) -> str:
        return str(self.tokens.dumps([player.id, player.epoch]))

    async def identify(self, scope: Mapping[str, Any]) -> Player | None:
        """The player whose token came with an HTTP request or a WebSocket; None for nobody, and for one who was signed out."""
        for token in tokens_in(scope["headers"]):
            player = await self.bearer(token)
            if player is not None:
                return player
        return None

    async def bearer(self, token: str) -> Player | None:
        try:
            player, epoch = self.tokens.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        found = (await self.players([player])).get(player)
        return found if found is not None and found.epoch == epoch and found.name is not None else None

    # Players

    async def players(self, ids: Collection[str]) -> dict[str, Player]:
        """Those of them that are there."""
        now = time.monotonic()
        unknown = [one for one in ids if one not in self.known or now - self.known[one].looked > FRESH]
        if unknown:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            for player in unknown:
                self.known.pop(player, None)
            found = await self.store.players.fetch(unknown)
            self.known.update({player.id: Known(player, now) for player in found.values()})
            return {one: self.known[one].player for one in ids if one in self.known} | found
        return {one: self.known[one].player for one in ids}

    async def names(self, ids: Collection[str | None]) -> dict[str, str]:
        """What to call them; nobody whose name was deleted."""
        found = await self.players({one for one in ids if one})
        return {player.id: player.name for player in found.values() if player.name is not None}

    async def create(self, name: str, now: int) -> Player:
        return await self.store.players.create(secrets.token_urlsafe(9), name, now)

    async def rename(self, player: Player, name: str) -> None:
        await self.store.players.rename(player.id, name)
        self.known.pop(player.id, None)

    async def forget(self, player: Player) -> None:
        await self.store.players.forget(player.id)
        self.known.pop(player.id, None)

    async def seen(self, player: Player, now: int) -> None:
        """Notes now and then that a player is still about, so that nobody is forgotten who comes back."""
        if now - player.seen_at > SEEN_EVERY:
            await self.store.players.seen(player.id, now)
            self.known.pop(player.id, None)

    # Moving to another device

    async def recovery(self, player: Player, now: int) -> tuple[str, int]:
        """A secret that can be used once, and until when."""
        secret, until = secrets.token_urlsafe(24), now + RECOVERY_HOURS * HOUR
        await self.store.recoveries.add(secret, player.id, until)
        return secret, until

    async def recover(self, secret: str, now: int) -> Player:
        """The player, whom all other devices have lost."""
        player = await self.store.recoveries.use(secret, now)
        await self.store.players.bump_epoch(player)
        self.known.pop(player, None)
        found = (await self.players([player])).get(player)
        if found is None or found.name is None:
            raise Refusal("/secret", "expected a player who is still there")
        return found


def tokens_in(headers: Collection[tuple[bytes, bytes]]) -> Iterator[str]:
    """A program's token counts before a cookie."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            yield value[7:].strip().decode("latin-1")
    for name, value in headers:
        if name == b"cookie":
            yield from cookies_in(value.decode("latin-1"))


def cookies_in(text: str) -> Iterator[str]:
    for part in text.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            yield value


def cookie(token: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """The header that sets it; with 0 seconds it is deleted."""
    return f"{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
