import type { Line, Preview } from '../../../engine/kernel/types.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Of a combat: its chance, and the column it is fought on. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  const column = paramsOf(preview, 'btm.effect.odds', 'btm.effect.odds-passive')?.['column'];
  return share === null || column === undefined ? null : { key: 'table.btm.reason', params: { share, column } };
}
