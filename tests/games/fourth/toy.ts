/** The toy game of the tests as a fourth game of the shelf. */
import { defineGame } from '../../../src/games/manifest.ts';
import type { Lang } from '../../../src/i18n/format.ts';
import { namesFrom } from '../../../src/i18n/names.ts';
import { ATTESTED, section, text } from '../../../src/i18n/rules/build.ts';
import type { RuleBook } from '../../../src/i18n/rules/types.ts';
import { toyGame, type Toy } from '../../support/toy-game.ts';
import type { GameScreen } from '../../../src/ui/app/game-screen.ts';
import { toyPlayers } from '../../tools/toy-kit.ts';
import { head, lesson, steps, titles } from './lesson.ts';
import { about, game, shelf } from './words.ts';

const bookOf = (lang: Lang, title: string, rule: string): RuleBook => ({
  game: 'toy',
  lang,
  sections: [section(null, '1', title), section('1', '1.1', title, text(ATTESTED, rule))],
});
const inBoth = <En, Ja>({ en, ja }: { readonly en: En; readonly ja: Ja }) => ({
  en: () => Promise.resolve(en),
  ja: () => Promise.resolve(ja),
});
const picture = () => Promise.resolve(() => null);

export const toy = defineGame<Toy>()({
  id: 'toy',
  definition: () => Promise.resolve(toyGame),
  scenarios: ['only'],
  words: {
    prefix: 'toy',
    shelf,
    about: inBoth(about),
    game: inBoth(game),
  },
  names: () => namesFrom({}),
  rules: {
    book: inBoth({
      en: bookOf('en', 'Turns', 'Step, roll or pass.'),
      ja: bookOf('ja', '手番', '進むか、振るか、終えます。'),
    }),
    reconstructed: '1',
    rulings: '1',
    told: {},
    examples: [],
  },
  reconstructed: ['dice'],
  lessons: { heads: [head], titles: inBoth(titles), steps: inBoth(steps), load: () => Promise.resolve([lesson]) },
  players: () => Promise.resolve(toyPlayers),
});

export const toyScreen: GameScreen<Toy> = {
  seats: { red: { mark: 'square', tone: 'dark' }, blue: { mark: 'hexagon', tone: 'pale' } },
  ending: null,
  chapter: null,
  table: () => import('./table.tsx').then(({ toyTable }) => toyTable),
  art: {
    thumb: picture,
    vignette: picture,
    cover: { en: 'toy.webp', ja: 'toy.webp' },
    opening: () => Promise.resolve('<svg></svg>'),
    heat: () => Promise.resolve({ Heat: () => null, named: () => [], aspect: 1 }),
  },
};
