"""The colours of maps, in their dark form: each stands on a panel of its own, on any page and as PNG."""

from swarmrally.drawing import palette as house
from swarmrally.drawing.tokens import DARK

PANEL = house.PANEL
LINE = house.LINE
INK = house.INK
QUIET = house.QUIET
COLD = DARK["hex-fill"]

TRAFFIC = DARK["time"]
DAMAGE = DARK["harm"]
DEATHS = DARK["c-red"]

HEX = house.HEX
FIXED = house.FIXED
ROCK = DARK["white-deep"]
GATE = DARK["go"]
HULLS = house.HULLS

GRID = DARK["draft"]
BELT = DARK["belt-mark"]
EXPRESS = DARK["express-mark"]
WALL = DARK["wall"]
PIT = DARK["pit"]
LASER = DARK["laser"]
METAL = DARK["metal"]
FLAG = DARK["flag"]
