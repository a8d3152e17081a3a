"""What comes and goes by HTTP, each body a form."""
