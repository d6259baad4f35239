import type { Line, Preview } from '../../../engine/kernel/types.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Gives the chance, the hex and the points of a battle. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  const won = paramsOf(preview, 'hlb.effect.wins-points', 'hlb.effect.wins');
  if (share === null || !won) return null;
  const { hex = '', points = 0 } = won;
  return Number(points) > 0
    ? { key: 'table.hlb.reason.points', params: { share, hex, points } }
    : { key: 'table.hlb.reason', params: { share, hex } };
}
