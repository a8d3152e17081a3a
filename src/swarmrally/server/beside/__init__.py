"""What takes longer, in other processes, in turns and within a budget."""
