/** `npm run fuzz-packs`: data packs drawn at random, refused with a place or played. */
import { findGame } from '../../src/games/shelf.ts';
import { defineCommand, readCount } from '../lib/cli.ts';
import { readGames, tellIds } from '../lib/games.ts';
import { round } from '../lib/table.ts';
import { fuzzPacks, type PackFuzzReport } from './fuzz-packs.ts';

const usage = (): string => `
usage: npm run fuzz-packs -- [--game GAME] [--packs N] [--seed TEXT] [--first N] [--only N] [--play N] [--seconds N]

Draws data packs: half as a person could have entered them, half damaged in one place. Each is refused with the place that
does not fit, or a match with it begins and keeps every invariant.

  --game GAME     ${tellIds()}; all of them when left out
  --packs N       how many packs, shared evenly by the games (200000)
  --seed TEXT     pack i is drawn by the seed TEXT/i (1)
  --first N       number of the first pack (0), to share a run between processors
  --only N        pack N and no other, to see a finding again
  --play N        one accepted pack in N is played for 60 moves (20)
  --seconds N     draw no pack after so many seconds a game

Exit code 0 when nothing was found, 1 when something was, 2 for wrong arguments.
`;

export const fuzzPacksCommand = defineCommand({
  name: 'fuzz-packs',
  usage,
  options: {
    game: { type: 'string' },
    packs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    only: { type: 'string' },
    play: { type: 'string', default: '20' },
    seconds: { type: 'string' },
  },
  async run({ game, packs, seed, first, only, play, seconds }, { print, complain }) {
    const ids = readGames(game);
    const order = {
      seed,
      packs: only === undefined ? Math.ceil(readCount('packs', packs) / ids.length) : 1,
      first: only === undefined ? readCount('first', first, 0) : readCount('only', only, 0),
      playOneIn: only === undefined ? readCount('play', play) : 1,
      seconds: seconds === undefined ? Infinity : readCount('seconds', seconds),
    };
    let found = 0;
    for (const id of ids) {
      const kit = await findGame(id)?.packs?.kit();
      if (!kit) continue;
      const report = fuzzPacks(kit, order);
      print(describe(report));
      for (const { pack, detail, text } of report.findings)
        complain(
          `pack ${pack}: ${detail}\n  ${text}\n  again: npm run fuzz-packs -- --game ${id} --seed ${seed} --only ${pack}`,
        );
      found += report.findings.length;
    }
    return found === 0 ? 0 : 1;
  },
});

function describe({ game, packs, taken, moves, refused, findings, seconds }: PackFuzzReport): string {
  const reasons = Object.entries(refused).sort(([, a], [, b]) => b - a);
  return [
    `${game}: ${packs} packs in ${round(seconds, 1)} s, ${taken} taken, ${moves} moves played, ${findings.length} findings`,
    ...reasons.map(([key, n]) => `  refused ${n} times: ${key}`),
  ].join('\n');
}
