import type { TargetRef } from '../../../../engine/kernel/types.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { PartProps } from '../../../table/game-table.ts';

/** How cards that can be picked stand to the open question, and what pressing them does. */

/**
 * - `legal`, `chosen`  may be picked, is picked
 * - `barred`           one of its row is chosen now, but not this one: it answers *why*
 * - `rest`             nothing is asked of its row
 */
export type CardMark = 'legal' | 'chosen' | 'barred' | 'rest';

export type Presses = Pick<PartProps<HrTypes>, 'onPick' | 'onWhy' | 'onInspect'>;
export type Pointing = Presses & Pick<PartProps<HrTypes>, 'targets'>;

/** Whether one of these is to be picked now. */
export const isAsked = ({ targets }: Pick<Pointing, 'targets'>, refs: readonly TargetRef[]): boolean =>
  refs.some((ref) => targets.get(ref) === 'legal' || targets.get(ref) === 'chosen');

export function markOf({ targets }: Pick<Pointing, 'targets'>, ref: TargetRef, asked: boolean): CardMark {
  const state = targets.get(ref);
  if (asked && (state === 'legal' || state === 'chosen')) return state;
  return asked || state === 'refused' ? 'barred' : 'rest';
}

/** Picks what may be picked, asks why of what may not, looks at the rest. */
export function use({ onPick, onWhy, onInspect }: Presses, ref: TargetRef, mark: CardMark): void {
  if (mark === 'legal' || mark === 'chosen') onPick(ref);
  else if (mark === 'barred') onWhy(ref);
  else onInspect(ref);
}

/** Said after the name of a card. */
export const MARK_WORDS = {
  legal: 'table.hr.mark.legal',
  chosen: 'table.hr.mark.chosen',
  barred: 'table.hr.mark.barred',
} as const;
