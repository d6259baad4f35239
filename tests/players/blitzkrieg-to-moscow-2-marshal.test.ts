/** The player that searches: its answers are repeatable and its own, and luck is what the die adds. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { atlasOf } from '../../src/players/blitzkrieg-to-moscow-2/board.ts';
import { luckOf, openStake } from '../../src/players/blitzkrieg-to-moscow-2/luck.ts';
import { players } from '../../src/players/blitzkrieg-to-moscow-2/players.ts';
import { createReader } from '../../src/players/blitzkrieg-to-moscow-2/value.ts';
import { valueOf } from '../../src/players/value.ts';
import weights from '../../src/players/blitzkrieg-to-moscow-2/value.json';
import { drawsOf } from '../support/positions.ts';
import { positionOf, sampleOf } from '../support/samples.ts';

const stateOf = (name: string): BtmState => present(positionOf(def, sampleOf(`blitzkrieg-to-moscow-2.${name}`))).state;
const asked = (state: BtmState) => {
  const decision = decide(def, state);
  if (!decision) throw new Error('the game is over');
  return decision;
};

describe('the Marshal of Blitzkrieg to Moscow 2', () => {
  it.each(['movement-move-german', 'combat-attack-soviet'])(
    'answers from the list, alike when asked alike (%s)',
    (name) => {
      const state = stateOf(name);
      const decision = asked(state);
      const once = () =>
        players
          .create('marshal', def, decision.seat, 4)
          .choose(decision, () => def.view(state, decision.seat), drawsOf(name));
      const move = once();
      expect(decision.moves).toContain(move);
      expect(once()).toBe(move);
    },
  );

  it('weighs what it has looked at, and stops when told to', () => {
    const state = stateOf('combat-attack-german');
    const decision = asked(state);
    const program = players.create('marshal', def, decision.seat, Infinity);
    const thinking = program.think?.(decision, () => def.view(state, decision.seat), drawsOf('think'));
    if (!thinking) throw new Error('it does not search');
    for (let slice = 0; slice < 20; slice++) expect(thinking.work()).toBe(true);
    const [best, ...others] = thinking.weighed();
    expect(best?.move).toBe(thinking.best());
    for (const { chance, line, move } of [best, ...others].flatMap((one) => one ?? [])) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(line[0]?.move).toBe(move);
    }
  });

  it('counts as luck of an attack what its die adds to what the column promised', () => {
    const state = stateOf('combat-defence-card-soviet');
    const pass = asked(state).moves.find((move) => move.type === 'shift' && move.card === null);
    if (!pass) throw new Error('a card must be played');
    const stake = openStake(atlasOf(def.data.tables), def.view(state, null));
    if (!stake) throw new Error('no attack is fought');
    const lucks = Array.from({ length: 6 }, (_, die) => {
      const played = applyMove(def, state, pass, { chance: [die] });
      if (!played.ok) throw new Error(played.reason.code);
      expect(played.draws).toHaveLength(1);
      return luckOf(stake, played.state);
    });
    expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 9);
    expect(new Set(lucks.map((luck) => luck.toFixed(6))).size).toBeGreaterThan(1);
  });

  it('holds a board with fewer German cities for a worse one', () => {
    const chance = valueOf(createReader(def), weights);
    const state = stateOf('late-turn');
    const poorer = { ...state, germanHexes: state.germanHexes.slice(0, 3) };
    expect(chance(poorer, 'german')).toBeLessThan(chance(state, 'german'));
    expect(chance(state, 'soviet')).toBeCloseTo(1 - chance(state, 'german'), 9);
  });
});
