"""Swarmrally: Asteroyds and RoboRally, two board games of programmed movement, exact and fast."""

__version__ = "0.2.0"
