/**
 * Moves made once, frozen and shared: a list of legal moves is then a list of references, and two equal moves are the
 * same object.
 */
import type { MoveField, IdLists } from './fields.ts';
import type { MoveOf, MoveOfVerb, Values, VerbTable } from './verbs.ts';

/** The values of each field by their number; a hole has no move. */
type Columns<V extends VerbTable, K extends keyof V> = {
  readonly [N in keyof V[K]['fields']]: readonly (Values<V[K]['fields']>[N] | undefined)[];
};
type Domains<V extends VerbTable> = { readonly [K in keyof V & string]?: Columns<V, K> };
/** A verb as the name of a function: `tank-move` is `tankMove`. */
type Camel<K extends string> = K extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : K;
const camel = (verb: string): string => verb.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export interface MoveTable<V extends VerbTable, D> {
  /** The move of a verb by the numbers of its values, in the order of its fields. */
  readonly moves: {
    readonly [K in keyof D & keyof V & string as Camel<K>]: (...numbers: readonly number[]) => MoveOfVerb<V, K>;
  };
  /** The shared move that equals this one, or this one where the table has none. */
  readonly share: (move: MoveOf<V>) => MoveOf<V>;
  /** Every move of the table, for tests that try what is not offered. */
  readonly listAll: () => readonly MoveOf<V>[];
}

interface Column {
  readonly name: string;
  readonly field: MoveField<unknown>;
  readonly values: readonly unknown[];
  /** How far apart two moves lie that differ by one in this column. */
  readonly stride: number;
  /** Number of a value by its text. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** The moves of one verb in one list, the last column running fastest. */
interface Grid<M> {
  readonly columns: readonly Column[];
  readonly moves: readonly (M | undefined)[];
}

function makeColumns(
  fields: Readonly<Record<string, MoveField<unknown>>>,
  domain: Readonly<Record<string, readonly unknown[]>>,
): readonly Column[] {
  let stride = 1;
  return Object.entries(fields)
    .reverse()
    .map(([name, field]) => {
      const values = domain[name] ?? [];
      const numbers = new Map(values.flatMap((value, i) => (value === undefined ? [] : [[field.write(value), i]])));
      const column = { name, field, values, stride, numbers };
      stride *= values.length;
      return column;
    })
    .reverse();
}

/** Every row of values, or undefined where one of them is a hole. */
const listRows = (columns: readonly Column[]): readonly (Readonly<Record<string, unknown>> | undefined)[] =>
  columns.reduce<readonly (Readonly<Record<string, unknown>> | undefined)[]>(
    (rows, { name, values }) =>
      rows.flatMap((row) =>
        values.map((value) => (row && value !== undefined ? { ...row, [name]: value } : undefined)),
      ),
    [{}],
  );

function findIn<M>({ columns, moves }: Grid<M>, move: Readonly<Record<string, unknown>>): M | undefined {
  let at = 0;
  for (const { name, field, numbers, stride } of columns) {
    const number = numbers.get(field.write(move[name]));
    if (number === undefined) return undefined;
    at += number * stride;
  }
  return moves[at];
}

/** Every value of every field of every verb; `isPossible` says which may stand there at all, the others leave holes. */
export const domainsOf = <V extends VerbTable>(
  verbs: V,
  ids: IdLists,
  isPossible: (type: keyof V & string, field: string, value: unknown) => boolean = () => true,
) =>
  Object.fromEntries(
    Object.entries(verbs).map(([type, { fields }]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.listValues(ids).map((value) => (isPossible(type, name, value) ? value : undefined)),
        ]),
      ),
    ]),
  ) as object as { readonly [K in keyof V & string]: Columns<V, K> };

/** A table of the moves of the verbs in `domains`, without those whose values do not go together. */
export function createMoveTable<V extends VerbTable, const D extends Domains<V>>(
  verbs: V,
  domains: D,
  goTogether: (move: MoveOf<V>) => boolean = () => true,
): MoveTable<V, D> {
  type Move = MoveOf<V>;
  function makeGrid(type: string, domain: Readonly<Record<string, readonly unknown[]>>): Grid<Move> {
    const columns = makeColumns(verbs[type]?.fields ?? {}, domain);
    const moves = listRows(columns).map((row) => {
      const move = row && (Object.freeze({ type, ...row }) as Move);
      return move && goTogether(move) ? move : undefined;
    });
    return { columns, moves };
  }
  const grids = new Map(Object.entries(domains).map(([type, domain]) => [type, makeGrid(type, domain ?? {})]));

  const makers = [...grids].map(([type, { columns, moves }]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = columns.map(({ stride }) => stride);
    const find = (a = 0, b = 0, c = 0, d = 0): Move => {
      const move = moves[a * first + b * second + c * third + d * fourth];
      if (!move) throw new RangeError(`no such move: ${type} ${[a, b, c, d].join(' ')}`);
      return move;
    };
    return [camel(type), find] as const;
  });

  return {
    moves: Object.fromEntries(makers) as MoveTable<V, D>['moves'],
    share(move) {
      const grid = grids.get(move.type);
      return (grid && findIn(grid, move)) ?? move;
    },
    listAll: () => [...grids.values()].flatMap(({ moves }) => moves.filter((move) => move !== undefined)),
  };
}
