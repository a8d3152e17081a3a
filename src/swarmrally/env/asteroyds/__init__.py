"""Asteroyds for research: plans as rows of numbers, what a seat sees as numbers, and batches of games."""
