// Made by `python -m tools.engine_types` from what `swarmrally build-web-engine` writes into engine.json.
import type { EntryForm, Layout } from "./layout";
import type { Address, Rows } from "./module";

export interface AsteroydsLayout {
  asteroid: number[][];
  asteroid_number: number[][];
  asteroid_faces: number[][];
  asteroid_target: number[][];
  gate: number[][];
  gate_number: number[][];
  gate_faces: number[][];
  turret: number[];
  turret_number: number[];
  turret_faces: number[];
  pod: number[];
  platform: number[];
  start: number[];
  start_heading: number[];
  start_colour: number[];
  start_team: number[];
  asteroids: number;
  left_out: number;
}

export interface AsteroydsState {
  key: bigint[];
  game: bigint;
  round_number: number;
  beat: number;
  mode: number;
  powers: number;
  random_dice_order: number;
  return_to_platform: number;
  one_shot: number;
  blocked_push_hits: number;
  last_survivor_wins: number;
  turrets_harmless: number;
  fly_on: number;
  own_platform: number;
  targets_needed: number[];
  seats: number;
  first_seat: number;
  dice: number[];
  dice_order: number[];
  stage: number;
  die_turn: number;
  mover: number;
  hitter: number;
  hits_left: number;
  hit_rule: number;
  turn: number;
  column: number;
  part: number;
  asked_seat: number;
  question: number;
  ram_answer: number;
  shield_answer: number;
  team_won: number;
  over: number;
  winners: number;
  tile_cell: number[];
  tile_one_faces: number[];
  tile_target: number[];
  drone_shot: number[];
  craft_cell: number[];
  craft_heading: number[];
  craft_damage: number[];
  craft_tokens: number[];
  craft_finish: number[];
  craft_shield: number[];
  craft_pilot: number[];
  craft_colour: number[];
  craft_team: number[];
  craft_ram_spent: number[];
  craft_power_spent: number[];
  craft_targets_taken: number[];
  craft_platform: number[];
  plan: number[][];
  ram_order: number[];
  emergency_order: number[];
  sealed: number[];
  tile_at: number[];
  craft_at: number[];
}

export interface AsteroydsTally {
  games: bigint;
  rounds: bigint;
  events: bigint;
  destroyed: bigint;
  shared: bigint;
  longest: bigint;
  wins: bigint[];
  ended: bigint[];
  most_events: bigint;
}

export interface BotsAsteroydsFlights {
  known: bigint;
  next: bigint;
  layer_end: bigint;
  column: bigint;
  columns: bigint;
  is_full: number;
  has_shield: number;
  in_column: bigint;
  in_energy: bigint;
}

export interface BotsAsteroydsRace {
  seat: number;
  wanted: number;
  spare: number;
  left_over: number[][];
}

export interface BotsAsteroydsSky {
  seat: number;
  goals: number;
  goal_tile: number[];
  is_free: number[];
  crossed: number[];
  swept: number[];
  aimed: number[][];
  columns_to: number[][][];
  between: number[][];
  beyond: number[][];
  way: number[][];
  has_goal: number[];
  queue: number[];
}

export interface BotsAsteroydsStart {
  seat: number;
  scenario: number;
  ram_spent: number;
  target: number[];
  asteroid_cell: number[];
  rammed: number;
}

export interface BotsRoborallyAtlas {
  lead: number[][];
  burn: number[][];
  goal: number[][];
  onward: number[];
  way: number[][];
  order: bigint[];
}

export interface BotsRoborallyBeam {
  workspace: number;
  nodes: bigint;
  count: number[];
  value: bigint[][];
  left: number[][][];
  program: number[][][];
  rests: number[][];
  best_value: bigint;
  best: number[];
  best_rests: number;
}

export interface BotsRoborallyRehearsal {
  count: number;
  is_out: number[];
  cards: number[][][];
  program: number[][];
  rests: number[];
  steady: number[];
  tries: number[];
  chances: bigint[];
  flags: number[];
  damage: number[];
  falls: number[];
  nodes: bigint;
}

export interface BotsRoborallyTree {
  seat: number;
  may_rest: number;
  is_steady: number;
  limit: number;
  used: number;
  depth: number;
  cursor: number[];
  chosen: number[];
  left: number[];
  nodes: bigint;
  kept: number;
  value: bigint[];
  end: bigint[];
  program: number[][];
  rests: number[];
  steady: number[];
}

export interface KernelEvents {
  told: number;
  quiet: number;
  row: number[][];
}

export interface KernelHexes {
  cells: number;
  neighbour: number[][];
  row: number[];
  column: number[];
}

