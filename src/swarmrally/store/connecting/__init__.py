"""Connections to SQLite and PostgreSQL, and how they fail."""
