/** Questions that a rulebook leaves open, answered when a match is set up. Any game may have some. */
import { v } from '../../kernel/shape.ts';
import { SetupError, type OptionSpec, type Setup } from '../../kernel/types.ts';

/** Possible readings, the recommended one first, and the numbered ruling that says why. */
export interface Ruling {
  readonly values: readonly [string, ...string[]];
  readonly rule: string;
  /** How a match is played that is older than the question: its state holds no reading. */
  readonly before?: string;
  /** What was recommended before a version of the rules, where that changed: an older match that names no reading keeps it. */
  readonly formerly?: { readonly until: number; readonly value: string };
  /** States hold it only where it is not the recommended one: it came when matches of the version were under way. */
  readonly isHeldIfOther?: true;
}
/** The reading that a version of the rules recommends; the current version where none is given. */
export const recommendedOf = ({ values, formerly }: Ruling, version = Infinity): string =>
  formerly !== undefined && version < formerly.until ? formerly.value : values[0];
export type RulingTable = Readonly<Record<string, Ruling>>;
/** The questions that not every match knows. */
export type LaterId<T extends RulingTable> = {
  [K in keyof T]: T[K] extends { readonly before: string } ? K : never;
}[keyof T];
/** A reading for each ruling of a table that the match knows. */
export type Readings<T extends RulingTable> = {
  readonly [K in Exclude<keyof T, LaterId<T>>]: T[K]['values'][number];
} & { readonly [K in LaterId<T>]?: T[K]['values'][number] };

/** Whether states hold a reading. */
export const isHeld = (ruling: Ruling | undefined, reading: string): boolean =>
  ruling?.isHeldIfOther !== true || reading !== ruling.values[0];

/** The readings of a set-up; the recommended one where it names none. Throws `SetupError` for an unknown reading. */
export function readReadings<T extends RulingTable>(
  table: T,
  options: Setup['options'] = {},
  asked: readonly string[] = Object.keys(table),
  version = Infinity,
): Readings<T> {
  const read = ([id, ruling]: [string, Ruling]): [string, string] => {
    const chosen = options[id] ?? recommendedOf(ruling, version);
    const found = ruling.values.find((value) => value === chosen);
    if (found === undefined) throw new SetupError(`${id}: ${String(chosen)}`);
    return [id, found];
  };
  const rulings = Object.entries(table).filter(([id]) => asked.includes(id));
  return Object.fromEntries(rulings.map(read).filter(([id, reading]) => isHeld(table[id], reading))) as Readings<T>;
}

/** The shape of the readings of a table. */
export const readingsShape = <T extends RulingTable>(table: T) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(table).map(([id, { values, before }]) => {
        const readings = v.picklist(values);
        return [id, before === undefined ? readings : v.exactOptional(readings)];
      }),
    ),
  ) as v.GenericSchema<unknown, Readings<T>>;

/** What the set-up screen offers of a table. */
export const rulingOptions = (table: RulingTable): readonly OptionSpec[] =>
  Object.entries(table).map(([id, { values, rule }]) => ({ id, kind: 'choice', values, initial: values[0], rule }));
