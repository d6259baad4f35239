import type { Odds } from '../../../engine/kernel/types.ts';
import { tellShare, wonOf } from '../../table/odds-told.ts';
import type { HrMove, HrWords } from './lookup.ts';
import { otherSide } from './lookup.ts';
import { endsFight } from './conflict-panel/chances.tsx';

/** The result of changing nothing if it is certain, or else its chance (§7.6). */
export function wordEnding({ view, i18n }: HrWords, move: HrMove, label: string, odds: Odds | undefined): string {
  const { conflict, fight, question } = view;
  if (!odds || !conflict || !endsFight(move)) return label;
  const won = wonOf(odds);
  const side = question && 'side' in question ? question.side : null;
  const [own, enemy] = side && fight ? [fight.totals[side].total, fight.totals[otherSide(side)].total] : [null, null];
  const isSure = won === 0 || won === odds.total;
  if (isSure && own !== null && enemy !== null)
    return i18n.t(won === 0 ? 'table.hr.keep.lost' : 'table.hr.keep.won', { label, own, enemy });
  return i18n.t('table.hr.keep.chance', { label, share: tellShare(i18n, odds) });
}
