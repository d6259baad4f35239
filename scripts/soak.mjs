/** `npm run soak`: everything that is long or random, for as long as one likes. Findings are written as saves. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium-install.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { checkPictures } from './pictures.mjs';
import { bin, inTurn, root, run } from './run.mjs';
import { ensureWords } from './words.mjs';

const USAGE = `usage: npm run soak -- [--minutes N] [--seed TEXT] [--since COMMIT] [--random]

Runs the long tests, all browser tests, the pictures and the tests of the workshop, then random games and changed saves of all games.

  --minutes N     how long the random part takes (30)
  --seed TEXT     what it draws from (the time at which it begins, printed)
  --since COMMIT  what the pictures are compared with (see npm test -- --pictures)
  --random        the random part alone

What is found is written as saves to .cache/failures and .cache/mutated, with the command that finds it again.
`;

/** A game with tools of its name has a folder here. */
const GAMES = readdirSync(new URL('../tools/games', import.meta.url));
/** This share of a game's time goes to changed saves. */
const MUTATED = 0.3;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '30' },
        seed: { type: 'string', default: new Date().toISOString().slice(0, 16) },
        since: { type: 'string' },
        random: { type: 'boolean', default: false },
      },
    });
    const minutes = Number(values.minutes);
    if (minutes > 0 && Number.isFinite(minutes)) return { ...values, minutes };
  } catch {
    // An argument that is not known: the usage says which there are.
  }
  console.error(USAGE);
  process.exit(2);
}

const { minutes, seed, since, random } = readOptions();
ensureDependencies(root);
await ensureWords();

const vitest = () =>
  run('long tests', [...bin('vitest', 'vitest.mjs'), 'run', '--project', 'node'], { env: { FRONTS_EFFORT: 'long' } });
const browser = () => run('all browser tests', [...bin('@playwright/test', 'cli.js'), 'test']);
const workshop = () => run('the workshop', [process.execPath, 'scripts/workshop.mjs', 'test']);

const tool = (title, name, game, seconds, ...more) => {
  const words = ['--game', game, '--seed', seed, '--seconds', String(Math.ceil(seconds)), '--json', ...more];
  return () =>
    run(`${title}: ${game}`, [...bin('tsx', 'dist/cli.mjs'), `tools/${name}/main.ts`, ...words], { quiet: true });
};

/** Compares screens and words with an earlier commit. */
async function looks() {
  const reports = mkdtempSync(join(tmpdir(), 'fronts-soak-'));
  const equal = await checkPictures({ since, report: join(reports, 'pictures.json') });
  rmSync(reports, { recursive: true, force: true });
  return equal.pictures && equal.dump;
}

/** A processor for each job, as long as there are any. */
async function sideBySide(jobs) {
  const left = [...jobs];
  const work = async () => {
    const good = [];
    for (let job = left.shift(); job; job = left.shift()) good.push(await job());
    return good;
  };
  return (await Promise.all(Array.from({ length: availableParallelism() }, work))).flat();
}

console.log(`seed ${seed}`);
const good = [];
if (!random) {
  ensureChromium(root);
  good.push(...(await inTurn(vitest, browser, looks, workshop)));
}
const share = (minutes * 60 * availableParallelism()) / GAMES.length;
good.push(
  ...(await sideBySide([
    ...GAMES.map((game) =>
      tool('random games', 'fuzz', game, share * (1 - MUTATED), '--games', '1000000', '--rare', '16'),
    ),
    ...GAMES.map((game) => tool('changed saves', 'mutate', game, share * MUTATED, '--saves', '1000000')),
  ])),
);
const failed = good.filter((one) => !one).length;
console.log(failed === 0 ? '\nNothing found.' : `\n${failed} parts found something, see above. Seed ${seed}.`);
process.exit(failed === 0 ? 0 : 1);
