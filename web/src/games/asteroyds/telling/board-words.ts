/** The board in words. */
import type { AsteroydsBearing as Bearing } from "../../../wire/protocol";
import type { Player } from "../../../table/live/cast";
import { t } from "../../../words/words.svelte";
import { type Cell, isSame } from "../state/hexes";
import type { Craft, Skies, Tile } from "../state/state";

export function tileName(tile: Tile): string {
  switch (tile.kind) {
    case "asteroid":
      return t("tile-asteroid", { colour: tile.colour.replace("/", "-"), priority: tile.priority });
    case "gate":
      return t("tile-gate", { colour: tile.colour, priority: tile.priority, symbol: tile.symbol });
    case "turret":
    case "drone":
      return t(`tile-${tile.kind}`, { symbol: tile.symbol });
    default:
      return t(`tile-${tile.kind}`);
  }
}

/** What an event or a bearing calls something: a tile, the border, a craft. */
export function thingName(skies: Skies, id: string): string {
  const tile = skies.tiles.find((other) => other.id === id);
  return tile ? tileName(tile) : t(`thing-${id.split(" ")[0]!}`);
}

export function tileText(skies: Skies, tile: Tile, bearings: Bearing[]): string {
  const facts = [tileName(tile)];
  if (tile.kind === "asteroid" && tile.target) facts.push(t("target-of", { team: tile.target }));
  if (tile.kind === "drone" && tile.shot) facts.push(t("drone-shot"));
  if ("one_faces" in tile) facts.push(t("one-faces", { heading: t(`heading-${tile.one_faces}`) }));
  return [...facts, ...bearings.map((bearing) => t("bearing-said", { die: bearing.die, text: bearingText(skies, bearing) }))].join(". ");
}

/** Where a die sends a tile, without the die's number. */
export function wayText(skies: Skies, bearing: Bearing): string {
  const { heading, most, pushes, stopped_by: by } = bearing;
  const way = t("bearing-way", { heading: t(`heading-${heading}`), most });
  if (pushes) return t("bearing-pushes", { way, thing: thingName(skies, pushes) });
  return by ? t("bearing-stopped", { way, thing: thingName(skies, by) }) : way;
}

function bearingText(skies: Skies, bearing: Bearing): string {
  return `${bearing.number} ${wayText(skies, bearing)}`;
}

export function craftText(craft: Craft, players: Player[]): string {
  const facts = { name: players[craft.seat]?.name ?? "", colour: craft.colour, heading: t(`heading-${craft.heading}`), damage: craft.damage };
  return craft.at ? t("craft-said", { ...facts, shield: craft.shield ? "on" : "off", place: placeText(craft.at) }) : t("craft-gone", facts);
}

/** As a player counts: from one. */
export function placeText([row, column]: Cell): string {
  return t("hex-place", { row: row + 1, column: column + 1 });
}

export function hexText(skies: Skies, cell: Cell, players: Player[], bearings: Bearing[]): string {
  const tiles = skies.tiles.filter((tile) => isSame(tile.at, cell)).map((tile) => tileText(skies, tile, of(bearings, tile)));
  const craft = skies.craft.filter((one) => isSame(one.at, cell)).map((one) => craftText(one, players));
  const there = [...craft, ...tiles];
  return there.length ? [...there, placeText(cell)].join(". ") : t("hex-empty", { place: placeText(cell) });
}

export function of(bearings: Bearing[], tile: Tile): Bearing[] {
  return bearings.filter((bearing) => bearing.tile === tile.id);
}
