"""The parts of `mutants.py`: what is changed, where, and which tests should notice."""
