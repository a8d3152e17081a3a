"""Forms about the gallery: works that people have made, as they are published, listed and talked of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from swarmrally.arena.generating.orders import Order
from swarmrally.arena.works.form import Licence
from swarmrally.server.forms.reasons import Asked
from swarmrally.store.keeping.gallery import Order as Sorted
from swarmrally.table.games.listing import Game

Difficulty = Literal["easy", "middling", "hard", "very hard"]
Fairness = Literal["fair", "perhaps unfair", "unfair", "too few games"]
LONGEST_SAID = 300
MOST_LISTED = 60


class GalleryQuery(Asked):
    """Which works are wanted; of what is left out, all."""

    game: Game | None = None
    sort: Sorted = "new"
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    minutes: Annotated[int, Meta(ge=1, le=1_000)] | None = None
    """At most."""
    difficulty: Difficulty | None = None
    fair: bool = False
    with_: Annotated[str, Meta(max_length=200)] = field(default="", name="with")
    """Elements that it has, with commas between them."""
    text: Annotated[str, Meta(max_length=60)] = ""
    """In its name or words."""
    by: Literal["me"] | None = None
    after: Annotated[str, Meta(max_length=40)] | None = None
    """`next` of the page before."""
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 24


class Author(Struct):
    """Whoever holds the guest's cookie, or a recovery link."""

    name: str | None
    """Null of one who was deleted."""
    is_me: bool = field(name="isMe")


class WorkLine(Struct, kw_only=True):
    """A work in a list."""

    code: str
    hash: str
    game: Game
    modes: list[str]
    """Of Asteroyds; RoboRally has none."""
    name: str
    author: Author
    words: str
    licence: Licence
    published: int
    version: int
    versions: int
    seats: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """That a game takes people, by the rule of thumb of an order."""
    rounds: float
    difficulty: Difficulty
    labour: float
    fairness: Fairness
    elements: dict[str, int]
    """How much of each there is."""
    plays: int
    finished: int
    likes: int
    liked: bool
    """By me."""
    hidden: bool = False
    """By the host of the server; only its author still sees it."""


class WorkSeen(WorkLine, kw_only=True):
    """A work with all that belongs to it."""

    content: Raw
    table: Raw
    """What it is meant to be played with, as in the form of a work."""
    figures: Raw
    """Of games between bots, as `swarmrally analyse --json` tells them."""
    previous: str | None
    """The code of the version before; null where there is none that is shown."""
    next: str | None
    """And of the next one."""
    comments_on: bool


class GalleryPage(Struct):
    works: list[WorkLine]
    next: str | None = None
    count: int | None = None
    """How many there are in all; on the first page."""


class Published(Struct):
    code: str
    hash: str


class NewOrder(Asked):
    order: Order
    seed: Annotated[str, Meta(min_length=1, max_length=200)]


class Making(Struct):
    """What is made to order."""

    id: str
    done: int
    """Sketches that were looked at; it may be done with any of them."""
    of: int
    made: Raw
    """As `swarmrally generate --json` writes it; null until then."""


class Liked(Struct):
    likes: int
    liked: bool


class NewReport(Asked):
    reason: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]


class NewComment(Asked):
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]


class CommentsOn(Asked):
    on: bool


class CommentsQuery(Asked):
    after: Annotated[int, Meta(ge=1)] | None = None
    """`next` of the page before."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class CommentLine(Struct):
    number: int
    author: Author
    at: int
    words: str


class CommentsPage(Struct):
    comments: list[CommentLine]
    """The newest first."""
    on: bool
    next: int | None = None
