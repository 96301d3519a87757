"""Scenarios of Aeroplanes."""
