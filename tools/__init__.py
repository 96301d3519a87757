"""What builds the project and runs it from a checkout. It begins from nothing: the standard library is all it needs."""
