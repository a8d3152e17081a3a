"""Pictures of games: the pieces of both, and whole boards, as SVG; also what the rulebooks' figures are drawn with."""
