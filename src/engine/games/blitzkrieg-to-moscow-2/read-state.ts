import { decide } from '../../kernel/runner.ts';
import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/soundness.ts';
import { SIDES } from './ids.ts';
import { framesShape } from '../../kits/notation/frames.ts';
import { FRAMES } from './frames.ts';
import { invariants } from './invariants.ts';
import { topFrame } from './rules/field.ts';
import { computeResult } from './rules/score.ts';
import { isAskFrame } from './rules/steps.ts';
import { whole } from './shapes.ts';
import { ownShapes, type BtmState } from './state.ts';
import type { Tables } from './tables.ts';
import type { BtmTypes, Game } from './types.ts';

const count = whole(0, 0xffff_ffff);

const modifierShape = v.strictObject({
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  amount: v.number(),
  rule: v.string(),
});

/** The deepest: a combat of a tank action with a card to cancel. */
const MOST_FRAMES = 6;

export const stateShape = (t: Tables) =>
  v.strictObject({
    rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
    stack: v.pipe(v.array(framesShape(FRAMES, t.shapes)), v.maxLength(MOST_FRAMES)),
    result: v.nullable(v.strictObject({ winner: v.picklist(SIDES), reasons: v.array(modifierShape) })),
    ...ownShapes(t),
  });

/** Throws `ShapeError` with the path of the first misfit. */
export function readState(game: Game, value: unknown): BtmState {
  const { tables: t } = game;
  const state: BtmState = readShape(stateShape(t), value);
  if (state.result === null && state.stack.length > 0) checkQuestion(game, state);
  demandSound(invariants(game, state));
  if (state.result !== null && JSON.stringify(state.result) !== JSON.stringify(computeResult(t, state)))
    throw new ShapeError('result', 'does not fit the position');
  return state;
}

function checkQuestion(game: Game, state: BtmState): void {
  const at = state.stack.length - 1;
  const frame = topFrame(state);
  const refuse = (why: string) => new ShapeError(`stack.${at}`, `${frame?.at ?? 'nothing'} ${why}`);
  if (!isAskFrame(frame)) throw refuse('does not ask');
  if (countMoves(game, state) === 0) throw refuse('does not fit the position');
}

/** A question that cannot be asked there, such as one of a combat without a combat, throws. */
function countMoves(game: Game, state: BtmState): number {
  try {
    return decide<BtmTypes>(game, state)?.moves.length ?? 0;
  } catch {
    return 0;
  }
}