export interface RoborallyCourse {
  width: number;
  height: number;
  specials: number;
  flag_count: number;
  has_pushers: number;
  start_heading: number;
  flag_start: number[];
  dock_cell: number[];
  ground: number[];
  wall: number[];
  belt: number[];
  express: number[];
  turn: number[][];
  pusher: number[][];
  gear: number[];
  site: number[];
  emitter: number[][];
  lit: number[];
  sight: number[][];
  floor_count: number;
  left_floor: number;
  floor_x: number[];
  floor_y: number[];
  floor_width: number[];
  floor_height: number[];
  floor_turned: number[];
  floor_at: number[];
  own_wall: number[];
}

export interface RoborallyState {
  key: bigint[];
  game: bigint;
  turn_number: number;
  beat: number;
  seats: number;
  lives: number;
  archive_optional: number;
  power_down_undamaged: number;
  one_flag_per_turn: number;
  play_on: number;
  options_at_start: number;
  without_options: number;
  first_player: number;
  team_choice: number[];
  keeps_order: number;
  dock_order: number[];
  stage: number;
  part: number;
  register: number;
  mover: number;
  moves: number;
  move_order: number[];
  phase: number;
  steps_left: number;
  step_heading: number;
  turn_after: number;
  step_rule: number;
  ram_target: number;
  to_lose: number;
  falls: number;
  arm_cell: number;
  asked_seat: number;
  question: number;
  asked_about: number;
  answer: number;
  is_answered: number;
  fire_choice: number;
  over: number;
  winners: number;
  places: number;
  deck: number[];
  deck_top: number;
  deck_end: number;
  discards: number[];
  discarded: number;
  shuffles: number;
  option_deck: number[];
  option_top: number;
  option_end: number;
  option_discards: number[];
  options_discarded: number;
  flag_cell: number[];
  flag_team: number[];
  flag_touched: number[];
  flag_holder: number[];
  home: number[];
  floor_turns: number[];
  coins: bigint;
  coins_left: number;
  scored: number;
  superbot: number;
  blamed: number;
  title_open: number;
  volley_blamed: number;
  volley_card: number;
  shot_card: number[];
  robot_dock: number[];
  robot_team: number[];
  robot_cell: number[];
  robot_heading: number[];
  robot_damage: number[];
  robot_lives: number[];
  robot_flags: number[];
  robot_archive: number[];
  robot_down: number[];
  robot_announced: number[];
  robot_locked: number[];
  robot_place: number[];
  robot_fell: number[];
  robot_sits_out: number[];
  robot_waits: number[];
  robot_sent_off: number[];
  chased_by: number[];
  flag_this_register: number[];
  flag_this_turn: number[];
  registers: number[][][];
  to_program: number[];
  sealed: number[];
  hand: number[][];
  hand_count: number[];
  holds: number[];
  options: number[][];
  option_count: number[];
  draft: number[][];
  coat_left: number[];
  shots_left: number[];
  shielded: number[];
  flywheel: number[];
  kept_card: number[];
  is_steady: number[];
  thrown: number[];
  scrambled: number[];
  recompiled: number[];
  controlled_by: number[];
  weapon: number[];
  aimed_at: number[][];
  shot_points: number[][];
  shot_way: number[];
  shot_is_near: number[];
  shot_controls: number[];
  rear_at: number[];
  rear_points: number[];
  floor_points: number[][];
  under_fire: number;
  has_weapons: number;
  pushed: number[];
  ways: number[];
  goal: number[];
  flag_goal: number[];
  asks: number[];
  power_down: number[];
  re_entry_heading: number[];
  re_entry_cell: number[];
  re_entry_down: number[];
  gives: number[][];
  gives_count: number[];
  lose_option: number[];
  keeps_archive: number[];
  brakes: number[];
  fourth_gear: number[];
  reverse_gear: number[];
  high_power_laser: number[];
  gyroscopic_stabilizer: number[];
  abort_switch: number[];
  conditional_program: number[];
  fire_control: number[];
  weapon_order: number[][];
  arm_order: number[][];
  robot_at: number[];
}

export interface RoborallyTally {
  games: bigint;
  turns: bigint;
  phases: bigint;
  events: bigint;
  lives_lost: bigint;
  shared: bigint;
  longest: bigint;
  wins: bigint[];
  dock_wins: bigint[];
  ended: bigint[];
  most_events: bigint;
}

