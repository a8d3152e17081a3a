"""The bots of Asteroyds."""
