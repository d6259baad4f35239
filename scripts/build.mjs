import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

const SOURCES = [
  'src',
  'public',
  'scripts/csp.mjs',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = 'dist/.sources';

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** Fingerprint of everything a build reads: path, size and modification time of each file. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesUnder(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\n${size}\n${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

/** Builds `dist` when it is missing or older than its sources. */
export function ensureBuild(root) {
  const wanted = fingerprint(root);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed, see above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
