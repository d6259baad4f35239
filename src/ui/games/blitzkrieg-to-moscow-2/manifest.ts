import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameScreen } from '../../app/game-screen.ts';

export const blitzkriegToMoscow2Screen: GameScreen<BtmTypes> = {
  seats: { german: { mark: 'square', tone: 'dark' }, soviet: { mark: 'hexagon', tone: 'pale' } },
  table: () => import('./index.tsx').then((module) => module.blitzkriegToMoscow2Table),
  ending: () => import('./ending.ts'),
  chapter: null,
  art: {
    cover: {
      en: new URL('./cover.en.webp', import.meta.url).href,
      ja: new URL('./cover.ja.webp', import.meta.url).href,
    },
    opening: () => import('./opening.ts').then(({ picture }) => picture),
    thumb: () => import('./thumb.tsx').then(({ Thumb }) => Thumb),
    vignette: () => import('./vignette.tsx').then(({ Vignette }) => Vignette),
    heat: () => import('./heat.tsx'),
  },
};
