"""Who asks, from where, how often and how much."""
