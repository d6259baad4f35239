/** `npm run build`: builds `dist`, and fails where the app has become larger than its limits. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listTooLarge, measureBuild } from './size-limit.mjs';

const SOURCES = [
  'src',
  'public',
  'scripts/csp.mjs',
  'tools/build',
  'tools/first-paint',
  'tools/fonts/plugin.ts',
  'tools/openings',
  'tools/rulebooks',
  'tools/words',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
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

/** Builds `dist`. Ends the program where that fails or the result is too large. */
export function build(root) {
  const wanted = fingerprint(root);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed, see above.');
    process.exit(1);
  }
  const tooLarge = listTooLarge(measureBuild(join(root, 'dist')));
  if (tooLarge.length > 0) {
    console.error(`The app has become too large.\n${tooLarge.join('\n')}`);
    process.exit(1);
  }
  writeFileSync(join(root, STAMP), wanted);
}

/** Builds `dist` when it is missing or older than its sources. */
export function ensureBuild(root) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return;
  console.log('Building …');
  build(root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build(dirname(dirname(process.argv[1])));
