import type { HrTypes } from '../engine/games/hitlers-reich/types.ts';
import type { Words as AboutWords } from '../i18n/compiled/keys/hitlers-reich/about.ts';
import type { Words as StepsWords } from '../i18n/compiled/keys/hitlers-reich/steps.ts';
import type { Words as TitlesWords } from '../i18n/compiled/keys/hitlers-reich/lessons.ts';
import type { Words as GameWords } from '../i18n/compiled/keys/hitlers-reich.ts';
import { en as enShelf } from '../i18n/compiled/en/hitlers-reich/shelf.ts';
import type { Words as ShelfWords } from '../i18n/compiled/keys/hitlers-reich/shelf.ts';
import { namesFrom } from '../i18n/names.ts';
import { headsOf } from '../lessons/heads.ts';
import { defineGame } from './manifest.ts';

declare module '../i18n/catalogue.ts' {
  interface Catalogues {
    readonly 'hitlers-reich': GameWords;
    readonly 'hitlers-reich/shelf': ShelfWords;
    readonly 'hitlers-reich/about': AboutWords;
    readonly 'hitlers-reich/lessons': TitlesWords;
    readonly 'hitlers-reich/steps': StepsWords;
  }
}

const head = headsOf('hitlers-reich');

export const hitlersReich = defineGame<HrTypes>()({
  id: 'hitlers-reich',
  definition: () => import('../engine/games/hitlers-reich/definition.ts').then((module) => module.hitlersReich),
  packs: {
    kit: () => import('../engine/games/hitlers-reich/packs.ts').then(({ packs }) => packs),
    shipped: () => import('../engine/games/hitlers-reich/shipped-packs.ts').then((module) => module.shippedPacks),
  },
  scenarios: ['campaign-1941', 'short-1944', 'intro-1941-42', 'intro-1941-43', 'tournament'],
  words: {
    prefix: 'hr',
    shelf: { en: enShelf, ja: () => import('../i18n/compiled/ja/hitlers-reich/shelf.ts').then(({ ja }) => ja) },
    about: {
      en: () => import('../i18n/compiled/en/hitlers-reich/about.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-reich/about.ts').then(({ ja }) => ja),
    },
    game: {
      en: () => import('../i18n/compiled/en/hitlers-reich.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-reich.ts').then(({ ja }) => ja),
    },
  },
  names: namesFrom,
  rules: {
    book: {
      en: () => import('../i18n/rules/hitlers-reich.en.ts').then(({ rulebook }) => rulebook),
      ja: () => import('../i18n/rules/hitlers-reich.ja.ts').then(({ rulebook }) => rulebook),
    },
    reconstructed: 'E.reconstructed',
    rulings: 'R',
    told: {
      event: ['4.2', 'E'],
      space: ['2.1', 'M.spaces'],
      link: ['M.borders'],
      conflict: ['1.1', '4.1', '4.1.3'],
      'hand-size:1941': ['10.2'],
      'hand-size:1944': ['10.3'],
      'start-1944': ['10.3'],
      'deck.conflict': ['1.1', '4.1'],
      'deck.common': ['1.1', 'E'],
      'deck.allied': ['1.1', 'E'],
      'deck.axis': ['1.1', 'E'],
    },
    examples: ['16'],
  },
  reconstructed: ['map', 'events', 'rulings'],
  lessons: {
    heads: [
      head('hr-first-turn', 'course', 12, 21),
      head('hr-map', 'course', 8, 15),
      head('hr-practice', 'practice', 30, 1),
      head('leningrad', 'exercise', 8, 14),
      head('gamble', 'exercise', 5, 9),
      head('vologda', 'exercise', 5, 10),
      head('moscow', 'exercise', 7, 14),
      head('counterattack', 'exercise', 6, 12),
      head('north-sea', 'exercise', 6, 13),
      head('paris', 'exercise', 4, 8),
      head('reorganise', 'exercise', 5, 10),
      head('barbarossa', 'exercise', 12, 24),
    ],
    titles: {
      en: () => import('../i18n/compiled/en/hitlers-reich/lessons.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-reich/lessons.ts').then(({ ja }) => ja),
    },
    steps: {
      en: () => import('../i18n/compiled/en/hitlers-reich/steps.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-reich/steps.ts').then(({ ja }) => ja),
    },
    load: () => import('../lessons/hitlers-reich/lessons.ts').then(({ lessons }) => lessons),
    exercises: { title: 'lesson.hitlers-reich.exercises', about: 'lesson.hitlers-reich.exercises.about' },
    practice: {
      id: 'hr-practice',
      scenario: 'intro-1941-42',
      seat: 'axis',
      goal: 'lesson.hr-practice.goal',
      isOver: ({ year }) => year.axis > 0 && year.allies > 0,
    },
  },
  players: () => import('../players/hitlers-reich/players.ts').then(({ players }) => players),
  lab: () => import('../lab/games/hitlers-reich.ts').then(({ lab }) => lab),
  editor: () => import('../engine/games/hitlers-reich/editor/kit.ts').then(({ editor }) => editor),
  strengths: () => import('../players/hitlers-reich/strength.ts').then(({ strengths }) => strengths),
  worker: () => new Worker(new URL('../opponent/workers/hitlers-reich.ts', import.meta.url), { type: 'module' }),
});
