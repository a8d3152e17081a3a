/** What the browser keeps of the page for when there is no network: which file is had from where, and in which order they are fetched. */

/** A file of the build; with a language it is for those who read it only. */
export interface Kept {
  file: string;
  language?: string;
}

/** What the build wrote: `first` is what any page begins with. */
export interface Built {
  version: string;
  first: string[];
  others: Kept[];
}

/** As much of a request as decides what is done with it. */
type Wanted = Pick<Request, "method" | "url" | "mode">;
type Fetch = (wanted: Wanted | string, how?: RequestInit) => Promise<Response>;

/** Fetched at the same time: whoever plays meanwhile must not notice. */
const AT_ONCE = 3;
const NAME = "swarmrally ";
const ENGINE = "engine/engine.json";
/** Milliseconds for which a page waits for a network that does not answer. */
const PATIENCE = 3000;

/** What describes the engine names its parts, which lie under so much of the hash of its sources. */
interface Engine {
  sources: string;
  modules: { file: string }[];
  grounds: { file: string }[];
  puzzles?: { file: string; pieces: { file: string }[] }[];
}
const IN_ADDRESS = 16;

export class Keeping {
  private isKeeping = false;
  private language = "";

  constructor(
    private readonly built: Built,
    /** Where the page lies, with a slash at the end. */
    private readonly base: string,
    private readonly caches: CacheStorage,
    private readonly fetch: Fetch,
  ) {}

  private get name(): string {
    return `${NAME}${this.built.version}`;
  }

  /** Before this version may take over. */
  async begin(): Promise<void> {
    for (const file of this.built.first) await this.keep(file);
  }

  /** What another version had kept is of no use any more. */
  async forgetOthers(): Promise<void> {
    const names = await this.caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== this.name).map((name) => this.caches.delete(name)));
  }

  /** What a page has loaded before it was looked after; only what the build knows. */
  async keepLoaded(addresses: string[]): Promise<void> {
    const known = new Set(this.built.others.map(({ file }) => this.base + file));
    for (const address of addresses) if (known.has(address)) await this.keep(address.slice(this.base.length));
  }

  /** All that can be had without a server, for readers of this language; asked again, it goes on where it was broken off. */
  async keepAll(language: string): Promise<void> {
    this.language = language;
    if (this.isKeeping) return;
    this.isKeeping = true;
    try {
      let kept = "";
      while (kept !== this.language) {
        kept = this.language;
        await this.keepEach(this.built.others.filter((each) => each.language === undefined || each.language === kept).map(({ file }) => file));
        await this.keepEngine();
      }
    } finally {
      this.isKeeping = false;
    }
  }

  private async keepEngine(): Promise<void> {
    const cache = await this.caches.open(this.name);
    const answer = await this.fetch(this.base + ENGINE, { cache: "no-cache" });
    if (!answer.ok) return;
    const { sources, modules, grounds, puzzles = [] } = (await answer.clone().json()) as Engine;
    await this.keepEach([...modules, ...grounds, ...puzzles.flatMap((each) => [each, ...each.pieces])].map(({ file }) => `engine/${sources.slice(0, IN_ADDRESS)}/${file}`));
    await cache.put(this.base + ENGINE, answer);
  }

  private async keepEach(files: string[]): Promise<void> {
    const waiting = [...files];
    const fetcher = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await this.keep(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
  }

  /** Names with a hash in them mean the same in every version: what another one has kept is taken from there. */
  private async keep(file: string): Promise<void> {
    const cache = await this.caches.open(this.name);
    const address = this.base + file;
    if (await cache.match(address)) return;
    const had = isForEver(file) ? await this.caches.match(address) : undefined;
    const answer = had ?? (await this.fetch(address, isForEver(file) ? {} : { cache: "no-cache" }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(address, answer);
  }

  /** null: the browser asks the network, as if nobody looked after it. */
  answer(request: Wanted): Promise<Response> | null {
    if (request.method !== "GET" || !request.url.startsWith(this.base)) return null;
    const file = request.url.slice(this.base.length).replace(/[?#].*/, "");
    // What stands in other people's pages has headers of its own.
    if (/^(api|plain|metrics|embed)(\/|$)/.test(file)) return null;
    if (isForEver(file)) return this.fromHere(request);
    if (file === ENGINE) return this.fromNetwork(request, request.url);
    return request.mode === "navigate" ? this.fromNetwork(request, this.base) : null;
  }

  private async fromHere(request: Wanted): Promise<Response> {
    return (await this.caches.match(request.url)) ?? this.fetch(request);
  }

  /** The newest, or without a network what was kept. */
  private async fromNetwork(request: Wanted, kept: string): Promise<Response> {
    const cache = await this.caches.open(this.name);
    const instead = await cache.match(kept);
    if (!instead) return this.fetch(request);
    return Promise.race([this.fetch(request).catch(() => instead), new Promise<Response>((settle) => setTimeout(() => settle(instead), PATIENCE))]);
  }
}

/** Files with a hash in their address never change. */
function isForEver(file: string): boolean {
  return file.startsWith("assets/") || /^engine\/[0-9a-f]+\//.test(file);
}

/** Whether a page at this address plays: a new version waits until nobody does. */
export function plays(address: string, base: string): boolean {
  return /^(table|solo|puzzle|daily|guide\/\w+)\/./.test(address.slice(base.length));
}
