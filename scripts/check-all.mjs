/** `npm test`: installs what is missing, runs every check, and ends with `N passed, N failed, N skipped`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name, file) => join(root, 'node_modules', name, file);

/** Runs a command with its output shown; true when it ended well. */
function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const node = (title, script, args, env) => run(title, process.execPath, [script, ...args], env);

/** Installs Debian's Chromium where apt may do it; the tests of the built app need a browser. */
function ensureChromium() {
  if (findChromium()) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return existsSync('/usr/bin/apt-get') && run(`apt-get ${args[0]}`, command, rest);
  };
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && findChromium()) return;
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  );
  process.exit(1);
}

/** Counts of a run, from the runner's JSON report; a report that is missing counts as one failure. */
function counts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

ensureDependencies(root);
ensureChromium();
const reports = mkdtempSync(join(tmpdir(), 'fronts-test-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

const tsc = bin('typescript', 'bin/tsc');
const checks = [
  node('types: app, tests, tools', tsc, ['-p', 'tsconfig.json']),
  node('types: engine without DOM', tsc, ['-p', 'src/engine/tsconfig.json']),
  node('lint', bin('eslint', 'bin/eslint.js'), ['.']),
];
const unitOk = node('unit, properties, architecture, components', bin('vitest', 'vitest.mjs'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
checks.push(node('build', bin('vite', 'bin/vite.js'), ['build', '--logLevel', 'warn']));
const e2eOk = node('end to end in Chromium', bin('@playwright/test', 'cli.js'), ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
});

const unit = counts(unitReport, (r) => ({
  passed: r.numPassedTests,
  failed: Math.max(r.numFailedTests, unitOk ? 0 : 1),
  skipped: r.numPendingTests + r.numTodoTests,
}));
const e2e = counts(e2eReport, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: Math.max(stats.unexpected, e2eOk ? 0 : 1),
  skipped: stats.skipped,
}));
rmSync(reports, { recursive: true, force: true });

const good = checks.filter(Boolean).length;
const passed = unit.passed + e2e.passed + good;
const failed = unit.failed + e2e.failed + checks.length - good;
console.log(`\n${passed} passed, ${failed} failed, ${unit.skipped + e2e.skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
