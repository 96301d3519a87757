"""Properties that hold in every game, for every viewer and every number of seats."""
