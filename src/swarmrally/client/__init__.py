"""A client for programs that play: docs/protocol.md in Python, without the engine and without the server.

```python
async with Client("http://127.0.0.1:8420", name="Ada's bot") as client:
    table = await client.open("asteroyds", seats=2, bots=["rookie"])
    await table.sit()
    await table.start()
    async for turn in table.turns():
        await turn.seal({"seat": turn.seat, "columns": [None] * 6})
```
"""

from swarmrally.client.client import Client
from swarmrally.client.failures import Broken, Refused, SignedOut, Unreachable
from swarmrally.client.forms import Chair, Now, Own, Shown, Vote
from swarmrally.client.table import Table
from swarmrally.client.turn import Turn

__all__ = ["Broken", "Chair", "Client", "Now", "Own", "Refused", "Shown", "SignedOut", "Table", "Turn", "Unreachable", "Vote"]
