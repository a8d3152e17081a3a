"""Bots in many games at once: they plan in compiled code, without Python for each game."""
