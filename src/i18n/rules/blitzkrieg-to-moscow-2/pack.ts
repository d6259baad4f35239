import { readShippedPack } from '../../../engine/games/blitzkrieg-to-moscow-2/pack.ts';

/** The rulebook tells of the map and the pieces as published here. */
export const data = readShippedPack();
