"""Puzzles of Asteroyds."""
