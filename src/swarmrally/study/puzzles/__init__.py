"""Puzzles: positions with a goal that one plan reaches, mined from games between bots and proven by trying every plan."""
