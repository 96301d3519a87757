"""Scenarios of The Great Air Race."""
