import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import Award from '@lucide/icons/icons/award';
import ChevronsRight from '@lucide/icons/icons/chevrons-right';
import Copy from '@lucide/icons/icons/copy';
import Fuel from '@lucide/icons/icons/fuel';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import Shield from '@lucide/icons/icons/shield';
import Ship from '@lucide/icons/icons/ship';
import type { Line } from '../../../engine/kernel/types.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import { drawIcon, type IconShape } from '../../parts/icon.tsx';
import { NATIONS, SIDES, type HrWords } from './lookup.ts';
import { SideMark } from './side-mark.tsx';

/** The changes after a conflict, in the order of its clean-up (§7.8), each with a mark. */

/**
 * The start of the line's key after `hr.log.` gives its place in the clean-up and its mark; control has the new holder's
 * mark.
 */
const KINDS: readonly (readonly [starts: string, place: number, icon: IconShape | null])[] = [
  ['took', 0, null],
  ['unmarked', 0, null],
  ['fortress', 1, Shield],
  ['fleet', 1, Ship],
  ['hand-size', 2, Fuel],
  ['event-kept', 3, RefreshCw],
  ['event', 3, ArrowLeftRight],
  ['tested', 3, ArrowLeftRight],
  ['discarded', 4, Copy],
  ['drew', 4, Copy],
  ['reshuffled', 5, RefreshCw],
];
/** Surrenders, the year and the end of the war follow the control that caused them. */
const OTHERS = 1;
const kindOf = ({ key }: Line) => KINDS.find(([starts]) => key.startsWith(`hr.log.${starts}`));
export const rankChange = (line: Line): number => kindOf(line)?.[1] ?? OTHERS;

export function ChangeMark({ line }: { readonly line: Line }) {
  const icon = kindOf(line)?.[2];
  if (icon) return drawIcon(icon);
  const [nation, side] = [line.params?.['nation'], line.params?.['side']];
  const owner = NATIONS.find((one) => one === nation) ?? SIDES.find((one) => one === side);
  return owner ? <SideMark of={owner} /> : <span />;
}

export function wordStep(
  { t }: I18n,
  { key, params }: Line,
): { readonly what: string; readonly figures: string } | null {
  const side = SIDES.find((one) => one === params?.['side']);
  if (!key.startsWith('hr.log.hand-size') || side === undefined) return null;
  const figures = t('table.hr.fight.die.change', { from: Number(params?.['from']), to: Number(params?.['to']) });
  return { what: t('table.hr.change.hand-size', { side }), figures };
}

/** Rewards of winning a conflict (§7.9). */
const EARNED = {
  'bonus/centre': { text: 'table.hr.earned.centre', rule: '7.9.1', icon: Copy },
  'bonus/blitz': { text: 'table.hr.earned.blitz', rule: '7.9.2', icon: ChevronsRight },
  'turn/bonus': { text: 'table.hr.earned.success', rule: '7.9', icon: Award },
  waiting: { text: 'table.hr.earned.success-waiting', rule: '7.9', icon: Award },
} as const;

export const wordEarned = ({ view, i18n: { t } }: HrWords) => ({
  seat: view.side,
  items: view.earned.map((one) => {
    const { text, rule, icon } = EARNED[one];
    return { text: t(text), rule, mark: drawIcon(icon) };
  }),
});
