/** `npm run mutate`: changed saves, imported and played on. */
import { defineCommand, readCount } from '../lib/cli.ts';
import { openKit, readGames, tellIds } from '../lib/games.ts';
import { round } from '../lib/table.ts';
import { runMutate, type MutateReport } from './mutate.ts';
import { listOriginals } from './originals.ts';

const usage = (): string => `
usage: npm run mutate -- [--game GAME] [--saves N] [--seed TEXT] [--only N] [--seconds N] [--out FOLDER] [--json]

Changes sound saves (recorded games and samples, whole and going on from any of their states; positions of lessons and
of random games) as a damaged disk, an editor or an attacker would, and brings each in. What is taken must keep every
invariant, and must go on keeping them over 40 random moves.

  --game GAME     ${tellIds()}; all of them when left out
  --saves N       how many saves, shared evenly by the games (100000)
  --seed TEXT     save i is changed by the seed TEXT/i (1)
  --only N        save N and no other, to see a finding again
  --seconds N     change no save after so many seconds a game
  --out FOLDER    where the saves go that should have been refused (.cache/mutated)
  --json          one JSON object for each game

Exit code 0 when nothing was found, 1 when something was, 2 for wrong arguments.
`;

export const mutateCommand = defineCommand({
  name: 'mutate',
  usage,
  options: {
    game: { type: 'string' },
    saves: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    out: { type: 'string', default: '.cache/mutated' },
    json: { type: 'boolean', default: false },
  },
  async run({ game, saves, seed, only, seconds, out, json }, { print, complain }) {
    const ids = readGames(game);
    const order = {
      seed,
      saves: only === undefined ? Math.ceil(readCount('saves', saves) / ids.length) : 1,
      first: only === undefined ? 0 : readCount('only', only, 0),
      seconds: seconds === undefined ? Infinity : readCount('seconds', seconds),
      out,
    };
    let found = 0;
    for (const id of ids) {
      const kit = await openKit(id);
      const report = await runMutate(kit.def, await listOriginals(kit), order);
      print(json ? JSON.stringify(report) : describe(report));
      for (const { kind, save, original, change, detail, file } of report.findings)
        complain(
          `${kind}: save ${save}, ${original}: ${change}\n  ${detail}\n  ${file}\n  again: npm run mutate -- --game ${id} --seed ${seed} --only ${save}`,
        );
      found += report.findings.length;
    }
    return found === 0 ? 0 : 1;
  },
});

function describe({
  game,
  seed,
  saves,
  taken,
  refused,
  unsound,
  uncaught,
  later,
  moves,
  seconds,
}: MutateReport): string {
  const reasons = Object.entries(refused).sort(([, a], [, b]) => b - a);
  return [
    `${game}, seed ${seed}: ${saves} saves in ${round(seconds, 1)} s, ${round(saves / seconds, 0)} a second`,
    `  taken: ${taken}, played on for ${moves} moves`,
    `  taken against the invariants: ${unsound}; uncaught: ${uncaught}; failed later: ${later}`,
    ...reasons.map(([key, n]) => `  refused ${n} times: ${key}`),
  ].join('\n');
}
