import type { BtmTypes } from '../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Words as AboutWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/about.ts';
import type { Words as StepsWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/steps.ts';
import type { Words as TitlesWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/lessons.ts';
import type { Words as GameWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2.ts';
import { en as enShelf } from '../i18n/compiled/en/blitzkrieg-to-moscow-2/shelf.ts';
import type { Words as ShelfWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/shelf.ts';
import { namesFrom, type BothNames, type Names } from '../i18n/names.ts';
import { headsOf } from '../lessons/heads.ts';
import { defineGame } from './manifest.ts';

declare module '../i18n/catalogue.ts' {
  interface Catalogues {
    readonly 'blitzkrieg-to-moscow-2': GameWords;
    readonly 'blitzkrieg-to-moscow-2/shelf': ShelfWords;
    readonly 'blitzkrieg-to-moscow-2/about': AboutWords;
    readonly 'blitzkrieg-to-moscow-2/lessons': TitlesWords;
    readonly 'blitzkrieg-to-moscow-2/steps': StepsWords;
  }
}

/** A unit or card with its names as in the data. */
interface NamedInBtm {
  readonly id: string;
  readonly name: string;
  readonly nameJa: string;
}

interface UnitInBtm extends NamedInBtm {
  readonly side: keyof typeof SIDES;
}

/** Tells the 4th Army of one side from that of the other. */
const SIDES = { german: { en: 'German', ja: 'ドイツ' }, soviet: { en: 'Soviet', ja: 'ソ連' } } as const;

/** The part of the facts that holds names. */
interface BtmNames {
  readonly units: readonly UnitInBtm[];
  readonly cards: Readonly<Record<string, readonly NamedInBtm[]>>;
  readonly cities: readonly { readonly hex: string; readonly en: string; readonly ja: string }[];
  readonly areas: Readonly<Record<string, Omit<NamedInBtm, 'id'>>>;
}

const namesOf = ({ name, nameJa }: Omit<NamedInBtm, 'id'>): BothNames => ({ en: name, ja: nameJa });

/** Adds the side if both sides have a unit of that name. */
function unitNamesOf(units: readonly UnitInBtm[]) {
  const sides = new Map<string, Set<string>>();
  for (const { name, side } of units) sides.set(name, (sides.get(name) ?? new Set()).add(side));
  return (unit: UnitInBtm): BothNames => {
    const { en, ja } = namesOf(unit);
    const of = SIDES[unit.side];
    return (sides.get(unit.name)?.size ?? 0) > 1 ? { en: `${of.en} ${en}`, ja: `${of.ja}${ja}` } : { en, ja };
  };
}

/** The data give an area's location in brackets, which its name omits. */
const BRACKETS = / \(.*\)$/;

/**
 * Names units, cards (as markers), cities and rear areas; other hexes have only their number. `seats` maps a side to
 * its player's name.
 */
function namesFromBtm({ units, cards, cities, areas }: BtmNames, seats: Readonly<Record<string, string>> = {}): Names {
  const unitName = unitNamesOf(units);
  const named = (thing: NamedInBtm) => ({ id: thing.id, name: namesOf(thing) });
  return namesFrom(
    {
      units: units.map((unit) => ({ id: unit.id, name: unitName(unit) })),
      markers: Object.values(cards).flat().map(named),
      hexes: cities.map(({ hex, en, ja }) => ({ id: hex, name: { en, ja } })),
      areas: Object.entries(areas).map(([id, { name, nameJa }]) =>
        named({ id, name: name.replace(BRACKETS, ''), nameJa }),
      ),
    },
    seats,
  );
}

const head = headsOf('blitzkrieg-to-moscow-2');

export const blitzkriegToMoscow2 = defineGame<BtmTypes>()({
  id: 'blitzkrieg-to-moscow-2',
  definition: () =>
    import('../engine/games/blitzkrieg-to-moscow-2/definition.ts').then((module) => module.blitzkriegToMoscow2),
  packs: {
    kit: () => import('../engine/games/blitzkrieg-to-moscow-2/packs.ts').then(({ packs }) => packs),
    former: () => import('../engine/games/blitzkrieg-to-moscow-2/former.ts').then(({ openFormer }) => openFormer),
  },
  scenarios: ['campaign'],
  words: {
    prefix: 'btm',
    shelf: {
      en: enShelf,
      ja: () => import('../i18n/compiled/ja/blitzkrieg-to-moscow-2/shelf.ts').then(({ ja }) => ja),
    },
    about: {
      en: () => import('../i18n/compiled/en/blitzkrieg-to-moscow-2/about.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/blitzkrieg-to-moscow-2/about.ts').then(({ ja }) => ja),
    },
    game: {
      en: () => import('../i18n/compiled/en/blitzkrieg-to-moscow-2.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/blitzkrieg-to-moscow-2.ts').then(({ ja }) => ja),
    },
  },
  names: namesFromBtm,
  rules: {
    book: {
      en: () => import('../i18n/rules/blitzkrieg-to-moscow-2.en.ts').then(({ rulebook }) => rulebook),
      ja: () => import('../i18n/rules/blitzkrieg-to-moscow-2.ja.ts').then(({ rulebook }) => rulebook),
    },
    reconstructed: '20',
    rulings: '16',
    told: {
      crt: ['11.3.6'],
      unit: ['2.2.units'],
      card: ['2.3'],
      city: ['2.1.cities'],
      hex: ['2.1.hexes'],
      river: ['10.2.5'],
      water: ['10.2.6'],
      turn: ['2.1.4'],
      scoring: ['4.1'],
    },
    examples: ['19'],
  },
  reconstructed: ['map', 'units', 'tables', 'rulings'],
  lessons: {
    heads: [
      head('btm-first-move', 'course', 7, 13),
      head('btm-combats', 'course', 11, 22),
      head('btm-breakthrough', 'course', 9, 17),
      head('btm-pocket', 'course', 9, 18),
      head('btm-defence', 'course', 9, 19),
      head('btm-ground', 'course', 7, 15),
      head('btm-practice', 'practice', 25, 1),
    ],
    titles: {
      en: () => import('../i18n/compiled/en/blitzkrieg-to-moscow-2/lessons.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/blitzkrieg-to-moscow-2/lessons.ts').then(({ ja }) => ja),
    },
    steps: {
      en: () => import('../i18n/compiled/en/blitzkrieg-to-moscow-2/steps.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/blitzkrieg-to-moscow-2/steps.ts').then(({ ja }) => ja),
    },
    load: () => import('../lessons/blitzkrieg-to-moscow-2/lessons.ts').then(({ lessons }) => lessons),
    practice: {
      id: 'btm-practice',
      scenario: 'campaign',
      seat: 'german',
      goal: 'lesson.btm-practice.goal',
      isOver: ({ turn }) => turn > 1,
    },
  },
  players: () => import('../players/blitzkrieg-to-moscow-2/players.ts').then(({ players }) => players),
  lab: () => import('../lab/games/blitzkrieg-to-moscow-2.ts').then(({ lab }) => lab),
  editor: () => import('../engine/games/blitzkrieg-to-moscow-2/editor/kit.ts').then(({ editor }) => editor),
  strengths: () => import('../players/blitzkrieg-to-moscow-2/strength.ts').then(({ strengths }) => strengths),
  worker: () =>
    new Worker(new URL('../opponent/workers/blitzkrieg-to-moscow-2.ts', import.meta.url), { type: 'module' }),
});
