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

/** The record of a public table is at its own address; that of a private one needs a code. */
export async function shareLink(table: string, isPublic: boolean): Promise<string> {
  if (isPublic) return `${location.origin}/record/${table}`;
  return (await post<Share>(`/api/tables/${table}/share`)).link;
}
