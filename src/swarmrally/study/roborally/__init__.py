"""Study of RoboRally: chances, programs and reports, as entries that run interpreted, compiled and in a browser."""
