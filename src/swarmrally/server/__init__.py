"""Tables over the network: HTTP and WebSocket. Knows tables, not rules."""