export const RECORDS = {
  "asteroyds.Layout": {
    size: 295,
    fields: [
      ["asteroid", 0, "i2", [5, 4]],
      ["asteroid_number", 40, "i1", [5, 4]],
      ["asteroid_faces", 60, "i1", [5, 4]],
      ["asteroid_target", 80, "i1", [5, 4]],
      ["gate", 100, "i2", [2, 2]],
      ["gate_number", 108, "i1", [2, 2]],
      ["gate_faces", 112, "i1", [2, 2]],
      ["turret", 116, "i2", [4]],
      ["turret_number", 124, "i1", [4]],
      ["turret_faces", 128, "i1", [4]],
      ["pod", 132, "i2", [32]],
      ["platform", 196, "i2", [32]],
      ["start", 260, "i2", [6]],
      ["start_heading", 272, "i1", [6]],
      ["start_colour", 278, "i1", [6]],
      ["start_team", 284, "i1", [6]],
      ["asteroids", 290, "i1", []],
      ["left_out", 291, "i4", []],
    ],
  } as Layout<AsteroydsLayout>,
  "asteroyds.State": {
    size: 2404,
    fields: [
      ["key", 0, "i8", [4]],
      ["game", 32, "i8", []],
      ["round_number", 40, "i4", []],
      ["beat", 44, "i4", []],
      ["mode", 48, "i1", []],
      ["powers", 49, "i1", []],
      ["random_dice_order", 50, "i1", []],
      ["return_to_platform", 51, "i1", []],
      ["one_shot", 52, "i1", []],
      ["blocked_push_hits", 53, "i1", []],
      ["last_survivor_wins", 54, "i1", []],
      ["turrets_harmless", 55, "i1", []],
      ["fly_on", 56, "i1", []],
      ["own_platform", 57, "i1", []],
      ["targets_needed", 58, "i1", [3]],
      ["seats", 61, "i1", []],
      ["first_seat", 62, "i1", []],
      ["dice", 63, "i1", [3]],
      ["dice_order", 66, "i1", [3]],
      ["stage", 69, "i1", []],
      ["die_turn", 70, "i1", []],
      ["mover", 71, "i1", []],
      ["hitter", 72, "i1", []],
      ["hits_left", 73, "u1", []],
      ["hit_rule", 74, "i2", []],
      ["turn", 76, "i1", []],
      ["column", 77, "i1", []],
      ["part", 78, "i1", []],
      ["asked_seat", 79, "i1", []],
      ["question", 80, "i1", []],
      ["ram_answer", 81, "i1", []],
      ["shield_answer", 82, "i1", []],
      ["team_won", 83, "i1", []],
      ["over", 84, "i1", []],
      ["winners", 85, "u1", []],
      ["tile_cell", 86, "i2", [32]],
      ["tile_one_faces", 150, "i1", [32]],
      ["tile_target", 182, "i1", [20]],
      ["drone_shot", 202, "i1", [4]],
      ["craft_cell", 206, "i2", [6]],
      ["craft_heading", 218, "i1", [6]],
      ["craft_damage", 224, "i1", [6]],
      ["craft_tokens", 230, "i1", [6]],
      ["craft_finish", 236, "i1", [6]],
      ["craft_shield", 242, "i1", [6]],
      ["craft_pilot", 248, "i1", [6]],
      ["craft_colour", 254, "i1", [6]],
      ["craft_team", 260, "i1", [6]],
      ["craft_ram_spent", 266, "i1", [6]],
      ["craft_power_spent", 272, "i1", [6]],
      ["craft_targets_taken", 278, "i1", [6]],
      ["craft_platform", 284, "i2", [6]],
      ["plan", 296, "i1", [6, 7]],
      ["ram_order", 338, "i1", [6]],
      ["emergency_order", 344, "i1", [6]],
      ["sealed", 350, "i1", [6]],
      ["tile_at", 356, "i1", [1024]],
      ["craft_at", 1380, "u1", [1024]],
    ],
  } as Layout<AsteroydsState>,
  "asteroyds.Tally": {
    size: 144,
    fields: [
      ["games", 0, "i8", []],
      ["rounds", 8, "i8", []],
      ["events", 16, "i8", []],
      ["destroyed", 24, "i8", []],
      ["shared", 32, "i8", []],
      ["longest", 40, "i8", []],
      ["wins", 48, "i8", [6]],
      ["ended", 96, "i8", [5]],
      ["most_events", 136, "i8", []],
    ],
  } as Layout<AsteroydsTally>,
  "bots.asteroyds.Flights": {
    size: 58,
    fields: [
      ["known", 0, "i8", []],
      ["next", 8, "i8", []],
      ["layer_end", 16, "i8", []],
      ["column", 24, "i8", []],
      ["columns", 32, "i8", []],
      ["is_full", 40, "i1", []],
      ["has_shield", 41, "i1", []],
      ["in_column", 42, "i8", []],
      ["in_energy", 50, "i8", []],
    ],
  } as Layout<BotsAsteroydsFlights>,
  "bots.asteroyds.Race": {
    size: 515,
    fields: [
      ["seat", 0, "i1", []],
      ["wanted", 1, "i1", []],
      ["spare", 2, "i1", []],
      ["left_over", 3, "i4", [2, 64]],
    ],
  } as Layout<BotsAsteroydsRace>,
  "bots.asteroyds.Sky": {
    size: 120668,
    fields: [
      ["seat", 0, "i1", []],
      ["goals", 1, "i1", []],
      ["goal_tile", 2, "i1", [6]],
      ["is_free", 8, "i1", [1024]],
      ["crossed", 1032, "i1", [1024]],
      ["swept", 2056, "i1", [1024]],
      ["aimed", 3080, "i1", [1024, 6]],
      ["columns_to", 9224, "i1", [7, 1024, 6]],
      ["between", 52232, "i2", [6, 7]],
      ["beyond", 52316, "i2", [6, 64]],
      ["way", 53084, "i2", [6144, 4]],
      ["has_goal", 102236, "i1", [6144]],
      ["queue", 108380, "i2", [6144]],
    ],
  } as Layout<BotsAsteroydsSky>,
  "bots.asteroyds.Start": {
    size: 64,
    fields: [
      ["seat", 0, "i1", []],
      ["scenario", 1, "i1", []],
      ["ram_spent", 2, "i1", []],
      ["target", 3, "i1", [20]],
      ["asteroid_cell", 23, "i2", [20]],
      ["rammed", 63, "i1", []],
    ],
  } as Layout<BotsAsteroydsStart>,
  "bots.roborally.Atlas": {
    size: 1040076,
    fields: [
      ["lead", 0, "i4", [10000, 8]],
      ["burn", 320000, "i1", [10000, 8]],
      ["goal", 400000, "i1", [12, 10000]],
      ["onward", 520000, "i1", [12]],
      ["way", 520012, "i4", [13, 10000]],
      ["order", 1040012, "i8", [8]],
    ],
  } as Layout<BotsRoborallyAtlas>,
  "bots.roborally.Beam": {
    size: 362,
    fields: [
      ["workspace", 0, "i2", []],
      ["nodes", 2, "i8", []],
      ["count", 10, "i1", [2]],
      ["value", 12, "i8", [2, 8]],
      ["left", 140, "i1", [2, 8, 7]],
      ["program", 252, "i1", [2, 8, 5]],
      ["rests", 332, "i1", [2, 8]],
      ["best_value", 348, "i8", []],
      ["best", 356, "i1", [5]],
      ["best_rests", 361, "i1", []],
    ],
  } as Layout<BotsRoborallyBeam>,
  "bots.roborally.Rehearsal": {
    size: 2698,
    fields: [
      ["count", 0, "i2", []],
      ["is_out", 2, "i1", [64]],
      ["cards", 66, "i1", [64, 5, 2]],
      ["program", 706, "i1", [64, 5]],
      ["rests", 1026, "i1", [64]],
      ["steady", 1090, "i1", [64]],
      ["tries", 1154, "i4", [64]],
      ["chances", 1410, "i8", [64]],
      ["flags", 1922, "i4", [64]],
      ["damage", 2178, "i4", [64]],
      ["falls", 2434, "i4", [64]],
      ["nodes", 2690, "i8", []],
    ],
  } as Layout<BotsRoborallyRehearsal>,
  "bots.roborally.Tree": {
    size: 1136,
    fields: [
      ["seat", 0, "i1", []],
      ["may_rest", 1, "i1", []],
      ["is_steady", 2, "i1", []],
      ["limit", 3, "i1", []],
      ["used", 4, "i1", []],
      ["depth", 5, "i1", []],
      ["cursor", 6, "i1", [5]],
      ["chosen", 11, "i1", [5]],
      ["left", 16, "i1", [7]],
      ["nodes", 23, "i8", []],
      ["kept", 31, "i1", []],
      ["value", 32, "i8", [48]],
      ["end", 416, "i8", [48]],
      ["program", 800, "i1", [48, 5]],
      ["rests", 1040, "i1", [48]],
      ["steady", 1088, "i1", [48]],
    ],
  } as Layout<BotsRoborallyTree>,
  "kernel.Events": {
    size: 32776,
    fields: [
      ["told", 0, "i4", []],
      ["quiet", 4, "i4", []],
      ["row", 8, "i2", [2048, 8]],
    ],
  } as Layout<KernelEvents>,
  "kernel.Hexes": {
    size: 14340,
    fields: [
      ["cells", 0, "i4", []],
      ["neighbour", 4, "i2", [1024, 6]],
      ["row", 12292, "i1", [1024]],
      ["column", 13316, "i1", [1024]],
    ],
  } as Layout<KernelHexes>,
  "roborally.Course": {
    size: 72689,
    fields: [
      ["width", 0, "i2", []],
      ["height", 2, "i2", []],
      ["specials", 4, "i4", []],
      ["flag_count", 8, "i1", []],
      ["has_pushers", 9, "i1", []],
      ["start_heading", 10, "i1", []],
      ["flag_start", 11, "i2", [8]],
      ["dock_cell", 27, "i2", [8]],
      ["ground", 43, "i1", [2500]],
      ["wall", 2543, "i1", [2500]],
      ["belt", 5043, "i1", [2500]],
      ["express", 7543, "i1", [2500]],
      ["turn", 10043, "i1", [2500, 4]],
      ["pusher", 20043, "i1", [2500, 4]],
      ["gear", 30043, "i1", [2500]],
      ["site", 32543, "i1", [2500]],
      ["emitter", 35043, "i2", [2500, 4]],
      ["lit", 55043, "i1", [2500]],
      ["sight", 57543, "i1", [2500, 4]],
      ["floor_count", 67543, "i1", []],
      ["left_floor", 67544, "i1", []],
      ["floor_x", 67545, "i2", [16]],
      ["floor_y", 67577, "i2", [16]],
      ["floor_width", 67609, "i2", [16]],
      ["floor_height", 67641, "i2", [16]],
      ["floor_turned", 67673, "i1", [16]],
      ["floor_at", 67689, "i1", [2500]],
      ["own_wall", 70189, "i1", [2500]],
    ],
  } as Layout<RoborallyCourse>,
  "roborally.State": {
    size: 4352,
    fields: [
      ["key", 0, "i8", [4]],
      ["game", 32, "i8", []],
      ["turn_number", 40, "i4", []],
      ["beat", 44, "i4", []],
      ["seats", 48, "i1", []],
      ["lives", 49, "i1", []],
      ["archive_optional", 50, "i1", []],
      ["power_down_undamaged", 51, "i1", []],
      ["one_flag_per_turn", 52, "i1", []],
      ["play_on", 53, "i1", []],
      ["options_at_start", 54, "i1", []],
      ["without_options", 55, "i1", []],
      ["first_player", 56, "i1", []],
      ["team_choice", 57, "i1", [8]],
      ["keeps_order", 65, "i1", []],
      ["dock_order", 66, "i1", [8]],
      ["stage", 74, "i1", []],
      ["part", 75, "i1", []],
      ["register", 76, "i1", []],
      ["mover", 77, "i1", []],
      ["moves", 78, "i1", []],
      ["move_order", 79, "i1", [8]],
      ["phase", 87, "i1", []],
      ["steps_left", 88, "i1", []],
      ["step_heading", 89, "i1", []],
      ["turn_after", 90, "i1", []],
      ["step_rule", 91, "i2", []],
      ["ram_target", 93, "i1", []],
      ["to_lose", 94, "u1", []],
      ["falls", 95, "i2", []],
      ["arm_cell", 97, "i2", []],
      ["asked_seat", 99, "i1", []],
      ["question", 100, "i1", []],
      ["asked_about", 101, "i2", []],
      ["answer", 103, "i4", []],
      ["is_answered", 107, "i1", []],
      ["fire_choice", 108, "i1", []],
      ["over", 109, "i1", []],
      ["winners", 110, "u1", []],
      ["places", 111, "i1", []],
      ["deck", 112, "i1", [84]],
      ["deck_top", 196, "i2", []],
      ["deck_end", 198, "i2", []],
      ["discards", 200, "i1", [84]],
      ["discarded", 284, "i2", []],
      ["shuffles", 286, "i4", []],
      ["option_deck", 290, "i1", [26]],
      ["option_top", 316, "i1", []],
      ["option_end", 317, "i1", []],
      ["option_discards", 318, "i1", [26]],
      ["options_discarded", 344, "i1", []],
      ["flag_cell", 345, "i2", [8]],
      ["flag_team", 361, "i1", [8]],
      ["flag_touched", 369, "u1", [8]],
      ["flag_holder", 377, "i1", [8]],
      ["home", 385, "i1", [2]],
      ["floor_turns", 387, "i1", [16]],
      ["coins", 403, "i8", []],
      ["coins_left", 411, "i1", []],
      ["scored", 412, "u1", []],
      ["superbot", 413, "i1", []],
      ["blamed", 414, "i1", []],
      ["title_open", 415, "i1", []],
      ["volley_blamed", 416, "i1", []],
      ["volley_card", 417, "i1", []],
      ["shot_card", 418, "i1", [8]],
      ["robot_dock", 426, "i1", [8]],
      ["robot_team", 434, "i1", [8]],
      ["robot_cell", 442, "i2", [8]],
      ["robot_heading", 458, "i1", [8]],
      ["robot_damage", 466, "i1", [8]],
      ["robot_lives", 474, "i1", [8]],
      ["robot_flags", 482, "i1", [8]],
      ["robot_archive", 490, "i2", [8]],
      ["robot_down", 506, "i1", [8]],
      ["robot_announced", 514, "i1", [8]],
      ["robot_locked", 522, "i1", [8]],
      ["robot_place", 530, "i1", [8]],
      ["robot_fell", 538, "i2", [8]],
      ["robot_sits_out", 554, "i1", [8]],
      ["robot_waits", 562, "i1", [8]],
      ["robot_sent_off", 570, "i1", [8]],
      ["chased_by", 578, "u1", [8]],
      ["flag_this_register", 586, "i1", [8]],
      ["flag_this_turn", 594, "i1", [8]],
      ["registers", 602, "i1", [8, 5, 2]],
      ["to_program", 682, "i1", [8]],
      ["sealed", 690, "i1", [8]],
      ["hand", 698, "i1", [8, 12]],
      ["hand_count", 794, "i1", [8]],
      ["holds", 802, "i4", [8]],
      ["options", 834, "i1", [8, 26]],
      ["option_count", 1042, "i1", [8]],
      ["draft", 1050, "i1", [8, 3]],
      ["coat_left", 1074, "i1", [8]],
      ["shots_left", 1082, "i1", [8]],
      ["shielded", 1090, "i1", [8]],
      ["flywheel", 1098, "i1", [8]],
      ["kept_card", 1106, "i1", [8]],
      ["is_steady", 1114, "i1", [8]],
      ["thrown", 1122, "i1", [8]],
      ["scrambled", 1130, "i1", [8]],
      ["recompiled", 1138, "i1", [8]],
      ["controlled_by", 1146, "i1", [8]],
      ["weapon", 1154, "i1", [8]],
      ["aimed_at", 1162, "i1", [8, 2]],
      ["shot_points", 1178, "i1", [8, 2]],
      ["shot_way", 1194, "i1", [8]],
      ["shot_is_near", 1202, "i1", [8]],
      ["shot_controls", 1210, "i1", [8]],
      ["rear_at", 1218, "i1", [8]],
      ["rear_points", 1226, "i1", [8]],
      ["floor_points", 1234, "i2", [8, 4]],
      ["under_fire", 1298, "u1", []],
      ["has_weapons", 1299, "i1", []],
      ["pushed", 1300, "i1", [8]],
      ["ways", 1308, "i1", [8]],
      ["goal", 1316, "i2", [8]],
      ["flag_goal", 1332, "i2", [8]],
      ["asks", 1348, "i4", [8]],
      ["power_down", 1380, "i1", [8]],
      ["re_entry_heading", 1388, "i1", [8]],
      ["re_entry_cell", 1396, "i2", [8]],
      ["re_entry_down", 1412, "i1", [8]],
      ["gives", 1420, "i1", [8, 26]],
      ["gives_count", 1628, "i1", [8]],
      ["lose_option", 1636, "i1", [8]],
      ["keeps_archive", 1644, "i1", [8]],
      ["brakes", 1652, "i1", [8]],
      ["fourth_gear", 1660, "i1", [8]],
      ["reverse_gear", 1668, "i1", [8]],
      ["high_power_laser", 1676, "i1", [8]],
      ["gyroscopic_stabilizer", 1684, "i1", [8]],
      ["abort_switch", 1692, "i1", [8]],
      ["conditional_program", 1700, "i1", [8]],
      ["fire_control", 1708, "i1", [8]],
      ["weapon_order", 1716, "i1", [8, 5]],
      ["arm_order", 1756, "i2", [8, 6]],
      ["robot_at", 1852, "i1", [2500]],
    ],
  } as Layout<RoborallyState>,
  "roborally.Tally": {
    size: 248,
    fields: [
      ["games", 0, "i8", []],
      ["turns", 8, "i8", []],
      ["phases", 16, "i8", []],
      ["events", 24, "i8", []],
      ["lives_lost", 32, "i8", []],
      ["shared", 40, "i8", []],
      ["longest", 48, "i8", []],
      ["wins", 56, "i8", [8]],
      ["dock_wins", 120, "i8", [8]],
      ["ended", 184, "i8", [7]],
      ["most_events", 240, "i8", []],
    ],
  } as Layout<RoborallyTally>,
};

