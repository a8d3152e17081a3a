"""The log of all tables, on disk."""
