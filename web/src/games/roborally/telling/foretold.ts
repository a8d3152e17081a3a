/** What one's own program would lead to, as far as the server foretells it. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { folding } from "../state/fold";
import type { RoborallyState } from "../state/state";

export type Omen = { shows: "end"; register: number } | { shows: "flag"; register: number; flag: number } | { shows: "damage"; register: number; points: number };

/** What matters most comes first. */
const ORDER: Omen["shows"][] = ["end", "flag", "damage"];

export function omensOf(events: RoborallyEvent[], state: RoborallyState, seat: number): Omen[] {
  const foretold = folding.copy(state);
  const omens: Omen[] = [];
  for (const event of events) {
    const before = foretold.robots[seat]!.damage;
    folding.fold(foretold, event);
    if (!("seat" in event) || event.seat !== seat) continue;
    const register = foretold.register;
    if (event.kind === "RobotDestroyed") omens.push({ shows: "end", register });
    if (event.kind === "FlagTouched") omens.push({ shows: "flag", register, flag: event.flag });
    if (event.kind === "RobotDamaged") hurt(omens, register, event.damage - before);
  }
  return omens.sort((one, other) => ORDER.indexOf(one.shows) - ORDER.indexOf(other.shows));
}

/** Several hits in a register are one. */
function hurt(omens: Omen[], register: number, points: number): void {
  const known = omens.find((omen) => omen.shows === "damage" && omen.register === register) as Extract<Omen, { shows: "damage" }> | undefined;
  if (known) known.points += points;
  else omens.push({ shows: "damage", register, points });
}

export function omenSaid(omen: Omen): string {
  return t("rr-omen", { flag: 0, points: 0, ...omen });
}
