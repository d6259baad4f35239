/** `npm run record`: rewrites the recorded games, or the save samples. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, type ExitCode } from '../lib/cli.ts';
import { openKit, openPlan, readGames, tellIds } from '../lib/games.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { packSave, writeSave } from '../lib/save-files.ts';
import { recordSample, recordMatch } from './record.ts';

const usage = (): string => `
usage: npm run record [-- --samples] [--game GAME]

Plays the games of the plan and writes them to tests/recorded, one save file each, on one line, with the fingerprint of
every position. Games of earlier rules versions are left alone; a version above 1 stands in the names ("v2"). To be run after a deliberate change of the rules or of the players; the tests replay what is written.

  --game GAME  ${tellIds()}; all of them when left out
  --samples    write the save samples to tests/saves/samples instead: one for each kind of pending decision
`;

const FOLDERS = { games: 'tests/recorded', samples: 'tests/saves/samples' } as const;

/** Files of an old rules version stay as they are; those of a later one have its number in their names. */
const prefixOf = ({ id, rulesVersion }: GameKit['def']): string =>
  rulesVersion === 1 ? `${id}.` : `${id}.v${rulesVersion}.`;

export const recordCommand = defineCommand({
  name: 'record',
  usage,
  options: { samples: { type: 'boolean', default: false }, game: { type: 'string' } },
  async run({ samples, game }, { print }): Promise<ExitCode> {
    const folder = samples ? FOLDERS.samples : FOLDERS.games;
    const written = new Set<string>();
    const prefixes: string[] = [];
    const ids = readGames(game);
    for (const id of ids) {
      const [kit, plan] = await Promise.all([openKit(id), openPlan(id)]);
      prefixes.push(prefixOf(kit.def));
      const saves = samples
        ? plan.samples.map((request) => ({ request, save: recordSample(kit, request) }))
        : plan.games.map((request) => ({ request, save: recordMatch(kit, request) }));
      for (const { request, save } of saves) {
        const path = writeSave(folder, `${prefixOf(kit.def)}${request.name}`, save, packSave);
        written.add(path);
        print(`${path}  ${save.log.length} moves, seed ${save.setup.seed}`);
      }
    }
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const isOurs = name.endsWith('.json') && prefixes.includes(/^[^.]+\.(?:v\d+\.)?/.exec(name)?.[0] ?? '');
      if (!isOurs || written.has(path)) continue;
      rmSync(path);
      print(`${path}  removed`);
    }
    return 0;
  },
});
