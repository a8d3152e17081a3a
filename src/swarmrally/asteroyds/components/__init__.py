"""A0 What the game is made of: the board, the tiles, and the record that holds a state."""
