/** By which browsers and programs I am signed in. */
import type { SessionLine, SessionList, Token } from "../wire/protocol";
import { get, post, remove } from "../wire/api";
import { locale, t } from "../words/words.svelte";
import { refusalOf } from "../words/failures";

export type Way = "sessions" | "tokens";

export class Sessions {
  browsers = $state.raw<SessionLine[]>([]);
  programs = $state.raw<SessionLine[]>([]);
  /** A token that was just made: the server tells it this once. */
  made = $state.raw<Token | null>(null);
  refusal = $state("");

  get hasOthers(): boolean {
    return [...this.browsers, ...this.programs].some((session) => !session.current);
  }

  look(): Promise<void> {
    return this.try(async () => {
      const [browsers, programs] = await Promise.all([get<SessionList>("/api/me/sessions"), get<SessionList>("/api/me/tokens")]);
      [this.browsers, this.programs] = [browsers.sessions, programs.sessions];
    });
  }

  end(way: Way, session: string): Promise<void> {
    return this.try(async () => {
      await remove(`/api/me/${way}/${session}`);
      if (this.made?.id === session) this.made = null;
      await this.look();
    });
  }

  endOthers(): Promise<void> {
    return this.try(async () => {
      await remove("/api/me/sessions");
      this.made = null;
      await this.look();
    });
  }

  makeToken(name: string): Promise<void> {
    return this.try(async () => {
      this.made = await post<Token>("/api/me/tokens", { name });
      await this.look();
    });
  }

  private async try(action: () => Promise<void>): Promise<void> {
    this.refusal = "";
    this.refusal = await refusalOf(action);
  }
}

/** What the server calls a browser, in the reader's words. */
export function nameOf(session: SessionLine): string {
  if (session.kind === "before") return t("earlier-devices");
  const [browser, system] = session.label.split(" on ");
  if (session.kind === "program" || !browser) return session.label || t("unnamed-device");
  return system ? t("browser-on", { browser, system }) : browser;
}

/** How long ago, in the largest unit that fits; uses are noted once an hour. */
export function lastUse(session: SessionLine, now: number): string {
  const hours = Math.floor((now - session.seen_at) / 3_600_000);
  if (session.current || hours < 2) return t("used-lately");
  const ago = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return t("last-used", { ago: hours < 24 ? ago.format(-hours, "hour") : ago.format(-Math.floor(hours / 24), "day") });
}
