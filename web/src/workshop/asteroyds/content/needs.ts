/** What a mode is won with, and how much of it a layout has. */
import type { Mode } from "../../../games/asteroyds/state/state";
import { countOf, type Layout, targetOf } from "./layout";

export interface Need {
  what: "red-gates" | "white-gates" | "turrets" | "left-targets" | "right-targets" | "starts" | "teams";
  has: number;
  of: number;
}

const TARGETS = 6;
const LEAST_STARTS = 2;

export function needsOf(layout: Layout, mode: Mode): Need[] {
  return [...wonWith(layout, mode), { what: "starts", has: Math.min(layout.starts.length, LEAST_STARTS), of: LEAST_STARTS }];
}

function wonWith(layout: Layout, mode: Mode): Need[] {
  switch (mode) {
    case "racing":
    case "shooting":
      return [need("red-gates", countOf(layout, "red-gate"), 2), need("white-gates", countOf(layout, "white-gate"), 2)];
    case "drones":
      return [need("turrets", countOf(layout, "turret"), 4)];
    case "targets":
      return [...(["left", "right"] as const).map((team) => need(`${team}-targets`, layout.tiles.filter((tile) => targetOf(tile) === team).length, TARGETS)), teams(layout)];
  }
}

/** Each start has one, as soon as the layout is for it. */
function teams({ modes, starts }: Layout): Need {
  return need("teams", modes.includes("targets") ? starts.filter(({ team }) => team).length : starts.length, starts.length);
}

function need(what: Need["what"], has: number, of: number): Need {
  return { what, has, of };
}

/** Too many are as wrong as too few: a seventh target of a team. */
export function lacking(layout: Layout, mode: Mode): Need[] {
  return needsOf(layout, mode).filter(({ has, of }) => has !== of);
}
