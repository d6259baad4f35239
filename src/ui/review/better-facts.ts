/** Says what a better choice would have changed, in facts that can be checked on the board. */
import type { I18n } from '../../i18n/use-t.tsx';
import type { WeighedMove } from '../../lab/review/types.ts';
import { planAt } from '../../store/plan-at.ts';
import type { WhatIfGround } from '../../store/types.ts';
import { wordFacts } from '../table/reason.ts';

/** The facts of a suggestion; null where the move changes nothing on the board. */
export function tellBetter(
  ground: WhatIfGround,
  i18n: I18n,
  { at, seat, better }: Pick<WeighedMove, 'at' | 'seat' | 'better'>,
): string | null {
  if (!better) return null;
  const { facts, ifWon } = planAt(ground, at - 1, seat, better.notation);
  const what = wordFacts(i18n, facts);
  if (what === '') return null;
  return i18n.t(ifWon === 'facts' ? 'review.swing.if-won' : 'review.swing.facts', { what });
}
