"""The colours of maps, in their dark form: each stands on a panel of its own, on any page and as PNG."""

PANEL = "#111728"
LINE = "#2b3653"
INK = "#edf1fa"
QUIET = "#b4bfd8"
COLD = "#0d1424"

TRAFFIC = "#f6bd62"
DAMAGE = "#ff6fa3"
DEATHS = "#ff7a5c"

HEX = "#34456e"
FIXED = "#6d7a98"
ROCK = "#79849e"
GATE = "#57dcb6"
HULLS = {"red": "#ff7468", "yellow": "#f7d65c", "purple": "#bd95ff", "blue": "#66a6ff", "green": "#66d98f", "orange": "#ffa257"}

GRID = "#24436b"
BELT = "#6f9bcf"
EXPRESS = "#d7eeff"
WALL = "#f0f5ff"
PIT = "#04070d"
LASER = "#ff6f8f"
METAL = "#8ea6c8"
FLAG = "#5fe0a9"

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
