/** The movement phase, hex by hex (§10); tanks of the breakthrough phase move on the same way (§12.1). */
import type { Preview, Reason } from '../../../kernel/types.ts';
import { previewOf } from '../../../kits/rehearsal/preview.ts';
import type { MoveOf } from '../moves.ts';
import { sideNo } from '../numbers.ts';
import { firstStep, previewStep } from '../preview/effects.ts';
import { warningsOfMovement } from '../preview/endings.ts';
import { placeOf } from '../rules/field.ts';
import { explainMarcher, explainNext, readGround, walkOf } from '../rules/movement.ts';
import type { Asked } from '../rules/steps.ts';
import { explainTankHalt, explainTankStep } from '../rules/tank-action.ts';
import type { RulesOf } from './verb-rules.ts';

export const movement: RulesOf<'move' | 'step' | 'halt' | 'end-move'> = {
  move: {
    refuse: explainFirstStep,
    preview: ({ tables: t, state, side }, { unit, to }) =>
      previewStep(t, state, side, firstStep(t, state, unit, to), false),
  },
  step: {
    refuse: ({ tables: t, state, frame, side }, { to }) =>
      frame.at === 'movement/path'
        ? explainNext(readGround(t, state, sideNo(side)), walkOf(t, state, frame), t.placeNo(to))
        : explainTankStep(t, state, side, frame.plan, t.placeNo(to)),
    preview: previewOnward,
  },
  halt: {
    refuse: ({ tables: t, state, frame, side }) =>
      frame.at === 'breakthrough/path' ? explainTankHalt(t, state, side, frame.plan) : null,
  },
  'end-move': {
    preview: ({ tables: t, state, side }) => previewOf([], warningsOfMovement(t, state, side)),
  },
};

/** §10: the first step of a unit. */
function explainFirstStep({ tables: t, state, side }: Asked<'move'>, move: MoveOf<'move'>): Reason | null {
  const ground = readGround(t, state, sideNo(side));
  const unit = t.unitNo(move.unit);
  const barred = explainMarcher(state, ground.field, side, unit);
  if (barred) return barred;
  return explainNext(ground, { unit, from: placeOf(ground.field, unit), entered: [] }, t.placeNo(move.to));
}

/** §10.1, §12.1: the next place of a unit on its way, or of the tanks of a plan. */
function previewOnward({ tables: t, state, frame, side }: Asked<'step'>, { to }: MoveOf<'step'>): Preview {
  const walk = walkOf(t, state, frame);
  const longer = { ...walk, entered: [...walk.entered, t.placeNo(to)] };
  return previewStep(t, state, side, longer, frame.at === 'breakthrough/path');
}
