/** The games of this build, in the order of the shelf. A new game is added to this list. */
import { blitzkriegToMoscow2 } from './blitzkrieg-to-moscow-2.ts';
import { hitlersLastBattles } from './hitlers-last-battles.ts';
import { hitlersReich } from './hitlers-reich.ts';
import type { GameManifest } from './manifest.ts';

export const GAMES = [hitlersLastBattles, hitlersReich, blitzkriegToMoscow2] as const satisfies readonly GameManifest[];
export type GameId = (typeof GAMES)[number]['id'];
