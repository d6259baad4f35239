import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.fronts-lock';
/** The build needs this first. */
const BUILDER = 'node_modules/vite/bin/vite.js';
/** npm writes it at the end of a complete installation. */
const WHOLE = 'node_modules/.package-lock.json';

const digest = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Notes which lock file the installation belongs to. */
export function markInstalled(root) {
  writeFileSync(join(root, STAMP), digest(join(root, 'package-lock.json')));
}

/** Installs the locked dependencies when they are missing or belong to another lock file; `tool` is one of their files. */
export function ensureDependencies(root, tool = BUILDER) {
  const wanted = digest(join(root, 'package-lock.json'));
  const stamp = join(root, STAMP);
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isStamped && existsSync(join(root, WHOLE)) && existsSync(join(root, tool))) return;
  // An installation that is broken off must not look whole to the next start.
  rmSync(stamp, { force: true });
  console.log('Installing the locked dependencies …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed (npm ci failed, see above). Nothing else was changed.');
    process.exit(1);
  }
  markInstalled(root);
}
