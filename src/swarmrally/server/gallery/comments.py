"""What is said of works: only where the author wants that."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.gallery import Author, CommentLine, CommentsOn, CommentsPage, CommentsQuery, NewComment
from swarmrally.server.gallery.publishing import own
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.names import check_at_table
from swarmrally.server.guard.refusals import Forbidden, NoWork
from swarmrally.server.guard.works import is_by, spelt, visible
from swarmrally.server.guard.writing import checked_words
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact, asked
from swarmrally.server.http.dependencies import Anybody, Here, Someone
from swarmrally.server.http.lobby import is_number
from swarmrally.store.keeping.comments import Comment
from swarmrally.store.keeping.players import Player


@get("/api/gallery/{code:str}/comments", asks=CommentsQuery)
async def comments(request: AnyRequest, house: Here, anybody: Anybody, code: FromPath[str]) -> CommentsPage:
    """What is said of a work, the newest first; nothing where its author wants none."""
    query = asked(request, CommentsQuery)
    row = visible(await house.store.works.row(spelt(code)), anybody)
    if not row.comments_on:
        return CommentsPage([], on=False)
    found = await house.store.comments.page(row.number, query.after, query.limit)
    return CommentsPage(await told(house, found, anybody), on=True, next=found[-1].id if len(found) == query.limit else None)


async def told(house: House, found: list[Comment], player: Player | None) -> list[CommentLine]:
    names = await house.identities.names({comment.player for comment in found})
    me = player and player.id
    return [CommentLine(each.id, Author(names.get(each.player), each.player == me), each.at, each.text) for each in found]


@post("/api/gallery/{code:str}/comments", dto=Exact, return_dto=None)
async def comment(request: AnyRequest, house: Here, player: Someone, code: FromPath[str], data: JSONBody[NewComment]) -> CommentLine:
    """Say something about a work."""
    text = checked_words(data.words, "/words")
    if not text:
        raise Refusal("/words", "line_unprintable")
    house.limits.take("comment", player.id)
    house.limits.take("comment_from", address_of(request.scope))
    row = visible(await house.store.works.row(spelt(code)), player)
    if not row.comments_on:
        raise Refusal("", "comments_off")
    others = {row.author, *await house.store.comments.people(row.number)}
    await check_at_table(house.identities, player.name or "", player.id, others)
    quotas = house.options.quotas
    made = await house.store.comments.add(row.number, player.id, text, house.now, quotas.comments_of_work, quotas.comments_of_player)
    (line,) = await told(house, [made], player)
    return line


@delete("/api/gallery/{code:str}/comments/{number:str}", status_code=204)
async def delete_comment(house: Here, player: Someone, code: FromPath[str], number: FromPath[str]) -> None:
    """Take back what I have said, or take away what somebody says of my work."""
    row = visible(await house.store.works.row(spelt(code)), player)
    found = await house.store.comments.find(row.number, int(number)) if is_number(number) else None
    if found is None:
        raise NoWork("/number")
    if player.id != found.player and not is_by(row, player):
        raise Forbidden("/number", "not_your_work")
    await house.store.comments.remove(found.id)


@put("/api/gallery/{code:str}/comments_on", dto=Exact, return_dto=None)
async def comments_on(house: Here, player: Someone, code: FromPath[str], data: JSONBody[CommentsOn]) -> CommentsPage:
    """Whether others may comment on a work of mine; not unless I want it."""
    row = await own(house, player, code)
    await house.store.works.let_comment(row.number, data.on)
    return CommentsPage([], on=data.on)


ROUTES = [comments, comment, delete_comment, comments_on]
