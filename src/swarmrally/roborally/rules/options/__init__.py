"""R9 The option cards: a small module per card or family; `components/option_cards` is their table."""
