import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readingsCommand } from '../../tools/readings/command.ts';
import { tuneCommand } from '../../tools/tune/command.ts';
import type { Weights } from '../../src/players/value.ts';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { benchCommand } from '../../tools/bench/command.ts';
import { experimentCommand } from '../../tools/experiment/command.ts';
import { fitCommand } from '../../tools/fit/command.ts';
import { fuzzCommand } from '../../tools/fuzz/command.ts';
import type { FuzzReport } from '../../tools/fuzz/fuzz.ts';
import { executeCommand, type Terminal } from '../../tools/lib/cli.ts';
import { ladderCommand, usualLevels } from '../../tools/ladder/command.ts';
import { recordCommand } from '../../tools/record/command.ts';
import { replayCommand } from '../../tools/replay/command.ts';
import { simulateCommand } from '../../tools/simulate/command.ts';

const ROOT = join(import.meta.dirname, '../..');
const RECORDED = join(ROOT, 'tests/recorded');
const folder = mkdtempSync(join(tmpdir(), 'fronts-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const COMMANDS = {
  simulate: (args, terminal) => executeCommand(simulateCommand, args, terminal),
  replay: (args, terminal) => executeCommand(replayCommand, args, terminal),
  bench: (args, terminal) => executeCommand(benchCommand, args, terminal),
  fuzz: (args, terminal) => executeCommand(fuzzCommand, args, terminal),
  record: (args, terminal) => executeCommand(recordCommand, args, terminal),
  ladder: (args, terminal) => executeCommand(ladderCommand, args, terminal),
  fit: (args, terminal) => executeCommand(fitCommand, args, terminal),
  readings: (args, terminal) => executeCommand(readingsCommand, args, terminal),
  tune: (args, terminal) => executeCommand(tuneCommand, args, terminal),
  experiment: (args, terminal) => executeCommand(experimentCommand, args, terminal),
} as const satisfies Record<string, (args: readonly string[], terminal: Terminal) => Promise<number>>;
type Tool = keyof typeof COMMANDS;
const TOOLS = Object.keys(COMMANDS) as Tool[];

/** A command in this process. */
async function run(tool: Tool, ...args: string[]): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await COMMANDS[tool](args, { print: (text) => out.push(text), complain: (text) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** A command line as a player runs it. */
function spawnTool(tool: Tool, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tools/${tool}/main.ts`, ...args], { cwd: ROOT });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

const NUMBER: unknown = expect.any(Number);
const SPREAD = { mean: NUMBER, error: NUMBER, min: NUMBER, max: NUMBER };

const game = readdirSync(RECORDED).find((name) => name.includes('.greedy-greedy-1.')) ?? '';
const gameFile = join(RECORDED, game);

/** The recorded game with a change, in a new file. */
function changed(name: string, change: (save: SaveFile) => unknown): string {
  const path = join(folder, name);
  const save = JSON.parse(readFileSync(gameFile, 'utf8')) as SaveFile;
  writeFileSync(path, JSON.stringify(change(save)));
  return path;
}

const changeEntry = (save: SaveFile, at: number, entry: Partial<Record<0 | 1 | 2, string>>): SaveFile => ({
  ...save,
  log: save.log.map((old, i) => (i === at ? [entry[0] ?? old[0], entry[1] ?? old[1], entry[2] ?? old[2]] : old)),
});

describe('as processes', () => {
  it.each(TOOLS)('%s ends with 2 and the usage on the error stream after a mistake', async (tool) => {
    const { code, out, err } = await spawnTool(tool, '--no-such-option');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^${tool}: .*--no-such-option`));
    expect(err).toContain(`usage: npm run ${tool}`);
  });

  it('simulate prints JSON and nothing else', async () => {
    const { code, out, err } = await spawnTool('simulate', '--game', 'hitlers-last-battles', '--games', '2', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 2, failed: 0 });
  });

  it('replay ends with 0 for a game that agrees, and with 1 for one that does not', async () => {
    expect(await spawnTool('replay', gameFile)).toMatchObject({ code: 0, err: '' });
    const path = changed('process.json', (save) => changeEntry(save, 3, { 2: 'abcabcabcabc' }));
    expect(await spawnTool('replay', path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('move 4') as unknown,
    });
  });
});

