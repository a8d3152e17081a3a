"""A load of players for `bench server`: cheap ones, so that the server is measured and not they."""
