"""The colours of the factory: a blueprint in its dark form."""

PAPER = "#0c1b31"
FLOOR = "#10233e"
DRAFT = "#2b4d7a"
DRAFT_STRONG = "#5b86bd"
BELT = "#15304f"
BELT_MARK = "#6f9bcf"
EXPRESS = "#1f4870"
EXPRESS_MARK = "#d7eeff"
WALL = "#f0f5ff"
PIT = "#04070d"
LASER = "#ff6f8f"
METAL = "#8ea6c8"
FLAG = "#5fe0a9"
FLAG_INK = "#06281d"
EDGE = "#060913"

CHASSIS = {
    "dome": "#ff7468",
    "gable": "#f7d65c",
    "crate": "#4fd0de",
    "nut": "#bd95ff",
    "tread": "#66a6ff",
    "cross": "#66d98f",
    "wedge": "#ffa257",
    "egg": "#dfe6f3",
}
