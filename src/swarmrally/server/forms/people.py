"""Forms about players: who they are, by which browsers and programs they are signed in."""

from __future__ import annotations

from msgspec import Struct

from swarmrally.server.forms.reasons import Asked, Code, Name
from swarmrally.store.keeping.sessions import Kind


class NewPlayer(Asked):
    name: Name
    token: bool = False
    """Whether a token for a program is wanted beside the cookie."""


class NewName(Asked):
    name: Name


class Me(Struct, omit_defaults=True):
    id: str
    name: str
    token: str | None = None


class SessionLine(Struct):
    """A browser or a program by which I am signed in."""

    id: str
    kind: Kind
    label: str
    """Such as "Firefox on Linux", or what I call the program."""
    made_at: int
    seen_at: int
    """When it was last used, to within an hour."""
    current: bool
    """Whether it is the one that asks."""


class SessionList(Struct):
    sessions: list[SessionLine]


class NewToken(Asked):
    name: Name
    """What to call the program."""


class Token(Struct):
    """The token is shown this once."""

    id: str
    name: str
    token: str


class Recovery(Struct):
    """Shown to its owner only; whoever opens the link has the player's seats, once."""

    link: str
    secret: str
    expires_at: int


class Secret(Asked):
    secret: Code
    token: bool = False
