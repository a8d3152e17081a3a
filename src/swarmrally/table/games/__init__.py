"""What a table needs of each game."""
