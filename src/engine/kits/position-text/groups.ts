/** Groups: units by place, places by holder. */
import type { Section } from './section.ts';
import type { Words } from './words.ts';

/** Ids in the order of the data; three or more in a row are written as the first and the last. */
interface GroupOrder {
  readonly ids: readonly string[];
  readonly runs?: true;
}
const RUN = '..';
const SHORTEST_RUN = 3;

/** `0101..0105 0203` */
export function writeRuns(ids: readonly string[], { ids: order, runs }: GroupOrder): string {
  if (!runs) return ids.join(' ');
  const numbers = new Map(order.map((id, no) => [id, no]));
  const no = (id: string | undefined): number => (id === undefined ? NaN : (numbers.get(id) ?? NaN));
  const parts: string[] = [];
  for (let from = 0; from < ids.length;) {
    let to = from;
    while (no(ids[to + 1]) === no(ids[to]) + 1) to += 1;
    if (to - from + 1 >= SHORTEST_RUN) parts.push(`${ids[from]}${RUN}${ids[to]}`);
    else parts.push(...ids.slice(from, to + 1));
    from = to + 1;
  }
  return parts.join(' ');
}

/** Throws `ShapeError` for an unknown id, and for a run that goes backwards. */
export function readRun(words: Words, what: string, { ids, runs }: GroupOrder): readonly string[] {
  const word = words.text(what);
  const [first = '', last = first, ...more] = runs ? word.split(RUN) : [word];
  const [from, to] = [ids.indexOf(first), ids.indexOf(last)];
  if (from < 0 || to < 0 || more.length > 0) throw words.fail(`${word} is no ${what}`, 'before');
  if (to < from) throw words.fail(`${word} goes backwards`, 'before');
  return ids.slice(from, to + 1);
}

export const runsSection = (name: string, field: string, what: string, order: GroupOrder): Section => ({
  name,
  fields: [field],
  write: (state) => writeRuns(state[field] as readonly string[], order),
  read(words, draft) {
    const listed: string[] = [];
    while (words.peek() !== null) listed.push(...readRun(words, what, order));
    draft[field] = listed;
  },
});

export interface Groups extends GroupOrder {
  readonly name: string;
  /** The record of the state that holds a value for each id. */
  readonly field: string;
  /** For errors. */
  readonly what: string;
  /** In the order in which groups are written. */
  readonly values: readonly (string | null)[];
  /** The value of ids that are not named; absent: each must be named. */
  readonly rest?: string | null;
}

const NOBODY = 'none';

/** `axis berlin rome, soviet moscow`: ids by their values, in the order of the data. */
export function groupsSection(groups: Groups): Section {
  const { name, field, what, ids, values, rest } = groups;
  const named = values.filter((value) => value !== rest);
  return {
    name,
    fields: [field],
    write(state) {
      const record = state[field] as Readonly<Record<string, string | null>>;
      return named
        .map((value) => ({ value, of: ids.filter((id) => record[id] === value) }))
        .filter(({ of }) => of.length > 0)
        .map(({ value, of }) => `${value ?? NOBODY} ${writeRuns(of, groups)}`)
        .join(', ');
    },
    read(words, draft) {
      const given = new Map<string, string | null>();
      readGroups(words, (word) => {
        const value = named.find((one) => (one ?? NOBODY) === word);
        if (value === undefined) throw words.fail(`${word} is unknown here`, 'before');
        for (const id of readRun(words, what, groups)) {
          if (given.has(id)) throw words.fail(`${id} stands here twice`, 'before');
          given.set(id, value);
        }
      });
      const missing = rest === undefined ? ids.find((id) => !given.has(id)) : undefined;
      if (missing !== undefined) throw words.fail(`${missing} is missing`);
      draft[field] = Object.fromEntries(ids.map((id) => [id, given.get(id) ?? rest ?? null]));
    },
  };
}

/** Calls `readOne` with the group's word for each thing in it. */
function readGroups(words: Words, readOne: (word: string) => void): void {
  while (words.peek() !== null) {
    const word = words.text('a word');
    if (words.peek() === null || words.takes(',')) throw words.fail(`nothing stands behind ${word}`, 'before');
    while (words.peek() !== null && !words.takes(',')) readOne(word);
    // A comma at the end has no group after it.
    if (words.trails(',')) throw words.fail('nothing stands behind the comma', 'before');
  }
}

export interface Pieces {
  readonly name: string;
  /** The record of the state that holds a piece for each id. */
  readonly field: string;
  readonly ids: readonly string[];
  /** In the order in which they are written. */
  readonly places: readonly string[];
  /** The word of the place where a piece is. */
  readonly placeOf: (piece: Readonly<Record<string, unknown>>) => string;
  /** `+spent`. */
  readonly marksOf: (piece: Readonly<Record<string, unknown>>) => readonly string[];
  /** Null where a mark is unknown. */
  readonly pieceOf: (place: string, marks: readonly string[]) => Readonly<Record<string, unknown>> | null;
}

const MARK = '+';

/** `0304 g-2+spent g-3, pool g-5`: pieces by place, each with its marks. */
export function piecesSection({ name, field, ids, places, placeOf, marksOf, pieceOf }: Pieces): Section {
  return {
    name,
    fields: [field],
    write(state) {
      const record = state[field] as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      const byPlace = new Map<string, string[]>();
      for (const id of ids) {
        const piece = record[id] ?? {};
        const place = placeOf(piece);
        const word = [id, ...marksOf(piece)].join(MARK);
        byPlace.set(place, [...(byPlace.get(place) ?? []), word]);
      }
      return places
        .flatMap((place) => (byPlace.has(place) ? [[place, ...(byPlace.get(place) ?? [])].join(' ')] : []))
        .join(', ');
    },
    read(words, draft) {
      const given: Record<string, unknown> = {};
      readGroups(words, (place) => {
        if (!places.includes(place)) throw words.fail(`${place} is no place`, 'before');
        const [id = '', ...marks] = words.text('a piece').split(MARK);
        if (!ids.includes(id)) throw words.fail(`${id} is unknown here`, 'before');
        if (Object.hasOwn(given, id)) throw words.fail(`${id} stands here twice`, 'before');
        const piece = pieceOf(place, marks);
        if (piece === null) throw words.fail(`${marks.join(MARK)} fits no piece`, 'before');
        given[id] = piece;
      });
      const missing = ids.find((id) => !Object.hasOwn(given, id));
      if (missing !== undefined) throw words.fail(`${missing} is missing`);
      draft[field] = { ...(draft[field] as object | undefined), ...given };
    },
  };
}
