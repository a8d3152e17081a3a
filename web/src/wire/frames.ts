/** What comes over the socket: text, or binary, where rows of events lie behind the JSON. docs/protocol.md has every byte of it. */
import type { Said } from "./protocol";

const SIZE = 4;
const UTF8 = new TextDecoder();

/** The messages of a frame; events that came as rows are an Int16Array. */
export function saidIn(data: string | ArrayBuffer): Said[] {
  if (typeof data === "string") return listed(data);
  const behind = SIZE + new DataView(data).getUint32(0, true);
  const said = listed(UTF8.decode(new Uint8Array(data, SIZE, behind - SIZE)));
  give(said, data, behind);
  return said;
}

function listed(text: string): Said[] {
  const said = JSON.parse(text) as Said | Said[];
  return Array.isArray(said) ? said : [said];
}

/** Each list of events gets its rows, in the order of the JSON, in which only their size stands. */
function give(said: Said[], data: ArrayBuffer, behind: number): void {
  for (const news of said.flatMap((message) => (message.type === "told" ? message.told.flatMap((told) => told.news) : []))) {
    if (!("events" in news) || typeof news.events !== "number") continue;
    const size = news.events;
    news.events = new Int16Array(data.slice(behind, behind + size));
    behind += size;
  }
}
