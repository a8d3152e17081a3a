"""The colours of the house, in their dark form: every picture stands on a panel of its own, on any page."""

from swarmrally.drawing.tokens import DARK

BACKGROUND = DARK["bg"]
PANEL = DARK["surface"]
LINE = DARK["line"]
INK = DARK["ink"]
QUIET = DARK["ink-2"]
FAINT = DARK["ink-3"]

GO = DARK["go"]
TIME = DARK["time"]
HARM = DARK["harm"]
ENERGY = DARK["energy"]
BEAM = DARK["beam"]
SPARK = DARK["spark"]

RED = DARK["red"]
RED_DEEP = DARK["red-deep"]
WHITE = DARK["white"]
WHITE_DEEP = DARK["white-deep"]
BLUE = DARK["blue"]
BLUE_DEEP = DARK["blue-deep"]

SPACE = DARK["space"]
RIM = DARK["line-strong"]
HEX = DARK["hex"]
HEX_FILL = DARK["hex-fill"]
PLATE = DARK["plate"]
PLATE_INK = DARK["plate-ink"]
FIXED = DARK["fixed"]
FIXED_DEEP = DARK["fixed-deep"]
EDGE = DARK["hull-edge"]

HULLS = {colour: DARK[f"c-{colour}"] for colour in ("red", "yellow", "purple", "blue", "green", "orange")}
DICE = {"red": RED, "white": WHITE, "blue": BLUE}
