"""Works: courses and layouts that people have made, in the form in which they are published and passed on, and what is known of them."""
