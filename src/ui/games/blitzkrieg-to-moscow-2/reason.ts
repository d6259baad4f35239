import type { Line, Preview } from '../../../engine/kernel/types.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Gives the chance and the column of a combat. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  const column = paramsOf(preview, 'btm.effect.odds', 'btm.effect.odds-passive')?.['column'];
  return share === null || column === undefined ? null : { key: 'table.btm.reason', params: { share, column } };
}
