"""The log on disk, and all else that outlives a server: SQLite by default, PostgreSQL for several servers."""
