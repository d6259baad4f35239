/** One row a verb: fields, text and rule. Move types, notation, targets and plain labels follow from the table. */
import type { Line, Params, TargetRef } from '../../kernel/types.ts';
import type { MoveField, Named } from './fields.ts';

export type MoveFields = Readonly<Record<string, MoveField<unknown>>>;
type ValueOf<F> = F extends MoveField<infer X> ? X : never;
export type Values<F extends MoveFields> = { readonly [N in keyof F]: ValueOf<F[N]> };

/** A row needs these if it departs from its fields in their order. */
interface Manner<F extends MoveFields> {
  /** First word of the text; by default the verb. */
  readonly word?: string;
  /** A button of the verb is pointed at before its fields. */
  readonly begins?: true;
  /** Order of pointing, where it is not that of the text. */
  readonly order?: readonly (keyof F & string)[];
  /** A row needs this if its targets do not follow the fields. */
  point?(values: Values<F>): readonly TargetRef[];
  /** The words after the first one, where a word is not a field. */
  readonly spelling?: {
    write(values: Values<F>): string;
    read(text: string): Values<F> | undefined;
  };
  /** Key and words of the plain label, by default the verb and what it names. */
  say?(values: Values<F>): readonly [key: string, params: Params];
  /** Fields that not every seat may read: the open record has `CONCEALED` in their place. */
  readonly conceals?: readonly Concealable<F>[];
}
/** Only fields of ids can hold `CONCEALED`. */
type Concealable<F extends MoveFields> = { [N in keyof F & string]: string extends ValueOf<F[N]> ? N : never }[keyof F &
  string];

/** In the open record, what a command names in secret. */
export const CONCEALED = '?';

export interface Verb<F extends MoveFields = MoveFields> extends Manner<F> {
  readonly fields: F;
  readonly rule: string;
}
export type VerbTable = Readonly<Record<string, Verb>>;

/** The game's own `columns`, such as the step that takes the command, come along. */
export const verb = <const F extends MoveFields, const C extends Manner<F> & { readonly rule: string }>(
  fields: F,
  columns: C,
): Verb<F> & C => ({ ...columns, fields });

/** The properties are written out, so that messages of the compiler show them. */
type Flat<X> = { readonly [N in keyof X]: X[N] };
export type MoveOfVerb<V extends VerbTable, K extends keyof V> = Flat<{ readonly type: K } & Values<V[K]['fields']>>;
export type MoveOf<V extends VerbTable> = { [K in keyof V & string]: MoveOfVerb<V, K> }[keyof V & string];

export const createMakers = <const V extends VerbTable>(verbs: V) =>
  Object.fromEntries(Object.keys(verbs).map((type) => [type, (values: object) => ({ type, ...values })])) as {
    readonly [K in keyof V & string]: (values: Values<V[K]['fields']>) => MoveOfVerb<V, K>;
  };

export interface Notation<M extends { readonly type: string }> {
  /** Canonical text, and identity of a move. */
  readonly notation: (move: M) => string;
  /** Null for text that is no move. */
  readonly parse: (text: string) => M | null;
  /** Every seat may read this notation. */
  readonly openNotation: (move: M) => string;
  /** Like `parse`, but accepts `CONCEALED` for a secret field; with a label that needs no position. */
  readonly readMove: ReadMove<M>;
  /** In order. */
  readonly targets: (move: M) => readonly TargetRef[];
  /** In the order of the text. */
  readonly names: (move: M) => readonly Named[];
  /** A label that needs no position: the verb with its words, and what it names. */
  readonly plainLabel: (move: M) => PlainLabel;
  readonly buttons: readonly string[];
  /** Null for an unknown button. */
  readonly verbOfButton: (button: string) => M['type'] | null;
}
export type ReadMove<M> = (text: string) => { readonly move: M; readonly line: Line } | null;
type PlainLabel = Line & { readonly params: Params; readonly rule: string };

const NO_FIELDS: readonly string[] = [];

/** A prepared row. */
interface Row {
  readonly type: string;
  readonly word: string;
  readonly rule: string;
  readonly fields: readonly (readonly [name: string, field: MoveField<unknown>])[];
  readonly pointed: readonly (readonly [name: string, field: MoveField<unknown>])[];
  readonly manner: Manner<MoveFields>;
}

function readyRow([type, manner]: readonly [string, Verb]): Row {
  const { fields: byName, word = type, rule, order } = manner;
  const fields = Object.entries(byName);
  const pointed = order?.flatMap((name) => fields.filter((field) => field[0] === name)) ?? fields;
  return { type, word, rule, fields, pointed, manner };
}

const listButtons = ({ type, fields, manner: { begins } }: Row): readonly string[] => [
  ...(fields.length === 0 || begins ? [type] : []),
  ...fields.flatMap(([, field]) => field.listButtons(type)),
];

