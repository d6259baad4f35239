/** `npm run tune`: the weights of a game's player, found by games against itself. */
import { writeFileSync } from 'node:fs';
import { defineCommand, readChoice, readCount, UsageError, type ExitCode } from '../lib/cli.ts';
import { openTuneKit, tellIds } from '../lib/games.ts';
import { percent } from '../lib/table.ts';
import { tune } from './tune.ts';

const usage = (): string => `
usage: npm run tune -- --game GAME --out FILE [--scenario ID] [--steps N] [--seeds N] [--seed TEXT] [--push P] [--gain P]

Goes on from the weights that the game's player has, step by step to those that win more, and writes them.

  --game GAME      ${tellIds()}
  --out FILE       where the weights go: those of the game lie in src/players/GAME
  --scenario ID    the game's first scenario when left out
  --steps N        how often a better neighbour is looked for (500)
  --seeds N        seeds of a step; each is played four times (6)
  --seed TEXT      seed i of step s is TEXT/s/i (tune)
  --push P         how far weights are pushed to compare, in hundredths of what they are (15)
  --gain P         how far a step goes that wins every game, in hundredths (20)

New weights are worth something once they win a duel: npm run ladder.
`;

/** Steps between two progress lines. */
const TELL_EVERY = 10;

export const tuneCommand = defineCommand({
  name: 'tune',
  usage,
  options: {
    game: { type: 'string' },
    out: { type: 'string' },
    scenario: { type: 'string' },
    steps: { type: 'string', default: '500' },
    seeds: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'tune' },
    push: { type: 'string', default: '15' },
    gain: { type: 'string', default: '20' },
  },
  async run({ game, out, scenario, steps, seeds, seed, push, gain }, { print, complain }): Promise<ExitCode> {
    if (game === undefined) throw new UsageError('--game is missing');
    if (out === undefined) throw new UsageError('--out is missing');
    const kit = await openTuneKit(game);
    const scenarios = kit.def.scenarios.map(({ id }) => id);
    const order = {
      scenario: readChoice('scenario', scenario ?? scenarios[0] ?? '', scenarios),
      steps: readCount('steps', steps),
      seeds: readCount('seeds', seeds),
      seed,
      push: readCount('push', push) / 100,
      gain: readCount('gain', gain) / 100,
    };
    const weights = tune(kit, order, (step, won) => {
      if (step % TELL_EVERY === 0) complain(`step ${step}: ${won.map((share) => percent(share, 0)).join(', ')}`);
    });
    writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`);
    print(`written to ${out}`);
    return 0;
  },
});
