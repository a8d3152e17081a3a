/** A state of Asteroyds as a position, without dice and plans: as asteroyds/forms/writing.py has it. */
import type { Table } from "../base/described";
import type { AsteroydsState } from "../base/forms";
import { OFF } from "./game";
import type { Place } from "../base/telling";

type Form = Record<string, unknown>;

const TOKENS = [1, 2, 3, 4];

/** `board` is the form of one that is not printed. */
export function positionOf(state: AsteroydsState, table: Table, places: readonly Place[], board: unknown): Form {
  return {
    game: "asteroyds",
    round: state.round_number,
    first_seat: state.first_seat,
    tiles: [...moving(state, table, places), ...lying(state, table, places)],
    craft: Array.from({ length: state.seats }, (_, seat) => craftOf(state, seat, table, places)),
    rules: rulesOf(state, table),
    ...(board == null ? {} : { board }),
  };
}

/** By priority, then turrets and drones by symbol. */
function moving(state: AsteroydsState, { pieces, headings, teams }: Table, places: readonly Place[]): Form[] {
  const firstDrone = state.tile_cell.length - state.drone_shot.length;
  return state.tile_cell.flatMap((cell, tile): Form[] => {
    if (cell === OFF) return [];
    const said = { ...pieces![tile]!, at: places[cell] };
    if (tile >= firstDrone) return [{ ...said, shot: state.drone_shot[tile - firstDrone] !== 0 }];
    const facing = { ...said, one_faces: headings[state.tile_one_faces[tile]!] };
    return [tile < state.tile_target.length ? { ...facing, target: teams![state.tile_target[tile]!] } : facing];
  });
}

/** Pods and platforms from the top left. */
function lying(state: AsteroydsState, { pieces }: Table, places: readonly Place[]): Form[] {
  return places.flatMap((at, cell) => (state.tile_at[cell]! >= state.tile_cell.length ? [{ ...pieces![state.tile_at[cell]!]!, at }] : []));
}

function craftOf(state: AsteroydsState, seat: number, { modes, colours, pilots, headings, teams }: Table, places: readonly Place[]): Form {
  return {
    seat,
    colour: colours![state.craft_colour[seat]!],
    pilot: pilots![state.craft_pilot[seat]!],
    at: places[state.craft_cell[seat]!] ?? null,
    heading: headings[state.craft_heading[seat]!],
    team: teams![state.craft_team[seat]!],
    damage: state.craft_damage[seat],
    tokens: TOKENS.filter((symbol) => (state.craft_tokens[seat]! >> (symbol - 1)) & 1),
    ram_spent: state.craft_ram_spent[seat] !== 0,
    power_spent: state.craft_power_spent[seat] !== 0,
    targets_taken: modes![state.mode] === "targets" ? state.craft_targets_taken[seat] : 0,
    platform: places[state.craft_platform[seat]!] ?? null,
  };
}

function rulesOf(state: AsteroydsState, { modes, setup }: Table): Form {
  const flags = Object.entries(setup.rules as Form).flatMap(([name, usual]) => (typeof usual === "boolean" ? [[name, state[name as "powers"] !== 0]] : []));
  return {
    mode: modes![state.mode],
    dice_order: state.random_dice_order ? "random" : "fixed",
    ...(Object.fromEntries(flags) as Form),
    targets_needed: { left: state.targets_needed[1], right: state.targets_needed[2] },
  };
}
