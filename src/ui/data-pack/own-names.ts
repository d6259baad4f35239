/** Places that a pack adds to the map: what they are called, and the datum that a new one begins with. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import type { Names } from '../../i18n/names.ts';

type OwnNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A place about to be entered. */
export interface NewPlace {
  /** Its datum. */
  readonly id: string;
  /** Its English name. */
  readonly name: string;
}

const nameIn = (value: unknown): Readonly<Record<string, unknown>> => {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'object' && name !== null ? (name as Readonly<Record<string, unknown>>) : {};
};

/** The names of the game, and of what the pack adds to it. */
export function withOwnNames(
  names: Names,
  { ownPrefix }: PackKit,
  file: PackFile | null,
  made?: NewPlace | null,
): Names {
  if (ownPrefix === null) return names;
  const placeOf = (datum: string): string => datum.slice(datum.indexOf(':') + 1);
  const own: OwnNames = Object.fromEntries<Readonly<Record<string, unknown>>>([
    ...(made ? [[placeOf(made.id), { en: made.name, ja: made.name }] as const] : []),
    ...(file?.entries ?? [])
      .filter(({ datum }) => datum.startsWith(ownPrefix))
      .map(({ datum, value }) => [placeOf(datum), nameIn(value)] as const),
  ]);
  return {
    find(kind, id, lang) {
      const name = kind === 'place' || kind === 'hex' ? own[id]?.[lang] : undefined;
      return typeof name === 'string' ? name : names.find(kind, id, lang);
    },
  };
}

/** The id of a place by its English name; null for a name without a letter from A to Z. */
export function ownIdOf(prefix: string, name: string): string | null {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '');
  return letters === '' ? null : `${prefix}${letters}`;
}

/** A form that begins with the name. */
export const beginWith = (datum: Datum, { name }: NewPlace): Datum => ({
  ...datum,
  value: { ...(datum.value as object), name: { en: name, ja: '' } },
});
