"""The aerodrome command."""
