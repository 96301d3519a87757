"""Scenarios of Magnificent Flying Machines."""
