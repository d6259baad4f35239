/** How the data of one thing are put together on its card: its words, how it plays, how it begins. */
import type { Datum } from '../../engine/kits/pack/data.ts';

export type Group = 'words' | 'play' | 'start';
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

/** What changes nothing in play. */
export const isSilent = (datum: Pick<Datum, 'field'>): boolean => groupOf(datum) === 'words';

/** Group after group, each in the order of the data. */
export const inGroups = (data: readonly Datum[]): readonly Datum[] =>
  GROUPS.flatMap((group) => data.filter((datum) => groupOf(datum) === group));
