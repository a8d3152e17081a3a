"""`python -m swarmrally` is the same as `swarmrally`."""

from swarmrally.cli import main

if __name__ == "__main__":
    main()
