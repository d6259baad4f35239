/** Draws what a first visit shows of each game, before anything of it is fetched. Run by the build. */
import { renderToStaticMarkup } from 'react-dom/server';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { SCREENS } from '../../src/ui/app/screens.ts';
import { loadShelfGame } from '../../src/store/loaded-games.ts';

async function draw(id: keyof typeof SCREENS): Promise<string> {
  const [shelf, Thumb] = await Promise.all([loadShelfGame(id), SCREENS[id].art.thumb()]);
  if (!shelf) throw new Error(`${id} is not on the shelf`);
  // Pictures of several games share a page, so their clip paths need different names.
  return renderToStaticMarkup(<Thumb facts={shelf.facts} view={shelf.opening} />, { identifierPrefix: id });
}

fillShelf(GAMES);
/** The small picture of each game's first scenario as it is set up, as SVG text. */
// All are drawn while this module loads: once it is loaded, its runner is closed and fetches no part of a game any more.
export const OPENINGS: ReadonlyMap<string, string> = new Map(
  await Promise.all(GAMES.map(async ({ id }) => [id, await draw(id)] as const)),
);
