import { buildGame } from './build-game.ts';
import { readShippedPack } from './pack.ts';

/** Hitler's Reich, by Mark McLaughlin (GMT Games, 2018), on the map and with the event cards published here. */
export const hitlersReich = buildGame(readShippedPack());
