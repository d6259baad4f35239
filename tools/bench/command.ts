/** `npm run bench`: how fast and how large everything is, as one JSON object keyed by game. */
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, isPlayable } from '../../src/engine/games/registry.ts';
import { defineCommand, readChoice, type ExitCode } from '../lib/cli.ts';
import { openKit } from '../lib/game-kit.ts';
import { measureEngine } from './engine.ts';
import { measureMatch } from './match.ts';
import { measureSizes } from './sizes.ts';

const USAGE = `
usage: npm run bench -- [--game GAME] [--no-sizes]

Prints one JSON object keyed by game: speed of simulated games, milliseconds (median and 99th percentile) for the legal
list and for a move, loading and leafing through a match of 2,000 moves, and bytes after gzip of what is downloaded.

  --game GAME   ${GAME_IDS.join(', ')}; all of them when left out. One alone is not slowed by the code of the others
  --no-sizes    leave out the sizes, which need a build of the app; a game without a table has none
`;

export const benchCommand = defineCommand({
  name: 'bench',
  usage: USAGE,
  options: { game: { type: 'string' }, 'no-sizes': { type: 'boolean', default: false } },
  async run({ game, 'no-sizes': noSizes }, { print }): Promise<ExitCode> {
    const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
    const ids = game === undefined ? GAME_IDS : [readChoice('game', game, GAME_IDS)];
    const sizes = noSizes ? null : measureSizes(root, ids.filter(isPlayable));
    const figures: Record<string, object> = {};
    for (const id of ids) {
      const kit = await openKit(id);
      const engine = measureEngine(kit);
      figures[id] = { ...engine, match: measureMatch(kit), ...(sizes ? { gz: sizes.games[id] } : {}) };
    }
    const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? '' };
    print(
      JSON.stringify(
        { ...figures, ...(sizes ? { app: { gz: { firstScreen: sizes.firstScreen } } } : {}), machine },
        null,
        2,
      ),
    );
    return 0;
  },
});
