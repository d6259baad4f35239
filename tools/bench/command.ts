/** `npm run bench`: how fast and how large everything is, as one JSON object keyed by game. */
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCommand, type ExitCode } from '../lib/cli.ts';
import { openKit, readGames, tellIds } from '../lib/games.ts';
import { measureBrowser } from './browser.ts';
import { buildApp, serveBuild } from './build.ts';
import { measureEngine } from './engine.ts';
import { measureMatch } from './match.ts';
import { measureSizes } from './sizes.ts';
import { round } from '../lib/table.ts';

const usage = (): string => `
usage: npm run bench -- [--game GAME] [--no-engine] [--no-sizes] [--no-browser]

Prints one JSON object keyed by game: speed of simulated games, milliseconds (median and 99th percentile) for the legal
list and for a move, loading and leafing through a match of 2,000 moves, what a player waits for in a browser slowed
down four times (press to paint, frames of the map, opening the table, memory), and bytes after gzip of what is
downloaded. Figures of a busy machine are worse: its load stands at the end.

  --game GAME   ${tellIds()}; all of them when left out. One alone is not slowed by the code of the others
  --no-engine   leave out the speed of the rules and of matches
  --no-sizes    leave out the sizes
  --no-browser  leave out the browser. Sizes and browser need a build of the app, the browser a Chromium
`;

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const OFF = { type: 'boolean', default: false } as const;

export const benchCommand = defineCommand({
  name: 'bench',
  usage,
  options: { game: { type: 'string' }, 'no-engine': OFF, 'no-sizes': OFF, 'no-browser': OFF },
  async run({ game, ...no }, { print, complain }): Promise<ExitCode> {
    const ids = readGames(game);
    const folder = no['no-sizes'] && no['no-browser'] ? null : buildApp(ROOT);
    const sizes = folder === null || no['no-sizes'] ? null : measureSizes(ROOT, folder, ids);
    const [loadBefore = 0] = loadavg();
    const figures: Record<string, object> = {};
    for (const id of ids) {
      const kit = await openKit(id);
      const rules = no['no-engine'] ? {} : { ...measureEngine(kit), match: measureMatch(kit) };
      figures[id] = { ...rules, ...(sizes ? { gz: sizes.games[id] } : {}) };
    }
    if (folder !== null && !no['no-browser']) {
      const { address, stop } = await serveBuild(ROOT, folder);
      try {
        for (const id of ids) {
          const say = (what: string) => complain(`${id}: ${what} …`);
          figures[id] = {
            ...figures[id],
            browser: await measureBrowser(ROOT, address, (await openKit(id)).def, { say }),
          };
        }
      } finally {
        stop();
      }
    }
    const [loadAfter = 0] = loadavg();
    const machine = {
      node: process.version,
      cpus: cpus().length,
      model: cpus()[0]?.model ?? '',
      load: [round(loadBefore, 1), round(loadAfter, 1)],
    };
    const app = sizes ? { app: { gz: { firstScreen: sizes.firstScreen, table: sizes.table } } } : {};
    print(JSON.stringify({ ...figures, ...app, machine }, null, 2));
    return 0;
  },
});
