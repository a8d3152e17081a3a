"""Bots in many games of RoboRally."""
