/** A player that searches: plans of its whole turn, each played out over the enemy's answer and then evaluated. */
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Judge } from '../search/plan-search.ts';
import { createPlanner } from '../search/searching.ts';
import { explainBy } from '../themes.ts';
import type { Program } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { readBoard } from './board.ts';
import { luckOf, openStake } from './luck.ts';
import { createSwift } from './swift.ts';
import { createReader, createValue, themesOf, turnNo } from './value.ts';
import weights from './value.json';

/** Default playouts of a decision. */
const NODES = 400;
/** Plans of a generation, playouts of each, and noise of the evaluation that makes them, in city points. */
const EFFORT = { plans: 12, each: 3, heats: [0.5, 1, 2], goingOn: 0.2, margin: 0 } as const;

export function createMarshal(def: GameDefinition<HlbTypes>, nodes = NODES): Program<HlbTypes> {
  return createPlanner('marshal', def, createJudge(def), { ...EFFORT, nodes });
}

function createJudge({ data: { facts } }: GameDefinition<HlbTypes>): Judge<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  return {
    policy: createSwift(board, attraction),
    // The own turn and the enemy's are over.
    isSettled: (from, to) => to.result !== null || turnNo(to) >= turnNo(from) + 2,
    chance: createValue(board, attraction, weights),
    explain: explainBy(createReader(board, attraction), weights, themesOf),
    watch(state, move, seat) {
      const stake = openStake(board, attraction, state, move);
      return stake && ((after) => (stake.side === seat ? 1 : -1) * luckOf(stake, after));
    },
  };
}
