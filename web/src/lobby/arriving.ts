/** Going where a link or a code leads. */
import { me } from "../shell/me.svelte";
import { place } from "../shell/router.svelte";
import { Failure, get, post } from "../wire/api";
import type { Arrival } from "./arrival";

/** What an id of a table looks like. */
const TABLE_ID = /^[A-Za-z0-9]{8,32}$/;

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
    if (!(error instanceof Failure) || error.status >= 429 || !(await isTable(code))) throw error;
    place.go(`/table/${code}`, how);
  }
}

/** Somebody may have passed on the id of a public table instead. */
async function isTable(code: string): Promise<boolean> {
  return (
    TABLE_ID.test(code) &&
    get(`/api/tables/${code}`).then(
      () => true,
      () => false,
    )
  );
}
