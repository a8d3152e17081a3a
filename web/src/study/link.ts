/** A study in an address: compressed, and after the #, so that no server reads it. */

/** Longer links are cut by those who pass them on. */
export const LONGEST = 60_000;
/** As much as a text can unfold to: whoever sends more means harm. */
const MOST = 4_000_000;
const NAME = "study";

export async function linkOf(text: string, base: string): Promise<string | null> {
  const link = `${base}#${NAME}=${await packed(text)}`;
  return link.length > LONGEST ? null : link;
}

/** What a link carries; null when it carries nothing, or is damaged. */
export async function textIn(hash: string): Promise<string | null> {
  const code = new URLSearchParams(hash).get(NAME);
  return code === null ? null : unpacked(code);
}

export async function packed(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(code: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), MOST));
  } catch {
    return null;
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new RangeError("too much");
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
