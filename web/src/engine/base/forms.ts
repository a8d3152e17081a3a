// Made by `python -m tools.engine_types` from what `swarmrally build-web-engine` writes into engine.json.
import type { EntryForm, Layout } from "./layout";
import type { Address, Rows } from "./module";

export interface AsteroydsLayout {
  asteroid: number[][];
  asteroid_number: number[][];
  asteroid_free: number[][];
  asteroid_faces: number[][];
  asteroid_target: number[][];
  gate: number[][];
  gate_number: number[][];
  gate_faces: number[][];
  turret: number[];
  turret_number: number[];
  turret_free: number[];
  turret_faces: number[];
  pod: number[];
  platform: number[];
  start: number[];
  start_heading: number[];
  start_colour: number[];
  start_of_colour: number[];
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

export interface BotsAsteroydsMatch {
  bot: number[];
  key: bigint[];
  nodes: number;
  longest: number;
  stops: number;
  chooser: number;
  next_seat: number;
  asked: number;
  said: number;
}

export interface BotsAsteroydsMind {
  other: number;
  rivals: number;
  rival: number[];
  their_pose: number[];
  their_left: number[];
  their_damage: number[];
  their_finish: number[];
  they_are_done: number[];
  they_shot: number[];
  they_rammed: number[];
  their_time: bigint[];
  mates_left: number;
  ends: number;
  end_plan: bigint[];
  end_pose: number[];
  end_left: number[];
  end_damage: number[];
  end_finish: number[];
  end_fate: number[];
  end_extra: number[];
  end_group: number[];
  end_worth: number[];
  end_total: bigint[];
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
  step: number[][];
  wanted: number;
  spare: number;
  left_over: number[][];
  times: number[][][];
  known: bigint;
  next: bigint;
  layer_end: bigint;
  column: bigint;
  columns: bigint;
  is_full: number;
  has_shield: number;
  in_column: bigint;
  in_energy: bigint;
  number: bigint[];
  came_from: number[];
  slot: number[];
  worth: number[];
  besides: number[];
  left: number[];
  slots: number[];
  scenario: number;
  ram_spent: number;
  target: number[];
  asteroid_cell: number[];
  rammed: number;
  bot: number;
  key: bigint[];
  stage: number;
  is_late: number;
  me: number;
  nodes: number;
  scenario_number: number;
  groups: number;
  group: number;
  group_shot: number[];
  prepared: number;
  looked: number[];
  rolls: number;
  roll: bigint[];
  first: bigint[][];
  won: bigint[][];
  there: bigint[];
  came_by: number[];
  goal_at: number[];
  is_open: number[];
  leg: number[];
  path: number[];
}

export interface BotsAsteroydsOrders {
  plan: number[];
  ram: number;
  emergency_shield: number;
  goals: number;
  damage: number;
  is_lost: number;
  worth: number;
}

export interface BotsRoborallyAtlas {
  charted: number[];
  aims: number[];
  wanted: number[];
  is_begun: number;
  has_ways: number;
  cells: number;
  cell: number[];
  surveyed: number;
  row: number;
  is_hurried: number;
  sweep: number;
  lead: number[][];
  burn: number[][];
  goal: number[][];
  way: number[][];
  order: bigint[];
}

export interface BotsRoborallyMatch {
  bot: number[];
  key: bigint[];
  nodes: number;
  longest: number;
  stops: number;
  chooser: number;
  took_hand: number;
  asked: number;
  question: number;
  said: number;
}

export interface BotsRoborallyMind {
  spares: number;
  spare: number[];
  gain: bigint[];
  trial_spare: number[];
  is_sparing: number;
  spare_tries: number;
  bot: number;
  me: number;
  key: bigint[];
  goals: number;
  size: number[];
  cell: number[][];
  apart: number;
  way: number[][][];
  flag_way: number[][];
  queue: number[];
  hand: number[];
  hand_count: number;
  drafts: bigint[][][];
  card: number[];
  choice: number[][];
  choices: number[];
  tried: number[];
  pose: number[];
  reached: number[];
  stage: number;
  is_late: number;
  spent: number;
  nodes: number;
  new_hand: number;
  least: number;
  takes_hand: number;
  is_short: number;
  tries: number;
  flags: number;
  damage: number;
  falls: number;
  role: number;
  most_nodes: bigint;
  hands: number;
  hands_worth: bigint;
  best: number;
  choice_list: bigint[];
  totals: bigint[];
  next_list: bigint[];
  tree: number[];
  beam: number[];
  rehearsal: number[];
  states: number[][];
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

export interface RoborallySheet {
  has_registers: number;
  filled: number;
  registers: number[][];
  power_down: number;
  re_entry_heading: number;
  re_entry_cell: number;
  re_entry_down: number;
  gives: number[];
  gives_count: number;
  lose_option: number;
  keeps_archive: number;
  brakes: number;
  fourth_gear: number;
  reverse_gear: number;
  high_power_laser: number;
  gyroscopic_stabilizer: number;
  abort_switch: number;
  fire_control: number;
  weapon_order: number[];
  arm_order: number[];
  kept_card: number;
  conditional_program: number;
  asks: number;
  flywheel: number;
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

export interface StudyAsteroydsBench {
  game: number[];
  known: number[];
  now: number[];
  then: number[];
  events: number[];
  thoughts: number[];
  mind: number[];
  orders: number[];
  match: number[];
  planned: number[][];
}

export interface StudyAsteroydsChoice {
  seat: number;
  stage: number;
  has_made: number;
  wanted: number;
  games: number;
  played: number;
  most: number;
  count: number;
  won: number[];
  gained: number[];
  lost: number[];
  is_same: number[];
  chance: number[];
  error: number[];
  loss: number[];
  loss_error: number[];
  goals: number[];
  damage: number[];
  falls: number[];
  way: number[];
  mark: number;
  plan: number[][];
  ram: number[];
  emergency_shield: number[];
  end: number[];
}

export interface StudyAsteroydsReport {
  seats: number;
  winners: number;
  stage: number;
  chances: number[];
  rounds: number;
  round_number: number[];
  before: number[][];
  before_error: number[][];
  dealt: number[][];
  dealt_error: number[][];
  mark: number[][];
  tried: number[][];
  loss: number[][];
  loss_error: number[][];
  chance: number[][][];
  error: number[][][];
  goals: number[][][];
  damage: number[][][];
  falls: number[][][];
  way: number[][][];
  start: number[];
  luck: number[];
  plans: number[];
  own: number[];
  others: number[];
  outcome: number[];
  accuracy: number[];
  marks: number[][];
  points: number;
  point_round: number[];
  point_seat: number[];
  verdict: number[];
  verdict_round: number[];
  choice: number[];
  best_plan: number[][][];
  best_ram: number[][];
  best_emergency: number[][];
}

export interface StudyRoborallyBench {
  game: number[];
  known: number[];
  atlas: number[];
  events: number[];
  thoughts: number[];
  mind: number[];
  orders: number[];
  match: number[];
}

export interface StudyRoborallyChoice {
  seat: number;
  stage: number;
  has_made: number;
  wanted: number;
  games: number;
  played: number;
  most: number;
  count: number;
  won: number[];
  gained: number[];
  lost: number[];
  is_same: number[];
  chance: number[];
  error: number[];
  loss: number[];
  loss_error: number[];
  goals: number[];
  damage: number[];
  falls: number[];
  way: number[];
  mark: number;
  sheet: number[][];
  number: number[];
  scored: number[];
  hurt: number[];
  fallen: number[];
  ahead: bigint[];
}

export interface StudyRoborallyReport {
  seats: number;
  winners: number;
  stage: number;
  chances: number[];
  rounds: number;
  round_number: number[];
  before: number[][];
  before_error: number[][];
  dealt: number[][];
  dealt_error: number[][];
  mark: number[][];
  tried: number[][];
  loss: number[][];
  loss_error: number[][];
  chance: number[][][];
  error: number[][][];
  goals: number[][][];
  damage: number[][][];
  falls: number[][][];
  way: number[][][];
  start: number[];
  luck: number[];
  plans: number[];
  own: number[];
  others: number[];
  outcome: number[];
  accuracy: number[];
  marks: number[][];
  points: number;
  point_round: number[];
  point_seat: number[];
  verdict: number[];
  verdict_round: number[];
  choice: number[];
  best: number[][];
}

export interface StudyWeighingChances {
  games: number;
  played: number;
  stands: number;
  unknown: number;
  me: number;
  won: number[];
  chance: number[];
  error: number[];
}

export const RECORDS = {
  "asteroyds.Layout": {
    size: 325,
    fields: [
      ["asteroid", 0, "i2", [5, 4]],
      ["asteroid_number", 40, "i1", [5, 4]],
      ["asteroid_free", 60, "i1", [5, 4]],
      ["asteroid_faces", 80, "i1", [5, 4]],
      ["asteroid_target", 100, "i1", [5, 4]],
      ["gate", 120, "i2", [2, 2]],
      ["gate_number", 128, "i1", [2, 2]],
      ["gate_faces", 132, "i1", [2, 2]],
      ["turret", 136, "i2", [4]],
      ["turret_number", 144, "i1", [4]],
      ["turret_free", 148, "i1", [4]],
      ["turret_faces", 152, "i1", [4]],
      ["pod", 156, "i2", [32]],
      ["platform", 220, "i2", [32]],
      ["start", 284, "i2", [6]],
      ["start_heading", 296, "i1", [6]],
      ["start_colour", 302, "i1", [6]],
      ["start_of_colour", 308, "i1", [6]],
      ["start_team", 314, "i1", [6]],
      ["asteroids", 320, "i1", []],
      ["left_out", 321, "i4", []],
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
  "bots.asteroyds.Match": {
    size: 51,
    fields: [
      ["bot", 0, "i1", [6]],
      ["key", 6, "i8", [4]],
      ["nodes", 38, "i4", []],
      ["longest", 42, "i4", []],
      ["stops", 46, "i1", []],
      ["chooser", 47, "i1", []],
      ["next_seat", 48, "i1", []],
      ["asked", 49, "i1", []],
      ["said", 50, "i1", []],
    ],
  } as Layout<BotsAsteroydsMatch>,
  "bots.asteroyds.Mind": {
    size: 3810434,
    fields: [
      ["other", 0, "i1", []],
      ["rivals", 1, "i1", []],
      ["rival", 2, "i1", [6]],
      ["their_pose", 8, "i2", [6]],
      ["their_left", 20, "i1", [6]],
      ["their_damage", 26, "i1", [6]],
      ["their_finish", 32, "i1", [6]],
      ["they_are_done", 38, "i1", [6]],
      ["they_shot", 44, "i1", [6]],
      ["they_rammed", 50, "i4", [6]],
      ["their_time", 74, "i8", [6]],
      ["mates_left", 122, "i1", []],
      ["ends", 123, "i4", []],
      ["end_plan", 127, "i8", [32768]],
      ["end_pose", 262271, "i2", [32768]],
      ["end_left", 327807, "i1", [32768]],
      ["end_damage", 360575, "i1", [32768]],
      ["end_finish", 393343, "i1", [32768]],
      ["end_fate", 426111, "i1", [32768]],
      ["end_extra", 458879, "i2", [32768]],
      ["end_group", 524415, "i1", [32768]],
      ["end_worth", 557183, "i4", [32768]],
      ["end_total", 688255, "i8", [32768]],
      ["seat", 950399, "i1", []],
      ["goals", 950400, "i1", []],
      ["goal_tile", 950401, "i1", [6]],
      ["is_free", 950407, "i1", [1024]],
      ["crossed", 951431, "i1", [1024]],
      ["swept", 952455, "i1", [1024]],
      ["aimed", 953479, "i1", [1024, 6]],
      ["columns_to", 959623, "i1", [7, 1024, 6]],
      ["between", 1002631, "i2", [6, 7]],
      ["beyond", 1002715, "i2", [6, 64]],
      ["way", 1003483, "i2", [6144, 4]],
      ["has_goal", 1052635, "i1", [6144]],
      ["queue", 1058779, "i2", [6144]],
      ["step", 1071067, "i2", [6144, 4]],
      ["wanted", 1120219, "i1", []],
      ["spare", 1120220, "i1", []],
      ["left_over", 1120221, "i4", [2, 64]],
      ["times", 1120733, "i2", [2, 6144, 64]],
      ["known", 2693597, "i8", []],
      ["next", 2693605, "i8", []],
      ["layer_end", 2693613, "i8", []],
      ["column", 2693621, "i8", []],
      ["columns", 2693629, "i8", []],
      ["is_full", 2693637, "i1", []],
      ["has_shield", 2693638, "i1", []],
      ["in_column", 2693639, "i8", []],
      ["in_energy", 2693647, "i8", []],
      ["number", 2693655, "i8", [32768]],
      ["came_from", 2955799, "i4", [32768]],
      ["slot", 3086871, "i4", [32768]],
      ["worth", 3217943, "i4", [32768]],
      ["besides", 3349015, "i4", [32768]],
      ["left", 3480087, "i1", [32768]],
      ["slots", 3512855, "i4", [65536]],
      ["scenario", 3774999, "i1", []],
      ["ram_spent", 3775000, "i1", []],
      ["target", 3775001, "i1", [20]],
      ["asteroid_cell", 3775021, "i2", [20]],
      ["rammed", 3775061, "i1", []],
      ["bot", 3775062, "i1", []],
      ["key", 3775063, "i8", [4]],
      ["stage", 3775095, "i1", []],
      ["is_late", 3775096, "i1", []],
      ["me", 3775097, "i1", []],
      ["nodes", 3775098, "i4", []],
      ["scenario_number", 3775102, "i1", []],
      ["groups", 3775103, "i1", []],
      ["group", 3775104, "i1", []],
      ["group_shot", 3775105, "i1", [4]],
      ["prepared", 3775109, "i1", []],
      ["looked", 3775110, "i4", [4]],
      ["rolls", 3775126, "i4", []],
      ["roll", 3775130, "i8", [1296]],
      ["first", 3785498, "i8", [6, 64]],
      ["won", 3788570, "i8", [6, 39]],
      ["there", 3790442, "i8", [64]],
      ["came_by", 3790954, "i1", [6144]],
      ["goal_at", 3797098, "i1", [6144]],
      ["is_open", 3803242, "i1", [1024]],
      ["leg", 3804266, "i1", [6144]],
      ["path", 3810410, "i1", [24]],
    ],
  } as Layout<BotsAsteroydsMind>,
  "bots.asteroyds.Orders": {
    size: 16,
    fields: [
      ["plan", 0, "i1", [7]],
      ["ram", 7, "i1", []],
      ["emergency_shield", 8, "i1", []],
      ["goals", 9, "i1", []],
      ["damage", 10, "i1", []],
      ["is_lost", 11, "i1", []],
      ["worth", 12, "i4", []],
    ],
  } as Layout<BotsAsteroydsOrders>,
  "bots.roborally.Atlas": {
    size: 1118220,
    fields: [
      ["charted", 0, "u1", [72689]],
      ["aims", 72689, "u1", [229]],
      ["wanted", 72918, "u1", [229]],
      ["is_begun", 73147, "i1", []],
      ["has_ways", 73148, "i1", []],
      ["cells", 73149, "i2", []],
      ["cell", 73151, "i2", [2500]],
      ["surveyed", 78151, "i2", []],
      ["row", 78153, "i1", []],
      ["is_hurried", 78154, "i1", []],
      ["sweep", 78155, "i1", []],
      ["lead", 78156, "i4", [10000, 8]],
      ["burn", 398156, "i1", [10000, 8]],
      ["goal", 478156, "i1", [12, 10000]],
      ["way", 598156, "i4", [13, 10000]],
      ["order", 1118156, "i8", [8]],
    ],
  } as Layout<BotsRoborallyAtlas>,
  "bots.roborally.Match": {
    size: 57,
    fields: [
      ["bot", 0, "i1", [8]],
      ["key", 8, "i8", [4]],
      ["nodes", 40, "i4", []],
      ["longest", 44, "i4", []],
      ["stops", 48, "i1", []],
      ["chooser", 49, "i1", []],
      ["took_hand", 50, "i1", []],
      ["asked", 51, "i1", []],
      ["question", 52, "i1", []],
      ["said", 53, "i4", []],
    ],
  } as Layout<BotsRoborallyMatch>,
  "bots.roborally.Mind": {
    size: 509160,
    fields: [
      ["spares", 0, "i1", []],
      ["spare", 1, "i1", [7]],
      ["gain", 8, "i8", [7]],
      ["trial_spare", 64, "i1", [64]],
      ["is_sparing", 128, "i1", []],
      ["spare_tries", 129, "i1", []],
      ["bot", 130, "i1", []],
      ["me", 131, "i1", []],
      ["key", 132, "i8", [4]],
      ["goals", 164, "i1", []],
      ["size", 165, "i2", [8]],
      ["cell", 181, "i2", [8, 2500]],
      ["apart", 40181, "i1", []],
      ["way", 40182, "i2", [5, 8, 2500]],
      ["flag_way", 240182, "i2", [8, 2500]],
      ["queue", 280182, "i2", [2500]],
      ["hand", 285182, "i1", [13]],
      ["hand_count", 285195, "i1", []],
      ["drafts", 285196, "i8", [2, 13, 12]],
      ["card", 287692, "i1", [5]],
      ["choice", 287697, "i1", [5, 7]],
      ["choices", 287732, "i1", [5]],
      ["tried", 287737, "i1", [5]],
      ["pose", 287742, "i2", [6]],
      ["reached", 287754, "i1", [6]],
      ["stage", 287760, "i1", []],
      ["is_late", 287761, "i1", []],
      ["spent", 287762, "i1", []],
      ["nodes", 287763, "i4", []],
      ["new_hand", 287767, "i1", []],
      ["least", 287768, "i1", []],
      ["takes_hand", 287769, "i1", []],
      ["is_short", 287770, "i1", []],
      ["tries", 287771, "i4", []],
      ["flags", 287775, "i4", []],
      ["damage", 287779, "i4", []],
      ["falls", 287783, "i4", []],
      ["role", 287787, "i1", []],
      ["most_nodes", 287788, "i8", []],
      ["hands", 287796, "i1", []],
      ["hands_worth", 287797, "i8", []],
      ["best", 287805, "i2", []],
      ["choice_list", 287807, "i8", [4096]],
      ["totals", 320575, "i8", [4096]],
      ["next_list", 353343, "i8", [4096]],
      ["tree", 386111, "u1", [1136]],
      ["beam", 387247, "u1", [360]],
      ["rehearsal", 387607, "u1", [4049]],
      ["states", 391656, "u1", [27, 4352]],
    ],
  } as Layout<BotsRoborallyMind>,
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
  "roborally.Sheet": {
    size: 77,
    fields: [
      ["has_registers", 0, "i1", []],
      ["filled", 1, "i1", []],
      ["registers", 2, "i1", [5, 2]],
      ["power_down", 12, "i1", []],
      ["re_entry_heading", 13, "i1", []],
      ["re_entry_cell", 14, "i2", []],
      ["re_entry_down", 16, "i1", []],
      ["gives", 17, "i1", [26]],
      ["gives_count", 43, "i1", []],
      ["lose_option", 44, "i1", []],
      ["keeps_archive", 45, "i1", []],
      ["brakes", 46, "i1", []],
      ["fourth_gear", 47, "i1", []],
      ["reverse_gear", 48, "i1", []],
      ["high_power_laser", 49, "i1", []],
      ["gyroscopic_stabilizer", 50, "i1", []],
      ["abort_switch", 51, "i1", []],
      ["fire_control", 52, "i1", []],
      ["weapon_order", 53, "i1", [5]],
      ["arm_order", 58, "i2", [6]],
      ["kept_card", 70, "i1", []],
      ["conditional_program", 71, "i1", []],
      ["asks", 72, "i4", []],
      ["flywheel", 76, "i1", []],
    ],
  } as Layout<RoborallySheet>,
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
  "study.asteroyds.Bench": {
    size: 3895285,
    fields: [
      ["game", 0, "u1", [2404]],
      ["known", 2404, "u1", [2404]],
      ["now", 4808, "u1", [2404]],
      ["then", 7212, "u1", [2404]],
      ["events", 9616, "u1", [32776]],
      ["thoughts", 42392, "u1", [32776]],
      ["mind", 75168, "u1", [3810434]],
      ["orders", 3885602, "u1", [16]],
      ["match", 3885618, "u1", [51]],
      ["planned", 3885669, "u1", [4, 2404]],
    ],
  } as Layout<StudyAsteroydsBench>,
  "study.asteroyds.Choice": {
    size: 226,
    fields: [
      ["seat", 0, "i1", []],
      ["stage", 1, "i1", []],
      ["has_made", 2, "i1", []],
      ["wanted", 3, "i1", []],
      ["games", 4, "i4", []],
      ["played", 8, "i4", []],
      ["most", 12, "i4", []],
      ["count", 16, "i1", []],
      ["won", 17, "i4", [4]],
      ["gained", 33, "i4", [4]],
      ["lost", 49, "i4", [4]],
      ["is_same", 65, "i1", [4]],
      ["chance", 69, "i4", [4]],
      ["error", 85, "i4", [4]],
      ["loss", 101, "i4", [4]],
      ["loss_error", 117, "i4", [4]],
      ["goals", 133, "i2", [4]],
      ["damage", 141, "i2", [4]],
      ["falls", 149, "i2", [4]],
      ["way", 157, "i4", [4]],
      ["mark", 173, "i1", []],
      ["plan", 174, "i1", [4, 7]],
      ["ram", 202, "i1", [4]],
      ["emergency_shield", 206, "i1", [4]],
      ["end", 210, "i4", [4]],
    ],
  } as Layout<StudyAsteroydsChoice>,
  "study.asteroyds.Report": {
    size: 116380,
    fields: [
      ["seats", 0, "i1", []],
      ["winners", 1, "u1", []],
      ["stage", 2, "i1", []],
      ["chances", 3, "u1", [107]],
      ["rounds", 110, "i4", []],
      ["round_number", 114, "i4", [200]],
      ["before", 914, "i4", [200, 8]],
      ["before_error", 7314, "i4", [200, 8]],
      ["dealt", 13714, "i4", [200, 8]],
      ["dealt_error", 20114, "i4", [200, 8]],
      ["mark", 26514, "i1", [200, 8]],
      ["tried", 28114, "i4", [200, 8]],
      ["loss", 34514, "i4", [200, 8]],
      ["loss_error", 40914, "i4", [200, 8]],
      ["chance", 47314, "i4", [200, 8, 2]],
      ["error", 60114, "i4", [200, 8, 2]],
      ["goals", 72914, "i2", [200, 8, 2]],
      ["damage", 79314, "i2", [200, 8, 2]],
      ["falls", 85714, "i2", [200, 8, 2]],
      ["way", 92114, "i4", [200, 8, 2]],
      ["start", 104914, "i4", [8]],
      ["luck", 104946, "i4", [8]],
      ["plans", 104978, "i4", [8]],
      ["own", 105010, "i4", [8]],
      ["others", 105042, "i4", [8]],
      ["outcome", 105074, "i4", [8]],
      ["accuracy", 105106, "i4", [8]],
      ["marks", 105138, "i4", [8, 5]],
      ["points", 105298, "i1", []],
      ["point_round", 105299, "i4", [3]],
      ["point_seat", 105311, "i1", [3]],
      ["verdict", 105314, "i1", [8]],
      ["verdict_round", 105322, "i4", [8]],
      ["choice", 105354, "u1", [226]],
      ["best_plan", 105580, "i1", [200, 6, 7]],
      ["best_ram", 113980, "i1", [200, 6]],
      ["best_emergency", 115180, "i1", [200, 6]],
    ],
  } as Layout<StudyAsteroydsReport>,
  "study.roborally.Bench": {
    size: 1701770,
    fields: [
      ["game", 0, "u1", [4352]],
      ["known", 4352, "u1", [4352]],
      ["atlas", 8704, "u1", [1118220]],
      ["events", 1126924, "u1", [32776]],
      ["thoughts", 1159700, "u1", [32776]],
      ["mind", 1192476, "u1", [509160]],
      ["orders", 1701636, "u1", [77]],
      ["match", 1701713, "u1", [57]],
    ],
  } as Layout<StudyRoborallyBench>,
  "study.roborally.Choice": {
    size: 570,
    fields: [
      ["seat", 0, "i1", []],
      ["stage", 1, "i1", []],
      ["has_made", 2, "i1", []],
      ["wanted", 3, "i1", []],
      ["games", 4, "i4", []],
      ["played", 8, "i4", []],
      ["most", 12, "i4", []],
      ["count", 16, "i1", []],
      ["won", 17, "i4", [4]],
      ["gained", 33, "i4", [4]],
      ["lost", 49, "i4", [4]],
      ["is_same", 65, "i1", [4]],
      ["chance", 69, "i4", [4]],
      ["error", 85, "i4", [4]],
      ["loss", 101, "i4", [4]],
      ["loss_error", 117, "i4", [4]],
      ["goals", 133, "i2", [4]],
      ["damage", 141, "i2", [4]],
      ["falls", 149, "i2", [4]],
      ["way", 157, "i4", [4]],
      ["mark", 173, "i1", []],
      ["sheet", 174, "u1", [4, 77]],
      ["number", 482, "i2", [4]],
      ["scored", 490, "i4", [4]],
      ["hurt", 506, "i4", [4]],
      ["fallen", 522, "i4", [4]],
      ["ahead", 538, "i8", [4]],
    ],
  } as Layout<StudyRoborallyChoice>,
  "study.roborally.Report": {
    size: 229124,
    fields: [
      ["seats", 0, "i1", []],
      ["winners", 1, "u1", []],
      ["stage", 2, "i1", []],
      ["chances", 3, "u1", [107]],
      ["rounds", 110, "i4", []],
      ["round_number", 114, "i4", [200]],
      ["before", 914, "i4", [200, 8]],
      ["before_error", 7314, "i4", [200, 8]],
      ["dealt", 13714, "i4", [200, 8]],
      ["dealt_error", 20114, "i4", [200, 8]],
      ["mark", 26514, "i1", [200, 8]],
      ["tried", 28114, "i4", [200, 8]],
      ["loss", 34514, "i4", [200, 8]],
      ["loss_error", 40914, "i4", [200, 8]],
      ["chance", 47314, "i4", [200, 8, 2]],
      ["error", 60114, "i4", [200, 8, 2]],
      ["goals", 72914, "i2", [200, 8, 2]],
      ["damage", 79314, "i2", [200, 8, 2]],
      ["falls", 85714, "i2", [200, 8, 2]],
      ["way", 92114, "i4", [200, 8, 2]],
      ["start", 104914, "i4", [8]],
      ["luck", 104946, "i4", [8]],
      ["plans", 104978, "i4", [8]],
      ["own", 105010, "i4", [8]],
      ["others", 105042, "i4", [8]],
      ["outcome", 105074, "i4", [8]],
      ["accuracy", 105106, "i4", [8]],
      ["marks", 105138, "i4", [8, 5]],
      ["points", 105298, "i1", []],
      ["point_round", 105299, "i4", [3]],
      ["point_seat", 105311, "i1", [3]],
      ["verdict", 105314, "i1", [8]],
      ["verdict_round", 105322, "i4", [8]],
      ["choice", 105354, "u1", [570]],
      ["best", 105924, "u1", [1600, 77]],
    ],
  } as Layout<StudyRoborallyReport>,
  "study.weighing.Chances": {
    size: 107,
    fields: [
      ["games", 0, "i4", []],
      ["played", 4, "i4", []],
      ["stands", 8, "u1", []],
      ["unknown", 9, "i1", []],
      ["me", 10, "i1", []],
      ["won", 11, "i4", [8]],
      ["chance", 43, "i4", [8]],
      ["error", 75, "i4", [8]],
    ],
  } as Layout<StudyWeighingChances>,
};

export type RecordName = keyof typeof RECORDS;

export interface AsteroydsEntries {
  answer(state: Address<"asteroyds.State">, events: Address<"kernel.Events">, yes: boolean): void;
  first_fault(state: Address<"asteroyds.State">): number[];
  fly_alone(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, seat: number, with_swarm: boolean): void;
  hide(seen: Address<"asteroyds.State">, seat: number): void;
  open_round(state: Address<"asteroyds.State">, events: Address<"kernel.Events">): void;
  plan_at_random(state: Address<"asteroyds.State">, seat: number): void;
  play_alone(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, seat: number): void;
  play_games(board: Address<"kernel.Hexes">, layout: Address<"asteroyds.Layout">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, tally: Address<"asteroyds.Tally">, first: number, games: number): void;
  play_out(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, tally: Address<"asteroyds.Tally">): void;
  play_round(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">): void;
  send(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, tile: number, colour: number): number;
  set_up(board: Address<"kernel.Hexes">, layout: Address<"asteroyds.Layout">, state: Address<"asteroyds.State">): void;
}

export interface RoborallyEntries {
  answer(state: Address<"roborally.State">, events: Address<"kernel.Events">, choice: number): void;
  can_recompile(state: Address<"roborally.State">, seat: number): boolean;
  fault_of_time(course: Address<"roborally.Course">, state: Address<"roborally.State">, seat: number): number;
  fill_at_random(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  hand_in(course: Address<"roborally.Course">, state: Address<"roborally.State">, sheet: Address<"roborally.Sheet">, seat: number, is_partial: boolean): number[];
  hide(seen: Address<"roborally.State">, seat: number): void;
  let_lie(course: Address<"roborally.Course">, state: Address<"roborally.State">): void;
  list_choices(course: Address<"roborally.Course">, state: Address<"roborally.State">, choices: Rows): number;
  open_turn(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  play_games(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">, tally: Address<"roborally.Tally">, first: number, games: number): void;
  play_register(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): boolean;
  play_registers(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  play_turn(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  program_at_random(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  recompile(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  rest(state: Address<"roborally.State">, events: Address<"kernel.Events">): void;
  run_alone(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">, choices: Rows, seat: number): void;
  seal(state: Address<"roborally.State">, events: Address<"kernel.Events">, seat: number): void;
  set_up(course: Address<"roborally.Course">, state: Address<"roborally.State">): void;
  take_back(state: Address<"roborally.State">, seat: number): void;
}

export interface BotsAsteroydsEntries {
  decide(board: Address<"kernel.Hexes">, seen: Address<"asteroyds.State">, known: Address<"asteroyds.State">, now: Address<"asteroyds.State">, events: Address<"kernel.Events">, mind: Address<"bots.asteroyds.Mind">): boolean;
  foretell(board: Address<"kernel.Hexes">, seen: Address<"asteroyds.State">, known: Address<"asteroyds.State">, now: Address<"asteroyds.State">, events: Address<"kernel.Events">, mind: Address<"bots.asteroyds.Mind">, orders: Address<"bots.asteroyds.Orders">): void;
  play_on(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, events: Address<"kernel.Events">, known: Address<"asteroyds.State">, now: Address<"asteroyds.State">, then: Address<"asteroyds.State">, thoughts: Address<"kernel.Events">, mind: Address<"bots.asteroyds.Mind">, orders: Address<"bots.asteroyds.Orders">, match: Address<"bots.asteroyds.Match">, at_most: number): number;
  think(board: Address<"kernel.Hexes">, seen: Address<"asteroyds.State">, known: Address<"asteroyds.State">, now: Address<"asteroyds.State">, then: Address<"asteroyds.State">, events: Address<"kernel.Events">, mind: Address<"bots.asteroyds.Mind">, orders: Address<"bots.asteroyds.Orders">, at_most: number): number;
}

export interface BotsRoborallyEntries {
  decide(course: Address<"roborally.Course">, seen: Address<"roborally.State">, known: Address<"roborally.State">, atlas: Address<"bots.roborally.Atlas">, events: Address<"kernel.Events">, mind: Address<"bots.roborally.Mind">): number;
  play_on(course: Address<"roborally.Course">, state: Address<"roborally.State">, events: Address<"kernel.Events">, known: Address<"roborally.State">, atlas: Address<"bots.roborally.Atlas">, thoughts: Address<"kernel.Events">, mind: Address<"bots.roborally.Mind">, orders: Address<"roborally.Sheet">, match: Address<"bots.roborally.Match">, at_most: number): number;
  scout(course: Address<"roborally.Course">, seen: Address<"roborally.State">, known: Address<"roborally.State">, atlas: Address<"bots.roborally.Atlas">, events: Address<"kernel.Events">, mind: Address<"bots.roborally.Mind">, at_most: number): number;
  scout_on(course: Address<"roborally.Course">, mind: Address<"bots.roborally.Mind">, events: Address<"kernel.Events">, atlas: Address<"bots.roborally.Atlas">): number;
  think(course: Address<"roborally.Course">, seen: Address<"roborally.State">, known: Address<"roborally.State">, atlas: Address<"bots.roborally.Atlas">, events: Address<"kernel.Events">, mind: Address<"bots.roborally.Mind">, orders: Address<"roborally.Sheet">, at_most: number): number;
}

export interface StudyAsteroydsEntries {
  count_chances(board: Address<"kernel.Hexes">, state: Address<"asteroyds.State">, chances: Address<"study.weighing.Chances">, bench: Address<"study.asteroyds.Bench">, at_most: number): boolean;
  play_better(board: Address<"kernel.Hexes">, before: Address<"asteroyds.State">, stands: Address<"asteroyds.State">, row: number, seat: number, report: Address<"study.asteroyds.Report">, events: Address<"kernel.Events">, bench: Address<"study.asteroyds.Bench">): void;
  report_on(board: Address<"kernel.Hexes">, before: Address<"asteroyds.State">, stands: Address<"asteroyds.State">, seat: number, report: Address<"study.asteroyds.Report">, bench: Address<"study.asteroyds.Bench">, at_most: number): boolean;
  sum_up(report: Address<"study.asteroyds.Report">): void;
  weigh_plans(board: Address<"kernel.Hexes">, before: Address<"asteroyds.State">, stands: Address<"asteroyds.State">, choice: Address<"study.asteroyds.Choice">, bench: Address<"study.asteroyds.Bench">, at_most: number): boolean;
}

export interface StudyRoborallyEntries {
  count_chances(course: Address<"roborally.Course">, state: Address<"roborally.State">, chances: Address<"study.weighing.Chances">, bench: Address<"study.roborally.Bench">, at_most: number): boolean;
  play_better(course: Address<"roborally.Course">, before: Address<"roborally.State">, stands: Address<"roborally.State">, row: number, seat: number, report: Address<"study.roborally.Report">, events: Address<"kernel.Events">, bench: Address<"study.roborally.Bench">): void;
  report_on(course: Address<"roborally.Course">, before: Address<"roborally.State">, stands: Address<"roborally.State">, seat: number, report: Address<"study.roborally.Report">, bench: Address<"study.roborally.Bench">, at_most: number): boolean;
  sum_up(report: Address<"study.roborally.Report">): void;
  weigh_plans(course: Address<"roborally.Course">, before: Address<"roborally.State">, stands: Address<"roborally.State">, choice: Address<"study.roborally.Choice">, bench: Address<"study.roborally.Bench">, at_most: number): boolean;
}

export const ENTRIES = {
  "asteroyds": {
    answer: { arguments: [["asteroyds.State", 0], ["kernel.Events", 0], ["flag", 0]], result: null },
    first_fault: { arguments: [["asteroyds.State", 0]], result: ["integer", 3] },
    fly_alone: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["integer", 0], ["flag", 0]], result: null },
    hide: { arguments: [["asteroyds.State", 0], ["integer", 0]], result: null },
    open_round: { arguments: [["asteroyds.State", 0], ["kernel.Events", 0]], result: null },
    plan_at_random: { arguments: [["asteroyds.State", 0], ["integer", 0]], result: null },
    play_alone: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    play_games: { arguments: [["kernel.Hexes", 0], ["asteroyds.Layout", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["asteroyds.Tally", 0], ["integer", 0], ["integer", 0]], result: null },
    play_out: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["asteroyds.Tally", 0]], result: null },
    play_round: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0]], result: null },
    send: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["integer", 0], ["integer", 0]], result: ["integer", 1] },
    set_up: { arguments: [["kernel.Hexes", 0], ["asteroyds.Layout", 0], ["asteroyds.State", 0]], result: null },
  },
  "roborally": {
    answer: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    can_recompile: { arguments: [["roborally.State", 0], ["integer", 0]], result: ["flag", 1] },
    fault_of_time: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["integer", 0]], result: ["integer", 1] },
    fill_at_random: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    hand_in: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.Sheet", 0], ["integer", 0], ["flag", 0]], result: ["integer", 3] },
    hide: { arguments: [["roborally.State", 0], ["integer", 0]], result: null },
    let_lie: { arguments: [["roborally.Course", 0], ["roborally.State", 0]], result: null },
    list_choices: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["i8", 1]], result: ["integer", 1] },
    open_turn: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    play_games: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0], ["roborally.Tally", 0], ["integer", 0], ["integer", 0]], result: null },
    play_register: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: ["flag", 1] },
    play_registers: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    play_turn: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0]], result: null },
    program_at_random: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    recompile: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    rest: { arguments: [["roborally.State", 0], ["kernel.Events", 0]], result: null },
    run_alone: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0], ["i8", 1], ["integer", 0]], result: null },
    seal: { arguments: [["roborally.State", 0], ["kernel.Events", 0], ["integer", 0]], result: null },
    set_up: { arguments: [["roborally.Course", 0], ["roborally.State", 0]], result: null },
    take_back: { arguments: [["roborally.State", 0], ["integer", 0]], result: null },
  },
  "bots.asteroyds": {
    decide: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Mind", 0]], result: ["flag", 1] },
    foretell: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Mind", 0], ["bots.asteroyds.Orders", 0]], result: null },
    play_on: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Mind", 0], ["bots.asteroyds.Orders", 0], ["bots.asteroyds.Match", 0], ["integer", 0]], result: ["integer", 1] },
    think: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["kernel.Events", 0], ["bots.asteroyds.Mind", 0], ["bots.asteroyds.Orders", 0], ["integer", 0]], result: ["integer", 1] },
  },
  "bots.roborally": {
    decide: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["bots.roborally.Atlas", 0], ["kernel.Events", 0], ["bots.roborally.Mind", 0]], result: ["integer", 1] },
    play_on: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["kernel.Events", 0], ["roborally.State", 0], ["bots.roborally.Atlas", 0], ["kernel.Events", 0], ["bots.roborally.Mind", 0], ["roborally.Sheet", 0], ["bots.roborally.Match", 0], ["integer", 0]], result: ["integer", 1] },
    scout: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["bots.roborally.Atlas", 0], ["kernel.Events", 0], ["bots.roborally.Mind", 0], ["integer", 0]], result: ["integer", 1] },
    scout_on: { arguments: [["roborally.Course", 0], ["bots.roborally.Mind", 0], ["kernel.Events", 0], ["bots.roborally.Atlas", 0]], result: ["integer", 1] },
    think: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["bots.roborally.Atlas", 0], ["kernel.Events", 0], ["bots.roborally.Mind", 0], ["roborally.Sheet", 0], ["integer", 0]], result: ["integer", 1] },
  },
  "study.asteroyds": {
    count_chances: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["study.weighing.Chances", 0], ["study.asteroyds.Bench", 0], ["integer", 0]], result: ["flag", 1] },
    play_better: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["integer", 0], ["integer", 0], ["study.asteroyds.Report", 0], ["kernel.Events", 0], ["study.asteroyds.Bench", 0]], result: null },
    report_on: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["integer", 0], ["study.asteroyds.Report", 0], ["study.asteroyds.Bench", 0], ["integer", 0]], result: ["flag", 1] },
    sum_up: { arguments: [["study.asteroyds.Report", 0]], result: null },
    weigh_plans: { arguments: [["kernel.Hexes", 0], ["asteroyds.State", 0], ["asteroyds.State", 0], ["study.asteroyds.Choice", 0], ["study.asteroyds.Bench", 0], ["integer", 0]], result: ["flag", 1] },
  },
  "study.roborally": {
    count_chances: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["study.weighing.Chances", 0], ["study.roborally.Bench", 0], ["integer", 0]], result: ["flag", 1] },
    play_better: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["integer", 0], ["integer", 0], ["study.roborally.Report", 0], ["kernel.Events", 0], ["study.roborally.Bench", 0]], result: null },
    report_on: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["integer", 0], ["study.roborally.Report", 0], ["study.roborally.Bench", 0], ["integer", 0]], result: ["flag", 1] },
    sum_up: { arguments: [["study.roborally.Report", 0]], result: null },
    weigh_plans: { arguments: [["roborally.Course", 0], ["roborally.State", 0], ["roborally.State", 0], ["study.roborally.Choice", 0], ["study.roborally.Bench", 0], ["integer", 0]], result: ["flag", 1] },
  },
} as const satisfies Record<string, Record<string, EntryForm>>;

export interface Engines {
  "asteroyds": AsteroydsEntries;
  "roborally": RoborallyEntries;
  "bots.asteroyds": BotsAsteroydsEntries;
  "bots.roborally": BotsRoborallyEntries;
  "study.asteroyds": StudyAsteroydsEntries;
  "study.roborally": StudyRoborallyEntries;
}
