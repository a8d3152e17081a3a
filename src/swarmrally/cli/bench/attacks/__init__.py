"""Hostile clients for `bench attack`: raw bytes, and nothing of the server's own code."""
