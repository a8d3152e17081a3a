/** The service worker: looks after the page when there is no network. It is built as `sw.js`, and the build puts in what there is to keep. */
import { type Built, Keeping } from "./keeping";
import type { Asked } from "./messages";

/** As much of a service worker as is used here; TypeScript's own description of it excludes that of a page. */
interface Extended extends Event {
  waitUntil(what: Promise<unknown>): void;
  respondWith(what: Promise<Response>): void;
  request: Request;
  data: Asked;
}
interface Worker {
  addEventListener(kind: string, listener: (event: Extended) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { scope: string };
}

declare const BUILT: Built;
const worker = self as unknown as Worker;
const keeping = new Keeping(BUILT, worker.registration.scope, caches, (wanted, how) => fetch(wanted as Request | string, how));

worker.addEventListener("install", (event) => event.waitUntil(keeping.begin()));
worker.addEventListener("activate", (event) => event.waitUntil(keeping.forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const answer = keeping.answer(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  const asked = event.data;
  const done = asked.do === "take over" ? takeOver(asked.unless) : asked.do === "keep" ? keeping.keepLoaded(asked.files) : keeping.keepAll(asked.language);
  // Without a network it is tried again when a page asks again.
  event.waitUntil(done.catch(() => undefined));
});

/** From now on instead of the version before; not while somebody plays with that one. */
async function takeOver(unless: string): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query();
  if (![...held, ...pending].some(({ name }) => name === unless)) await worker.skipWaiting();
}
