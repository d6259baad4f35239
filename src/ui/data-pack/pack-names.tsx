/** Names with those of a pack, and the ids of places that a pack adds. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { NO_NAMES, type Names } from '../../i18n/names.ts';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from '../../i18n/use-t.tsx';
import { usePacks } from '../../store/app-packs.ts';
import { usePrefs } from '../../store/hooks.ts';
import { shownPack } from '../../store/pack-store.ts';

type OwnNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface NewPlace {
  /** Id of its datum. */
  readonly id: string;
  /** In English. */
  readonly name: string;
}

const nameIn = (value: unknown): Readonly<Record<string, unknown>> => {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'object' && name !== null ? (name as Readonly<Record<string, unknown>>) : {};
};

/** The names of the game and of the places that the pack adds. */
export function withOwnNames(
  names: Names,
  { data: { ownPrefix } }: PackKit,
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

/** Null for a name without a letter from A to Z. */
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

export const beginWith = (datum: Datum, { name }: NewPlace): Datum => ({
  ...datum,
  value: { ...(datum.value as object), name: { en: name, ja: '' } },
});

/** Kinds of data with a name in both languages. */
const NAMES: readonly string[] = ['unit', 'card', 'city', 'hex', 'space', 'event'];

/** Names as the pack has them. While the pack has faults, only those that it states itself. */
export function namesWithPack(kit: PackKit, shelf: ShelfGame, file: PackFile | null, isSound: boolean): Names {
  const game = findGame(kit.game);
  const facts = file && isSound ? kit.open(file).data.facts : shelf.facts;
  const [known, shipped] = [facts, shelf.facts].map((of) => game?.names(of) ?? NO_NAMES) as [Names, Names];
  const said = new Map(
    (file?.entries ?? []).flatMap(({ datum, value }) => {
      const [, kind = '', of = ''] = /^([a-z]+):(.+)\/(?:name|title)$/.exec(datum) ?? [];
      return NAMES.includes(kind) && typeof value === 'object' && value !== null ? [[of, value] as const] : [];
    }),
  );
  return {
    find(kind, id, lang) {
      const own = isSound ? undefined : (said.get(id) as Readonly<Record<string, unknown>> | undefined)?.[lang];
      return typeof own === 'string' && own !== '' ? own : (known.find(kind, id, lang) ?? shipped.find(kind, id, lang));
    },
  };
}

interface PackWordsProps {
  readonly kit: PackKit;
  readonly shelf: ShelfGame;
  readonly children: ReactNode;
}

export function PackWords({ kit, shelf, children }: PackWordsProps) {
  const language = usePrefs((prefs) => prefs.language);
  const file = usePacks((packs) => shownPack(packs, kit.game))?.file ?? null;
  const all = useMemo(() => withOwnNames(namesWithPack(kit, shelf, file, false), kit, file), [kit, shelf, file]);
  const domains = useMemo(() => ['packs', ...matchDomainsOf(kit.game)], [kit]);
  return (
    <I18nProvider lang={language} names={all} domains={domains}>
      {children}
    </I18nProvider>
  );
}
