/** One line about what the table waits for. */
import type { LiveTable } from "../../../table/live/live.svelte";
import { t } from "../../../words/words.svelte";
import { dashed } from "./names";
import { ruleOfQuestion } from "./rules";
import type { RoborallyState } from "../state/state";

interface Waiting {
  said: string;
  rule: string;
}

export function waitedFor(table: LiveTable, shown: RoborallyState, isPlayed: boolean, called: (seat: number) => string): Waiting {
  const { now, seat } = table;
  if (now.phase === "over" && !isPlayed) return { said: t("rr-wait-over"), rule: "R8.5" };
  if (now.paused) return { said: t("rr-wait-paused"), rule: "" };
  if (isPlayed) return playing(shown);
  if (now.stage === "deciding") return deciding(shown, now.awaited?.[0] ?? null, seat, called);
  return programming(table, shown, called);
}

function playing(shown: RoborallyState): Waiting {
  if (shown.register > 0) return { said: t("rr-wait-registers"), rule: "R5.1" };
  return shown.phase === "clean_up" ? { said: t("rr-wait-clean-up"), rule: "R8.1" } : { said: t("rr-wait-deal"), rule: "R2.1" };
}

function deciding(shown: RoborallyState, asked: number | null, seat: number | null, called: (seat: number) => string): Waiting {
  if (asked === null || !shown.question) return { said: t("rr-wait-registers"), rule: "R5.1" };
  const { question } = shown.question;
  const choice = t(`choice-${dashed(question)}`);
  return { said: asked === seat ? t("rr-wait-you", { choice }) : t("rr-wait-decision", { who: called(asked), choice }), rule: ruleOfQuestion(question) };
}

function programming({ now, seat, sealed }: LiveTable, shown: RoborallyState, called: (seat: number) => string): Waiting {
  const left = now.awaited ?? [];
  const isMine = seat !== null && left.includes(seat);
  if (left.length === 1 && now.deadline != null) {
    const said = isMine ? t("rr-wait-last-me") : t("rr-wait-last-other", { who: called(left[0]!) });
    return { said, rule: "R3.2" };
  }
  if (isMine || seat === null) return { said: t("rr-wait-program", { left: left.length }), rule: "R3.1" };
  if (shown.robots[seat]?.isDown) return { said: t("rr-wait-down", { left: left.length }), rule: "R4.2" };
  return { said: t(sealed.has(seat) ? "rr-wait-done" : "rr-wait-program", { left: left.length }), rule: "R3.1" };
}
