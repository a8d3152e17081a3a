/** Going where a link or a code leads. */
import { me } from "../me.svelte";
import { place } from "../router.svelte";
import { Failure, post } from "../wire/api";
import type { Arrival } from "./arrival";

/** A table's own id has this many letters; codes are longer. */
const TABLE_ID = /^[A-Za-z0-9]{12}$/;

export async function follow(arrival: Arrival, how: "push" | "replace"): Promise<void> {
  if (arrival.kind === "table") place.go(`/table/${arrival.code}`, how);
  else if (arrival.kind === "record") place.go(`/record#record=${arrival.code}`, how);
  else if (arrival.kind === "recover") place.go(`/me#recover=${arrival.code}`, how);
  else await comeIn(arrival.code, how);
}

async function comeIn(code: string, how: "push" | "replace"): Promise<void> {
  await me.become();
  try {
    const { table } = await post<{ table: string }>("/api/invitations", { code });
    place.go(`/table/${table}`, how);
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 429 || !TABLE_ID.test(code)) throw error;
    place.go(`/table/${code}`, how);
  }
}
