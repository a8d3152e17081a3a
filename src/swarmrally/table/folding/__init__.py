"""A log folded into a table, entry by entry; written down in mid-log, told from the beginning."""
