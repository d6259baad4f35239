/** Questions that a rulebook leaves open, answered when a match is set up. Any game may have some. */
import { v } from '../../kernel/shape.ts';
import { SetupError, type OptionSpec, type Setup } from '../../kernel/types.ts';

/** Possible readings, the recommended one first, and the numbered ruling that says why. */
export interface Ruling {
  readonly values: readonly [string, ...string[]];
  readonly rule: string;
}
export type RulingTable = Readonly<Record<string, Ruling>>;
/** One reading for each ruling of a table. */
export type Readings<T extends RulingTable> = { readonly [K in keyof T]: T[K]['values'][number] };

/** The readings of a set-up; the recommended one where it names none. Throws `SetupError` for an unknown reading. */
export function readReadings<T extends RulingTable>(table: T, options: Setup['options'] = {}): Readings<T> {
  const read = ([id, { values }]: [string, Ruling]): [string, string] => {
    const chosen = options[id] ?? values[0];
    const found = values.find((value) => value === chosen);
    if (found === undefined) throw new SetupError(`${id}: ${String(chosen)}`);
    return [id, found];
  };
  return Object.fromEntries(Object.entries(table).map(read)) as Readings<T>;
}

/** The shape of the readings of a table. */
export const readingsShape = <T extends RulingTable>(table: T) =>
  v.strictObject(
    Object.fromEntries(Object.entries(table).map(([id, { values }]) => [id, v.picklist(values)])),
  ) as unknown as v.GenericSchema<unknown, Readings<T>>;

/** What the set-up screen offers of a table. */
export const rulingOptions = (table: RulingTable): readonly OptionSpec[] =>
  Object.entries(table).map(([id, { values, rule }]) => ({ id, kind: 'choice', values, initial: values[0], rule }));
