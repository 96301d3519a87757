"""How a game is tested: the conformance battery, and the words of scenario tests."""
