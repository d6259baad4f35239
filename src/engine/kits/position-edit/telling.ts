/** Sentences, faults and edits of a position editor. */
import type { FormValue } from '../../kernel/form.ts';
import type { Line, TargetRef } from '../../kernel/types.ts';
import type { Choice, Edit, Fault, Field, Fix } from './editor.ts';
import type { Readings, RulingTable } from '../rulings/rulings.ts';

type Params = NonNullable<Line['params']>;
type Say = (key: string, params?: Params) => Line;

export const sayIn =
  (prefix: string): Say =>
  (key, params = {}) => ({ key: `${prefix}.editor.${key}`, params });

interface ToldFault {
  /** Its sentences are `fault.<id>` and `fault.<id>.why`. */
  readonly id: string;
  readonly rule: string;
  readonly at?: TargetRef | undefined;
  readonly params?: Params;
  readonly fixes?: readonly Fix[];
  readonly weight?: Fault['weight'];
}

const faultsTold =
  (say: Say) =>
  ({ id, rule, at, params = {}, fixes = [], weight = 'broken' }: ToldFault): Fault => ({
    id,
    weight,
    at: at ?? null,
    title: say(`fault.${id}`, params),
    line: say(`fault.${id}.why`, params),
    rule,
    fixes,
  });

/** A broken invariant, and the fault that the editor shows if an edit can cause it. */
export type Finding = string | { readonly broken: Broken; readonly fault: Fault };

type Broken = string | readonly string[] | null;

/** `prefix` begins the keys of a game, such as `hr`. */
export function editorWords(prefix: string) {
  const say = sayIn(prefix);
  const fault = faultsTold(say);
  return {
    say,
    fault,
    field: fieldsTold(say),
    /** `broken`: the invariant and what breaks it; null for a fault that only an edit can cause. */
    wrong: (
      broken: Broken,
      id: string,
      rule: string,
      params: Params,
      fixes: readonly Fix[],
      at?: TargetRef,
    ): Finding => ({ broken, fault: fault({ id, rule, params, fixes, at }) }),
    note: (id: string, rule: string, params: Params, fixes: readonly Fix[] = [], at?: TargetRef): Finding => ({
      broken: null,
      fault: fault({ id, rule, params, fixes, at, weight: 'note' }),
    }),
    mend: (key: string, params: Params, ...edits: readonly Edit[]): Fix => ({ line: say(`fix.${key}`, params), edits }),
  };
}
export type EditorWords = ReturnType<typeof editorWords>;

export const lay = (piece: string, to: string): Edit => ({ edit: 'place', piece, to });
export const hold = (place: string, seat: string | null): Edit => ({ edit: 'hold', place, seat });
export const layCard = (card: string, to: string): Edit => ({ edit: 'card', card, to });
export const set = (field: string, value: FormValue): Edit => ({ edit: 'set', field, value });

export const brokenIn = (found: Iterable<Finding>): readonly string[] =>
  [...found].flatMap((one) => (typeof one === 'string' ? one : (one.broken ?? [])));
export const faultsIn = (found: Iterable<Finding>): readonly Fault[] =>
  [...found].flatMap((one) => (typeof one === 'string' ? [] : one.fault));

/** It is called `field.<id>`, unless it has another name; without a form it is a choice. */
type ToldField = Pick<Field, 'id' | 'value'> & Partial<Omit<Field, 'id' | 'value'>>;

/** A field is not an agreement made before play unless it says so. */
const fieldsTold =
  (say: Say) =>
  ({ id, name = say(`field.${id}`), choices = [], ...rest }: ToldField): Field => ({
    ...{ id, name, choices, isAgreed: false },
    form: { kind: 'choice', values: choices.map(({ value }) => value) },
    ...rest,
  });

export const choice = (value: string, name: Line, also?: Line): Choice => ({ value, name, ...(also && { also }) });

/** Lists what was agreed on open rules, of those that the draft knows. */
export const listReadings = <T extends RulingTable>(
  prefix: string,
  table: T,
  readings: Readings<T>,
): readonly Field[] =>
  Object.entries(table).flatMap(([id, { values, rule }]) => {
    const value = (readings as Readonly<Record<string, string | undefined>>)[id];
    if (value === undefined) return [];
    const choices = values.map((one) => choice(one, { key: `${prefix}.ruling.${id}.${one}` }));
    const form = { kind: 'choice', values } as const;
    return { id, name: { key: `${prefix}.ruling.${id}` }, form, value, choices, isAgreed: true, rule };
  });
