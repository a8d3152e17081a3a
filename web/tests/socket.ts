/** A socket and a server of paper: what the page sends is written down, what it hears is dictated. */
import { vi } from "vitest";

import type { Asked, Said, Snapshot, Told } from "../src/wire/protocol";

export class PaperSocket {
  static all: PaperSocket[] = [];

  sent: Asked[] = [];
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    PaperSocket.all.push(this);
  }

  static get last(): PaperSocket {
    return PaperSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asked);
  }

  close(): void {
    this.isClosed = true;
  }

  hear(...said: Said[]): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  /** One binary frame: JSON, and the rows that belong to it. */
  hearRows(said: Said | Said[], ...rows: Int16Array[]): void {
    const text = new TextEncoder().encode(JSON.stringify(said));
    const bytes = rows.flatMap((each) => [...new Uint8Array(each.buffer)]);
    const frame = new Uint8Array([...new Uint8Array(Uint32Array.of(text.length).buffer), ...text, ...bytes]);
    this.onmessage?.({ data: frame.buffer });
  }

  welcome(player: string | null = "me"): void {
    this.hear({ type: "welcome", protocol: 1, player, now: Date.now() });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }

  /** All of one kind that was sent here. */
  asked<Kind extends Asked["type"]>(type: Kind): Extract<Asked, { type: Kind }>[] {
    return this.sent.filter((asked): asked is Extract<Asked, { type: Kind }> => asked.type === type);
  }
}

export function withPaperSockets(): void {
  PaperSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", PaperSocket);
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(JSON.stringify({ start: { round: 0 }, events: [] }), { headers: { "content-type": "application/json" } })));
}

export function told(number: number, news: Told["news"] = [], now: Partial<Told["now"]> = {}): Told {
  return { number, at: Date.now(), news, now: { phase: "playing", stage: "planning", round: 1, ...now } };
}

export function snapshot(number: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    table: "T",
    number,
    at: Date.now(),
    settings: { game: "asteroyds", seats: 2 },
    title: "Racing",
    host: "me",
    chairs: [{ player: "me" }, { bot: "rookie" }],
    now: { phase: "playing", stage: "planning", round: 1 },
    game: { round: 1 },
    own: { seat: 0, draft: null },
    ...more,
  };
}
