/** A field that is kept through a phase is the field that a fresh look at the board would give. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { otherSide, SIDES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import {
  keptField,
  placeOf,
  readAway,
  readField,
  tablesForRun,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { listNextPlaces, readGround } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import { readRailNet } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/rail.ts';
import { readRetreat } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { readSupply, stepsToSource } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import type { Supply, Tables } from '../../../src/engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { makeNodes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/nodes.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Nodes } from '../../../src/engine/kernel/types.ts';
import { sideNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { makeDrawer, seedRng } from '../../../src/engine/kernel/rng.ts';
import { decide, simulate } from '../../../src/engine/kernel/runner.ts';
import { effort } from '../../support/effort.ts';
import { game as shipped, t as plain } from './game.ts';

/** With the steps, which are computed only on demand. */
function describeSupply(supply: Supply): unknown {
  const { side, sources, open, supplied } = supply;
  return { side, sources, open, supplied, steps: plain.hexIds.map((_, hex) => stepsToSource(supply, hex)) };
}

/** Everything that is computed from the places of a state. */
function lookAt(t: Tables, nodes: Nodes<BtmTypes>, state: BtmState): unknown {
  const field = readField(t, state);
  const { at, spent, moved, attacked, defended, inside, control } = field;
  const sides = [0, 1];
  const { combat } = state;
  const ground = combat && readRetreat(t, state, otherSide(combat.side), combat.target);
  return {
    away: SIDES.map((side) => readAway(t, state, side)),
    rails: SIDES.map((side) => readRailNet(t, state, side).ends),
    retreat: ground && { at: ground.field.at, spent: ground.field.spent, enemyZone: ground.enemyZone },
    decision: decide<BtmTypes>({ nodes }, state),
    ...{ at, spent, moved, attacked, defended, inside, control },
    zones: sides.map((side) => zoneOf(field, side)),
    supplies: sides.map((side) => describeSupply(readSupply(field, side))),
    ways: t.units.map(({ side }, unit) => {
      const from = placeOf(field, unit);
      return from < 0 ? [] : listNextPlaces(readGround(t, state, sideNo(side)), { unit, from, entered: [] });
    }),
  };
}

describe('the field of a state in play', () => {
  it.each(['eagle', 'owl', 'barn', 'tawny'].slice(0, effort(2, 4)))(
    'is that of its places after every move (%s)',
    (seed) => {
      const options = { 'free-setup': seed === 'owl', odessa: seed === 'barn', moscow: seed === 'eagle' };
      const runs: Tables[] = [];
      const openNodes = (state: BtmState) => makeNodes(runs[runs.push(tablesForRun(plain, state)) - 1] ?? plain);
      const { simulation } = blitzkriegToMoscow2;
      const watched = { ...blitzkriegToMoscow2, simulation: { ...simulation, openNodes } };
      const game = simulate(watched, { scenario: 'campaign', seed, options });
      const [t = plain] = runs;
      const nodes = makeNodes(t);
      const draw = makeDrawer(seedRng(`choices of ${seed}`), []);
      for (let decision = game.decide(); decision; decision = game.decide()) {
        const move = decision.moves[draw(decision.moves.length).value];
        if (!move) throw new Error('no legal move');
        game.play(move);
        // The free set-up comes before the first phase.
        if (game.state.stack[0]?.at !== 'setup/place') expect(keptField(t, game.state)).not.toBeNull();
        expect(lookAt(t, nodes, game.state)).toEqual(lookAt(plain, shipped.nodes, structuredClone(game.state)));
      }
    },
  );

  it('is the run’s own: two runs at once do not disturb each other', () => {
    const [one, other] = ['eagle', 'owl'].map((seed) =>
      simulate(blitzkriegToMoscow2, { scenario: 'campaign', seed, options: {} }),
    );
    const alone = simulate(blitzkriegToMoscow2, { scenario: 'campaign', seed: 'eagle', options: {} });
    for (let turns = 0; turns < 150; turns++) {
      for (const game of [one, other, alone]) {
        const move = game?.decide()?.moves.at(-1);
        if (move) game?.play(move);
      }
      expect(one?.state).toEqual(alone.state);
    }
  });
});
