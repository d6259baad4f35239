/** `npm run quick`: the tests that a change most likely breaks, in under a minute. `npm test` runs everything. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium-install.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { bin, inTurn, root, run } from './run.mjs';
import { lintOf, types } from './static-checks.mjs';
import { ensureWords } from './words.mjs';

const USAGE = `usage: npm run quick -- [--since COMMIT]

Types, lint of the changed files, the tests nearest to the change and one turn in a browser.

  --since   the change is what differs from this commit; without it, what is not committed, or else the last commit
`;

/** Seconds of tests, by what they took before; the types and the browser need the two processors for as long again. */
const BUDGET = 28;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit that the change is counted from. */
function readSince() {
  try {
    const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
    if (since !== undefined) return git('rev-parse', '--verify', `${since}^{commit}`)[0];
    return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

ensureDependencies(root);
ensureChromium(root);
await ensureWords();
const since = readSince();
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(join(root, file)),
);
const code = changed.filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.startsWith('workshop/'));

// Loaded only now: on a fresh checkout the loader of TypeScript is not there before.
const { tsImport } = await import('tsx/esm/api');
const { listNearTests } = await tsImport('../tools/quick/near-tests.ts', import.meta.url);
const near = listNearTests(root, changed, BUDGET);
const list = (files) => files.map((file) => `   ${file}\n`).join('');
if (near.left.length > 0) console.log(`Left to npm test, about ${Math.round(near.leftSeconds)} s:\n${list(near.left)}`);

const tests = () =>
  run(`${near.run.length} nearest tests`, [...bin('vitest', 'vitest.mjs'), 'run', ...near.run], { quiet: true });
const browser = () =>
  run('a turn in Chromium', [...bin('@playwright/test', 'cli.js'), 'test', '--grep', '@quick', '--reporter=line'], {
    quiet: true,
  });

const good = await Promise.all([
  inTurn(types[0], ...(code.length > 0 ? [lintOf(code)] : [])),
  inTurn(tests),
  // The browser's server builds the app where it is stale.
  inTurn(browser),
]);
const failed = good.flat().filter((one) => !one).length;
console.log(`\n${changed.length} files changed since ${since}: ${failed === 0 ? 'good' : `${failed} checks failed`}`);
process.exit(failed === 0 ? 0 : 1);
