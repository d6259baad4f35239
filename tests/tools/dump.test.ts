import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareFolders, ensureTree, findBase } from '../../scripts/base-tree.mjs';
import { executeCommand } from '../../tools/lib/cli.ts';
import { dumpCommand } from '../../tools/dump/command.ts';
import { learn, listChoices, listReasons, thinOut, type Match } from '../../tools/dump/matches.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { loadSample, sampleOf } from '../support/samples.ts';

const root = mkdtempSync(join(tmpdir(), 'fronts-dump-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('an earlier commit', () => {
  const folder = join(root, 'repository');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string) => {
    put('repository/a.txt', text);
    git('add', '-A');
    git('commit', '-qm', text);
    return git('rev-parse', 'HEAD');
  };

  it('is the one asked for, where the branch left main, or what was there before the last change', () => {
    mkdirSync(folder);
    git('init', '-q', '-b', 'main');
    put('repository/.gitignore', '.cache/\n');
    const first = commit('first');
    const second = commit('second');
    expect(findBase(folder)).toBe(first);
    expect(findBase(folder, 'HEAD~1')).toBe(first);
    expect(() => findBase(folder, 'nowhere')).toThrow();
    put('repository/a.txt', 'changed');
    expect(findBase(folder)).toBe(second);
    git('checkout', '-q', '-b', 'other');
    commit('third');
    expect(findBase(folder)).toBe(second);

    const tree = ensureTree(folder, second);
    expect(readFileSync(join(tree, 'a.txt'), 'utf8')).toBe('second');
    // Its build stays until another commit is asked for.
    writeFileSync(join(tree, 'built'), '');
    expect(ensureTree(folder, second)).toBe(tree);
    expect(existsSync(join(tree, 'built'))).toBe(true);
    ensureTree(folder, first);
    expect(existsSync(tree)).toBe(false);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});

describe('two folders', () => {
  it('are compared file by file, line by line', () => {
    put('before/same.txt', 'a\nb\n');
    put('after/same.txt', 'a\nb\n');
    put('before/lists/changed.txt', 'a\nb\nb\nc\n');
    put('after/lists/changed.txt', 'a\nb\nd\nc\n');
    put('before/moved.txt', 'a\nb\n');
    put('after/moved.txt', 'b\na\n');
    put('after/new.txt', 'n');
    expect(compareFolders(join(root, 'before'), join(root, 'after'))).toEqual({
      files: 4,
      differing: [
        { name: 'lists/changed.txt', lines: ['- b', '+ d'] },
        { name: 'moved.txt', lines: ['the same lines in another order'] },
        { name: 'new.txt', lines: ['- ', '+ n'] },
      ],
    });
    expect(compareFolders(join(root, 'after'), join(root, 'after')).differing).toEqual([]);
  });
});

describe('the command', () => {
  const run = async (...args: readonly string[]) => {
    const said: string[] = [];
    const hear = (text: string) => void said.push(text);
    return { code: await executeCommand(dumpCommand, args, { print: hear, complain: hear }), text: said.join('\n') };
  };

  it('refuses a commit that is not there, and any other argument', async () => {
    expect(await run('--since', 'nowhere')).toMatchObject({
      code: 2,
      text: expect.stringContaining('nowhere') as unknown,
    });
    expect((await run('--sinc', 'x')).code).toBe(2);
    expect((await run('--help')).text).toContain('usage: npm run dump');
  });
});

describe('what is written of a position', () => {
  const def = hitlersLastBattles as unknown as GameDefinition<Types>;
  const sample = sampleOf('hitlers-last-battles.move-german');
  const match: Match = { name: sample.name, def, timeline: loadSample(def, sample) };
  const state = match.timeline.points.at(-1)?.state;
  const say = ({ key }: { readonly key: string }) => key;

  it('is its question, every answer, and a reason for what is not among them', () => {
    if (!state) throw new Error('no position');
    const [question, ...answers] = listChoices(def, state, say);
    expect(question).toMatch(/^movement\/move asks german: /);
    expect(answers).toContainEqual(expect.stringMatching(/^end-move\t/));
    const known = learn([match]);
    expect(known.targets).toContain('space:0304');
    const reasons = listReasons(def, state, known, say);
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.every((line) => /\t.*: /.test(line))).toBe(true);
  });

  it('is no more than asked for, evenly', () => {
    expect(thinOut([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(thinOut([1, 2], 3)).toEqual([1, 2]);
    expect(thinOut([], 3)).toEqual([]);
  });
});
