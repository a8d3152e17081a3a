/** For each game: its folding, and what of a drawn state the server shows too. A test compares the two. */
import type { Skies, Snapshot } from "../src/asteroyds/skies";
import { folding as asteroyds } from "../src/asteroyds/fold";
import type { AnyFolding } from "../src/table/live.svelte";

export interface Compared {
  folding: AnyFolding;
  /** What was drawn, in the snapshot's form. */
  drawn(state: never, snapshot: never): unknown;
  /** What the server shows, without what is not drawn. */
  shown(snapshot: never): unknown;
}

export const COMPARED: Record<string, Compared> = {
  asteroyds: { folding: asteroyds as unknown as AnyFolding, drawn: drawnSkies, shown: shownSkies },
};

const NO_PLAN = { columns: [null, null, null, null, null, null], energy: "shield" };

function drawnSkies(skies: Skies, snapshot: Snapshot): unknown {
  return {
    round: skies.round,
    first_seat: skies.firstSeat,
    tiles: byText(skies.tiles.map((tile) => without(tile, "id"))),
    craft: skies.craft.map((craft) => ({
      ...without(craft, "shield", "finished", "ramSpent", "powerSpent"),
      ram_spent: craft.ramSpent,
      power_spent: craft.powerSpent,
    })),
    dice: snapshot.dice && skies.dice,
    plans: snapshot.plans && skies.plans.map((plan, seat) => ({ seat, columns: plan?.columns ?? NO_PLAN.columns, energy: plan?.energy ?? NO_PLAN.energy })),
    shields: snapshot.shields && skies.craft.map((craft) => craft.shield),
    isOver: skies.winners !== null,
    isAsked: skies.question !== null,
  };
}

function shownSkies({ position, dice, plans, shields }: Snapshot): unknown {
  return {
    round: position.round,
    first_seat: position.first_seat,
    tiles: byText(position.tiles),
    craft: position.craft,
    dice,
    plans,
    shields,
    isOver: dice === undefined,
    isAsked: plans !== undefined,
  };
}

function without(thing: object, ...names: string[]): object {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));
}

/** The order of tiles carries no meaning, and neither does that of their fields. */
function byText(tiles: object[]): object[] {
  return tiles.map((tile) => Object.fromEntries(Object.entries(tile).sort())).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
