/** `npm run map` and its like: a part of the workshop. Packages that it needs and the app does not are installed first. */
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { bin, inTurn, root, run } from './run.mjs';
import { ensureWords } from './words.mjs';
import { OF_APP, PARTS } from './workshop-parts.mjs';

const [part, ...rest] = process.argv.slice(2);
if (part !== 'test' && !PARTS.includes(part)) {
  console.error(`usage: node scripts/workshop.mjs ${[...PARTS, 'test'].join(' | ')}`);
  process.exit(2);
}

requireNode();
ensureDependencies(root);
await ensureWords();
if (!OF_APP.includes(part)) ensureDependencies(join(root, 'workshop'), 'node_modules/subset-font/package.json');

const checks = [
  () => run('types of the workshop', [...bin('typescript', 'bin/tsc'), '-p', 'workshop/tsconfig.json']),
  () => run('lint of the workshop', [...bin('oxlint', 'bin/oxlint'), '--deny-warnings', 'workshop']),
  () =>
    run('tests of the workshop', [
      ...bin('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'workshop/vitest.config.ts',
      ...rest,
    ]),
];
const work = () => run(part, [...bin('tsx', 'dist/cli.mjs'), `workshop/${part}/main.ts`, ...rest]);
const good = await (part === 'test' ? inTurn(...checks) : inTurn(work));
process.exit(good.every(Boolean) ? 0 : 1);
