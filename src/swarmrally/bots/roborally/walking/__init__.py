"""How the rookie walks, and two scripts to measure bots by: all in kernels."""
