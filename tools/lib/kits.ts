import type { GameId } from '../../src/engine/games/registry.ts';
import type { GameKit } from './game-kit.ts';

/** Each game's kit, loaded when it is asked for. */
const KITS: Readonly<Record<GameId, () => Promise<GameKit>>> = {
  'blitzkrieg-to-moscow-2': () => import('./blitzkrieg-to-moscow-2.ts').then(({ btmKit }) => btmKit),
  'hitlers-last-battles': () => import('./hitlers-last-battles.ts').then(({ hlbKit }) => hlbKit),
  'hitlers-reich': () => import('./hitlers-reich.ts').then(({ reichKit }) => reichKit),
};

export const openKit = (game: GameId): Promise<GameKit> => KITS[game]();
