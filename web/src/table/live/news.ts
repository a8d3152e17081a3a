/** What each kind of news changes at a table. */
import type { Told } from "../../wire/protocol";
import type { GameEvent } from "../story/game";
import type { LiveTable } from "./live.svelte";
import type { Storyteller } from "../story/storyteller.svelte";

type News = Told["news"][number];

export function takeNews(table: LiveTable, teller: Storyteller, news: News, told: Told): void {
  switch (news.news) {
    case "seating":
      [table.host, table.chairs] = [news.host, news.chairs];
      table.commitment = news.commitment ?? null;
      break;
    case "began":
      [table.setup, table.seedHash] = [news.setup, news.seed_hash];
      teller.tell(news.snapshot, table.setup, told.number, table.seat);
      table.foresight.prepare();
      break;
    case "plan_sealed":
      table.sealed = new Set([...table.sealed, news.seat]);
      if (news.thought != null) table.thought = { ...table.thought, [news.seat]: news.thought };
      break;
    case "plan_taken_back":
      table.sealed = new Set([...table.sealed].filter((seat) => seat !== news.seat));
      break;
    case "played":
      table.timedOut = news.timed_out ?? [];
      teller.add(played(table, news.events), told, table.seat !== null);
      break;
    case "over":
      [table.outcome, table.seed, table.secret] = [news.outcome, news.seed, news.secret ?? null];
      break;
    case "rematch":
      table.rematch = news.table;
      break;
  }
}

function played(table: LiveTable, told: unknown): GameEvent[] {
  const events = table.eventsIn(told) as unknown as GameEvent[];
  table.foresight.change(events);
  return events;
}
