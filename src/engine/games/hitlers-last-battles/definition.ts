import { buildGame } from './build-game.ts';
import { readShippedPack } from './pack.ts';

/** Hitler's Last Battles, by 錦大帝 (2006), on the map and with the pieces published here. */
export const hitlersLastBattles = buildGame(readShippedPack());
