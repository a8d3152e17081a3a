// Made by `python -m tools.typescript` from the server's schemas.

export interface Subscribe {
  type: "subscribe";
  table: string;
  after?: number | null;
  rows?: string;
  id?: number;
}

export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  id?: number;
}

export interface Do {
  type: "do";
  table: string;
  command: Sit | CastLot | Stand | Kick | SeatBot | Wish | Start | Close | Draft | Seal | TakeBack | Act | Answer | Pause | Resume | Leave | ComeBack | Replace | Agree | Stay | Resign;
  id?: number;
}

export interface Sit {
  do: "sit";
  seat?: number | null;
  lot?: string | null;
}

export interface CastLot {
  do: "cast_lot";
  lot: string;
}

export interface Stand {
  do: "stand";
}

export interface Kick {
  do: "kick";
  seat: number;
}

export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot?: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran";
}

export interface Wish {
  do: "wish";
  wish: unknown;
  seat?: number | null;
}

export interface Start {
  do: "start";
}

export interface Close {
  do: "close";
}

export interface Draft {
  do: "draft";
  round: number;
  plan: unknown;
}

export interface Seal {
  do: "seal";
  round: number;
  plan: unknown;
}

export interface TakeBack {
  do: "take_back";
  round: number;
  seat?: number | null;
}

export interface Act {
  do: "act";
  round: number;
  action: string;
  seat?: number | null;
}

export interface Answer {
  do: "answer";
  decision: number;
  answer: unknown;
}

export interface Pause {
  do: "pause";
  wished?: boolean;
}

export interface Resume {
  do: "resume";
}

export interface Leave {
  do: "leave";
  bot?: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran";
}

export interface ComeBack {
  do: "come_back";
}

export interface Replace {
  do: "replace";
  seat: number;
  bot?: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran";
}

export interface Agree {
  do: "agree";
  seat: number;
  agreed?: boolean;
}

export interface Stay {
  do: "stay";
}

export interface Resign {
  do: "resign";
}

export interface Preview {
  type: "preview";
  table: string;
  round: number;
  plan: unknown;
  forecast?: boolean;
  id?: number;
}

export interface Forecast {
  type: "forecast";
  table: string;
  round: number;
  id?: number;
}

export interface AskBearings {
  type: "bearings";
  table: string;
  round: number;
  id?: number;
}

export interface AskSight {
  type: "sight";
  table: string;
  round: number;
  seat?: number | null;
  id?: number;
}

export interface AskHint {
  type: "hint";
  table: string;
  round: number;
  seat?: number | null;
  id?: number;
}

export interface AskTime {
  type: "ask_time";
  sent: number;
  id?: number;
}

export interface Say {
  type: "say";
  table: string;
  text: string;
  id?: number;
}

export interface Mute {
  type: "mute";
  player: string;
  muted?: boolean;
  id?: number;
}

export interface WatchLobby {
  type: "watch_lobby";
  on?: boolean;
  id?: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  player: string | null;
  now: number;
  engine?: string;
}

export interface Done {
  type: "done";
  id: number;
  number?: number;
}

export interface Refused {
  type: "refused";
  id: number;
  pointer: string;
  reason: string;
  code: RefusalCode;
  kind: RefusalKind;
  rule?: string | null;
  details?: Record<string, unknown>;
}

export interface Keeping {
  type: "keeping";
  trouble: "away" | "crowded" | "damaged" | "failing" | "full" | "locked" | "read_only" | null;
}

export interface TableShown {
  type: "table";
  table: Snapshot;
}

export interface Snapshot {
  table: string;
  number: number;
  at: number;
  settings: Settings;
  title: string;
  host: string;
  chairs: Chair[];
  now: Now;
  commitment?: string | null;
  setup?: unknown | null;
  seed_hash?: string | null;
  game?: Record<string, unknown> | null;
  outcome?: Record<string, unknown> | null;
  seed?: string | null;
  secret?: string | null;
  rematch?: string | null;
  uploaded?: boolean;
  own?: Own | null;
  also?: Own[];
}

export interface Settings {
  game: "asteroyds" | "roborally";
  seats: number;
  setup?: unknown;
  bots?: ("ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran")[];
  clock?: Clock;
  public?: boolean;
  spectators?: boolean;
  assist?: "forecast" | "none" | "path";
  practice?: boolean;
  owners?: number[];
  teams?: number[];
  work?: string;
}

export interface Clock {
  stopwatch?: "expert" | "none" | "novice" | "usual" | number;
  decision?: number | null;
  last_player?: boolean;
  watching?: boolean;
}

export interface Chair {
  player?: string | null;
  bot?: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran" | null;
  wish?: unknown | null;
  resigned?: boolean;
  wants_pause?: boolean;
  thought?: number | null;
  lot?: string | null;
  vote?: Vote | null;
  replaced_by?: number | null;
}

export interface Vote {
  asked_by: number;
  agreed: number[];
  bot: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran";
}

export interface Now {
  phase: "closed" | "open" | "over" | "playing";
  stage?: "deciding" | "over" | "planning" | null;
  round?: number;
  decision?: number;
  awaited?: number[];
  opens_at?: number | null;
  deadline?: number | null;
  paused?: boolean;
  closed?: "engine" | "host" | "idle" | "rounds" | null;
}

export interface Own {
  seat: number;
  round?: number;
  draft?: unknown | null;
  answers?: unknown[] | null;
  game?: Record<string, unknown>;
}

export interface Message {
  type: "told";
  table: string;
  told: Told[];
}

export interface Told {
  number: number;
  at: number;
  news: (Seating | Replacement | Began | PlanSealed | PlanTakenBack | Played | Over | Rematch | TableClosed)[];
  now: Now;
}

export interface Seating {
  news: "seating";
  host: string;
  chairs: Chair[];
  commitment?: string | null;
}

export interface Replacement {
  news: "replacement";
  seat: number;
  by: number;
  what: "agreed" | "asked" | "replaced" | "stayed" | "withdrawn";
}

export interface Began {
  news: "began";
  setup: unknown;
  seed_hash: string;
  snapshot: unknown;
  events: unknown;
  commitment?: string | null;
  lots?: (string | null)[];
}

export interface PlanSealed {
  news: "plan_sealed";
  seat: number;
  thought?: number | null;
}

export interface PlanTakenBack {
  news: "plan_taken_back";
  seat: number;
}

export interface Played {
  news: "played";
  events: unknown;
  timed_out?: number[];
}

export interface Over {
  news: "over";
  outcome: Record<string, unknown>;
  seed: string;
  secret?: string | null;
}

export interface Rematch {
  news: "rematch";
  table: string;
}

export interface TableClosed {
  news: "table_closed";
  why: "engine" | "host" | "idle" | "rounds";
}

export interface OwnMessage {
  type: "own";
  table: string;
  own: Own;
}

export interface Previewed {
  type: "previewed";
  id: number;
  events: unknown;
}

export interface Bearings {
  type: "bearings";
  id: number;
  bearings: AsteroydsBearing[];
}

export interface AsteroydsBearing {
  tile: string;
  die: "blue" | "red" | "white";
  number: number;
  heading: "E" | "NE" | "NW" | "SE" | "SW" | "W";
  most: number;
  path: [number, number][];
  pushes?: string | null;
  stopped_by?: string | null;
}

