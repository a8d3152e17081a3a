/** Reports of games that this browser keeps, each with the record that it is of. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { GameRecord } from "../engine/base/record";
import { type Report, REPORT } from "../engine/base/report";
import { type Drawer, makeRoom } from "./drawer";

export class Reports {
  constructor(private readonly drawer: Drawer) {}

  /** Null when there is none, what is there is damaged, or of another version. */
  async get(record: GameRecord): Promise<Report | null> {
    const kept = (await this.drawer.get(idOf(record)))?.value as Partial<Report> | undefined;
    return isReport(kept) && kept.game === record.game ? kept : null;
  }

  async keep(record: GameRecord, report: Report, at: number): Promise<void> {
    await this.drawer.change(idOf(record), () => ({ id: idOf(record), touchedAt: at, value: report }));
    await makeRoom(this.drawer);
  }
}

function isReport(kept: Partial<Report> | undefined): kept is Report {
  return kept?.swarmrally_report === REPORT && [kept.rounds, kept.luck_and_skill, kept.turning_points, kept.verdicts, kept.winners].every(Array.isArray);
}

/** Of the same game: what was decided is in it, too. */
function idOf({ game, seed, decisions }: GameRecord): string {
  return bytesToHex(sha256(utf8ToBytes(`report of ${game} ${seed} ${JSON.stringify(decisions)}`))).slice(0, 32);
}
