"""The gate: a process of its own between strangers and the tables, which frames, limits and stamps what comes, and knows nothing else."""
