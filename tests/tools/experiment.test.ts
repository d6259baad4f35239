/** The command line of experiments: one run, joined parts, continued runs, and refused files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readExperiment } from '../../src/lab/experiment/plan.ts';
import { experimentCommand } from '../../tools/experiment/command.ts';
import { executeCommand } from '../../tools/lib/cli.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fronts-experiment-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string): string => join(folder, name);

const PLAN = {
  ...{
    format: 'fronts-experiment',
    formatVersion: 1,
    name: 'Who plays',
    game: 'hitlers-last-battles',
    seed: 't',
    games: 4,
  },
  start: { scenario: 'campaign' },
  variants: [{ players: ['random', 'random'] }, { players: ['recruit', 'random'] }],
};
const plan = fileOf('plan.json');
writeFileSync(plan, JSON.stringify(PLAN));

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = { print: (text: string) => out.push(text), complain: (text: string) => err.push(text) };
  const code = await executeCommand(experimentCommand, [...args, '--processes', '1'], terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('an experiment', () => {
  it('prints one object that names its intervals', async () => {
    const { code, out } = await run(plan, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      interval: [expect.any(Number), expect.any(Number)] as unknown,
      variants: [
        { games: 4, wins: [{ seat: 'german', interval: expect.any(Array) as unknown }, { seat: 'allied' }] },
        { games: 4 },
      ],
      comparison: { pairs: 4, interval: expect.any(Array) as unknown },
    });
  });

  it('says in a sentence what came of it, and tells each variant in a table', async () => {
    const { out } = await run(plan);
    expect(out).toMatch(/^Who plays\n\n(After \d+ games of each variant, neither|With variant B)/);
    expect(out).toMatch(/\nA +random and random\n/);
    expect(out).toMatch(/\nB +recruit and random\n/);
    expect(out).not.toMatch(/⟦|undefined|NaN/);
  });

  it('comes to the same figures in parts, in several processes, and where it goes on', async () => {
    const { out: whole } = await run(plan, '--json', '--csv', fileOf('whole.csv'));
    for (const part of [1, 2, 3]) await run(plan, '--shard', `${part}/3`, '--out', fileOf(`part-${part}.jsonl`));
    const parts = [1, 2, 3].map((part) => fileOf(`part-${part}.jsonl`));
    const { out: merged } = await run('merge', ...parts, '--json', '--out', fileOf('merged.jsonl'));
    expect(merged).toBe(whole);
    const { err } = await run('merge', ...parts.slice(0, 2));
    expect(err).toBe('2 of 8 games are missing (numbers 3): merge the parts that have them too');
    expect((await run('merge', ...parts)).err).toBe('');

    const lines = readFileSync(fileOf('merged.jsonl'), 'utf8').split('\n');
    writeFileSync(fileOf('half.jsonl'), `${lines.slice(0, 4).join('\n')}\n{"pair":`);
    expect((await run(plan, '--json', '--out', fileOf('half.jsonl'))).out).toBe(whole);
    expect(readFileSync(fileOf('half.jsonl'), 'utf8')).toBe(readFileSync(fileOf('merged.jsonl'), 'utf8'));

    const args = ['--import', 'tsx', 'tools/experiment/main.ts', plan, '--json', '--processes', '2'];
    expect(spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim()).toBe(whole);
    expect(readFileSync(fileOf('whole.csv'), 'utf8').split('\r\n')).toHaveLength(10);
  }, 60_000);

  it.each([
    ['no JSON', '{', /not JSON/],
    ['another game', JSON.stringify({ ...PLAN, game: 'chess' }), /game refers to “chess”, which does not exist/],
    ['a key too many', JSON.stringify({ ...PLAN, run: 'rm' }), /has an error at run/],
  ])('ends with 1 and the reason where the file is wrong: %s', async (name, text, why) => {
    const file = fileOf(`${name}.json`);
    writeFileSync(file, text);
    const { code, out, err } = await run(file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(why);
  });

  it('has an example that can be played', () => {
    const example = readExperiment(readFileSync(join(ROOT, 'docs/examples/experiment.json'), 'utf8'));
    expect(example.variants).toHaveLength(2);
  });
});
