/** Facts of a game that only the workshop reads, from `workshop/games/<id>`. */
import type { MapDrawing } from '../map/drawing.ts';
import type { GameScreens } from '../screens/screenshot.ts';

export { listIds } from '../../tools/lib/games.ts';

// A module name composed at run time has no type: each of these files exports what its own type says.
/** Pictures for README, docs and the installed app. */
export const openScreens = async (id: string): Promise<GameScreens> =>
  (await import(`../games/${id}/screens.ts`)) as GameScreens;
/** Draws its board. */
export const openMap = async (id: string): Promise<() => MapDrawing> =>
  ((await import(`../games/${id}/map.ts`)) as { readonly drawMap: () => MapDrawing }).drawMap;
