"""Datasets: played games as tables for research, each game with all that is needed to open it again."""
