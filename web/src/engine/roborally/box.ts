/** RoboRally before it begins: as table/games/roborally.py has it. */
import { SeedShuffles } from "../base/chance";
import type { CourseFacts, Table } from "../base/described";
import type { EngineFiles } from "../base/fetching";
import type { OwnCourse } from "./courses";
import { granted, settled, type Setup } from "../base/game";
import { roborallyOpened } from "./opening";
import { type Box, PURPOSE_SEATS, type Seated } from "../base/play";
import { moved, refused } from "../base/refusing";
import { RoborallyMinds } from "./minds";
import { RoborallyPlay } from "./play";
import { checkPlaces, checkSetup, isPaired, type Settled, usualSeats } from "./setup";
import { isSame } from "../base/same";

interface Wish {
  robot?: string | null;
  team?: number | null;
}

export class RoborallyBox implements Box {
  readonly game = "roborally";

  constructor(
    private readonly files: EngineFiles,
    private readonly table: Table,
    /** Where it is not printed. */
    private readonly own: OwnCourse | null,
  ) {}

  title(setup: Setup): string {
    if (setup.scenario != null) return "scenario";
    const { course } = this.whole(setup);
    return typeof course === "string" ? course : "own course";
  }

  checkSeats(setup: Setup, seats: number): void {
    const robots = (setup.scenario as { robots: unknown[] } | null | undefined)?.robots.length;
    if (robots !== undefined && seats !== robots) throw refused("/seats", "scenario_seats", { seats: robots, crew: "robots", got: seats });
    const whole = { ...this.whole(setup), seats: usualSeats(seats, this.table) };
    moved(
      (pointer) => (pointer === "/seats" ? pointer : `/setup${pointer}`),
      () => {
        checkSetup(whole, this.facts(setup), this.table);
        checkPlaces(whole, this.facts(setup));
      },
    );
  }

  /** R10.8 As the host likes; R10.4 but a racer and its blocker belong together. */
  checkOwners(setup: Setup, seats: number, owners: readonly number[]): number[] {
    const facts = this.facts(setup);
    if (!facts || !isPaired(facts)) return [...owners];
    const players = [...Array(Math.floor(seats / 2)).keys()];
    const pairs = [...players, ...players];
    if (owners.length > 0 && !isSame(owners, pairs)) throw refused("/owners", "not_this", { value: pairs, why: "in Interference everybody has a racer and a blocker" });
    return pairs;
  }

  /** R10.7 A team for every seat. */
  checkTeams(setup: Setup, seats: number, teams: readonly number[]): void {
    if (teams.length === 0) return;
    if (setup.scenario != null) throw refused("/teams", "no_wishes");
    if (teams.length !== seats) throw refused("/teams", "wrong_count", { expected: `${seats} numbers, one for each seat, got ${teams.length}` });
    const chosen = usualSeats(seats, this.table).map((seat, number) => ({ ...seat, team: teams[number]! }));
    moved(
      (pointer) => `/teams${/^\/seats(\/\d+)\/team$/.exec(pointer)?.[1] ?? ""}`,
      () => checkSetup({ ...this.whole(setup), seats: chosen }, this.facts(setup), this.table),
    );
  }

  checkWish(setup: Setup, taken: readonly unknown[], wish: unknown, team: number | null = null): Readonly<Record<string, unknown>> {
    const [wanted, others] = [wishIn(wish), taken as readonly Wish[]];
    if (setup.scenario != null && Object.keys(wanted).length > 0) throw refused("", "no_wishes");
    if (wanted.robot && others.some(({ robot }) => robot === wanted.robot)) throw refused("/robot", "wish_taken", { what: "robot", value: wanted.robot });
    if (team !== null && wanted.team !== undefined && wanted.team !== team) throw refused("/team", "not_this", { value: team, why: "the host has chosen the teams" });
    if (team === null && wanted.team != null) this.checkTeam(setup, wanted.team, others);
    return { ...wanted, ...(team === null ? {} : { team }) };
  }

  seated(setup: Setup, wishes: readonly unknown[], firstSeat: number | null, seed: string): Setup {
    const whole = this.whole(setup);
    if (setup.scenario != null) return whole;
    const wanted = wishes as readonly Wish[];
    const robots = granted(wanted.map(({ robot }) => robot ?? null), this.table.robots!, new SeedShuffles(seed, PURPOSE_SEATS));
    const teams = this.divided(setup, wanted.map(({ team }) => team ?? null));
    const seats = wanted.map((_, seat) => ({ robot: robots[seat], team: teams[seat] }));
    return { ...whole, seats, first_seat: firstSeat ?? whole.first_seat };
  }

  stopwatch(setup: Setup, skill: "novice" | "expert"): number | null {
    const specials = this.specials(setup);
    const [, seconds] = Object.entries(this.table.stopwatch[skill]).find(([special]) => specials.includes(special)) ?? [];
    return seconds ?? null;
  }

  async begin(setup: Setup, seed: string, decisions: readonly unknown[] = []): Promise<Seated> {
    const whole = this.whole(setup);
    checkSetup(whole, this.facts(setup), this.table);
    const [game, bots] = await Promise.all([roborallyOpened(this.files, setup), this.files.module("bots.roborally")]);
    const play = new RoborallyPlay(game, whole, seed, decisions);
    return { play, minds: new RoborallyMinds(bots, game, play) };
  }

  private whole(setup: Setup): Settled {
    return settled(this.table, setup) as Settled;
  }

  /** Of the course; a scenario has rules of its own. */
  private facts(setup: Setup): CourseFacts | null {
    if (setup.scenario != null) return null;
    return this.own?.facts ?? this.table.courses![this.title(setup)] ?? null;
  }

  /** R10 The rules of the course, printed or not. */
  private specials(setup: Setup): readonly string[] {
    const course = (setup.scenario as Setup | null | undefined)?.course ?? this.whole(setup).course;
    if (typeof course === "string") return this.table.courses![course]?.specials ?? [];
    return [(course as { special?: string | string[] | null }).special ?? []].flat();
  }

  private checkTeam(setup: Setup, team: number, others: readonly Wish[]): void {
    const facts = this.facts(setup);
    if (facts && !facts.has_teams) throw refused("/team", "no_teams");
    const most = this.teams(setup).length - 1;
    if (team < 0 || team > most) throw refused("/team", "out_of_range", { what: "a team", least: 0, most, got: team });
    if (others.length > 0 && others.every((other) => other.team === team)) throw refused("/team", "team_alone", { team });
  }

  /** R10.2 Two teams, or teams of two. */
  private teams(setup: Setup): number[] {
    return this.specials(setup).includes("tandem_carnage") ? [0, 1, 2, 3] : [0, 1];
  }

  /** R10.2 By dock when nobody minds; else those who don't mind join the smallest team. */
  private divided(setup: Setup, wanted: readonly (number | null)[]): (number | null)[] {
    if (wanted.every((team) => team === null)) return [...wanted];
    const teams = [...wanted];
    const size = (team: number) => teams.filter((each) => each === team).length;
    teams.forEach((team, seat) => {
      teams[seat] = team ?? this.teams(setup).reduce((least, each) => (size(each) < size(least) ? each : least));
    });
    return teams;
  }
}

/** Without what is left open. */
function wishIn(wish: unknown): Wish {
  return Object.fromEntries(Object.entries(wish as Wish).filter(([, value]) => value != null)) as Wish;
}