describe('arguments', () => {
  it.each(TOOLS)('%s --help shows the usage', async (tool) => {
    const { code, out, err } = await run(tool, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^usage: npm run ${tool}`));
  });

  it.each<[Tool, string[], RegExp]>([
    ['simulate', [], /--game is missing/],
    ['simulate', ['--game', 'chess'], /--game chess is not known; there is hitlers-last-battles, hitlers-reich/],
    ['simulate', ['--game', 'hitlers-last-battles', '--games', '-3'], /games/],
    ['simulate', ['--game', 'blitzkrieg-to-moscow-2', '--options', 'odessa,winter'], /--options winter is not known/],
    [
      'simulate',
      ['--game', 'hitlers-last-battles', '--games', '1.5'],
      /--games takes a whole number of at least 1, not 1\.5/,
    ],
    ['simulate', ['--game', 'hitlers-last-battles', '--players', 'greedy'], /takes two names/],
    ['simulate', ['--game', 'hitlers-last-battles', '--players', 'greedy,rommel'], /rommel is not known/],
    ['simulate', ['--game', 'hitlers-last-battles', '--players', 'greedy,marshal:many'], /a number of playouts/],
    ['ladder', [], /--game is missing/],
    ['readings', [], /--game is missing/],
    ['tune', ['--game', 'hitlers-last-battles'], /--out is missing/],
    ['ladder', ['--game', 'hitlers-last-battles', '--levels', 'greedy'], /takes two names or more/],
    ['ladder', ['--game', 'hitlers-last-battles', '--levels', 'greedy,rommel'], /--levels rommel is not known/],
    ['experiment', [], /FILE\.\.\. is missing/],
    ['experiment', ['one.json', 'two.json'], /unexpected argument two\.json/],
    ['experiment', ['no-such-file.json'], /there is no file no-such-file\.json/],
    ['experiment', ['one.json', '--shard', '5/3'], /--shard takes a part and how many there are, as 3\/16, not 5\/3/],
    ['experiment', ['merge'], /merge takes the files/],
    ['fit', [], /--game is missing/],
    ['fit', ['--game', 'hitlers-last-battles', '--games', '0'], /--games takes a whole number of at least 1/],
    ['simulate', ['--game', 'hitlers-last-battles', '--scenario', 'normandy'], /normandy is not known/],
    ['simulate', ['--game', 'hitlers-last-battles', '--fast'], /--fast/],
    ['simulate', ['extra', '--game', 'hitlers-last-battles'], /unexpected argument extra/],
    ['replay', [], /FILE is missing/],
    ['replay', ['no-such-file.json'], /ENOENT/],
    ['replay', ['a.json', 'b.json'], /unexpected argument b\.json/],
    ['fuzz', ['--games', 'many'], /--games takes a whole number/],
    ['fuzz', ['--game', 'chess'], /chess is not known/],
    ['fuzz', ['--scenario', 'tournament'], /--scenario needs --game/],
    ['fuzz', ['--game', 'hitlers-reich', '--scenario', '1939'], /1939 is not known; there is campaign-1941/],
  ])('%s %j: exit code 2 with the mistake and the usage', async (tool, args, mistake) => {
    const { code, out, err } = await run(tool, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(mistake);
    expect(err).toContain(`usage: npm run ${tool}`);
  });
});

describe('results', () => {
  it('simulate --json: one object with the fields the issue names', async () => {
    const args = [
      '--game',
      'hitlers-last-battles',
      '--games',
      '4',
      '--seed',
      '7',
      '--players',
      'greedy,random',
      '--json',
    ];
    const { code, out, err } = await run('simulate', ...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      game: 'hitlers-last-battles',
      scenario: 'campaign',
      options: [],
      players: ['greedy', 'random'],
      seed: '7',
      games: 4,
      finished: 4,
      failed: 0,
      wins: { german: 4, allied: 0, draw: 0 },
      shares: { german: [0.5101, 1], allied: [0, 0.4899], draw: [0, 0.4899] },
      scores: { german: SPREAD, allied: SPREAD },
      actions: NUMBER,
      seconds: NUMBER,
      actionsPerSecond: NUMBER,
      gamesPerSecond: NUMBER,
    });
  });

  it('simulate: switches of the game', async () => {
    const args = ['--game', 'blitzkrieg-to-moscow-2', '--games', '1', '--players', 'random,random'];
    const { code, out } = await run('simulate', ...args, '--options', 'odessa,moscow', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ options: ['odessa', 'moscow'], finished: 1 });
  });

  it('ladder --json: pairings and ratings, and how far it is beside them', async () => {
    const args = ['--game', 'hitlers-last-battles', '--levels', 'random,greedy', '--games', '4', '--all', '--json'];
    const { code, out, err } = await run('ladder', ...args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'hitlers-last-battles',
      scenario: 'campaign',
      seed: 'ladder',
      pairings: [{ first: 'random', second: 'greedy', games: 4, share: 0, bySeat: { german: 0, allied: 0 } }],
      ratings: [{ name: 'random', rating: 0 }, { name: 'greedy' }],
    });
    expect(err.split('\n')).toHaveLength(2);
    expect(err).toMatch(/^random against greedy: 0\.0% of 2 /);
  });

  it('ladder: tables for people', async () => {
    const args = ['--game', 'hitlers-last-battles', '--levels', 'random,greedy', '--games', '2'];
    const { out } = await run('ladder', ...args);
    expect(out).toMatch(/random against greedy\s+2\s+0\.0%\s+95%: 0\.0% to /);
    expect(out).toMatch(/\ngreedy\s+\d+\s+95%: /);
  });

  it('ladder: unless told otherwise, the greedy player and the levels of the game', () => {
    const ids = ['random', 'greedy', 'recruit', 'marshal'];
    expect(usualLevels({ ids, levels: ['recruit', 'marshal'] })).toEqual(['greedy', 'recruit', 'marshal']);
  });

  it('fit writes weights with their features and what they were fitted on', async () => {
    const file = join(folder, 'value.json');
    const { code, out } = await run('fit', '--game', 'hitlers-last-battles', '--games', '6', '--out', file);
    expect(code).toBe(0);
    expect(out).toContain(`written to ${file}`);
    const { features, fittedOn, weights } = JSON.parse(readFileSync(file, 'utf8')) as Weights;
    expect(fittedOn).toMatchObject({ games: 6, seed: 'fit' });
    expect(weights.map((row) => row.length)).toEqual(new Array(12).fill(features.length));
  });

  it('simulate: a table for people', async () => {
    const { code, out } = await run(
      'simulate',
      '--game',
      'hitlers-last-battles',
      '--games',
      '3',
      '--players',
      'random,random',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^hitlers-last-battles\s+campaign\s+seed 1\n/);
    expect(out).toMatch(/german \(random\)\s+\d+\s+\d+\.\d%/);
  });

  it('replay: every move with number, seat, notation, dice and fingerprint', async () => {
    const { code, out, err } = await run('replay', gameFile);
    const save = JSON.parse(readFileSync(gameFile, 'utf8')) as SaveFile;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    expect(lines).toHaveLength(save.log.length + 2);
    save.log.forEach(([move, draws, digest], i) => {
      const line = lines[i + 1] ?? '';
      expect(line).toMatch(new RegExp(`^ *${i + 1}  (german|allied) +${move} .*${digest}$`));
      expect(line.match(/d6:[1-6]/g) ?? []).toHaveLength(draws === '' ? 0 : draws.split(' ').length);
    });
  });

  it('replay --json: one object', async () => {
    const { code, out } = await run('replay', gameFile, '--json');
    const replay = JSON.parse(out) as { moves: unknown[] };
    expect(code).toBe(0);
    expect(replay).toMatchObject({ game: 'hitlers-last-battles', divergence: null, otherDice: false });
    expect(replay.moves[0]).toMatchObject({ number: 1, seat: 'german', draws: [] });
  });

  it('replay: another fingerprint is a divergence, with its place and what was found instead', async () => {
    const path = changed('digest.json', (save) => changeEntry(save, 20, { 2: '0123456789ab' }));
    const { code, err } = await run('replay', path);
    expect(code).toBe(1);
    expect(err).toMatch(/diverges at move 21 \(.*\): .*the position differs from the record/);
    expect(err).toMatch(/On record: .*fingerprint 0123456789ab\. Replayed: .*fingerprint [0-9a-f]{12}\./);
  });

  it('replay: an illegal move is a divergence with the rule that bars it', async () => {
    const path = changed('illegal.json', (save) => changeEntry(save, 0, { 0: 'end-move' }));
    const { code, out, err } = await run('replay', path);
    expect(code).toBe(1);
    expect(out).toContain('0 moves');
    expect(err).toMatch(/diverges at move 1 \(end-move\): .*against the rules \(§4\.1\)/);
  });

  it.each<[string, string, RegExp]>([
    ['cut off', 'cut.json', /ends after 500 characters/],
    ['not a save', 'other.json', /not a save file of Fronts/],
    ['newer', 'newer.json', /newer/i],
    ['of another game', 'chess.json', /does not include the game of this match: chess/],
  ])('replay: a file that is %s is refused with the reason', async (_, name, reason) => {
    const path = join(folder, name);
    if (name === 'cut.json') writeFileSync(path, readFileSync(gameFile, 'utf8').slice(0, 500));
    else if (name === 'other.json') copyFileSync(join(ROOT, 'package.json'), path);
    else changed(name, (save) => (name === 'newer.json' ? { ...save, formatVersion: 99 } : { ...save, game: 'chess' }));
    const { code, out, err } = await run('replay', path);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/is refused: /);
    expect(err).toMatch(reason);
  });

  it('fuzz --json: one object with what was reached', async () => {
    const { code, out, err } = await run(
      'fuzz',
      '--game',
      'hitlers-last-battles',
      '--games',
      '3',
      '--seed',
      'x',
      '--out',
      folder,
      '--json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ game: 'hitlers-last-battles', seed: 'x', games: 3, failures: [] });
    expect(Object.values((JSON.parse(out) as FuzzReport).scenarios)[0]).toMatchObject({ games: 3, close: 1 });
  });

  it('fuzz: coverage for people, and one game alone', async () => {
    const { code, out } = await run(
      'fuzz',
      '--game',
      'hitlers-last-battles',
      '--only',
      '2',
      '--seed',
      'x',
      '--out',
      folder,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^hitlers-last-battles, seed x: 1 games, \d+ moves/);
    expect(out).toMatch(/frames +strategic\/volkssturm/);
  });
});
