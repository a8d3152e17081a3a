/** Requests over HTTP. Whatever can't be done throws a Failure that knows why. */
import { Refusal, type Said } from "./refusal";
import { isFramed, isSite } from "./site";

export class Failure extends Refusal {
  constructor(
    readonly status: number,
    said: Said,
  ) {
    super(said);
  }
}

/** There is no server, or no network. */
export class Unreachable extends Error {}

export async function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>("GET", path);
}

export async function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  return ask<Answer>("POST", path, body);
}

export async function patch<Answer>(path: string, body?: unknown): Promise<Answer> {
  return ask<Answer>("PATCH", path, body);
}

export async function put(path: string, body?: unknown): Promise<void> {
  await ask("PUT", path, body);
}

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetched(method, path, body);
  if (answer.status === 204) return undefined as Answer;
  const said = (await answer.json().catch(() => null)) as { error?: Said } | null;
  if (!answer.ok) throw new Failure(answer.status, said?.error?.code ? said.error : silent(answer));
  return said as Answer;
}

/** Somebody between the server and us has answered, who knows no codes. */
function silent({ status, headers }: Response): Said {
  if (status === 429) return { pointer: "", code: "too_many_requests", kind: "limit", details: { seconds: Number(headers.get("retry-after")) || 0 } };
  return status < 500 ? { pointer: "", code: "wrong_request", kind: "malformed" } : { pointer: "", code: "unexpected", kind: "trouble" };
}

async function fetched(method: string, path: string, body: unknown): Promise<Response> {
  if (isSite) throw new Unreachable();
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  try {
    return await fetch(path, { method, ...sent, ...(isFramed() ? { credentials: "omit" } : {}) });
  } catch {
    throw new Unreachable();
  }
}
