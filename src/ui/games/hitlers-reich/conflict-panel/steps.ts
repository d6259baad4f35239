import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';

/** Steps of a conflict, C-1 to C-6, C-8 and the clean-up (Part 3 of the rules file, §7.2 to §7.8). */
export const STEPS = ['events', 'cards', 'dice', 'effects', 'specials', 'result', 'counter', 'clean-up'] as const;
type StepId = (typeof STEPS)[number];

/** `skipped`: it would have come, but neither side had a counterattack. */
export type StepState = 'done' | 'now' | 'skipped' | 'ahead';

const BY_PHASE: Readonly<Record<string, StepId>> = {
  'conflict/events': 'events',
  'conflict/name': 'events',
  'conflict/answer': 'events',
  'conflict/outfox': 'events',
  'conflict/cards': 'cards',
  'conflict/card': 'cards',
  'conflict/second': 'cards',
  'conflict/roll': 'dice',
  'conflict/effects': 'effects',
  'conflict/effect': 'effects',
  'conflict/specials': 'specials',
  'conflict/pick': 'specials',
  'conflict/reroll': 'specials',
  'conflict/judge': 'result',
  'conflict/counter': 'counter',
};

/**
 * The step a conflict is in; null when none is running. A reshuffle may break in (§5.4): then the conflict itself
 * decides, and only a second card turned up can be what is waited for before there is a winner.
 */
export function stepOf({ phase, conflict }: HrView): StepId | null {
  if (!conflict) return null;
  return BY_PHASE[phase] ?? (conflict.winner === null ? 'cards' : 'clean-up');
}

export function stateOf(view: HrView, step: StepId): StepState {
  const now = stepOf(view);
  if (step === now) return 'now';
  const isPast = now === null || STEPS.indexOf(step) < STEPS.indexOf(now);
  if (!isPast) return 'ahead';
  return step === 'counter' && view.conflict?.counter === 'open' ? 'skipped' : 'done';
}
