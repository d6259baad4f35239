/** `npm test`: installs what is missing, runs every check, and ends with `N passed, N failed, N skipped`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium-install.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { checkPictures } from './pictures.mjs';
import { lint, types } from './static-checks.mjs';
import { bin, inTurn, root, run } from './run.mjs';
import { ensureWords } from './words.mjs';

const USAGE = `usage: npm test -- [--browser smoke|rest|all]
       npm test -- --pictures [--since COMMIT] [--only STATE]

  --browser   which tests of the built app: those of every change (smoke, without the option), those of a release
              (rest: nothing but the browser tests that smoke leaves out), or all checks with all browser tests.
  --pictures  nothing but pictures of the screens and a dump of all that they say, compared with an earlier commit, which
              is built for it: for a change that must not be seen.
  --since     that commit; without it, the one at which this branch left main, or else the last one.
  --only      the states whose names match, and no dump: home, result-, table-.
`;

const BROWSER = { smoke: ['--grep', '@smoke'], rest: ['--grep-invert', '@smoke'], all: [] };

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        browser: { type: 'string', default: 'smoke' },
        pictures: { type: 'boolean', default: false },
        since: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const isFit = values.pictures || (values.since ?? values.only) === undefined;
    if (Object.hasOwn(BROWSER, values.browser) && isFit) return values;
  } catch {
    // An argument that is not known: the usage says which there are.
  }
  console.error(USAGE);
  process.exit(2);
}

/** Counts of a run, from the runner's JSON report; a report that is missing counts as one failure. */
function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const ofList = (good) => ({
  passed: good.filter(Boolean).length,
  failed: good.filter((one) => !one).length,
  skipped: 0,
});

const { browser, pictures, since, only } = readOptions();
ensureDependencies(root);
ensureChromium(root);
await ensureWords();
const reports = mkdtempSync(join(tmpdir(), 'fronts-test-'));

const build = () => run('build', [process.execPath, 'scripts/build.mjs'], { quiet: true });

/** The checks without a browser. Lint keeps one processor busy, types and the build the other. */
async function checkCode() {
  const [linted, checked] = await Promise.all([lint(), inTurn(...types, build)]);
  const report = join(reports, 'unit.json');
  const ok = await run('unit, properties, architecture, components', [
    ...bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const unit = counts(report, (r) => ({
    passed: r.numPassedTests,
    failed: Math.max(r.numFailedTests, ok ? 0 : 1),
    skipped: r.numPendingTests + r.numTodoTests,
  }));
  return [ofList([linted, ...checked]), unit];
}

async function checkBrowser() {
  const report = join(reports, 'e2e.json');
  const command = [...bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json', ...BROWSER[browser]];
  const ok = await run('end to end in Chromium', command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return countBrowser(report, ok);
}

const countBrowser = (report, ok) =>
  counts(report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, ok ? 0 : 1),
    skipped: stats.skipped,
  }));

async function checkLooks() {
  const report = join(reports, 'pictures.json');
  const equal = await checkPictures({ since, only, report });
  return [countBrowser(report, equal.pictures), ofList('dump' in equal ? [equal.dump] : [])];
}

const checkAll = async () => [...(browser === 'rest' ? [] : await checkCode()), await checkBrowser()];

const all = await (pictures ? checkLooks() : checkAll());
rmSync(reports, { recursive: true, force: true });
const sum = (part) => all.reduce((total, one) => total + one[part], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 ? 0 : 1);
