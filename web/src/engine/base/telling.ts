/** Events from the engine's rows of numbers to the forms that docs/protocol.md lists, by the tables that describe them. */
import type { AsteroydsEvent, RoborallyEvent } from "../../wire/protocol";
import { aboutForm, answerForm } from "./answers";
import type { Table, Words } from "./described";

export type AnyEvent = AsteroydsEvent | RoborallyEvent;
export type Place = [number, number];

const [KIND, RULE, BEAT, FIRST] = [0, 1, 2, 3];
const COLUMNS = 8;
const MOST_ROWS = 2048;
const HEAD = 8;
/** Three actions in one number. */
const SHIFTS = [0, 4, 8];

/** What the rows of a game are read with, as a worker can hand it over: the places of cells where they do not lie on a sheet. */
export interface Reading {
  table: Table;
  places: readonly Place[] | null;
}

export function tellerFor({ table, places }: Reading): Teller {
  return new Teller(table, places ? (cell) => places[cell]! : placeOnSheet(table.stride!));
}

/** R0.1 Cells lie row by row on a sheet with a rim. */
export function placeOnSheet(stride: number): (cell: number) => Place {
  return (cell) => [(((cell % stride) + stride) % stride) - 1, Math.floor(cell / stride) - 1];
}

export class Teller {
  constructor(
    private readonly table: Table,
    private readonly placeOf: (cell: number) => Place,
  ) {}

  /** Packed rows, each as long as its kind needs it. */
  read(rows: Int16Array): AnyEvent[] {
    const events = [];
    for (let at = 0; at < rows.length; at += this.width(rows[at]!)) events.push(this.event(rows.subarray(at)));
    return events;
  }

  private width(kind: number): number {
    return Object.values(this.table.events[kind]!.fields).reduce((width, form) => width + (form === "columns" ? 2 : 1), FIRST);
  }

  /** Takes what is written in the buffer at this address, and empties it. */
  take(module: { view: DataView; memory: WebAssembly.Memory }, at: number): AnyEvent[] {
    const told = module.view.getInt32(at, true);
    if (told > MOST_ROWS) throw new RangeError(`${told} events in one stretch`);
    module.view.setInt32(at, 0, true);
    const rows = new Int16Array(module.memory.buffer, at + HEAD, told * COLUMNS);
    return Array.from({ length: told }, (_, row) => this.event(rows.subarray(row * COLUMNS, (row + 1) * COLUMNS)));
  }

  event(row: ArrayLike<number>): AnyEvent {
    const { kind, fields } = this.table.events[row[KIND]!]!;
    const event: Record<string, unknown> = { kind, beat: row[BEAT], rule: this.table.rules[row[RULE]!] };
    let place = FIRST;
    for (const [field, form] of Object.entries(fields)) {
      event[field] = form === "columns" ? this.columns(row[place]!, row[place + 1]!) : this.form(form, row[place]!, row);
      place += form === "columns" ? 2 : 1;
    }
    return event as unknown as AnyEvent;
  }

  private columns(...packed: number[]): (string | null)[] {
    return packed.flatMap((number) => SHIFTS.map((shift) => this.table.actions![(number >> shift) & 15]!));
  }

  private form(form: string, value: number, row: ArrayLike<number>): unknown {
    const { table } = this;
    switch (form) {
      case "number":
        return value;
      case "seat":
        return value < 0 ? null : value;
      case "flag":
        return value !== 0;
      case "register":
        return value + 1;
      case "card":
        return value === 0 ? null : value * 10;
      case "cell":
        return this.placeOf(value);
      case "weapon":
        return value < 0 ? "main_laser" : table.options![value];
      case "seats":
        return [...Array(8).keys()].filter((seat) => (value >> seat) & 1);
      case "order":
        return table.dice_orders![value]!.map((die) => table.dice![die]);
      case "about":
        return aboutForm(table.questions[row[FIRST + 1]!]!, value, this.placeOf);
      case "answer":
        return answerForm(table.questions[row[FIRST + 1]!]!, value, table, this.placeOf);
      default:
        return this.words(form)[value];
    }
  }

  private words(form: string): Words {
    const { actions, dice, headings, tiles, questions, teams, reasons, options } = this.table;
    const found = { action: actions, die: dice, heading: headings, tile: tiles, question: questions, team: teams, reason: reasons, option: options }[form];
    if (!found) throw new RangeError(`there are no words for ${form}`);
    return found;
  }
}
