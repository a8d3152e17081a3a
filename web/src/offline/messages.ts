/** What a page asks of the service worker. */
export type Asked = { do: "take over" } | { do: "keep"; files: string[] } | { do: "keep all"; language: string };
