"""A game in Python's hands: what is known to whom, previews, whole games."""
