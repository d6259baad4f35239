import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove, decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { setupOf } from '../../src/engine/kernel/save.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { effort } from '../support/effort.ts';

/**
 * Recorded games with a fingerprint after every move. A game that now differs is a fault: an intended change of the
 * rules raises `rulesVersion`, and recorded games keep the version they were played under.
 */
export const readRecorded = (game: string): readonly Recorded[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json') && name.startsWith(`${game}.`))
    .map((name) => ({ name, file: readSave(readFileSync(join(import.meta.dirname, name), 'utf8')) }));

interface Recorded {
  readonly name: string;
  readonly file: SaveFile;
}

/** Plays all games of a list again by the fast runner, and every `stride`th (all in the soak) by that of the table. */
export function replayAll<T extends Types>(def: GameDefinition<T>, games: readonly Recorded[], stride: number): void {
  describe.each(games)('$name', ({ file }) => {
    it('goes as recorded, move by move, by the fast runner', () => {
      const { wanted, found, state } = runFast(def, file);
      expect(found).toEqual(wanted);
      expect(decide(def, state)).toBeNull();
      expect(state).toEqual(file.snapshot);
      expect(digestState(state)).toBe(file.digest);
    });
  });

  describe.each(games.filter((_, i) => i % effort(stride, 1) === 0))('$name, move by move', ({ file }) => {
    it('goes as recorded by the runner that reports refusals and dice, and keeps the invariants', () => {
      const { wanted, found, state, broken } = replayGame(def, file);
      expect(found.slice(-3)).toEqual(wanted.slice(-3));
      expect(found).toHaveLength(file.log.length);
      expect(broken).toEqual([]);
      expect(state).toEqual(file.snapshot);
    });
  });
}

/** The game played again, up to the first move that is not as recorded: what was to be, what is, and what is unsound. */
function replayGame<T extends Types>(def: GameDefinition<T>, file: SaveFile) {
  /** `57 turn 2 allied combat: battle 0304, dice 4/6 0/6, then 3f9a1b0c77e2`. */
  const lineOf = (number: number, before: T['state'], move: string, dice: string, digest: string): string => {
    const { turn, seat, phase } = def.words.moment(before);
    return `${number} turn ${turn} ${seat} ${phase}: ${move}, dice ${dice || 'none'}, then ${digest}`;
  };
  let { state } = startGame(def, setupOf(file));
  const wanted: string[] = [];
  const found: string[] = [];
  const broken: string[] = [];
  for (const [i, [text, dice, digest]] of file.log.entries()) {
    const before = state;
    const move = def.words.parse(text);
    wanted.push(lineOf(i + 1, before, text, dice, digest));
    if (!move) {
      found.push(`${i + 1}: ${text} is no move`);
      break;
    }
    const outcome = applyMove(def, before, move);
    if (!outcome.ok) {
      found.push(`${i + 1}: ${text} is refused, ${outcome.reason.code}`);
      break;
    }
    state = outcome.state;
    broken.push(...def.invariants(state, { before, move }).map((what) => `${i + 1}: ${what}`));
    const rolled = outcome.draws.map(({ value, n }) => `${value}/${n}`).join(' ');
    found.push(lineOf(i + 1, before, text, rolled, digestState(state)));
    if (wanted[i] !== found[i]) break;
  }
  return { wanted, found, state, broken };
}

/** Fingerprints of the fast runner after every move, next to the recorded ones; and the end. */
function runFast<T extends Types>(def: GameDefinition<T>, file: SaveFile) {
  const game = simulate(def, setupOf(file));
  const found: string[] = [];
  const wanted: string[] = [];
  for (const [text, , digest] of file.log) {
    const move = def.words.parse(text);
    if (move) game.play(move);
    found.push(digestState(game.state));
    wanted.push(digest);
  }
  return { found, wanted, state: game.state };
}
