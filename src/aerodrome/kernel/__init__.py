"""What rules need at run time: states, steps, chance, secrets, matches. It knows no game and no turn."""
