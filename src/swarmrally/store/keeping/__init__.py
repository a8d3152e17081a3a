"""What is kept beside the log: one module for each thing."""
