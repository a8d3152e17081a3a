"""Pages that stand for themselves: no script, nothing from elsewhere, dark and light, and every chart beside its table."""
