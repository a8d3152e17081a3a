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
const ENGINE = "engine/engine.json";
/** Milliseconds for which a page waits for a network that does not answer. */
const PATIENCE = 3000;
/** From this status on an answer is none. */
const BROKEN = 500;

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
    return `${this.ours}${this.built.version}`;
  }

  /** What the names of all versions begin with: the same host may have another place like this one. */
  private get ours(): string {
    return `swarmrally ${new URL(this.base).pathname} `;
  }

  /** Before this version may take over. */
  async begin(): Promise<void> {
    for (const file of this.built.first) await this.keep(file);
  }

  /** What another version had kept and still is of use is kept by this one; the rest goes. */
  async forgetOthers(): Promise<void> {
    const names = await this.caches.keys();
    const others = names.filter((name) => name.startsWith(this.ours) && name !== this.name);
    // The newest first: of two descriptions of an engine that one counts. What there is no room for twice is fetched again.
    for (const name of others.toReversed()) await this.takeFrom(await this.caches.open(name)).catch(() => undefined);
    await Promise.all(others.map((name) => this.caches.delete(name)));
  }

  private async takeFrom(other: Cache): Promise<void> {
    const cache = await this.caches.open(this.name);
    const known = new Set(this.built.others.map(({ file }) => file));
    for (const { url } of await other.keys()) {
      const file = url.slice(this.base.length);
      const isOfUse = file.startsWith("engine/") || (isForEver(file) && known.has(file));
      if (isOfUse && !(await cache.match(url))) await cache.put(url, (await other.match(url))!);
    }
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
    const folder = `engine/${sources.slice(0, IN_ADDRESS)}/`;
    await this.keepEach([...modules, ...grounds, ...puzzles.flatMap((each) => [each, ...each.pieces])].map(({ file }) => folder + file));
    await cache.put(this.base + ENGINE, answer);
    await this.forgetEngines(cache, folder);
  }

  /** Those of before, once this one is whole. */
  private async forgetEngines(cache: Cache, folder: string): Promise<void> {
    const addresses = (await cache.keys()).map(({ url }) => url);
    const old = addresses.filter((address) => isPart(address.slice(this.base.length)) && !address.startsWith(this.base + folder));
    await Promise.all(old.map((address) => cache.delete(address)));
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

  /** The newest, or what was kept: without a network, and where only somebody between us and the server answers. */
  private async fromNetwork(request: Wanted, kept: string): Promise<Response> {
    const cache = await this.caches.open(this.name);
    const instead = await cache.match(kept);
    if (!instead) return this.fetch(request);
    const newest = this.fetch(request).then(
      (answer) => (answer.status < BROKEN ? answer : instead),
      () => instead,
    );
    return Promise.race([newest, new Promise<Response>((settle) => setTimeout(() => settle(instead), PATIENCE))]);
  }
}

/** Files with a hash in their address never change. */
function isForEver(file: string): boolean {
  return file.startsWith("assets/") || isPart(file);
}

function isPart(file: string): boolean {
  return /^engine\/[0-9a-f]+\//.test(file);
}
