/** What can be done to a layout. Each gives the layout after it, or the same one where nothing changes. */
import { type Cell, HEADINGS, type Heading, isSame } from "../../../games/asteroyds/state/hexes";
import type { Mode, Team } from "../../../games/asteroyds/state/state";
import { carriesTarget, freeNumbers, hasHex, isTurned, keyOf, type Kind, kindOf, type Laid, type Layout, leftOf, MODES, numberOf, type Start, startAt, teamOf, type Tile, tileAt, tileOf } from "./layout";
import { withHex, withoutHex } from "./shaping";
import type { Motion } from "./symmetry";
import { tidy } from "./tidying";

/** What a hex bears. */
export interface Load {
  tile?: Tile;
  start?: Start;
}

export function loadAt(layout: Layout, cell: Cell): Load {
  const [tile, start] = [tileAt(layout, cell), startAt(layout, cell)];
  return { ...(tile && { tile }), ...(start && { start }) };
}

export function isEmpty({ tile, start }: Load): boolean {
  return !tile && !start;
}

/** Of a kind, where there are any left: in place of what lies there; a start also on a platform. `cells` change together, by these motions. */
export function put(layout: Layout, kind: Kind, cell: Cell, motions: readonly Motion[]): Layout {
  if (kind === "hex") return motions.reduce((now, motion) => withHex(now, motion.cell(cell)), layout);
  const heading: Heading = teamOf(cell) === "left" ? "W" : "E";
  return motions.reduce((now, motion) => putOne(now, kind, motion.cell(cell), motion.heading(heading)), layout);
}

function putOne(layout: Layout, kind: Exclude<Kind, "hex">, cell: Cell, heading: Heading): Layout {
  const there = loadAt(layout, cell);
  if (!hasHex(layout, cell) || (kind === "start" ? there.start : there.tile && kindOf(there.tile) === kind)) return layout;
  if (leftOf(layout, kind) <= 0) return layout;
  if (kind === "start") return withLoad(layout, cell, { ...(there.tile?.kind === "platform" && { tile: there.tile }), start: newStart(layout, cell, heading) });
  return withLoad(layout, cell, { tile: tileOf(kind, cell), ...(kind === "platform" && there.start && { start: there.start }) });
}

function newStart(layout: Layout, at: Cell, heading: Heading): Start {
  return { at, heading, ...(layout.modes.includes("targets") && { team: teamOf(at) }) };
}

/** What lies there goes: a start first, then what it stood on. */
export function erase(layout: Layout, cell: Cell, motions: readonly Motion[]): Layout {
  const isStart = startAt(layout, cell) !== undefined;
  return motions.reduce((now, motion) => {
    const there = motion.cell(cell);
    const { tile, start } = loadAt(now, there);
    if (isStart ? !start : !tile) return now;
    return withLoad(now, there, isStart ? { ...(tile && { tile }) } : {});
  }, layout);
}

export function eraseHex(layout: Layout, cell: Cell, motions: readonly Motion[]): Layout {
  return motions.reduce((now, motion) => withoutHex(now, motion.cell(cell)), layout);
}

/** What lies on these hexes goes that many hexes on, and so does what is like it elsewhere; what lay there comes back the other way. */
export function swap(layout: Layout, from: Cell, to: Cell, motions: readonly Motion[]): Layout {
  if (isSame(from, to) || !hasHex(layout, to)) return layout;
  const done = new Set<string>();
  return motions.reduce((now, motion) => {
    const [here, there] = [motion.cell(from), motion.cell(to)];
    const isNew = [here, there].every((cell) => hasHex(now, cell) && !done.has(keyOf(cell)));
    [here, there].forEach((cell) => done.add(keyOf(cell)));
    return isNew ? exchanged(now, here, there) : now;
  }, layout);
}

function exchanged(layout: Layout, one: Cell, other: Cell): Layout {
  const [here, there] = [loadAt(layout, one), loadAt(layout, other)];
  const place = <Thing extends { at: Cell }>(thing: Thing): Thing => (isSame(thing.at, one) ? { ...thing, at: other } : isSame(thing.at, other) ? { ...thing, at: one } : thing);
  return isEmpty(here) && isEmpty(there) ? layout : tidy({ ...layout, tiles: layout.tiles.map(place), starts: layout.starts.map(place) });
}

