/** The data of a game grouped by thing, with the pack's changes. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackEntry, PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { beginWith, type NewPlace } from './pack-names.tsx';

/** A card, a place, a column: all its data. */
export interface Thing {
  readonly id: string;
  readonly kind: string;
  readonly of: string;
  readonly data: readonly Datum[];
}

export type Filter = 'all' | 'reconstructed' | 'replaced' | 'every';

export const thingOf = ({ kind, of }: Pick<Datum, 'kind' | 'of'>): string => `${kind}:${of}`;
/** No source states it, so the owner may know better. */
export const isOpen = ({ grade }: Datum): boolean => grade !== 'attested';

export const entriesOf = (file: PackFile | null): ReadonlyMap<string, PackEntry> =>
  new Map(file?.entries.map((entry) => [entry.datum, entry]));

/** In the order of the data; things that only the pack has come last. */
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
  const named = new Set(kit.data.listed.map(({ id }) => id));
  kit.data.listed.forEach(add);
  const foreign = new Set([
    ...(file?.entries.map(({ datum }) => datum) ?? []),
    ...(shownToo === null ? [] : [shownToo]),
    ...(made ? [made.id] : []),
  ]);
  for (const id of foreign) {
    const datum = named.has(id) ? null : kit.data.find(id, file);
    if (datum) add(made?.id === id ? beginWith(datum, made) : datum);
  }
  return [...things].flatMap(([id, data]) => (data[0] ? [{ id, kind: data[0].kind, of: data[0].of, data }] : []));
}

export interface Counts {
  readonly open: number;
  readonly openReplaced: number;
  readonly replaced: number;
  readonly all: number;
}

export function countData(kit: PackKit, file: PackFile | null): Counts {
  const entries = entriesOf(file);
  const open = kit.data.listed.filter(isOpen);
  const openReplaced = open.filter(({ id }) => entries.has(id)).length;
  return { open: open.length, openReplaced, replaced: entries.size, all: kit.data.listed.length };
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

/** All data of a thing. Data of earlier formats only where the pack still states them. */
export function wholeThing(kit: PackKit, { id, ...thing }: Thing, entries: ReadonlyMap<string, PackEntry>): Thing {
  // An added thing is one datum.
  if (thing.data.some(({ isNew }) => isNew === true)) return { id, ...thing };
  const data = kit.data.thing(id).filter((datum) => datum.former !== true || entries.has(datum.id));
  return { id, ...thing, data };
}

type Group = 'words' | 'play' | 'start';
export const GROUPS: readonly Group[] = ['words', 'play', 'start'];

const WORDS = new Set(['title', 'name', 'name-ja', 'label', 'text']);
const START = new Set([
  'control',
  'marker',
  'fortress',
  'fleet-axis',
  'fleet-allied',
  'start-1944',
  'start',
  'arrival',
]);

export function groupOf({ field }: Pick<Datum, 'field'>): Group {
  if (field === null) return 'play';
  if (WORDS.has(field)) return 'words';
  return START.has(field) ? 'start' : 'play';
}

/** It changes nothing in play. */
export const isSilent = (datum: Pick<Datum, 'field'>): boolean => groupOf(datum) === 'words';

export const inGroups = (data: readonly Datum[]): readonly Datum[] =>
  GROUPS.flatMap((group) => data.filter((datum) => groupOf(datum) === group));

export interface Revision {
  readonly said: readonly PackEntry[];
  /** Data that return to Fronts' values. */
  readonly dropped: readonly string[];
}

/** ISO date. */
export const today = (): string => new Date().toISOString().slice(0, 10);
