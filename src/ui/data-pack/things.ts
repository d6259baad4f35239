/** The data of a game as a list shows them: by the thing that they are of, with what a pack puts in their place. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackEntry, PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { beginWith, type NewPlace } from './own-names.ts';

/** A card, a place, a column: all data of it. */
export interface Thing {
  readonly id: string;
  readonly kind: string;
  readonly of: string;
  readonly data: readonly Datum[];
}

export type Filter = 'all' | 'reconstructed' | 'replaced' | 'every';

export const thingOf = ({ kind, of }: Pick<Datum, 'kind' | 'of'>): string => `${kind}:${of}`;
/** What no source states is open: its owner can tell it better than we. */
export const isOpen = ({ grade }: Datum): boolean => grade !== 'attested';

export const entriesOf = (file: PackFile | null): ReadonlyMap<string, PackEntry> =>
  new Map(file?.entries.map((entry) => [entry.datum, entry]));

/** In the order of the data; links, rivers and things that only the pack has come after the game's own, each whole. */
export function listThings(
  kit: PackKit,
  file: PackFile | null,
  shownToo: string | null,
  made: NewPlace | null = null,
): readonly Thing[] {
  const things = new Map<string, Datum[]>();
  const add = (datum: Datum) => {
    const id = thingOf(datum);
    const known = things.get(id);
    if (known) known.push(datum);
    else things.set(id, [datum]);
  };
  const named = new Set(kit.data.map(({ id }) => id));
  kit.data.forEach(add);
  const foreign = new Set([
    ...(file?.entries.map(({ datum }) => datum) ?? []),
    ...(shownToo === null ? [] : [shownToo]),
    ...(made ? [made.id] : []),
  ]);
  for (const id of foreign) {
    const datum = named.has(id) ? null : kit.find(id, file);
    if (datum) add(made?.id === id ? beginWith(datum, made) : datum);
  }
  return [...things].flatMap(([id, data]) => (data[0] ? [{ id, kind: data[0].kind, of: data[0].of, data }] : []));
}

/** How many data are open, and how many of all are replaced. */
export interface Counts {
  readonly open: number;
  readonly openReplaced: number;
  readonly replaced: number;
  readonly all: number;
}

export function countData(kit: PackKit, file: PackFile | null): Counts {
  const entries = entriesOf(file);
  const open = kit.data.filter(isOpen);
  const openReplaced = open.filter(({ id }) => entries.has(id)).length;
  return { open: open.length, openReplaced, replaced: entries.size, all: kit.data.length };
}

export function matchesFilter({ data }: Thing, filter: Filter, entries: ReadonlyMap<string, PackEntry>): boolean {
  const isReplaced = data.some(({ id }) => entries.has(id));
  switch (filter) {
    case 'every':
      return true;
    case 'replaced':
      return isReplaced;
    case 'all':
      return isReplaced || data.some(isOpen);
    case 'reconstructed':
      return data.some((datum) => datum.grade === 'reconstructed' && !entries.has(datum.id));
  }
}

/** All data of a thing; what only earlier packs say, where the pack says it. */
export function wholeThing(kit: PackKit, { id, ...thing }: Thing, entries: ReadonlyMap<string, PackEntry>): Thing {
  // A thing of the pack's own is one datum, of which the form says all.
  if (thing.data.some(({ isNew }) => isNew === true)) return { id, ...thing };
  const data = kit.thing(id).filter((datum) => datum.former !== true || entries.has(datum.id));
  return { id, ...thing, data };
}
