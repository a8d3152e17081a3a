"""Study of Asteroyds: chances, plans and reports, as entries that run interpreted, compiled and in a browser."""
