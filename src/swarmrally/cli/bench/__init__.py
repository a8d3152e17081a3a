"""What `swarmrally bench` measures."""
