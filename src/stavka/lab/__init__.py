"""Many games at once: simulations, their statistics, and how fast everything is."""
