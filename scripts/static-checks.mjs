/** Types and lint. What was found good is remembered, so that a change is checked and not everything anew. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './run.mjs';

const MEMORY = join(root, 'node_modules/.cache/checks');
mkdirSync(MEMORY, { recursive: true });

const tsc = (title, project, memory) => () =>
  run(
    title,
    [...bin('typescript', 'bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', join(MEMORY, memory)],
    { quiet: true },
  );

export const types = [
  tsc('types: app, tests, tools', 'tsconfig.json', 'app.tsbuildinfo'),
  tsc('types: engine without DOM', 'src/engine/tsconfig.json', 'engine.tsbuildinfo'),
];

const eslint = (files) => [
  ...bin('eslint', 'bin/eslint.js'),
  '--cache',
  '--cache-strategy=content',
  '--cache-location',
  join(MEMORY, 'lint'),
  ...files,
];

export const lint = () => run('lint', eslint(['.']), { quiet: true });
export const lintOf = (files) => () => run('lint of what changed', eslint(files), { quiet: true });
