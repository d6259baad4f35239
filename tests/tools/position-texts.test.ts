/** Texts of positions on the command lines, and as the start of a match. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../src/engine/kits/pack/form-values.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { SetupError } from '../../src/engine/kernel/types.ts';
import { checkExperiment, readExperiment } from '../../src/lab/experiment/plan.ts';
import { chanceOf } from '../../tools/fuzz/position-texts.ts';
import { fuzzCommand } from '../../tools/fuzz/command.ts';
import { executeCommand, type Terminal } from '../../tools/lib/cli.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { replayCommand } from '../../tools/replay/command.ts';
import { simulateCommand } from '../../tools/simulate/command.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';
import { anyKind } from '../support/positions.ts';

const folder = mkdtempSync(join(tmpdir(), 'fronts-positions-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(execute: (terminal: Terminal) => Promise<number>) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await execute({ print: (text) => out.push(text), complain: (text) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const SAVES = {
  'hitlers-last-battles': 'hitlers-last-battles.greedy-greedy-1',
  'hitlers-reich': 'hitlers-reich.intro-1941-42-greedy-1',
  'blitzkrieg-to-moscow-2': 'blitzkrieg-to-moscow-2.v2.plain-greedy-1',
} as const;

describe.each(GAME_IDS)('a position of %s', (id) => {
  const save = join(import.meta.dirname, `../recorded/${SAVES[id]}.json`);
  const replay = (...args: string[]) => run((terminal) => executeCommand(replayCommand, [save, ...args], terminal));

  it('is printed by replay, whole or as a seat sees it', async () => {
    const def = await loadGame(id);
    const whole = await replay('--position', '30');
    expect(whole).toMatchObject({ code: 0, err: '' });
    const positions = def.positions;
    expect(positions?.write(positions.read(whole.out, chanceOf('replay')))).toBe(whole.out);
    const open = await replay('--position', '30', '--seen-by', 'onlooker');
    expect(open.out.includes('?')).toBe(def.secrets !== undefined);
    const own = await replay('--position', '30', '--seen-by', def.seats[0], '--json');
    expect(JSON.parse(own.out)).toMatchObject({ file: save });
    expect((await replay('--position', '99999')).code).toBe(2);
    expect((await replay('--position', '1', '--seen-by', 'nobody')).code).toBe(2);
    expect((await replay('--seen-by', def.seats[0])).code).toBe(2);
  });

  it('begins games of simulate and of an experiment', async () => {
    const { out } = await replay('--position', '20', '--seen-by', 'onlooker');
    const file = join(folder, `${id}.txt`);
    writeFileSync(file, out);
    const args = ['--game', id, '--position', file, '--games', '2', '--players', 'random,random', '--json'];
    const simulated = await run((terminal) => executeCommand(simulateCommand, args, terminal));
    expect(simulated).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(simulated.out)).toMatchObject({ finished: 2, failed: 0 });

    const roster = await openRoster(id);
    const { scenario } = JSON.parse(simulated.out) as { readonly scenario: string };
    const experiment = (position: string) =>
      readExperiment(
        JSON.stringify({
          ...{ format: 'fronts-experiment', formatVersion: 1, name: 'from a text', game: id, seed: '1', games: 2 },
          start: { scenario, position },
          variants: [{ players: ['random', 'random'] }],
        }),
      );
    expect(() => checkExperiment(roster, experiment(out))).not.toThrow();
    expect(() => checkExperiment(roster, experiment(`${out}\nnonsense: 1`))).toThrow(/nonsense: is no section/);
  });

  it('is refused by simulate where the text is wrong, with its place', async () => {
    const file = join(folder, `${id}.wrong.txt`);
    writeFileSync(file, `${id}/1\nnow: nowhere`);
    const args = ['--game', id, '--position', file];
    const { code, err } = await run((terminal) => executeCommand(simulateCommand, args, terminal));
    expect(code).toBe(2);
    expect(err).toContain('now.1: nowhere is no step');
  });

  it('begins a match with the options that the set-up names, and its own where it names none', async () => {
    const def = await loadGame(id);
    const positions = def.positions;
    const [spec] = def.scenarios;
    if (!positions || !spec) throw new Error('no text');
    const ruling = spec.options.find(({ form, id: option }) => form.kind === 'choice' && option !== 'level');
    const [first = '', second = ''] = ruling ? valuesOf(ruling.form) : [];
    const game = simulate(def, { scenario: spec.id, seed: 'options', options: { [ruling?.id ?? '']: second } });
    game.playout(anyKind('options'), 25);
    const position = positions.write(game.state);
    const start = (options: Record<string, string | boolean>, scenario = spec.id) =>
      startGame(def, { scenario, seed: 'another', options, position }).state;
    expect(digestState(start({}))).toBe(digestState(game.state));
    expect(positions.write(start({ [ruling?.id ?? '']: first }))).not.toContain(`${ruling?.id ?? ''}=`);
    expect(() => start({ nonsense: true })).toThrow(SetupError);
    expect(() => start({}, 'nowhere')).toThrow(SetupError);
    expect(() => startGame(def, { scenario: spec.id, seed: '', options: {}, position, rules: 99 })).toThrow(SetupError);
  });

  it('deals what its text does not tell by the seed of the match', async () => {
    const def = await loadGame(id);
    const { out: position } = await replay('--position', '40', '--seen-by', 'onlooker');
    const { out: scenario } = { out: position.match(/scenario=(\S+)/)?.[1] ?? 'campaign' };
    const dealt = (seed: string) => digestState(startGame(def, { scenario, seed, options: {}, position }).state);
    expect(dealt('one')).toBe(dealt('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(dealt)).size > 1).toBe(def.secrets !== undefined);
  });
});

it('changed texts are tried by fuzz', async () => {
  const args = ['--game', 'hitlers-last-battles', '--texts', '300'];
  const { code, out } = await run((terminal) => executeCommand(fuzzCommand, args, terminal));
  expect(code).toBe(0);
  expect(out).toMatch(/300 texts.* 0 failed/);
  const json = await run((terminal) => executeCommand(fuzzCommand, [...args, '--json'], terminal));
  expect(JSON.parse(json.out)).toMatchObject({ texts: 300, failures: [] });
});
