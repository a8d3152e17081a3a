"""The bots of RoboRally."""
