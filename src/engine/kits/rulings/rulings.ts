/** Questions that a rulebook leaves open, answered when a match is set up. */
import { v } from '../../kernel/shape.ts';
import { SetupError, type OptionSpec, type Setup } from '../../kernel/types.ts';

/** Readings, the recommended one first, and the numbered ruling with its reason. */
export interface Ruling {
  readonly values: readonly [string, ...string[]];
  readonly rule: string;
  /** The reading of matches older than the question, whose states hold none. */
  readonly before?: string;
  /** An earlier recommendation: an older match that names no reading keeps it. */
  readonly formerly?: { readonly until: number; readonly value: string };
  /** States hold it only where it is not the recommended one: matches of this version existed before the question. */
  readonly isHeldIfOther?: true;
}
/** Uses the current version if none is given. */
export const recommendedOf = ({ values, formerly }: Ruling, version = Infinity): string =>
  formerly !== undefined && version < formerly.until ? formerly.value : values[0];
export type RulingTable = Readonly<Record<string, Ruling>>;
/** The questions that not every match knows. */
export type LaterId<T extends RulingTable> = {
  [K in keyof T]: T[K] extends { readonly before: string } ? K : never;
}[keyof T];
export type Readings<T extends RulingTable> = {
  readonly [K in Exclude<keyof T, LaterId<T>>]: T[K]['values'][number];
} & { readonly [K in LaterId<T>]?: T[K]['values'][number] };

export const isHeld = (ruling: Ruling | undefined, reading: string): boolean =>
  ruling?.isHeldIfOther !== true || reading !== ruling.values[0];

/** The recommended one where the set-up names none. Throws `SetupError` for an unknown reading. */
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

export const readingsShape = <T extends RulingTable>(table: T) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(table).map(([id, { values, before }]) => {
        const readings = v.picklist(values);
        return [id, before === undefined ? readings : v.exactOptional(readings)];
      }),
    ),
  ) as v.GenericSchema<unknown, Readings<T>>;

export const rulingOptions = (table: RulingTable): readonly OptionSpec[] =>
  Object.entries(table).map(([id, { values, rule }]) => ({
    id,
    form: { kind: 'choice', values },
    initial: values[0],
    rule,
  }));
