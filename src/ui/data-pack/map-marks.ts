/** What of a data pack lies on the map, and where. */
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import type { Thing } from './things.ts';
import { pairOf, type DataWords } from './words.ts';

/** `gone`, `new` and `changed` are of the pack; `shown` is as in Fronts, and looked at. */
export type MarkSign = 'gone' | 'new' | 'changed' | 'shown';
export interface MapMark {
  readonly thing: string;
  /** One place, or two with something between them. */
  readonly places: readonly [string] | readonly [string, string];
  readonly sign: MarkSign;
  /** It lies along the side that two hexes share, not from one place to the other. */
  readonly isSide: boolean;
}

const SIDES = ['river', 'water', 'sea'];
const BETWEEN = ['link', ...SIDES];
const PLACES = ['space', 'start-1944', 'hex', 'city'];
/** The datum of a unit or city that says where it is. */
const WHERE = ['start', 'arrival', 'hex'];

function placesOf(words: DataWords, { kind, of, data }: Thing, valueOf: (id: string) => unknown) {
  if (BETWEEN.includes(kind)) return pairOf(words, of);
  const where = data.find(({ field }) => field !== null && WHERE.includes(field));
  const value = where && valueOf(where.id);
  if (typeof value === 'string') return /^turn-/.test(value) ? null : ([value] as const);
  return PLACES.includes(kind) ? ([of] as const) : null;
}

/** Null for what lies on no map. */
export function markOf(words: DataWords, thing: Thing, entries: ReadonlyMap<string, PackEntry>): MapMark | null {
  const shipped = new Map(thing.data.map(({ id, value }) => [id, value]));
  const places = placesOf(words, thing, (id) => entries.get(id)?.value ?? shipped.get(id));
  if (!places) return null;
  const entered = thing.data.filter(({ id, value, isNew }) => {
    const entry = entries.get(id);
    return entry !== undefined && (isNew === true || JSON.stringify(entry.value) !== JSON.stringify(value));
  });
  const there = entered.find(({ field }) => field === null);
  const sign =
    entered.length === 0 ? 'shown' : !there ? 'changed' : entries.get(there.id)?.value === false ? 'gone' : 'new';
  return { thing: thing.id, places, sign, isSide: SIDES.includes(thing.kind) };
}
