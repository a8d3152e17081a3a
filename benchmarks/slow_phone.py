"""How long aces think on a slow phone, for `benchmarks.browser`: Chromium slows a page's own thread down, and none of its workers.

So the tables of the page run on that thread here, beside all that the page does itself.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser
from tests.browser.visits import ON_A_PHONE, Visits

SLOWER = 4
"""So many times, as usual for a phone."""
PLANS = 60
SETTINGS: dict[str, Any] = {
    "asteroyds": {"game": "asteroyds", "seats": 4, "setup": {"rules": {"mode": "racing"}}},
    "roborally": {"game": "roborally", "seats": 4, "setup": {"course": "Risky Exchange"}},
}
AT_THE_TABLE = {"bots": ["ace"] * 3, "practice": True, "clock": {"stopwatch": "none"}}

ON_THE_PAGES_THREAD = """globalThis.Worker = class extends EventTarget {
  constructor(address) {
    super();
    this.window = document.documentElement.appendChild(document.createElement("iframe")).contentWindow;
    this.window.postMessage = (data) => {
      const said = new MessageEvent("message", { data });
      this.onmessage?.(said);
      this.dispatchEvent(said);
    };
    const script = this.window.document.createElement("script");
    this.stands = new Promise((done) => (script.onload = done));
    Object.assign(script, { type: "module", src: address });
    this.window.document.head.append(script);
    globalThis.tables = this;
  }
  async postMessage(data) {
    await this.stands;
    this.window.dispatchEvent(new this.window.MessageEvent("message", { data: structuredClone(data) }));
  }
  terminate() {}
};"""
PLAY = """async ([settings, plans]) => {
  const { tables } = globalThis;
  const waiting = new Map(), thoughts = [];
  let next = 1e6;
  tables.addEventListener("message", ({ data }) => {
    const { id } = data.said ?? data;
    if (waiting.has(id)) waiting.get(id)(data);
  });
  const tell = (wanted) => new Promise((done) => {
    const id = next++;
    waiting.set(id, done);
    void tables.postMessage(wanted(id));
  });
  const errand = async (does, ...given) => (await tell((id) => ({ id, does, with: given }))).gives;
  const ask = async (asked) => (await tell((id) => ({ asked: { ...asked, id } }))).said;
  const begun = async () => {
    const table = await errand("open", settings, true);
    await ask({ type: "subscribe", table });
    return table;
  };
  const mine = ({ stage, awaited }) => (stage === "deciding" ? awaited.includes(0) : awaited.every((seat) => seat === 0));
  const planning = async (table, round) => {
    for (;;) {
      const { now, chairs } = await errand("look", table);
      if (now.phase === "over" || (mine(now) && now.stage === "deciding")) return null;
      if (mine(now) && now.round > round) return { now, chairs };
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  while (thoughts.length < plans) {
    const table = await begun();
    let shown = await planning(table, 0);
    while (shown && thoughts.length < plans) {
      const { round } = shown.now;
      const { hint } = await ask({ type: "hint", table, round });
      thoughts.push(hint.thought, ...shown.chairs.flatMap(({ thought }) => thought ?? []));
      await ask({ type: "do", table, command: { do: "seal", plan: hint.plan, round } });
      shown = await planning(table, round);
    }
    await tables.postMessage({ asked: { type: "unsubscribe", table } });
  }
  return thoughts;
}"""


def longest_thought(browser: Browser, address: str, game: str) -> float:
    """Milliseconds, of plans and hints, on a page as large and as slow as a phone's."""
    page = Visits(browser, address).begin("Ada", None, **ON_A_PHONE).page
    page.add_init_script(ON_THE_PAGES_THREAD)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/solo/*")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    thoughts: list[float] = page.evaluate(PLAY, [SETTINGS[game] | AT_THE_TABLE, PLANS])
    page.context.close()
    return max(thoughts)
