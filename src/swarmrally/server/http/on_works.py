"""Tables on works: a set-up that has a work's code is played on its content."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from swarmrally.arena.works.form import NOTHING, OBJECT, laid
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.server.guard.refusals import NoWork
from swarmrally.server.guard.works import spelt, visible
from swarmrally.server.house import House
from swarmrally.table.settings import Clock, Settings

CLOCKED = msgspec.json.Decoder(dict[str, msgspec.Raw])
CLOCK = msgspec.json.Decoder(Clock)


async def on_work(house: House, settings: Settings) -> Settings:
    """With the work's content in the set-up, its hash beside it, and its clock where the settings say nothing about one."""
    if settings.work is not UNSET:
        raise Refusal("/work", "not_here", expected="nothing: the code of a work stands in the set-up")
    setup = bytes(settings.setup)
    if b'"work"' not in setup or "work" not in (asked := decoded(OBJECT, setup, "/setup")):
        return settings
    code = decoded(msgspec.json.Decoder(str), bytes(asked["work"]), "/setup/work")
    whole = await house.store.works.by_code(spelt(code))
    row = visible(whole and whole.row, None, "/setup/work")
    if whole is None or row.game != settings.game:
        raise NoWork("/setup/work")
    clock = settings.clock
    if clock == Clock() and whole.choices != bytes(NOTHING):
        clock = CLOCK.decode(CLOCKED.decode(whole.choices).get("clock", msgspec.Raw(b"{}")))
    return replace(settings, setup=laid(settings.game, whole.content, whole.choices, setup), work=row.hash, clock=clock)
