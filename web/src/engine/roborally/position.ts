/** A state of RoboRally as a position, without programs and piles: as roborally/forms/writing.py has it. */
import type { RoborallyState } from "../base/forms";
import type { RoborallyGame } from "./game";
import type { Place } from "../base/telling";

type Form = Record<string, unknown>;

const NONE = -1;
const COUNTED = { ablative_coat: "coat_left", mini_howitzer: "shots_left" } as const;

/** `course` is as the set-up has it. */
export function positionOf(state: RoborallyState, game: RoborallyGame, course: unknown): Form {
  const { options } = game.table;
  return {
    game: "roborally",
    course,
    robots: Array.from({ length: state.seats }, (_, seat) => robotOf(state, game, seat)),
    rules: rulesOf(state, game),
    turn: state.turn_number,
    option_deck: [],
    option_discards: state.option_discards.slice(0, state.options_discarded).map((option) => options![option]),
    ...special(state, game),
    ...(state.play_on ? { places: placesOf(state) } : {}),
  };
}

/** R10 What there is on some courses only. */
function special(state: RoborallyState, game: RoborallyGame): Form {
  const flags = game.ground("flag_count");
  const captures = game.plays("capture_the_flag");
  return {
    ...(game.plays("moving_targets") || captures ? { flags_at: state.flag_cell.slice(0, flags).map((cell) => placeOrNone(cell, game)) } : {}),
    ...(game.plays("toggle_boggle") ? { flag_teams: state.flag_team.slice(0, flags).map(someOrNone) } : {}),
    ...(game.plays("superbot") ? { superbot: state.superbot, blamed: someOrNone(state.blamed) } : {}),
    ...(game.plays("frenetic_factory") ? { floor_turns: state.floor_turns.slice(0, game.ground("floor_count")) } : {}),
    ...(captures ? { homes: state.home, flag_holders: state.flag_holder.slice(0, flags).map(someOrNone) } : {}),
  };
}

function robotOf(state: RoborallyState, game: RoborallyGame, seat: number): Form {
  const { headings, options } = game.table;
  const charges = chargesOf(state, game, seat);
  return {
    seat,
    dock: state.robot_dock[seat],
    at: placeOrNone(state.robot_cell[seat]!, game),
    archive: placeOrNone(state.robot_archive[seat]!, game),
    heading: headings[state.robot_heading[seat]!],
    damage: state.robot_damage[seat],
    lives: state.robot_lives[seat],
    flags: state.robot_flags[seat],
    options: state.options[seat]!.slice(0, state.option_count[seat]).map((option) => options![option]),
    powered_down: state.robot_down[seat] !== 0,
    locked: locksOf(state, seat),
    ...(Object.keys(charges).length > 0 ? { charges } : {}),
    ...(state.robot_team[0] === NONE ? {} : { team: state.robot_team[seat] }),
    ...(state.robot_waits[seat] ? { waits: true } : {}),
    ...(state.robot_sent_off[seat] ? { sent_off: true } : {}),
    ...(game.plays("toggle_boggle") ? { sits_out: state.robot_sits_out[seat] !== 0 } : {}),
  };
}

/** The cards in locked registers. */
function locksOf(state: RoborallyState, seat: number): Form {
  const locked = state.registers[seat]!.flatMap((cards, register) => {
    return (state.robot_locked[seat]! >> register) & 1 ? [[register + 1, cards.filter((card) => card !== 0).map((card) => card * 10)]] : [];
  });
  return Object.fromEntries(locked) as Form;
}

/** What is left of options that are used up, where it is not all. */
function chargesOf(state: RoborallyState, { table }: RoborallyGame, seat: number): Form {
  const left = Object.entries(COUNTED).flatMap(([name, field]) => {
    const option = table.options!.indexOf(name);
    const isLess = (state.holds[seat]! >> option) & 1 && state[field][seat] !== table.charges![option];
    return isLess ? [[name, state[field][seat]]] : [];
  });
  return Object.fromEntries(left) as Form;
}

function rulesOf(state: RoborallyState, { table }: RoborallyGame): Form {
  const rules = Object.entries(table.setup.rules as Form).map(([name, usual]) => {
    const value = state[name as "lives"];
    return [name, typeof usual === "boolean" ? value !== 0 : value];
  });
  return Object.fromEntries(rules) as Form;
}

/** R8.5 Who came in when. */
function placesOf({ robot_place: placed, places, seats }: RoborallyState): number[][] {
  return Array.from({ length: places }, (_, place) => [...Array(seats).keys()].filter((seat) => placed[seat] === place + 1));
}

function placeOrNone(cell: number, game: RoborallyGame): Place | null {
  return cell === NONE ? null : game.placeOf(cell);
}

function someOrNone(number: number): number | null {
  return number === NONE ? null : number;
}