/** The verb with the words chosen, and the first thing that each field names. */
function sayFields({ type, fields }: Row, values: Values<MoveFields>): readonly [key: string, params: Params] {
  const params: Record<string, string> = {};
  let key = type;
  for (const [name, field] of fields) {
    const variant = field.variant(values[name]);
    if (variant !== null) key += `-${variant}`;
    const [named] = field.names(values[name]);
    if (named) params[name] = named.id;
  }
  return [key, params];
}

function writeFields({ fields, manner: { spelling } }: Row, values: Values<MoveFields>): string {
  if (spelling) return spelling.write(values);
  let text = '';
  for (const [name, field] of fields) {
    const word = field.write(values[name]);
    if (word !== '') text = text === '' ? word : `${text} ${word}`;
  }
  return text;
}

/** Null where the text has another form. `concealed`: fields that may hold `CONCEALED`. */
function readFields(
  { fields, manner: { spelling } }: Row,
  text: string,
  concealed: readonly string[],
): Values<MoveFields> | null {
  if (spelling) return spelling.read(text) ?? null;
  const words = text === '' ? [] : text.split(' ');
  const values: Record<string, unknown> = {};
  let at = 0;
  for (const [name, field] of fields) {
    const word = field.takesRest ? words.slice(at).join(' ') : words[at];
    const isConcealed = word === CONCEALED && concealed.includes(name);
    const value = word === undefined ? undefined : isConcealed ? CONCEALED : field.read(word);
    if (value === undefined) return null;
    values[name] = value;
    at = field.takesRest ? words.length : at + 1;
  }
  return at === words.length ? values : null;
}

/** `labels` is the prefix of the keys of labels: `hlb.move.`. */
export function createNotation<const V extends VerbTable>(verbs: V, labels: string): Notation<MoveOf<V>> {
  type Move = MoveOf<V>;
  const rows = Object.entries(verbs).map(readyRow);
  const byType = new Map(rows.map((row) => [row.type, row]));
  const byWord = new Map(rows.map((row) => [row.word, row]));
  const bare = new Map(
    rows.filter(({ fields }) => fields.length === 0).map(({ type }) => [type, Object.freeze({ type })]),
  );
  const buttons = new Map(rows.flatMap((row) => listButtons(row).map((button) => [button, row.type as Move['type']])));
  /** Targets of shared moves, which never change. */
  const pointedAt = new WeakMap<object, readonly TargetRef[]>();

  function rowOf({ type }: { readonly type: string }): Row {
    const row = byType.get(type);
    if (!row) throw new RangeError(`no verb ${type}`);
    return row;
  }

  function listTargets(move: Move): readonly TargetRef[] {
    const { type, pointed, manner } = rowOf(move);
    if (manner.point) return manner.point(move);
    if (pointed.length === 0) return [`button:${type}`];
    const values: Values<MoveFields> = move;
    const refs = pointed.flatMap(([name, field]) => field.point(values[name], type));
    return manner.begins ? [`button:${type}`, ...refs] : refs;
  }

  function notation(move: Move): string {
    const row = rowOf(move);
    const text = writeFields(row, move);
    return text === '' ? row.word : `${row.word} ${text}`;
  }

  function read(text: string, listConcealed: (row: Row) => readonly string[]): Move | null {
    const space = text.indexOf(' ');
    const row = byWord.get(space < 0 ? text : text.slice(0, space));
    if (!row || space === text.length - 1) return null;
    const values = readFields(row, space < 0 ? '' : text.slice(space + 1), listConcealed(row));
    return values && ((bare.get(row.type) ?? { type: row.type, ...values }) as Move);
  }

  function plainLabel(move: Move): PlainLabel {
    const row = rowOf(move);
    const [key, params] = row.manner.say?.(move) ?? sayFields(row, move);
    return { key: labels + key, params, rule: row.rule };
  }

  return {
    notation,
    parse: (text) => read(text, () => NO_FIELDS),
    openNotation(move) {
      const { fields, manner } = rowOf(move);
      const values: Values<MoveFields> = move;
      const secret = fields.filter(
        ([name, field]) => manner.conceals?.includes(name) === true && field.names(values[name]).length > 0,
      );
      return notation({ ...move, ...Object.fromEntries(secret.map(([name]) => [name, CONCEALED])) });
    },
    readMove(text) {
      const move = read(text, ({ manner }) => manner.conceals ?? NO_FIELDS);
      return move && { move, line: plainLabel(move) };
    },
    targets(move) {
      const known = pointedAt.get(move);
      if (known) return known;
      const refs = listTargets(move);
      if (Object.isFrozen(move)) pointedAt.set(move, refs);
      return refs;
    },
    names(move) {
      const values: Values<MoveFields> = move;
      return rowOf(move).fields.flatMap(([name, field]) => field.names(values[name]));
    },
    plainLabel,
    buttons: [...buttons.keys()],
    verbOfButton: (button) => buttons.get(button) ?? null,
  };
}
