"""The games as environments for learning: each library has its own module, and needs its own extra."""
