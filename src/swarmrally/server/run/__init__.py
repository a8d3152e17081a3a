"""A server as a whole: how it starts, stops, and what can be seen of it."""
