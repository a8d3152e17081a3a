/** Who uses this browser: a guest with a name, or nobody yet. The key is a cookie that no script can read. */
import { guestName } from "./guests";
import { preferences } from "./preferences.svelte";
import { get, patch, post, remove } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { connection } from "../wire/connection.svelte";

interface Known {
  id: string;
  name: string;
}

class Me {
  id = $state<string | null>(null);
  name = $state("");

  private asking: Promise<void> | null = null;

  /** The connection says whether there is somebody; the name is asked once. */
  watch(): void {
    $effect(() => {
      const { state, player } = connection;
      if (state === "open" && player !== this.id) void this.look(player);
    });
  }

  /** A guest is made without asking anything; the name can be changed later. */
  async become(): Promise<void> {
    await connection.welcomed();
    if (connection.player !== null || this.id !== null) return;
    this.asking ??= this.begin();
    await this.asking;
  }

  /** Who is nobody at a server has a name in this browser. */
  async rename(name: string): Promise<void> {
    if (this.id === null) return preferences.change({ name: name.trim() });
    this.take(await patch<Known>("/api/me", { name }));
  }

  /** Become the player of a recovery link. */
  async recover(secret: string): Promise<void> {
    this.take(await post<Known>("/api/recover", { secret }));
    connection.reopen();
  }

  async forget(): Promise<void> {
    await remove("/api/me");
    [this.id, this.name] = [null, ""];
    preferences.change({ name: "" });
    connection.reopen();
  }

  private async begin(): Promise<void> {
    try {
      this.take(await this.introduced());
      connection.reopen();
    } finally {
      this.asking = null;
    }
  }

  /** By the name of this browser, or where a server does not take that, by one that nobody has asked for. */
  private async introduced(): Promise<Known> {
    const drawn = guestName(preferences.language);
    try {
      return await post<Known>("/api/players", { name: preferences.name || drawn });
    } catch (error) {
      if (!(error instanceof Refusal) || preferences.name === "") throw error;
      return post<Known>("/api/players", { name: drawn });
    }
  }

  private async look(player: string | null): Promise<void> {
    if (player === null) [this.id, this.name] = [null, ""];
    else this.take(await get<Known>("/api/me"));
  }

  private take(known: Known): void {
    [this.id, this.name] = [known.id, known.name];
    preferences.change({ name: known.name });
  }
}

export const me = new Me();
