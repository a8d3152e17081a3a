"""Asteroyds in the terminal."""
