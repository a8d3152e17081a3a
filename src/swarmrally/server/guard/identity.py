"""Who asks: guests have sessions, and a token for each of them, in a cookie or in the header of a program."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.likeness import looks_of
from swarmrally.server.guard.signing import Signing
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.sessions import Kind, Session, SignedIn
from swarmrally.store.store import Store

COOKIE = "swarmrally"
COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep one."""
PURPOSE = "player"
FRESH = 3.0
"""Seconds for which a player need not be looked up again: so long another server may have signed them out already."""
MOST_TOKENS = 4
"""Of one request that are looked at: a browser sends two at most, and each takes a tenth of a millisecond to find out that it is none."""
MOST_KNOWN = 20_000
SEEN_EVERY = 3_600_000
RECOVERY_HOURS = 24
HOUR = 3_600_000
DAY = 24 * HOUR


class Known(Struct):
    player: Player
    looked: float


class KnownSession(Struct):
    signed_in: SignedIn
    looked: float


class Begun(Struct, frozen=True):
    """A new session."""

    session: Session
    token: str
    """Told this once."""


class Bearer(Struct, frozen=True):
    """Whoever has sent a token."""

    player: Player
    session: Session
    renewed: str | None = None
    """What a browser is to keep instead: the same session, signed by today's key and good for longer."""
    is_cookie: bool = False


class Identities:
    def __init__(self, store: Store, signing: Signing, days: int) -> None:
        self.store, self.signing, self.days = store, signing, days
        self.known: dict[str, Known] = {}
        self.sessions: dict[str, KnownSession] = {}
        self.losses = 0
        """How often somebody had to be looked up again."""

    # Tokens

    async def begin(self, player: Player, kind: Kind, label: str, now: int, by: Session | None = None) -> Begun:
        """`by` is the session that asks for another one."""
        secret = secrets.token_urlsafe(16)
        session = await self.store.sessions.add(secret, player.id, kind, label, now, by)
        return Begun(session, self.signing.sign(PURPOSE, secret))

    async def welcome(self, name: str, kind: Kind, label: str, now: int) -> tuple[Player, Begun]:
        """Somebody new, and their first session."""
        player, secret = Player(secrets.token_urlsafe(9), name, now, now), secrets.token_urlsafe(16)
        session = await self.store.sessions.add_player(player, looks_of(name), secret, kind, label)
        return player, Begun(session, self.signing.sign(PURPOSE, secret))

    async def identify(self, scope: Mapping[str, Any], now: int) -> Bearer | None:
        """Whose token came with an HTTP request or a WebSocket; None for nobody, and for one who was signed out."""
        for token, is_cookie in itertools.islice(tokens_in(scope["headers"]), MOST_TOKENS):
            bearer = await self.bearer(token, is_cookie, now)
            if bearer is not None:
                return bearer
        return None

    async def bearer(self, token: str, is_cookie: bool, now: int) -> Bearer | None:
        read = self.signing.read(PURPOSE, token)
        secret = secret_in(read.value) if read else None
        found = await self.signed_in(secret, now) if secret else None
        if read is None or secret is None or found is None:
            return None
        is_due = await self.seen(found, now)
        renewed = self.signing.sign(PURPOSE, read.value) if is_cookie and (is_due or not read.is_current) else None
        return Bearer(found.player, found.session, renewed, is_cookie)

    async def signed_in(self, secret: str, now: int) -> SignedIn | None:
        known = self.sessions.get(secret)
        if known is not None and time.monotonic() - known.looked <= FRESH:
            return known.signed_in
        if len(self.sessions) > MOST_KNOWN:
            self.sessions.clear()
        self.sessions.pop(secret, None)
        losses = self.losses
        found = await self.store.sessions.find(secret, now - self.days * DAY)
        if found is not None and self.losses == losses:
            self.sessions[secret] = KnownSession(found, time.monotonic())
        return found

    async def seen(self, found: SignedIn, now: int) -> bool:
        """Notes now and then that a player is still about, so that nobody is forgotten who comes back; whether it did."""
        if now - found.session.seen_at <= SEEN_EVERY:
            return False
        await self.store.sessions.seen(found.session, looks_of(found.player.name or ""), now)
        self.lose(found.player.id)
        return True

    # Sessions

    async def sessions_of(self, player: str, now: int) -> list[Session]:
        return await self.store.sessions.of(player, now - self.days * DAY)

    async def ended(self, connected: Collection[tuple[str, str]], now: int) -> set[tuple[str, str]]:
        """Which of these players' sessions are over; the others are in use."""
        found = await self.store.sessions.of_all({player for player, _ in connected}, now - self.days * DAY)
        used = {(session.player, session.id): session for session in found if (session.player, session.id) in connected}
        due = [session for session in used.values() if now - session.seen_at > SEEN_EVERY]
        if due:
            await self.store.sessions.in_use(due, now)
        return set(connected) - used.keys()

    async def end(self, player: str, sessions: Collection[Session]) -> None:
        await self.store.sessions.end(sessions)
        self.lose(player)

    async def end_others(self, by: Session) -> list[Session]:
        ended = await self.store.sessions.end_others(by)
        self.lose(by.player)
        return ended

    def lose(self, player: str) -> None:
        """Has to be looked up again."""
        self.losses += 1
        self.known.pop(player, None)
        self.sessions = {secret: known for secret, known in self.sessions.items() if known.signed_in.player.id != player}

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

    async def rename(self, player: Player, name: str) -> None:
        await self.store.players.rename(player.id, name, looks_of(name))
        self.lose(player.id)

    async def forget(self, player: Player) -> None:
        await self.store.players.forget(player.id)
        self.lose(player.id)

    # Moving to another device

    async def recovery(self, by: Session, now: int) -> tuple[str, int]:
        """A secret that can be used once, and until when."""
        secret, until = secrets.token_urlsafe(24), now + RECOVERY_HOURS * HOUR
        await self.store.recoveries.add(secret, by.player, until, by)
        return secret, until

    async def recover(self, secret: str, now: int) -> tuple[Player, tuple[str, ...]]:
        """The player, whose other links are void, and the sessions that have ended by that."""
        player, ended = await self.store.recoveries.use(secret, now)
        self.lose(player)
        found = (await self.players([player])).get(player)
        if found is None or found.name is None:
            raise Refusal("/secret", "recovery_gone")
        return found, tuple(session.id for session in ended)


def secret_in(signed: Any) -> str | None:
    """The session's secret; before there were sessions, a player and a number were signed."""
    if isinstance(signed, list) and len(signed) == 2:
        return f"{signed[0]} {signed[1]}"
    return signed if isinstance(signed, str) else None


def tokens_in(headers: Collection[tuple[bytes, bytes]]) -> Iterator[tuple[str, bool]]:
    """A program's token counts before a cookie; and whether it is one."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            yield value[7:].strip().decode("latin-1"), False
    for name, value in headers:
        if name == b"cookie":
            yield from ((cookie, True) for cookie in cookies_in(value.decode("latin-1")))


def cookies_in(text: str) -> Iterator[str]:
    for part in text.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            yield value


def cookie(token: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """The header that sets it; with 0 seconds it is deleted."""
    return f"{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
