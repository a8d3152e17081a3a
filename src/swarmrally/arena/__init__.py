"""Many games between bots: matches in processes, tournaments and their ratings, analyses of layouts and courses."""
