/** `npm run fit`: the weights of a game's value function, from games of its fast policy against itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, readChoice, readCount, UsageError, type ExitCode } from '../lib/cli.ts';
import { openFitKit, tellIds } from '../lib/games.ts';
import { formatTable } from '../lib/table.ts';
import { fitValue, type Fit } from './fit.ts';

const usage = (): string => `
usage: npm run fit -- --game GAME [--scenario ID] [--games N] [--seed TEXT] [--out FILE]

Plays games of a fast policy against itself and fits the chance to win to what each player turn began with.

  --game GAME      ${tellIds()}
  --scenario ID    what the game is fitted by when left out
  --games N        how many games (1000)
  --seed TEXT      game i (from 0) is played from the seed TEXT/i (fit)
  --out FILE       where the weights go (src/players/GAME/value.json)
`;

/** Games between two progress lines. */
const TELL_EVERY = 250;

export const fitCommand = defineCommand({
  name: 'fit',
  usage,
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'fit' },
    out: { type: 'string' },
  },
  async run({ game, scenario, games, seed, out }, { print, complain }): Promise<ExitCode> {
    if (game === undefined) throw new UsageError('--game is missing');
    const kit = await openFitKit(game);
    const scenarios = kit.def.scenarios.map(({ id }) => id);
    const usual = kit.scenarios ?? scenarios.slice(0, 1);
    const played = scenario === undefined ? usual : [readChoice('scenario', scenario, scenarios)];
    const order = { scenarios: played, games: readCount('games', games), seed };
    const fit = fitValue(kit, order, (done) => {
      if (done % TELL_EVERY === 0) complain(`${done} games played`);
    });
    const file = out ?? join('src', 'players', game, 'value.json');
    writeFileSync(file, `${JSON.stringify(fit.weights, null, 2)}\n`);
    print(describe(fit));
    print(`written to ${file}`);
    return 0;
  },
});

const describe = ({ stages }: Fit): string =>
  formatTable([
    ['stage', 'positions', 'won by the side to move', 'loss', 'loss without features'],
    ...stages.map(({ rows, won, loss, plain }, stage) => [stage, rows, won, loss, plain]),
  ]);
