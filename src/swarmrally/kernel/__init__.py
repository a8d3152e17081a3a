"""What both games need, and no rule of either."""
