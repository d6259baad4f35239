import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.fronts-lock';

const digest = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Installs the locked dependencies when they are missing or belong to another lock file. */
export function ensureDependencies(root) {
  const wanted = digest(join(root, 'package-lock.json'));
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
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
  writeFileSync(stamp, wanted);
}
