"""The game in a terminal: what is drawn, what is typed, what is told in words."""
