import type { Line, Preview } from '../../../engine/kernel/types.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Gives the chance of a conflict with its assumption, and the enemy's loss in hand size. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  if (share === null) return null;
  const about = Math.min(99, Math.max(1, Math.round(100 * share)));
  const by = preview.odds?.assumed?.by.key;
  if (by !== undefined) return ifReason(preview, { about, by });
  const cost = paramsOf(preview, 'hr.log.hand-size-down');
  return cost
    ? { key: 'table.hr.reason.hand-size', params: { ...cost, about } }
    : { key: 'table.hr.reason', params: { about } };
}

function ifReason(preview: Preview, chance: { readonly about: number; readonly by: string }): Line {
  const cost = paramsOf(preview, 'hr.log.hand-size-down');
  return cost
    ? { key: 'table.hr.reason.hand-size.if', params: { ...cost, ...chance } }
    : { key: 'table.hr.reason.if', params: chance };
}
