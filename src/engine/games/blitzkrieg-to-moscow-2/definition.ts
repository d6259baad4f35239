import { buildGame } from './build-game.ts';
import { FORMER_PACKS } from './former-packs.ts';
import { readShippedPack } from './pack.ts';

/** Blitzkrieg to Moscow 2: Operation Barbarossa, by Nakaguro Yasushi (BonSai Games, 2016), with the map and the pieces published here. */
export const blitzkriegToMoscow2 = buildGame(readShippedPack(), FORMER_PACKS);
