"""The rules of Control Tower, sentence by sentence."""
