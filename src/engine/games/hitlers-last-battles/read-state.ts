import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/soundness.ts';
import { askFramesShape, fitsPosition } from '../../kits/notation/frames.ts';
import { FRAMES } from './frames.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import { topFrame } from './rules/field.ts';
import { computeResult } from './rules/score.ts';
import { count, ownShapes, type HlbState } from './state.ts';
import type { Game, HlbTypes } from './types.ts';
import type { Tables } from './tables.ts';

const modifierShape = v.strictObject({
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  amount: v.number(),
  rule: v.string(),
});

/** Shapes alone: a draft of a position may be unsound. */
export const stateFields = (t: Tables) => ({
  rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
  stack: v.pipe(v.array(askFramesShape(FRAMES, t.shapes)), v.maxLength(1)),
  result: v.nullable(v.strictObject({ winner: v.picklist([...SIDES, 'draw']), reasons: v.array(modifierShape) })),
  ...ownShapes(t),
});
const stateShape = (t: Tables) => v.strictObject(stateFields(t));

export function readState(game: Game, value: unknown): HlbState {
  const { tables: t, nodes } = game;
  const state: HlbState = readShape(stateShape(t), value);
  demandSound(invariants(game, state));
  const frame = topFrame(state);
  if (frame !== null && !fitsPosition<HlbTypes>(nodes, state, frame))
    throw new ShapeError('stack.0', `${frame.at} does not fit the position`);
  if (state.result !== null && JSON.stringify(state.result) !== JSON.stringify(computeResult(t, state)))
    throw new ShapeError('result', 'does not fit the position');
  return state;
}
