/** Asteroyds before it begins: as table/games/asteroyds.py has it. */
import type { Board } from "./boards";
import { checkLayout, layoutIn } from "./layouts";
import { AsteroydsMinds } from "./minds";
import { AsteroydsPlay } from "./play";
import { checkSetup, type Settled, usualSeats } from "./setup";
import { SeedShuffles } from "../base/chance";
import type { Table } from "../base/described";
import type { EngineFiles } from "../base/fetching";
import { granted, settled, type Setup } from "../base/game";
import { asteroydsOpened } from "./opening";
import { type Box, PURPOSE_SEATS, type Seated } from "../base/play";
import { moved, refused } from "../base/refusing";

interface Wish {
  colour?: string | null;
  pilot?: string | null;
  team?: string | null;
}

const MOST_IN_TEAM = 3;

export class AsteroydsBox implements Box {
  readonly game = "asteroyds";

  constructor(
    private readonly files: EngineFiles,
    private readonly table: Table,
    private readonly printed: Board,
  ) {}

  title(setup: Setup): string {
    return this.whole((setup.scenario as Setup | null | undefined) ?? setup).rules.mode;
  }

  checkSeats(setup: Setup, seats: number): void {
    this.checkLayout(setup);
    const most = this.table.colours!.length;
    const craft = (setup.scenario as { craft: unknown[] } | null | undefined)?.craft.length;
    if (craft !== undefined && seats !== craft) throw refused("/seats", "scenario_seats", { seats: craft, crew: "craft", got: seats });
    if (seats < 2 || seats > most) throw refused("/seats", "out_of_range", { what: "a number", least: 2, most, got: seats });
    moved((pointer) => `/setup${pointer}`, () => checkSetup({ ...this.whole(setup), seats: usualSeats(seats, this.title(setup), this.table) }, this.printed, this.table));
  }

  checkOwners(_setup: Setup, _seats: number, owners: readonly number[]): number[] {
    if (owners.length > 0) throw refused("/owners", "not_here", { expected: "nothing: everybody flies one craft" });
    return [];
  }

  checkTeams(_setup: Setup, _seats: number, teams: readonly number[]): void {
    if (teams.length > 0) throw refused("/teams", "not_here", { expected: "nothing: in Targets the pilots choose their sides at the table" });
  }

  checkWish(setup: Setup, taken: readonly unknown[], wish: unknown): Readonly<Record<string, unknown>> {
    const [wanted, others] = [wishIn(wish), taken as readonly Wish[]];
    if (setup.scenario != null && Object.keys(wanted).length > 0) throw refused("", "no_wishes");
    for (const what of ["colour", "pilot"] as const) {
      const value = wanted[what];
      if (value && others.some((other) => other[what] === value)) throw refused(`/${what}`, "wish_taken", { what, value });
    }
    if (wanted.team) this.checkTeam(setup, wanted.team, others);
    return { ...wanted };
  }

  seated(setup: Setup, wishes: readonly unknown[], firstSeat: number | null, seed: string): Setup {
    const whole = this.whole(setup);
    if (setup.scenario != null) return whole;
    const [wanted, draw] = [wishes as readonly Wish[], new SeedShuffles(seed, PURPOSE_SEATS)];
    const colours = granted(wanted.map(({ colour }) => colour ?? null), this.table.colours!, draw);
    const pilots = granted(wanted.map(({ pilot }) => pilot ?? null), this.table.pilots!, draw);
    const teams = this.title(setup) === "targets" ? divided(wanted.map(({ team }) => team ?? null)) : wanted.map(() => null);
    const seats = wanted.map((_, seat) => ({ colour: colours[seat], pilot: pilots[seat], team: teams[seat] }));
    return { ...whole, seats, first_seat: firstSeat ?? whole.first_seat };
  }

  stopwatch(setup: Setup, skill: "novice" | "expert"): number | null {
    return this.table.stopwatch[skill][this.title(setup)] ?? null;
  }

  async begin(setup: Setup, seed: string, decisions: readonly unknown[] = []): Promise<Seated> {
    const whole = this.whole(setup);
    checkSetup(whole, this.printed, this.table);
    const [game, bots] = await Promise.all([asteroydsOpened(this.files, setup), this.files.module("bots.asteroyds")]);
    const play = new AsteroydsPlay(game, whole, seed, decisions);
    return { play, minds: new AsteroydsMinds(bots, game, play) };
  }

  /** One's own is to be right in all its modes. */
  private checkLayout({ layout }: Setup): void {
    if (layout != null) moved((pointer) => `/setup/layout${pointer}`, () => checkLayout(layoutIn(layout), this.printed, this.table));
  }

  private whole(setup: Setup): Settled {
    return settled(this.table, setup) as Settled;
  }

  private checkTeam(setup: Setup, team: string, others: readonly Wish[]): void {
    if (this.title(setup) !== "targets") throw refused("/team", "no_teams");
    if (others.filter((other) => other.team === team).length >= Math.min(MOST_IN_TEAM, others.length)) throw refused("/team", "team_full", { team });
  }
}

/** Without what is left open. */
function wishIn(wish: unknown): Wish {
  return Object.fromEntries(Object.entries(wish as Wish).filter(([, value]) => value != null)) as Wish;
}

/** A1.4 Those who don't mind join the smaller team. */
function divided(wanted: readonly (string | null)[]): (string | null)[] {
  const teams = [...wanted];
  const size = (team: string) => teams.filter((each) => each === team).length;
  teams.forEach((team, seat) => {
    teams[seat] = team ?? (size("left") <= size("right") ? "left" : "right");
  });
  return teams;
}