/** Puts exactly this on a hex. A start that was there keeps its place among the others. */
export function withLoad(layout: Layout, cell: Cell, { tile, start }: Load): Layout {
  if (!hasHex(layout, cell)) return layout;
  const known = layout.starts.findIndex(({ at }) => isSame(at, cell));
  const starts = start && known >= 0 ? layout.starts.with(known, { ...start, at: cell }) : layout.starts.filter(({ at }) => !isSame(at, cell));
  return tidy({
    ...layout,
    tiles: [...layout.tiles.filter(({ at }) => !isSame(at, cell)), ...(tile ? [{ ...tile, at: cell }] : [])],
    starts: start && known < 0 ? [...starts, { ...start, at: cell }] : starts,
  });
}

/** As a motion leaves it, somewhere else: teams change with their sides. */
export function moved({ tile, start }: Load, motion: Motion): Load {
  return { ...(tile && { tile: movedTile(tile, motion) }), ...(start && { start: movedStart(start, motion) }) };
}

function movedTile(tile: Tile, motion: Motion): Tile {
  const at = motion.cell(tile.at);
  if (!isTurned(tile)) return { ...tile, at };
  const turned = tile.one_faces ? { ...tile, at, one_faces: motion.heading(tile.one_faces) } : { ...tile, at };
  return turned.kind === "asteroid" && turned.target ? { ...turned, target: teamAfter(turned.target, motion) } : turned;
}

function movedStart(start: Start, motion: Motion): Start {
  return { ...start, at: motion.cell(start.at), heading: motion.heading(start.heading), ...(start.team && { team: teamAfter(start.team, motion) }) };
}

function teamAfter(team: Team, { swapsSides }: Motion): Team {
  return swapsSides === (team === "left") ? "right" : "left";
}

/** By so many notches, where it is; what was left to be drawn is fixed then. */
export function turn(layout: Layout, cell: Cell, notches: number, motions: readonly Motion[]): Layout {
  const { tile, start } = loadAt(layout, cell);
  const on = (heading: Heading): Heading => HEADINGS[(HEADINGS.indexOf(heading) + notches + HEADINGS.length) % HEADINGS.length]!;
  if (start) return setStart(layout, cell, { heading: on(start.heading) }, motions);
  return tile && isTurned(tile) ? face(layout, cell, on(tile.one_faces ?? "E"), motions) : layout;
}

/** Which way its 1 faces; left out, it is drawn. */
export function face(layout: Layout, cell: Cell, heading: Heading | undefined, motions: readonly Motion[]): Layout {
  return changed(layout, cell, motions, (tile, motion) => (isTurned(tile) ? without(tile, "one_faces", heading && { one_faces: motion.heading(heading) }) : tile));
}

/** Its priority, or a turret's symbol; left out, it is drawn. Twins take what is free of their kind. */
export function number(layout: Layout, cell: Cell, wanted: number | undefined, motions: readonly Motion[]): Layout {
  return motions.reduce((now, motion, index) => {
    const tile = tileAt(now, motion.cell(cell));
    if (!tile || !isLike(tileAt(layout, cell), tile) || !isTurned(tile)) return now;
    if (index > 0 && (wanted === undefined) === (numberOf(tile) === undefined)) return now;
    return withNumber(now, tile, wanted === undefined ? undefined : index === 0 ? wanted : freeNumbers(now, kindOf(tile))[0]);
  }, layout);
}

/** Whoever has the number gives it up for the one that this tile had. */
function withNumber(layout: Layout, tile: Tile, wanted: number | undefined): Layout {
  const name = tile.kind === "turret" ? "symbol" : "priority";
  const owner = wanted === undefined ? undefined : layout.tiles.find((other) => !isSame(other.at, tile.at) && kindOf(other) === kindOf(tile) && numberOf(other) === wanted);
  const numbered = (each: Tile): Tile => {
    if (each === tile) return without(each, name, wanted === undefined ? undefined : { [name]: wanted });
    return each === owner ? without(each, name, numberOf(tile) === undefined ? undefined : { [name]: numberOf(tile) }) : each;
  };
  return tidy({ ...layout, tiles: layout.tiles.map(numbered) });
}

