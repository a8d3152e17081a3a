"""Study: how likely each seat is to win, what the best plans were, and what a finished game came down to.

`from swarmrally.study import report; report("game.json")` is the report of a record.
"""

from swarmrally.study.reports import Report, report

__all__ = ["Report", "report"]
