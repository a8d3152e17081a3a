/** What a page asks of the service worker. `unless` names the lock of pages that play. */
export type Asked = { do: "take over"; unless: string } | { do: "keep"; files: string[] } | { do: "keep all"; language: string };
