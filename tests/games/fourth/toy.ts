/** The toy game of the tests as a fourth game of the shelf. */
import { defineGame } from '../../../src/games/manifest.ts';
import type { Lang } from '../../../src/i18n/format.ts';
import { namesFrom } from '../../../src/i18n/names.ts';
import { ATTESTED, section, text } from '../../../src/i18n/rules/build.ts';
import type { RuleBook } from '../../../src/i18n/rules/types.ts';
import { toyGame, type Toy } from '../../support/toy-game.ts';
import { toyPlayers } from '../../tools/toy-kit.ts';
import { about, game, shelf } from './words.ts';

const bookOf = (lang: Lang, title: string, rule: string): RuleBook => ({
  game: 'toy',
  lang,
  sections: [section(null, '1', title), section('1', '1.1', title, text(ATTESTED, rule))],
});
const picture = () => Promise.resolve(() => null);

export const toy = defineGame<Toy>()({
  id: 'toy',
  definition: () => Promise.resolve(toyGame),
  scenarios: ['only'],
  seats: { red: { mark: 'square', tone: 'dark' }, blue: { mark: 'hexagon', tone: 'pale' } },
  words: {
    prefix: 'toy',
    shelf,
    about: { en: () => Promise.resolve(about.en), ja: () => Promise.resolve(about.ja) },
    game: { en: () => Promise.resolve(game.en), ja: () => Promise.resolve(game.ja) },
  },
  names: () => namesFrom({}),
  rules: {
    book: {
      en: () => Promise.resolve(bookOf('en', 'Turns', 'Step, roll or pass.')),
      ja: () => Promise.resolve(bookOf('ja', '手番', '進むか、振るか、終えます。')),
    },
    reconstructed: '1',
    rulings: '1',
  },
  reconstructed: ['dice'],
  players: () => Promise.resolve(toyPlayers),
  table: () => import('./table.tsx').then(({ toyTable }) => toyTable),
  art: { thumb: picture, vignette: picture },
});
