"""`python -m swarmrally` is the same as `swarmrally`."""

from swarmrally.cli import main

main()
