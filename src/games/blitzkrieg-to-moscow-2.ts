import type { BtmTypes } from '../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Words as AboutWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/about.ts';
import type { Words as StepsWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/steps.ts';
import type { Words as TitlesWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/lessons.ts';
import type { Words as GameWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2.ts';
import { en as enShelf } from '../i18n/compiled/en/blitzkrieg-to-moscow-2/shelf.ts';
import type { Words as ShelfWords } from '../i18n/compiled/keys/blitzkrieg-to-moscow-2/shelf.ts';
import { namesFromBtm } from '../i18n/blitzkrieg-to-moscow-2-names.ts';
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

const head = headsOf('blitzkrieg-to-moscow-2');

export const blitzkriegToMoscow2 = defineGame<BtmTypes>()({
  id: 'blitzkrieg-to-moscow-2',
  definition: () =>
    import('../engine/games/blitzkrieg-to-moscow-2/definition.ts').then((module) => module.blitzkriegToMoscow2),
  packs: () => import('../engine/games/blitzkrieg-to-moscow-2/packs.ts').then(({ packs }) => packs),
  former: () => import('../engine/games/blitzkrieg-to-moscow-2/former.ts').then(({ openFormer }) => openFormer),
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
