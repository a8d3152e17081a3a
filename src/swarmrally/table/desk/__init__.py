"""Where a server's tables are served: what is asked, written and told."""
