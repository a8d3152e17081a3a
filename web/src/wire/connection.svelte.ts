/** The one WebSocket of this page: it comes back by itself after a break, and knows the server's clock. */
import { saidIn } from "./frames";
import type { Asked, Bearings, Done, Hinted, Previewed, Refused, Said, Sighted, Welcome } from "./protocol";
import { Refusal } from "./refusal";
import { isSite } from "./site";

export type Answer = Done | Previewed | Bearings | Sighted | Hinted;
export type Listener = (said: Said) => void;
/** Without the id, which the connection gives. */
export type Question = Asked extends infer Each ? (Each extends { id?: number } ? Omit<Each, "id"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** After so long without a word the connection is taken for dead. */
const SILENCE = 25_000;
const CLOCK_EVERY = 10_000;
/** So long an attempt, or the answer to a page that has just woken up, may take. */
const PATIENCE = 8000;
const WAKING = 3000;
/** By so much what is told may seem to come from the future. */
const AHEAD = 2000;

/** The connection broke before an answer came: it may have been done or not. */
export class Broken extends Error {}

/** There was no connection: nothing was asked. */
export class Unsent extends Broken {}

/** As much of a connection as a table needs, wherever the table is. */
export type Wire = Pick<Connection, "state" | "player" | "names" | "rules" | "dismissed" | "trouble" | "isOffline" | "now" | "welcomed" | "retryNow" | "on" | "send" | "ask">;

export class Connection {
  /** `waiting` between two attempts, after a break. */
  state = $state<"opening" | "open" | "waiting">(isSite ? "waiting" : "opening");
  player = $state<string | null>(null);
  /** By player; each is told once, whichever table needs it first. */
  names = $state.raw<Record<string, string | null>>({});
  /** A hash of the rules that the server plays by, empty when it has no engine for browsers; null before it has said so. */
  rules = $state<string | null>(null);
  /** Why the server sent us away for good, if it did. */
  dismissed = $state<number | null>(null);
  /** Why the server can keep nothing now, if it can't. */
  trouble = $state<string | null>(null);
  /** The browser says that there is no network at all. */
  isOffline = $state(false);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private nextId = 1;
  private pending = new Map<number, { settle: (said: Answer) => void; fail: (error: Error) => void }>();
  private listeners = new Set<Listener>();
  private arrivals: (() => void)[] = [];
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private offset = 0;
  private bestTrip = Infinity;
  private hurry: ReturnType<typeof setTimeout> | undefined;
  private isListening = false;

  /** The server's clock in milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  open(): void {
    if (this.socket || this.dismissed !== null || isSite) return;
    clearTimeout(this.retry);
    this.listen();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => this.hear(event.data as string | ArrayBuffer);
    socket.onclose = (event) => this.break(event.code);
    this.socket = socket;
    this.giveUpAfter(PATIENCE);
  }

  /** The server has said who we are; or this attempt has failed, and nobody knows. */
  welcomed(): Promise<void> {
    if (this.state === "open" || isSite) return Promise.resolve();
    return new Promise((settle) => this.arrivals.push(settle));
  }

  /** A new identity counts from the next connection on. */
  reopen(): void {
    this.drop(0);
  }

  /** Try now instead of later, or instead of an attempt that nobody answers. */
  retryNow(): void {
    this.wait = FIRST_WAIT;
    if (this.state !== "open") this.drop(0);
  }

  /** A laptop that was opened, a network that came back: whether the connection still lives is found out at once. */
  wake(): void {
    if (this.dismissed !== null) return;
    if (this.state !== "open") return this.retryNow();
    this.bestTrip = Infinity;
    this.giveUpAfter(WAKING);
    this.askTime();
  }

  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    this.isOffline = navigator.onLine === false;
    window.addEventListener("online", () => this.turn(false));
    window.addEventListener("offline", () => this.turn(true));
    window.addEventListener("pageshow", (event) => event.persisted && this.wake());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.wake());
  }

  private turn(isOffline: boolean): void {
    this.isOffline = isOffline;
    this.wake();
  }

  /** Unless a word comes before. A dead network does not close a socket, so nobody waits for that. */
  private giveUpAfter(time: number): void {
    clearTimeout(this.hurry);
    this.hurry = setTimeout(() => this.drop(), time);
  }

  private drop(wait?: number): void {
    const socket = this.socket;
    this.break(1006, wait);
    socket?.close();
  }

  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Without waiting for an answer; false when there is no connection. */
  send(asked: Asked): boolean {
    if (this.state !== "open") return false;
    this.socket?.send(JSON.stringify(asked));
    return true;
  }

  ask(asked: Question): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((settle, fail) => {
      if (!this.send({ ...asked, id } as Asked)) return fail(new Unsent());
      this.pending.set(id, { settle, fail });
    });
  }

  private hear(data: string | ArrayBuffer): void {
    this.heard = Date.now();
    clearTimeout(this.hurry);
    for (const said of saidIn(data)) this.take(said);
  }

  private take(said: Said): void {
    if (said.type === "welcome") this.begin(said);
    else if (said.type === "time") this.setClock(said.sent, said.now);
    else if (said.type === "done" || said.type === "previewed" || said.type === "bearings" || said.type === "sighted" || said.type === "hinted") this.settle(said.id, said);
    else if (said.type === "refused") this.refuse(said);
    else if (said.type === "keeping") this.trouble = said.trouble;
    else if (said.type === "told") this.notBefore(Math.max(...said.told.map((told) => told.at)));
    else if (said.type === "names") this.names = { ...this.names, ...said.names };
    for (const listener of this.listeners) listener(said);
  }

  private begin({ player, now, engine }: Welcome): void {
    this.player = player;
    this.rules = engine ?? "";
    this.trouble = null;
    this.offset = now - Date.now();
    this.bestTrip = Infinity;
    this.wait = FIRST_WAIT;
    this.state = "open";
    this.arrive();
    this.askTime();
    clearInterval(this.watch);
    this.watch = setInterval(() => this.check(), CLOCK_EVERY);
  }

  private arrive(): void {
    for (const settle of this.arrivals.splice(0)) settle();
  }

  private askTime(): void {
    this.send({ type: "ask_time", sent: performance.now() });
  }

  /** The quickest answer tells the time best. */
  private setClock(sent: number, now: number): void {
    const trip = performance.now() - sent;
    if (trip > this.bestTrip) return;
    this.bestTrip = trip;
    this.offset = now + trip / 2 - Date.now();
  }

  /** Nothing is told before it has happened: the server's clock was moved on. */
  private notBefore(at: number): void {
    if (at <= this.now() + AHEAD) return;
    this.offset = at - Date.now();
    this.bestTrip = Infinity;
  }

  private check(): void {
    this.bestTrip *= 1.2;
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.askTime();
  }

  private settle(id: number, said: Answer): void {
    this.pending.get(id)?.settle(said);
    this.pending.delete(id);
  }

  private refuse(said: Refused): void {
    this.pending.get(said.id)?.fail(new Refusal(said));
    this.pending.delete(said.id);
  }

  private break(code: number, wait = this.wait): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket = null;
    clearInterval(this.watch);
    clearTimeout(this.hurry);
    clearTimeout(this.retry);
    this.state = "waiting";
    this.arrive();
    for (const { fail } of this.pending.values()) fail(new Broken());
    this.pending.clear();
    if (code === MOVED_AWAY) this.dismissed = code;
    else this.retry = setTimeout(() => this.open(), wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }
}

/** The player uses another device now. */
export const MOVED_AWAY = 4003;

export const connection = new Connection();
