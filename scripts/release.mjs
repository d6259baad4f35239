/** `npm run release`: the built app as an archive that any static host serves, with its checksum. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './run.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

requireNode();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}`))
  fail(`CHANGELOG.md has no section "## ${version}". Write what is new first.`);
ensureDependencies(root);
build(root);

const name = `fronts-${version}`;
const folder = join(root, 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
cpSync(join(root, 'dist'), join(folder, name), { recursive: true, filter: (path) => !path.endsWith('.sources') });
// Every system that runs Node 20 has a tar.
const { status } = spawnSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: folder, stdio: 'inherit' });
if (status !== 0) fail('The archive could not be written, see above.');
const digest = createHash('sha256')
  .update(readFileSync(join(folder, `${name}.tar.gz`)))
  .digest('hex');
writeFileSync(join(folder, `${name}.tar.gz.sha256`), `${digest}  ${name}.tar.gz\n`);
rmSync(join(folder, name), { recursive: true });
console.log(`release/${name}.tar.gz\nsha256 ${digest}`);
