/** What a robot wears where a course gives robots parts to play: a title, a flag it carries, whose it is. */
import type { FloorPlan } from "./floor";
import type { RoborallyState } from "./state";

export interface Badge {
  /** R10.3 It is the SuperBot. */
  isSuper: boolean;
  /** R10.3 It is to blame for what becomes of the SuperBot. */
  isBlamed: boolean;
  /** R10.6 The flag that it carries. */
  flag: number | null;
  /** R10.4 Racer or blocker, and of which player, counted from 1. */
  part: "racer" | "blocker" | null;
  pair: number;
  /** R10.2, R10.7 The letter of its team. */
  team: string | null;
}

export const PLAIN: Badge = { isSuper: false, isBlamed: false, flag: null, part: null, pair: 0, team: null };

export function badgeOf(shown: RoborallyState, floor: FloorPlan | null, seat: number): Badge {
  const holds = shown.flagHolders?.indexOf(seat) ?? -1;
  const pairs = floor?.specials.includes("interference") ? shown.robots.length / 2 : 0;
  return {
    isSuper: shown.superbot === seat,
    isBlamed: shown.blamed === seat,
    flag: holds < 0 ? null : holds + 1,
    part: pairs === 0 ? null : seat < pairs ? "racer" : "blocker",
    pair: pairs === 0 ? 0 : (seat % pairs) + 1,
    team: letterOf(shown.robots[seat]?.team ?? null),
  };
}

/** Teams are told apart by letters, wherever they are named. */
export function letterOf(team: number | null): string | null {
  return team === null ? null : ("ABCDEFGH"[team] ?? null);
}

/** R10.6 Where the teams are at home; nowhere as long as somebody is asked. */
export function homesOf(shown: Pick<RoborallyState, "homes" | "question">): readonly number[] | null {
  return shown.question?.question === "home" ? null : shown.homes;
}

/** Whose a flag is: claimed (R10.2), or by where the teams are at home (R10.6). */
export function flagTeams(shown: RoborallyState, floor: FloorPlan): (number | null)[] | null {
  const homes = homesOf(shown);
  if (shown.flagTeams || !homes) return shown.flagTeams;
  const [one, other] = homes.map((home) => floor.boards[home]);
  if (!one || !other) return null;
  return one.x < other.x ? [0, 1] : [1, 0];
}

/** Whether flags are counted for this robot: not where teams hold or carry them, nor for blockers. */
export function countsFlags(shown: RoborallyState, badge: Badge, flags: number | undefined): boolean {
  return !shown.flagTeams && !shown.homes && badge.part !== "blocker" && flags !== 0;
}

/** The words for what it wears, as messages. */
export function badgeWords({ isSuper, isBlamed, flag, part, pair }: Badge): { id: string; values?: Record<string, number> }[] {
  return [
    ...(isSuper ? [{ id: "rr-superbot" }] : []),
    ...(isBlamed ? [{ id: "rr-blamed" }] : []),
    ...(flag === null ? [] : [{ id: "rr-carries-flag", values: { flag } }]),
    ...(part === null ? [] : [{ id: `rr-${part}`, values: { pair } }]),
  ];
}
