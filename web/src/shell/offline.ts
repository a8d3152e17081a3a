/** Asks the browser to keep the page for when there is no network, and lets a new version in when nobody plays. */
import type { Asked } from "../offline/messages";
import { Playing } from "./playing";

type Registered = Promise<ServiceWorkerRegistration | null>;

let registered: Registered = Promise.resolve(null);
let isOld = false;
/** Of this place: another one below the same host has games and versions of its own. */
const PLAYS = `swarmrally plays ${new URL(import.meta.env.BASE_URL, location.href).pathname}`;
let playing: Playing | null = null;

/** Once the page stands; where a browser has no such workers, or does not allow them here, all is as it would be without. */
export function lookAfter(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator && "locks" in navigator)) return;
  playing = new Playing(navigator.locks, PLAYS);
  const workers = navigator.serviceWorker;
  const wasKept = workers.controller !== null;
  workers.addEventListener("controllerchange", () => (isOld = wasKept));
  registered = workers.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => null);
  void workers.ready.then(({ active }) => ask(active, { do: "keep", files: loaded() }));
}

/** Whenever the visitor goes somewhere: whoever plays, reads or comes back may want to do so without a network. */
export async function keepAll(path: string, language: string): Promise<void> {
  await playing?.at(path);
  const registration = await registered;
  if (!registration) return;
  ask(registration.waiting, { do: "take over", unless: PLAYS });
  if (isThrifty() && !isInstalled()) return;
  if (path !== "/" || navigator.serviceWorker.controller || isInstalled()) ask(registration.active, { do: "keep all", language });
}

/** A new version has taken over: this page is the last of the old one, and the next place is opened afresh. */
export function isOutdated(): boolean {
  return isOld;
}

function ask(worker: ServiceWorker | null, asked: Asked): void {
  worker?.postMessage(asked);
}

function loaded(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Somebody who pays for what is fetched. */
function isThrifty(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
