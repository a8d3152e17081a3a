/** Fetches an engine: what describes it, its modules and what games are played on; all of it checked before it is used. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

import { type Description, type EngineName, type GameName, type Ground, isForThisPage, type Part, type PuzzleParts } from "./described";

/**
 * Why there is no engine here: the server has none; it can't be reached; what came is not what was described; the browser can't
 * run it; its rules are not those of the server, or not those that this page was made for; this game can only be set up by a server;
 * the game was played by other rules than there are here now; or something went wrong that nobody thought of.
 */
export type Reason = "missing" | "unreachable" | "damaged" | "unsupported" | "different" | "server" | "changed" | "failed";

export class NoEngine extends Error {
  constructor(readonly why: Reason) {
    super(`no engine: ${why}`);
  }
}

/** Why a thread gives up: an error of its own has words, and one whose code could not be fetched has none. */
export function reasonOf(event: Event): Reason {
  return "message" in event ? "unsupported" : "unreachable";
}

/** As many digits of the sources' hash as stand in addresses. */
const IN_ADDRESS = 16;
/** From this status on somebody answers in the server's place. */
const BROKEN = 500;

export type Get = (address: string, how?: RequestInit) => Promise<Response>;

/** What a game is played on; null what it has not. */
export interface OwnGround {
  board: Uint8Array | null;
  layout: Uint8Array | null;
  course: Uint8Array | null;
  /** Of a scenario: what it begins with, but for the seed. */
  state: Uint8Array | null;
}

export class EngineFiles {
  private described: Promise<Description> | null = null;
  private readonly modules = new Map<EngineName, Promise<WebAssembly.Module>>();
  private readonly parts = new Map<string, Promise<Uint8Array>>();

  constructor(
    /** Where the engine lies, with a slash at the end. */
    private readonly base: string,
    private readonly get: Get = (address, how) => fetch(address, how),
  ) {}

  describe(): Promise<Description> {
    this.described ??= this.bytes("engine.json").then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Description);
    return forgotten(this.described, () => (this.described = null));
  }

  /** Compiled once, whoever asks. */
  async module(engine: EngineName): Promise<WebAssembly.Module> {
    const described = await this.describe();
    if (!isForThisPage(described, engine)) throw new NoEngine("different");
    const part = described.modules.find((each) => each.engine === engine);
    if (!part) throw new NoEngine("missing");
    const found = this.modules.get(engine) ?? this.part(described, part).then(compiled);
    this.modules.set(engine, found);
    return forgotten(found, () => this.modules.delete(engine));
  }

  async ground(kind: Ground["kind"], name: string): Promise<Uint8Array> {
    const described = await this.describe();
    const part = described.grounds.find((each) => each.kind === kind && each.name === name);
    if (!part) throw new NoEngine("server");
    return this.once(described, part);
  }

  /** What is said of all puzzles of a game, as JSON. */
  async puzzles(game: GameName): Promise<unknown> {
    const described = await this.describe();
    const bytes = await this.once(described, puzzlesIn(described, game));
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  /** The state with which one of them begins. */
  async position(game: GameName, number: number): Promise<Uint8Array> {
    const described = await this.describe();
    const { record, size, pieces } = puzzlesIn(described, game);
    const piece = pieces[Math.floor(number / size)];
    if (!piece) throw new NoEngine("damaged");
    const { size: bytes } = described.records[record]!;
    const at = (number % size) * bytes;
    return (await this.once(described, piece)).slice(at, at + bytes);
  }

  /** A scenario: a server reads it. */
  async own(game: string, setup: unknown): Promise<OwnGround> {
    const how = { method: "POST", body: JSON.stringify({ game, setup }), headers: { "content-type": "application/json" } };
    const answer = await this.get(`${this.base}../api/grounds`, how).catch(() => null);
    if (!answer?.ok) throw new NoEngine("server");
    const { board, layout, course, state } = (await answer.json()) as Record<keyof OwnGround, string | null>;
    return { board: bytesIn(board), layout: bytesIn(layout), course: bytesIn(course), state: bytesIn(state) };
  }

  /** Fetched once, whoever asks. */
  private once(described: Description, part: Part): Promise<Uint8Array> {
    const found = this.parts.get(part.file) ?? this.part(described, part);
    this.parts.set(part.file, found);
    return forgotten(found, () => this.parts.delete(part.file));
  }

  private async part({ sources }: Description, { file, sha256: expected }: Part): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.bytes(`${sources.slice(0, IN_ADDRESS)}/${file}`);
    if (bytesToHex(sha256(bytes)) !== expected) throw new NoEngine("damaged");
    return bytes;
  }

  private async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.get(`${this.base}${path}`).catch(() => {
      throw new NoEngine("unreachable");
    });
    if (!answer.ok) throw new NoEngine(answer.status < BROKEN ? "missing" : "unreachable");
    return new Uint8Array(await answer.arrayBuffer());
  }
}

function puzzlesIn({ puzzles }: Description, game: GameName): PuzzleParts {
  const found = puzzles?.find((each) => each.game === game);
  if (!found) throw new NoEngine("missing");
  return found;
}

/** What could not be had is asked for again by the next one. */
function forgotten<Had>(had: Promise<Had>, forget: () => unknown): Promise<Had> {
  had.catch(forget);
  return had;
}

export function bytesIn(base64: string): Uint8Array;
export function bytesIn(base64: string | null): Uint8Array | null;
export function bytesIn(base64: string | null): Uint8Array | null {
  return base64 === null ? null : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function compiled(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch {
    throw new NoEngine("unsupported");
  }
}
