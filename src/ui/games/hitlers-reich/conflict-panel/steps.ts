import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';

/** Steps of a conflict, C-1 to C-6, C-8 and the clean-up (Part 3 of the rules file, §7.2 to §7.8). */
const STEPS = ['events', 'cards', 'dice', 'effects', 'specials', 'result', 'counter', 'clean-up'] as const;
type StepId = (typeof STEPS)[number];

type StepState = 'done' | 'now' | 'ahead';

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
 * Null outside a conflict. During a reshuffle (§5.4) the step follows from the conflict itself: before there is a
 * winner, only a second card drawn can be pending.
 */
export function stepOf({ phase, conflict }: HrView): StepId | null {
  if (!conflict) return null;
  return BY_PHASE[phase] ?? (conflict.winner === null ? 'cards' : 'clean-up');
}

/** Later steps share the last place, under their own names while they are played. */
const SHOWN = 6;

export function listSteps(view: HrView): readonly { readonly step: StepId; readonly state: StepState }[] {
  const now = stepOf(view);
  const at = now === null ? SHOWN - 1 : Math.min(STEPS.indexOf(now), SHOWN - 1);
  return STEPS.slice(0, SHOWN).map((step, i) => ({
    step: i === at && now !== null ? now : step,
    state: i === at ? 'now' : i < at ? 'done' : 'ahead',
  }));
}
