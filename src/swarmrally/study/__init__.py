"""Study: how likely each seat is to win, what the best plans were, and what a finished game came down to."""
