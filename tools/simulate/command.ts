/** `npm run simulate`: games between programs, for balance and for speed. */
import type { Roster } from '../../src/lab/seated.ts';
import { defineCommand, readChoice, readCount, readPair, UsageError } from '../lib/cli.ts';
import { listIds, openRoster, tellIds } from '../lib/games.ts';
import { readPositionFile } from '../lib/position-file.ts';
import { formatTable, percent } from '../lib/table.ts';
import { runGames, type Summary } from './simulate.ts';

const usage = (): string => `
usage: npm run simulate -- --game GAME [--scenario ID] [--position FILE] [--options A,B] [--games N] [--seed TEXT]
                           [--players A,B] [--out FOLDER] [--json]

Plays whole games between programs and counts who wins.

  --game GAME      ${tellIds()}
  --scenario ID    the game's first scenario when left out
  --position FILE  every game begins from this position, as text (docs/notation.md); what it does not tell is dealt anew
                   for each game
  --options A,B    switches of the game that are on (none)
  --games N        how many games (100)
  --seed TEXT      game i (from 0) is played from the seed TEXT/i (1)
  --players A,B    a player for each seat, in the order of play: random, greedy, recruit, veteran, marshal (greedy,greedy);
                   marshal:200 may play out 200 lines for a decision
  --out FOLDER     where the save files of failed games go (.cache/failures)
  --json           one JSON object instead of a table

Exit code 0 when every game came to its end, 1 when one failed, 2 for wrong arguments.
`;

export const simulateCommand = defineCommand({
  name: 'simulate',
  usage,
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    position: { type: 'string' },
    options: { type: 'string', default: '' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: 'greedy,greedy' },
    out: { type: 'string', default: '.cache/failures' },
    json: { type: 'boolean', default: false },
  },
  async run({ game, scenario, position, options, games, seed, players, out, json }, { print, complain }) {
    if (game === undefined) throw new UsageError('--game is missing');
    const roster = await openRoster(readChoice('game', game, listIds()));
    const scenarios = roster.def.scenarios.map(({ id }) => id);
    const start = position === undefined ? null : readPositionFile(roster.def, position);
    const played = readChoice('scenario', scenario ?? start?.scenario ?? scenarios[0] ?? '', scenarios);
    const { summary, failures } = runGames(roster, {
      scenario: played,
      ...(start && { position: start.text }),
      options: readSwitches(roster, played, options),
      players: readPair(players, roster.players.ids),
      seed,
      games: readCount('games', games),
      out,
    });
    print(json ? JSON.stringify(summary) : describe(summary));
    for (const failure of failures)
      complain(`failed: seed ${failure.seed}, move ${failure.at}: ${failure.detail}\n        ${failure.file}`);
    return summary.failed === 0 ? 0 : 1;
  },
});

/** Switches of a scenario by name. */
function readSwitches({ def }: Roster, scenario: string, text: string): readonly string[] {
  const specs = def.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const known = specs.filter(({ form }) => form.kind === 'switch').map(({ id }) => id);
  return text === '' ? [] : text.split(',').map((id) => readChoice('options', id, known));
}

const between = ([low, high]: readonly [number, number] = [0, 1]): string =>
  `95%: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}%`;

function describe(summary: Summary): string {
  const { players, wins, shares, scores, finished, failed } = summary;
  const seats = Object.keys(scores).map((seat, i) => {
    const points = scores[seat];
    const row = [`${seat} (${players[i] ?? ''})`, wins[seat] ?? 0, percent(wins[seat] ?? 0, finished)];
    const told = points
      ? `${points.mean} points on average, standard error ${points.error} (${points.min} to ${points.max})`
      : '';
    return [...row, between(shares[seat]), told];
  });
  return formatTable([
    [summary.game, [summary.scenario, ...summary.options].join(' + '), `seed ${summary.seed}`],
    ['finished', finished, failed > 0 ? `${failed} failed` : ''],
    ...seats,
    ['draw', wins['draw'] ?? 0, percent(wins['draw'] ?? 0, finished)],
    ['moves', summary.actions, `${summary.actionsPerSecond} a second`],
    ['seconds', summary.seconds, `${summary.gamesPerSecond} games a second`],
  ]);
}
