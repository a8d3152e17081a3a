"""Looking after a database: copies, files, keys, what is sound and what is thrown away."""
