"""How the server's process runs: its settings, its log, its memory, what can be measured of it."""
