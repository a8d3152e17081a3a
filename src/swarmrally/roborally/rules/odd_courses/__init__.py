"""R10.3-R10.6 The four courses with rules of their own."""
