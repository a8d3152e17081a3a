"""Analyses: a layout, scenario or course played many times, and what that says about it."""
