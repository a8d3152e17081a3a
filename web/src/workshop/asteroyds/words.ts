/** Layouts in words, for labels and for whoever can't see them. */
import { placeText } from "../../games/asteroyds/telling/board-words";
import type { Cell } from "../../games/asteroyds/state/hexes";
import { t } from "../../words/words.svelte";
import { isTurned, type Kind, kindOf, type Layout, leftOf, numberOf, startAt, type Tile, tileAt } from "./content/layout";
import { STARTS } from "./content/notation";
import type { Told } from "./drafting.svelte";

/** What a kind is called. */
export function kindSaid(kind: Kind): string {
  return t(`lay-${kind.replace("/", "-")}`);
}

/** The symbol that draws a kind. */
export function pictureOf(kind: Exclude<Kind, "hex">): string {
  switch (kind) {
    case "red-gate":
    case "white-gate":
      return `gate-${kind === "red-gate" ? "red" : "white"}-any`;
    case "start":
      return "craft-red";
    case "pod":
    case "platform":
    case "turret":
      return kind;
    default:
      return `rock-${kind.replace("/", "-")}`;
  }
}

/** Row and column as files have them, and the text. */
export function placed([row, column]: Cell): string {
  return `${row},${column}`;
}

export function hexSaid(layout: Layout, cell: Cell): string {
  const [tile, start] = [tileAt(layout, cell), startAt(layout, cell)];
  const place = placeText(cell);
  if (!tile && !start) return t("hex-empty", { place });
  return [...(start ? startFacts(layout, cell) : []), ...(tile ? tileFacts(tile) : []), place].join(". ");
}

function startFacts(layout: Layout, cell: Cell): string[] {
  const start = startAt(layout, cell)!;
  const facts = [t("lay-start-named", { letter: STARTS[layout.starts.indexOf(start)]! }), t("lay-faces", { heading: t(`heading-${start.heading}`) })];
  if (start.colour) facts.push(t(`colour-${start.colour}`));
  return start.team ? [...facts, t(`lay-team-${start.team}`)] : facts;
}

function tileFacts(tile: Tile): string[] {
  const facts = [kindSaid(kindOf(tile))];
  if (!isTurned(tile)) return facts;
  const number = numberOf(tile);
  facts.push(number === undefined ? t("lay-number-drawn") : t("lay-number", { number }));
  facts.push(tile.one_faces ? t("one-faces", { heading: t(`heading-${tile.one_faces}`) }) : t("lay-orientation-drawn"));
  return tile.kind === "asteroid" && tile.target ? [...facts, t("target-of", { team: tile.target })] : facts;
}

export function toldSaid(layout: Layout, { id, kind }: Told): string {
  return t(`told-${id}`, kind ? { kind: kindSaid(kind), left: leftOf(layout, kind) } : {});
}
