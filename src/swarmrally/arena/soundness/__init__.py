"""Soundness: whether a course or layout can be played to its end, and what about it is odd: findings with a code, a rule and a place."""
