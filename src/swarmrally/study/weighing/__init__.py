"""What was counted, weighed: errors, marks, luck and skill, turning points and verdicts; it belongs to no game."""
