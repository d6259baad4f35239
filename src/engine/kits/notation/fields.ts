/** The fields of a command: how each is written, read back and pointed at. */
import type { TargetRef } from '../../kernel/types.ts';

export interface Named {
  readonly kind: Kind;
  readonly id: string;
}
export type Kind = 'unit' | 'space' | 'marker' | 'card';
/** Ids by number; a hole is a thing that no command may name. */
export type IdLists = Readonly<Partial<Record<Kind, readonly (string | undefined)[]>>>;

export interface MoveField<X> {
  /** It takes all remaining words, or none, and comes last; any other field is one word. */
  readonly takesRest: boolean;
  write(value: X): string;
  /** Undefined for an invalid text. An id may still be unknown: the rules refuse it. */
  read(text: string): X | undefined;
  /** `verb` names the buttons. */
  point(value: X, verb: string): readonly TargetRef[];
  names(value: X): readonly Named[];
  /** The word of the label where it names nothing: `yes` in `volkssturm-yes`. */
  variant(value: X): string | null;
  listButtons(verb: string): readonly string[];
  /** Lists the values by number, the empty one last. */
  listValues(ids: IdLists): readonly (X | undefined)[];
}

/** A pattern, or another test of ids. */
interface Form {
  test(text: string): boolean;
}

const nothing = (): null => null;
const none = (): readonly never[] => [];

export const id = (kind: Kind, form: Form): MoveField<string> => ({
  takesRest: false,
  write: (value) => value,
  read: (text) => (form.test(text) ? text : undefined),
  point: (value) => [`${kind}:${value}`],
  names: (value) => [{ kind, id: value }],
  variant: nothing,
  listButtons: none,
  listValues: (ids) => ids[kind] ?? [],
});

/** Ids that the rules themselves define, such as rear areas. */
export const idOf = <X extends string>(kind: Kind, ids: readonly X[]): MoveField<X> => ({
  takesRest: false,
  write: (value) => value,
  read: (text) => ids.find((one) => one === text),
  point: (value) => [`${kind}:${value}`],
  names: (value) => [{ kind, id: value }],
  variant: nothing,
  listButtons: none,
  listValues: () => ids,
});

/** One of a few words, each with its button, which `button` names where the verb does not. */
export const word = <const X extends string>(
  words: readonly X[],
  button: (value: X, verb: string) => string = (value, verb) => `${verb}-${value}`,
): MoveField<X> => ({
  takesRest: false,
  write: (value) => value,
  read: (text) => words.find((one) => one === text),
  point: (value, verb) => [`button:${button(value, verb)}`],
  names: none,
  variant: (value) => value,
  listButtons: (verb) => words.map((value) => button(value, verb)),
  listValues: () => words,
});

export const flag = (yes: string, no: string): MoveField<boolean> => {
  const write = (value: boolean): string => (value ? yes : no);
  return {
    takesRest: false,
    write,
    read: (text) => (text === yes ? true : text === no ? false : undefined),
    point: (value, verb) => [`button:${verb}-${write(value)}`],
    names: none,
    variant: write,
    listButtons: (verb) => [`${verb}-${yes}`, `${verb}-${no}`],
    listValues: () => [true, false],
  };
};

/** A field or `none`, which has a button. */
export const orNone = <X>(field: MoveField<X>): MoveField<X | null> => ({
  takesRest: field.takesRest,
  write: (value) => (value === null ? 'none' : field.write(value)),
  read: (text) => (text === 'none' ? null : field.read(text)),
  point: (value, verb) => (value === null ? [`button:${verb}-none`] : field.point(value, verb)),
  names: (value) => (value === null ? [] : field.names(value)),
  variant: (value) => (value === null ? 'none' : field.variant(value)),
  listButtons: (verb) => [...field.listButtons(verb), `${verb}-none`],
  listValues: (ids) => [...field.listValues(ids), null],
});

/** A last word that may be missing; then there is nothing to point at. */
export const optional = <X>(field: MoveField<X>): MoveField<X | null> => ({
  takesRest: true,
  write: (value) => (value === null ? '' : field.write(value)),
  read: (text) => (text === '' ? null : field.read(text)),
  point: (value, verb) => (value === null ? [] : field.point(value, verb)),
  names: (value) => (value === null ? [] : field.names(value)),
  variant: (value) => (value === null ? null : field.variant(value)),
  listButtons: (verb) => field.listButtons(verb),
  listValues: (ids) => [...field.listValues(ids), null],
});

/** Either of two fields whose texts never look alike, such as a payment: `free` or a card. */
export const either = <X extends string, Y extends string>(
  first: MoveField<X>,
  second: MoveField<Y>,
): MoveField<X | Y> => {
  const isFirst = (value: X | Y): value is X => first.read(value) !== undefined;
  const isSecond = (value: X | Y): value is Y => !isFirst(value);
  return {
    takesRest: false,
    write: (value) => value,
    read: (text) => first.read(text) ?? second.read(text),
    point: (value, verb) =>
      isFirst(value) ? first.point(value, verb) : isSecond(value) ? second.point(value, verb) : [],
    names: (value) => (isFirst(value) ? first.names(value) : isSecond(value) ? second.names(value) : []),
    variant: (value) => (isFirst(value) ? first.variant(value) : isSecond(value) ? second.variant(value) : null),
    listButtons: (verb) => [...first.listButtons(verb), ...second.listButtons(verb)],
    listValues: (ids) => [...first.listValues(ids), ...second.listValues(ids)],
  };
};

/** One to `most` of a field, as the last words. The last one is pointed at first: a path by its end. */
export const path = <X>(field: MoveField<X>, most: number): MoveField<readonly X[]> => ({
  takesRest: true,
  write: (values) => values.map((value) => field.write(value)).join(' '),
  read(text) {
    const words = text.split(' ');
    const values = words.map((one) => field.read(one)).filter((value) => value !== undefined);
    return values.length === words.length && values.length <= most ? values : undefined;
  },
  point: (values, verb) => values.flatMap((value) => field.point(value, verb)).reverse(),
  names: (values) => values.flatMap((value) => field.names(value)),
  variant: nothing,
  listButtons: (verb) => field.listButtons(verb),
  // The map decides which may follow each other.
  listValues: (ids) => field.listValues(ids).map((value) => (value === undefined ? undefined : [value])),
});
