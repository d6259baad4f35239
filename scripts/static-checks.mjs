/** Types and lint. The compiler caches what it has checked, so that only changes are checked again. */
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

/** The workshop installs separate packages, without which its types are unknown; `npm run workshop` checks it. */
const oxlint = (files) => [...bin('oxlint', 'bin/oxlint'), '--deny-warnings', '--ignore-pattern', 'workshop', ...files];

export const lint = () => run('lint', oxlint([]), { quiet: true });
export const lintOf = (files) => () => run('lint of what changed', oxlint(files), { quiet: true });
