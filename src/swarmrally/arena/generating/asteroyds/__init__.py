"""Layouts of Asteroyds to order."""