export interface Sighted {
  type: "sighted";
  id: number;
  seat: number | null;
  sight: string;
}

export interface Hinted {
  type: "hinted";
  id: number;
  hint: Hint;
}

export interface Hint {
  plan: unknown;
  events: unknown;
  goals: number;
  damage: number;
  risk: number;
  thought: number;
}

export interface Time {
  type: "time";
  sent: number;
  now: number;
}

export interface Chat {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

export interface ChatLine {
  id: number;
  player: string;
  at: number;
  text: string;
}

export interface Present {
  type: "present";
  table: string;
  players: string[];
  spectators: number;
}

export interface Names {
  type: "names";
  names: Record<string, string | null>;
}

export interface Lobby {
  type: "lobby";
  tables: TableLine[];
  gone: string[];
  order: string[];
}

export interface TableLine {
  table: string;
  game: string;
  title: string;
  phase: "closed" | "open" | "over" | "playing";
  public: boolean;
  players: string[];
  seats: number;
  free_seats: number;
  opened_at: number;
  touched_at: number;
  terms?: Terms | null;
}

export interface Terms {
  clock?: Clock;
  assist?: "forecast" | "none" | "path";
  extras?: string[];
  owners?: number[];
}

export interface AsteroydsLivePlan {
  seat: number;
  columns: ["forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null];
  energy?: "forward" | "left" | "right" | "shield" | "shoot" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2";
  ram?: boolean | "ask";
  emergency_shield?: "always" | "ask" | "fatal" | "never";
}

export interface AsteroydsPosition {
  game: "asteroyds";
  round: number;
  first_seat: number;
  tiles: (AsteroydsAsteroid | AsteroydsGate | AsteroydsPod | AsteroydsPlatform | AsteroydsTurret | AsteroydsDrone)[];
  craft: AsteroydsCraft[];
  rules?: AsteroydsRules;
  board?: AsteroydsBoardForm;
  dice?: AsteroydsDice;
  plans?: AsteroydsPlan[];
}

export interface AsteroydsAsteroid {
  kind: "asteroid";
  colour: "blue" | "red" | "white" | "white/blue" | "white/red";
  priority: number;
  at: [number, number];
  one_faces: "E" | "NE" | "NW" | "SE" | "SW" | "W";
  target?: "left" | "right" | null;
}

export interface AsteroydsGate {
  kind: "gate";
  colour: "red" | "white";
  priority: number;
  symbol: number;
  at: [number, number];
  one_faces: "E" | "NE" | "NW" | "SE" | "SW" | "W";
}

export interface AsteroydsPod {
  kind: "pod";
  at: [number, number];
}

export interface AsteroydsPlatform {
  kind: "platform";
  at: [number, number];
}

export interface AsteroydsTurret {
  kind: "turret";
  symbol: number;
  at: [number, number];
  one_faces: "E" | "NE" | "NW" | "SE" | "SW" | "W";
}

export interface AsteroydsDrone {
  kind: "drone";
  symbol: number;
  at: [number, number];
  shot?: boolean;
}

export interface AsteroydsCraft {
  seat: number;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  pilot: "1634" | "dolorosa" | "hector" | "lawrence" | "mhand" | "yayenek";
  at: [number, number] | null;
  heading?: "E" | "NE" | "NW" | "SE" | "SW" | "W" | null;
  team?: "left" | "right" | null;
  damage?: number;
  tokens?: number[];
  ram_spent?: boolean;
  power_spent?: boolean;
  targets_taken?: number;
  platform?: [number, number] | null;
}

export interface AsteroydsRules {
  mode?: "drones" | "racing" | "shooting" | "targets";
  powers?: boolean;
  dice_order?: "fixed" | "random";
  return_to_platform?: boolean;
  one_shot?: boolean;
  blocked_push_hits?: boolean;
  last_survivor_wins?: boolean;
  turrets_harmless?: boolean;
  fly_on?: boolean;
  own_platform?: boolean;
  targets_needed?: AsteroydsTargetsNeeded;
}

export interface AsteroydsTargetsNeeded {
  left?: number;
  right?: number;
}

export interface AsteroydsBoardForm {
  rows: Record<string, unknown>;
}

export interface AsteroydsDice {
  red: number;
  white: number;
  blue: number;
  order?: ["blue" | "red" | "white", "blue" | "red" | "white", "blue" | "red" | "white"];
}

export interface AsteroydsPlan {
  seat: number;
  columns: ["forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null, "forward" | "left" | "right" | "shoot" | "turn_back" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2" | null];
  energy?: "forward" | "left" | "right" | "shield" | "shoot" | "power" | "power:left" | "power:left1" | "power:left2" | "power:right" | "power:right1" | "power:right2";
  ram?: boolean;
  emergency_shield?: "always" | "fatal" | "never";
}

export interface RoborallyLiveProgram {
  seat: number;
  registers?: (number[] | null)[];
  power_down?: boolean;
  re_entry?: RoborallyReEntry;
  answers?: RoborallyAnswers;
  asks?: ("abort_switch" | "archive" | "brakes" | "conditional_program" | "discard_option" | "fire_control" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "lose_option" | "mechanical_arm" | "power_down" | "re_entry" | "reverse_gear" | "stay_down" | "weapon")[];
  flywheel?: number | null;
}

export interface RoborallyReEntry {
  heading?: "E" | "N" | "S" | "W";
  at?: [number, number] | null;
  powered_down?: boolean;
}

export interface RoborallyAnswers {
  discard_options?: ("ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam")[];
  lose_option?: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam" | null;
  archive?: boolean;
  brakes?: number[];
  fourth_gear?: number[];
  reverse_gear?: number[];
  high_power_laser?: number[];
  gyroscopic_stabilizer?: boolean;
  abort_switch?: number | null;
  conditional_program?: RoborallyConditionalProgram | null;
  fire_control?: "damage" | RoborallyFireControl;
  weapon?: Record<string, "mini_howitzer" | "pressor_beam" | "radio_control" | "scrambler" | "tractor_beam">;
  mechanical_arm?: Record<string, [number, number]>;
}

export interface RoborallyConditionalProgram {
  card: number;
  register: number;
}

export interface RoborallyFireControl {
  lock?: number;
  destroy?: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam";
}

export interface RoborallyPosition {
  game: "roborally";
  course: unknown;
  robots: RoborallyRobot[];
  rules?: RoborallyRules;
  turn?: number;
  program_deck?: number[];
  program_discards?: number[];
  option_deck?: ("ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam")[];
  option_discards?: ("ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam")[];
  flags_at?: ([number, number] | null)[];
  flag_teams?: (number | null)[];
  places?: number[][];
  superbot?: number;
  blamed?: number | null;
  floor_turns?: number[];
  coins?: ("heads" | "tails")[];
  homes?: number[];
  flag_holders?: (number | null)[];
  programs?: RoborallyProgram[];
}

export interface RoborallyRobot {
  seat: number;
  dock: number;
  at: [number, number] | null;
  archive: [number, number] | null;
  heading?: "E" | "N" | "S" | "W" | null;
  damage?: number;
  lives?: number;
  flags?: number;
  options?: ("ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam")[];
  powered_down?: boolean;
  locked?: Record<string, number[]>;
  charges?: RoborallyCharges;
  flywheel?: number | null;
  team?: number | null;
  sits_out?: boolean;
  waits?: boolean;
  sent_off?: boolean;
}

export interface RoborallyCharges {
  ablative_coat?: number;
  mini_howitzer?: number;
}

export interface RoborallyRules {
  lives?: number;
  archive_optional?: boolean;
  power_down_undamaged?: boolean;
  one_flag_per_turn?: boolean;
  play_on?: boolean;
}

export interface RoborallyProgram {
  seat: number;
  registers?: (number[] | null)[];
  power_down?: boolean;
  re_entry?: RoborallyReEntry;
  answers?: RoborallyAnswers;
}

export interface Failure {
  error: Reason;
}

export interface Reason {
  pointer: string;
  reason: string;
  code: RefusalCode;
  kind: RefusalKind;
  rule?: string | null;
  details?: Record<string, unknown>;
  id?: string | null;
}

export interface NewPlayer {
  name: string;
  token?: boolean;
}

export interface Me {
  id: string;
  name: string;
  token?: string | null;
}

export interface NewName {
  name: string;
}

export interface Recovery {
  link: string;
  secret: string;
  expires_at: number;
}

export interface Secret {
  secret: string;
  token?: boolean;
}

export interface SessionList {
  sessions: SessionLine[];
}

export interface SessionLine {
  id: string;
  kind: "before" | "browser" | "program";
  label: string;
  made_at: number;
  seen_at: number;
  current: boolean;
}

export interface NewToken {
  name: string;
}

export interface Token {
  id: string;
  name: string;
  token: string;
}

export interface TablesPage {
  tables: TableLine[];
  names: Record<string, string>;
  next?: string | null;
}

export interface LobbyQuery {
  after?: string | null;
  limit?: number;
  game?: "asteroyds" | "roborally" | null;
  phase?: "open" | "playing" | null;
  free?: boolean;
}

export interface MineQuery {
  after?: string | null;
  limit?: number;
  game?: "asteroyds" | "roborally" | null;
  phase?: "over" | "running" | null;
}

export interface Opened {
  table: string;
}

export interface Checked {
  title: string;
}

export interface TableSeen {
  snapshot: Snapshot;
  names: Record<string, string>;
}

export interface HttpDone {
  number: number;
}

export interface GamesPage {
  games: GameLine[];
  names: Record<string, string>;
  next?: string | null;
  count?: number | null;
}

export interface GameLine {
  table: string;
  game: string;
  title: string;
  over_at: number;
  result: "left" | "lost" | "nobody" | "shared" | "unknown" | "won";
  seats: number;
  rounds: number;
  against: "both" | "bots" | "browser" | "people";
  others: Other[];
  place: number | null;
  figure: string | null;
  character: string | null;
}

export interface Other {
  player?: string | null;
  bot?: "ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran" | null;
}

export interface GamesQuery {
  after?: string | null;
  limit?: number;
  game?: "asteroyds" | "roborally" | null;
  title?: string | null;
  result?: "left" | "lost" | "won" | null;
  against?: "bots" | "people" | null;
  since?: number | null;
  name?: string;
  titles?: string;
  bots?: string;
}

export interface Statistics {
  counted: Counted[];
  latest: GameLine[];
}

export interface Counted {
  game: string;
  title: string;
  character: string | null;
  games: number;
  won: number;
  rounds: number;
}

export interface StatisticsQuery {
  since?: number | null;
}

export interface NewInvitation {
  uses?: number;
  hours?: number;
  seat?: number | null;
}

export interface Invited {
  id: string;
  code: string;
  link: string;
  expires_at: number;
}

export interface InvitationList {
  invitations: InvitationLine[];
}

export interface InvitationLine {
  id: string;
  seat: number | null;
  uses_left: number;
  made_at: number;
  expires_at: number;
}

export interface CodeGiven {
  code: string;
}

export interface Admitted {
  table: string;
  seat?: number | null;
}

export interface RecordsQuery {
  after?: string | null;
  limit?: number;
  game?: "asteroyds" | "roborally" | null;
}

export interface GameRecord {
  swarmrally: number;
  game: string;
  setup: unknown;
  seed: string;
  decisions: unknown[];
  events: Record<string, unknown>[][];
  dice?: Dice | null;
  owners?: number[];
  given_up?: number[] | null;
  work?: string | null;
}

export interface Dice {
  commitment: string;
  secret: string;
  lots: (string | null)[];
  wishes: unknown[];
}

export interface Share {
  code: string;
  link: string;
}

export interface Story {
  start: unknown;
  setup: unknown;
  events: unknown;
  number: number;
}

export interface StoryQuery {
  until?: number | null;
}

export interface Film {
  table: string;
  settings: Settings;
  title: string;
  chairs: Chair[];
  setup: unknown;
  start: unknown;
  events: unknown;
  decisions: Taken[];
  outcome: Record<string, unknown>;
  seed: string;
  seed_hash: string;
  dice: Dice | null;
  began_at: number;
  over_at: number;
  names: Record<string, string>;
  uploaded: boolean;
}

export interface Taken {
  after: number;
  decision: unknown;
}

export interface Verified {
  events_same: boolean;
  hash_fits: boolean;
  dice_fit: boolean | null;
  events: number;
  seed: string;
  seed_hash: string;
  dice: Dice | null;
}

export interface Upload {
  record: GameRecord;
  bots: ("ace" | "cadet" | "drifter" | "racer" | "rookie" | "veteran" | null)[];
}

export interface MyPuzzles {
  kept: boolean;
  outcomes: KeptOutcome[];
  rushes: Rush[];
}

export interface KeptOutcome {
  number: number;
  outcome: unknown;
}

export interface Rush {
  at: number;
  game: "asteroyds" | "roborally";
  solved: number;
  failed: number;
}

export interface PuzzlesToKeep {
  outcomes?: OutcomeToKeep[];
  rushes?: Rush[];
}

export interface OutcomeToKeep {
  outcome: Outcome;
  number?: number;
}

export interface Outcome {
  puzzle: string;
  game: "asteroyds" | "roborally";
  theme: string;
  level: number;
  attempts: Attempt[];
  hints: number;
  wasShown: boolean;
  beganAt: number;
  solvedAt: number | null;
  seconds: number;
  day: string | null;
}

export interface Attempt {
  plan: unknown;
  steps: number;
  of: number;
  isSolved: boolean;
  at: number;
}

export interface OtherOutcomes {
  others: KeptOutcome[];
}

export interface PuzzleLevels {
  levels: Record<string, number>;
}

export interface GalleryPage {
  works: WorkLine[];
  next?: string | null;
  count?: number | null;
}

export interface WorkLine {
  code: string;
  hash: string;
  game: "asteroyds" | "roborally";
  modes: string[];
  name: string;
  author: Author;
  words: string;
  licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC0-1.0";
  published: number;
  version: number;
  versions: number;
  seats: [number, number];
  minutes: number;
  rounds: number;
  difficulty: "easy" | "hard" | "middling" | "very hard";
  labour: number;
  fairness: "fair" | "perhaps unfair" | "too few games" | "unfair";
  elements: Record<string, number>;
  plays: number;
  finished: number;
  likes: number;
  liked: boolean;
  hidden?: boolean;
}

export interface Author {
  name: string | null;
  isMe: boolean;
}

export interface GalleryQuery {
  game?: "asteroyds" | "roborally" | null;
  sort?: "fair" | "hard" | "liked" | "new" | "played" | "short";
  seats?: number | null;
  minutes?: number | null;
  difficulty?: "easy" | "hard" | "middling" | "very hard" | null;
  fair?: boolean;
  with?: string;
  text?: string;
  by?: "me" | null;
  after?: string | null;
  limit?: number;
}

export interface WorkSeen {
  code: string;
  hash: string;
  game: "asteroyds" | "roborally";
  modes: string[];
  name: string;
  author: Author;
  words: string;
  licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC0-1.0";
  published: number;
  version: number;
  versions: number;
  seats: [number, number];
  minutes: number;
  rounds: number;
  difficulty: "easy" | "hard" | "middling" | "very hard";
  labour: number;
  fairness: "fair" | "perhaps unfair" | "too few games" | "unfair";
  elements: Record<string, number>;
  plays: number;
  finished: number;
  likes: number;
  liked: boolean;
  hidden?: boolean;
  content: unknown;
  table: unknown;
  figures: unknown;
  previous: string | null;
  next: string | null;
  comments_on: boolean;
}

export interface Work {
  format: "swarmrally_work";
  version: 1;
  game: "asteroyds" | "roborally";
  content: unknown;
  name: string;
  licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC0-1.0";
  words?: string;
  table?: unknown;
  previous?: string | null;
}

export interface Published {
  code: string;
  hash: string;
}

export interface Liked {
  likes: number;
  liked: boolean;
}

export interface NewReport {
  reason: string;
}

export interface CommentsPage {
  comments: CommentLine[];
  on: boolean;
  next?: number | null;
}

export interface CommentLine {
  number: number;
  author: Author;
  at: number;
  words: string;
}

export interface CommentsQuery {
  after?: number | null;
  limit?: number;
}

export interface NewComment {
  words: string;
}

export interface CommentsOn {
  on: boolean;
}

export interface NewOrder {
  order: Order;
  seed: string;
}

export interface Order {
  game: "asteroyds" | "roborally";
  seats?: number;
  rounds?: number | null;
  difficulty?: "easy" | "hard" | "middling" | "very hard" | null;
  wanted?: ("asteroids" | "belts" | "express" | "gears" | "lasers" | "pits" | "platforms" | "pods" | "pushers" | "repair" | "upgrade" | "walls")[];
  unwanted?: ("asteroids" | "belts" | "express" | "gears" | "lasers" | "pits" | "platforms" | "pods" | "pushers" | "repair" | "upgrade" | "walls")[];
  mode?: "drones" | "racing" | "shooting" | "targets" | null;
}

export interface Making {
  id: string;
  done: number;
  of: number;
  made: unknown;
}

export interface OddsAsked {
  line: Line;
  plans?: Record<string, unknown>;
  games?: number;
}

export interface Line {
  game: "asteroyds" | "roborally";
  setup: unknown;
  seed: string;
  decisions: unknown[];
}

export interface Odds {
  played: number;
  games: number;
  chance: number[];
  error: number[];
}

export interface BestAsked {
  line: Line;
  seat: number;
  plans?: Record<string, unknown>;
}

export interface Best {
  played: number;
  most: number;
  plans: Tried[];
}

export interface Tried {
  plan: unknown;
  chance: number;
  error: number;
  goals: number;
  damage: number;
  falls: number;
}

export interface StepsAsked {
  line: Line;
}

export interface Steps {
  events: Record<string, unknown>[][];
  stage: "deciding" | "over" | "planning";
  snapshot: unknown;
  owns: unknown[];
}

export interface PuzzleBook {
  version: number;
  game: string;
  themes: string[];
  daily: number[];
  puzzles: Record<string, unknown>[];
}

export interface LaidPuzzle {
  seats: number;
  round: number;
  snapshot: Record<string, unknown>;
  own: Record<string, unknown>;
  programs: Record<string, unknown>;
  bearings: unknown[];
}

export interface PuzzlePlan {
  plan: unknown;
}

export interface Events {
  events: Record<string, unknown>[];
}

export interface Judged {
  events: Record<string, unknown>[];
  isSolved: boolean;
  verdicts: number[];
}

export interface Courses {
  courses: CourseLine[];
}

export interface CourseLine {
  name: string;
  players: string;
  flags: number;
  width: number;
  height: number;
  length: string;
  level: string;
  rule: string | null;
  season: number;
}

export interface Scenarios {
  scenarios: ScenarioLine[];
  season: SeasonLayout[];
}

export interface ScenarioLine {
  game: "asteroyds" | "roborally";
  name: string;
  players: string;
  setup: Record<string, Record<string, string>>;
  needed?: Record<string, AsteroydsTargetsNeeded>;
}

export interface SeasonLayout {
  name: string;
  mode: string;
  seats: number;
  layout: unknown;
}

export interface RoborallyBlueprint {
  width: number;
  height: number;
  boards: RoborallyBoard[];
  uncovered: [number, number][];
  pits: [number, number][];
  belts: RoborallyBelt[];
  gears: RoborallyTurningGear[];
  pushers: RoborallyMountedPusher[];
  walls: RoborallyWall[];
  lasers: RoborallyMountedLaser[];
  sites: RoborallySite[];
  flags: [number, number][];
  docks: RoborallyDock[];
  start_heading: "E" | "N" | "S" | "W";
  specials: string[];
}

export interface RoborallyBoard {
  board: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
  turned: number;
  is_dock?: boolean;
}

export interface RoborallyBelt {
  at: [number, number];
  heading: "E" | "N" | "S" | "W";
  express: boolean;
  enters: ("E" | "N" | "S" | "W")[];
  turns: Record<string, "ccw" | "cw">;
}

export interface RoborallyTurningGear {
  at: [number, number];
  way: "ccw" | "cw";
}

export interface RoborallyMountedPusher {
  at: [number, number];
  side: "E" | "N" | "S" | "W";
  heading: "E" | "N" | "S" | "W";
  registers: number[];
}

export interface RoborallyWall {
  at: [number, number];
  side: "E" | "N" | "S" | "W";
}

export interface RoborallyMountedLaser {
  at: [number, number];
  side: "E" | "N" | "S" | "W";
  heading: "E" | "N" | "S" | "W";
  beams: number;
  cells: [number, number][];
}

export interface RoborallySite {
  at: [number, number];
  site: "repair" | "upgrade";
}

export interface RoborallyDock {
  dock: number;
  at: [number, number];
}

export interface FloorsQuery {
  course: string;
}

export interface CourseGiven {
  course: string | RoborallyCourseForm;
  floor_turns?: number[];
}

export interface RoborallyCourseForm {
  boards?: RoborallyPartForm[];
  dock?: RoborallyPartForm | null;
  floor?: RoborallyFloorForm;
  floors?: Record<string, RoborallyFloorForm>;
  flags?: [number, number][];
  special?: "all_for_one" | "ball_lightning" | "capture_the_flag" | "factory_rejects" | "frenetic_factory" | "interference" | "moving_targets" | "one_option" | "option_world" | "set_to_kill" | "superbot" | "tandem_carnage" | "tight_collar" | "toggle_boggle" | "tricksy" | "war_zone" | ("all_for_one" | "ball_lightning" | "capture_the_flag" | "factory_rejects" | "frenetic_factory" | "interference" | "moving_targets" | "one_option" | "option_world" | "set_to_kill" | "superbot" | "tandem_carnage" | "tight_collar" | "toggle_boggle" | "tricksy" | "war_zone")[] | null;
}

export interface RoborallyPartForm {
  board: string;
  x: number;
  y: number;
  rot_cw?: 0 | 90 | 180 | 270;
}

export interface RoborallyFloorForm {
  width: number;
  height: number;
  pits?: [number, number][];
  gears?: RoborallyGear[];
  repair?: RoborallyRepair[];
  pushers?: RoborallyPusher[];
  conveyors?: RoborallyConveyor[];
  lasers?: RoborallyLaser[];
  walls?: ([number, number, "E" | "N" | "S" | "W"])[];
  docks?: Record<string, [number, number]>;
}

export interface RoborallyGear {
  x: number;
  y: number;
  rot: "ccw" | "cw";
}

export interface RoborallyRepair {
  x: number;
  y: number;
  kind: "wrench" | "wrench_hammer";
}

export interface RoborallyPusher {
  x: number;
  y: number;
  dir: "E" | "N" | "S" | "W";
  registers: number[];
}

export interface RoborallyConveyor {
  x: number;
  y: number;
  dir: "E" | "N" | "S" | "W";
  express?: boolean;
  rotates_when_entered_travelling?: Record<string, "ccw" | "cw">;
}

export interface RoborallyLaser {
  x: number;
  y: number;
  dir: "E" | "N" | "S" | "W";
  beams?: number;
  length?: number | null;
}

export interface BoardCells {
  cells: [number, number][];
}

export interface LayoutAsked {
  game: "asteroyds" | "roborally";
  seats: number;
  setup?: unknown;
}

export interface Layout {
  setup: unknown;
  snapshot: unknown;
}

export interface GroundAsked {
  game: "asteroyds" | "roborally";
  setup: unknown;
}

export interface Ground {
  board?: string | null;
  layout?: string | null;
  course?: string | null;
  state?: string | null;
}

export interface Health {
  live: boolean;
  ready: boolean;
  leaving: boolean;
  version: string;
  trouble?: string | null;
}

export type Asked = Subscribe | Unsubscribe | Do | Preview | Forecast | AskBearings | AskSight | AskHint | AskTime | Say | Mute | WatchLobby;

export type Said = Welcome | Done | Refused | Keeping | TableShown | Message | OwnMessage | Previewed | Bearings | Sighted | Hinted | Time | Chat | Present | Names | Lobby;

export type RefusalCode =
  | "ace_not_ready"
  | "all_seats_taken"
  | "already_over"
  | "already_published"
  | "bad_request"
  | "begun"
  | "boards_or_floor"
  | "body_too_large"
  | "bot_already"
  | "bot_plays"
  | "card_not_in_hand"
  | "card_twice"
  | "cards_share"
  | "carries_target"
  | "comments_off"
  | "course_too_large"
  | "craft_gone"
  | "decision_over"
  | "done_stays"
  | "emergency_order"
  | "events_differ"
  | "five_registers"
  | "floors_overlap"
  | "flywheel_full"
  | "foreign_page"
  | "game_paused"
  | "headers_too_large"
  | "hint_already"
  | "invitation_gone"
  | "lasting_power"
  | "late"
  | "layout_lacks"
  | "layout_modes"
  | "leaving"
  | "line_too_long"
  | "line_unprintable"
  | "list_too_long"
  | "list_too_short"
  | "locked_registers"
  | "log_damaged"
  | "lot_cast"
  | "message_too_large"
  | "missing"
  | "name_accents"
  | "name_alike"
  | "name_alike_here"
  | "name_length"
  | "name_mixed"
  | "name_reserved"
  | "name_unprintable"
  | "nested"
  | "never_finished"
  | "no_action"
  | "no_assist"
  | "no_body"
  | "no_bot"
  | "no_cards"
  | "no_conditional_program"
  | "no_decision"
  | "no_dice"
  | "no_flywheel"
  | "no_hint"
  | "no_order"
  | "no_page"
  | "no_places"
  | "no_powers"
  | "no_practice"
  | "no_program"
  | "no_programs"
  | "no_recompile"
  | "no_rematch"
  | "no_seat"
  | "no_shot"
  | "no_spectators"
  | "no_table"
  | "no_teams"
  | "no_vote"
  | "no_wishes"
  | "no_work"
  | "not_a_cell"
  | "not_a_course"
  | "not_a_hex"
  | "not_a_layout"
  | "not_a_position"
  | "not_all_done"
  | "not_an_answer"
  | "not_awaited"
  | "not_begun"
  | "not_here"
  | "not_in_column"
  | "not_in_energy"
  | "not_json"
  | "not_kept"
  | "not_on"
  | "not_on_floor"
  | "not_one_of"
  | "not_over"
  | "not_paused"
  | "not_planning"
  | "not_sealed"
  | "not_subscribed"
  | "not_this"
  | "not_your_decision"
  | "not_your_invitation"
  | "not_your_work"
  | "nothing_new"
  | "one_shot"
  | "only_here"
  | "only_host"
  | "only_players"
  | "options_needed"
  | "out_of_game"
  | "out_of_range"
  | "patience"
  | "place_taken"
  | "planning_over"
  | "power_spent"
  | "power_twice"
  | "published_before"
  | "recovery_gone"
  | "register_empty"
  | "register_locked"
  | "resigned"
  | "robot_gone"
  | "round_over"
  | "scenario_seats"
  | "sealed_already"
  | "seat_empty"
  | "seat_taken"
  | "seated"
  | "seats_free"
  | "sent_away"
  | "session_gone"
  | "setup_too_large"
  | "setups_too_large"
  | "smaller_body"
  | "store_away"
  | "stranger"
  | "team_alone"
  | "team_full"
  | "text_too_long"
  | "text_too_short"
  | "too_far_from_zero"
  | "too_few_asteroids"
  | "too_few_docks"
  | "too_large"
  | "too_long_to_try"
  | "too_many_bots"
  | "too_many_cards"
  | "too_many_comments"
  | "too_many_drafts"
  | "too_many_invitations"
  | "too_many_lines"
  | "too_many_messages"
  | "too_many_options"
  | "too_many_orders"
  | "too_many_puzzles"
  | "too_many_requests"
  | "too_many_sockets"
  | "too_many_subscriptions"
  | "too_many_tables"
  | "too_many_tiles"
  | "too_many_tokens"
  | "too_many_uploads"
  | "too_many_works"
  | "too_much_to_do"
  | "too_slow"
  | "too_small"
  | "twice"
  | "undamaged"
  | "unexpected"
  | "unfinished"
  | "unknown_field"
  | "vote_already"
  | "vote_over"
  | "wish_taken"
  | "work_alike"
  | "works_too_large"
  | "wrong_count"
  | "wrong_form"
  | "wrong_handshake"
  | "wrong_host"
  | "wrong_method"
  | "wrong_power"
  | "wrong_previous"
  | "wrong_request"
  | "wrong_round"
  | "wrong_teams"
  | "wrong_type"
  | "your_seat";

export type RefusalKind =
  | "against_rules"
  | "limit"
  | "malformed"
  | "not_allowed"
  | "not_now"
  | "trouble";

export type Die = "red" | "white" | "blue";

export type AsteroydsEvent =
  | { kind: "RoundBegan"; beat: number; rule: string; round: number; first_seat: number }
  | { kind: "DiceRolled"; beat: number; rule: string; red: number; white: number; blue: number; order: Die[] }
  | { kind: "PlanRevealed"; beat: number; rule: string; seat: number; columns: (null | "shoot" | "forward" | "right" | "left" | "turn_back" | "shield" | "power" | "power:left" | "power:right" | "power:left1" | "power:left2" | "power:right1" | "power:right2")[]; energy: null | "shoot" | "forward" | "right" | "left" | "turn_back" | "shield" | "power" | "power:left" | "power:right" | "power:left1" | "power:left2" | "power:right1" | "power:right2" }
  | { kind: "ShieldLowered"; beat: number; rule: string; seat: number }
  | { kind: "PowerSpent"; beat: number; rule: string; seat: number }
  | { kind: "DroneLaunched"; beat: number; rule: string; tile: string; at: [number, number] }
  | { kind: "DieCalled"; beat: number; rule: string; colour: Die; number: number }
  | { kind: "TileMoved"; beat: number; rule: string; tile: string; from: [number, number]; to: [number, number] }
  | { kind: "TilePushed"; beat: number; rule: string; tile: string; from: [number, number]; to: [number, number]; by: string }
  | { kind: "TileBlocked"; beat: number; rule: string; tile: string; at: [number, number]; heading: "E" | "SE" | "SW" | "W" | "NW" | "NE"; by: string }
  | { kind: "PushFailed"; beat: number; rule: string; tile: string; at: [number, number]; heading: "E" | "SE" | "SW" | "W" | "NW" | "NE"; pushed: string; by: string }
  | { kind: "CraftHit"; beat: number; rule: string; seat: number; tile: string }
  | { kind: "ShieldHeld"; beat: number; rule: string; seat: number; points: number }
  | { kind: "EmergencyShieldRaised"; beat: number; rule: string; seat: number }
  | { kind: "CraftDamaged"; beat: number; rule: string; seat: number; points: number; damage: number }
  | { kind: "CraftDestroyed"; beat: number; rule: string; seat: number; at: [number, number] }
  | { kind: "TokenTaken"; beat: number; rule: string; seat: number; symbol: number; column: number }
  | { kind: "FlightBegan"; beat: number; rule: string; seat: number }
  | { kind: "CraftWaited"; beat: number; rule: string; seat: number; column: number }
  | { kind: "CraftTurned"; beat: number; rule: string; seat: number; column: number; from: "E" | "SE" | "SW" | "W" | "NW" | "NE"; to: "E" | "SE" | "SW" | "W" | "NW" | "NE" }
  | { kind: "CraftMoved"; beat: number; rule: string; seat: number; column: number; from: [number, number]; to: [number, number] }
  | { kind: "CraftCollided"; beat: number; rule: string; seat: number; column: number; at: [number, number]; heading: "E" | "SE" | "SW" | "W" | "NW" | "NE"; with: string }
  | { kind: "PlanLost"; beat: number; rule: string; seat: number; column: number }
  | { kind: "DecisionAsked"; beat: number; rule: string; seat: number; question: "ram" | "emergency_shield"; points: number }
  | { kind: "DecisionAnswered"; beat: number; rule: string; seat: number; question: "ram" | "emergency_shield"; yes: boolean }
  | { kind: "AsteroidRammed"; beat: number; rule: string; seat: number; tile: string; at: [number, number] }
  | { kind: "ShotFired"; beat: number; rule: string; seat: number; column: number; from: [number, number]; to: [number, number]; hit: string }
  | { kind: "TargetEliminated"; beat: number; rule: string; tile: string; team: "left" | "right"; seat: number }
  | { kind: "DroneShot"; beat: number; rule: string; tile: string; seat: number }
  | { kind: "CraftFinished"; beat: number; rule: string; seat: number; column: number }
  | { kind: "TeamWon"; beat: number; rule: string; team: "left" | "right" }
  | { kind: "DroneRemoved"; beat: number; rule: string; tile: string; at: [number, number] }
  | { kind: "RoundEnded"; beat: number; rule: string; round: number; first_seat: number }
  | { kind: "GameEnded"; beat: number; rule: string; winners: number[]; reason: "tokens" | "targets" | "last_survivor" | "nobody_left" };

export type RoborallyEvent =
  | { kind: "HomeChosen"; beat: number; rule: string; team: number; floor: number }
  | { kind: "RobotPlaced"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W" }
  | { kind: "TurnBegan"; beat: number; rule: string; turn: number }
  | { kind: "DamageDiscarded"; beat: number; rule: string; seat: number | null }
  | { kind: "CardsDealt"; beat: number; rule: string; seat: number | null; count: number }
  | { kind: "HandRecompiled"; beat: number; rule: string; seat: number | null; count: number }
  | { kind: "ProgramSealed"; beat: number; rule: string; seat: number | null }
  | { kind: "PowerDownAnnounced"; beat: number; rule: string; seat: number | null; yes: boolean }
  | { kind: "StabilizerSet"; beat: number; rule: string; seat: number | null }
  | { kind: "RegisterBegan"; beat: number; rule: string; register: number }
  | { kind: "FlagReturned"; beat: number; rule: string; flag: number; at: [number, number] }
  | { kind: "CardReplaced"; beat: number; rule: string; seat: number | null; register: number; option: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam" }
  | { kind: "RegisterRevealed"; beat: number; rule: string; seat: number | null; register: number; card: number | null; second: number | null }
  | { kind: "RobotTurned"; beat: number; rule: string; seat: number | null; from: "N" | "E" | "S" | "W"; to: "N" | "E" | "S" | "W" }
  | { kind: "RobotMoved"; beat: number; rule: string; seat: number | null; from: [number, number]; to: [number, number]; by: number | null }
  | { kind: "MoveBlocked"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W" }
  | { kind: "RobotCarried"; beat: number; rule: string; seat: number | null; from: [number, number]; to: [number, number] }
  | { kind: "CarryBlocked"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W" }
  | { kind: "FlagCarried"; beat: number; rule: string; flag: number; from: [number, number]; to: [number, number] }
  | { kind: "FlagLost"; beat: number; rule: string; flag: number }
  | { kind: "RobotPushed"; beat: number; rule: string; seat: number | null; from: [number, number]; to: [number, number] }
  | { kind: "PushFailed"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W" }
  | { kind: "RobotDestroyed"; beat: number; rule: string; seat: number | null; at: [number, number]; lives: number }
  | { kind: "ShotFired"; beat: number; rule: string; seat: number | null; weapon: string; from: [number, number]; to: [number, number]; target: number | null }
  | { kind: "BeamHit"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W"; points: number }
  | { kind: "DamagePrevented"; beat: number; rule: string; seat: number | null; option: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam"; left: number }
  | { kind: "RobotDamaged"; beat: number; rule: string; seat: number | null; damage: number }
  | { kind: "RegisterLocked"; beat: number; rule: string; seat: number | null; register: number; card: number | null; second: number | null }
  | { kind: "RegisterUnlocked"; beat: number; rule: string; seat: number | null; register: number }
  | { kind: "DamageRepaired"; beat: number; rule: string; seat: number | null; damage: number }
  | { kind: "OptionDrawn"; beat: number; rule: string; seat: number | null; option: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam" }
  | { kind: "OptionDiscarded"; beat: number; rule: string; seat: number | null; option: "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" | "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" | "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" | "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" | "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam" }
  | { kind: "OptionsShuffled"; beat: number; rule: string }
  | { kind: "DeckShuffled"; beat: number; rule: string }
  | { kind: "ShotSpent"; beat: number; rule: string; seat: number | null; left: number }
  | { kind: "ControlTaken"; beat: number; rule: string; seat: number | null; by: number | null }
  | { kind: "ControlLost"; beat: number; rule: string; seat: number | null }
  | { kind: "ArchiveMoved"; beat: number; rule: string; seat: number | null; at: [number, number] }
  | { kind: "FlagTouched"; beat: number; rule: string; seat: number | null; flag: number }
  | { kind: "FlagClaimed"; beat: number; rule: string; flag: number; team: number }
  | { kind: "FlagTaken"; beat: number; rule: string; flag: number; seat: number | null; at: [number, number] }
  | { kind: "FlagDropped"; beat: number; rule: string; flag: number; seat: number | null; at: [number, number] }
  | { kind: "BlameFell"; beat: number; rule: string; seat: number | null }
  | { kind: "TitlePassed"; beat: number; rule: string; seat: number | null; from: number | null; by_blame: boolean }
  | { kind: "CoinFlipped"; beat: number; rule: string; seat: number | null; heads: boolean }
  | { kind: "FloorTurned"; beat: number; rule: string; floor: number; turns: number }
  | { kind: "RobotSentOff"; beat: number; rule: string; seat: number | null; at: [number, number]; by: number | null }
  | { kind: "PowerSet"; beat: number; rule: string; seat: number | null; down: boolean }
  | { kind: "RobotSatOut"; beat: number; rule: string; seat: number | null }
  | { kind: "RobotReturned"; beat: number; rule: string; seat: number | null; at: [number, number]; heading: "N" | "E" | "S" | "W"; damage: number; down: boolean }
  | { kind: "RobotWaited"; beat: number; rule: string; seat: number | null }
  | { kind: "RobotFinished"; beat: number; rule: string; seat: number | null; place: number }
  | { kind: "DecisionAsked"; beat: number; rule: string; seat: number | null; question: "power_down" | "stay_down" | "re_entry" | "discard_option" | "lose_option" | "archive" | "brakes" | "fourth_gear" | "reverse_gear" | "gyroscopic_stabilizer" | "abort_switch" | "conditional_program" | "fire_control" | "weapon" | "high_power_laser" | "mechanical_arm" | "keep_option" | "home" | "start"; about: unknown }
  | { kind: "DecisionAnswered"; beat: number; rule: string; seat: number | null; question: "power_down" | "stay_down" | "re_entry" | "discard_option" | "lose_option" | "archive" | "brakes" | "fourth_gear" | "reverse_gear" | "gyroscopic_stabilizer" | "abort_switch" | "conditional_program" | "fire_control" | "weapon" | "high_power_laser" | "mechanical_arm" | "keep_option" | "home" | "start"; answer: unknown }
  | { kind: "TurnEnded"; beat: number; rule: string; turn: number }
  | { kind: "GameEnded"; beat: number; rule: string; winners: number[]; reason: "flags" | "last_robot" | "nobody_left" | "last_team" | "last_racer" | "flag_home" };

export const OPTION_CARDS = [
  {"name":"ablative_coat","rule":"R9.1","kind":"passive","question":null,"byRegister":false,"charges":3},
  {"name":"abort_switch","rule":"R9.2","kind":"decision","question":"abort_switch","byRegister":false,"charges":0},
  {"name":"brakes","rule":"R9.3","kind":"decision","question":"brakes","byRegister":true,"charges":0},
  {"name":"circuit_breaker","rule":"R9.4","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"conditional_program","rule":"R9.5","kind":"decision","question":"conditional_program","byRegister":false,"charges":0},
  {"name":"crab_legs","rule":"R9.6","kind":"decision","question":null,"byRegister":false,"charges":0},
  {"name":"double_barreled_laser","rule":"R9.7","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"dual_processor","rule":"R9.8","kind":"decision","question":null,"byRegister":false,"charges":0},
  {"name":"extra_memory","rule":"R9.9","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"fire_control","rule":"R9.10","kind":"decision","question":"fire_control","byRegister":false,"charges":0},
  {"name":"flywheel","rule":"R9.11","kind":"decision","question":null,"byRegister":false,"charges":0},
  {"name":"fourth_gear","rule":"R9.12","kind":"decision","question":"fourth_gear","byRegister":true,"charges":0},
  {"name":"gyroscopic_stabilizer","rule":"R9.13","kind":"decision","question":"gyroscopic_stabilizer","byRegister":false,"charges":0},
  {"name":"high_power_laser","rule":"R9.14","kind":"decision","question":"high_power_laser","byRegister":true,"charges":0},
  {"name":"mechanical_arm","rule":"R9.15","kind":"decision","question":"mechanical_arm","byRegister":false,"charges":0},
  {"name":"mini_howitzer","rule":"R9.16","kind":"weapon","question":"weapon","byRegister":false,"charges":5},
  {"name":"power_down_shield","rule":"R9.17","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"pressor_beam","rule":"R9.18","kind":"weapon","question":"weapon","byRegister":false,"charges":0},
  {"name":"radio_control","rule":"R9.19","kind":"weapon","question":"weapon","byRegister":false,"charges":0},
  {"name":"ramming_gear","rule":"R9.20","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"rear_firing_laser","rule":"R9.21","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"recompile","rule":"R9.22","kind":"decision","question":null,"byRegister":false,"charges":0},
  {"name":"reverse_gear","rule":"R9.23","kind":"decision","question":"reverse_gear","byRegister":true,"charges":0},
  {"name":"scrambler","rule":"R9.24","kind":"weapon","question":"weapon","byRegister":false,"charges":0},
  {"name":"superior_archive","rule":"R9.25","kind":"passive","question":null,"byRegister":false,"charges":0},
  {"name":"tractor_beam","rule":"R9.26","kind":"weapon","question":"weapon","byRegister":false,"charges":0},
] as const;

export const QUESTION_RULES = {
  power_down: "R4.1",
  stay_down: "R4.3",
  re_entry: "R8.4",
  discard_option: "R7.2",
  lose_option: "R7.5",
  archive: "R7.3",
  brakes: "R9.3",
  fourth_gear: "R9.12",
  reverse_gear: "R9.23",
  gyroscopic_stabilizer: "R9.13",
  abort_switch: "R9.2",
  conditional_program: "R9.5",
  fire_control: "R9.10",
  weapon: "R9.27",
  high_power_laser: "R9.14",
  mechanical_arm: "R9.15",
  keep_option: "R10.1",
  home: "R10.6",
  start: "R10.6",
} as const;

export const REFUSAL_KINDS = {
  ace_not_ready: "not_now",
  all_seats_taken: "not_now",
  already_over: "malformed",
  already_published: "not_allowed",
  begun: "not_now",
  boards_or_floor: "malformed",
  bot_already: "not_now",
  bot_plays: "not_now",
  card_not_in_hand: "against_rules",
  card_twice: "against_rules",
  cards_share: "against_rules",
  carries_target: "malformed",
  comments_off: "not_now",
  course_too_large: "malformed",
  craft_gone: "not_now",
  decision_over: "not_now",
  done_stays: "against_rules",
  emergency_order: "against_rules",
  events_differ: "malformed",
  five_registers: "against_rules",
  floors_overlap: "malformed",
  flywheel_full: "against_rules",
  foreign_page: "not_allowed",
  game_paused: "not_now",
  hint_already: "not_now",
  invitation_gone: "not_now",
  lasting_power: "against_rules",
  late: "not_now",
  layout_lacks: "malformed",
  layout_modes: "malformed",
  leaving: "trouble",
  line_unprintable: "malformed",
  list_too_long: "malformed",
  list_too_short: "malformed",
  locked_registers: "malformed",
  log_damaged: "trouble",
  lot_cast: "not_now",
  message_too_large: "malformed",
  missing: "malformed",
  name_accents: "malformed",
  name_alike: "not_allowed",
  name_alike_here: "not_allowed",
  name_length: "malformed",
  name_mixed: "malformed",
  name_reserved: "not_allowed",
  name_unprintable: "malformed",
  nested: "malformed",
  never_finished: "malformed",
  no_action: "against_rules",
  no_assist: "not_allowed",
  no_body: "malformed",
  no_bot: "not_now",
  no_cards: "against_rules",
  no_conditional_program: "against_rules",
  no_decision: "not_now",
  no_dice: "malformed",
  no_flywheel: "against_rules",
  no_hint: "not_now",
  no_order: "not_allowed",
  no_page: "malformed",
  no_places: "malformed",
  no_powers: "against_rules",
  no_practice: "not_allowed",
  no_program: "malformed",
  no_programs: "malformed",
  no_recompile: "against_rules",
  no_rematch: "not_now",
  no_seat: "not_allowed",
  no_shot: "against_rules",
  no_spectators: "not_allowed",
  no_table: "not_allowed",
  no_teams: "not_now",
  no_vote: "not_now",
  no_wishes: "not_now",
  no_work: "not_allowed",
  not_a_cell: "malformed",
  not_a_course: "malformed",
  not_a_hex: "malformed",
  not_a_layout: "malformed",
  not_a_position: "malformed",
  not_all_done: "not_now",
  not_an_answer: "against_rules",
  not_awaited: "not_now",
  not_begun: "not_now",
  not_here: "malformed",
  not_in_column: "against_rules",
  not_in_energy: "against_rules",
  not_json: "malformed",
  not_kept: "trouble",
  not_on: "not_now",
  not_on_floor: "malformed",
  not_one_of: "malformed",
  not_over: "not_now",
  not_paused: "not_now",
  not_planning: "not_now",
  not_sealed: "not_now",
  not_subscribed: "not_allowed",
  not_this: "malformed",
  not_your_decision: "not_now",
  not_your_invitation: "not_allowed",
  not_your_work: "not_allowed",
  nothing_new: "not_now",
  one_shot: "against_rules",
  only_here: "not_allowed",
  only_host: "not_allowed",
  only_players: "not_allowed",
  options_needed: "malformed",
  out_of_game: "not_now",
  out_of_range: "malformed",
  patience: "not_now",
  place_taken: "malformed",
  planning_over: "not_now",
  power_spent: "against_rules",
  power_twice: "against_rules",
  published_before: "not_allowed",
  recovery_gone: "not_now",
  register_empty: "against_rules",
  register_locked: "against_rules",
  resigned: "not_now",
  robot_gone: "not_now",
  round_over: "not_now",
  scenario_seats: "malformed",
  sealed_already: "not_now",
  seat_empty: "not_now",
  seat_taken: "not_now",
  seated: "not_now",
  seats_free: "not_now",
  sent_away: "not_allowed",
  session_gone: "not_now",
  setup_too_large: "malformed",
  setups_too_large: "limit",
  smaller_body: "malformed",
  store_away: "trouble",
  stranger: "not_allowed",
  team_alone: "not_now",
  team_full: "not_now",
  text_too_long: "malformed",
  text_too_short: "malformed",
  too_far_from_zero: "malformed",
  too_few_asteroids: "malformed",
  too_few_docks: "malformed",
  too_large: "malformed",
  too_long_to_try: "malformed",
  too_many_bots: "malformed",
  too_many_cards: "against_rules",
  too_many_comments: "limit",
  too_many_drafts: "limit",
  too_many_invitations: "limit",
  too_many_lines: "limit",
  too_many_messages: "limit",
  too_many_options: "malformed",
  too_many_orders: "limit",
  too_many_puzzles: "limit",
  too_many_requests: "limit",
  too_many_subscriptions: "limit",
  too_many_tables: "limit",
  too_many_tiles: "malformed",
  too_many_tokens: "limit",
  too_many_uploads: "limit",
  too_many_works: "limit",
  too_much_to_do: "limit",
  too_small: "malformed",
  twice: "malformed",
  undamaged: "against_rules",
  unexpected: "trouble",
  unfinished: "malformed",
  unknown_field: "malformed",
  vote_already: "not_now",
  vote_over: "not_now",
  wish_taken: "not_now",
  work_alike: "not_allowed",
  works_too_large: "limit",
  wrong_count: "malformed",
  wrong_form: "malformed",
  wrong_method: "malformed",
  wrong_power: "against_rules",
  wrong_previous: "malformed",
  wrong_request: "malformed",
  wrong_round: "not_now",
  wrong_teams: "malformed",
  wrong_type: "malformed",
  your_seat: "not_allowed",
} as const satisfies Partial<Record<RefusalCode, RefusalKind>>;

export const REFUSAL_RULES: Partial<Record<RefusalCode, string>> = {
  card_not_in_hand: "R3.1",
  card_twice: "R3.1",
  cards_share: "R9.8",
  carries_target: "A1.7",
  done_stays: "R3.1",
  emergency_order: "A7.4",
  five_registers: "R3.1",
  flywheel_full: "R9.11",
  lasting_power: "A7.4",
  layout_lacks: "A1.7",
  layout_modes: "A1.7",
  locked_registers: "R7.4",
  no_cards: "R4.2",
  no_conditional_program: "R9.5",
  no_flywheel: "R9.11",
  no_places: "R8.5",
  no_powers: "A7",
  no_recompile: "R9.22",
  no_shot: "A2.5",
  not_in_column: "A0.7",
  not_in_energy: "A0.7",
  one_shot: "A8.2",
  power_spent: "A7.1",
  power_twice: "A7.1",
  register_empty: "R3.1",
  register_locked: "R7.4",
  too_few_asteroids: "A1.7",
  too_many_cards: "R2.1",
  undamaged: "R4.1",
  wrong_power: "A7.3",
};
