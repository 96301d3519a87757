"""Saved scenes: a saved game for each kind of question that any game asks, to open, to look at and to measure."""
