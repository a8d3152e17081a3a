"""Positions, courses, programs and events as JSON and as text."""
