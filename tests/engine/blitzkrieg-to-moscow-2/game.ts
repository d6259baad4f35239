import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Game } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';

/** The shipped pack as the rules read it, and the game that is made of these very tables. */
export const { tables: t } = blitzkriegToMoscow2.data;
export const game: Game = { tables: t, nodes: blitzkriegToMoscow2.nodes };
