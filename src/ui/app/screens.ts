/** Lists the screens of all games; a game without one does not compile. */
import type { GameId } from '../../games/index.ts';
import type { GameScreen } from './game-screen.ts';
import { blitzkriegToMoscow2Screen } from '../games/blitzkrieg-to-moscow-2/manifest.ts';
import { hitlersLastBattlesScreen } from '../games/hitlers-last-battles/manifest.ts';
import { hitlersReichScreen } from '../games/hitlers-reich/manifest.ts';

export const SCREENS = {
  'blitzkrieg-to-moscow-2': blitzkriegToMoscow2Screen,
  'hitlers-last-battles': hitlersLastBattlesScreen,
  'hitlers-reich': hitlersReichScreen,
} as const satisfies Readonly<Record<GameId, GameScreen>>;