export type RecordName = keyof typeof RECORDS;

export interface AsteroydsEntries {
  answer(state: Address<"asteroyds.State">, events: Address<"kernel.Events">, yes: boolean): void;
  first_fault(state: Address<"asteroyds.State">): number[];
  open_round(state: Address<"asteroyds.State">, events: Address<"kernel.Events">): void;
  plan_at_random(state: Address<"asteroyds.State">, seat: number): void;
  play_alone(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, seat: number): void;
  play_games(board: Address<"kernel.Hexes">, layout: Address<"asteroyds.Layout">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, tally: Address<"asteroyds.Tally">, first: number, games: number): void;
  play_out(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, tally: Address<"asteroyds.Tally">): void;
  play_round(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">): void;
  set_up(board: Address<"kernel.Hexes">, layout: Address<"asteroyds.Layout">, state: Address<"asteroyds.State">): void;
}

export interface RoborallyEntries {
  answer(state: Address<"roborally.State">, events: Address<"kernel.Events">, choice: number): void;
  fill_at_random(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  hide(seen: Address<"roborally.State">, seat: number): void;
  let_lie(course: Address<"roborally.Course">, state: Address<"roborally.State">): void;
  open_turn(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  play_games(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">, tally: Address<"roborally.Tally">, first: number, games: number): void;
  play_register(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): boolean;
  play_registers(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  play_turn(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  program_at_random(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  recompile(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  rest(state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  seal(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  set_up(course: Address<"roborally.Course">, state: Address<"roborally.State">): void;
}

export interface BotsAsteroydsEntries {
  appraise(state: Address<"asteroyds.State">, sky: Address<"bots.asteroyds.Sky">): number;
  fly_on(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, start: Address<"bots.asteroyds.Start">, sky: Address<"bots.asteroyds.Sky">, flights: Address<"bots.asteroyds.Flights">, nodes: Rows, slots: Rows, at_most: number): boolean;
  foresee(board: Address<"kernel.Hexes">, memory: Rows, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, sky: Address<"bots.asteroyds.Sky">, race: Address<"bots.asteroyds.Race">, times: Rows, roll: number, craft: Rows, ends: Rows): void;
  look_around(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, sky: Address<"bots.asteroyds.Sky">, seat: number): void;
  move_swarm(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, seat: number): void;
  take_off(state: Address<"asteroyds.State">, start: Address<"bots.asteroyds.Start">, sky: Address<"bots.asteroyds.Sky">, flights: Address<"bots.asteroyds.Flights">, nodes: Rows, slots: Rows, scenario: number, columns: number): void;
}

export interface BotsRoborallyEntries {
  chances_at(course: Address<"roborally.Course">, atlas: Address<"bots.roborally.Atlas">, state: Address<"roborally.State">, seat: number): number;
  find_program(course: Address<"roborally.Course">, atlas: Address<"bots.roborally.Atlas">, states: Rows, memory: Rows, events: Address<"kernel.Events">, beam: Address<"bots.roborally.Beam">, root: number, seat: number, width: number, may_rest: boolean): void;
  give_program(state: Address<"roborally.State">, beam: Address<"bots.roborally.Beam">, seat: number): void;
  grow(course: Address<"roborally.Course">, atlas: Address<"bots.roborally.Atlas">, states: Rows, memory: Rows, events: Address<"kernel.Events">, tree: Address<"bots.roborally.Tree">, nodes: number): boolean;
  guess(states: Rows, memory: Rows, events: Address<"kernel.Events">, origin: number, place: number, seat: number, number: number): void;
  hurry(atlas: Address<"bots.roborally.Atlas">, cells: Rows, row: number): number;
  lengthen(course: Address<"roborally.Course">, state: Address<"roborally.State">, hand: Rows, ways: Rows, drafts: Rows, seat: number, sees_floor: number): void;
  rehearse(course: Address<"roborally.Course">, atlas: Address<"bots.roborally.Atlas">, states: Rows, memory: Rows, events: Address<"kernel.Events">, rehearsal: Address<"bots.roborally.Rehearsal">, origin: number, place: number, seat: number): void;
  settle(atlas: Address<"bots.roborally.Atlas">, cells: Rows, row: number, backwards: boolean): number;
  survey(course: Address<"roborally.Course">, states: Rows, memory: Rows, events: Address<"kernel.Events">, atlas: Address<"bots.roborally.Atlas">, cells: Rows, first: number, last: number): void;
}

export const ENTRIES = {
  "asteroyds": {
    answer: { arguments: [["asteroyds.State", 0], ["kernel.Events", 0], ["flag", 0]], result: null },
    first_fault: { arguments: [["asteroyds.State", 0]], result: ["integer", 3] },
    open_round: { arguments: [["asteroyds.State", 0], ["kernel.Events", 0]], result: null },
    plan_at_random: { arguments: [["asteroyds.State", 0], ["integer", 0]], result: null },
    play_alone: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    play_games: { arguments: [["kernel.Hexes", 0], ["asteroyds.Layout", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["asteroyds.Tally", 0], ["integer", 0], ["integer", 0]], result: null },
    play_out: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["asteroyds.Tally", 0]], result: null },
    play_round: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0]], result: null },
    set_up: { arguments: [["kernel.Hexes", 0], ["asteroyds.Layout", 0], ["asteroyds.State", 0]], result: null },
  },
  "roborally": {
    answer: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    fill_at_random: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    hide: { arguments: [["roborally.State", 0], ["integer", 0]], result: null },
    let_lie: { arguments: [["roborally.Course", 0], ["roborally.State", 0]], result: null },
    open_turn: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    play_games: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0], ["roborally.Tally", 0], ["integer", 0], ["integer", 0]], result: null },
    play_register: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: ["flag", 1] },
    play_registers: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    play_turn: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    program_at_random: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    recompile: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    rest: { arguments: [["roborally.State", 0], ["kernel.Events", 0]], result: null },
    seal: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    set_up: { arguments: [["roborally.Course", 0], ["roborally.State", 0]], result: null },
  },
  "bots.asteroyds": {
    appraise: { arguments: [["asteroyds.State", 0], ["bots.asteroyds.Sky", 0]], result: ["integer", 1] },
    fly_on: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Start", 0], ["bots.asteroyds.Sky", 0], ["bots.asteroyds.Flights", 0], ["i8", 2], ["i4", 1], ["integer", 0]], result: ["flag", 1] },
    foresee: { arguments: [["kernel.Hexes", 0], ["u1", 2], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Sky", 0], ["bots.asteroyds.Race", 0], ["i2", 3], ["integer", 0], ["i8", 2], ["i8", 1]], result: null },
    look_around: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["bots.asteroyds.Sky", 0], ["integer", 0]], result: null },
    move_swarm: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    take_off: { arguments: [["asteroyds.State", 0], ["bots.asteroyds.Start", 0], ["bots.asteroyds.Sky", 0], ["bots.asteroyds.Flights", 0], ["i8", 2], ["i4", 1], ["integer", 0], ["integer", 0]], result: null },
  },
  "bots.roborally": {
    chances_at: { arguments: [["roborally.Course", 0], ["bots.roborally.Atlas", 0], ["roborally.State", 0], ["integer", 0]], result: ["integer", 1] },
    find_program: { arguments: [["roborally.Course", 0], ["bots.roborally.Atlas", 0], ["roborally.State", 1], ["u1", 2], ["kernel.Events", 0], ["bots.roborally.Beam", 0], ["integer", 0], ["integer", 0], ["integer", 0], ["flag", 0]], result: null },
    give_program: { arguments: [["roborally.State", 0], ["bots.roborally.Beam", 0], ["integer", 0]], result: null },
    grow: { arguments: [["roborally.Course", 0], ["bots.roborally.Atlas", 0], ["roborally.State", 1], ["u1", 2], ["kernel.Events", 0], ["bots.roborally.Tree", 0], ["integer", 0]], result: ["flag", 1] },
    guess: { arguments: [["roborally.State", 1], ["u1", 2], ["kernel.Events", 0], ["integer", 0], ["integer", 0], ["integer", 0], ["integer", 0]], result: null },
    hurry: { arguments: [["bots.roborally.Atlas", 0], ["i8", 1], ["integer", 0]], result: ["integer", 1] },
    lengthen: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["i8", 1], ["i2", 3], ["i8", 3], ["integer", 0], ["integer", 0]], result: null },
    rehearse: { arguments: [["roborally.Course", 0], ["bots.roborally.Atlas", 0], ["roborally.State", 1], ["u1", 2], ["kernel.Events", 0], ["bots.roborally.Rehearsal", 0], ["integer", 0], ["integer", 0], ["integer", 0]], result: null },
    settle: { arguments: [["bots.roborally.Atlas", 0], ["i8", 1], ["integer", 0], ["flag", 0]], result: ["integer", 1] },
    survey: { arguments: [["roborally.Course", 0], ["roborally.State", 1], ["u1", 2], ["kernel.Events", 0], ["bots.roborally.Atlas", 0], ["i8", 1], ["integer", 0], ["integer", 0]], result: null },
  },
} as const satisfies Record<string, Record<string, EntryForm>>;

export interface Engines {
  "asteroyds": AsteroydsEntries;
  "roborally": RoborallyEntries;
  "bots.asteroyds": BotsAsteroydsEntries;
  "bots.roborally": BotsRoborallyEntries;
}