/** Whose target it carries; left out, it goes by its half. */
export function target(layout: Layout, cell: Cell, team: Team | undefined, motions: readonly Motion[]): Layout {
  return changed(layout, cell, motions, (tile, motion) => (carriesTarget(tile) ? without(tile, "target", team && { target: teamAfter(team, motion) }) : tile));
}

/** The same place and orientation, but another kind. */
export function recolour(layout: Layout, cell: Cell, kind: Laid, motions: readonly Motion[]): Layout {
  return motions.reduce((now, motion) => {
    const there = motion.cell(cell);
    const tile = tileAt(now, there);
    if (!tile || kindOf(tile) === kind || !isLike(tileAt(layout, cell), tile) || leftOf(now, kind) <= 0) return now;
    const facing = isTurned(tile) && tile.one_faces ? { one_faces: tile.one_faces } : {};
    return withLoad(now, there, { tile: { ...tileOf(kind, there), ...facing } as Tile, ...(startAt(now, there) && { start: startAt(now, there)! }) });
  }, layout);
}

/** Heading, team and colour of a start; a colour goes to the one that was asked for only. */
export function setStart(layout: Layout, cell: Cell, facts: Partial<Start>, motions: readonly Motion[]): Layout {
  const done = new Set<string>();
  return motions.reduce((now, motion, index) => {
    const start = startAt(now, motion.cell(cell));
    if (!start || done.has(keyOf(start.at))) return now;
    done.add(keyOf(start.at));
    const { heading, team, colour } = facts;
    let after: Start = { ...start, ...(heading && { heading: motion.heading(heading) }) };
    if ("team" in facts) after = without(after, "team", team && { team: teamAfter(team, motion) });
    if ("colour" in facts && index === 0) after = without(after, "colour", colour && { colour });
    return index === 0 && colour ? withColour(now, start, after) : withLoad(now, start.at, { ...loadAt(now, start.at), start: after });
  }, layout);
}

/** Whose colour it was takes the one that this start had. */
function withColour(layout: Layout, start: Start, after: Start): Layout {
  const given = (each: Start): Start => {
    if (each === start) return after;
    return each.colour === after.colour ? without(each, "colour", start.colour && { colour: start.colour }) : each;
  };
  return tidy({ ...layout, starts: layout.starts.map(given) });
}

/** Before another in the order in which they are taken. */
export function reorder(layout: Layout, from: number, to: number): Layout {
  const start = layout.starts[from];
  if (!start || from === to || to < 0 || to >= layout.starts.length) return layout;
  return tidy({ ...layout, starts: layout.starts.toSpliced(from, 1).toSpliced(to, 0, start) });
}

/** For a mode, or no longer for it. In Targets every start belongs to a team: that of its half, until somebody says otherwise. */
export function toggleMode(layout: Layout, mode: Mode): Layout {
  const modes = layout.modes.includes(mode) ? layout.modes.filter((each) => each !== mode) : MODES.filter((each) => each === mode || layout.modes.includes(each));
  const starts = modes.includes("targets") ? layout.starts.map((start) => ({ ...start, team: start.team ?? teamOf(start.at) })) : layout.starts;
  return tidy({ ...layout, modes, starts });
}

/** The same change to a tile, and to those like it where the motions lead. */
function changed(layout: Layout, cell: Cell, motions: readonly Motion[], change: (tile: Tile, motion: Motion) => Tile): Layout {
  const asked = tileAt(layout, cell);
  const done = new Set<string>();
  return motions.reduce((now, motion) => {
    const tile = tileAt(now, motion.cell(cell));
    if (!tile || !isLike(asked, tile) || done.has(keyOf(tile.at))) return now;
    done.add(keyOf(tile.at));
    return tidy({ ...now, tiles: now.tiles.map((each) => (each === tile ? change(each, motion) : each)) });
  }, layout);
}

/** A twin is of the same sort; its colour may differ. */
function isLike(one: Tile | undefined, other: Tile): boolean {
  return one?.kind === other.kind;
}

/** With another value for a fact, or without it. */
function without<Thing extends object>(thing: Thing, name: string, given: Partial<Thing> | undefined | ""): Thing {
  const left = Object.fromEntries(Object.entries(thing).filter(([each]) => each !== name));
  return { ...left, ...(given || {}) } as Thing;
}
