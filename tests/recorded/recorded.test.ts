import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbState } from '../../src/engine/games/hitlers-last-battles/state.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove, decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save.ts';

/**
 * Whole games as they were played once, with a fingerprint after every move. A game that now goes otherwise is a change
 * of the rules: a fault, or meant, and then `rulesVersion` goes up and `npm run record` writes them anew.
 */
const games = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, file: readSave(readFileSync(join(import.meta.dirname, name), 'utf8')) }));

const setupOf = ({ setup: { scenario, seed, options } }: SaveFile) => ({ scenario, seed, options });

/** `57 turn 2 allied combat: battle 0304, dice 4/6 0/6, then 3f9a1b0c77e2`. */
function lineOf(number: number, before: HlbState, move: string, dice: string, digest: string): string {
  const { turn, seat, phase } = def.moment(before);
  return `${number} turn ${turn} ${seat} ${phase}: ${move}, dice ${dice || 'none'}, then ${digest}`;
}

/** The game played again, up to the first move that is not as recorded: what was to be, and what is. */
function replayGame(file: SaveFile) {
  let { state } = startGame(def, setupOf(file));
  const wanted: string[] = [];
  const found: string[] = [];
  for (const [i, [text, dice, digest]] of file.log.entries()) {
    const before = state;
    const move = def.parse(text);
    const outcome = move && applyMove(def, before, move);
    wanted.push(lineOf(i + 1, before, text, dice, digest));
    if (!outcome?.ok) {
      found.push(`${i + 1}: ${text} is ${outcome ? `refused, ${outcome.reason.code}` : 'no move'}`);
      break;
    }
    state = outcome.state;
    const rolled = outcome.draws.map(({ value, n }) => `${value}/${n}`).join(' ');
    found.push(lineOf(i + 1, before, text, rolled, digestState(state)));
    if (wanted[i] !== found[i]) break;
  }
  return { wanted, found, state };
}

/** Winner and points, as the end of a game is told. */
const outcomeOf = (state: HlbState) => {
  const { score, result } = def.view(state, null);
  return { winner: result?.winner, german: score.german.total, allied: score.allied.total, turn: state.turn };
};

describe.each(games)('$name', ({ file }) => {
  const { wanted, found, state } = replayGame(file);

  it('goes as recorded, move by move', () => {
    expect(found.slice(-3)).toEqual(wanted.slice(-3));
    expect(found).toHaveLength(file.log.length);
  });

  it('ends as recorded', () => {
    expect(decide(def, state)).toBeNull();
    expect(outcomeOf(state)).toEqual(outcomeOf(def.readState(file.snapshot)));
    expect(state).toEqual(file.snapshot);
    expect(digestState(state)).toBe(file.digest);
  });

  it('goes the same way in the fast runner', () => {
    const game = simulate(def, setupOf(file));
    const digests = file.log.map(([text]) => {
      const move = def.parse(text);
      if (move) game.play(move);
      return digestState(game.state);
    });
    expect(digests).toEqual(file.log.map(([, , digest]) => digest));
  });
});

describe('the recorded games together', () => {
  const moves = (wanted: RegExp) => games.some(({ file }) => file.log.some(([move]) => wanted.test(move)));

  it('are at least twenty, won by both sides and drawn', () => {
    expect(games.length).toBeGreaterThanOrEqual(20);
    const winners = games.map(({ file }) => def.readState(file.snapshot).result?.winner);
    expect(new Set(winners)).toEqual(new Set(['german', 'allied', 'draw']));
  });

  it('hold every kind of move', () => {
    const kinds = ['volkssturm yes', 'volkssturm no', 'replace', 'end-replace', 'mark', 'unmark', 'end-mark', 'move'];
    const more = ['attack', 'end-move', 'battle', 'support [A-Z]', 'support none', 'retreat'];
    expect([...kinds, ...more].filter((kind) => !moves(new RegExp(`^${kind}`)))).toEqual([]);
  });
});
