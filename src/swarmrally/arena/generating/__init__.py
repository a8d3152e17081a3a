"""Courses and layouts made by the machine: drawn from a seed to order, and searched by playing until they fit it."""
