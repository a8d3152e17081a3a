/** Records as bytes: packed numbers, little-endian, as the engine has them in its memory. */
export type Kind = "i1" | "u1" | "i2" | "i4" | "i8";

/** Name, offset, kind and shape; no shape is a single number. */
export type Field = readonly [name: string, offset: number, kind: Kind, shape: readonly number[]];

export interface Layout<Shape> {
  size: number;
  fields: readonly Field[];
  /** Only for the compiler: what a record of this layout reads as. */
  shape?: Shape;
}

/** A type for each argument, with its dimensions where it is an array; the result with its count. */
export interface EntryForm {
  arguments: readonly (readonly [type: string, dimensions: number])[];
  result: readonly [type: string, count: number] | null;
}

type Numbers = number | bigint | Numbers[];

const SIZES: Record<Kind, number> = { i1: 1, u1: 1, i2: 2, i4: 4, i8: 8 };

const READ: Record<Kind, (view: DataView, at: number) => number | bigint> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  i8: (view, at) => view.getBigInt64(at, true),
};

const WRITE: Record<Kind, (view: DataView, at: number, value: never) => void> = {
  i1: (view, at, value) => view.setInt8(at, value),
  u1: (view, at, value) => view.setUint8(at, value),
  i2: (view, at, value) => view.setInt16(at, value, true),
  i4: (view, at, value) => view.setInt32(at, value, true),
  i8: (view, at, value) => view.setBigInt64(at, value, true),
};

/** A whole record as plain numbers. */
export function read<Shape>(layout: Layout<Shape>, view: DataView, at = 0): Shape {
  return Object.fromEntries(layout.fields.map(([name, offset, kind, shape]) => [name, numbersAt(view, at + offset, kind, shape)])) as Shape;
}

/** One field of it. */
export function get<Shape, Name extends keyof Shape & string>(layout: Layout<Shape>, view: DataView, name: Name, at = 0): Shape[Name] {
  const [, offset, kind, shape] = fieldOf(layout, name);
  return numbersAt(view, at + offset, kind, shape) as Shape[Name];
}

/** Fields that are not named stay as they are. */
export function write<Shape>(layout: Layout<Shape>, view: DataView, values: Partial<Shape>, at = 0): void {
  for (const [name, value] of Object.entries(values)) {
    const [, offset, kind, shape] = fieldOf(layout, name);
    put(view, at + offset, kind, shape, value as Numbers);
  }
}

function fieldOf(layout: Layout<unknown>, name: string): Field {
  const found = layout.fields.find(([each]) => each === name);
  if (!found) throw new RangeError(`there is no field ${name}`);
  return found;
}

function bytesOf(kind: Kind, shape: readonly number[]): number {
  return shape.reduce((size, length) => size * length, SIZES[kind]);
}

function numbersAt(view: DataView, at: number, kind: Kind, shape: readonly number[]): Numbers {
  const [length, ...inner] = shape;
  if (length === undefined) return READ[kind](view, at);
  const step = bytesOf(kind, inner);
  return Array.from({ length }, (_, place) => numbersAt(view, at + place * step, kind, inner));
}

function put(view: DataView, at: number, kind: Kind, shape: readonly number[], value: Numbers): void {
  const [length, ...inner] = shape;
  if (length === undefined) {
    WRITE[kind](view, at, value as never);
    return;
  }
  if (!Array.isArray(value) || value.length !== length) throw new RangeError(`expected a list of ${length}`);
  const step = bytesOf(kind, inner);
  value.forEach((each, place) => put(view, at + place * step, kind, inner, each));
}
