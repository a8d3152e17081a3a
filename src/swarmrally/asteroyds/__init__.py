"""Asteroyds: six craft in a drifting swarm. `sequence` is the rulebook's table of contents, a module is a chapter."""
