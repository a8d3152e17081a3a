/** Notices of the browser, for those who play by correspondence and look at something else. The lobby asks for the permission. */
import { place } from "../../shell/router.svelte";
import { t } from "../../words/words.svelte";
import type { LiveTable } from "./live.svelte";

/** With a shorter clock everybody is looking anyway. */
const LONG = 600_000;

function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** One notice for each `about`; a newer one takes its place. A click leads to the path. */
function notify(about: string, title: string, body: string, path: string): void {
  if (!mayNotify() || !document.hidden) return;
  const notice = new Notification(title, { body, tag: about, icon: `${import.meta.env.BASE_URL}icon.svg` });
  notice.onclick = () => {
    window.focus();
    if (place.path !== path) place.go(path);
    notice.close();
  };
}

/** What the table waits for from this seat, in a word that changes with each new thing; null for nothing. */
export function awaitedHere(table: Pick<LiveTable, "seats" | "now">): string | null {
  const { phase, stage, round, decision, awaited, deadline, opens_at: opensAt, paused } = table.now;
  if (phase !== "playing" || paused || !table.seats.some((seat) => awaited?.includes(seat))) return null;
  const isLong = deadline == null || deadline - (opensAt ?? 0) > LONG;
  return isLong ? `${stage ?? ""} ${round ?? 0} ${stage === "deciding" ? (decision ?? 0) : 0}` : null;
}

/** As its players call it. */
function stageOf({ now, settings }: LiveTable): string {
  return now.stage === "deciding" ? "deciding" : settings?.game === "roborally" ? "programming" : "planning";
}

/** Tells of every round that opens and every question while the page is hidden; to be called while a component is made. */
export function notifyOf(table: LiveTable): void {
  let known: string | null | undefined;
  $effect(() => {
    const wanted = awaitedHere(table);
    if (table.state !== "there") return;
    if (known !== undefined && wanted !== null && wanted !== known) {
      const words = { round: table.now.round ?? 0, stage: stageOf(table) };
      notify(table.id, t("notice-title", words), t("notice-body", words), table.where.addressOf(table.id));
    }
    known = wanted;
  });
}
