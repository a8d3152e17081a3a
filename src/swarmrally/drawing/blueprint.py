"""The colours of the factory: a blueprint in its dark form."""

from swarmrally.drawing.tokens import DARK

PAPER = DARK["paper"]
FLOOR = DARK["paper-2"]
DRAFT = DARK["draft"]
DRAFT_STRONG = DARK["draft-strong"]
BELT = DARK["belt"]
BELT_MARK = DARK["belt-mark"]
EXPRESS = DARK["express"]
EXPRESS_MARK = DARK["express-mark"]
WALL = DARK["wall"]
PIT = DARK["pit"]
LASER = DARK["laser"]
METAL = DARK["metal"]
FLAG = DARK["flag"]
FLAG_INK = DARK["go-ink"]
CROWN = DARK["crown"]
EDGE = DARK["hull-edge"]
EYES = DARK["plate-ink"]

CHASSIS = {
    "dome": DARK["c-red"],
    "gable": DARK["c-yellow"],
    "crate": DARK["c-teal"],
    "nut": DARK["c-purple"],
    "tread": DARK["c-blue"],
    "cross": DARK["c-green"],
    "wedge": DARK["c-orange"],
    "egg": DARK["c-white"],
}
