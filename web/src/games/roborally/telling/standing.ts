/** How things stand with a robot and its player, in a word and a picture. */
import type { Player } from "../../../table/live/cast";
import type { LiveTable } from "../../../table/live/live.svelte";
import { t } from "../../../words/words.svelte";
import type { Robot, RoborallyState } from "../state/state";

export interface Standing {
  icon: string;
  word: string;
}

/** The next flag, until there is none; whoever comes when all is over knows who has them all from the outcome. */
export function nextFlagOf(robot: Robot, shown: RoborallyState, table: Partial<Pick<LiveTable, "outcome">>, isMoving: boolean): number {
  const told = isMoving ? null : (table.outcome as { winners?: number[] } | null | undefined)?.winners;
  return (shown.winners ?? told)?.includes(robot.seat) ? robot.flags : robot.flags + 1;
}

/** `isMoving`: what is shown is not the present, so that nothing is said of who is waited for. */
export function standingOf(robot: Robot, player: Player, table: Pick<LiveTable, "now">, isMoving: boolean): Standing {
  const { now } = table;
  if (player.isResigned) return { icon: "clear", word: t("rr-state-resigned") };
  if (robot.place !== null) return { icon: "flagi", word: t("rr-state-finished", { place: robot.place }) };
  if (robot.lives === 0 && robot.at === null) return { icon: "skull", word: t("rr-state-out") };
  if (player.isAway) return { icon: "wifi", word: t("rr-state-away") };
  if (robot.waits) return { icon: "wait", word: t("rr-state-waits") };
  if (robot.isSentOff) return { icon: "undo", word: t("rr-state-sent-off") };
  if (robot.sitsOut) return { icon: "wait", word: t("rr-state-sits-out") };
  if (robot.isDown) return { icon: "power", word: t("rr-state-down") };
  if (isMoving) return robot.at === null ? missing(robot) : { icon: "", word: "" };
  if (now.phase === "playing" && now.awaited?.includes(robot.seat)) {
    return now.stage === "deciding" ? { icon: "gear", word: t("rr-state-deciding") } : { icon: "pen", word: t("rr-state-programming") };
  }
  if (now.stage === "planning") return { icon: "check", word: t("rr-state-done") };
  return robot.at === null ? missing(robot) : { icon: "", word: "" };
}

/** Gone for a while, or (R10.6) not there yet, which shows in that it has left no marker anywhere. */
function missing(robot: Robot): Standing {
  return robot.archive === null ? { icon: "wait", word: t("rr-state-unplaced") } : { icon: "undo", word: t("rr-state-back") };
}
