/** Shared, frozen moves, so that equal moves are the same object; made on demand, as a match uses few of them. */
import type { MoveField, IdLists } from './fields.ts';
import type { MoveOf, MoveOfVerb, Values, VerbTable } from './verbs.ts';

/** A hole has no move. */
type Columns<V extends VerbTable, K extends keyof V> = {
  readonly [N in keyof V[K]['fields']]: readonly (Values<V[K]['fields']>[N] | undefined)[];
};
type Domains<V extends VerbTable> = { readonly [K in keyof V & string]?: Columns<V, K> };
/** `tank-move` is `tankMove`. */
type Camel<K extends string> = K extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : K;
const camel = (verb: string): string => verb.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export interface MoveTable<V extends VerbTable, D> {
  /** A verb's move by the numbers of its values, in the order of its fields. */
  readonly moves: {
    readonly [K in keyof D & keyof V & string as Camel<K>]: (...numbers: readonly number[]) => MoveOfVerb<V, K>;
  };
  /** The shared move that equals this one, or this one where the table has none. */
  readonly share: (move: MoveOf<V>) => MoveOf<V>;
  /** For tests that try moves that are not offered. */
  readonly listAll: () => readonly MoveOf<V>[];
}

interface Column {
  readonly name: string;
  readonly field: MoveField<unknown>;
  readonly values: readonly unknown[];
  /** Distance of two moves that differ by one in this column. */
  readonly stride: number;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The moves of one verb in one list, the last column running fastest. */
interface Grid<M> {
  readonly columns: readonly Column[];
  readonly size: number;
  /** Undefined where its values do not go together, or beyond the last. */
  readonly at: (number: number) => M | undefined;
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

/** Null where one of the values is a hole. */
function rowAt(columns: readonly Column[], number: number): Readonly<Record<string, unknown>> | null {
  const row: Record<string, unknown> = {};
  for (const { name, values, stride } of columns) {
    const value = values[Math.floor(number / stride) % values.length];
    if (value === undefined) return null;
    row[name] = value;
  }
  return row;
}

function findIn<M>({ columns, at }: Grid<M>, move: Readonly<Record<string, unknown>>): M | undefined {
  let found = 0;
  for (const { name, field, numbers, stride } of columns) {
    const number = numbers.get(field.write(move[name]));
    if (number === undefined) return undefined;
    found += number * stride;
  }
  return at(found);
}

/** `isPossible` says which values can occur; the others leave holes. */
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

/** Moves whose values do not go together are left out. */
export function createMoveTable<V extends VerbTable, const D extends Domains<V>>(
  verbs: V,
  domains: D,
  goTogether: (move: MoveOf<V>) => boolean = () => true,
): MoveTable<V, D> {
  type Move = MoveOf<V>;
  function makeGrid(type: string, domain: Readonly<Record<string, readonly unknown[]>>): Grid<Move> {
    const columns = makeColumns(verbs[type]?.fields ?? {}, domain);
    const size = columns.reduce((rows, { values }) => rows * values.length, 1);
    /** Null until it is first asked for. */
    let made: (Move | undefined | null)[] | null = null;
    function make(list: (Move | undefined | null)[], number: number): Move | undefined {
      const row = rowAt(columns, number);
      const move = row && (Object.freeze({ type, ...row }) as Move);
      return (list[number] = move && goTogether(move) ? move : undefined);
    }
    const at = (number: number): Move | undefined => {
      made ??= new Array<Move | undefined | null>(size).fill(null);
      const move = made[number];
      return move === null ? make(made, number) : move;
    };
    return { columns, size, at };
  }
  const grids = new Map(Object.entries(domains).map(([type, domain]) => [type, makeGrid(type, domain ?? {})]));

  const makers = [...grids].map(([type, { columns, at }]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = columns.map(({ stride }) => stride);
    const find = (a = 0, b = 0, c = 0, d = 0): Move => {
      const move = at(a * first + b * second + c * third + d * fourth);
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
    listAll: () =>
      [...grids.values()].flatMap(({ size, at }) =>
        Array.from({ length: size }, (_, number) => at(number)).filter((move) => move !== undefined),
      ),
  };
}
