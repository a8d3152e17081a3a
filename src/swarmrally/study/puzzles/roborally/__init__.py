"""Puzzles of RoboRally."""
