/** `npm run fuzz`: random games under watch. */
import { GAME_IDS } from '../../src/engine/games/registry.ts';
import { defineCommand, readChoice, readCount } from '../lib/cli.ts';
import { openKit } from '../lib/game-kit.ts';
import { round } from '../lib/table.ts';
import { formatCoverage, listUnseen } from './coverage.ts';
import { runFuzz, type FuzzReport } from './fuzz.ts';

const USAGE = `
usage: npm run fuzz -- [--game GAME] [--games N] [--seed TEXT] [--only N] [--seconds N] [--out FOLDER] [--json]

Plays random games, led into every corner, and checks at each step that the rules keep their promises:
listed moves are accepted, others refused with the state unchanged, notation reads back, invariants hold,
states survive JSON, views hold no secret, both runners agree, saves replay, the game ends.

  --game GAME     ${GAME_IDS.join(', ')}; all of them when left out
  --games N       how many games of each (20000)
  --seed TEXT     game i is played from the seed TEXT/i (1)
  --only N        game N and no other, to see a failure again
  --seconds N     begin no game after so many seconds
  --out FOLDER    where the save files of failed games go (.cache/failures)
  --json          one JSON object for each game instead of a table

Exit code 0 when nothing was found, 1 when something was, 2 for wrong arguments.
`;

export const fuzzCommand = defineCommand({
  name: 'fuzz',
  usage: USAGE,
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    out: { type: 'string', default: '.cache/failures' },
    json: { type: 'boolean', default: false },
  },
  async run({ game, games, seed, only, seconds, out, json }, { print, complain }) {
    const ids = game === undefined ? GAME_IDS : [readChoice('game', game, GAME_IDS)];
    const order = {
      seed,
      games: only === undefined ? readCount('games', games) : 1,
      first: only === undefined ? 0 : readCount('only', only, 0),
      seconds: seconds === undefined ? Infinity : readCount('seconds', seconds),
      out,
    };
    let failed = 0;
    for (const id of ids) {
      const report = runFuzz(await openKit(id), order);
      print(json ? JSON.stringify({ ...report, unseen: listUnseen(report.coverage) }) : describe(report));
      for (const { game: number, at, detail, file } of report.failures)
        complain(
          `found in game ${number}, move ${at}: ${detail}\n  ${file ?? 'no file'}\n  again: npm run fuzz -- --game ${id} --seed ${seed} --only ${number}`,
        );
      failed += report.failures.length;
    }
    return failed === 0 ? 0 : 1;
  },
});

function describe(report: FuzzReport): string {
  const { game, seed, games, steps, seconds, failures, coverage } = report;
  const unseen = listUnseen(coverage);
  return [
    `${game}, seed ${seed}: ${games} games, ${steps} moves, ${round(seconds, 1)} s, ${failures.length} failed`,
    formatCoverage(coverage),
    unseen.length === 0 ? 'everything was reached' : `not reached: ${unseen.join(', ')}`,
  ].join('\n');
}
