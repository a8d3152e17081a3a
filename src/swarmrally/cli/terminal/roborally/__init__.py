"""RoboRally in the terminal."""
