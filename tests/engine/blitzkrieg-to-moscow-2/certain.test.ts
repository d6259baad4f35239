/** Questions of a combat that no answer can change (§11.3): settled, and equal whichever answer is given. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmState, Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { effort } from '../../support/effort.ts';
import { frameAt, game, listed, open, play, type Table } from './table.ts';

const settled = (table: Table): string | null => {
  const move = game.settle(table.state)?.move;
  return move ? game.words.notation(move) : null;
};

/** A defender of 1 in open country against five armies: 7:1 after any defence and any card. */
const SURE: Position = {
  phase: 'combat',
  units: { 'g-pz2': '1401', 's-11': 'eliminated', 's-mc3': '1502' },
  hands: { german: ['g-air-1', 'g-tac'], soviet: ['s-t34'] },
};
const ATTACK = ['attack 1502', 'join g-pz2', 'join g-pz4', 'join g-16', 'join g-18', 'assault'];

describe('a combat whose end is certain, §11.3', () => {
  it('asks for nothing that both sides know to be vain', () => {
    let table = play(open(SURE), ...ATTACK);
    const asked: string[] = [];
    for (let move = settled(table); move !== null; move = settled(table)) {
      asked.push(`${frameAt(table) ?? ''}: ${move}`);
      table = play(table, move);
    }
    expect(asked).toEqual([
      'combat/attack-card: shift none',
      'combat/defence-card: shift none',
      'combat/reroll: reroll none',
      'combat/reroll: reroll none',
    ]);
    expect(frameAt(table)).toBe('combat/advance');
    expect(table.state.units['s-mc3']?.place).toBe('eliminated');
  });

  it('takes its die as any other does, so that later dice are the same', () => {
    const table = play(open(SURE), ...ATTACK, 'shift none', 'shift none: 6');
    expect(table.latest).toContainEqual(expect.objectContaining({ type: 'rolled', die: 6, result: 'DE' }));
  });

  it('asks where a card or a defence may change it', () => {
    const weaker = ['attack 1502', 'join g-16', 'assault'];
    const table = play(open(SURE), ...weaker);
    expect(frameAt(table)).toBe('combat/attack-card');
    expect(settled(table)).toBeNull();
    const stacked = play(
      open({ ...SURE, units: { 'g-pz2': '1401', 's-11': '1502', 's-mc3': '1502' } }),
      ...['attack 1502', 'join g-pz2', 'join g-pz4', 'assault'],
    );
    expect([frameAt(stacked), settled(stacked)]).toEqual(['combat/defence', null]);
  });

  it('does not ask for a new die where the old one cannot be bettered', () => {
    const table = play(
      open({ ...SURE, hands: { german: ['g-tac'], soviet: ['s-t34'] } }),
      ...['attack 1502', 'join g-pz2', 'assault'],
    );
    const rolled = play(table, 'shift none', 'shift none: 1');
    expect(rolled.latest).toContainEqual(expect.objectContaining({ type: 'rolled', result: 'DE' }));
    expect([frameAt(rolled), settled(rolled), listed(rolled)]).toEqual([
      'combat/reroll',
      'reroll none',
      ['reroll none', 'reroll g-tac'],
    ]);
  });
});

/** Plays a move and all settled answers, cancels no card, and returns what the next question finds. */
function outcomeOf(state: BtmState, move: string): string {
  let table: Table = play({ state, events: [], latest: [] }, move);
  const next = (): string | null => (frameAt(table) === 'card/hitler' ? 'hitler no' : settled(table));
  for (let text = next(); text !== null; text = next()) table = play(table, text);
  const { units, germanHexes, result, turn, stack } = table.state;
  return JSON.stringify({ units, germanHexes, result, turn, frame: stack.at(-1)?.at });
}

/** Attacks with all it can, or else does anything. */
function chooseBy(seed: string): (moves: readonly Move[]) => Move {
  const rng = seedRng(seed);
  return (moves) => {
    const eager = moves.filter(({ type }) => type === 'attack' || type === 'join');
    const from = eager.length > 0 && drawFrom(rng, 8) > 0 ? eager : moves;
    return from[drawFrom(rng, from.length)] as Move;
  };
}

it('leads to one position whatever is answered, in played games', () => {
  const vain = new Set<string>();
  for (let n = 0; n < effort(12, 200); n++) {
    const choose = chooseBy(`certain-${n}`);
    let { state } = startGame(game, { scenario: 'campaign', seed: `certain-${n}`, options: {} });
    for (let decision = decide(game, state); decision; decision = decide(game, state)) {
      if (game.settle(state)?.why?.key === 'btm.log.certain') {
        vain.add(state.stack.at(-1)?.at ?? '');
        const outcomes = decision.moves.map((move) => outcomeOf(state, game.words.notation(move)));
        expect(new Set(outcomes).size).toBe(1);
      }
      const made = applyMove(game, state, choose(decision.moves));
      if (!made.ok) throw new Error(made.reason.key);
      ({ state } = made);
    }
  }
  expect([...vain].sort()).toEqual(['combat/attack-card', 'combat/defence', 'combat/defence-card', 'combat/reroll']);
});
