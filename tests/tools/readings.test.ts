/** Readings compared on the same seeds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { executeCommand } from '../../tools/lib/cli.ts';
import { readingsCommand } from '../../tools/readings/command.ts';
import { formatReadings } from '../../tools/readings/page.ts';
import { compareReadings, listReadings, type Compared } from '../../tools/readings/readings.ts';
import { toyGame } from '../support/toy-game.ts';
import { toyKit } from './toy-kit.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fronts-readings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readings', () => {
  it('are all that a match does not have by itself', () => {
    expect(
      listReadings([
        { id: 'bridge', form: { kind: 'switch' }, initial: false, rule: '2.1' },
        { id: 'pool', form: { kind: 'choice', values: ['own', 'both', 'none'] }, initial: 'own' },
      ]),
    ).toEqual([
      { id: 'bridge', value: true, rule: '2.1' },
      { id: 'pool', value: 'both', rule: '' },
      { id: 'pool', value: 'none', rule: '' },
    ]);
  });

  it('change nothing where the game knows nothing of them', () => {
    const kit = toyKit();
    const scenarios = [{ id: 'only', options: [{ id: 'idle', form: { kind: 'switch' }, initial: false } as const] }];
    const order = { scenario: 'only', player: 'random', games: 6, seed: 'toy' };
    const told: Compared[] = [];
    const { share, compared } = compareReadings({ ...kit, def: { ...kit.def, scenarios } }, order, (one) =>
      told.push(one),
    );
    expect(share).toBeGreaterThanOrEqual(0);
    expect(compared).toEqual([{ id: 'idle', value: true, rule: '', more: 0, error: 0, changed: 0 }]);
    expect(told).toEqual(compared);
  });

  it('stand in a table with what is known of the difference', () => {
    const one = { id: 'pool', value: 'both', rule: 'R-29', more: -0.035, error: 0.01, changed: 12 };
    const found = [{ scenario: 'only', share: 0.5, compared: [one, { ...one, value: 'none', changed: 0 }] }];
    const page = formatReadings(toyGame, found, { player: 'veteran', games: 400, seed: 's' }, ({ key }) => key);
    expect(page).toContain('| as recommended |  | 50.0% |');
    expect(page).toContain('| `pool both` | R-29 | −3.5 ± 2.0 |');
    expect(page).toContain('| `pool none` | R-29 | the same games |');
  });

  it('are told for a game by one command', async () => {
    const page = join(folder, 'readings.md');
    const out: string[] = [];
    const terminal = { print: (text: string) => void out.push(text), complain: () => undefined };
    const args = ['--game', 'hitlers-last-battles', '--player', 'random', '--games', '1', '--page', page];
    expect(await executeCommand(readingsCommand, args, terminal)).toBe(0);
    expect(out).toEqual([page]);
    expect(readFileSync(page, 'utf8')).toMatch(/# Readings and balance[^]*as recommended/);
  });
});
