/** Labels of moves that the position adds to; the plain ones follow from the table of verbs. */
import type { Line, Params } from '../../../kernel/types.ts';
import { type Frame, questionOf } from '../frames.ts';
import { otherSide } from '../ids.ts';
import { type EffectMove, type Move } from '../moves.ts';
import { listEffects } from '../rules/effects.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

const worded = (key: string, rule: string, params: Params = {}): Line => ({ key: `hr.move.${key}`, params, rule });

const topOf = ({ stack }: HrState): Frame | null => stack.at(-1) ?? null;

const diceParams = (dice: readonly number[], places: readonly number[]) => ({
  n: places.length,
  dice: places.join(),
  faces: places.map((place) => dice[place - 1] ?? 0).join(),
});

export const labelBlitz = (top: Frame | null, target: string): Line | null =>
  top?.at === 'bonus/blitz' || top?.at === 'overlord/blitz'
    ? worded('blitz-from', top.at === 'bonus/blitz' ? '7.9.2' : '6.7.3', { target, origin: top.origin })
    : null;

/** A piece or event that turns a die, or allows re-rolls (C-4). */
export function labelEffect(t: Tables, state: HrState, { source, own, dice }: EffectMove): Line {
  const { conflict } = state;
  const top = topOf(state);
  const side = top?.at === 'conflict/effect' ? top.side : (conflict?.active ?? state.side);
  const shown = conflict?.dice[own ? side : otherSide(side)] ?? [];
  const used =
    conflict && listEffects(t, state, conflict, side).find((one) => one.source === source && one.own === own);
  const [place = 0] = dice;
  const turned = { die: place, from: shown[place - 1] ?? 0, to: used?.sets ?? 0 };
  const again = diceParams(shown, dice);
  if (source === 'fortress') return worded('effect-fortress', '7.5', turned);
  if (source === 'fleet') return worded('effect-fleet', '7.5', again);
  if (turned.to > 0) return worded('effect-set', '7.5', { event: source, ...turned });
  return worded(own ? 'effect-own' : 'effect-opponent', '7.5', { event: source, ...again });
}

export function labelReroll(state: HrState, places: readonly number[]): Line {
  const top = topOf(state);
  if (top?.at === 'plan/reroll') return worded('reroll', '6.3.2', diceParams(top.dice, places));
  const side = top?.at === 'conflict/reroll' ? top.side : state.side;
  return worded('reroll', '7.6', diceParams(state.conflict?.dice[side] ?? [], places));
}

export function labelCounter(state: HrState, places: readonly number[]): Line {
  const top = topOf(state);
  const side = top?.at === 'conflict/counter' ? top.side : state.side;
  const params = diceParams(state.conflict?.dice[side] ?? [], places);
  return worded('counter', 'R-94', { event: 'counterattack', ...params });
}

export function labelLift(top: Frame | null, space: string): Line {
  if (top?.at === 'pay/lift') return worded(`lift-${top.for}`, '3.0', { space });
  return worded('lift-marker', 'R-01', { space });
}

export function labelEnd(top: Frame | null, { type }: Move): Line | null {
  const ends = top && questionOf(top)?.ends;
  return ends?.[0].startsWith(type) ? worded(...ends) : null;
}
