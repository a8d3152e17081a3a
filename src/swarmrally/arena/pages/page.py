"""The frame of a page: its style, headings, tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from swarmrally.drawing.tokens import DARK, LIGHT

USED = ("bg", "surface", "line", "ink", "ink-2", "go", "time", "harm", "link")


def theme(name: str, tokens: Mapping[str, str]) -> str:
    return " ".join(f"--{token}: {tokens[token]};" for token in USED) + f" color-scheme: {name};"


STYLE = f"""
:root {{ {theme("dark", DARK)} }}
@media (prefers-color-scheme: light) {{ :root {{ {theme("light", LIGHT)} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; max-width: 1180px; padding: 24px 16px 48px; background: var(--bg); color: var(--ink);
  font: 400 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }}
h1 {{ font-size: 28px; margin: 0 0 4px; }} h2 {{ font-size: 18px; margin: 0 0 12px; }} p {{ margin: 0 0 8px; color: var(--ink-2); }}
section {{ background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 16px; margin-top: 16px; }}
.beside {{ display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }}
.beside > figure {{ flex: 1 1 420px; min-width: 0; }} .beside > div {{ flex: 1 0 auto; max-width: 100%; }}
.beside p {{ width: 0; min-width: 100%; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ white-space: nowrap; text-align: right; padding: 6px 8px; border-bottom: 1px solid var(--line); }}
th:first-child, td:first-child {{ text-align: left; }}
thead th {{ color: var(--ink-2); font-weight: 600; }} tbody th {{ font-weight: 600; }}
svg {{ display: block; width: 100%; height: auto; }}
svg.chart {{ max-width: 620px; }} svg.chart text {{ fill: var(--ink); font-size: 13px; }}
svg.chart text.quiet {{ fill: var(--ink-2); }}
.grid, .axis {{ stroke: var(--line); }} .mark {{ stroke: var(--ink-2); stroke-dasharray: 4 4; }}
.reach {{ stroke: var(--go); stroke-width: 4; stroke-linecap: round; }} .dot {{ fill: var(--ink); stroke: var(--go); stroke-width: 2; }}
.bar, .heat {{ fill: var(--go); }}
figure {{ margin: 0; }} figcaption {{ color: var(--ink-2); padding-top: 8px; }}
"""


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    body = "".join(f"<section>{section}</section>" for section in sections if section)
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1><p>{escape(lead)}</p>{body}</main></body></html>\n"
    )


def beside(heading: str, chart: str, *tables: str) -> str:
    """A chart and the same in numbers."""
    return f'<h2>{escape(heading)}</h2><div class="beside"><figure>{chart}</figure><div>{"".join(tables)}</div></div>'


def table(caption: str, titles: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(f"<tr>{row_of([str(cell) for cell in row])}</tr>" for row in rows)
    return f'<div class="scroll"><table aria-label="{escape(caption)}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def row_of(cells: Sequence[str]) -> str:
    first, *others = cells
    return f'<th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in others)


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"
