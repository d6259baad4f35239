import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { GameScreen } from '../../app/game-screen.ts';

export const hitlersLastBattlesScreen: GameScreen<HlbTypes> = {
  seats: { german: { mark: 'square', tone: 'dark' }, allied: { mark: 'pill', tone: 'pale' } },
  table: () => import('./index.tsx').then((module) => module.hitlersLastBattlesTable),
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
