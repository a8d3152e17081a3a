"""What racer, veteran and ace search by: all flights of a round, and what they are worth."""
