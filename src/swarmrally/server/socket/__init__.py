"""The WebSocket: one per client, and what is said over it."""
