import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { GameScreen } from '../../app/game-screen.ts';

export const hitlersReichScreen: GameScreen<HrTypes> = {
  seats: { axis: { mark: 'square', tone: 'dark' }, allies: { mark: 'pill', tone: 'pale' } },
  table: () => import('./index.tsx').then((module) => module.hitlersReichTable),
  ending: () => import('./ending.ts'),
  chapter: () => import('./chapter.tsx'),
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
