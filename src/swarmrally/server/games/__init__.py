"""The only room of the server that knows the games: what can be played, and their forms in the description."""
