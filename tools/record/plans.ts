import type { GameId } from '../../src/engine/games/registry.ts';
import type { Plan } from './plan.ts';

/** Each game's plan, loaded when it is asked for. */
const PLANS: Readonly<Record<GameId, () => Promise<Plan>>> = {
  'blitzkrieg-to-moscow-2': () => import('./blitzkrieg-to-moscow-2.ts').then(({ btmPlan }) => btmPlan),
  'hitlers-last-battles': () => import('./hitlers-last-battles.ts').then(({ hlbPlan }) => hlbPlan),
  'hitlers-reich': () => import('./hitlers-reich.ts').then(({ reichPlan }) => reichPlan),
};

export const openPlan = (game: GameId): Promise<Plan> => PLANS[game]();
