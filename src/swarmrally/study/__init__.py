"""Study: what a game or a position has to say, worked out by the engine."""
