"""Games that were played in a browser: played again here, event by event, and written as the log of a table that is over."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.kernel.records import VERSION, Record, as_text, checked
from swarmrally.kernel.refusal import Refusal, decoded, refusal_of
from swarmrally.server.beside.crew import change_up
from swarmrally.server.beside.packing import reader
from swarmrally.server.forms.stories import Upload
from swarmrally.table import entries as log
from swarmrally.table.clock import MOST_ROUNDS
from swarmrally.table.desk.hall import ID_LENGTH, ID_LETTERS
from swarmrally.table.folding.fold import write
from swarmrally.table.games.listing import BOXES
from swarmrally.table.log import Append, Entry
from swarmrally.table.news import Began, Played, Told
from swarmrally.table.reading import understood, written
from swarmrally.table.results import endings_of
from swarmrally.table.settings import BotName, Settings
from swarmrally.table.table import Table

LONGEST_SEED = 200
ENCODER, DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Append)


def appended(body: bytes, player: str, at: int) -> bytes:
    """What is to be written for it, or a Refusal. The same game of the same player is the same table."""
    upload: Upload = decoded(reader(Upload), body)
    try:
        record = examined(upload.record)
        change_up((record.game,))
        setup = setup_of(record)
        settings = settings_of(record, setup, upload.bots)
    except Refusal as refusal:
        raise refusal.inside("" if refusal.pointer == "/bots" else "/record") from None
    return ENCODER.encode(played(record, setup, settings, upload.bots, player, at))


def examined(record: Record) -> Record:
    """As far as that can be said without playing it."""
    if record.game not in BOXES:
        raise Refusal("/game", "not_one_of", words=list(BOXES), got=repr(record.game))
    if record.dice is not None:
        raise Refusal("/dice", "not_here", expected="nothing: in a browser nobody else has a say in the seed")
    if len(record.seed) > LONGEST_SEED:
        raise Refusal("/seed", "text_too_long", most=LONGEST_SEED)
    return of_this_version(record)


def of_this_version(record: Record) -> Record:
    """In a word that goes over the wire."""
    if record.swarmrally != VERSION:
        raise Refusal("/swarmrally", "not_this", value=VERSION, why="records of other versions can't be played here")
    return checked(record)


def setup_of(record: Record) -> Raw:
    """Whole, as the game itself writes it, and without what it does not say: blanks inside a course count as little as blanks around it."""
    try:
        setup = BOXES[record.game].begin(bytes(record.setup), record.seed, []).record().setup  # type: ignore[index]
    except msgspec.ValidationError as error:
        raise refusal_of(str(error), Any).inside("/setup") from None
    except Refusal as refusal:
        raise refusal.inside("/setup") from None
    return written(setup)


def settings_of(record: Record, setup: Raw, bots: list[BotName | None]) -> Settings:
    """What a host would have chosen for such a table."""
    parts: dict[str, Any] = msgspec.json.decode(setup)
    seats = len(parts.pop("seats")) or len(parts["scenario"]["craft" if record.game == "asteroyds" else "robots"])
    if len(bots) != seats:
        raise Refusal("/bots", "wrong_count", expected=f"{seats} names, one for each seat, got {len(bots)}")
    chosen = Settings(record.game, seats, Raw(msgspec.json.encode(parts | {"seats": []})), public=False, owners=record.owners)  # type: ignore[arg-type]
    return understood(chosen).settings


def played(record: Record, setup: Raw, settings: Settings, bots: list[BotName | None], player: str, at: int) -> Append:
    table, name = Table(""), blake2b(digest_size=ID_LENGTH)
    name.update(msgspec.json.encode([player, bots, settings.owners, record.game, setup, record.seed]))
    kept: list[Entry] = []

    def add(body: log.Body) -> Told | None:
        entry, told = write(table, body, at)
        kept.append(entry)
        return told

    add(log.Opened(settings, player, uploaded=True))
    for seated in people(table, bots, player):
        add(seated)
    began = add(log.Started(setup, record.seed))
    first = made_at_once(table, record)
    compare(record, range(first + 1), began)
    for number in range(first, len(record.decisions)):
        if table.phase == "over":
            raise Refusal(f"/record/decisions/{number}", "not_here", expected="nothing: the game was over")
        compare(record, range(number + 1, number + 2), decided(add, said(record, number), number))
        if table.is_too_long():
            raise Refusal("/record/decisions", "too_large", what="rounds", most=MOST_ROUNDS)
    if table.phase != "over":
        raise Refusal("/record/decisions", "unfinished")
    for entry in kept:
        name.update(entry.body)
    table.table = id_from(name.digest())
    return Append(table.row(), tuple(kept), endings_of(table))


def people(table: Table, bots: list[BotName | None], player: str) -> Iterator[log.Body]:
    """One person, and bots; whoever has several seats has them all."""
    mine = [first for first in table.first_seats() if bots[first] is None]
    if len(mine) != 1 or any(bots[seat] != bots[first] for first in table.first_seats() for seat in table.together(first)):
        raise Refusal("/bots", "wrong_form", expected="null for all seats of one player, and a bot for each of the others")
    for first in table.first_seats():
        bot = bots[first]
        yield log.SeatTaken(first, player) if bot is None else log.BotSeated(first, bot)


def decided(add: Any, decision: Any, number: int) -> Told | None:
    try:
        told: Told | None = add(log.Decided(Raw(msgspec.json.encode(decision))))
    except Refusal as refusal:
        raise refusal.at(refusal.pointer.replace("/decisions/0", f"/record/decisions/{number}", 1)) from None
    return told


def made_at_once(table: Table, record: Record) -> int:
    """R4.3 How many decisions a table makes itself as a game begins: for robots that are powered down in a scenario."""
    made = [msgspec.json.decode(bytes(decision)) for decision in table.record().decisions]
    for number, decision in enumerate(made):
        if number >= len(record.decisions) or said(record, number) != decision:
            why = "a robot that is powered down has nothing to program"
            raise Refusal(f"/record/decisions/{number}", "not_this", value=decision, why=why)
    return len(made)


def said(record: Record, number: int) -> Any:
    return decoded(reader(Any), bytes(record.decisions[number]), f"/record/decisions/{number}")


def compare(record: Record, stretches: range, told: Told | None) -> None:
    """Each stretch when it was played, so that nothing is played after the first difference."""
    found = [msgspec.json.decode(bytes(news.events)) for news in told.news if isinstance(news, Began | Played)] if told else []
    ours = found[0] if found else []
    theirs = [(f"{number}/{place}", event) for number in stretches for place, event in enumerate(record.events[number])]
    beyond = f"{stretches[-1]}/{len(record.events[stretches[-1]])}"
    for here, told_there in zip_longest(ours, theirs):
        place, there = told_there or (beyond, None)
        if here != there:
            why = f"the record tells {as_text(there)[:200]}, playing it gives {as_text(here)[:200]}"
            raise Refusal(f"/record/events/{place}", "events_differ", why=why)


def id_from(digest: bytes) -> str:
    number, letters = int.from_bytes(digest), ""
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters += ID_LETTERS[letter]
    return letters
