/** What can be done with a game that is over. */
import { post } from "../wire/api";

/** A table with the same settings and people. */
export async function rematch(table: string): Promise<string> {
  return (await post<{ table: string }>(`/api/tables/${table}/rematch`)).table;
}

interface Share {
  code: string;
  link: string;
}

/** Where on this server others find the record: that of a public table by its name, that of a private one by a code. */
export async function recordAddress(table: string, isPublic: boolean): Promise<string> {
  if (isPublic) return `/record/${table}`;
  return `/record#record=${(await post<Share>(`/api/tables/${table}/share`)).code}`;
}

export async function shareLink(table: string, isPublic: boolean): Promise<string> {
  if (isPublic) return `${location.origin}/record/${table}`;
  return (await post<Share>(`/api/tables/${table}/share`)).link;
}
