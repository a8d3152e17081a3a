/** Requests over HTTP. Whatever can't be done throws a Failure with the server's reason. */

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly pointer: string,
    reason: string,
    /** In how many seconds it can be tried again, where the server says so. */
    readonly seconds: number | null = null,
  ) {
    super(reason);
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

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetched(method, path, body);
  if (answer.status === 204) return undefined as Answer;
  const said = (await answer.json().catch(() => null)) as { error?: { pointer: string; reason: string } } | null;
  if (!answer.ok) throw new Failure(answer.status, said?.error?.pointer ?? "", said?.error?.reason ?? answer.statusText, secondsIn(answer));
  return said as Answer;
}

function secondsIn(answer: Response): number | null {
  return Number(answer.headers.get("retry-after")) || null;
}

async function fetched(method: string, path: string, body: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  try {
    return await fetch(path, { method, ...sent });
  } catch {
    throw new Unreachable();
  }
}
