/** A player that searches: plans of its whole turn, each played out over the enemy's answer and then evaluated. */
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Judge } from '../search/plan-search.ts';
import { createPlanner } from '../search/searching.ts';
import { explainBy } from '../themes.ts';
import type { Program } from '../types.ts';
import { valueOf } from '../value.ts';
import { atlasOf } from './board.ts';
import { luckOf, openStake } from './luck.ts';
import { createSwift } from './swift.ts';
import { createReader, themesOf, turnNo } from './value.ts';
import weights from './value.json';

const NODES = 24;
/** Plans of a generation, playouts of each, and noise of the evaluation that makes them, in points. */
const EFFORT = { plans: 6, each: 2, heats: [0.15, 0.4, 0.8], goingOn: 0.2, margin: 2 } as const;

export function createMarshal(def: GameDefinition<BtmTypes>, nodes = NODES): Program<BtmTypes> {
  return createPlanner('marshal', def, createJudge(def), { ...EFFORT, nodes });
}

function createJudge(def: GameDefinition<BtmTypes>): Judge<BtmTypes> {
  const atlas = atlasOf(def.data.tables);
  const reader = createReader(def);
  return {
    policy: createSwift(def),
    // The own turn and the enemy's are over.
    isSettled: (from, to) => to.result !== null || turnNo(to) >= turnNo(from) + 2,
    chance: valueOf(reader, weights),
    explain: explainBy(reader, weights, themesOf),
    watch(state, _move, seat) {
      const isUnrolled = state.combat?.die === null || state.stack.at(-1)?.at === 'combat/reroll';
      const stake = isUnrolled ? openStake(atlas, def.view(state, null)) : null;
      return stake && ((after) => (stake.side === seat ? 1 : -1) * luckOf(stake, after));
    },
  };
}
