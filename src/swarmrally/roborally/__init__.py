"""RoboRally, the edition of 2005: robots with programmed registers on a factory floor, one module per chapter of the rulebook."""
