"""Courses of RoboRally to order."""
