/** `npm run dump`: writes all that the app says as plain text, and compares it with what it said at another commit. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareFolders, ensurePackages, ensureTree, findBase } from '../../scripts/base-tree.mjs';
import { defineCommand, UsageError } from '../lib/cli.ts';
import { dumpAll } from './dump.ts';

const USAGE = `
usage: npm run dump -- [--out FOLDER] [--since COMMIT]

Writes the sentences of both languages, the lists of legal moves, reasons and previews of all sample saves, the log and
the lists of all recorded games, and the lessons, as text files that hold nothing of the day or the machine.

  --out FOLDER     where they go (.cache/dump); what was there is deleted
  --since COMMIT   writes those of that commit as well, by its own code, and prints what differs

Exit code 0, with --since where nothing differs; 1 where something does; 2 for wrong arguments.
`;

const ROOT = join(import.meta.dirname, '../..');
const DUMP = '.cache/dump';
const MAIN = 'tools/dump/main.ts';
/** Differing lines printed of each file. */
const MOST_LINES = 12;

export const dumpCommand = defineCommand({
  name: 'dump',
  usage: () => USAGE,
  options: { out: { type: 'string', default: DUMP }, since: { type: 'string' } },
  async run({ out, since }, { print }) {
    const folder = join(ROOT, out);
    const base = since === undefined ? null : join(baseTree(since), DUMP);
    const files = await writeDump(folder);
    print(`${files} files in ${out}`);
    if (base === null) return 0;
    const { differing } = compareFolders(base, folder);
    for (const { name, lines } of differing) print([name, ...shorten(lines)].join('\n'));
    print(`${differing.length} files differ from ${since}`);
    return differing.length === 0 ? 0 : 1;
  },
});

/** The commit's tree with its dump, which is written once. */
function baseTree(since: string): string {
  const tree = ensureTree(ROOT, readCommit(since));
  if (!existsSync(join(tree, MAIN))) throw new UsageError(`${since} is older than this command and has no dump`);
  ensurePackages(ROOT, tree);
  if (existsSync(join(tree, DUMP))) return tree;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', MAIN], { cwd: tree, stdio: ['ignore', 2, 2] });
  if (status === 0) return tree;
  rmSync(join(tree, DUMP), { recursive: true, force: true });
  throw new Error(`the dump of ${since} failed`);
}

function readCommit(since: string): string {
  try {
    return findBase(ROOT, since);
  } catch {
    throw new UsageError(`there is no commit ${since}`);
  }
}

async function writeDump(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  let files = 0;
  await dumpAll(ROOT, (path, lines) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
    files++;
  });
  return files;
}

const shorten = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, MOST_LINES).map((line) => `  ${line.slice(0, 240)}`),
  ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more lines`] : []),
];
