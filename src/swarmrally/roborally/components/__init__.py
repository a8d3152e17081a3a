"""R0 What the game is made of: cards, floors, courses, and the record that holds a state."""
