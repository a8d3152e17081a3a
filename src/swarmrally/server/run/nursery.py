"""What all processes beside the server need, read and loaded once: imported by the process that they are forked from.

They share that memory, and one that has died, or has grown, is replaced within milliseconds.
"""

from __future__ import annotations

import gc

from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.server.beside import making as making
from swarmrally.server.beside import rating as rating
from swarmrally.server.beside import retelling as retelling
from swarmrally.server.beside import thinkers as thinkers
from swarmrally.server.beside import uploading as uploading
from swarmrally.server.beside.crew import change_up
from swarmrally.server.games import orders as orders
from swarmrally.server.process.memory import keep_no_holes
from swarmrally.table.games.listing import BOXES

keep_no_holes()
if not INTERPRETED:
    import numba as numba

change_up(tuple(BOXES))
# Nothing of it is garbage: to look through it would make a copy for each of them.
gc.collect()
gc.freeze()
