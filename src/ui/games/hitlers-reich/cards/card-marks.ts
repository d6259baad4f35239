import type { TargetRef } from '../../../../engine/kernel/types.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { PartProps } from '../../../table/game-table.ts';

/** Marks of cards that can be picked, and the effect of a press. */

/**
 * - `legal`, `chosen`: can be picked; is picked
 * - `barred`: another card of its row can be chosen now, but not this one; it explains why
 * - `rest`: no card of its row is asked for
 */
export type CardMark = 'legal' | 'chosen' | 'barred' | 'rest';

export type Presses = Pick<PartProps<HrTypes>, 'onPick' | 'onWhy' | 'onInspect'>;
export type Pointing = Presses & Pick<PartProps<HrTypes>, 'targets'>;

export const isAsked = ({ targets }: Pick<Pointing, 'targets'>, refs: readonly TargetRef[]): boolean =>
  refs.some((ref) => targets.get(ref) === 'legal' || targets.get(ref) === 'chosen');

export function markOf({ targets }: Pick<Pointing, 'targets'>, ref: TargetRef, asked: boolean): CardMark {
  const state = targets.get(ref);
  if (asked && (state === 'legal' || state === 'chosen')) return state;
  return asked || state === 'refused' ? 'barred' : 'rest';
}

/** Picks a legal card, explains a barred one, inspects the rest. */
export function use({ onPick, onWhy, onInspect }: Presses, ref: TargetRef, mark: CardMark): void {
  if (mark === 'legal' || mark === 'chosen') onPick(ref);
  else if (mark === 'barred') onWhy(ref);
  else onInspect(ref);
}

/** Spoken after the card's name. */
export const MARK_WORDS = {
  legal: 'table.hr.mark.legal',
  chosen: 'table.hr.mark.chosen',
  barred: 'table.hr.mark.barred',
} as const;
