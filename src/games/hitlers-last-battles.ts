import type { HlbTypes } from '../engine/games/hitlers-last-battles/types.ts';
import type { Words as AboutWords } from '../i18n/compiled/keys/hitlers-last-battles/about.ts';
import type { Words as StepsWords } from '../i18n/compiled/keys/hitlers-last-battles/steps.ts';
import type { Words as TitlesWords } from '../i18n/compiled/keys/hitlers-last-battles/lessons.ts';
import type { Words as GameWords } from '../i18n/compiled/keys/hitlers-last-battles.ts';
import { en as enShelf } from '../i18n/compiled/en/hitlers-last-battles/shelf.ts';
import type { Words as ShelfWords } from '../i18n/compiled/keys/hitlers-last-battles/shelf.ts';
import { namesFrom } from '../i18n/names.ts';
import { headsOf } from '../lessons/heads.ts';
import { defineGame } from './manifest.ts';

declare module '../i18n/catalogue.ts' {
  interface Catalogues {
    readonly 'hitlers-last-battles': GameWords;
    readonly 'hitlers-last-battles/shelf': ShelfWords;
    readonly 'hitlers-last-battles/about': AboutWords;
    readonly 'hitlers-last-battles/lessons': TitlesWords;
    readonly 'hitlers-last-battles/steps': StepsWords;
  }
}

const head = headsOf('hitlers-last-battles');

export const hitlersLastBattles = defineGame<HlbTypes>()({
  id: 'hitlers-last-battles',
  definition: () =>
    import('../engine/games/hitlers-last-battles/definition.ts').then((module) => module.hitlersLastBattles),
  packs: { kit: () => import('../engine/games/hitlers-last-battles/packs.ts').then(({ packs }) => packs) },
  scenarios: ['campaign'],
  words: {
    prefix: 'hlb',
    shelf: { en: enShelf, ja: () => import('../i18n/compiled/ja/hitlers-last-battles/shelf.ts').then(({ ja }) => ja) },
    about: {
      en: () => import('../i18n/compiled/en/hitlers-last-battles/about.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-last-battles/about.ts').then(({ ja }) => ja),
    },
    game: {
      en: () => import('../i18n/compiled/en/hitlers-last-battles.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-last-battles.ts').then(({ ja }) => ja),
    },
  },
  names: namesFrom,
  rules: {
    book: {
      en: () => import('../i18n/rules/hitlers-last-battles.en.ts').then(({ rulebook }) => rulebook),
      ja: () => import('../i18n/rules/hitlers-last-battles.ja.ts').then(({ rulebook }) => rulebook),
    },
    reconstructed: '12',
    rulings: '11',
    told: {
      hex: ['2.2'],
      sea: ['2.2'],
      unit: ['2.1', '3'],
      turn: ['6.1'],
      'constant:rules/movement': ['7.1'],
      'constant:rules/hitOn': ['8.2'],
      'constant:rules/diceNormal': ['8.2'],
      'constant:rules/diceWithMarker': ['8.2'],
      'constant:rules/defenderTerrainBonus': ['8.3'],
      'constant:rules/supportBonus': ['8.4'],
      'constant:rules/eliminateDiff': ['8.5'],
      'constant:rules/retreatDiff': ['8.5'],
      'constant:rules/volkssturmMaxUnits': ['5.1'],
      'constant:rules/volkssturmReplacements': ['5.1'],
      'constant:rules/edgeHexForGermans': ['9.2'],
      'constant:rules/replacements-G': ['5(1)'],
      'constant:rules/replacements-W': ['5(1)'],
      'constant:rules/replacements-S': ['5(1)'],
    },
    examples: ['10.3'],
  },
  reconstructed: ['map', 'set-up', 'track', 'rulings'],
  lessons: {
    heads: [
      head('first-turn', 'course', 12, 21),
      head('zones', 'course', 5, 7),
      head('score', 'course', 4, 6),
      head('hlb-practice', 'practice', 15, 1),
      head('combat-a', 'exercise', 4, 8),
      head('combat-b', 'exercise', 4, 9),
      head('combat-c', 'exercise', 4, 9),
      head('combat-d', 'exercise', 4, 8),
      head('combat-e', 'exercise', 4, 8),
    ],
    titles: {
      en: () => import('../i18n/compiled/en/hitlers-last-battles/lessons.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-last-battles/lessons.ts').then(({ ja }) => ja),
    },
    steps: {
      en: () => import('../i18n/compiled/en/hitlers-last-battles/steps.ts').then(({ en }) => en),
      ja: () => import('../i18n/compiled/ja/hitlers-last-battles/steps.ts').then(({ ja }) => ja),
    },
    load: () => import('../lessons/hitlers-last-battles/lessons.ts').then(({ lessons }) => lessons),
    exercises: { title: 'lesson.hitlers-last-battles.exercises', about: 'lesson.hitlers-last-battles.exercises.about' },
    practice: {
      id: 'hlb-practice',
      scenario: 'campaign',
      seat: 'german',
      goal: 'lesson.hlb-practice.goal',
      isOver: ({ turn }) => turn > 2,
    },
  },
  players: () => import('../players/hitlers-last-battles/players.ts').then(({ players }) => players),
  lab: () => import('../lab/games/hitlers-last-battles.ts').then(({ lab }) => lab),
  editor: () => import('../engine/games/hitlers-last-battles/editor/kit.ts').then(({ editor }) => editor),
  strengths: () => import('../players/hitlers-last-battles/strength.ts').then(({ strengths }) => strengths),
  worker: () => new Worker(new URL('../opponent/workers/hitlers-last-battles.ts', import.meta.url), { type: 'module' }),
});
