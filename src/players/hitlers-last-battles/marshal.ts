/** A player that searches: plans of its whole turn, each played out over the enemy's answer and then evaluated. */
import type { HexId, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Judge } from '../search/plan-search.ts';
import { createPlanner } from '../search/searching.ts';
import { explainBy } from '../themes.ts';
import type { Program } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { type Odds, isMarked, lossOf, oddsFor, oddsOf, winOf } from './attack.ts';
import { type Board, NONE, readBoard } from './board.ts';
import { rollOf } from './greedy.ts';
import { unitAt } from './position.ts';
import { openSearch, sightOf } from './search.ts';
import { createSwift } from './swift.ts';
import { createReader, createValue, themesOf, turnNo } from './value.ts';
import weights from './value.json';

/** Possible results of a battle for its attacker, before the roll. */
interface Stake {
  readonly side: Side;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly hex: HexId;
  readonly gone: number;
  readonly driven: number;
  readonly loss: number;
  readonly odds: Odds;
}

/** The battle that a move may roll; null for none. */
export function openStake(board: Board, attraction: Float32Array, state: HlbTypes['state'], move: Move): Stake | null {
  const roll = rollOf(move);
  const frame = state.stack[state.stack.length - 1];
  const hex = roll?.hex ?? (roll && frame && 'hex' in frame ? frame.hex : null);
  if (!roll || !frame || hex === null) return null;
  const search = openSearch(board, attraction, frame.side, sightOf(state));
  const { position } = search;
  const at = board.hexNo.get(hex) ?? NONE;
  const unit = position.attacking.indexOf(at);
  const attacker = board.unitIds[unit];
  const defender = board.unitIds[unitAt(position, 1 - search.side, at)];
  if (attacker === undefined || defender === undefined) return null;
  const { isSupported } = roll;
  const odds =
    isSupported === undefined
      ? oddsFor(search, unit, at)
      : oddsOf(isMarked(search, unit), isSupported, board.rough[at] ?? false);
  const { gone, driven } = winOf(search, unit, at);
  return { side: frame.side, attacker, defender, hex, gone, driven, loss: lossOf(search, unit, at), odds };
}

export function luckOf(
  { attacker, defender, hex, gone, driven, loss, odds }: Stake,
  { units }: Pick<HlbTypes['state'], 'units'>,
): number {
  const promised = odds.eliminated * gone + (odds.won - odds.eliminated) * driven + (1 - odds.won) * loss;
  if (units[attacker]?.hex !== hex) return loss - promised;
  return (units[defender]?.hex === null ? gone : driven) - promised;
}

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
    isSettled: (from, to) => to.result !== null || turnNo(to) >= turnNo(from) + 2,
    chance: createValue(board, attraction, weights),
    explain: explainBy(createReader(board, attraction), weights, themesOf),
    watch(state, move, seat) {
      const stake = openStake(board, attraction, state, move);
      return stake && ((after) => (stake.side === seat ? 1 : -1) * luckOf(stake, after));
    },
  };
}
