"""Positions, layouts, plans and events as JSON and as text."""
