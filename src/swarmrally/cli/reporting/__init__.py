"""How commands that play many games play, count and report."""
