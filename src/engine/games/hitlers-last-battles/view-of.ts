/** The view of a seat. Nothing is secret, so all seats see everything but the generator. */
import type { Moment } from '../../kernel/types.ts';
import { type DealDraw, unknownDice, unshared } from '../../kits/hands/unseen.ts';
import type { Phase } from './events.ts';
import { type Battle, FRAMES, type Frame } from './frames.ts';
import type { Side } from './ids.ts';
import type { Tables } from './tables.ts';
import { topFrame } from './rules/field.ts';
import { computeScores } from './rules/score.ts';
import { isRecommended, rulingsOf } from './rulings.ts';
import type { HlbState } from './state.ts';
import type { HlbView } from './view.ts';

/** The phasing side; the Allies end the game. */
const sideNow = (frame: Frame | null): Side => frame?.side ?? 'allied';
const phaseNow = (frame: Frame | null): Phase | 'over' => (frame === null ? 'over' : FRAMES[frame.at].phase);

function battleNow(frame: Frame | null): Battle | null {
  if (frame === null || !('attacker' in frame)) return null;
  const { hex, attacker, defender, origin } = frame;
  return { hex, attacker, defender, origin };
}

export function viewOf(t: Tables, state: HlbState): HlbView {
  const { turn, units, markers, control, strategic, stack, result, tally } = state;
  const frame = topFrame(state);
  let score: HlbView['score'] | null = null;
  return {
    turn,
    side: sideNow(frame),
    phase: phaseNow(frame),
    units,
    markers,
    control,
    strategic,
    ...(tally && { tally }),
    rulings: rulingsOf(state),
    battle: battleNow(frame),
    /** A getter, because programs that play thousands of games rarely read it. */
    get score() {
      return (score ??= computeScores(t, state));
    },
    stack,
    result,
  };
}

export function momentOf(state: HlbState): Moment {
  const frame = topFrame(state);
  return { turn: state.turn, seat: sideNow(frame), phase: phaseNow(frame) };
}

/** `GameDefinition.determinize`: nothing but the dice to come is hidden. */
export function determinize(view: HlbView, draw: DealDraw): HlbState {
  const { turn, units, markers, control, strategic, rulings, stack, result, tally } = view;
  const kept = { ...(isRecommended(rulings) ? {} : { rulings }), ...(tally && { tally }) };
  return unshared({ rng: unknownDice(draw), stack, result, turn, units, markers, control, strategic, ...kept });
}
