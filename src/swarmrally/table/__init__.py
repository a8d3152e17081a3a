"""A game in progress that people share: seats, clocks, plans, the append-only log. No web and no SQL in here."""
