/** Verbs agree with the names of the games: *Army Group B goes back*, *Army Groups South and F go back*. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { format, isPluralName, parseMessage, type NameKind } from '../../src/i18n/format.ts';
import { createSource } from '../../src/i18n/source.ts';
import { loadGame } from '../support/games.ts';
import { CATALOGUES } from './catalogues.ts';

interface Facts {
  readonly units?: readonly { readonly id: string }[];
  readonly hexes?: readonly { readonly id: string }[];
  readonly zones?: readonly { readonly id: string }[];
  readonly cities?: readonly { readonly hex: string }[];
  readonly events?: readonly { readonly id: string }[];
  readonly areas?: readonly { readonly id: string }[] | Readonly<Record<string, unknown>>;
}

/** Names in sentences that can be plural. */
const KINDS = ['unit', 'place'] as const satisfies readonly NameKind[];
type Kind = (typeof KINDS)[number];

function idsOf({ units = [], events = [], hexes = [], zones = [], cities = [], areas = [] }: Facts) {
  const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
  const inAreas = Array.isArray(areas) ? ids(areas) : Object.keys(areas);
  return {
    unit: ids([...units, ...events]),
    place: [...ids([...hexes, ...zones]), ...cities.map(({ hex }) => hex), ...inAreas],
  } satisfies Record<Kind, readonly string[]>;
}

/** The names of a game that are plural, as an English reader counts them. */
const PLURAL: Readonly<Record<string, readonly string[]>> = {
  'hitlers-last-battles': [
    'Army Groups South and F',
    '1st Baltic and 3rd Belorussian Fronts',
    '2nd and 3rd Ukrainian Fronts',
  ],
  'hitlers-reich': ['Baltic States', 'Straits of Gibraltar'],
  'blitzkrieg-to-moscow-2': [],
};

/** Their verb belongs to another word, or no plural name comes there. */
const APART = new Set([
  'hr.log.lifted', // the marker in a place
  'hr.no.island',
  'table.hr.status.italy.out.what', // Rome
  'table.hr.status.neutrals.what', // Spain
]);

const SINGULAR_VERB = /^ (?:already )?(?:is|has|was|does|goes|[a-z]{3,}(?<![ius])s)\b/;

describe.each(GAMES)('$id', (manifest) => {
  const { id } = manifest;
  beforeAll(() => loadCatalogue('en', ['table', id]));

  const readNames = async () => {
    const { facts } = (await loadGame(id)).data;
    const source = createSource('en', manifest.names(facts as never));
    const ids = idsOf(facts);
    return { source, named: KINDS.flatMap((kind) => ids[kind].map((one) => ({ kind, id: one }))) };
  };

  it('has its plural names counted as such, and no other', async () => {
    const { source, named } = await readNames();
    const said = named.map(({ kind, id: one }) => source.name(kind, one) ?? one);
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter(isPluralName).sort()).toEqual([...(PLURAL[id] ?? [])].sort());
  });

  it('says no verb for one after a name for more', async () => {
    const { source, named } = await readNames();
    const kinds = KINDS.filter((kind) =>
      named.some((one) => one.kind === kind && isPluralName(source.name(kind, one.id) ?? '')),
    );
    const wrong = Object.entries(CATALOGUES[id].en).filter(([key, message]) => {
      const parts = parseMessage(message);
      return parts.some((part, at) => {
        const next = parts[at + 1];
        const isName = typeof part !== 'string' && kinds.some((kind) => kind === part.kind);
        return isName && typeof next === 'string' && SINGULAR_VERB.test(next) && !APART.has(key);
      });
    });
    expect(wrong).toEqual([]);
  });
});

it('a move of the log reads right for each army of Last Battles', async () => {
  await loadCatalogue('en', ['table', 'hitlers-last-battles']);
  const game = await loadGame('hitlers-last-battles');
  const manifest = GAMES.find(({ id }) => id === 'hitlers-last-battles');
  const source = createSource('en', manifest?.names(game.data.facts as never) ?? { find: () => null });
  const say = (unit: string) =>
    format(source, { key: 'hlb.log.went-back', params: { unit, from: '0602', hex: '0601' } });
  expect(say('G-SUF')).toMatch(/^Army Groups South and F go back /);
  expect(say('S-1B3B')).toMatch(/^1st Baltic and 3rd Belorussian Fronts go back /);
  expect(say('S-1B')).toMatch(/^1st Belorussian Front goes back /);
});
