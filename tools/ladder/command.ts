/** `npm run ladder` measures how strong the programs of a game are against each other. */
import type { Roster } from '../../src/lab/seated.ts';
import { defineCommand, readChoice, readCount, readPlayer, UsageError, type ExitCode } from '../lib/cli.ts';
import { listIds, openRoster, tellIds } from '../lib/games.ts';
import { formatTable, percent } from '../lib/table.ts';
import { playLadder, type Ladder, type Pairing } from './ladder.ts';

const usage = (): string => `
usage: npm run ladder -- --game GAME [--scenario ID] [--levels A,B,...] [--games N] [--seed TEXT] [--all] [--json]

Plays every program against every other, each seed twice with the seats swapped, and rates them. A pairing ends when it
is plain who is better, or after N games; its interval holds with 95% confidence whenever it ends.

  --game GAME      ${tellIds()}
  --scenario ID    the game's first scenario when left out
  --levels A,B     the programs, marshal:200 being one that may play out 200 lines for a decision (greedy, and those a person can play against)
  --games N        how many games of each pairing at most (100)
  --seed TEXT      games 2i and 2i + 1 (from 0) are played from the seed TEXT/i (ladder)
  --all            plays all N games, also when it is plain who is better
  --json           one JSON object instead of tables

How far it is goes to the second output. Nothing is written.
`;

export const ladderCommand = defineCommand({
  name: 'ladder',
  usage,
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    levels: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'ladder' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ game, scenario, levels, games, seed, all, json }, { print, complain }): Promise<ExitCode> {
    if (game === undefined) throw new UsageError('--game is missing');
    const roster = await openRoster(readChoice('game', game, listIds()));
    const scenarios = roster.def.scenarios.map(({ id }) => id);
    const { ids } = roster.players;
    const names = levels?.split(',').map((name) => readPlayer(name, ids, 'levels')) ?? usualLevels(roster.players);
    if (names.length < 2 || new Set(names).size < names.length)
      throw new UsageError(`--levels takes two names or more, all different, not ${names.join(',')}`);
    const order = {
      scenario: readChoice('scenario', scenario ?? scenarios[0] ?? '', scenarios),
      levels: names,
      games: readCount('games', games, 2),
      seed,
      stops: !all,
    };
    const ladder = playLadder(roster, order, (pairing) => complain(tell(pairing)));
    print(json ? JSON.stringify(ladder) : describe(ladder));
    return 0;
  },
});

/** Every row of what a level is measured by: the levels themselves, and the player of the first edition. */
export const usualLevels = ({ ids, levels }: Pick<Roster['players'], 'ids' | 'levels'>): readonly string[] => [
  ...ids.filter((id) => id === 'greedy'),
  ...levels,
];

const tell = ({ first, second, games, share, interval: [low, high], lead, seconds }: Pairing): string =>
  `${first} against ${second}: ${percent(share, 1)} of ${games} (${percent(low, 1)} to ${percent(high, 1)}), ${tellLead(lead)}, ${seconds} s`;

const tellLead = ({ mean, error }: Pairing['lead']): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean)} ± ${error} points`;

function describe({ game, scenario, seed, pairings, ratings }: Ladder): string {
  const rows = pairings.map(({ first, second, games, share, bySeat, lead, interval: [low, high] }) => [
    `${first} against ${second}`,
    games,
    percent(share, 1),
    `95%: ${percent(low, 1)} to ${percent(high, 1)}`,
    tellLead(lead),
    Object.entries(bySeat)
      .map(([seat, won]) => `${seat} ${percent(won, 1)}`)
      .join(', '),
  ]);
  const rated = [...ratings]
    .sort((a, b) => b.rating - a.rating)
    .map(({ name, rating, interval: [low, high] }) => [name, rating, `95%: ${low} to ${high}`]);
  return [formatTable([[game, scenario, `seed ${seed}`], ...rows]), formatTable([['rating', ''], ...rated])].join(
    '\n\n',
  );
}
