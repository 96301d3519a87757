"""`python -m aerodrome`: the same as the command `aerodrome`."""

from aerodrome.cli import main

main()
