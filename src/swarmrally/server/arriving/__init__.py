"""What comes from the gate: whose turn it is, how much waits, and when it was read."""
