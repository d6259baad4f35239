/** `npm run readings`: checks that the chosen readings of open rules do not tip the balance. */
import { writeFileSync } from 'node:fs';
import { defineCommand, readChoice, readCount, readPlayer, UsageError, type ExitCode } from '../lib/cli.ts';
import { openEnglish } from '../lib/english.ts';
import { listIds, openRoster, tellIds } from '../lib/games.ts';
import { formatReadings } from './page.ts';
import { compareReadings, type Readings } from './readings.ts';

const usage = (): string => `
usage: npm run readings -- --game GAME [--scenarios A,B] [--player NAME] [--games N] [--seed TEXT] [--page FILE]

Plays the same seeds with and without each reading that can be chosen at set-up, and tells how far it moves the balance.

  --game GAME        ${tellIds()}
  --scenarios A,B    those that are played (all)
  --player NAME      the program of both seats (veteran)
  --games N          how many games for each reading and scenario (400)
  --seed TEXT        game i (from 0) is played from the seed TEXT/i (readings)
  --page FILE        where the table goes (docs/balance-readings-GAME.md)

How far it is goes to the second output.
`;

export const readingsCommand = defineCommand({
  name: 'readings',
  usage,
  options: {
    game: { type: 'string' },
    scenarios: { type: 'string' },
    player: { type: 'string', default: 'veteran' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'readings' },
    page: { type: 'string' },
  },
  async run({ game, scenarios, player, games, seed, page }, { print, complain }): Promise<ExitCode> {
    if (game === undefined) throw new UsageError('--game is missing');
    const roster = await openRoster(readChoice('game', game, listIds()));
    const known = roster.def.scenarios.map(({ id }) => id);
    const order = {
      player: readPlayer(player, roster.players.ids, 'player'),
      games: readCount('games', games),
      seed,
    };
    const found = (scenarios?.split(',') ?? known).map((name): Readings => {
      const scenario = readChoice('scenarios', name, known);
      return compareReadings(roster, { ...order, scenario }, ({ id, value, more }) =>
        complain(`${scenario}, ${id} ${String(value)}: ${(100 * more).toFixed(1)}`),
      );
    });
    const say = await openEnglish(roster.def);
    const file = page ?? `docs/balance-readings-${roster.def.id}.md`;
    writeFileSync(file, formatReadings(roster.def, found, order, say));
    print(file);
    return 0;
  },
});
