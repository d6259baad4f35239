/** An earlier commit, unpacked and runnable, so that what it shows and says can be compared with this tree. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const FOLDER = '.cache/base';
/** Written last: a tree without it was broken off. */
const WHOLE = '.whole';

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const commitOf = (root, ref) => git(root, 'rev-parse', '--verify', `${ref}^{commit}`);

/** The commit where this branch left `main`; null in a copy without `main`. */
function leftMain(root) {
  try {
    return git(root, 'merge-base', 'HEAD', 'main');
  } catch {
    return null;
  }
}

/** The commit to compare with: `since`, else where this branch left main, else what was there before the last change. */
export function findBase(root, since) {
  if (since !== undefined) return commitOf(root, since);
  const head = commitOf(root, 'HEAD');
  const left = leftMain(root) ?? head;
  if (left !== head || git(root, 'status', '--porcelain') !== '') return left;
  return commitOf(root, 'HEAD~1');
}

/** Checks out a commit into a separate folder. Only the last one is kept: a tree with its build takes 90 MB. */
export function ensureTree(root, commit) {
  const trees = join(root, FOLDER);
  const tree = join(trees, commit.slice(0, 12));
  if (existsSync(join(tree, WHOLE))) return tree;
  rmSync(trees, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  // No git worktree: that would stay registered in the repository when this folder is deleted.
  const archive = join(trees, 'tree.tar');
  git(root, 'archive', '--format=tar', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  writeFileSync(join(tree, WHOLE), '');
  return tree;
}

const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Gives a tree the packages it was written for: ours if the lock files are equal, else a separate installation. */
export function ensurePackages(root, tree) {
  if (existsSync(join(tree, 'node_modules'))) return;
  if (lockOf(root) === lockOf(tree)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  else ensureDependencies(tree);
}

/** Every file below a folder, as paths with `/`. */
const listFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : [];

/** Lines of `text` that `other` lacks, each as often as it is missing there. */
function linesOnlyIn(text, other) {
  const left = new Map();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Files of text that differ between two folders, each with the lines that are gone (`-`) and new (`+`). */
export function compareFolders(before, after) {
  const names = [...new Set([...listFiles(before), ...listFiles(after)])].sort();
  const read = (folder, name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const differing = names.flatMap((name) => {
    const [old, now] = [read(before, name), read(after, name)];
    if (old === now) return [];
    const lines = [
      ...linesOnlyIn(old, now).map((line) => `- ${line}`),
      ...linesOnlyIn(now, old).map((line) => `+ ${line}`),
    ];
    return [{ name, lines: lines.length > 0 ? lines : ['the same lines in another order'] }];
  });
  return { files: names.length, differing };
}
