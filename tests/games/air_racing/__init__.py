"""The rules of Air Racing, sentence by sentence."""
