"""Bots in many games of Asteroyds."""
