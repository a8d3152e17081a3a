"""What racer, veteran and ace search by: programs, and what they are worth against what the others may do."""
