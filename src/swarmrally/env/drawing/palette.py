"""The colours of the house, in their dark form: every picture stands on a panel of its own, on any page."""

BACKGROUND = "#0a0e18"
PANEL = "#111728"
LINE = "#2b3653"
INK = "#edf1fa"
QUIET = "#b4bfd8"
FAINT = "#909dbb"

GO = "#57dcb6"
TIME = "#f6bd62"
HARM = "#ff6fa3"
ENERGY = "#ff8a7d"
BEAM = "#7dfbff"
SPARK = "#ffd9a0"

RED = "#f2685b"
RED_DEEP = "#8f2a23"
WHITE = "#e6ebf5"
WHITE_DEEP = "#79849e"
BLUE = "#5f9dff"
BLUE_DEEP = "#1f4a9c"

SPACE = "#070b15"
RIM = "#7f8fbd"
HEX = "#34456e"
HEX_FILL = "#0d1424"
PLATE = "#0a101f"
FIXED = "#6d7a98"
FIXED_DEEP = "#2c3652"
EDGE = "#060913"

HULLS = {"red": "#ff7468", "yellow": "#f7d65c", "purple": "#bd95ff", "blue": "#66a6ff", "green": "#66d98f", "orange": "#ffa257"}
DICE = {"red": RED, "white": WHITE, "blue": BLUE}
