// A bot in JavaScript that plays a rally against a rookie, written from docs/protocol.md alone:
//   node examples/my_first_bot.mjs http://127.0.0.1:8420
// It needs nothing but Node 22; with Node 20, node --experimental-websocket.
import { createHash } from "node:crypto";

if (!globalThis.WebSocket) {
  console.error("expected Node 22 or newer, or node --experimental-websocket");
  process.exit(2);
}

const url = process.argv[2] ?? "http://127.0.0.1:8420";

async function post(path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${said.error.pointer} ${said.error.reason}`);
  return said;
}

/** The five highest cards that are free, high priorities first; locked registers keep theirs. */
function program({ seat, game }) {
  const hand = [...game.hand].sort((one, other) => other - one);
  return { seat, registers: game.registers.map((held) => (held.length > 0 || hand.length === 0 ? null : [hand.shift()])) };
}

const { token } = await post("/api/players", { name: "Node", token: true });
const settings = { game: "roborally", seats: 2, bots: ["rookie"], setup: { course: "Checkmate", rules: { lives: 1 } }, clock: { stopwatch: "none", last_player: false } };
const { table } = await post("/api/tables", settings, token);
let socket;
const say = (message) => socket.send(JSON.stringify({ table, ...message }));
const command = (fields) => say({ type: "do", command: fields });

/** What is known of the table: how things stand, and what only this seat may know. */
let now = { phase: "open" };
let own = null;
let done = "";
let isOver = false;

const HEARD = {
  welcome: () => say({ type: "subscribe" }),
  table: (said) => {
    [now, own, done] = [said.table.now, said.table.own, ""];
    if (now.phase === "open") begin(said.table.commitment);
    if (now.phase === "over") end(said.table);
  },
  own: (said) => (own = said.own),
  told: (said) => {
    now = said.told.at(-1).now;
    for (const { news } of said.told) for (const one of news) if (one.news === "over") end(one);
  },
  refused: ({ pointer, reason }) => fail(`refused: ${pointer} ${reason}`),
};

/** The server has promised its part of the dice; this is ours, so that it could not choose them. */
const lot = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
let promised = null;

function begin(commitment) {
  promised = commitment;
  if (!own) command({ do: "sit", lot });
  command({ do: "start" });
}

/** docs/fair.md: the seed follows from the promised secret and the lots of all seats; a bot's adds "-". */
function isFair({ seed, secret }) {
  const hash = (text) => createHash("sha256").update(text).digest("hex");
  return hash(`swarmrally promise ${secret}`) === promised && hash(`swarmrally dice ${secret} ${lot} -`) === seed;
}

/** Something is wanted of this seat, and was not done yet. What only it may know comes after what everybody is told. */
function act() {
  const key = `${now.stage} ${now.round} ${now.decision}`;
  if (now.phase !== "playing" || key === done || own?.round !== now.round || !now.awaited.includes(own.seat)) return;
  if (now.stage === "deciding" && !own.answers) return;
  done = key;
  if (now.stage === "deciding") command({ do: "answer", decision: now.decision, answer: own.answers[0] });
  else command({ do: "seal", round: now.round, plan: program(own) });
}

function end({ outcome: { winners, reason }, ...dice }) {
  if (!isFair(dice)) return fail("the dice are not those that were promised");
  isOver = true;
  console.log("won by", winners.map((seat) => (seat === own.seat ? "Node" : "a rookie")).join(" and ") || "nobody", `(${reason})`);
  socket.close();
}

function fail(why) {
  console.error(why);
  process.exitCode = 1;
  isOver = true;
  socket.close();
}

/** A connection that breaks, as when the server starts anew, is opened again; the snapshot says what is wanted then. */
function connect() {
  socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { Authorization: `Bearer ${token}` } });
  socket.onerror = socket.onclose = again;
  socket.onmessage = ({ data }) => {
    for (const said of [JSON.parse(data)].flat()) HEARD[said.type]?.(said);
    act();
  };
}

/** Whatever the runtime tells of an end first. */
function again() {
  clearTimeout(retry);
  if (!isOver) retry = setTimeout(connect, 500);
}

let retry;
connect();
